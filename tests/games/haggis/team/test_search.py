"""What Haggis Team adds to the search: fast deals, the policy in a hurry, and the moves worth a look."""

from collections.abc import Iterator

import pytest

from engine.bots.search import SearchBot
from engine.core.rng import SplitMix64
from engine.core.search import Searching
from engine.core.table import Text
from engine.core.upshots import AHEAD, BEHIND, Upshots
from engine.games.haggis.bot.claims import MATES_OUT, OUT
from engine.games.haggis.bot.fast.deal import Values
from engine.games.haggis.rules.information import Phase
from engine.games.haggis.rules.layout import TEAM
from engine.games.haggis.rules.moves import Kind
from engine.games.haggis.rules.notation import write
from engine.games.haggis.team.bot.fast import FastTeam, TeamPlayer
from engine.games.haggis.team.bot.policy import choose, same_rank
from engine.games.haggis.team.bot.search import SEARCH, prospects, ranked
from engine.games.haggis.team.rules.state import TeamState
from tests.games.haggis.fast import check_positions
from tests.games.haggis.team.positions import GAME, play, position
from tests.games.haggis.team.test_bots import (
    FULL,
    LAST_CARDS,
    RAGGED,
    ROUND,
    before_a_last_card,
    dealt,
    decisions,
    leading,
    on_the_partners_king,
)
from tests.games.haggis.team.test_texts import TEXTS
from tests.strategies import samples

TABLES: tuple[dict[str, str], ...] = (
    {},
    {"leadAfterOut": "partner"},
    {"teamBetRaise": "partner"},
    {"identicalInRuns": "off"},
)


def begin(state: TeamState) -> FastTeam:
    """Returns a fast deal that continues from a state."""
    return FastTeam(state, Values(state.terms))


def plays(hands: int) -> Iterator[tuple[TeamState, int]]:
    """Yields those decisions of random deals that concern a play, a pass or the lead."""
    for state, seat in decisions(hands):
        if state.phase is not Phase.EXCHANGE and seat in state.must and len(state.legal(seat)) > 1:
            yield state, seat


def exchanges(hands: int) -> Iterator[tuple[TeamState, int]]:
    """Yields the decisions of random deals in which a card is to be given away."""
    for state, seat in decisions(hands):
        if state.phase is Phase.EXCHANGE and seat in state.must:
            yield state, seat


def exchanged(state: TeamState) -> TeamState:
    """Returns the position after the policy has made the rest of the exchange."""
    while state.phase is Phase.EXCHANGE:
        seat = state.must[0]
        move, _ = choose(state.information(seat), state.legal(seat))
        assert move is not None
        state = state.play(seat, move)
    return state


def test_a_deal_in_a_hurry_keeps_the_rules() -> None:
    check_positions(GAME, 4, TABLES, begin, 100 * samples(20))


@pytest.mark.parametrize(("after", "leader"), [("left", 0), ("partner", 2)])
def test_a_player_who_is_out_on_a_bomb_chooses_only_where_there_is_a_choice(after: str, leader: int) -> None:
    state = position("J Q", "9h 4h 5d", "2s 3d", "5c 6c", options={"leadAfterOut": after}, leader=1)
    deal = begin(state)
    for line in ("1:9h", "2:pass", "3:pass", "0:J Q", "1:pass", "2:pass", "3:pass"):
        deal.play(GAME.read(line[2:]))
        state = play(state, line)
    assert (deal.phase, deal.turn) == (state.phase, state.turn)
    assert deal.turn == leader


def test_the_policy_in_a_hurry_mostly_makes_the_same_moves() -> None:
    same = count = 0
    for state, seat in plays(samples(4)):
        legal = tuple(move for move in state.legal(seat) if move.kind is not Kind.BET)
        player = TeamPlayer(state.terms)
        move = player.other(begin(state)) if state.phase is Phase.CHOOSE else player.choice(begin(state))[1]
        assert move in legal
        count += 1
        wanted = choose(state.information(seat), legal)[0]
        assert wanted is not None
        same += (move[:4], move.value) == (wanted[:4], wanted.value)
    assert count > 100
    assert same > 0.9 * count


