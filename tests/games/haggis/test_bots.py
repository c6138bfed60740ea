"""The rule-based player: sound in plain positions, stronger than the references, and never at a loss for a reason."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine.games.haggis
from engine.bots.bot import Bot, PolicyBot, RandomBot
from engine.cli.contest import Comparison, compare
from engine.core.rng import SplitMix64
from engine.core.table import Text
from engine.games.haggis.bot.evaluation import Evaluation
from engine.games.haggis.bot.policy import choose
from engine.games.haggis.bot.reasons import reasons_of
from engine.games.haggis.bot.search import SEARCH
from engine.games.haggis.rules.layout import HAGGIS
from engine.games.haggis.rules.legal import leads
from engine.games.haggis.rules.moves import Kind
from engine.games.haggis.rules.notation import read, write
from engine.games.haggis.rules.state import State
from tests.games.haggis.greedy import GREEDY
from tests.games.haggis.positions import GAME, play, position, setup
from tests.games.haggis.test_texts import TEXTS
from tests.policies import check_decision
from tests.strategies import samples

STRONG = "2r 3r 4r 5r 6r 7r 8r 9r 10r 10o 10y 10g 9o 9y J Q K"
POOR = "2r 2o 3y 4g 4r 5o 6y 6g 7r 8o 8y 2g 3o 5y J Q K"

OF_WORLDS = {
    "why/beaten-in",
    "why/safe",
    "why/found",
    "why/out-first",
    "why/better-in",
    "why/bet-odds",
}  # what only a search can say: tests/games/haggis/test_claims.py


def answer(state: State, seat: int | None = None) -> tuple[str, list[str]]:
    """Returns the player's move and the codes of its reasons."""
    seat = state.turn if seat is None else seat
    move, reasons = choose(state.information(seat), state.legal(seat))
    assert move in state.legal(seat)
    return write(HAGGIS, move), [text.code for text in reasons]


# -- plain positions


@pytest.mark.parametrize("hand", ["4r 4o J", "2r 3r 4r 5r", "J K", "3r 5r 7r 9r", "9o"])
def test_goes_out_when_it_can(hand: str) -> None:
    move, reasons = answer(position(hand, "2y 10y 10g 8y"))
    assert sorted(move.split("=")[0].split()) == sorted(hand.split())
    assert reasons == ["why/out"]


def test_goes_out_on_top_of_a_combination_too() -> None:
    assert answer(play(position("4r 4o 2g", "9r 9o", leader=0), "0:4r 4o"))[0] == "9r 9o"


def test_leads_what_cannot_be_beaten_and_keeps_the_last_loser_for_the_end() -> None:
    move, reasons = answer(position("2r 9o 9y", "10r"))
    assert move == "9o 9y"
    assert reasons[0] == "why/sure"


def test_leads_no_single_card_to_one_who_has_a_single_card_left() -> None:
    move, reasons = answer(position("2r 2o 5y 7g 7b", "10r"))
    assert move in {"2r 2o", "7b 7g", "7g 7b"}
    assert "why/close" in reasons


def test_does_not_throw_a_bomb_at_a_low_card_early() -> None:
    state = play(position("2r 3o 4y 5g 6b 8r 10o", "4r 5o 6y 7g 7b 9r 9o J Q K"), "0:2r")
    move, _ = answer(state)
    assert "J" not in move
    assert "K" not in move


def test_passes_rather_than_spend_a_wild_card_early() -> None:
    state = play(position("9r 9o 4y 5g 6b 8r 10o 10y 2g", "2r 3r 4r 7g 7b 6g 6o 8o 10b J Q K"), "0:9r 9o")
    assert answer(state) == ("pass", ["why/keeps-wilds", "why/poor-trick"])


@pytest.mark.parametrize("held", ["K", "J Q K"])
def test_says_how_many_wild_cards_are_worth_more_later(held: str) -> None:
    state = play(position("9r 9o 4y 5g 6b 8r 10o 10y 2g", f"2r 3r 4r 7g 7b 6g 6o 8o 10b {held}"), "0:9r 9o")
    _, reasons = choose(state.information(1), state.legal(1))
    assert Text.of("why/keeps-wilds", wilds=len(held.split())) in reasons


def test_keeps_a_run_together_when_a_lone_card_does_as_well() -> None:
    state = play(position("2r 9r 10r 7o 8y 6g", "4r 5r 6r 4g 9y 9b"), "0:2r")
    assert answer(state)[0] == "4g"


