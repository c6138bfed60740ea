"""The search shared by all games: worlds, candidates, halving, and what it may know."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from engine.bots.bot import PolicyBot, Thought
from engine.bots.rollouts import PolicyRollouts
from engine.bots.search import KnowingBot, SearchBot, _thought, _Weighed, gain
from engine.bots.worlds import every_filling, fillings
from engine.core import registry
from engine.core.cards import Cards
from engine.core.determinizer import Hidden, HiddenSlot
from engine.core.match import AnyGame, Match, Player, create
from engine.core.rng import SplitMix64
from engine.core.search import Prospect, Search, Searching
from engine.core.table import Text
from engine.core.upshots import AHEAD, ALONE, BEHIND, BEST, Upshots

GAMES = [(game.name, seats) for game in registry.games() for seats in game.seats]


def test_gain_is_what_a_side_has_over_the_mean_of_the_others() -> None:
    assert gain((10, 4, 2), (0, 1, 2), 0, low=False) == 7
    assert gain((10, 4, 2), (0, 1, 2), 2, low=False) == -5
    assert gain((10, 4, 2), (0, 1, 2), 2, low=True) == 5
    assert gain((10, 4, 10, 4), (0, 1, 0, 1), 3, low=False) == -6  # partners have the same points


def slots() -> Hidden:
    return Hidden(0b111, (HiddenSlot("a", 1, 0b111), HiddenSlot("b", 2, 0b111)))


def drawn(count: int, likelihood: Any = None) -> Counter[Cards]:
    """Returns how often each card fell into the first slot."""
    found = fillings(slots(), likelihood, SplitMix64(1))
    return Counter(filling["a"] for filling, _ in zip(found, range(count), strict=False))


def test_fillings_are_equally_likely_where_nothing_is_known() -> None:
    assert all(280 < count < 390 for count in drawn(1000).values())


def test_fillings_come_by_their_likelihood() -> None:
    found = drawn(1000, lambda filling: 2.0 if filling["a"] == 1 else 1.0 if filling["a"] == 2 else 0.0)
    assert found[4] == 0
    assert 1.5 < found[1] / found[2] < 2.5


def test_a_world_of_which_all_are_impossible_is_still_drawn() -> None:
    assert sum(drawn(10, lambda _: 0.0).values()) == 10


class _Counting:
    """Rollouts that end at once: each card in hand costs a point, and the worlds are noted."""

    upshots: tuple[str, ...] = ()

    def __init__(self) -> None:
        self.states: list[Any] = []

    def points(self, state: Any, rng: SplitMix64) -> tuple[float, ...]:
        """Returns minus the size of each hand."""
        del rng
        self.states.append(state)
        return tuple(-float(hand.bit_count()) for hand in state.hands)


@dataclass
class Stub:
    """Makes a game with its own search, in which the first legal moves are equally good prospects."""

    rollouts: _Counting
    plays: int = 100

    def __call__(self, game: AnyGame) -> AnyGame:
        made = type(game)()
        found: Search[Any, Any] = Search(
            lambda _, legal: tuple(Prospect(move, 0.0) for move in legal[: self.plays]), lambda _: self.rollouts
        )
        made.search = found  # type: ignore[misc]
        return made


def opening(seed: str, name: str = "haggis", seats: int = 2) -> Match:
    return create(registry.game(name), [Player("bot", "", "club")] * seats, {}, seed)


def thoughts(bot: SearchBot, game: AnyGame, match: Match, seed: int = 5) -> Iterator[Thought]:
    seat = match.state.must[0]
    return bot.think(game, match.state.information(seat), match.state.legal(seat), SplitMix64(seed))


def test_the_candidates_meet_the_same_worlds_and_the_weaker_half_is_dropped() -> None:
    counting = _Counting()
    match = opening("halving")
    game = Stub(counting, 6)(match.game)
    *_, last = thoughts(SearchBot(Searching(worlds=8, kept=(3, 2), trust=0.0)), game, match)
    # 6 candidates in 2 worlds, 3 in the next 2, 2 in the last 4.
    assert last.playouts == len(counting.states) == 6 * 2 + 3 * 2 + 2 * 4
    other = 1 - match.state.must[0]
    hands = [state.hands[other] for state in counting.states]
    assert len(set(hands[:6])) == len(set(hands[6:12])) == 1
    assert len(set(hands)) == 8
    assert len(last.candidates) == 6
    assert last.move == last.candidates[0].move
    sheds = [one.move.cards.bit_count() for one in last.candidates]
    assert sheds[0] == max(sheds)


def test_a_thought_says_the_gain_and_how_sure_it_is() -> None:
    match = opening("errors")
    game = Stub(_Counting(), 2)(match.game)
    *_, last = thoughts(SearchBot(Searching(worlds=4, trust=0.0)), game, match)
    best = last.candidates[0]
    assert best.value == best.move.cards.bit_count()  # as many points as cards were played
    assert best.error == 0.0


def test_the_first_thought_is_the_policys_and_costs_nothing() -> None:
    match = opening("first")
    game = Stub(_Counting())(match.game)
    first = next(thoughts(SearchBot(Searching(worlds=4)), game, match))
    seat = match.state.must[0]
    policy = next(PolicyBot().think(game, match.state.information(seat), match.state.legal(seat), SplitMix64(0)))
    assert first == policy


def test_a_single_prospect_is_played_without_a_search() -> None:
    counting = _Counting()
    match = opening("clear")
    game = Stub(counting, 1)(match.game)
    *_, last = thoughts(SearchBot(Searching(worlds=4)), game, match)
    assert last.move == match.state.legal(match.state.must[0])[0]
    assert counting.states == []


def test_a_knowing_bot_sees_the_true_world_alone() -> None:
    counting = _Counting()
    match = opening("knowing")
    state: Any = match.state
    game = Stub(counting, 3)(match.game)
    seat = match.state.must[0]
    bot = KnowingBot(Searching(worlds=4)).shown(state)
    list(bot.think(game, match.state.information(seat), match.state.legal(seat), SplitMix64(1)))
    assert {state.hands[1 - seat] for state in counting.states} == {state.hands[1 - seat]}
    assert len(counting.states) == 3  # one rollout per candidate: another would end the same way


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_rollouts_by_the_policy_end_as_the_deal_would(name: str, seats: int) -> None:
    match = opening("rollout", name, seats)
    state, game = match.state, match.game
    rng = SplitMix64(3)
    found = PolicyRollouts(game).points(state, SplitMix64(3))
    while state.outcome is None:
        if state.chance is not None:
            cards = [card for card in match.deck.ids if state.chance.cards >> card & 1]
            rng.shuffle(cards)
            state = state.shuffle(tuple(cards))
            continue
        seat = state.must[0]
        state = state.play(seat, game.policy(state.information(seat), state.legal(seat))[0])
    assert found == state.outcome.points


def test_a_likelihood_is_asked_with_what_the_seat_knows() -> None:
    asked: list[Any] = []

    def likelihood(info: Any, filling: Mapping[str, Cards]) -> float:
        asked.append((info.seat, sorted(filling)))
        return 1.0

    match = opening("asked")
    game = Stub(_Counting(), 2)(match.game)
    assert game.search is not None
    game.search = Search(game.search.prospects, game.search.rollouts, likelihood)  # type: ignore[misc]
    list(thoughts(SearchBot(Searching(worlds=4)), game, match))
    assert asked[0] == (match.state.must[0], ["haggis", f"hand:{1 - match.state.must[0]}"])


def ending(seed: str) -> Match:
    """Returns a match at a decision with only a few possible worlds."""
    match = opening(seed)
    while match.outcome is None:
        info = match.state.information(match.state.must[0])
        if len(every_filling(match.game.determinizer.hidden(info), 60)) > 1:
            break
        move, _ = match.game.policy(info, match.legal(match.state.must[0]))
        match = match.play(match.state.must[0], match.game.write(move))
    assert match.outcome is None
    return match


def test_where_few_worlds_are_left_each_is_looked_into_once_and_weighs_what_it_is_likely() -> None:
    match = next(match for match in map(ending, map(str, range(20))) if len(match.legal(match.state.must[0])) > 1)
    seat = match.state.must[0]
    info, legal = match.state.information(seat), match.legal(seat)
    other = f"hand:{1 - seat}"
    every = every_filling(match.game.determinizer.hidden(info), 60)
    favoured, excluded = every[0][other], every[1][other]

    def likelihood(_: Any, filling: Mapping[str, Cards]) -> float:
        return 3.0 if filling[other] == favoured else 0.0 if filling[other] == excluded else 1.0

    class Telling(_Counting):
        """Rollouts that give the seat a point if the other holds the favoured hand."""

        def points(self, state: Any, rng: SplitMix64) -> tuple[float, ...]:
            super().points(state, rng)
            told = [0.0, 0.0]
            told[seat] = float(match.game.determinizer.hidden(info).pool & state.hands[1 - seat] == favoured)
            return tuple(told)

    counting = Telling()
    game = Stub(counting, 2)(match.game)
    assert game.search is not None
    game.search = Search(game.search.prospects, game.search.rollouts, likelihood)  # type: ignore[misc]
    *_, last = SearchBot(Searching(worlds=240, trust=0.0)).think(game, info, legal, SplitMix64(1))
    weights = [likelihood(info, filling) for filling in every]
    assert last.playouts == 2 * sum(weight > 0 for weight in weights)
    told = sum(weight for weight, filling in zip(weights, every, strict=True) if filling[other] == favoured)
    assert [(one.value, one.error) for one in last.candidates] == [(round(told / sum(weights), 6), 0.0)] * 2


def test_the_last_thought_says_what_speaks_for_the_best_moves() -> None:
    match = opening("reasons")
    game = Stub(_Counting(), 6)(match.game)
    assert game.search is not None
    game.search = Search(  # type: ignore[misc]
        game.search.prospects,
        game.search.rollouts,
        reasons=lambda _, legal, move: (Text.of("why/at", at=legal.index(move)),),
    )
    *_, before, last = thoughts(SearchBot(Searching(worlds=4)), game, match)
    assert (before.move, before.playouts) == (last.move, last.playouts)
    legal = match.state.legal(match.state.must[0])
    policy, _ = game.policy(match.state.information(match.state.must[0]), legal)
    for one in last.candidates[:3]:
        assert one.move == policy or one.reasons == (Text.of("why/at", at=legal.index(one.move)),)
    assert all(one.reasons == () or one.move == policy for one in last.candidates[3:])


def test_a_move_that_was_dropped_is_set_beside_the_best_in_the_worlds_that_both_went_through() -> None:
    best, other = _Weighed("best", 0.0), _Weighed("other", 0.0)
    for gained, weight in ((10.0, 1.0), (6.0, 3.0), (-13.0, 4.0)):
        best.add(gained, weight, ())
    other.add(9.0, 1.0, ())
    other.add(4.0, 3.0, ())
    assert other.mean > best.mean, "the worlds after it was dropped were worse ones"
    first, second = _thought([best, other], 5, 0, paired=()).candidates
    assert first.value == best.mean
    assert second.value == pytest.approx(best.mean - 1.75)


def test_a_move_to_be_weighed_says_how_often_the_best_one_did_better_in_the_same_world() -> None:
    best, other = _Weighed("best", 0.0), _Weighed("other", 0.0)
    for mine, theirs, weight in ((9.0, 4.0, 1.0), (2.0, 3.0, 2.0), (5.0, 5.0, 1.0), (8.0, 0.0, 4.0)):
        best.add(mine, weight, ())
        other.add(theirs, weight, ())
    best.add(50.0, 8.0, ())
    assert other.beside(best) == {AHEAD: 0.25, BEHIND: 0.625}
    match = opening("beside")
    game = Stub(_Counting())(match.game)
    worst = min(match.state.legal(match.state.must[0]), key=lambda move: move.cards.bit_count())
    *_, last = thoughts(SearchBot(Searching(worlds=4, trust=0.0), also=(worst,)), game, match)
    (upshots,) = [one.upshots for one in last.candidates if one.move == worst]
    assert upshots is not None
    assert (upshots[AHEAD], upshots[BEHIND]) == (0.0, 1.0)


def test_reasons_are_checked_by_what_came_of_the_move_also_while_it_thinks() -> None:
    class Telling(_Counting):
        """Rollouts in which the first move does well in every second world."""

        def points(self, state: Any, rng: SplitMix64) -> tuple[float, ...]:
            found = super().points(state, rng)
            odd = (len(self.states) + 1) // 2 % 2  # two moves are looked at in each world
            self.upshots = ("well", "so") if odd and state.trick.plays[-1].move == legal[0] else ("ill",)
            return found

    def checked(reasons: tuple[Text, ...], upshots: Upshots) -> tuple[Text, ...]:
        shares = {name: round(100 * upshots[name]) for name in ("well", "so", "ill", BEST)}
        return (*reasons[:1], Text.of("why/shares", worlds=upshots.worlds, **shares))

    match = opening("upshots")
    game = Stub(Telling(), 2)(match.game)
    assert game.search is not None
    game.search = Search(game.search.prospects, game.search.rollouts, checked=checked)  # type: ignore[misc]
    seat = match.state.must[0]
    legal = match.state.legal(seat)
    game.policy = lambda *_: (legal[0], (Text("why/first"), Text("why/second")))  # type: ignore[misc]
    bot, info = SearchBot(Searching(worlds=4, trust=0.0)), match.state.information(seat)
    found = list(bot.think(game, info, legal, SplitMix64(1)))
    of_first = [next(one.reasons for one in thought.candidates if one.move == legal[0]) for thought in found]
    assert of_first[0] == of_first[2] == (Text("why/first"), Text("why/second"))
    one = Text.of("why/shares", worlds=1, well=100, so=100, ill=0, best=of_best(found[3], legal[0]))
    assert of_first[3] == (Text("why/first"), one)
    last = Text.of("why/shares", worlds=4, well=50, so=50, ill=50, best=of_best(found[-1], legal[0]))
    assert of_first[-1] == (Text("why/first"), last)


@pytest.mark.parametrize(("gap", "alone"), [(0.0, False), (0.04, False), (0.1, True)])
def test_the_best_move_stands_alone_only_if_no_other_is_called_as_good(gap: float, alone: bool) -> None:
    class Apart(_Counting):
        """Rollouts in which the first move does better by so many points."""

        def points(self, state: Any, rng: SplitMix64) -> tuple[float, ...]:
            super().points(state, rng)
            gained = gap if state.trick.plays[-1].move == legal[0] else 0.0
            return tuple(gained if seat == match.state.must[0] else 0.0 for seat in range(2))

    def checked(_: tuple[Text, ...], upshots: Upshots) -> tuple[Text, ...]:
        return (Text.of("why/alone", alone=int(upshots[ALONE])),)

    match = opening("apart")
    game = Stub(Apart(), 2)(match.game)
    assert game.search is not None
    game.search = Search(game.search.prospects, game.search.rollouts, checked=checked)  # type: ignore[misc]
    legal = match.state.legal(match.state.must[0])
    *_, last = thoughts(SearchBot(Searching(worlds=4, trust=0.0)), game, match)
    assert [one.reasons for one in last.candidates] == [
        (Text.of("why/alone", alone=int(alone)),),
        (Text.of("why/alone", alone=0),),
    ]


def of_best(thought: Thought, move: Any) -> int:
    return 100 if thought.move == move else 0


def test_a_thought_is_given_after_each_world_that_is_weighed() -> None:
    """Worlds that are enumerated are weighed one by one, so that no request waits for all of them."""
    match = next(match for match in map(ending, map(str, range(20))) if len(match.legal(match.state.must[0])) > 1)
    info, legal = match.state.information(match.state.must[0]), match.legal(match.state.must[0])
    every = every_filling(match.game.determinizer.hidden(info), 60)
    weighed: list[Mapping[str, Cards]] = []

    def likelihood(_: Any, filling: Mapping[str, Cards]) -> float:
        weighed.append(filling)
        return 1.0

    game = Stub(_Counting(), 2)(match.game)
    assert game.search is not None
    game.search = Search(game.search.prospects, game.search.rollouts, likelihood)  # type: ignore[misc]
    thinking = SearchBot(Searching(worlds=60)).think(game, info, legal, SplitMix64(1))
    first = next(thinking)
    for count in range(1, len(every) + 1):
        assert next(thinking) == first
        assert len(weighed) == count
    assert next(thinking).playouts == 1
