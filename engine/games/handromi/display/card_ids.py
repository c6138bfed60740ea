"""Which deck id a card has on the table: which of two identical cards is which, as far as one viewer can tell.

The information state only knows names. The table needs a key for every card that stays the same while the card is in
view, so `CardIds` replays the deal as this viewer saw it and assigns deck ids: first to their own hand, then to every
card that comes up; a card that is shuffled into the stock gives its id back. Nothing in it depends on a card that
they have not seen.
"""

from engine.core.cards import Card, Cards, bits
from engine.core.table import hand_key
from engine.games.handromi.rules.information import InformationState, Phase
from engine.games.handromi.rules.moves import Kind, Move
from engine.games.handromi.rules.pack import HALF
from engine.games.handromi.rules.terms import DEALT

__all__ = ["CardIds"]


class CardIds:
    """The deck ids of what a seat may see: `hands` as far as they are known, `melds` laid, `pile`, `exchange_card`.

    `was` has where a card lay face down before a move of this turn revealed it; `drawn` is the card that came
    into the viewer's hand in this turn. `fresh` are the cards that anybody has laid since the viewer's last discard;
    for somebody who does not play, in this turn.
    """

    def __init__(self, info: InformationState) -> None:
        self.info = info
        self.used = 0
        self.hands: list[list[Card]] = [[] for _ in range(info.terms.seats)]
        self.sizes = [0] * info.terms.seats
        self.melds: list[list[Card]] = []
        self.pile: list[Card] = []
        self.was: dict[Card, str] = {}
        self.drawn: Card | None = None
        self.fresh: set[Card] = set()
        self._draws = iter(info.draws)
        order = info.terms.order
        for seat in order:
            self.sizes[seat] = DEALT + (seat == order[0])  # HR-8
        if info.seat is not None:
            self.hands[info.seat] = [self._new(card % HALF) for card in bits(info.dealt)]
        self.exchange_card: Card | None = self._new(info.turned)
        for seat, move in info.log:
            self._happens(seat, move)
        if info.hands is not None:
            self._open(info.hands)

    # -- ids

    def _new(self, name: Card) -> Card:
        """Returns an id for a card that comes up."""
        card = name + HALF if self.used >> name & 1 else name
        self.used |= 1 << card
        return card

    def _from(self, seat: int, name: Card) -> Card:
        """Returns the id of a card that leaves a hand: one known to be there, else a fresh one."""
        hand = self.hands[seat]
        self.sizes[seat] -= 1
        for card in hand:
            if card % HALF == name:
                hand.remove(card)
                self.was.pop(card, None)
                return card
        card = self._new(name)
        self.was[card] = f"{hand_key(seat)}/{self.sizes[seat]}"
        return card

    def _into(self, seat: int, card: Card) -> None:
        self.hands[seat].append(card)
        self.sizes[seat] += 1

    # -- moves

    def _happens(self, seat: int, move: Move) -> None:
        kind = move.kind
        if kind is Kind.SHUFFLE:
            for card in self.pile[:-1]:
                self.used &= ~(1 << card)
            del self.pile[:-1]
        elif kind is Kind.DRAW:
            self._draw(seat)
        elif kind is Kind.TAKE:
            self.drawn = self.pile.pop()
            self._into(seat, self.drawn)
        elif self.exchange_card is not None and kind in {Kind.SWAP, Kind.CLAIM}:
            got = self.exchange_card
            gives = bits(move.cards)
            self.exchange_card = self._from(seat, next(gives)) if move.cards else None
            self._into(seat, got)
            self.drawn = got
        elif kind is Kind.DISCARD:
            self.was.clear()
            if seat == self.info.seat or self.info.seat not in self.info.terms.order:
                self.fresh.clear()
            self.drawn = None
            self.pile.append(self._from(seat, move.cards.bit_length() - 1))
        else:
            cards = [self._from(seat, name) for name in bits(move.cards)]
            self.fresh.update(cards)
            if kind is Kind.MELD:
                self.melds.append(cards)
            else:
                self.melds[move.to] += cards

    def _draw(self, seat: int) -> None:
        """Records a draw, whose card only its seat knows. The draw that ends a void deal gives no card."""
        info = self.info
        if seat != info.seat:
            self.sizes[seat] += 1
            return
        name = next(self._draws, None)
        if name is not None:
            self.drawn = self._new(name)
            self.was[self.drawn] = "stock/0"
            self._into(seat, self.drawn)

    def _open(self, hands: tuple[Cards, ...]) -> None:
        """Shows all hands after the deal."""
        if self.info.phase is not Phase.OVER:
            return
        for seat, hand in enumerate(hands):
            known = list(self.hands[seat])
            for at, card in enumerate(bits(hand)):
                name = card % HALF
                same = next((other for other in known if other % HALF == name), None)
                if same is not None:
                    known.remove(same)
                    continue
                new = self._new(name)
                self.hands[seat].append(new)
                self.was[new] = f"{hand_key(seat)}/{at}"
