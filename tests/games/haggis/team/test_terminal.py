"""The team game in the terminal: a whole match of bots, and an exchange hidden from the next person."""

import argparse
import io

import pytest

from engine.cli import play

BOTS = "bot:club:Ada,bot:club:Ben,bot:club:Cleo,bot:club:Dan"


def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: str, *lines: str) -> str:
    """Runs the command with arguments and lines of input; returns what it wrote."""
    parser = argparse.ArgumentParser()
    play.add(parser)
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    assert play.run(parser.parse_args(words.split())) == 0
    return str(capsys.readouterr().out)


def test_bots_play_a_match_to_its_end(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    out = typed(monkeypatch, capsys, f"team --seed a --names {BOTS}", *[""] * 8)
    assert out.count("The deal is over") >= 4
    assert "win the match with" in out


def test_an_exchange_is_shown_to_the_pair_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    names = "Anna,Béla,bot:club:Cili,bot:club:Dia"
    gifts = ("exchange 7s", "exchange 3h", "exchange 2c", "exchange 5d")
    out = typed(
        monkeypatch, capsys, f"team --seed a --names {names}", *(line for gift in gifts for line in ("", gift))
    )
    told = [line for line in out.splitlines() if " gives " in line or " chooses " in line]
    assert len(told) >= 8
    assert all(line.endswith("  1 card") for line in told)  # a shared screen names no cards
    hands = [line.split(": ")[1].split() for line in out.splitlines() if "’s hand: " in line]
    assert [hand.count("7s") for hand in hands] == [1, 1, 0, 1, 1]  # Anna's, Béla's by turns; Béla has the other 7s
