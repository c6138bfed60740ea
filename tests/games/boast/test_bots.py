"""The rule-based player: sound in plain positions, far stronger than chance, and never at a loss for a reason."""

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

import engine.games.boast
from engine.cli.contest import Estimate
from engine.core.rng import SplitMix64
from engine.core.table import Text
from engine.games.boast.bot.evaluation import Evaluation
from engine.games.boast.bot.odds import Odds
from engine.games.boast.bot.policy import all_reasons, choose, reasons_of
from engine.games.boast.rules.notation import write
from engine.games.boast.rules.pack import COLOUR_CARDS, NAMES
from engine.games.boast.rules.state import State
from engine.games.boast.rules.trick import best_of
from tests.games.boast.positions import GAME, cards, play, position, setup, spelt
from tests.games.boast.test_texts import TEXTS
from tests.policies import check_decision
from tests.strategies import samples


def answer(state: State) -> tuple[str, list[str]]:
    """Returns the player's move and the codes of its reasons."""
    move, reasons = choose(state.information(state.turn), state.legal(state.turn))
    assert move in state.legal(state.turn)
    return write(move), [text.code.removeprefix("why/boast-") for text in reasons]


def last_to_play(deals: int) -> Iterator[State]:
    """Yields states in which a seat plays the last card of a trick, so that every card's effect is certain."""
    for deal in range(deals):
        rng = SplitMix64(deal)
        state = GAME.deal(setup(4), GAME.shuffled(setup(4), rng))
        while state.outcome is None:
            legal = state.legal(state.turn)
            if len(state.trick) == 3 and len(legal) > 1:
                yield state
            state = state.play(state.turn, rng.choice(legal))


def test_no_reason_names_a_goal_that_the_card_does_not_serve() -> None:
    met: set[str] = set()
    for state in last_to_play(30):
        info, legal = state.information(state.turn), state.legal(state.turn)
        evaluation = Evaluation(info)
        for move in legal:
            codes = {text.code.removeprefix("why/boast-") for text in reasons_of(evaluation, move, legal)}
            takes = best_of((*state.trick, move.card), state.tower) == len(state.trick)
            assert not codes & ({"none", "cannot", "escape", "dumps"} if takes else {"more", "sure", "takes"})
            assert "ducks" not in codes  # nothing is merely likely
            assert not codes & {"sure", "cannot"} or len(codes) == 1, "the label says the same"
            met |= codes
    assert {"none", "more", "cannot"} <= met


def test_reasons_weigh_a_trick_only_for_seats_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    takers: set[int] = set()
    probabilities = Evaluation.probabilities

    def noting(evaluation: Evaluation, card: int, taker: int) -> tuple[float, float]:
        takers.add(taker)
        return probabilities(evaluation, card, taker)

    monkeypatch.setattr(Evaluation, "probabilities", noting)
    for state in last_to_play(3):
        evaluation, legal = Evaluation(state.information(state.turn)), state.legal(state.turn)
        for move in legal:
            all_reasons(evaluation, move, legal)
    assert takers == {0, 1, 2, 3}


# -- plain positions


def test_takes_the_last_trick_that_is_wanted_when_it_can_for_certain() -> None:
    state = play(position("5r 1b", "1r 7b", "6r x", taken=(2, 1, 2)), "5r 1r")
    move, reasons = answer(state)
    assert (move, reasons[:2]) == ("6r", ["more"])


def test_takes_it_with_the_card_that_wins_and_not_with_one_that_ducks() -> None:
    state = play(position("5b 1r", "2b 4r", "3b 9b", taken=(2, 2, 1)), "5b 2b")
    move, reasons = answer(state)
    assert (move, reasons[:2]) == ("9b", ["more"])


def test_ducks_when_it_has_enough() -> None:
    state = play(position("5r 1b", "4r 7r", "3b 1y", taken=(1, 3, 1)), "5r")
    move, reasons = answer(state)
    assert (move, reasons[0]) == ("4r", "there")


def test_escapes_when_it_wants_no_trick_and_has_nothing_below() -> None:
    state = play(position("1r 1b", "7r x", "3b 1y", taken=(3, 0, 2)), "1r")
    move, reasons = answer(state)
    assert (move, reasons[:2]) == ("x", ["none", "escape"])


def test_gets_rid_of_a_high_card_where_it_cannot_win() -> None:
    state = play(position("5y 1b", "7r 1r", "3b 2b", tower="byr", taken=(3, 0, 2)), "5y")
    move, reasons = answer(state)
    assert (move, reasons[:2]) == ("7r", ["none", "dumps"])


