"""The rule-based player: sound in plain positions, stronger than the references, and never at a loss for a reason."""

import statistics

import pytest

from engine.bots.bot import PolicyBot, RandomBot
from engine.cli.contest import Comparison, compare
from engine.core.rng import SplitMix64
from engine.core.table import Text
from engine.games.handromi.bot.evaluation import Evaluation
from engine.games.handromi.bot.policy import choose, discarding
from engine.games.handromi.rules.moves import Kind
from engine.games.handromi.rules.pack import names_of
from engine.games.handromi.rules.state import State
from tests.games.handromi.greedy import GREEDY
from tests.games.handromi.oracle import completes
from tests.games.handromi.positions import FILLER, GAME, cards, play, position
from tests.games.handromi.test_texts import TEXTS
from tests.sampling import daily
from tests.strategies import begin, samples

LAID = "1:4s 5s 6s"


def answer(state: State) -> tuple[str, list[str]]:
    """Returns the player's move and the codes of its reasons."""
    seat = state.turn.seat
    move, reasons = choose(state.information(seat), state.legal(seat))
    assert move in state.legal(seat)
    return GAME.write(move), [text.code for text in reasons]


def turn(state: State) -> list[str]:
    """Returns the moves of a whole turn."""
    seat = state.turn.seat
    moves: list[str] = []
    while state.outcome is None and state.turn.seat == seat and len(moves) < 30:
        moves.append(answer(state)[0])
        state = play(state, moves[-1])
    return moves


def test_goes_out_when_it_can() -> None:
    """HR-17: also by laying off, and by the exchange card."""
    state = position("8h 8s 7s 2d", "Kc Qc", table=LAID, opened="01", stock="8c")
    assert turn(state) == ["draw", "meld 8s 8h 8c", "layoff 7s 1", "discard 2d"]
    assert answer(position("8h 8s 2d", "Kc Qc", exchange_card="8c")) == ("claim", ["why/handromi-claim"])


def test_takes_the_discard_that_opens() -> None:
    state = position("Qs Qh Ks Kh Kd 2c 4d 7h 9s 3s 5c", "4h 9d", top="Qd", table=LAID, opened="1")
    assert answer(state) == ("take", ["why/handromi-open"])
    assert turn(state)[:3] == ["take", "meld Qs Qh Qd", "meld Ks Kh Kd"]


def test_waits_for_a_hand_that_lacks_one_card() -> None:
    """HR-18: nothing lies on the table yet, and one card is left over."""
    hand = "Qs Qh Qd Ks Kh Kd 5c 6c 7c 8c 2h 3h 4h"
    state = play(position(f"{hand} 9s", "4c 9d", turns=2, stock="Jc"), "draw")
    move, reasons = answer(state)
    assert move in {"discard 9s", "discard Jc"}
    assert reasons == ["why/handromi-hand"]
    late = play(position(f"{hand} 9s", "4c 9d", turns=40, stock="Jc"), "draw")
    assert answer(late)[1] == ["why/handromi-open"]
    laid = play(position(f"{hand} 9s", "4c 9d", table=LAID, opened="1", turns=2, stock="Jc"), "draw")
    assert answer(laid)[1] == ["why/handromi-open"]


def test_discards_what_is_least_likely_to_help() -> None:
    """It keeps the lone card closest to a combination, and throws no card that the next player can lay off."""
    state = play(position("Qs Qh 5c 6c 9d 2s", "4h 9h 8h", stock="Kd"), "draw")
    assert answer(state)[0] in {"discard 9d", "discard 2s", "discard Kd"}
    state = play(position("7s Jd", "4h 9h 8h", table=LAID, opened="01", stock="8s"), "draw")
    assert turn(state)[-1] == "discard Jd"


