"""The rule-based player of a team: plays with the partner in mind, bets sensibly, and always has a reason."""

from collections.abc import Iterator

import pytest

from engine.bots.bot import Bot, PolicyBot, RandomBot
from engine.cli.contest import Comparison, compare
from engine.core.rng import SplitMix64
from engine.core.table import Text
from engine.games.haggis.bot.fewest import FewestPlays
from engine.games.haggis.rules.layout import HIGH
from engine.games.haggis.rules.moves import Kind
from engine.games.haggis.team.bot.policy import choose
from engine.games.haggis.team.bot.search import SEARCH
from engine.games.haggis.team.rules.state import TeamState
from tests.games.haggis.greedy import GREEDY
from tests.games.haggis.team.positions import GAME, play, position, setup
from tests.games.haggis.team.test_texts import TEXTS
from tests.games.haggis.test_bots import OF_WORLDS
from tests.policies import check_decision
from tests.strategies import samples

STRONG = "2s 3s 4s 5s 6s 7s 8s 9s 10s 9h 9d 9c 10h 10d 10c 8h 8d 8c J Q K"
POOR = "2h 2c 3s 3d 4h 5c 5s 6d 7h 8c 4c 6s 7d 2s 3h 8s 9h 4d J Q K"
MIXED = "2d 3c 4s 5h 5d 6h 6c 7s 7c 8h 8d 9s 9c 10s 3d 4h 2c 10h J Q K"
FULL = (STRONG, POOR, MIXED, POOR)
# Hands in the middle of a round; seat 2 could beat single cards and pairs.
MIDDLE = ("10s 9s 9h 3h 5c 6d 4s", "3s 4d 6h 8d 9c", "2s 2c 4h 5d J K 10d 10c", "3c 7h 7c 9d Q")


def answer(state: TeamState, seat: int | None = None) -> tuple[str, list[str]]:
    """Returns the player's move, "" for silence, and the codes of its reasons."""
    seat = state.turn if seat is None else seat
    move, reasons = choose(state.information(seat), state.legal(seat))
    if move is None:
        assert seat in state.may
        return "", [text.code for text in reasons]
    assert move in state.legal(seat)
    return GAME.write(move), [text.code for text in reasons]


# -- plain positions


@pytest.mark.parametrize("hand", ["4s 4h J", "2s 3s 4s 5s", "J K", "3s 5s 7s 9s", "9s", "5s 5s 6s 6s"])
def test_goes_out_when_it_can(hand: str) -> None:
    move, reasons = answer(position(hand, "2h 10h 10d 8h", "3d 4c 10d", "6c 9c 9d"))
    assert sorted(move.split("=")[0].split()) == sorted(hand.split())
    assert reasons == ["why/out"]


def test_passes_when_nothing_else_can_be_done() -> None:
    assert answer(play(position("10s 2h", "3s 4h", "5d", "5c 6c"), "0:10s")) == ("pass", ["why/cannot-beat"])


# Whole hands with 3 5 7 9 of spades: the bomb leaves the first as many leads as it had, and saves the second one.
ROUND = "2c 3s 3d 4h 4c 5s 5d 6d 7s 7c 8d 8c 9s 9h 9d 9c 10h 10c J Q K"
RAGGED = "3s 3h 3d 3c 4d 4c 5s 7s 7h 7h 7d 8s 8h 8d 8c 9s 9d 10h J Q K"


def leading(hand: str) -> TeamState:
    """Returns a position in which seat 0 leads from a whole hand."""
    return position(hand, POOR, MIXED, POOR)


def test_opens_with_a_bomb_of_odd_cards_only_where_that_saves_a_lead() -> None:  # HT-12
    round_, ragged = (answer(leading(hand))[0] for hand in (ROUND, RAGGED))
    assert round_ == "8d 8c 9d 9c"
    assert ragged == "3s 5s 7s 9s"


# A hand, what an opponent has played before their last card, and what beats it.
LAST_CARDS = [("J K 5s 5h 7d 7c 3s 3h", "10s", "J"), ("J Q K 4s 4h 4d 6c 6d", "10s 10h", "J K")]


def before_a_last_card(hand: str, led: str) -> TeamState:
    """Returns a position in which seat 3 would lead its last card if seat 0 passes."""
    middle = ("5d 7c 8h 9c 2s 5c 7d", "3c 3d 6s 7s 8c 9s 2h 4c")
    return play(position(hand, *middle, f"{led} 2c", leader=3), f"3:{led}")


@pytest.mark.parametrize(("hand", "led", "beaten"), LAST_CARDS)
def test_lets_no_opponent_lead_a_last_card_who_can_be_beaten(hand: str, led: str, beaten: str) -> None:
    move, reasons = answer(before_a_last_card(hand, led))
    assert (move, reasons[0]) == (beaten, "why/close")


