"""What was played in Haggis Team as evidence of the hands: those of the partner, too."""

from engine.core import registry
from engine.core.determinizer import fill
from engine.core.match import create
from engine.core.player import Player
from engine.core.rng import SplitMix64
from engine.games.haggis.bot.past import STRAY, Past
from engine.games.haggis.rules.moves import PASS
from engine.games.haggis.team.bot.fast import FastTeam, TeamPlayer
from engine.games.haggis.team.bot.policy import choose
from engine.games.haggis.team.bot.search import likelihood
from engine.games.haggis.team.rules.state import TeamState
from engine.games.haggis.team.rules.terms import mate_of

GAME = registry.game("team")


def test_the_true_hands_are_likelier_than_others_where_the_policy_played() -> None:
    rng = SplitMix64(3)
    true = other = asked = 0.0
    for seed in range(2):
        state = create(GAME, [Player("bot", "", "club")] * 4, {}, f"past/{seed}").state
        assert isinstance(state, TeamState)
        while state.outcome is None:
            seat = state.must[0]
            info, legal = state.information(seat), state.legal(seat)
            hidden = GAME.determinizer.hidden(info)
            if hidden.pool and info.tricks:
                asked += 1
                true += Past(info, FastTeam, TeamPlayer(info.terms)).likelihood(state.hands)
                other += likelihood(info, fill(hidden, rng))
            state = state.play(seat, choose(info, legal)[0] or legal[-1])
    assert true > 0.7 * asked
    assert other < 0.3 * asked


def test_a_partner_who_passes_where_they_would_play_is_unlikely_to_hold_that_hand() -> None:
    found = []
    for seed in range(30):
        state = create(GAME, [Player("bot", "", "club")] * 4, {}, f"pass/{seed}").state
        assert isinstance(state, TeamState)
        while not (state.trick.top and state.trick.holder % 2 != state.must[0] % 2):
            seat = state.must[0]
            state = state.play(seat, choose(state.information(seat), state.legal(seat))[0] or state.legal(seat)[-1])
        seat = state.must[0]
        best, _ = choose(state.information(seat), state.legal(seat))
        viewer = state.information(mate_of(seat))
        if best is None or not best.cards:
            continue
        after = state.play(seat, PASS)
        before, later = (
            Past(info, FastTeam, TeamPlayer(info.terms)).likelihood(state.hands)
            for info in (viewer, after.information(mate_of(seat)))
        )
        found.append(round(later / before, 6))
    assert len(found) > 5
    assert found.count(STRAY) > 0.8 * len(found)