def test_says_not_that_a_card_cannot_win_where_its_label_does() -> None:
    for led, hand, tower in (("5y", "2y 3y", "bry"), ("1r", "3y 2y", "bry"), ("9b", "1y 4y", "bry")):
        state = play(position(f"{led} 1b", hand, "3b 4b", tower=tower, taken=(2, 3, 0)), led)
        assert answer(state)[1] == ["there"]


def test_calls_no_card_dangerous_that_hardly_wins_later_or_while_a_greater_danger_could_go() -> None:
    state = play(position("5y 1b 3r", "2b 7b 4b", "3b 6b 2r", tower="ybr", taken=(1, 3, 0)), "5y")
    info, legal = state.information(1), state.legal(1)
    said = {write(move): {text.code for text in reasons_of(Evaluation(info), move, legal)} for move in legal}
    assert [card for card, codes in said.items() if "why/boast-dumps" in codes] == ["7b"]


def test_gives_a_trick_to_one_who_has_enough() -> None:
    state = play(position("5r 1b", "2y 7y", "4r 6r", taken=(3, 2, 0)), "5r 2y")
    assert "spoils" in answer(state)[1]


def test_keeps_stronger_cards_where_no_card_can_win() -> None:
    # Blue has to be followed below the 6: no card wins, so that an escape does not is no reason for it.
    state = play(position("6b 1y 3b 1r", "3r 5r 5y 2r", "2b 4b 5b x", taken=(1, 1, 1)), "6b 3r")
    move, reasons = answer(state)
    assert (move, reasons) == ("x", ["keeps"])


def test_keeps_nothing_for_tricks_that_are_out_of_reach() -> None:
    state = play(position("6b 1y", "3r 5r", "2b x", taken=(2, 2, 1)), "6b 3r")
    info, legal = state.information(2), state.legal(2)
    said = {text.code for move in legal for text in reasons_of(Evaluation(info), move, legal)}
    assert "why/boast-lost" in said
    assert "why/boast-keeps" not in said


def test_has_no_choice_with_one_card() -> None:
    assert answer(play(position("5r", "7r", "3b", taken=(2, 2, 2)), "5r")) == ("7r", ["only"])


# -- the tower, and the strongest card

# Hands, tower and tricks taken; the cards played; those of the player who follows, with what is said of each.
SHIFTS = {
    "holds": (("6r 8r 3y 4y", "7b 2b 5b 9b", "1y 2y 5y 9r", "x 1r 2r 3r"), "ryb", (0, 2, 1, 0), 1, "7b 1y x"),
    "rises": (("1b 2b 3b 4r", "6r 6y 7y x", "6b 5b 7b 3r"), "ryb", (2, 0, 1), 2, "6b 1b"),
    "leaves": (("3y 4y 5y", "2r 4r x", "2y 6y 7y"), "ybr", (4, 0, 0), 2, "2y 3y"),
    "sinks": (
        ("8b 1b 2b 3b 4b", "9b 5b 6b 1r 2r", "7b 1y 3r 4r 3y", "5r 2y 8y 9y x"),
        "ryb",
        (0, 0, 1, 1),
        0,
        "8b 9b 7b",
    ),
}
SAID = {
    "holds": ({"3y", "4y"}, {"colour": "r", "cards": 2}),
    "rises": ({"6r"}, {"colour": "y", "cards": 2, "over": "r"}),
    "leaves": ({"x"}, {"colour": "r", "cards": 2, "over": "y", "tricks": 0}),
    "sinks": ({"2y", "8y", "9y"}, {"colour": "y", "cards": 2, "tricks": 2}),
}


def shifts(state: State, *, either: bool = False) -> dict[str, list[Text]]:
    """Returns, for each card, the reasons that tell what it does to the tower."""
    info, legal = state.information(state.turn), state.legal(state.turn)
    found = all_reasons if either else reasons_of
    told = {write(move): found(Evaluation(info), move, legal) for move in legal}
    codes = {f"why/boast-{code}" for code in SHIFTS}
    return {card: [text for text in reasons if text.code in codes] for card, reasons in told.items()}


