"""`review`: every decision of a finished deal, with what was better, and how well each seat played."""

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.core import registry
from engine.core.match import Player, create
from engine.core.rng import SplitMix64
from tests.host.test_reviewing import finished


def review(*words: str, language: str = "en") -> int:
    """Runs the command in a separate thread: in this one the browser of other tests may have a loop running."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(main, ["review", *words, "--language", language]).result()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Writes the record of a Haggis deal with random moves."""
    path = tmp_path / "match.txt"
    path.write_text(finished("haggis", 2).text, "utf-8")
    return path


def test_each_decision_has_a_line_and_each_seat_an_accuracy(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert review(str(record), "--playouts", "40") == 0
    *decisions, _, _ = lines = capsys.readouterr().out.splitlines()
    assert len(decisions) > 10
    for line in decisions:
        assert re.search(r"^deal 1, move \d+, .*: .*(best|good|inaccuracy|mistake|blunder)", line)
    for line in lines[-2:]:
        assert re.search(r"accuracy \d+\.\d over \d+ decisions$", line)


def test_a_worse_move_has_the_reasons_for_the_better_one(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert review(str(record), "--playouts", "100") == 0
    lines = capsys.readouterr().out.splitlines()[:-2]
    worse = [line for line in lines if re.search(r": (inaccuracy|mistake|blunder) ", line)]
    told = [line for line in worse if re.search(r" points behind [^·]+ · [A-Z][^·]+[a-z]", line)]
    assert len(told) > 2
    assert not [line for line in lines if "why" in line], "no bare code"
    assert not [line for line in set(lines) - set(worse) if re.search(r" · [A-Z]", line)], "only for a worse move"


def test_each_of_several_deals_has_an_accuracy(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match, rng = finished("boast", 3).next(), SplitMix64(6)
    while not match.deal_over:
        (seat, *_) = match.state.must
        match = match.play(seat, match.game.write(rng.choice(match.legal(seat))))
    path = tmp_path / "two.txt"
    path.write_text(match.text, "utf-8")
    assert review(str(path), "--playouts", "10", "--seat", "1") == 0
    said = capsys.readouterr().out
    found = re.findall(r"^(deal \d, |)seat 1: accuracy (\S+) over (\d+) decisions$", said, re.MULTILINE)
    assert [where for where, _, _ in found] == ["deal 1, ", "deal 2, ", ""]
    (one, few), (other, more), (mean, both) = [(float(accuracy), int(number)) for _, accuracy, number in found]
    assert few + more == both
    assert mean == pytest.approx((one * few + other * more) / both, abs=0.1)
    assert one != other
    assert review(str(path), "--playouts", "10", "--seat", "1", "--deal", "2") == 0
    assert capsys.readouterr().out.count("accuracy") == 1, "that of the only deal"


def test_a_seat_alone_can_be_looked_at(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert review(str(record), "--playouts", "40", "--seat", "1") == 0
    *decisions, last = capsys.readouterr().out.splitlines()
    assert decisions
    assert last.startswith("seat 1: accuracy")


@pytest.mark.parametrize(
    ("words", "said"), [(["--seat", "2"], "There is no seat 2"), (["--deal", "2"], "has no finished deal")]
)
def test_what_cannot_be_reviewed_is_said(
    record: Path, words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["review", str(record), *words])
    assert ended.value.code == 2
    assert said in capsys.readouterr().err


def test_a_move_of_older_rules_is_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = create(registry.game("team"), [Player("bot", "", "club")] * 4, {}, "older")
    rng = SplitMix64(5)
    older = 0
    while match.outcome is None:
        if not older and "bet 10" in [match.game.write(move) for move in match.legal(1)]:
            match = match.play(1, "bet 0")
            older = match.plies
        seat = match.state.must[0]
        match = match.play(seat, match.game.write(rng.choice(match.legal(seat))))
    assert older
    record = tmp_path / "older.txt"
    record.write_text(match.text, "utf-8")
    assert review(str(record), "--playouts", "1") == 0
    told = capsys.readouterr().out
    assert "accuracy" in told
    assert f"move {older}," not in told


def test_it_speaks_the_language_that_is_asked_for(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert review(str(record), "--playouts", "40", "--seat", "1", language="de") == 0
    *decisions, last = capsys.readouterr().out.splitlines()
    assert all(
        re.search(r"^Runde 1, Zug \d+, .*(optimal|gut|Ungenauigkeit|Fehler|Patzer)", line) for line in decisions
    )
    assert re.search(r"^Platz 1: Genauigkeit \d+,\d bei \d+ Entscheidungen$", last)
