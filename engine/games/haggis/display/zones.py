"""The zones of a table: which cards lie where, for one viewer."""

from dataclasses import replace
from operator import itemgetter

from engine.core.cards import Card, Cards, bits
from engine.core.table import (
    LAST_TRICK,
    TRICK,
    Group,
    GroupMark,
    Slot,
    SlotMark,
    Text,
    Zone,
    hand_key,
    place_of,
    won_key,
)
from engine.games.haggis.display.texts import printed, text_of
from engine.games.haggis.rules.combinations import stand_ins
from engine.games.haggis.rules.information import AnyInformation
from engine.games.haggis.rules.moves import Kind, Move
from engine.games.haggis.rules.trick import Play, Taken

__all__ = ["Zones"]


class Zones[V: AnyInformation]:
    """Lays out the zones of an information state; another game of the family has some of its own."""

    def __init__(self, info: V) -> None:
        self.info = info
        self.layout = info.terms.layout
        self.deck = info.terms.deck

    def all(self) -> tuple[Zone, ...]:
        """Returns all zones."""
        info = self.info
        seats = range(info.terms.seats)
        zones = [self._hand(seat) for seat in seats]
        zones += [self._wild(seat) for seat in seats if seat != info.seat]
        zones.append(self._trick())
        if info.tricks:
            zones.append(self._last())
        zones += [self.won(side) for side in range(len(info.piles))]
        return tuple(zones)

    # -- what another game may override

    def held(self, seat: int) -> Cards | None:
        """Returns a hand in deck ids if the viewer may see it, else None."""
        if self.info.hands is not None:
            return self.layout.owned(seat, self.info.hands[seat])
        return self.layout.owned(seat, self.info.hand) if seat == self.info.seat else None

    def fan(self, seat: int) -> int:
        """Returns how many cards lie face down in front of a seat."""
        return self.info.fan(seat)

    def laid(self, ply: int, seat: int, move: Move) -> Cards:
        """Returns the deck ids of the cards that were played at a ply."""
        del ply
        return self.layout.owned(seat, move.cards)

    def marks(self, seat: int, card: Card) -> tuple[SlotMark, ...]:
        """Returns the marks of a card in the viewer's own hand."""
        del seat, card
        return ()

    def won(self, side: int) -> Zone:
        """Returns the pile of a side: here every seat has its own."""
        count = self.info.piles[side].bit_count()
        label = Text.of("zone/won", seat=side)
        return Zone(won_key(side), "pile", place_of(side, self.info.seat), label, side, count)

    def last(self, taken: Taken) -> Text:
        """Returns the label of the last finished trick."""
        if taken.winner == taken.taker:
            return Text.of("zone/last", seat=taken.winner)
        return Text.of("zone/last-given", seat=taken.winner, to=taken.taker)

    # -- slots

    def slot(self, card: Card, group: str | None = None, was: str | None = None, *marks: SlotMark) -> Slot:
        """Returns the slot of a face-up card."""
        face = self.deck.faces[card]
        wild = card >= self.layout.wild
        suit = len(self.layout.suits) if wild else self.layout.suit(card)
        return Slot(
            key=f"c{card}",
            face=self.deck.names[card],
            marks=("wild", *marks) if wild else marks,
            was=was,
            order=(("rank", face.rank), ("suit", suit)),
            points=face.points,
            group=group,
        )

    def opened(self, cards: Cards, key: str) -> tuple[Slot, ...]:
        """Returns the slots of cards that were face down and are now shown."""
        return tuple(self.slot(card, None, f"{key}/{at}") for at, card in enumerate(bits(cards)))

    # -- zones

    def _hand(self, seat: int) -> Zone:
        key = hand_key(seat)
        held = self.held(seat)
        own = seat == self.info.seat
        if own and held is not None:
            slots = tuple(self.slot(card, None, None, *self.marks(seat, card)) for card in bits(held))
        elif held is not None:
            slots = self.opened(held & self.layout.numbers, key)
        else:
            slots = tuple(Slot(f"{key}/{at}") for at in range(self.fan(seat)))
        label = Text.of("zone/hand", seat=seat)
        return Zone(key, "hand" if own else "fan", place_of(seat, self.info.seat), label, seat, len(slots), slots)

    def _wild(self, seat: int) -> Zone:
        slots = tuple(self.slot(card) for card in bits(self.layout.owned(seat, self.info.wilds[seat])))
        label = Text.of("zone/wild", seat=seat)
        return Zone(f"wild:{seat}", "fan", place_of(seat, self.info.seat), label, seat, len(slots), slots)

    def _trick(self) -> Zone:
        slots, groups = self._plays(self.info.trick.plays, self._before(), self._fans(self.info.trick.plays))
        return Zone(TRICK, "trick", "centre", Text.of("zone/trick"), None, len(slots), slots, groups)

    def _last(self) -> Zone:
        taken = self.info.tricks[-1]
        fans = self._fans(self.info.trick.plays + taken.plays)
        slots, groups = self._plays(taken.plays, self._before() - len(taken.plays), fans)
        return Zone(LAST_TRICK, "trick", "side", self.last(taken), taken.winner, len(slots), slots, groups)

    def _before(self) -> int:
        """Returns the number of moves made before the running trick."""
        return self.info.plies - len(self.info.trick.plays)

    def _fans(self, plays: tuple[Play, ...]) -> list[int]:
        """Returns how many number cards each seat held before these last plays."""
        fans = [self.info.fan(seat) for seat in range(self.info.terms.seats)]
        for seat, move in plays:
            fans[seat] += (move.cards & self.layout.numbers).bit_count()
        return fans

    def _plays(
        self, plays: tuple[Play, ...], before: int, fans: list[int]
    ) -> tuple[tuple[Slot, ...], tuple[Group, ...]]:
        """Returns the slots and groups of a trick, from the number of moves and the fans before it.

        Groups are numbered by ply. A card that lay face down comes from the end of its fan.
        """
        slots: list[Slot] = []
        groups: list[Group] = []
        top = max((at for at, (_, move) in enumerate(plays) if move.cards), default=-1)
        for at, (seat, move) in enumerate(plays):
            key = f"p{before + at + 1}"
            if move.kind is Kind.PASS:
                groups.append(Group(key, seat, "pass", Text.of("shape/pass")))
            elif move.cards:
                marks: list[GroupMark] = ["top"] if at == top else []
                if move.kind is Kind.BOMB:
                    marks.append("bomb")
                groups.append(Group(key, seat, "play", text_of("shape", move), tuple(marks)))
                lit: tuple[SlotMark, ...] = ("last",) if at == top else ()
                fans[seat] -= (move.cards & self.layout.numbers).bit_count()
                played = []
                for place, card in enumerate(bits(self.laid(before + at + 1, seat, move)), fans[seat]):
                    hidden = seat != self.info.seat and card < self.layout.wild
                    played.append((card, self.slot(card, key, f"{hand_key(seat)}/{place}" if hidden else None, *lit)))
                slots += self._in_place(move, played)
        return tuple(slots), tuple(groups)

    def _in_place(self, move: Move, played: list[tuple[Card, Slot]]) -> list[Slot]:
        """Returns a combination's slots with its wild cards in place: in a run, between the others."""
        stands = stand_ins(self.layout, move)
        placed = []
        for card, slot in played:
            own = self.deck.faces[card].rank
            rank = stands.get(own, own)
            placed.append((rank, slot if rank == own else replace(slot, stands=printed(rank))))
        return [slot for _, slot in sorted(placed, key=itemgetter(0))]
