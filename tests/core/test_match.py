"""Matches: successive deals, who sits where, totals, and the wording of each refusal."""

from typing import Any

import pytest
from hypothesis import given

from engine.core.cards import bits
from engine.core.dealing import deck_from
from engine.core.match import (
    BadDeck,
    DealOver,
    DealRunning,
    Match,
    MatchOver,
    NotYourTurn,
    Player,
    WrongSeats,
    all_options,
    create,
)
from engine.core.options import PRACTICE, UNDO, BadOption, UnknownOption
from engine.core.replay import load
from engine.core.rng import SplitMix64, seed_of
from engine.core.state import Ambiguous, BadNotation, IllegalMove, MatchEnd, Seat, after_chance
from tests.core.toy import GAME as TOY
from tests.core.toy.game import Toy
from tests.core.toy.rules.moves import KNOCK, Kind, Move
from tests.core.toy.rules.pack import DECKS
from tests.core.toy.rules.state import State
from tests.strategies import PEOPLE, begin, played, plays, seeds

NAMES = DECKS[2].list(DECKS[2].all)


def two(seed: str = "s", **wishes: str) -> Match:
    return begin(TOY, 2, seed, **wishes)


def ended(seed: int, *, deals: int = 1, **wishes: str) -> Match:
    """Returns a match at the end of a deal, by default of its first one."""
    rng = SplitMix64(seed)
    match = played(two(str(seed), **wishes), rng)
    for _ in range(deals - 1):
        match = played(match.next(), rng)
    return match


@pytest.mark.parametrize(
    "player", [Player("human", "Anna"), Player("bot", "B:C", "club"), Player("human", ""), *PEOPLE]
)
def test_players_read_back(player: Player) -> None:
    assert Player.parse(str(player)) == player


@pytest.mark.parametrize("text", ["", "human", "bot:Anna", "bot::Anna", "cat:Anna", "Human:Anna", "bot:"])
def test_a_player_is_a_human_or_a_bot_with_a_level(text: str) -> None:
    if text == "human":
        assert Player.parse(text) == Player("human", "")
    else:
        with pytest.raises(ValueError, match="neither human:NAME nor bot:LEVEL:NAME"):
            Player.parse(text)


def test_the_head_of_a_record_says_everything_that_the_first_deal_starts_from() -> None:
    match = create(TOY, PEOPLE[:2], {"target": "60"}, 'a "seed"', dealer=1, decks={1: NAMES, 3: NAMES[::-1]})
    assert match.text == "\n".join(
        [
            '[Format "1"]',
            '[Game "toy"]',
            '[Rules "1"]',
            '[Seat0 "human:Anna"]',
            '[Seat1 "bot:club:Béla"]',
            '[Option.target "60"]',
            '[Option.knock "on"]',
            '[Option.mixed "off"]',
            '[Option.undo "on"]',
            '[Seed "a \\"seed\\""]',
            f'[Deck3 "{" ".join(NAMES[::-1])}"]',
            "",
            '[Deal "1"]',
            '[Dealer "1"]',
            '[Leader "0"]',
            f'[Deck "{" ".join(NAMES)}"]',
            "",
        ]
    )


@pytest.mark.parametrize("seats", [0, 1, 4])
def test_a_game_has_room_for_its_seats_only(seats: int) -> None:
    with pytest.raises(WrongSeats, match=f"toy is for 2 to 3 players, not {seats}"):
        create(TOY, PEOPLE[:seats], {}, "")


@pytest.mark.parametrize("dealer", [-1, 2, 99])
def test_a_dealer_sits_at_the_table(dealer: int) -> None:
    with pytest.raises(WrongSeats, match="no seat"):
        create(TOY, PEOPLE[:2], {}, "", dealer=dealer)


def test_the_first_dealer_is_drawn_from_the_seed() -> None:
    """D-H36: every seat gets to deal."""
    dealers = [two(str(seed)).setup.dealer for seed in range(40)]
    assert set(dealers) == {0, 1}
    assert two("7").setup.dealer == SplitMix64(seed_of("7/dealer")).below(2)
    assert create(TOY, PEOPLE[:2], {}, "7", dealer=1).setup.dealer == 1


def test_wishes_are_settled_and_refused() -> None:
    assert all_options(TOY)[-2:] == (UNDO, PRACTICE)
    assert not two(undo="off").options.on("undo")
    with pytest.raises(UnknownOption):
        two(trumps="on")
    with pytest.raises(BadOption):
        two(target="4")


@pytest.mark.parametrize(
    ("decks", "words"),
    [
        ({1: NAMES[1:]}, "deck of deal 1: 1 cards are missing"),
        ({1: NAMES, 2: ("9z", *NAMES[1:])}, "deck of deal 2: '9z' is not a card"),
    ],
)
def test_a_deck_that_is_not_the_whole_deck_is_refused_at_once(decks: dict[int, tuple[str, ...]], words: str) -> None:
    with pytest.raises(BadDeck, match=words):
        create(TOY, PEOPLE[:2], {}, "", decks=decks)


