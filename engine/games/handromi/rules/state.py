"""A Handrömi deal in play."""

from functools import cached_property
from typing import NamedTuple, Self

from engine.core.base import Frozen
from engine.core.cards import Card, Cards
from engine.core.state import Chance, Outcome
from engine.games.handromi.rules.information import Acting, InformationState, Laid, Log, Phase, Turn
from engine.games.handromi.rules.legal import Circumstances, is_first_free
from engine.games.handromi.rules.moves import CLAIM, DRAW, SHUFFLED, Kind, Move
from engine.games.handromi.rules.pack import HALF, canonical, deck
from engine.games.handromi.rules.partition import worth
from engine.games.handromi.rules.scoring import Finish, settle, void
from engine.games.handromi.rules.terms import OPENING, RESHUFFLES, TURNS, Terms

__all__ = ["State"]


class _Position(NamedTuple):
    terms: Terms
    phase: Phase
    turn: Turn
    hands: tuple[Cards, ...]
    stock: tuple[Card, ...]
    pile: tuple[Card, ...]
    exchange_card: Card
    table: tuple[Laid, ...]
    laid: Cards
    known: Cards
    opened: tuple[bool, ...]
    begun: int
    reshuffles: int
    turns: int
    log: Log
    turned: Card
    dealt: tuple[Cards, ...]
    draws: tuple[tuple[Card, ...], ...]
    won: bool = False


