"""Arguments that make no sense: one sentence with what to do, status 2, no traceback."""

import io
import re
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.cli import arguments
from engine.cli.words import TerminalWords
from engine.core.registry import games

SAVES = Path(__file__).parents[1] / "saves"
GAMES = ", ".join(game.name for game in games())


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("", "required: {play,serve,arena,perft,bench,review,verify}"),
        ("nosuch", "invalid choice: 'nosuch'"),
        ("perft nosuch", f"there is no game 'nosuch'; there are {GAMES}"),
        ("bench --game nosuch", f"there is no game 'nosuch'; there are {GAMES}"),
        ("arena nosuch", f"there is no game 'nosuch'; there are {GAMES}"),
        ("play nosuch", f"there is no game 'nosuch'; there are {GAMES}"),
        ("perft haggis --file {path}/none", "{path}/none cannot be read: No such file or directory"),
        ("perft haggis --file {path}/bytes", "{path}/bytes cannot be read: it is not UTF-8 text"),
        ("perft haggis --file {path}/prose", "{path}/prose has no position"),
        ("perft haggis --file {path}/odd", "invalid literal"),
        ("perft haggis --record {path}/none", "{path}/none cannot be read: No such file or directory"),
        ("perft haggis --record {path}/bytes", "{path}/bytes cannot be read: it is not UTF-8 text"),
        ("perft haggis --record {path}/prose", "it is not a record"),
        ("perft haggis --record {path}/tail", "tail does not count from line "),
        ("perft boast --record {path}/whole", "{path}/whole is a record of haggis, not of boast"),
        ("perft haggis --file {path}/tails", "'one' does not count from line "),
        ("perft haggis --depth -1", "--depth: takes a whole number from 1 to 1000000000, not '-1'"),
        ("perft haggis --depth 0", "not '0'"),
        ("perft haggis --depth few", "not 'few'"),
        ("perft haggis --seats 9", "haggis is for 2 / 3 players, not 9"),
        ("arena haggis --deals 0", "--deals: takes a whole number from 1 to 1000000000, not '0'"),
        ("arena haggis --deals -5", "not '-5'"),
        ("arena haggis --playouts -1", "--playouts: takes a whole number from 0"),
        ("arena haggis --seats 0", "haggis is for 2 / 3 players, not 0"),
        ("arena haggis --option foo", "an option is written NAME=VALUE, not 'foo'; there are target, "),
        ("arena haggis --a os:path", "there is no bot 'os:path': it is not an object with a method think"),
        ("arena haggis --a .x:y", "there is no bot '.x:y': "),
        ("arena haggis --a :y", "there is no bot ':y': "),
        ("arena haggis --a engine.bots.bot:PolicyBot", "it is not an object with a method think"),
        ("bench --seconds -1", "--seconds: takes a number from 0 to 1000000000, not '-1'"),
        ("bench --seconds nan", "not 'nan'"),
        ("bench --seconds inf", "not 'inf'"),
        ("play haggis --option foo", "An option is written NAME=VALUE, not “foo”; there are target, "),
        ("play haggis --option foo=1", "there is no option 'foo'; there are target, "),
        ("play haggis --seats -1", "haggis is for 2 / 3 players, not -1"),
        ("play haggis --seats 1000000000", "haggis is for 2 / 3 players, not 1000000000"),
        ("play haggis --save {path}/none/match", "{path}/none is not a folder: make it first, or save elsewhere"),
        ("play haggis --names A\udcff", "--names: takes text in UTF-8, not 'A\\udcff'"),
        ("play haggis --seed \udcff", "--seed: takes text in UTF-8"),
        ("arena haggis --seed \udcff", "--seed: takes text in UTF-8"),
        ("perft haggis --seed \udcff", "--seed: takes text in UTF-8"),
        ("bench --seed \udcff", "--seed: takes text in UTF-8"),
        ("play --load {path}/none", "{path}/none cannot be read"),
        ("play --load {path}/bytes", "{path}/bytes cannot be read: it is not UTF-8 text"),
        ("play boast --load {path}/whole", "{path}/whole is a record of another game: haggis"),
        ("play --load {path}/tail --save {path}/tail", "tail does not count from line "),
    ],
)
def test_arguments_that_cannot_be_end_in_a_sentence(
    words: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bytes").write_bytes(b"\x7fELF\xd0")
    (tmp_path / "prose").write_text("hello")
    (tmp_path / "odd").write_text("id one\nperft 1 many\n")
    tail = (SAVES / "illegal-tail.txt").read_text(encoding="utf-8")
    (tmp_path / "tail").write_text(tail, encoding="utf-8")
    (tmp_path / "tails").write_text(f"id one\nperft 1 5\n{tail}", encoding="utf-8")
    (tmp_path / "whole").write_text((SAVES / "running.txt").read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(SystemExit) as end:
        main(words.replace("{path}", str(tmp_path)).split())
    assert end.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"{(words.split() or ['engine'])[0]}: " if words != "nosuch" else "engine: ")
    assert says.replace("{path}", str(tmp_path)) in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "says"),
    [("hu", "Melyik játék? Ezek vannak: "), ("de", "Welches Spiel? Es gibt "), ("ja", "どのゲームですか。")],
)
def test_who_plays_is_refused_in_their_language(language: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--language", language])
    assert f"play: {says}" in capsys.readouterr().err


def test_every_refusal_of_a_command_has_its_words() -> None:
    sources = "".join(path.read_text("utf-8") for path in Path(arguments.__file__).parent.glob("*.py"))
    codes = set(re.findall(r"Refused\([\"'](\w+)", sources))
    words = TerminalWords((), None)
    assert len(codes) >= 12
    assert [code for code in codes if not words.has(f"terminal/refused-{code}")] == []


def test_a_record_that_cannot_be_written_in_the_end_is_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert main(["play", "haggis", "--seed", "x", "--save", str(tmp_path)]) == 0
    out, err = capsys.readouterr()
    assert f"{tmp_path} cannot be written. The record is below" in err
    assert '[Game "haggis"]' in out
