"""However a command ends, by an interrupt, a closed pipe or bad characters: no traceback, and no match is lost."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.__main__ import main

ROOT = Path(__file__).parents[2]


def _broken_off(*_: object, **__: object) -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize(
    ("words", "inside"),
    [
        ("arena haggis", "arena.compare"),
        ("bench", "bench.measure"),
        ("perft haggis", "perft.count"),
    ],
)
def test_a_key_to_break_off_ends_it_without_a_word(
    words: str, inside: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"engine.cli.{inside}", _broken_off)
    try:
        assert main(words.split()) == 130
    except KeyboardInterrupt:
        pytest.fail("it ends in a trace")
    assert capsys.readouterr() == ("", "")


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
@pytest.mark.parametrize("words", ["perft haggis --depth 1 --split", "play haggis --seed x --save {path}/match"])
def test_a_reader_who_is_gone_ends_it_without_a_word(words: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "engine", *words.replace("{path}", str(tmp_path)).split()]
    with subprocess.Popen(command, cwd=ROOT, stdin=-1, stdout=-1, stderr=-1) as process:
        assert process.stdout
        assert process.stdin
        assert process.stderr
        process.stdout.close()
        process.stdin.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141
    assert all('[Game "haggis"]' in path.read_text() for path in tmp_path.iterdir())
    assert len(list(tmp_path.iterdir())) == words.count("--save")


@pytest.mark.parametrize("encoding", ["utf-8:strict", "ascii", "latin-1"])
def test_signs_that_the_terminal_has_not_cost_no_match(encoding: str, tmp_path: Path) -> None:
    """Neither input in another encoding, nor names and symbols that the terminal cannot show."""
    path = tmp_path / "match"
    command = [sys.executable, "-m", "engine", "play", "team", "--seed", "x", "--names", "Zoë ♥", "--save", str(path)]
    typed = b"\xff\xfe\xc3\n?\nlog\n\xd8\x00"
    environment = os.environ | {"PYTHONIOENCODING": encoding, "PYTHONUTF8": "1"}
    done = subprocess.run(command, cwd=ROOT, input=typed, capture_output=True, env=environment, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert '[Seat0 "human:Zoë ♥"]' in path.read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="there is always an input")
def test_without_any_input_it_ends() -> None:
    command = f"exec '{sys.executable}' -m engine play haggis --seed x <&-"
    done = subprocess.run(["sh", "-c", command], cwd=ROOT, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
