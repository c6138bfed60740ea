"""The table view of the toy game: what the table of a deal shows to one viewer."""

from engine.core.cards import Cards
from engine.core.state import Seat
from engine.core.table import PILE, Action, LogEntry, Place, SeatView, Slot, Table, Text, Zone, ZoneKind, hand_key
from tests.core.toy.rules import notation
from tests.core.toy.rules.information import InformationState
from tests.core.toy.rules.moves import Kind, Move
from tests.core.toy.rules.pack import DECKS, HELD

__all__ = ["action_of", "table_of"]


def table_of(info: InformationState, legal: tuple[Move, ...] = ()) -> Table:
    """Returns the table, with an action for each legal move without cards."""
    deck = DECKS[info.setup.seats]
    phase = "over" if info.outcome is not None else "turn" if info.handed else "give"
    return Table(
        seat=info.seat,
        phase=phase,
        title=Text.of("toy/title", deal=info.setup.deal),
        banner=None,
        seats=tuple(
            SeatView(seat, count, _acts(info, seat), seat == info.setup.dealer)
            for seat, count in enumerate(info.counts)
        ),
        zones=_Zones(info).all(),
        actions=tuple(action_of(info, move) for move in legal if not move.cards),
        log=tuple(
            LogEntry(ply, seat, Text.of(f"toy/{move.word}", seat=seat), deck.list(move.cards))
            for ply, (seat, move) in enumerate(info.log)
        ),
        summary=info.outcome.summary() if info.outcome else None,
    )


def action_of(info: InformationState, move: Move) -> Action:
    """Returns the Action that offers a move."""
    at = {Kind.DRAW: "stock", Kind.DROP: PILE}.get(move.kind)
    cards = DECKS[info.setup.seats].list(move.cards)
    return Action(notation.write(move), move.word, Text.of(f"toy/{move.word}"), cards, at)


def _acts(info: InformationState, seat: Seat) -> bool:
    """Returns whether the deal waits for a seat."""
    waits = info.turn == seat if info.handed else info.counts[seat] == HELD
    return waits and info.outcome is None


class _Zones:
    """Lays out the zones; the keys of face-up cards are the ids of their names' copies, as they appear."""

    def __init__(self, info: InformationState) -> None:
        self._info = info
        self._deck = DECKS[info.setup.seats]
        self._left = {name: list(ids) for name, ids in self._deck.by_name.items()}

    def all(self) -> tuple[Zone, ...]:
        """Returns the hands, the stock, the pile, and what has been burned as far as the viewer may see it."""
        info = self._info
        hands = [self._hand(seat, cards) for seat, cards in enumerate(info.hands)]
        pile = tuple(map(self._up, info.pile))
        return (
            *hands,
            Zone("stock", "stock", "centre", Text.of("toy/stock"), None, info.stock),
            Zone(PILE, "pile", "centre", Text.of("toy/pile"), None, len(pile), pile),
            *(self._burned(seat, cards) for seat, cards in enumerate(info.burned) if cards),
        )

    def _hand(self, seat: Seat, cards: Cards) -> Zone:
        info = self._info
        slots = tuple(map(self._up, self._deck.list(cards)))
        if not slots:
            slots = tuple(Slot(f"{hand_key(seat)}/{place}") for place in range(info.counts[seat]))
        own = seat == info.seat
        kind: ZoneKind = "hand" if own else "fan"
        place: Place = "own" if own else "opponent"
        return Zone(hand_key(seat), kind, place, Text.of("toy/hand", seat=seat), seat, info.counts[seat], slots)

    def _burned(self, seat: Seat, cards: Cards) -> Zone:
        """Returns the cards that a seat has burned: the viewer's own, and everybody's once the deal is over."""
        slots = tuple(map(self._up, self._deck.list(cards)))
        return Zone(f"burned:{seat}", "open", "side", Text.of("toy/burned", seat=seat), seat, len(slots), slots)

    def _up(self, name: str) -> Slot:
        """Returns the slot of a face-up card."""
        card = self._left[name].pop(0)
        face = self._deck.faces[card]
        order = ("rank", face.rank), ("suit", "abc".index(face.suit))
        return Slot(f"c{card}", name, order=order, points=face.points)