# -- the partner


@pytest.mark.parametrize("led", ["10s", "9s", "9s 9h"])
def test_does_not_beat_the_partners_winning_combination(led: str) -> None:
    move, reasons = answer(play(position(*MIDDLE), f"0:{led}", "1:pass"))
    assert move == "pass"
    assert reasons[0] == "why/mate-holds"


def on_the_partners_king() -> TeamState:
    """Returns a position in which seat 3 has gone out with a K, and its partner holds two bombs."""
    own = "3c 4s 6s 6h 6d 8s 8h 8d J K"
    state = position("3s 3h 3d 4s 4d 4c 6s 6c 7s 7c K", own, "2s 2h", "K", leader=3)
    return play(state, "3:K", "0:pass")


def test_bombs_no_combination_of_the_partner_that_is_winning() -> None:  # HT-12
    move, reasons = answer(on_the_partners_king())
    assert (move, reasons[0]) == ("pass", "why/mate-holds")


def test_plays_on_a_low_card_of_the_partner_without_a_wild_card() -> None:
    assert answer(play(position(*MIDDLE), "0:4s", "1:pass"))[0] == "5d"


def test_goes_out_on_top_of_the_partners_combination() -> None:
    state = position("9s 3h 5c 6d", "3s 4d 6h 8d 9c", "10d", "3c 7h 7c 9d Q")
    assert answer(play(state, "0:9s", "1:pass")) == ("10d", ["why/out"])


def test_leads_low_to_a_partner_with_a_single_card() -> None:
    few = "2s 9h 9d 10s 10h 8c 8d"
    others = ("3s 4d 6h 8d 9c 2c 2d 3d", "3c 7h 7c 9d Q 4c 4h")
    move, reasons = answer(position(few, others[0], "7d", others[1]))
    assert (move, reasons[0]) == ("2s", "why/helps-mate")
    # With the opponents that close to going out, the same hand keeps its low card.
    assert answer(position(few, "7d", others[0], "7s"))[0] != "2s"


def test_lets_the_partner_lead_who_has_a_single_card_and_leads_to_go_out() -> None:
    plies = ("1:9h", "2:pass", "3:pass", "0:J Q", "1:pass", "2:pass", "3:pass")
    rest = "5c 6c 2c 2d"
    close = position("J Q 2s 3h 4d 6c 8h", "9h 4h 5d 6d", "10d", rest, leader=1)
    assert answer(play(close, *plies)) == ("lead 2", ["why/lead"])
    own = position("J Q 10s", "9h 4h 5d 6d", "2d 3d 5c 6c 7c 8h 9c 10c 4c", rest, leader=1)
    assert answer(play(own, *plies)) == ("lead 0", ["why/lead"])


# -- the exchange


def dealt(hand: str) -> TeamState:
    """Returns a fresh deal in which seat 0 has these number cards."""
    deck = GAME.deck(4, setup().options)
    own = hand.split()
    rest = [name for name in deck.list(deck.all & ~deck.mask(own)) if name not in {"J", "Q", "K"}]
    wilds = [name for name in deck.names if name in {"J", "Q", "K"}]
    order = [name for at in range(18) for name in (own[at], *rest[3 * at : 3 * at + 3])]
    return GAME.deal(setup(), deck.order([*order, *wilds]))


RUNS = "3s 4s 5s 6s 7s 8s 9s 10s 3h 4h 5h 6h 7h 8h 9h 10h"


def test_gives_away_what_is_missed_least_and_then_its_like() -> None:
    state = dealt("3s 4s 5s 6s 7s 8s 9s 10s 10h 10d 10c 9h 9d 9c 8h 8d 2d 2c")
    first, reasons = answer(state, 0)
    assert (first, reasons) == ("exchange 2c", ["why/gift-spare"])
    state = play(state, "0:exchange 2c", "2:exchange 10d")
    assert answer(state, 0) == ("exchange 2d", ["why/gift-fits"])
    # A card with no certain match in the partner's hand is given for another reason.
    other = play(
        dealt("3s 4s 5s 6s 7s 8s 9s 10s 10h 10d 10c 9h 9d 9c 8h 8d 2d 4c"), "0:exchange 4c", "2:exchange 10d"
    )
    assert answer(other, 0)[1] == ["why/gift-lone"]


def test_keeps_runs_together() -> None:
    for lone in ("2d", "6c"):
        assert answer(dealt(f"{RUNS} {lone} 10h"), 0)[0] == f"exchange {lone}"


# -- bets


def test_bets_on_a_strong_hand_before_its_first_card_and_not_on_a_poor_one() -> None:
    state = position(*FULL)
    assert answer(state) == ("bet 60", ["why/team-bet"])
    assert not answer(play(state, "0:bet 60"))[0].startswith("bet")
    for seat, hands in ((1, FULL), (3, FULL), (0, (MIXED, POOR, STRONG, POOR))):
        assert not answer(position(*hands, leader=seat))[0].startswith("bet")