def test_the_same_seed_deals_the_same_cards_and_another_one_others() -> None:
    assert two("x") == two("x")
    assert two("x").text == two("x").text
    assert len({two(str(seed)).names for seed in range(20)}) == 20


def test_a_move_is_written_in_its_one_spelling() -> None:
    match = create(TOY, PEOPLE[:2], {}, "", dealer=1, decks={1: NAMES})
    first, second = (match.legal(seat)[0] for seat in (0, 1))
    match = match.play(0, f"  {TOY.write(first)} ").play(1, TOY.write(second)).play(0, "draw")
    held = [move for move in match.legal(0) if move.cards.bit_count() == 2]
    one, two_ = DECKS[2].list(held[0].cards)
    assert match.play(0, f"drop {two_}   {one}").lines[-1] == f"0:drop {one} {two_}"
    assert match.plies == 3
    assert match.moves[0] == (0, TOY.write(first))


class Vague(Toy):
    """The toy in which "any 2a 3b" gives whichever of these cards is legal."""

    def read(self, text: str) -> Move:
        word, *names = text.split()
        if word != "any":
            return Toy.read(self, text)
        moves = tuple(Toy.read(self, f"give {name}") for name in names)
        raise Ambiguous("it is not said which", moves)


def test_a_text_of_several_meanings_is_the_one_that_is_legal() -> None:
    match = create(Vague(), PEOPLE[:2], {}, "", dealer=1, decks={1: NAMES})
    held = [TOY.write(move).split()[1] for move in match.legal(0)]
    mine, also, *_ = held
    other = next(name for name in NAMES if name not in held)
    for names in (f"{mine} {other}", f"{other} {mine}"):
        played = match.play(0, f"any {names}")
        assert played.lines[-1] == f"0:give {mine}"  # the record is unambiguous
        assert load(played.text, lambda _: match.game).match == played
    said = rf"'any {mine} {also}' can be 'give {mine}' or 'give {also}': say which \(seat 0, deal 1, ply 0\)"
    with pytest.raises(BadNotation, match=said):
        match.play(0, f"any {mine} {also}")
    with pytest.raises(IllegalMove, match="is not among the"):
        match.play(0, f"any {other}")
    with pytest.raises(NotYourTurn):
        played.play(0, f"any {mine} {other}")


class OlderState(State):
    """A state of an older version of the toy, in which everybody could knock."""

    def retired(self, seat: Seat, move: Move) -> bool:
        return move.kind is Kind.KNOCK and not self.knocked[seat]


class Older(Toy):
    position = OlderState


def test_a_move_of_older_records_is_played_and_not_offered() -> None:
    match = create(Older(), PEOPLE[:2], {"knock": "off"}, "", dealer=1, decks={1: NAMES})
    assert KNOCK not in match.legal(0)
    knocked = match.play(0, "knock")
    assert load(knocked.text, lambda _: match.game).match == knocked
    with pytest.raises(IllegalMove):
        knocked.play(0, "knock")
    with pytest.raises(IllegalMove):
        create(TOY, PEOPLE[:2], {"knock": "off"}, "", dealer=1, decks={1: NAMES}).play(0, "knock")


def test_refusals_carry_the_text_the_seat_and_the_ply() -> None:
    match = create(TOY, PEOPLE[:2], {}, "", dealer=1, decks={1: NAMES})
    with pytest.raises(
        BadNotation, match=r"'foo' is not a move \(seat 0, deal 1, ply 0\): 'foo' is no move of the toy"
    ):
        match.play(0, "foo")
    with pytest.raises(IllegalMove, match=r"'draw' is not among the \d+ legal moves \(seat 0, deal 1, ply 0\)"):
        match.play(0, "draw")
    match = match.play(1, TOY.write(match.legal(1)[0]))
    with pytest.raises(NotYourTurn, match=r"'draw': this seat has nothing to do now \(seat 1, deal 1, ply 1\)"):
        match.play(1, "draw")
    for seat in (-1, 2, 99):
        assert match.legal(seat) == ()
        with pytest.raises(NotYourTurn):
            match.play(seat, "draw")
    with pytest.raises(BadNotation, match=r"^'x{80}' is not a move"):
        match.play(0, "x" * 1000)


def test_a_finished_deal_takes_no_move_and_a_running_one_no_next() -> None:
    match = ended(1, target="500")
    with pytest.raises(DealOver):
        match.play(0, "draw")
    with pytest.raises(DealRunning):
        two().next()