def test_the_policy_in_a_hurry_gives_the_cards_that_the_policy_gives() -> None:
    count = 0
    for state, seat in exchanges(samples(5)):
        player, rng = TeamPlayer(state.terms), SplitMix64(1)
        gifts = [move for move in state.legal(seat) if move.kind is Kind.EXCHANGE]
        for move in gifts[:: len(gifts) // 3]:
            after = state.play(seat, move)
            assert player.begin(after).hands == list(exchanged(after).hands)
            count += 1
        assert TeamPlayer(state.terms).points(after, rng) == player.points(exchanged(after), rng)
    assert count > 100


def test_a_rollout_tells_the_cards_of_an_exchange_apart() -> None:
    for state, seat in exchanges(samples(1)):
        player, legal = TeamPlayer(state.terms, seat), state.legal(seat)
        gifts = [move for move in legal if move.kind is Kind.EXCHANGE]
        assert len({player.points(state.play(seat, move), SplitMix64(1)) for move in gifts}) > 1


def test_the_policy_in_a_hurry_leaves_the_partners_trick_alone() -> None:
    state = play(
        position("10s 9s 9h 3h 5c 6d 4s", "3s 4d 6h 8d 9c", "2s 2c 4h 5d J K 10d 10c", "3c 7h 7c 9d Q"),
        "0:9s",
        "1:pass",
    )
    assert TeamPlayer(state.terms).choice(begin(state))[1].kind is Kind.PASS


def test_the_policy_in_a_hurry_bombs_no_combination_of_the_partner() -> None:  # HT-12
    state = on_the_partners_king()
    assert TeamPlayer(state.terms).choice(begin(state))[1].kind is Kind.PASS


@pytest.mark.parametrize(("hand", "led", "beaten"), LAST_CARDS)
def test_the_policy_in_a_hurry_lets_no_opponent_lead_a_last_card(hand: str, led: str, beaten: str) -> None:
    state = before_a_last_card(hand, led)
    assert write(TEAM, TeamPlayer(state.terms).choice(begin(state))[1]) == beaten


def test_the_policy_in_a_hurry_opens_with_a_bomb_only_where_that_saves_a_lead() -> None:  # HT-12
    for hand, bombs in ((ROUND, False), (RAGGED, True)):
        state = leading(hand)
        assert (TeamPlayer(state.terms).choice(begin(state))[1].kind is Kind.BOMB) == bombs


def test_the_policy_in_a_hurry_bets_as_the_policy_does() -> None:
    state = position(*FULL)
    move, _ = choose(state.information(0), state.legal(0))
    assert move is not None
    assert move.kind is Kind.BET
    deal = begin(state)
    TeamPlayer(state.terms).move(deal)
    assert deal.bets == [move.value, None, None, None]


def test_prospects_are_legal_differ_and_hold_what_the_policy_would_play() -> None:
    for state, seat in decisions(samples(3)):
        legal = tuple(move for move in state.legal(seat) if move.kind is not Kind.BET)
        if seat not in state.must or not legal:
            continue
        found = [prospect.move for prospect in prospects(state.information(seat), legal)]
        assert len(set(found)) == len(found)
        assert set(found) <= set(legal)
        assert choose(state.information(seat), legal)[0] in found


def test_of_the_bets_the_highest_is_looked_at_once_a_card_can_be_played() -> None:
    def bets(state: TeamState) -> list[int]:
        seat = state.turn
        found = prospects(state.information(seat), state.legal(seat))
        return [move.value for move, _ in found if move.kind is Kind.BET]

    leading = position(*FULL)
    assert bets(leading) == [60]
    assert bets(play(leading, "0:bet 60")) == []
    assert bets(play(leading, "0:2s")) == [60]
    assert bets(play(leading, "0:3s 5s 7s 9s")) == []


def test_out_of_turn_a_bet_is_left_to_the_policy() -> None:
    for leader in (1, 2, 3):  # the hand that goes out in one play is at seat 0
        state = position(*FULL, leader=leader)
        info, legal = state.information(0), state.legal(0)
        assert {move.kind for move in legal} == {Kind.BET}
        assert [prospect.move for prospect in prospects(info, legal)] == [choose(info, legal)[0]]


def test_a_search_bets_on_a_hand_that_goes_out() -> None:
    state = position(*FULL)
    *_, thought = SearchBot(Searching(4)).think(GAME, state.information(0), state.legal(0), SplitMix64(1))
    assert thought.move.kind is Kind.BET


# -- the exchange


def test_a_card_for_the_partner_is_left_to_the_policy_which_names_the_next_best_of_other_ranks() -> None:
    for state, seat in exchanges(samples(2)):
        info, legal = state.information(seat), state.legal(seat)
        *_, thought = SearchBot().think(GAME, info, legal, SplitMix64(1))
        assert thought.playouts == 0
        assert thought.move == choose(info, legal)[0]
        (reason,) = thought.candidates[0].reasons
        assert reason.code in {"why/gift-lone", "why/gift-spare", "why/gift-fits"}
        found = ranked(info, legal)
        assert [other.move for other in thought.others] == list(found[1:3])
        assert len({same_rank(move) for move in found}) == len(found)
        assert {same_rank(move) for move in found} == {
            same_rank(move) for move in legal if move.kind is Kind.EXCHANGE
        }


def test_other_moves_are_not_ranked_without_points() -> None:
    for state, seat in plays(1):
        assert ranked(state.information(seat), state.legal(seat)) == ()


def test_a_card_that_the_hand_would_miss_is_given_for_no_reason_unless_it_goes_with_one_given_before() -> None:
    state = dealt("3s 4s 5s 6s 7s 8s 9s 10s 10h 10d 10c 9h 9d 9c 8h 8d 2d 2c")

    def why(state: TeamState, move: str) -> list[str]:
        info, legal = state.information(0), state.legal(0)
        return [text.code for text in SEARCH.reasons(info, legal, GAME.read(f"exchange {move}"))]

    assert why(state, "2d") == ["why/gift-spare"]
    assert why(state, "6s") == []
    state = play(state, "0:exchange 2c", "2:exchange 10d")
    assert why(state, "2d") == ["why/gift-fits"]


def test_a_better_move_says_by_how_much_it_raises_the_chance_that_a_partner_goes_out() -> None:
    info = position("2s 9h 9d", "10s", "4s", "5s").information(0)
    better, played = Upshots({OUT: 0.1, MATES_OUT: 0.7}, 20), Upshots({OUT: 0.5, MATES_OUT: 0.1}, 20)
    (text,) = SEARCH.compared(info, better, played)
    assert text == Text.of("why/team-out-first", percent=80, than=60, outs=0)
    for outs, place in ((0, "first"), (1, "next")):
        said = TEXTS.say(Text.of("why/team-out-first", percent=80, than=60, outs=outs))
        assert set(said) == {
            f"It raises the chance that somebody of this team goes out {place} from about 60 % to 80 %"
        }
    often = SEARCH.compared(info, better, Upshots({**better.shares, BEHIND: 0.6, AHEAD: 0.3}, 20))
    assert often == (Text.of("why/better-in", percent=60, than=30),)
