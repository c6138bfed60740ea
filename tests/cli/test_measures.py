"""`perft` and `bench` on the command line: their output and their exit status."""

import json
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.core.registry import game, games
from engine.core.rng import SplitMix64
from tests.strategies import begin, played

PERFT = Path(__file__).parents[1] / "games" / "haggis" / "haggis.perft"


def small_perft(tmp_path: Path) -> Path:
    """Returns a file with the quickest position of the real one."""
    blocks = PERFT.read_text().split("\nid ")
    path = tmp_path / "small.perft"
    path.write_text("id " + next(block for block in blocks if block.startswith("2 players, the last cards, few")))
    return path


def test_perft_checks_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "haggis", "--file", str(small_perft(tmp_path))]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(": ")[1].split()[1] for line in lines] == [str(depth) for depth in range(1, len(lines) + 1)]
    assert not any("is known" in line for line in lines)


def test_perft_prints_the_position_and_the_split_when_a_number_does_not_come_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = small_perft(tmp_path)
    path.write_text(path.read_text().replace("perft 2 20\n", "perft 2 21\n"))
    assert main(["perft", "haggis", "--file", str(path)]) == 1
    out = capsys.readouterr().out
    assert "perft 2 20" in out
    assert "but 21 is known" in out
    assert '[Deck "' in out
    assert out.splitlines()[-1].endswith(" 20")  # the split: all 20 ways begin with the one first move


def test_perft_counts_from_a_record_and_from_a_new_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played(begin(game("haggis"), 2, 1), SplitMix64(1), 20)
    path = tmp_path / "record.txt"
    path.write_text(match.text)
    assert main(["perft", "haggis", "--record", str(path), "--depth", "1", "--split"]) == 0
    first, *moves = capsys.readouterr().out.splitlines()
    assert first.split()[:3] == ["perft", "1", str(len(moves))]
    assert main(["perft", "haggis", "--seats", "3", "--depth", "1"]) == 0
    assert int(capsys.readouterr().out.split()[2]) > 100


def test_bench_measures_each_game_and_number_of_players_even_in_no_time(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("engine.cli.bench.STRONGEST", "casual")  # whose single decision takes a moment
    assert main(["bench", "--seconds", "0"]) == 0
    figures = json.loads(capsys.readouterr().out)
    tables = [(speed["game"], speed["seats"]) for speed in figures["games"]]
    assert tables == [(game.name, seats) for game in games() for seats in game.seats]
    for speed in figures["games"]:
        assert speed["deals_per_second"] > 0
        assert speed["decisions_per_second"] > speed["deals_per_second"]
        for median, late in (speed["opening_ms"], speed["policy_ms"]):
            assert 0 < median <= late
        assert speed["rollouts_per_second"] > 0
        assert speed["playouts_per_second"] >= 0
        if speed["game"] == "boast":
            assert speed["decisions_per_deal"] == 7 * speed["seats"]
    (team,) = [speed for speed in figures["games"] if speed["game"] == "team"]
    assert team["opening_moves"] > 100, "a lead, and no exchange"