@pytest.mark.parametrize("code", SHIFTS)
def test_says_what_a_card_does_for_those_that_are_kept_by_the_tower(code: str) -> None:
    hands, tower, taken, leader, played = SHIFTS[code]
    found = shifts(play(position(*hands, tower=tower, taken=taken, leader=leader), played))
    cards, args = SAID[code]
    said = {card: text for card, (text, *_) in ((card, texts) for card, texts in found.items() if texts)}
    assert set(said) == cards
    assert {text.code for text in said.values()} == {f"why/boast-{code}"}
    assert all(dict(text.args).items() >= args.items() for text in said.values())


def test_says_nothing_of_a_tower_that_may_come_out_otherwise() -> None:
    # Somebody is still to play, and it is one colour so far: whether a chip moves depends on the last card.
    state = play(position("2y 4y 5y", "3y 2r x", "1b 6y 7y", tower="ybr", taken=(4, 0, 0), leader=0), "2y")
    assert not any(shifts(state, either=True).values())


def test_says_nothing_of_the_tower_while_only_escapes_have_been_played() -> None:
    hands = ("x 1r 2r", "x 3r 4r", "1b 5b 6y", "2y 7b 8y")
    state = play(position(*hands, options={"towerMoves": "everyTrick"}), "x")
    assert shifts(state, either=True) == {"x": [], "3r": [], "4r": []}


def test_what_is_said_of_the_tower_comes_true_in_every_round() -> None:
    """The chip that is said to sink or to stay does, and the cards kept stand accordingly."""
    met = 0
    for state in (one for seats in (3, 4) for one, _, _ in decisions(seats, 60)):
        for card, texts in shifts(state, either=True).items():
            after = play(state, card)
            for text in texts:
                while len(after.tricks) == len(state.tricks):
                    after = after.play(after.turn, after.legal(after.turn)[0])
                args = dict(text.args)
                was, now = (spelt(one).index(str(args["colour"])) for one in (state, after))
                over = str(args.get("over", args["colour"]))
                holds = {
                    "rises": now < was and spelt(after)[-1] == over,
                    "holds": now == was,
                    "leaves": now == was and spelt(after).index(over) < now,
                    "sinks": now == 2 > was,
                }
                assert holds[text.code.removeprefix("why/boast-")], (text, spelt(state), spelt(after))
                kept = state.hands[state.turn] & ~cards(card)
                assert (kept & COLOUR_CARDS["rby".index(str(args["colour"]))]).bit_count() == args["cards"]
                met += 1
    assert met > 50


def test_saves_the_strongest_card_of_the_hand_where_it_could_take_this_trick() -> None:
    state = position("1b 7b 7y", "2b 5b 6b", "3b 4b 2y", tower="ryb", taken=(1, 1, 2))
    info, legal = state.information(0), state.legal(0)
    said = {write(move): all_reasons(Evaluation(info), move, legal) for move in legal}
    saves = Text.of("why/boast-saves", colour="y", rank=7, more=2)
    assert saves in said["1b"]
    assert saves not in said["7y"]


def test_saves_no_card_while_a_stronger_one_cannot_be_played_anyway() -> None:
    # The red 7, on top of the tower, stays in hand whichever yellow card follows.
    state = play(position("3y 1b 2b", "7r 6y 1y", "3b 4b 5b", tower="ryb", taken=(1, 1, 2)), "3y")
    info, legal = state.information(1), state.legal(1)
    codes = {text.code for move in legal for text in all_reasons(Evaluation(info), move, legal)}
    assert "why/boast-more" in codes
    assert "why/boast-saves" not in codes


def test_says_that_a_card_takes_the_trick_only_while_its_label_does_not() -> None:
    hands = ("7y 5r", "3b 4b", "1b 6r")
    first = position(*hands, tower="ybr", taken=(2, 1, 2))
    last = play(position(*hands, tower="ybr", taken=(2, 1, 2), leader=1), "3b 1b")
    said = []
    for state in (first, last):
        info, legal = state.information(0), state.legal(0)
        said.append({write(move): reasons_of(Evaluation(info), move, legal)[1:2] for move in legal})
    assert said[0]["7y"] == (Text.of("why/boast-top", colour="y"),)
    assert said[0]["5r"] != said[0]["7y"]
    assert said[1]["7y"] == ()


# -- odds


