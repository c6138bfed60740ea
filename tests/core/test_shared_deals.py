"""Deals from shares: deck, dealer and shuffles follow from them, and the record keeps them while the deal lasts."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings

from engine.core import replay
from engine.core.dealing import deck_from
from engine.core.excerpt import excerpt, same_cards
from engine.core.match import BadDeck, Match, Player, create
from engine.core.record import parse, tag_line
from engine.core.replay import at, branch, load, undo
from engine.core.rng import SplitMix64
from engine.core.shares import seed_from
from tests.core.replayed import find, same
from tests.core.toy import GAME as TOY
from tests.strategies import PEOPLE, begin, played, plays, samples, seeds

HOST, GUEST, OTHER = "0f" * 16, "a1" * 32, "5c" * 24
FIRST, SECOND = (HOST, GUEST), (OTHER, GUEST, HOST)
NAMES = begin(TOY, 2, "set").names


def shared(seed: str = "", shares: tuple[str, ...] = FIRST, **wishes: str) -> Match:
    """Returns a new match whose first deal is from shares."""
    return create(TOY, PEOPLE[:2], wishes, seed, shares=shares)


def over(seed: int, match_seed: str = "s") -> Match:
    """Returns a match of two deals, each from shares of its own, at the end of the second."""
    rng = SplitMix64(seed)
    match = played(shared(match_seed, target="500"), rng)
    return played(match.next(shares=SECOND), rng)


def shuffled() -> Iterator[Match]:
    """Yields matches within a deal from shares in which the stock was shuffled."""
    for seed in range(40):
        match = played(shared("s", target="500"), SplitMix64(seed))
        if match.text.count("\n*:"):
            yield match


def test_the_deck_follows_from_the_shares_and_the_number_of_the_deal() -> None:
    match = over(1)
    first, second = match.deals
    assert first.names == deck_from(TOY, seed_from(FIRST), first.setup)
    assert second.names == deck_from(TOY, seed_from(SECOND), second.setup)
    assert (first.shares, second.shares) == (FIRST, SECOND)


def test_the_tag_stands_in_the_head_of_the_deal_before_the_deck() -> None:
    for deal, shares in zip(over(1).deals, (FIRST, SECOND), strict=True):
        *_, tag, deck, end = deal.head.split("\n")
        assert tag == f'[Shares "{" ".join(shares)}"]'
        assert deck.startswith("[Deck ")
        assert end == ""
    assert "[Shares" not in begin(TOY, 2, "s").text


def test_shares_choose_the_dealer_whatever_the_seed_is() -> None:
    chosen = {shares: shared(shares=shares).setup.dealer for shares in (FIRST, SECOND, (HOST,), (GUEST,), (OTHER,))}
    assert set(chosen.values()) == {0, 1}
    for shares, dealer in chosen.items():
        for seed in ("a", "b", "c", "d"):
            match = shared(seed, shares)
            assert (match.setup.dealer, match.names) == (dealer, shared(shares=shares).names)
            assert match.seed == seed
    assert create(TOY, PEOPLE[:2], {}, "", dealer=1, shares=FIRST).setup.dealer == 1


def test_a_later_deal_without_shares_comes_from_the_seed_and_cannot_be_told_from_the_shares() -> None:
    rng = SplitMix64(1)
    match = played(shared("secret", target="500"), rng)
    after = match.next()
    assert after.shares == ()
    assert "[Shares" not in after.text[len(after.preamble) :]
    assert after.names == deck_from(TOY, "secret", after.setup)
    with pytest.raises(BadDeck, match="no deck for deal 2, and no seed"):
        match._replace(seed="").next()


def test_shares_take_the_place_of_a_planned_deck_and_a_given_deck_that_of_both() -> None:
    first = create(TOY, PEOPLE[:2], {"target": "500"}, "s", decks={2: NAMES})
    match = played(first, SplitMix64(1))
    assert match.next().names == NAMES
    assert match.next(shares=SECOND).names == deck_from(TOY, seed_from(SECOND), match.next().setup)
    assert match.next(NAMES, shares=SECOND).names == NAMES


def replayed(match: Match, start: Match) -> Match | None:
    """Returns the moves of a match played from another start, or None if they are not possible there."""
    try:
        for seat, text in match.moves:
            start = start.play(seat, text)
    except ValueError:
        return None
    return start


def test_shuffles_within_the_deal_follow_from_the_shares_and_not_from_the_seed() -> None:
    matches = list(shuffled())
    assert matches
    for match in matches:
        other = replayed(match, match._replace(seed="another").restarted())
        assert other is not None
        assert other.lines == match.lines
        bare = replayed(match, match._replace(shares=()).restarted())
        assert bare is None or bare.lines != match.lines


@settings(max_examples=samples(6))
@given(seeds)
def test_every_moment_reloads_to_an_equal_match(seed: int) -> None:
    match = over(seed)
    assert same(match, match.text)
    for deal in (1, 2):
        there = at(match, deal, match.deals[deal - 1].plies // 2)
        assert there.shares == (FIRST, SECOND)[deal - 1]
        assert same(there, there.text)


def test_a_reader_that_does_not_know_the_tag_gives_the_same_states(monkeypatch: pytest.MonkeyPatch) -> None:
    matches = [over(1), *shuffled()]
    monkeypatch.setattr(replay, "_shares", lambda _: ())
    for match in matches:
        older = load(match.text, find)
        assert older.lost == ()
        for one, other in zip(older.match.deals, match.deals, strict=True):
            assert (one.state, one.lines, one.setup, one.names) == (
                other.state,
                other.lines,
                other.setup,
                other.names,
            )
            assert one.shares == ()


BAD = ["", " ", "x", HOST.upper(), f" {HOST}", f"{HOST}  {GUEST}", f"{HOST} x", " ".join([HOST] * 21), 'a "b" \\c']


@pytest.mark.parametrize("value", BAD)
def test_a_tag_without_shares_is_kept_and_costs_nothing(value: str) -> None:
    """The deck is in the record: as with the temperament of another version, the tag stays and changes nothing."""
    match = over(1)
    text = match.text
    for shares in (FIRST, SECOND):
        text = text.replace(tag_line("Shares", " ".join(shares)), tag_line("Shares", value))
    loaded = load(text, find)
    assert loaded.lost == ()
    assert loaded.match.text == text
    assert [deal.state for deal in loaded.match.deals] == [deal.state for deal in match.deals]
    assert {deal.source for deal in loaded.match.deals} == {"s"}
    assert all(line.text.count("[Shares") == 0 for block in parse(text)[0].blocks for line in block.lines)
    running = at(loaded.match, 2, 0)
    for there in plays(running, SplitMix64(2)):
        assert same(there, there.text)


def test_control_characters_in_the_tag_become_blanks_once() -> None:
    text = shared("s").text.replace(f"{HOST} {GUEST}", f"{HOST}\t{GUEST}")
    match = load(text, find).match
    assert match.shares == FIRST
    assert same(match, match.text)


def test_the_running_deal_keeps_its_shares_through_all_that_happens_to_it() -> None:
    match = played(shared("s", practice="on"), SplitMix64(3), 6)
    seat = match.moves[-1][0]
    changed = {
        "restarted": match.restarted(),
        "at": at(match, 1, 3),
        "undo": undo(match, seat, "decision"),
        "mark": match.mark(2),
        "reseat": match.reseat(1, Player("bot", "Ede", "club", "bold")),
        "concede": match.concede(0),
    }
    for what, after in changed.items():
        assert after.shares == FIRST, what
        assert after.head.count("[Shares ") == 1, what
        assert same(after, after.text), what


def test_a_branch_keeps_the_shares_of_earlier_deals_and_not_those_that_its_next_shuffle_would_follow_from() -> None:
    match = over(1)
    practice = branch(at(match, 2, 2))
    assert [deal.shares for deal in practice.deals] == [FIRST, ()]
    assert practice.names == match.names
    assert practice.source == practice.seed != match.source
    assert same(practice, practice.text)


@pytest.mark.parametrize("ply", [None, 2])
def test_an_excerpt_is_a_match_of_its_own_without_the_shares(ply: int | None) -> None:
    match = over(1)
    part = excerpt(match, ply)
    assert part.shares == ()
    assert "[Shares" not in part.text
    assert part.names == match.names
    assert part.source == part.seed not in {"", "s", match.source}


def test_a_rematch_has_the_old_cards_and_not_the_old_shares() -> None:
    match = over(1)
    rematch = same_cards(match, match.players)
    assert rematch.shares == ()
    assert rematch.names == match.deals[0].names
    assert rematch.setup == match.deals[0].setup
    assert "[Shares" not in rematch.text
    assert "[Shares" not in played(rematch, SplitMix64(4)).next().text
