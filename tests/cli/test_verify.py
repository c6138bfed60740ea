"""`verify`: anybody can check that the cards of a match came from its seed, or from shares."""

from pathlib import Path

import pytest

from engine.__main__ import main
from engine.cli.words import languages
from engine.core import registry
from engine.core.match import Match, Player, create
from engine.core.provenance import provenances
from engine.core.rng import SplitMix64
from engine.core.shares import commitment

HOST, GUEST = "0f" * 16, "04" * 16  # a random first deal from these reaches the end of the stock
SEATS = [Player("bot", "Anna", "club"), Player("bot", "Béla", "club")]


def played(deals: int, *shares: str) -> Match:
    """Returns a match after some deals of Handrömi with random moves, so that the stock was shuffled."""
    match = create(registry.game("handromi"), SEATS, {}, "1", shares=shares)
    rng = SplitMix64(1)
    while len(match.previous) < deals - 1 or match.outcome is None:
        if match.outcome is not None:
            match = match.next(shares=shares)
            continue
        seat = match.state.must[0]
        match = match.play(seat, match.game.write(rng.choice(match.legal(seat))))
    return match


def decks(match: Match) -> list[str]:
    return [provenance.deck for provenance in provenances(match)]


def tampered(match: Match) -> str:
    """Returns the record up to its first shuffle, which comes out differently."""
    line = next(line for line in match.lines if line.startswith("*:"))
    head, *names = line.split()
    return match.text.partition(line)[0] + " ".join([head, *names[1:], names[0]]) + "\n"


def test_every_deck_and_shuffle_comes_from_the_seed() -> None:
    found = list(provenances(played(2)))
    assert [(one.deal, one.deck) for one in found] == [(1, "seed"), (2, "seed")]
    assert {word for one in found for word in one.shuffles} == {"seed"}
    assert {(one.shares, one.commitment) for one in found} == {((), None)}


def test_another_deck_and_another_shuffle_are_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played(1)
    record = tmp_path / "match.txt"
    record.write_text(tampered(match), "utf-8")
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
    assert decks(create(game, SEATS, {}, "", decks={1: deck})) == ["set"]
    assert decks(create(game, SEATS, {}, "other")) == ["seed"]


def test_every_deck_and_shuffle_comes_from_the_shares_of_its_deal() -> None:
    found = list(provenances(played(2, HOST, GUEST)))
    assert [(one.deal, one.deck, one.shares) for one in found] == [
        (1, "shares", (HOST, GUEST)),
        (2, "shares", (HOST, GUEST)),
    ]
    assert {word for one in found for word in one.shuffles} == {"shares"}
    assert {one.commitment for one in found} == {commitment(HOST)}


def test_a_deal_follows_from_all_of_the_shares_that_it_names_or_is_found_out() -> None:
    """A deck that the seed gives, or that was set, does not follow from shares that somebody has added to it."""
    match = played(1, HOST, GUEST)
    assert decks(match) == ["shares"]
    for shares in ((GUEST, HOST), (HOST,), (HOST, GUEST, GUEST), ("x",), (HOST, "x")):
        (found,) = provenances(match._replace(shares=shares))
        assert found.deck == "other", shares
        assert found.commitment == (None if "x" in shares else commitment(shares[0]))
    game = registry.game("haggis")
    dealt = create(game, SEATS, {}, "seed")
    set_up = create(game, SEATS, {}, "", decks={1: dealt.names})
    for other in (dealt, set_up):
        assert decks(other._replace(shares=(HOST, GUEST))) == ["other"]


def test_where_shares_are_none_shuffles_come_from_the_seed() -> None:
    match = played(1)._replace(shares=("x",))
    (found,) = provenances(match)
    assert (found.deck, {*found.shuffles}) == ("other", {"seed"})


@pytest.mark.parametrize("language", languages())
def test_the_commitment_of_the_host_is_printed_for_comparison(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "match.txt"
    match = played(1, HOST, GUEST)
    record.write_text(match.text, "utf-8")
    assert main(["verify", str(record), "--language", language]) == 0
    deck, committed, *shuffles = capsys.readouterr().out.splitlines()
    assert shuffles
    assert committed.endswith(commitment(HOST))
    if language == "en":
        assert deck == "deal 1, deck: as everybody's shares give it"
        assert shuffles[0] == "deal 1, shuffle 1: as everybody's shares give it"
    record.write_text(match.text.replace(f"{HOST} {GUEST}", f"{GUEST} {HOST}"), "utf-8")
    assert main(["verify", str(record), "--language", language]) == 1
    unlike, committed, *_ = capsys.readouterr().out.splitlines()
    assert committed.endswith(commitment(GUEST))
    assert unlike != deck
    if language == "en":
        assert unlike == "deal 1, deck: NOT what the shares give"


def test_a_shuffle_that_does_not_follow_from_the_shares_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "match.txt"
    record.write_text(tampered(played(1, HOST, GUEST)), "utf-8")
    assert main(["verify", str(record), "--language", "en"]) == 1
    assert "deal 1, shuffle 1: NOT what the shares give" in capsys.readouterr().out


def test_a_record_that_does_not_count_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "match.txt"
    record.write_text(create(registry.game("haggis"), SEATS, {}, "x").text + "0:99z\n", "utf-8")
    with pytest.raises(SystemExit) as ended:
        main(["verify", str(record), "--language", "en"])
    assert ended.value.code == 2
    assert "does not count from line" in capsys.readouterr().err
