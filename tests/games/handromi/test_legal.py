"""The legal moves of a turn, against a referee that tries every sequence of steps to the end of the turn."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.handromi.rules.information import Phase
from engine.games.handromi.rules.pack import names_of
from engine.games.handromi.rules.state import State
from tests.games.handromi import oracle
from tests.games.handromi.positions import GAME, legal, position

type Names = tuple[str, ...]


class Step(NamedTuple):
    """A turn in progress, as the referee sees it."""

    left: Names
    table: tuple[Names, ...]
    value: int
    early: bool  # laid off before the opening
    waits: str  # the card taken and not yet laid
    laid: bool


def ends(at: Step, opened: bool, claimed: bool) -> bool:
    """Returns whether the turn may end with a discard now: HR-12, HR-15, D-R05, D-R07, D-R09 to D-R12."""
    if not at.left or at.waits:
        return False
    if len(at.left) == 1:
        return True
    if claimed or at.early:
        return False
    return opened or not at.laid or at.value >= 51


def steps(at: Step, opened: bool) -> Iterator[tuple[str, Step]]:
    """Yields every step that the cards allow by their shapes, wherever it leads."""

    def without(names: Names) -> Names:
        rest = Counter(at.left)
        rest.subtract(names)
        return tuple(sorted(rest.elements()))

    for meld in oracle.melds(at.left):
        waits = "" if at.waits in meld else at.waits
        count = at.value + oracle.points(meld)
        names = tuple(sorted(meld))
        yield "meld " + " ".join(names), Step(without(names), (*at.table, names), count, at.early, waits, True)
    for name in sorted(set(at.left)):
        for number, there in enumerate(at.table, 1):
            grown = tuple(sorted((*there, name)))
            if name not in there and oracle.is_meld(grown):
                table = (*at.table[: number - 1], grown, *at.table[number:])
                early = at.early or not (opened or at.value >= 51)
                waits = "" if name == at.waits else at.waits
                yield f"layoff {name} {number}", Step(without((name,)), table, at.value, early, waits, True)


def completes(at: Step, opened: bool, claimed: bool, memo: dict[Step, bool]) -> bool:
    """Returns whether some sequence of steps brings the turn to an end."""
    if at not in memo:
        memo[at] = ends(at, opened, claimed) or any(
            completes(after, opened, claimed, memo) for _, after in steps(at, opened)
        )
    return memo[at]


def allowed(at: Step, opened: bool, claimed: bool) -> set[str]:
    """Returns the moves after which the turn can be completed, with the names in a combination sorted."""
    memo: dict[Step, bool] = {}
    found = {text for text, after in steps(at, opened) if completes(after, opened, claimed, memo)}
    return found | {f"discard {name}" for name in at.left if ends(at, opened, claimed)}


def plain(text: str) -> str:
    """Returns a move's text with the names of a combination sorted."""
    word, *names = text.split()
    return " ".join([word, *(sorted(names) if word == "meld" else names)])


def begun(state: State, waits: str) -> Step:
    """Returns the referee's picture of a turn after its draw."""
    table = tuple(tuple(sorted(names_of(laid.cards))) for laid in state.table)
    hand = tuple(sorted(names_of(state.circumstances().hand)))
    return Step(hand, table, 0, False, waits, False)


TABLES = ("", "1:4s 5s 6s", "1:9h 10h Jh, 1:8s 8d 8c", "1:Qd Kd Ad, 1:2d 3d 4d", "1:3h 4h 5h, 1:3h 4h 5h")


@st.composite
def turns(draw: st.DrawFn) -> State:
    """Draws a position before a draw, with cards of few ranks and suits; some are high enough to open."""
    low = draw(st.sampled_from([1, 2, 6, 8, 9]))
    pool = [f"{oracle.RANKS[(low + at) % 13]}{suit}" for at in range(5) for suit in "shd"] * 2
    table = draw(st.sampled_from(TABLES))
    for name in table.replace("1:", "").replace(",", "").split():
        if name in pool:
            pool.remove(name)
    count = draw(st.integers(1, 8))
    chosen = draw(st.permutations(pool).map(lambda names: names[: count + 3]))
    opened = draw(st.sampled_from(["1", "01"])) if table else ""
    return position(
        " ".join(chosen[3:]),
        "4c",
        table=table,
        opened=opened,
        top=chosen[0],
        exchange_card=chosen[1],
        stock=chosen[2],
    )


@settings(max_examples=150, deadline=None)
@given(turns(), st.data())
def test_a_turn_offers_exactly_what_can_be_completed(state: State, data: st.DataObject) -> None:
    opened = state.opened[0]
    top, exchange_card = names_of(1 << state.pile[-1])[0], names_of(1 << state.exchange_card)[0]
    hand = names_of(state.circumstances().hand)
    table = begun(state, "").table
    takes = Step(tuple(sorted((*hand, top))), table, 0, False, top, False)
    claims = Step(tuple(sorted((*hand, exchange_card))), table, 0, False, "", False)
    assert ("take" in legal(state)) == completes(takes, opened, False, {})
    assert ("claim" in legal(state)) == (not opened and completes(claims, False, True, {}))
    start = data.draw(st.sampled_from(legal(state)))
    state = state.play(0, GAME.read(start))
    at = begun(state, top if start == "take" else "")
    for _ in range(6):
        assert {plain(text) for text in legal(state)} == allowed(at, opened, start == "claim")
        going = [text for text in legal(state) if not text.startswith("discard")]
        if not going:
            break
        text = data.draw(st.sampled_from(going))
        at = dict(steps(at, opened))[plain(text)]
        state = state.play(0, GAME.read(text))


def test_the_referee_knows_the_case_of_two_copies() -> None:
    """D-R10: with a second copy in hand, one of the two may be the discard."""
    state = position("8h 8s 8c 8d 8d", "4c", table="1:4s 5s 6s", opened="1", top="8c")
    assert state.phase is Phase.DRAW
    other = state._replace().play(0, GAME.read("draw"))
    assert other.phase is Phase.MELD
    assert legal(state) == ["draw"]
