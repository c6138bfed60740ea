"""The zones of a team's table: piles by side, cards on their way between partners."""

from engine.core.cards import Card, Cards
from engine.core.table import SlotMark, Text, Zone, place_of, won_key
from engine.games.haggis.display.zones import Zones
from engine.games.haggis.rules.moves import Move
from engine.games.haggis.rules.trick import Taken
from engine.games.haggis.team.display.card_ids import CardIds
from engine.games.haggis.team.rules.information import TeamInformation
from engine.games.haggis.team.rules.terms import SIDES, mate_of

__all__ = ["TeamZones"]


class TeamZones(Zones[TeamInformation]):
    """Lays out the zones of an information state, telling identical cards apart by their ids."""

    def __init__(self, info: TeamInformation) -> None:
        super().__init__(info)
        self.ids = CardIds(info)

    def held(self, seat: int) -> Cards | None:
        """Returns a hand in deck ids if the viewer may see it, else None."""
        return self.ids.held(seat)

    def laid(self, ply: int, seat: int, move: Move) -> Cards:
        """Returns the deck ids of the cards that were played at a ply."""
        del seat, move
        return self.ids.plays[ply]

    def marks(self, seat: int, card: Card) -> tuple[SlotMark, ...]:
        """Returns the marks of a card that the viewer is to give, or was given before the first trick."""
        if self.ids.gift >> card & 1:
            return ("given",)
        fresh = self.info.sizes[seat] == self.info.terms.hand
        return ("received",) if fresh and self.ids.got >> card & 1 else ()

    def won(self, side: int) -> Zone:
        """Returns the pile of a side; it is placed with the viewer or with an opponent."""
        info = self.info
        own = info.seat is not None and SIDES[info.seat] == side
        seat = info.seat if own and info.seat is not None else side
        label = Text.of("zone/won-pair", seat=seat, to=mate_of(seat))
        count = info.piles[side].bit_count()
        return Zone(won_key(side), "pile", place_of(seat, self.info.seat), label, seat, count)

    def last(self, taken: Taken) -> Text:
        """Returns the label of the last finished trick."""
        if SIDES[taken.winner] == taken.taker:
            return Text.of("zone/last", seat=taken.winner)
        seat = (taken.winner + 1) % self.info.terms.seats
        return Text.of("zone/last-bombed", **{"from": taken.winner, "seat": seat, "to": mate_of(seat)})
