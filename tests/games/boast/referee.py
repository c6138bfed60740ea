"""A slow referee: a round of Boast or Nothing by the words of its rules, played with names of cards alone.

It shares no code with the engine. A trick is won by the card that beats all others in it; the tower is a list of
colours from top to bottom.
"""

from collections.abc import Mapping, Sequence

__all__ = ["Round", "colour", "number", "sunk", "winner"]

WANTED = {3: 3, 4: 2, 5: 1}
NEVER = "escapes have no colour"


def colour(card: str) -> str:
    """Returns the colour of a card, NEVER for an escape."""
    return NEVER if card == "x" else card[-1]


def number(card: str) -> int:
    """Returns the number on a coloured card."""
    return int(card[:-1])


def beats(card: str, other: str, tower: Sequence[str]) -> bool:
    """Returns whether a card beats another one in the same trick."""
    if card == "x":
        return False
    if other == "x":
        return True
    if colour(card) == colour(other):
        return number(card) > number(other)
    return list(tower).index(colour(card)) < list(tower).index(colour(other))


def winner(cards: Sequence[str], tower: Sequence[str]) -> int:
    """Returns the place of the card that beats all others; fails if there is none."""
    (place,) = [
        at
        for at, card in enumerate(cards)
        if all(at == before or beats(card, other, tower) for before, other in enumerate(cards))
    ]
    return place


def sunk(tower: Sequence[str], cards: Sequence[str], *, always: bool = False) -> list[str]:
    """Returns the tower after a trick: the winning colour's chip goes below the others, if it moves at all."""
    best = colour(cards[winner(cards, tower)])
    met = {colour(card) for card in cards} - {NEVER}
    if len(met) < 2 and not always:
        return list(tower)
    return [chip for chip in tower if chip != best] + [best]


class Round:
    """A round in progress; `deck` lists names in order, including the chips."""

    def __init__(self, deck: Sequence[str], leader: int, options: Mapping[str, str], seats: int) -> None:
        self.seats = seats
        self.always = options["towerMoves"] == "everyTrick"
        self.tower = [name[1] for name in deck if name[0] == "C"]
        cards = [name for name in deck if name[0] != "C"]
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        for at in range(7 * seats):
            self.hands[(leader + at) % seats].append(cards[at])
        self.left = cards[7 * seats :]
        self.taken = [0] * seats
        self.leader = leader
        self.trick: list[str] = []

    def copy(self) -> "Round":
        """Returns an independent copy of the round in the same position."""
        other = object.__new__(Round)
        other.__dict__ = {
            **self.__dict__,
            "hands": [list(hand) for hand in self.hands],
            "taken": list(self.taken),
            "trick": list(self.trick),
            "tower": list(self.tower),
        }
        return other

    @property
    def over(self) -> bool:
        return not any(self.hands)

    @property
    def turn(self) -> int:
        return (self.leader + len(self.trick)) % self.seats

    def moves(self, seat: int) -> list[str]:
        """Returns the names of the cards that a seat may play, each once."""
        if self.over or seat != self.turn:
            return []
        hand = self.hands[seat]
        led = [colour(card) for card in self.trick if card != "x"][:1]
        can = [card for card in hand if led and colour(card) == led[0]]
        allowed = [card for card in hand if card in can or card == "x"] if can else hand
        return sorted(set(allowed))

    def play(self, seat: int, card: str) -> None:
        """Plays a card; fails on one that may not be played."""
        assert card in self.moves(seat)
        self.hands[seat].remove(card)
        self.trick.append(card)
        if len(self.trick) == self.seats:
            taker = (self.leader + winner(self.trick, self.tower)) % self.seats
            self.tower = sunk(self.tower, self.trick, always=self.always)
            self.taken[taker] += 1
            self.leader = taker
            self.trick = []

    def points(self) -> tuple[int, ...]:
        """Returns the points of each seat in a finished round, while no total is near the goal."""
        scored = {0: 2, WANTED[self.seats]: 1}
        return tuple(scored.get(tricks, 0) for tricks in self.taken)