def test_stops_one_who_is_about_to_go_out() -> None:
    state = play(position("6r 2o", "3r 4o 8y 8g 9b 10b J Q K"), "0:6r")
    move, reasons = answer(state)
    assert move != "pass"
    assert "why/close" in reasons


def test_passes_when_nothing_else_can_be_done() -> None:
    assert answer(play(position("10r 2o", "3r 4o"), "0:10r")) == ("pass", ["why/cannot-beat"])


# -- gifts and bets


def test_gives_a_bombed_trick_to_the_one_who_stands_lowest() -> None:
    state = play(position("9r 2o", "J Q 3g", "2y 3y"), "0:9r", "1:J Q", "2:pass", "0:pass")
    assert answer(state) == ("give 2", ["why/gift"])  # neither has points, and seat 2 has more cards
    deck = GAME.deck(3, state.terms.setup.options)
    for totals, low in (((90, 0, 10), 2), ((10, 0, 90), 0)):
        dealt = GAME.deal(setup(3, leader=1, totals=totals), deck.ids)
        hand = [write(HAGGIS, move) for move in dealt.legal(1)]
        assert "J Q" in hand
        state = play(dealt, "1:J Q", "2:pass", "0:pass")
        assert answer(state) == (f"give {low}", ["why/gift"])


def test_bets_on_a_strong_hand_before_its_first_card_and_not_on_a_poor_one() -> None:
    strong, poor = position(STRONG, POOR), position(POOR, STRONG)
    assert answer(strong) == ("bet 30", ["why/bet"])
    assert not answer(poor)[0].startswith("bet")
    # It bets only once, and after the first card it is too late.
    assert not answer(play(strong, "0:bet 30"))[0].startswith("bet")


def test_waits_with_a_bet_while_it_passes() -> None:
    move, _ = answer(play(position(STRONG, POOR), "0:2r 3r 4r 5r 6r 7r 8r 9r 10r"))
    assert move == "pass"


def test_says_what_to_bet_out_of_turn() -> None:
    assert answer(position(POOR, STRONG), 1) == ("bet 30", ["why/bet"])
    assert answer(position(STRONG, POOR), 1) == ("bet 0", ["why/bet"])


# -- any position


def decisions(seats: int, hands: int) -> Iterator[tuple[State, int]]:
    """Yields the decisions of random deals, one move in three of them random."""
    for seed in range(hands):
        rng = SplitMix64(seed)
        terms = setup(seats, totals=(0, 40, 90)[:seats])
        state = GAME.deal(terms, GAME.shuffled(terms, rng))
        while state.outcome is None:
            seat = state.turn
            yield state, seat
            legal = state.legal(seat)
            move = choose(state.information(seat), legal)[0] if rng.below(3) else rng.choice(legal)
            state = state.play(seat, move)


@pytest.mark.parametrize("seats", [2, 3])
def test_every_decision_is_legal_has_a_reason_and_comes_out_the_same_again(seats: int) -> None:
    for state, seat in decisions(seats, samples(6)):
        check_decision(choose, state.information(seat), state.legal(seat), TEXTS)


def test_every_reason_has_words_and_is_given_by_some_rule() -> None:
    sources = Path(engine.games.haggis.__file__).parent / "bot"
    text = "".join((sources / name).read_text() for name in ("claims.py", "policy.py", "reasons.py", "search.py"))
    partners = {"helps-mate", "lead", "mate-holds", "team-bet"}  # of Haggis Team, whose claims are checked here too
    named = set(re.findall(r'"why/([a-z-]+)"', text)) - partners
    written = {name.removeprefix("why-") for name in TEXTS.reasons}
    assert named == written


def test_each_reason_is_met_in_play() -> None:
    met = set()
    for seats in (2, 3):
        for state, seat in decisions(seats, 40):
            info, legal = state.information(seat), state.legal(seat)
            met |= {text.code for text in choose(info, legal)[1]}
            if len(legal) == 2:  # the search may give the cards to either opponent
                met |= {text.code for move in legal for text in SEARCH.reasons(info, legal, move)}
    wanted = {f"why/{name.removeprefix('why-')}" for name in TEXTS.reasons}
    assert met == wanted - OF_WORLDS
    assert TEXTS.say(Text.of("why/bet", value=0))