def test_says_what_to_bet_out_of_turn() -> None:
    state = position(*FULL, leader=1)
    assert [answer(state, seat)[0] for seat in (0, 2, 3)] == ["bet 60", "", ""]


@pytest.mark.parametrize("value", [10, 30])
def test_a_strong_hand_takes_over_the_partners_bet_and_a_poor_one_leaves_it(value: int) -> None:
    assert answer(play(position(*FULL), f"2:bet {value}"))[0] == "bet 60"
    assert answer(play(position(*FULL, leader=1), f"0:bet {value}"), 2)[0] == ""


def test_a_strong_hand_takes_its_bet_back_from_the_partner_and_then_rests() -> None:
    state = play(position(*FULL), "0:bet 10", "2:bet 30")
    assert answer(state)[0] == "bet 60"
    state = play(state, "0:bet 60")
    assert not answer(state)[0].startswith("bet")
    assert 2 not in state.may


# -- any position


def decisions(hands: int) -> Iterator[tuple[TeamState, int]]:
    """Yields the decisions of random deals, one move in three of them random, bets out of turn included."""
    for seed in range(hands):
        rng = SplitMix64(seed)
        wishes = {option.name: rng.choice(option.choices) for option in GAME.options}
        terms = setup(wishes, totals=(0, 40), dealer=seed % 4)
        state = GAME.deal(terms, GAME.shuffled(terms, rng))
        while state.outcome is None:
            seat = rng.choice((*state.must, *state.may)) if not rng.below(6) else state.must[0]
            yield state, seat
            legal = state.legal(seat)
            move = choose(state.information(seat), legal)[0] if rng.below(3) else rng.choice(legal)
            state = state if move is None else state.play(seat, move)


def test_every_decision_is_legal_has_a_reason_and_comes_out_the_same_again() -> None:
    for state, seat in decisions(samples(4)):
        check_decision(choose, state.information(seat), state.legal(seat), TEXTS)


def test_the_plays_left_are_the_fewest_that_do_and_no_reason_for_a_pass() -> None:
    told = 0
    for state, seat in decisions(samples(3)):
        info, legal = state.information(seat), state.legal(seat)
        for move in legal[::40]:
            for text in SEARCH.reasons(info, legal, move):
                if text.code == "why/tricks-left":
                    left = info.terms.layout.less(info.hand, move.cards)
                    assert move.cards
                    assert dict(text.args)["tricks"] == FewestPlays(info.terms, left).of(left)
                    told += 1
    assert told > 20


def test_each_reason_is_met_in_play() -> None:
    met = set()
    for state, seat in decisions(20):
        info, legal = state.information(seat), state.legal(seat)
        met |= {text.code for text in choose(info, legal)[1]}
        tens = [move for move in legal if move.kind is Kind.SET and move.rank == HIGH]  # the policy hardly leads one
        met |= {text.code for move in tens[:1] for text in SEARCH.reasons(info, legal, move)}
    haggis = {"why/gift", "why/gift-harmless", "why/bet"}  # Haggis's gifts to opponents, and its own bets
    of_worlds = {*OF_WORLDS, "why/team-out-first"}
    assert met == {f"why/{name.removeprefix('why-')}" for name in TEXTS.reasons} - haggis - of_worlds
    assert TEXTS.say(Text.of("why/team-bet", value=0))


# -- strength, on a small sample with generous bars


def against(bot: Bot, deals: int) -> Comparison:
    """Returns how a pair of rule-based players does against a pair of other bots."""
    return compare(GAME, PolicyBot(), bot, seats=4, deals=samples(deals), seed="strength")


def test_a_pair_beats_a_random_pair_nearly_always() -> None:
    result = against(RandomBot(), 20)
    assert result.wins.mean > 0.95
    assert result.points.low > 120


def test_a_pair_beats_a_greedy_pair_mostly() -> None:
    result = against(GREEDY, 20)
    assert result.wins.low > 0.65
    assert result.points.low > 60


def test_the_greedy_reference_never_bets_leads_long_and_beats_cheaply() -> None:
    def greedy(state: TeamState) -> str:
        move = next(GREEDY.think(GAME, state.information(state.turn), state.legal(state.turn), SplitMix64(1))).move
        assert move.kind is not Kind.BET
        return GAME.write(move)

    start = position("2s 2h 3s 3h 9d J", "4s 9c J K", "5d", "6d 7d")
    assert greedy(start) == "2s 2h 3s 3h"
    assert greedy(play(start, "0:2s")) == "4s"
    assert greedy(play(start, "0:2s 2h 3s 3h")) == "J K"