@given(seeds)
def test_deals_follow_each_other_and_totals_run(seed: int) -> None:
    first = ended(seed, target="500")
    assert first.outcome
    assert first.totals == first.outcome.points
    second = first.next()
    assert second.totals == first.totals == second.setup.totals
    assert second.setup.dealer == 1 - first.setup.dealer
    assert second.setup.carry in {"0", "1"}
    assert f'[Carry "{second.setup.carry}"]' in second.head
    assert second.text.startswith(first.text)
    assert second.deals == (first, second)
    assert second.names != first.names
    after = played(second, SplitMix64(seed))
    assert after.outcome
    assert after.totals == tuple(a + b for a, b in zip(first.totals, after.outcome.points, strict=True))


def test_the_match_ends_once_and_says_who_won() -> None:
    match = ended(5, target="5")
    assert isinstance(match.end, MatchEnd)
    assert match.end.totals == match.totals
    assert sorted(match.end.ranking) == [1, 2]
    assert match.totals[match.end.ranking.index(1)] == max(match.totals)
    with pytest.raises(MatchOver):
        match.next()
    assert two().end is None
    assert ended(5, target="500").end is None


def test_decks_given_ahead_are_used_in_their_deal_and_one_given_now_goes_before() -> None:
    rng = SplitMix64(2)
    begun = create(TOY, PEOPLE[:2], {"target": "500"}, "s", decks={2: NAMES})
    first = played(begun, rng)
    assert first.next().names == NAMES
    assert first.next(NAMES[::-1]).names == NAMES[::-1]
    with pytest.raises(BadDeck, match="deck of deal 2"):
        first.next(NAMES[1:])
    third = played(first.next(), rng).next()
    assert third.names == deck_from(TOY, "s", third.setup)


def test_names_and_seeds_are_kept_as_the_record_keeps_them() -> None:
    match = create(TOY, [Player("human", "A\nna"), Player("human", "\x1b")], {}, "a\tb")
    assert [player.name for player in match.players] == ["A na", " "]
    assert match.seed == "a b"
    assert match.reseat(0, Player("human", "B\n")).players[0].name == "B "


def test_a_seat_changes_hands_at_its_ply() -> None:
    match = two()
    sara = Player("human", "Sára")
    after = match.reseat(1, sara)
    assert after.players == (PEOPLE[0], sara)
    assert after.sitting == PEOPLE[:2]
    assert after.lines == ('[Seat1 "human:Sára"]',)
    assert (after.state, after.plies) == (match.state, 0)
    assert after.restarted() == match
    finished = played(after, SplitMix64(1))
    assert finished.next().sitting == (PEOPLE[0], sara)


def test_a_due_shuffle_is_recorded_and_drawn_from_the_seed() -> None:
    for match in plays(two("3", target="500"), SplitMix64(3)):
        assert match.state.chance is None or match.outcome
        if match.lines and match.lines[-1].startswith("*:"):
            break
    else:
        pytest.fail("no shuffle came")
    word, *names = match.lines[-1].split()
    assert word == "*:shuffle"
    state: Any = match.state
    assert tuple(names) == tuple(DECKS[2].names[card] for card in state.stock)
    assert len(state.pile) == 1


def test_a_shuffle_due_before_anybody_may_act_is_the_first_line() -> None:
    match = two(mixed="on")
    assert [line.split()[0] for line in match.lines] == ["*:shuffle"]
    assert match.moves == ()
    assert len(two(mixed="off").lines) == 0


def test_without_a_record_due_cards_come_by_id_and_lie_as_they_are_put() -> None:
    match = two(mixed="on")
    fresh = TOY.deal(match.setup, match.deck.order(match.names))
    assert fresh.chance is not None
    state: Any = after_chance(fresh, list.reverse)
    assert state.chance is None
    assert state.stock == tuple(sorted(state.stock, reverse=True))
    assert set(state.stock) == set(bits(fresh.chance.cards))
    assert after_chance(state, list.clear) is state


def test_a_shuffle_on_record_is_used_and_one_that_does_not_fit_is_refused() -> None:
    match = two("3", mixed="on")
    names = tuple(match.lines[0].split()[1:])
    start = create(TOY, PEOPLE[:2], {"mixed": "on"}, "3", shuffles=[names[::-1]])
    assert start.lines == (" ".join(["*:shuffle", *names[::-1]]),)
    assert start.state != match.state
    for wrong, words in [
        ((*names[1:], "9z"), "'9z' is not among the cards"),
        (names[1:], "1 cards are missing"),
        ((*names, names[0]), "is not among the cards"),
    ]:
        with pytest.raises(ValueError, match=words):
            create(TOY, PEOPLE[:2], {"mixed": "on"}, "3", shuffles=[wrong])
    with pytest.raises(ValueError, match="no shuffle was due here"):
        create(TOY, PEOPLE[:2], {"mixed": "on"}, "3", shuffles=[names, names])
    with pytest.raises(ValueError, match="no shuffle was due here"):
        match.play(0, TOY.write(match.legal(0)[0]), [names])