class State(_Position, Acting, Frozen):
    """A position within a deal: a plain tuple, since a new one is made for every move.

    `hands`, `stock` (the next card last), `pile` and `exchange_card` (face up beside the stock) hold deck ids. `laid`
    are the ids on the table, `known` those in a hand that everybody saw taken. `opened` says who had laid
    combinations before this turn. `begun` has a bit for each seat whose first turn is over. `turned` is the name of
    the first exchange card; `dealt` and `draws` are names, by seat.
    """

    # -- who acts

    @property
    def may(self) -> tuple[int, ...]:
        """(): nobody acts out of turn."""
        return ()

    @property
    def chance(self) -> Chance | None:
        """All discards but the top one, once somebody draws from an empty stock: HR-16, D-R19."""
        if self.phase is not Phase.SHUFFLE:
            return None
        return Chance(sum(1 << card for card in self.pile[:-1]))

    # -- what may be done

    def legal(self, seat: int) -> tuple[Move, ...]:
        """Returns the moves of the seat in turn, sorted; () for the others."""
        return self._moves if seat in self.must else ()

    @cached_property
    def _moves(self) -> tuple[Move, ...]:
        return self.circumstances().moves()

    def circumstances(self) -> Circumstances:
        """Returns what the legal moves depend on."""
        seat = self.turn.seat
        return Circumstances(
            self.terms,
            self.phase,
            self.turn,
            canonical(self.hands[seat]),
            self.opened[seat],
            tuple([laid.cards for laid in self.table]),
            1 << self.pile[-1] % HALF if self.pile else 0,
            1 << self.exchange_card % HALF if self.exchange_card >= 0 else 0,
            self.turns,
        )

    # -- what happens

    def play(self, seat: int, move: Move) -> Self:
        """Returns the state after a legal move."""
        kind = move.kind
        if kind is Kind.DRAW:
            return self._drawn()
        if kind is Kind.DISCARD:
            return self._discarded(seat, move)
        if kind is Kind.MELD or kind is Kind.LAYOFF:
            return self._laid_down(seat, move)
        return self._taken(seat, move)

    def _held(self, seat: int, names: Cards) -> Cards:
        """Returns the ids in a hand that some names stand for; of two copies, the one that everybody knows."""
        hand = self.hands[seat]
        low, high = hand & names, hand >> HALF & names
        both = low & high
        if both:
            upper = both & self.known >> HALF & ~self.known
            low &= ~upper
            high &= ~both | upper
        return low | high << HALF

    def _drawn(self) -> Self:
        """Returns the state after a draw; from an empty stock it waits for the shuffle: HR-16, D-R19."""
        seat = self.turn.seat
        log = self.log.plus((seat, DRAW))
        if not self.stock:
            if self.reshuffles >= RESHUFFLES:
                return self._after(phase=Phase.OVER, log=log)
            return self._after(phase=Phase.SHUFFLE, log=self.log)
        return self._given(self.stock, self.pile, log, self.reshuffles)

    def _given(self, stock: tuple[Card, ...], pile: tuple[Card, ...], log: Log, reshuffles: int) -> Self:
        """Returns the state with the top card of a stock in the hand of the seat in turn."""
        turn = self.turn
        seat, card = turn.seat, stock[-1]
        return self._after(
            phase=Phase.MELD,
            turn=Turn(seat, turn.tabled, drew=True),
            hands=_put(self.hands, seat, self.hands[seat] | 1 << card),
            stock=stock[:-1],
            pile=pile,
            draws=_put(self.draws, seat, (*self.draws[seat], card % HALF)),
            reshuffles=reshuffles,
            log=log,
        )

    def shuffle(self, cards: tuple[Card, ...]) -> Self:
        """Returns the state after the discards were shuffled into this order and the first card was drawn."""
        log = self.log.plus((-1, SHUFFLED)).plus((self.turn.seat, DRAW))
        return self._given(cards[::-1], self.pile[-1:], log, self.reshuffles + 1)

    def _taken(self, seat: int, move: Move) -> Self:
        """Returns the state after the top discard or the exchange card was taken."""
        turn = self.turn
        log = self.log.plus((seat, move))
        hand = self.hands[seat]
        if move.kind is Kind.SWAP:  # HR-9, D-R04
            gives = self._held(seat, move.cards)
            got = 1 << self.exchange_card
            return self._after(
                turn=turn._replace(fresh=False),
                hands=_put(self.hands, seat, hand & ~gives | got),
                exchange_card=gives.bit_length() - 1,
                known=self.known & ~gives | got,
                log=log,
            )
        if move == CLAIM:  # D-R05
            got = 1 << self.exchange_card
            return self._after(
                phase=Phase.MELD,
                turn=turn._replace(fresh=False, bound=True),
                hands=_put(self.hands, seat, hand | got),
                exchange_card=-1,
                known=self.known | got,
                log=log,
            )
        card = self.pile[-1]
        name = 1 << card % HALF
        free = (self.opened[seat] and self.terms.free_take) or is_first_free(self.circumstances())
        return self._after(
            phase=Phase.MELD,
            turn=turn._replace(fresh=False, owed=0 if free else name, kept=name if free else 0),
            hands=_put(self.hands, seat, hand | 1 << card),
            pile=self.pile[:-1],
            known=self.known | 1 << card,
            log=log,
        )

    def _laid_down(self, seat: int, move: Move) -> Self:
        """Returns the state after a new combination or a card laid off: HR-14."""
        turn, names = self.turn, move.cards
        ids = self._held(seat, names)
        owed, kept = turn.owed & ~names, turn.kept & ~names
        if move.kind is Kind.MELD:
            table = (*self.table, Laid(seat, names))
            points = turn.points + worth(names, self.terms.low)
            turn = turn._replace(points=points, owed=owed, kept=kept, fresh=False)
        else:
            at = self.table[move.to]
            grown = Laid(at.owner, at.cards | names)
            table = (*self.table[: move.to], grown, *self.table[move.to + 1 :])
            short = not self.opened[seat] and turn.points < OPENING
            turn = turn._replace(
                owed=owed,
                kept=kept,
                fresh=False,
                bound=turn.bound or short,  # D-R12
                stabbed=turn.stabbed or move.to < turn.tabled,
            )
        return self._after(
            turn=turn,
            hands=_put(self.hands, seat, self.hands[seat] & ~ids),
            table=table,
            laid=self.laid | ids,
            known=self.known & ~ids,
            log=self.log.plus((seat, move)),
        )

    def _discarded(self, seat: int, move: Move) -> Self:
        """Returns the state after a discard: the next turn, or the end of the deal."""
        card = self._held(seat, move.cards)
        hands = _put(self.hands, seat, self.hands[seat] & ~card)
        after = self.terms.after(seat)
        turns = self.turns + 1
        done = not hands[seat]
        over = done or turns >= TURNS
        begun = self.begun | 1 << seat
        fresh = self.terms.swap == "everyFirstTurn" and not begun >> after & 1 and self.exchange_card >= 0
        laid = self.turn.points > 0
        return self._after(
            phase=Phase.OVER if over else Phase.DRAW,
            turn=self.turn if over else Turn(after, len(self.table), fresh=fresh),
            hands=hands,
            pile=(*self.pile, card.bit_length() - 1),
            known=self.known & ~card,
            opened=_put(self.opened, seat, True) if laid and not over else self.opened,
            begun=begun,
            turns=turns,
            log=self.log.plus((seat, move)),
            won=done,
        )

    def _after(
        self,
        *,
        log: Log,
        phase: Phase | None = None,
        turn: Turn | None = None,
        hands: tuple[Cards, ...] | None = None,
        stock: tuple[Card, ...] | None = None,
        pile: tuple[Card, ...] | None = None,
        exchange_card: Card | None = None,
        table: tuple[Laid, ...] | None = None,
        laid: Cards | None = None,
        known: Cards | None = None,
        opened: tuple[bool, ...] | None = None,
        begun: int | None = None,
        reshuffles: int | None = None,
        turns: int | None = None,
        draws: tuple[tuple[Card, ...], ...] | None = None,
        won: bool = False,
    ) -> Self:
        """Returns a later position of the same deal; what is not given is unchanged."""
        return type(self)(
            self.terms,
            self.phase if phase is None else phase,
            self.turn if turn is None else turn,
            self.hands if hands is None else hands,
            self.stock if stock is None else stock,
            self.pile if pile is None else pile,
            self.exchange_card if exchange_card is None else exchange_card,
            self.table if table is None else table,
            self.laid if laid is None else laid,
            self.known if known is None else known,
            self.opened if opened is None else opened,
            self.begun if begun is None else begun,
            self.reshuffles if reshuffles is None else reshuffles,
            self.turns if turns is None else turns,
            log,
            self.turned,
            self.dealt,
            self.draws if draws is None else draws,
            won,
        )

    # -- the end, and who knows what

    @cached_property
    def outcome(self) -> Outcome | None:
        """The settlement, once the deal is over."""
        if self.phase is not Phase.OVER:
            return None
        if not self.won:
            return void(self.terms, self.turns)  # D-R19
        turn = self.turn
        seat = turn.seat
        hand = not self.opened[seat]  # D-R15
        clean = hand and (not turn.tabled or (self.terms.no_layoff and not turn.stabbed))  # D-R16
        return settle(self.terms, Finish(seat, hand, clean, tuple(map(canonical, self.hands)), self.opened))

    def information(self, seat: int | None) -> InformationState:
        """Returns what a seat may know; after the end everything is open."""
        over = self.phase is Phase.OVER
        return InformationState(
            seat,
            self.terms,
            self.phase,
            self.turn,
            0 if seat is None else canonical(self.hands[seat]),
            tuple([hand.bit_count() for hand in self.hands]),
            tuple([canonical(hand & self.known) for hand in self.hands]),
            self.opened,
            self.table,
            len(self.stock),
            tuple([card % HALF for card in self.pile]),
            self.exchange_card % HALF if self.exchange_card >= 0 else -1,
            self.begun,
            self.reshuffles,
            self.turns,
            self.log,
            self.turned,
            0 if seat is None else self.dealt[seat],
            () if seat is None else self.draws[seat],
            tuple([canonical(hand) for hand in self.hands]) if over else None,
            canonical(sum([1 << card for card in self.stock])) if over else None,
            self.outcome,
        )

    def seen(self, seat: int) -> Cards:
        """Returns the deck ids whose place a seat knows: its hand, open cards, and those seen discarded or taken."""
        if self.phase is Phase.OVER:
            return deck().all
        shown = self.hands[seat] | self.laid | self.known
        for card in self.pile:
            shown |= 1 << card
        return shown | (1 << self.exchange_card if self.exchange_card >= 0 else 0)


def _put[T](items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    changed = list(items)
    changed[at] = item
    return tuple(changed)
