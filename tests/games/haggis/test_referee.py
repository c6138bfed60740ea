"""Whole hands beside a referee who goes by the words of the rules: the moves at every ply, and every point."""

import pytest

from engine.core.match import Match, create
from engine.core.registry import game
from engine.core.rng import SplitMix64, seed_of
from tests.conformance.tables import random_wishes
from tests.games.haggis.referee import Hand
from tests.sampling import daily
from tests.strategies import PEOPLE, acting, samples

HAGGIS = game("haggis")
WILDS = ("J", "Q", "K")


def choose(match: Match, rng: SplitMix64, sleeper: int | None) -> tuple[int, str]:
    """Returns a random move; it bets out of turn, and keeps wild cards for the end, so that bombs are played.

    A sleeper does nothing but pass as long as it can.
    """
    seat = rng.choice(acting(match)) if rng.below(4) == 0 else rng.choice(match.state.must)
    if seat == sleeper and seat not in match.state.must:
        seat = rng.choice(match.state.must)
    texts = [HAGGIS.write(move) for move in match.legal(seat)]
    if seat == sleeper and "pass" in texts:
        return seat, "pass"
    small = [text for text in texts if not any(word in WILDS for word in text.split()) and text != "pass"]
    bombs = [text for text in texts if all(word in WILDS for word in text.split()) and len(text) > 1]
    likely = bombs if bombs and rng.below(3) == 0 else small if small and rng.below(8) else texts
    return seat, rng.choice(likely)


RULES = [
    pytest.param(2, {}, None, id="two"),
    pytest.param(3, {"bombRule3p": "choose"}, None, id="three, bomber chooses"),
    pytest.param(3, {"bombRule3p": "tournament"}, None, id="three, tournament"),
    pytest.param(3, {}, 1, id="three, one asleep"),
]


@pytest.mark.parametrize(("seats", "wishes", "sleeper"), daily(RULES, 2))
def test_the_engine_and_the_referee_agree_at_every_ply_and_on_every_point(
    seats: int, wishes: dict[str, str], sleeper: int | None
) -> None:
    bombs = 0
    for sample in range(samples(3)):
        rng = SplitMix64(seed_of(f"referee/{seats}/{wishes}/{sleeper}/{sample}"))
        wanted = {**random_wishes(HAGGIS, rng), **wishes}
        match = create(HAGGIS, PEOPLE[:seats], wanted, f"referee/{sample}", dealer=sleeper)
        options = {"bombRule3p": "choose", "firstOutBonus": "5", **dict(match.options.values)}
        hand = Hand(match.names, match.setup.dealer, match.setup.leader, options, seats)
        while match.outcome is None:
            for seat in range(seats):
                assert sorted(map(HAGGIS.write, match.legal(seat))) == sorted(hand.moves(seat)), match.text
            seat, text = choose(match, rng, sleeper)
            match = match.play(seat, text)
            hand.play(seat, text)
            bombs += all(word in WILDS for word in text.split()) and len(text) > 1
        assert hand.over
        assert match.outcome.points == hand.points(), match.text
        assert match.outcome.finishers[:-1] == tuple(hand.order)
    assert bombs