def test_odds_are_certain_for_the_last_player() -> None:
    state = play(position("5r 1b", "6r 2b", "7r 3r", taken=(2, 2, 1)), "5r 6r")
    odds = Odds(state.information(2))
    assert odds.takers(NAMES.index("7r")) == {2: 1.0}
    assert odds.takers(NAMES.index("3r")) == {1: 1.0}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_odds_add_up_and_are_about_right_against_chance(seats: int) -> None:
    """Against random players, a card takes the trick as often as foretold, on average."""
    foretold = came = 0.0
    count = 0
    for state, seat, rng in decisions(seats, 60, sensible=False):
        move = rng.choice(state.legal(seat))
        takers = Odds(state.information(seat)).takers(move.card)
        assert abs(sum(takers.values()) - 1) < 1e-9
        assert all(0 <= likely <= 1 for likely in takers.values())
        after = state.play(seat, move)
        for _ in range(seats):
            if len(after.tricks) == len(state.tricks):
                after = after.play(after.turn, rng.choice(after.legal(after.turn)))
        foretold += takers.get(seat, 0.0)
        came += after.tricks[len(state.tricks)].winner == seat
        count += 1
    assert count > 1000
    assert abs(foretold - came) / count < 0.05


def test_chances_are_certain_after_the_last_trick() -> None:
    state = play(position("5r", "7r", "3b", taken=(2, 2, 2)), "5r")
    evaluation = Evaluation(state.information(1))
    assert evaluation.probabilities(NAMES.index("7r"), 1) == (0.0, 1.0)
    assert evaluation.probabilities(NAMES.index("7r"), 0) == (0.0, 0.0)


# -- any position


def decisions(seats: int, rounds: int, *, sensible: bool = True) -> Iterator[tuple[State, int, SplitMix64]]:
    """Yields the decisions of random rounds; with `sensible`, two moves in three are the player's."""
    for seed in range(rounds):
        rng = SplitMix64(seed)
        start = setup(seats, {"leftover": "faceDown"} if seed % 3 == 0 else {}, leader=seed % seats)
        state = GAME.deal(start, GAME.shuffled(start, rng))
        while state.outcome is None:
            seat = state.turn
            yield state, seat, rng
            legal = state.legal(seat)
            mine = sensible and rng.below(3)
            state = state.play(seat, choose(state.information(seat), legal)[0] if mine else rng.choice(legal))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_decision_is_legal_has_a_reason_and_comes_out_the_same_again(seats: int) -> None:
    for state, seat, _ in decisions(seats, samples(5)):
        check_decision(choose, state.information(seat), state.legal(seat), TEXTS)


def test_every_reason_has_words_and_is_met_in_play() -> None:
    folder = Path(engine.games.boast.__file__).parent / "bot"
    source = "".join((folder / name).read_text() for name in ("claims.py", "policy.py", "shifts.py"))
    written = {name.removeprefix("why-boast-") for name in TEXTS.reasons}
    assert set(re.findall(r'"why/boast-([a-z-]+)"', source)) == written
    met = set()
    for seats in (3, 4, 5):
        for state, seat, _ in decisions(seats, 30):
            _, reasons = choose(state.information(seat), state.legal(seat))
            met |= {text.code.removeprefix("why/boast-") for text in reasons}
    # What only a search can say: test_claims.py.
    searched = {"beaten-in", "safe", "found", "exactly", "not-one", "better-in"}
    assert met | {*SHIFTS} == written - searched


# -- strength, on a small sample with generous bars


def points(seats: int, players: int, deals: int) -> list[tuple[float, float]]:
    """Returns for each deal the mean score of a player and of a random one, over all ways to seat them."""
    found = []
    for deal in range(deals):
        rng = SplitMix64(deal)
        start = setup(seats, leader=deal % seats)
        dealt = GAME.deal(start, GAME.shuffled(start, rng))
        mine = theirs = 0
        tables = list(combinations(range(seats), players))
        for table in tables:
            state = dealt
            while state.outcome is None:
                seat, legal = state.turn, state.legal(state.turn)
                move = choose(state.information(seat), legal)[0] if seat in table else rng.choice(legal)
                state = state.play(seat, move)
            mine += sum(state.outcome.points[seat] for seat in table)
            theirs += sum(state.outcome.points) - sum(state.outcome.points[seat] for seat in table)
        found.append((mine / len(tables) / players, theirs / len(tables) / (seats - players)))
    return found


def test_scores_far_more_than_chance_at_a_table_of_two_each() -> None:
    found = points(4, 2, samples(40))
    assert Estimate.of([mine - 1.5 * theirs for mine, theirs in found]).low > 0


@pytest.mark.parametrize(("seats", "players"), [(3, 1), (5, 2)])
def test_scores_more_than_chance_at_other_tables(seats: int, players: int) -> None:
    found = points(seats, players, samples(40))
    assert Estimate.of([mine - 1.1 * theirs for mine, theirs in found]).low > 0
