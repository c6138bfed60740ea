"""Whole hands beside a referee who goes by the words of the rules: the moves at every ply, and every point."""

from collections import Counter
from typing import Any

from engine.core.match import Match
from engine.core.rng import SplitMix64, seed_of
from engine.games.haggis.rules.information import Phase
from tests.games.haggis.team.positions import GAME, match
from tests.games.haggis.team.referee import Hand
from tests.strategies import acting, samples

WILDS = ("J", "Q", "K")
FEW = 11  # number cards at most in a hand that the oracle is asked about: it looks at every group


def choose(running: Match, rng: SplitMix64) -> tuple[int, str]:
    """Returns a random move; it bets out of turn, and keeps wild cards for the end, so that bombs are played.

    Partners let each other win, so that there are slams, and raise each other in small steps, so that bets return.
    """
    state: Any = running.state
    if state.may and rng.below(2):
        seat = rng.choice(state.may)
        return seat, GAME.write(running.legal(seat)[0])
    seat = rng.choice(acting(running)) if rng.below(4) == 0 else rng.choice(state.must)
    texts = [GAME.write(move) for move in running.legal(seat)]
    if "pass" in texts and state.trick.holder == (seat + 2) % 4:
        return seat, "pass"
    small = [text for text in texts if not any(word in WILDS for word in text.split()) and text != "pass"]
    bombs = [text for text in texts if all(word in WILDS for word in text.split()) and len(text) > 1]
    likely = bombs if bombs and rng.below(3) == 0 else small if small and rng.below(8) else texts
    return seat, max(likely, key=len) if state.phase is Phase.LEAD and rng.below(2) else rng.choice(likely)


def test_the_engine_and_the_referee_agree_at_every_ply_and_on_every_point() -> None:
    met: Counter[str] = Counter()
    for sample in range(samples(8)):
        rng = SplitMix64(seed_of(f"referee/{sample}"))
        wishes = {option.name: rng.choice(option.choices) for option in GAME.options if option.kind != "number"}
        running = match(f"referee/{sample}", rng.below(4), **wishes)
        hand = Hand(running.names, running.setup.dealer, running.setup.leader, dict(running.options.values))
        while running.outcome is None:
            for seat in range(4):
                plays = seat == hand.turn and not hand.exchanging and not hand.choosing
                if not plays or sum(card not in WILDS for card in hand.hands[seat]) <= FEW:
                    texts = [GAME.write(move) for move in running.legal(seat)]
                    assert sorted(texts) == sorted(hand.moves(seat)), running.text
                    met[GAME.display.table(running.state.information(seat)).phase] += plays
            seat, text = choose(running, rng)
            met["again"] += text.startswith("bet") and any(who == seat for who, _ in hand.announced)
            running = running.play(seat, text)
            hand.play(seat, text)
            met[text.split()[0]] += 1
        assert hand.over
        assert running.outcome.points[:2] == hand.points(), running.text
        assert running.outcome.finishers[: len(hand.order)] == tuple(hand.order)
        met[running.outcome.reason.code] += 1
    assert (
        min(met[word] for word in ("exchange", "lead", "bet", "again", "pass", "deal/slam", "deal/first-out")) > 1
    ), met
    assert min(met[Phase.LEAD], met[Phase.FOLLOW]) > 100
