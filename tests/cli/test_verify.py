"""`verify`: anybody can check that the cards of a match came from its seed."""

from pathlib import Path

import pytest

from engine.__main__ import main
from engine.cli.verify import verify
from engine.core import registry
from engine.core.match import Match, Player, create
from engine.core.rng import SplitMix64

SEATS = [Player("bot", "Anna", "club"), Player("bot", "Béla", "club")]


def played(deals: int) -> Match:
    """Returns a match after some deals of Handrömi with random moves, so that the stock was shuffled."""
    match = create(registry.game("handromi"), SEATS, {}, "1")
    rng = SplitMix64(1)
    while len(match.previous) < deals - 1 or match.outcome is None:
        if match.outcome is not None:
            match = match.next()
            continue
        seat = match.state.must[0]
        match = match.play(seat, match.game.write(rng.choice(match.legal(seat))))
    return match


def words(match: Match) -> list[str]:
    return [finding.word for finding in verify(match)]


def test_every_deck_and_shuffle_comes_from_the_seed() -> None:
    match = played(2)
    found = list(verify(match))
    assert [(one.deal, one.part) for one in found if one.part == "deck"] == [(1, "deck"), (2, "deck")]
    assert any(one.part.startswith("shuffle") for one in found)
    assert {one.word for one in found} == {"seed"}


def test_another_deck_and_another_shuffle_are_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played(1)
    line = next(line for line in match.lines if line.startswith("*:"))
    head, *names = line.split()
    swapped = " ".join([head, *names[1:], names[0]])
    before = match.text.partition(line)[0]
    record = tmp_path / "match.txt"
    record.write_text(f"{before}{swapped}\n", "utf-8")
    assert main(["verify", str(record), "--language", "en"]) == 1
    assert "shuffle 1: NOT what the seed gives" in capsys.readouterr().out
    record.write_text(match.text.replace('[Seed "1"]', '[Seed "2"]'), "utf-8")
    assert main(["verify", str(record), "--language", "en"]) == 1
    assert "deal 1, deck: NOT what the seed gives" in capsys.readouterr().out
    record.write_text(match.text, "utf-8")
    assert main(["verify", str(record), "--language", "en"]) == 0
    assert "NOT" not in capsys.readouterr().out


def test_it_speaks_the_language_that_is_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "match.txt"
    record.write_text(played(1).text, "utf-8")
    assert main(["verify", str(record), "--language", "hu"]) == 0
    deck, *shuffles = capsys.readouterr().out.splitlines()
    assert deck == "1. leosztás, pakli: ahogy a kezdőértékből következik"
    assert shuffles[0] == "1. leosztás, 1. keverés: ahogy a kezdőértékből következik"


def test_decks_that_were_given_are_called_so() -> None:
    game = registry.game("haggis")
    deck = create(game, SEATS, {}, "other").names
    assert words(create(game, SEATS, {}, "", decks={1: deck})) == ["set"]
    assert words(create(game, SEATS, {}, "other")) == ["seed"]


def test_a_record_that_does_not_count_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "match.txt"
    record.write_text(create(registry.game("haggis"), SEATS, {}, "x").text + "0:99z\n", "utf-8")
    with pytest.raises(SystemExit) as ended:
        main(["verify", str(record), "--language", "en"])
    assert ended.value.code == 2
    assert "does not count from line" in capsys.readouterr().err
