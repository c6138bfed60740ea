"""A whole deal of Handrömi straight from the words of the rules: slow, plain, and sharing nothing with the engine.

It deals, lists what each player may do, keeps the table and counts the points. Cards are names; moves are texts, as
in records. What may be laid is found by trying every way to go on until the turn can end.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tests.games.handromi.oracle import RANKS, points

__all__ = ["Deal", "Turn"]

type Names = tuple[str, ...]

SUITS = "shdc"
LINES = (RANKS, [*RANKS[1:], "A"])  # HR-4: the ace is below the 2 or above the king
RUNS = [
    tuple(f"{rank}{suit}" for rank in line[at : at + size])
    for suit in SUITS
    for line in LINES
    for size in range(3, 14)
    for at in range(14 - size)
]
GROUPS = [
    tuple(f"{rank}{suit}" for suit in SUITS if suit != missing) for rank in RANKS for missing in (*SUITS, "none")
]  # HR-5
COMBINATIONS = {frozenset(names): names for names in (*RUNS, *GROUPS)}  # each with its cards in order


class Turn(NamedTuple):
    """A turn after the draw: the hand, sorted, the table, and what has happened since.

    `before` is how many combinations lay there at the draw, `worth` what new ones count. `waits` is a card that has
    to be laid, `kept` one taken for free. `out` tells that the turn has to end the deal, `laid` that something was
    laid, `stabbed` that a card was laid off on a combination that lay there before.
    """

    hand: Names
    table: tuple[frozenset[str], ...]
    before: int
    worth: int = 0
    waits: str = ""
    kept: str = ""
    out: bool = False
    laid: bool = False
    stabbed: bool = False


def without(hand: Names, gone: Sequence[str]) -> Names:
    left = list(hand)
    for name in gone:
        left.remove(name)
    return tuple(left)


class Deal:
    """A deal in progress; `playing` are the seats that take part, all but in an extra deal between the tied."""

    def __init__(
        self, deck: Sequence[str], leader: int, options: Mapping[str, str], seats: int, playing: Sequence[int] = ()
    ) -> None:
        self.seats = seats
        self.options = options
        self.extra = bool(playing)
        around = [(leader - step) % seats for step in range(seats)]  # HR-6: to the right
        self.order = [seat for seat in around if seat in (playing or around)]
        *cards, self.exchange_card = deck  # HR-7
        self.hands: list[Names] = [()] * seats
        for place in range(14 * len(self.order) + 1):  # HR-8: the first player gets 15
            seat = self.order[place % len(self.order)]
            self.hands[seat] = tuple(sorted((*self.hands[seat], cards.pop(0))))
        self.stock = cards
        self.discards: list[str] = []
        self.table: tuple[frozenset[str], ...] = ()
        self.owners: list[int] = []
        self.opened: set[int] = set()
        self.begun: set[int] = set()  # who has had a turn
        self.turns = 0
        self.shuffles = 0
        self.swapped = False  # in this turn
        self.winner: int | None = None
        self.last = Turn((), (), 0)  # the turn in which the winner went out
        self.void = False
        self.waiting = False  # for a shuffle
        self.known: dict[Turn, bool] = {}  # which positions of this turn can be completed
        self.seat = leader
        self.turn: Turn | None = Turn(self.hands[leader], (), 0)  # HR-10: no draw

    def copy(self) -> "Deal":
        """Returns an independent copy of the deal in the same position."""
        other = object.__new__(Deal)
        other.__dict__ = {
            name: type(value)(value) if isinstance(value, list | set) else value
            for name, value in self.__dict__.items()
        }
        return other

    @property
    def over(self) -> bool:
        return self.void or self.winner is not None

    # -- what may be done

    def moves(self, seat: int) -> list[str]:
        """Returns the texts of all moves that a player may make now."""
        if self.over or self.waiting or seat != self.seat:
            return []
        if self.turn is None:
            return ["draw", *self.takes(), *self.swaps()]  # HR-11
        found = self.swaps() if self.may_swap() else []
        found += [text for text, after in self.steps(self.turn) if self.completes(after)]
        return found + [f"discard {name}" for name in self.ends(self.turn)]

    def may_swap(self) -> bool:
        """Returns whether the player may give a card for the exchange card: D-R04, once, first of all."""
        who = self.options["exchangeSwap"]
        first = self.seat not in self.begun and (who == "everyFirstTurn" or (who == "firstPlayer" and not self.turns))
        started = self.turn is not None and (self.turn.laid or bool(self.turns))
        return first and bool(self.exchange_card) and not self.swapped and not started

    def swaps(self) -> list[str]:
        if not self.may_swap():
            return []
        return [f"swap {name}" for name in sorted(set(self.hands[self.seat])) if name != self.exchange_card]

    def takes(self) -> list[str]:
        """Returns what may be taken instead of a card from the stock: D-R09, D-R05."""
        found = []
        if self.taken().kept or self.completes(self.taken()):
            found.append("take")
        if self.exchange_card and self.seat not in self.opened and self.completes(self.claimed()):
            found.append("claim")
        return found

    def taken(self) -> Turn:
        """Returns the turn after taking the top discard."""
        name = self.discards[-1]
        hand = tuple(sorted((*self.hands[self.seat], name)))
        keeps = self.options["openedTake"] == "free" and self.seat in self.opened
        if keeps or (self.options["freeFirstDiscard"] == "on" and self.turns == 1):
            return Turn(hand, self.table, len(self.table), kept=name)
        return Turn(hand, self.table, len(self.table), waits=name)  # HR-12

    def claimed(self) -> Turn:
        """Returns the turn after taking the exchange card: it ends the deal, HR-9."""
        hand = tuple(sorted((*self.hands[self.seat], self.exchange_card)))
        return Turn(hand, self.table, len(self.table), out=True)

    def has_opened(self, at: Turn) -> bool:
        """Returns whether the player has met the minimum: HR-12, D-R07."""
        return self.seat in self.opened or at.worth >= 51

    def ends(self, at: Turn) -> list[str]:
        """Returns the cards that may be discarded to end the turn: HR-15, D-R05, D-R07, D-R09 to D-R12."""
        if at.waits:
            return []
        going_out = len(at.hand) == 1
        if not going_out and (at.out or (at.laid and not self.has_opened(at))):
            return []
        return sorted({name for name in at.hand if name != at.kept or at.hand.count(name) > 1})

    def steps(self, at: Turn) -> Iterator[tuple[str, Turn]]:
        """Yields everything that the hand can lay by its cards alone, wherever it leads: HR-14, D-R13."""
        if not self.turns and self.options["firstTurnMeld"] == "off":  # D-R06
            return
        held = set(at.hand)
        for cards, names in COMBINATIONS.items():
            if cards <= held:
                worth = at.worth + points(cards, low=self.options["aceLowForOpening"] == "1")
                after = self.laid(at, names)._replace(table=(*at.table, cards), worth=worth)
                yield "meld " + " ".join(names), after
        for number, there in enumerate(at.table, 1):
            for name in sorted(held - there):
                if there | {name} in COMBINATIONS:
                    table = (*at.table[: number - 1], there | {name}, *at.table[number:])
                    after = self.laid(at, (name,))._replace(
                        table=table,
                        out=at.out or not self.has_opened(at),  # D-R12
                        stabbed=at.stabbed or number <= at.before,
                    )
                    yield f"layoff {name} {number}", after

    def laid(self, at: Turn, names: Names) -> Turn:
        return at._replace(
            hand=without(at.hand, names),
            waits="" if at.waits in names else at.waits,
            kept="" if at.kept in names else at.kept,
            laid=True,
        )

    def completes(self, at: Turn) -> bool:
        """Returns whether some way to go on brings the turn to an end."""
        if at not in self.known:
            self.known[at] = bool(self.ends(at)) or any(self.completes(after) for _, after in self.steps(at))
        return self.known[at]

    # -- moves

    def play(self, seat: int, text: str) -> None:
        """Makes a move."""
        word, *names = text.split()
        if word == "draw":
            self.draw()
        elif word == "take":
            self.turn = self.taken()
            self.discards.pop()
        elif word == "claim":
            self.turn = self.claimed()
            self.exchange_card = ""
        elif word == "swap":
            hand = tuple(sorted((*without(self.hands[seat], names), self.exchange_card)))
            self.hands[seat] = hand
            (self.exchange_card,) = names  # D-R04
            self.swapped = True
            self.turn = self.turn and self.turn._replace(hand=hand)
        elif word == "discard":
            self.discard(seat, names[0])
        else:
            assert self.turn is not None
            if word == "meld":
                text = "meld " + " ".join(COMBINATIONS[frozenset(names)])
                self.owners.append(seat)
            self.turn = dict(self.steps(self.turn))[text]
        if self.turn is not None:
            self.hands[seat] = self.turn.hand
            self.table = self.turn.table

    def draw(self) -> None:
        """Draws a card; from an empty stock it waits for a shuffle of the discards below the top one: HR-16."""
        if self.stock:
            hand = tuple(sorted((*self.hands[self.seat], self.stock.pop(0))))
            self.turn = Turn(hand, self.table, len(self.table))
        elif self.shuffles == 5:  # D-R19
            self.void = True
        else:
            self.waiting = True

    def shuffle(self, names: Sequence[str]) -> None:
        """Makes the discards below the top one, in a new order, the stock."""
        assert sorted(names) == sorted(self.discards[:-1])
        self.stock = list(names)
        self.discards = self.discards[-1:]
        self.shuffles += 1
        self.waiting = False
        self.draw()
        assert self.turn is not None
        self.hands[self.seat] = self.turn.hand

    def discard(self, seat: int, name: str) -> None:
        assert self.turn is not None
        self.hands[seat] = without(self.turn.hand, (name,))
        self.discards.append(name)
        self.turns += 1
        self.begun.add(seat)
        if not self.hands[seat]:
            self.winner = seat
            self.last = self.turn
        elif self.turns == 700:  # D-R19
            self.void = True
        else:
            if self.turn.laid:
                self.opened.add(seat)
            self.seat = self.order[(self.order.index(seat) + 1) % len(self.order)]
            self.turn = None
            self.swapped = False
            self.known = {}
            return
        self.turn = None

    # -- the count

    def points(self) -> tuple[int, ...]:
        """Returns everybody's points for the deal: HR-17, HR-18."""
        if self.winner is None:
            return (0,) * self.seats
        clean = self.winner not in self.opened and (
            self.last.before == 0 or (self.options["cleanHand"] == "noLayoff" and not self.last.stabbed)
        )
        return tuple(self.written(seat, clean) for seat in range(self.seats))

    def written(self, seat: int, clean: bool) -> int:
        """Returns what a player writes, `clean` if somebody else or they went out with a clean hand."""
        if seat == self.winner:
            return -20 if clean else -10
        if self.extra:
            return 0  # D-R20
        left = sum(
            11 if name[:-1] == "A" else int(name[:-1]) if name[:-1].isdigit() else 10 for name in self.hands[seat]
        )
        if seat not in self.opened:
            left = 100 + left if self.options["unmeldedPenalty"] == "add" else 100  # D-R17
        return 2 * left if clean else left
