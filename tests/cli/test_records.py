"""What is no record, or none for this version: `review`, `verify` and `play` say so in their reader's language."""

from pathlib import Path

import pytest

from engine.__main__ import main
from engine.cli.words import languages
from tests.host.reviewed import CUT, FOLDER

RECORD = (FOLDER / "boast-3-0.txt").read_text("utf-8").partition(CUT)[0]
TEXTS = {
    "empty": ("", "broken"),
    "words": ("hello\n", "broken"),
    "seats": (RECORD.replace("[Seat0", "[Seet0"), "broken"),
    "format": (RECORD.replace('[Format "1"]', '[Format "9"]'), "newer"),
    "rules": (RECORD.replace('[Rules "', '[Rules "9'), "newer"),
    "game": (RECORD.replace('[Game "boast"]', '[Game "whist"]'), "unknown"),
}
COMMANDS = (["review"], ["verify"], ["play", "boast", "--load"])


def refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """Returns what a command says as it refuses."""
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2
    return capsys.readouterr().err


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
@pytest.mark.parametrize(("text", "code"), TEXTS.values(), ids=TEXTS)
def test_what_is_no_record_is_said_in_every_language(
    text: str, code: str, command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file.txt"
    file.write_text(text, "utf-8")
    said = {}
    for language in languages():
        said[language] = refused([*command, str(file), "--language", language], capsys)
        assert str(file) in said[language]
        assert f"refused-{code}" not in said[language], "there are words for it"
    assert len({*said.values()}) == len(languages()), said
    assert {"broken": "no Talon record", "newer": "newer Talon", "unknown": "does not know"}[code] in said["en"]
