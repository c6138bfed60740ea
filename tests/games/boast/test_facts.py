"""The facts counted in a round, checked against the settlement and the log of the table."""

from engine.core.look import look
from engine.core.registry import game
from engine.core.rng import SplitMix64
from engine.core.tally import tally
from tests.strategies import begin, played, samples

BOAST = game("boast")
CODES = {"score/boast-exact": "exact", "score/boast-nothing": "nothing"}


def test_counts_agree_with_the_settlement_and_with_what_was_told() -> None:
    for seats in BOAST.seats:
        for seed in range(samples(15)):
            match = played(begin(BOAST, seats, seed), SplitMix64(seed))
            assert match.outcome is not None
            log = look(match, None).log
            chips = [entry for entry in log if entry.kind == "chip"]
            for seat, counts in enumerate(tally(match)):
                assert counts is not None
                row = match.outcome.rows[seat][0]
                args = dict(row.text.args)
                assert counts["tricks"] == args["tricks"]
                assert {name for name in CODES.values() if counts[name]} == {
                    CODES[code] for code in {row.text.code} & set(CODES)
                }
                assert counts["over"] == (counts["tricks"] > int(args["wanted"]))
                told = [entry for entry in log if entry.kind == "play" and entry.seat == seat]
                assert counts["escapes"] == sum(entry.cards == ("x",) for entry in told)
                tricks = [entry.seat for entry in log if entry.kind == "capture"]
                assert (counts["tricks"], counts["last"]) == (tricks.count(seat), tricks[-1] == seat)
            assert sum(counts["chips"] for counts in tally(match) if counts) == len(chips)


def test_low_numbers_and_upsets_are_those_of_tricks_that_were_won() -> None:
    seen = 0
    for seed in range(samples(30)):
        match = played(begin(BOAST, 4, seed), SplitMix64(seed))
        log = [entry for entry in look(match, None).log if entry.kind in {"play", "capture"}]
        low, upsets = [0] * 4, [0] * 4
        trick: dict[int, int] = {}
        for entry in log:
            assert entry.seat is not None
            if entry.kind == "play":
                face = str(entry.cards[0]) if isinstance(entry.cards, tuple) else ""
                trick[entry.seat] = 0 if face == "x" else int(face[:-1])
                continue
            low[entry.seat] += trick[entry.seat] in {1, 2}
            upsets[entry.seat] += max(trick.values()) > trick[entry.seat]
            trick = {}
        assert [(counts["low"], counts["upsets"]) for counts in tally(match) if counts] == list(
            zip(low, upsets, strict=True)
        )
        seen += sum(low) > 0 and sum(upsets) > 0
    assert seen
