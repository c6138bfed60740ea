"""Refusals and missing cards tell the truth in random rounds."""

from collections import Counter

import pytest

from engine.core import registry
from engine.core.rng import SplitMix64
from engine.core.selection import touch
from engine.games.boast.rules.pack import NAMES
from tests.strategies import begin, lighter, plays


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_colour_to_follow_and_how_many_one_has_are_true(seats: int) -> None:
    met: Counter[str] = Counter()
    for seed in range(lighter(8)):
        rng = SplitMix64(seed)
        for match in plays(begin(registry.game("boast"), seats, f"refusals/{seed}"), rng):
            if match.outcome is not None:
                continue
            (seat,) = match.state.must
            info = match.state.information(seat)
            hand = Counter(match.deck.list(info.hand))
            led = next((NAMES[card][-1] for card in info.trick if NAMES[card] != "x"), "")
            mine = sum(count for card, count in hand.items() if card[-1] == led)
            may = {card for card in hand if not mine or card[-1] in {led, "x"}}
            free = touch(match, seat, ()).missing
            code = free.code if free else "the line says it"
            met[code] += 1
            asked = {
                "missing/boast-lead": not info.trick,
                "the line says it": bool(info.trick) and not mine,
                "missing/boast-follow": bool(mine) and not hand["x"],
                "missing/boast-follow-escape": bool(mine) and hand["x"] > 0,
            }
            assert asked.get(code, len(may) == 1), free
            for card in hand:
                why = touch(match, seat, (card,)).why
                assert (why is None) == (card in may)
                if why is not None:
                    met[why.code] += 1
                    assert why.code == f"refuse/boast-follow{'-escape' * (hand['x'] > 0)}"
                    assert dict(why.args) == {"colour": led, "have": mine}
            two = tuple(list(hand.elements())[:2])
            if len(two) == 2:
                why = touch(match, seat, two).why
                assert why is not None
                assert (why.code == "refuse/boast-one") == (set(two) <= may | {"x"})
    assert len(met) > 4, met
