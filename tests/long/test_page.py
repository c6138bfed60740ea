"""How the run in one page evaluates its samples."""

from tests.long.page import COLUMNS, MOST, grown


def samples(*heaps: float) -> list[dict[str, float]]:
    """Returns samples with these heaps, a hundred moves apart; all other figures stay constant."""
    return [{**dict.fromkeys(COLUMNS, 1000.0), "moves": 100.0 * at, "heap": heap} for at, heap in enumerate(heaps, 1)]


def test_what_comes_and_goes_is_no_growth() -> None:
    assert all(value <= MOST for value in grown(samples(3, 4000, 4100, 4900, 4000, 4150, 4000, 4100, 4900)).values())


def test_what_stays_is_growth() -> None:
    found = grown(samples(3, 4000, 4900, 4100, 4300, 5000, 4500, 4700, 5200))
    assert [name for name in COLUMNS if found[name] > MOST] == ["heap"]
