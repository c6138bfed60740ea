"""Cards as small ints, collections of cards as int masks, and the deck that gives them names."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

__all__ = ["Card", "Cards", "Deck", "Face", "bits"]

type Card = int
type Cards = int


def bits(cards: Cards) -> Iterator[Card]:
    """Yields the ids in a mask, lowest first."""
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


@dataclass(frozen=True, slots=True)
class Face:
    """What is printed on a card: its rank for sorting, its suit letter ("" for none), its points."""

    rank: int
    suit: str
    points: int = 0


@dataclass(frozen=True)
class Deck:
    """Names and faces of the cards in play; the id of a card is its place in a layout of fixed width.

    `names[id]` is "" where the layout has a gap (a suit that is left out). Two cards may share one name:
    the *canonical* id of a name is the lowest one, and moves are always written in canonical ids.
    """

    names: tuple[str, ...]
    faces: tuple[Face, ...]

    @cached_property
    def ids(self) -> tuple[Card, ...]:
        """All the ids that exist, lowest first."""
        return tuple(card for card, name in enumerate(self.names) if name)

    @cached_property
    def all(self) -> Cards:
        """The mask of the whole deck."""
        return sum(1 << card for card in self.ids)

    @cached_property
    def by_name(self) -> dict[str, tuple[Card, ...]]:
        """The ids that carry each name, lowest first."""
        table: dict[str, tuple[Card, ...]] = {}
        for card in self.ids:
            name = self.names[card]
            table[name] = (*table.get(name, ()), card)
        return table

    def mask(self, names: Iterable[str]) -> Cards:
        """Returns the canonical mask of a multiset of names.

        Raises KeyError for a name that is not in the deck and ValueError for more copies than it has.
        """
        cards = 0
        for name in names:
            for card in self.by_name[name]:
                if not cards >> card & 1:
                    cards |= 1 << card
                    break
            else:
                raise ValueError(f"there is no further {name} in the deck")
        return cards

    def list(self, cards: Cards) -> tuple[str, ...]:
        """Returns the names in a mask, in the order of ids."""
        return tuple([self.names[card] for card in bits(cards)])

    def canonical(self, cards: Cards) -> Cards:
        """Returns the same multiset of names in canonical ids."""
        return self.mask(self.list(cards))

    def arranged(self, cards: Cards, names: Iterable[str]) -> tuple[Card, ...]:
        """Returns cards in the order of the names, equal ones by id; raises ValueError if they do not match."""
        left = list(bits(cards))
        out = []
        for name in names:
            card = next((card for card in left if self.names[card] == name), None)
            if card is None:
                raise ValueError(f"{name!r} is not among the cards to be shuffled")
            left.remove(card)
            out.append(card)
        if left:
            raise ValueError(f"{len(left)} cards are missing from the shuffle")
        return tuple(out)

    def order(self, names: Iterable[str]) -> tuple[Card, ...]:
        """Returns the ids of a complete deck in the order of its names.

        Raises ValueError when the names are not a permutation of the whole deck, saying what is wrong.
        """
        left = dict(self.by_name)
        out: list[Card] = []
        for name in names:
            ids = left.get(name)
            if not ids:
                wrong = "is not a card of this deck" if ids is None else "stands in the deck too often"
                raise ValueError(f"{name!r} {wrong}")
            out.append(ids[0])
            left[name] = ids[1:]
        missing = [name for name, ids in left.items() if ids]
        if missing:
            raise ValueError(f"{len(self.ids) - len(out)} cards are missing, {missing[0]} among them")
        return tuple(out)