def test_a_weak_lead_says_what_it_gets_rid_of_and_what_stays() -> None:
    said = []
    for state, seat in decisions(2, 20):
        info = state.information(seat)
        move, reasons = choose(info, state.legal(seat))
        for text in reasons:
            if text.code == "why/low-first":
                kept = info.hand & HAGGIS.wilds & ~move.cards
                assert dict(text.args) == {"cards": move.cards.bit_count(), "wilds": kept.bit_count()}
                left = [dict(other.args)["tricks"] for other in reasons if other.code == "why/tricks-left"]
                assert not kept or left in ([], [1]), "the fewest plays would use up the wild cards"
                said.append(TEXTS.say(text))
    assert said
    three = TEXTS.say(Text.of("why/low-first", cards=3, wilds=2))
    assert set(three) == {"It gets rid of 3 weak cards at once, and 2 wild cards stay to win the lead back"}


def test_a_lead_that_only_wild_cards_and_bombs_beat_is_not_called_weak() -> None:
    for hand, move, code in (
        ("10g 10y 2r 4o 5y 6g 8r 9o 9y", "10g", "why/draws-wilds"),
        ("9g 9y 2r 4o 5y 6g 8r 7o", "9g", "why/low-first"),
        ("9g 2r 4o 5y 10r 10o 10y 10g 10b", "9g", "why/draws-wilds"),
    ):
        state = position(hand, "3b 3r 3o 3y J Q K 8o", "8y 8b J Q K 7r 4b")
        info, legal = state.information(0), state.legal(0)
        evaluation = Evaluation(info)
        lead = read(HAGGIS, move)
        assert evaluation.odds.stands(lead) < 0.5
        said = {text.code for text in reasons_of(evaluation, lead, legal)}
        assert said & {"why/draws-wilds", "why/low-first"} == {code}
    assert set(TEXTS.say(Text("why/draws-wilds"))) == {"Only a wild card or a bomb beats it"}


def test_what_is_said_to_break_nothing_up_leaves_every_set_and_run_whole() -> None:
    claims = silences = 0
    for state, seat in decisions(2, samples(8)):
        info, legal = state.information(seat), state.legal(seat)
        # Every set and run that the number cards of the hand could make, whether it may be played now or not.
        held = [move.cards for move in leads(HAGGIS, info.hand & HAGGIS.numbers) if move.kind is not Kind.BOMB]
        evaluation = Evaluation(info)
        for move in legal:
            if not move.cards or move.cards & HAGGIS.wilds or info.trick.top is None:
                continue
            whole = all(cards & move.cards in (0, cards) for cards in held)
            assert evaluation.shape.splits(move.cards) != whole
            said = "why/cheap" in [text.code for text in reasons_of(evaluation, move, legal)]
            assert whole or not said, write(HAGGIS, move)
            claims += said
            silences += not whole
    assert claims > 5
    assert silences > 5


def test_a_bomb_that_takes_cards_out_of_sets_is_not_said_to_break_nothing_up() -> None:
    state = play(position("2y 10g 8g 6o 4y 4r 4g", "3r 5o 7y 7r 7g 9g 9r 9o 2r"), "0:10g")
    info, legal = state.information(1), state.legal(1)
    bomb = next(move for move in legal if move.kind is Kind.BOMB)
    assert "why/cheap" not in [text.code for text in reasons_of(Evaluation(info), bomb, legal)]


# -- strength, on a small sample with generous bars


def against(bot: Bot, seats: int, deals: int) -> Comparison:
    """Returns how the player does against opponents that are all the same bot."""
    return compare(GAME, PolicyBot(), bot, seats=seats, deals=samples(deals), seed="strength")


def test_beats_a_random_player_nearly_always() -> None:
    result = against(RandomBot(), 2, 40)
    assert result.wins.mean > 0.9
    assert result.points.low > 40


def test_beats_the_greedy_reference_mostly() -> None:
    result = against(GREEDY, 2, 40)
    assert result.wins.mean > 0.75
    assert result.points.low > 15


def test_beats_two_greedy_references_more_often_than_not() -> None:
    result = against(GREEDY, 3, 20)
    assert result.wins.mean > 0.6
    assert result.points.low > 10


def test_the_greedy_reference_never_bets_leads_long_and_beats_cheaply() -> None:
    def greedy(state: State) -> str:
        move = next(GREEDY.think(GAME, state.information(state.turn), state.legal(state.turn), SplitMix64(1))).move
        assert move.kind is not Kind.BET
        return write(HAGGIS, move)

    start = position("2r 2o 3r 3o 9y J", "4r 9b J K")
    assert greedy(start) == "2r 2o 3r 3o"
    assert greedy(play(start, "0:2r")) == "4r"
    assert greedy(play(start, "0:2r 2o 3r 3o")) == "J K"