def test_a_pair_is_not_kept_for_a_combination_that_the_hand_is_too_small_for() -> None:
    """D-R11: with three cards after the next draw, one is left to discard. Only a 7h lets the 6h go, and ends it."""
    table = "1:8h 9h 10h, 0:2d 3d 4d 5d"
    state = play(position("6h 6s", "Kc", table=table, opened="01", stock="3s"), "draw")
    assert answer(state) == ("discard 6s", ["why/handromi-ends"])
    assert answer(play(position("6h 6s Qs", "Kc", table=table, opened="01", stock="3s"), "draw"))[0] == "discard Qs"


def test_does_not_spoil_a_combination_to_throw_a_card() -> None:
    state = play(position("9h 10h Jh 2c 2d", "4h 9d", stock="7s"), "draw")
    assert answer(state)[0] in {"discard 2c", "discard 2d", "discard 7s"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_has_a_reason_that_has_a_text(seats: int) -> None:
    codes = set()
    for seed in range(4):
        match = begin(GAME, seats, f"why/{seed}")
        rng = SplitMix64(seed)
        while match.outcome is None and match.plies < 250:
            (seat,) = match.state.must
            legal = match.legal(seat)
            move, reasons = GAME.policy(match.state.information(seat), legal)
            assert reasons
            for reason in reasons:
                codes.add(reason.code.replace("/", "-"))
                assert all(TEXTS.say(reason))
            match = match.play(seat, GAME.write(move if rng.below(8) else rng.choice(legal)))
    assert codes <= set(TEXTS.messages)
    assert len(codes) > 4


@pytest.mark.parametrize("seats", daily([2, 4], 1))
def test_it_calls_a_card_useless_only_where_no_unseen_card_helps(seats: int) -> None:
    """Checked by the oracle: no combination holds the card, with the rest of the hand and one unseen card."""
    claims = 0
    for seed in range(4):
        match = begin(GAME, seats, f"useless/{seed}")
        while match.outcome is None and match.plies < 150:
            (seat,) = match.state.must
            info = match.state.information(seat)
            move, _ = GAME.policy(info, match.legal(seat))
            for discard in [move for move in match.legal(seat) if move.kind is Kind.DISCARD]:
                (name,) = GAME.write(discard).split()[1:]
                hand = names_of(info.hand)
                useless = Text.of("why/handromi-useless") in discarding(Evaluation(info), discard)
                assert not (useless and completes(name, hand, names_of(info.pool))), (GAME.write(discard), hand)
                claims += useless
            match = match.play(seat, GAME.write(move))
    assert claims


@pytest.mark.parametrize(
    ("reason", "table", "opened", "shown"),
    [
        ("least", LAID, "1", ""),
        ("least", LAID, "1", "6d"),
        ("spoils-least", LAID, "1", "6d 7d"),  # a combination of three
        ("spoils-least", "1:5d 6d 7d", "1", ""),  # laid off
        ("spoils-least", "1:4d 5d 6d", "1", "7d"),  # laid off after another card
        ("least", "1:4d 5d 6d", "1", "7s"),
        ("spoils-least", "0:8s 8h 8c", "0", ""),  # as soon as they have opened
    ],
)
def test_a_discard_is_said_to_help_little_only_where_the_next_player_hardly_lays_it(
    reason: str, table: str, opened: str, shown: str
) -> None:
    state = play(position("8d 9d 2c", "4h Kh 9s", table=table, opened=opened, stock="Qs"), "draw")
    info = state.information(0)._replace(shown=(0, cards(shown)))
    said, *likely = discarding(Evaluation(info), GAME.read("discard 8d"))
    assert said.code == f"why/handromi-{reason}"
    assert {text.code for text in likely} <= {"why/handromi-laid-in"}


@pytest.mark.parametrize(
    ("table", "opened", "shown", "likely"),
    [
        (LAID, "1", "", [(2, 100)]),
        (LAID, "0", "", []),  # too much else decides whether they open
        (LAID, "1", "6d 7d", []),  # for certain
        ("1:5d 6d 7d", "1", "", []),
    ],
)
def test_how_likely_a_discard_is_laid_is_said_where_the_next_player_has_opened(
    table: str, opened: str, shown: str, likely: list[tuple[int, int]]
) -> None:
    state = play(position("8d 9d 2c", "4h Kh 9s", table=table, opened=opened, stock="Qs"), "draw")
    info = state.information(0)._replace(shown=(0, cards(shown)))
    _, *told = discarding(Evaluation(info), GAME.read("discard 8d"))
    assert all(text.code == "why/handromi-laid-in" and dict(text.args)["to"] == 1 for text in told)
    assert [(dict(text.args)["worlds"], dict(text.args)["of"]) for text in told] == likely


@pytest.mark.parametrize(("queen", "said"), [("Qd", "swap-opens"), ("8d", "swap")])
def test_a_swap_says_whether_the_hand_can_open_with_it(queen: str, said: str) -> None:
    hand = f"2c 3d 5h 6c 7d 9h 9c 9c 10s Jc Qs {queen} Qc Qc"
    state = position(hand, FILLER, turns=0, exchange_card="Kc")
    state = state._replace(turn=state.turn._replace(fresh=True))
    move, reasons = choose(state.information(0), state.legal(0))
    assert move.kind is Kind.SWAP
    assert reasons == (Text.of(f"why/handromi-{said}"),)


@pytest.mark.parametrize(("others", "told"), [("", ["laid-in"]), ("2s 2h 3s 3h 4s 5s 5h 6s 6h", [])])
def test_how_often_a_discard_is_laid_is_said_only_where_that_is_seldom(others: str, told: list[str]) -> None:
    state = play(position("8d 9d 2c", f"4h Kh 9s {others}", table="1:4d 5d 6d", opened="1", stock="Qs"), "draw")
    _, *likely = discarding(Evaluation(state.information(0)), GAME.read("discard 8d"))
    assert [text.code.removeprefix("why/handromi-") for text in likely] == told


def test_a_first_discard_that_may_be_kept_helps_more() -> None:
    """HR-13, by option: the next player need not open with it."""
    for free, reason in (("off", "least"), ("on", "spoils-least")):
        state = position("8d 9d 2c", FILLER, options={"freeFirstDiscard": free}, turns=0, stock="Qs")
        (said,) = discarding(Evaluation(play(state, "draw").information(0)), GAME.read("discard 8d"))
        assert said.code == f"why/handromi-{reason}"


def duel(other: str, deals: int) -> Comparison:
    """Returns the comparison with a reference over some deals for two, each played from both sides."""
    bot = RandomBot() if other == "random" else GREEDY
    return compare(GAME, PolicyBot(), bot, seats=2, deals=samples(deals), seed=f"handromi/{other}")


def test_it_beats_random_play_and_the_greedy_reference() -> None:
    """The goals are 95 % and 65 % in large samples; small ones may miss them by a little."""
    assert duel("random", 15).wins.mean >= 0.9
    assert duel("greedy", 60).wins.mean >= 0.6


def test_its_deals_are_short() -> None:
    """At most 15 turns per player in the median, and the stock is hardly ever used up."""
    turns, shuffled = [], 0
    for seed in range(samples(16)):
        state = begin(GAME, 2 + seed % 3, f"short/{seed}").state
        assert isinstance(state, State)
        while state.outcome is None and state.chance is None:
            (seat,) = state.must
            state = state.play(seat, choose(state.information(seat), state.legal(seat))[0])
        shuffled += state.chance is not None
        turns.append(state.turns / state.terms.seats)
    assert statistics.median(turns) <= 15
    assert shuffled <= len(turns) // 8


def test_lays_a_discard_that_it_took_to_lay_though_it_might_keep_it() -> None:
    # D-R09: the king could go to the kings, and would leave the ace without a place.
    table = "0:9s 10s Js Qs, 1:Kh Kd Kc, 1:6h 6d 6c"
    hands = ("3s 6s 7s Ks", "4h 9d 8c")
    state = position(*hands, table=table, opened="01", top="As", options={"openedTake": "free"})
    moves = turn(state)
    assert moves[0] == "take"
    assert any("As" in move.split() for move in moves[1:-1]), moves
