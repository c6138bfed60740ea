"""Other worlds that look the same: what a seat has not seen is dealt differently, and the same moves are played.

A *tape* is a deal as it was played. `twin` deals the cards that a viewer has never seen in another order, makes the
unseen part of every shuffle come out differently, renames the hidden cards in the moves accordingly, and plays the
tape again. `picture` is all that the engine can tell the viewer. Pictures of twins must not differ in a byte.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, pairwise, product
from typing import Any

from engine.bots.levels import LEVELS, bot_for
from engine.core.cards import Card, Cards, Deck, bits
from engine.core.look import events, look, since
from engine.core.match import Match, Names
from engine.core.rng import SplitMix64
from engine.core.selection import touch
from engine.core.state import Seat
from engine.core.wire import to_json
from tests.strategies import random_move

__all__ = ["Tape", "differs", "leaks", "picture", "record", "seen", "twin"]

_THOUGHTS = 4  # of each level; the first is the policy's

TEXTS = 64  # ways tried to name the cards of one move

type Begin = Callable[[Names, Sequence[Names]], Match]
type Pick = Callable[[Match, SplitMix64], tuple[Seat, str]]  # whose move is next, and which
type Pair = tuple[Seat, Seat]  # who share a screen: what one of them has seen may be known to both


@dataclass(frozen=True)
class TapeMove:
    """One move of a tape (none at the start), the state it led to, the shuffles after it, and then the match."""

    seat: Seat
    text: str
    moved: Any
    shuffles: tuple[tuple[Card, ...], ...]
    after: Match


@dataclass(frozen=True)
class Tape:
    """A deal as it was played; `begin` restarts it with another deck and other first shuffles."""

    begin: Begin
    steps: tuple[TapeMove, ...]

    @property
    def matches(self) -> tuple[Match, ...]:
        """The match at the beginning of the deal and after each move."""
        return tuple(step.after for step in self.steps)

    @property
    def end(self) -> Match:
        """The match after the last move."""
        return self.steps[-1].after


def _ids(deck: Deck, cards: Cards, names: Sequence[str]) -> tuple[Card, ...]:
    """Returns the cards in the order of `names`, copies by id."""
    left = list(bits(cards))
    ids = []
    for name in names:
        ids.append(next(card for card in left if deck.names[card] == name))
        left.remove(ids[-1])
    return tuple(ids)


def _shuffles(state: Any, deck: Deck, lines: Sequence[str]) -> tuple[tuple[Card, ...], ...]:
    """Returns the shuffles of a state that the lines of a record hold."""
    found = []
    for line in lines:
        word, *names = line.split()
        if word == "*:shuffle":
            found.append(_ids(deck, state.chance.cards, names))
            state = state.shuffle(found[-1])
    return tuple(found)


def record(begin: Begin, start: Match, rng: SplitMix64, plies: int, pick: Pick = random_move) -> Tape:
    """Plays moves, random ones unless picked otherwise, from the start of a deal and returns the tape."""
    deck, match = start.deck, start
    dealt = start.game.deal(start.setup, deck.order(start.names))
    steps = [TapeMove(-1, "", dealt, _shuffles(dealt, deck, start.lines), start)]
    while match.outcome is None and len(steps) <= plies:
        seat, text = pick(match, rng)
        after = match.play(seat, text)
        moved = match.state.play(seat, match.game.read(text))
        steps.append(TapeMove(seat, text, moved, _shuffles(moved, deck, after.lines[len(match.lines) :]), after))
        match = after
    return Tape(begin, tuple(steps))


def _shown(state: Any, deck: Deck, looking: Sequence[Seat | Pair]) -> Cards:
    cards = deck.all
    for who in looking:
        first, *others = who if isinstance(who, tuple) else (who,)
        shown = state.seen(first)
        for seat in others:
            shown |= state.seen(seat)
        cards &= shown
    return cards


def seen(steps: Sequence[TapeMove], looking: Sequence[Seat | Pair]) -> Cards:
    """Returns the ids whose place all of these seats have seen at some time, of a pair one of both."""
    cards = 0
    for step in steps:
        for state in (step.moved, step.after.state):
            cards |= _shown(state, step.after.deck, looking)
    return cards


class _Other:
    """Deals and plays a tape again for a viewer; `State.seen` alone decides which cards they have seen."""

    def __init__(self, tape: Tape, viewer: Seat | Pair | None, rng: SplitMix64) -> None:
        self.tape = tape
        self.rng = rng
        start = tape.steps[0].after
        self.game, self.deck, self.setup = start.game, start.deck, start.setup
        self.looking = tuple(range(start.setup.seats)) if viewer is None else (viewer,)  # the public: what all know
        self.own = viewer if isinstance(viewer, tuple) else (viewer,)
        self.names = list(start.names)
        self.now: dict[str, list[str]] = {}
        known = seen(tape.steps, self.looking)
        self.known = self.deck.list(known)
        hidden = [place for place, card in enumerate(self.deck.order(start.names)) if not known >> card & 1]
        sources = list(hidden)
        rng.shuffle(sources)
        for place, source in zip(hidden, sources, strict=True):
            self.names[place] = start.names[source]
            self.now.setdefault(start.names[place], []).append(self.names[place])

    def shuffles(self, state: Any, number: int) -> list[Names]:
        """Returns the shuffles of a step as they come out in this world; places seen since then stay.

        Raises ValueError if the seen places do not fit the cards that are shuffled here.
        """
        if not self.tape.steps[number].shuffles:
            return []  # most steps have none, and looking through all later steps is slow
        since = seen(self.tape.steps[number + 1 :], self.looking)
        since |= _shown(self.tape.steps[number].after.state, self.deck, self.looking)
        found = []
        for ids in self.tape.steps[number].shuffles:
            stays = [self.deck.names[card] if since >> card & 1 else None for card in ids]
            due = Counter(self.deck.list(state.chance.cards))
            due.subtract(name for name in stays if name is not None)
            rest = list(due.elements())
            if min(due.values()) < 0 or len(rest) != stays.count(None):
                raise ValueError("the seen places do not fit")
            self.rng.shuffle(rest)
            found.append(tuple(rest.pop() if name is None else name for name in stays))
            state = state.shuffle(_ids(self.deck, state.chance.cards, found[-1]))
        return found

    def texts(self, step: TapeMove) -> Iterator[str]:
        """Yields the texts that a move may have in this world, with unseen cards renamed; either of two copies."""
        if step.seat in self.own:
            yield step.text
            return
        shown = self.shown(step.moved)
        names = (self.words(name, shown) for name in step.text.split())
        yield from (" ".join(words) for words in islice(product(*names), TEXTS))

    def words(self, name: str, shown: Sequence[str]) -> list[str]:
        """Returns the names that a card may have now if it is one that the viewer has not seen.

        One of those shown after the move keeps its name: of two cards known to be in a hand, the other may have been
        played here, and the same two would be shown as before. If they have seen a copy of it at another time, its
        own name comes first: had they given both copies away themselves, another name would show them nothing new
        either, and yet be a different move to everybody.
        """
        if name not in self.now or name in shown:
            return [name]
        found = list(self.now[name])
        self.rng.shuffle(found)
        return list(dict.fromkeys([*([name] if name in self.known else []), *found]))

    def shown(self, state: Any) -> list[str]:
        """Returns the names of the cards that the viewer has seen."""
        return sorted(self.deck.list(_shown(state, self.deck, self.looking)))

    def world(self) -> tuple[Match, ...]:
        """Returns the match at the beginning and after each of the tape's moves.

        Raises ValueError if these are not possible here, or show other cards to the viewer.
        """
        dealt = self.game.deal(self.setup, self.deck.order(self.names))
        matches = [self.tape.begin(tuple(self.names), self.shuffles(dealt, 0))]
        for number, step in enumerate(self.tape.steps[1:], 1):
            match = matches[-1]
            matches.append(self.step(match, number, step))
        return tuple(matches)

    def step(self, match: Match, number: int, step: TapeMove) -> Match:
        """Returns the match after a step; raises ValueError if no text of it shows the viewer the same cards."""
        legal = match.legal(step.seat)
        for text in self.texts(step):
            move = self.game.read(text)
            if move not in legal:
                continue
            moved = match.state.play(step.seat, move)
            if self.shown(moved) != self.shown(step.moved):
                continue
            after = match.play(step.seat, text, self.shuffles(moved, number))
            if self.shown(after.state) == self.shown(step.after.state):
                return after
        raise ValueError("the viewer has seen another card")


def twin(tape: Tape, viewer: Seat | Pair | None, rng: SplitMix64) -> tuple[Match, ...]:
    """Returns another world after each of the tape's moves, () if this order of unseen cards rules them out."""
    try:
        matches = _Other(tape, viewer, rng).world()
    except ValueError:
        return ()
    return matches if matches[-1].text != tape.end.text else ()


def picture(matches: Sequence[Match], viewer: Seat | None) -> dict[str, str]:
    """Returns everything that the engine tells a viewer from the beginning of a deal, each part as JSON."""
    match = matches[-1]
    game, state = match.game, match.state
    info = state.information(viewer)
    legal = match.legal(viewer) if viewer is not None else ()
    told: dict[str, Any] = {
        "information": repr(info),
        "status": repr((state.must, state.may, state.outcome, match.totals, match.end)),
        "table": to_json(look(match, viewer)),
        "legal": [game.write(move) for move in legal],
        "events": [to_json(events(after, viewer)) for before, after in pairwise(matches)],
        "since": to_json(since(match, 0, viewer)),
    }
    if viewer is not None:
        told["hidden"] = repr(game.determinizer.hidden(info))
        told["touch"] = [to_json(touch(match, viewer, names)) for names in _selections(match, legal)]
        for level in LEVELS if viewer in state.must else ():
            thoughts = bot_for(level).think(game, info, legal, SplitMix64(7))
            told[f"thought/{level}"] = repr(list(islice(thoughts, _THOUGHTS)))
        if legal:
            manners = ("", *game.temperaments)
            told["policy"] = repr([game.tempered(manner).policy(info, legal) for manner in manners])
    return {part: json.dumps(value) for part, value in told.items()}


def _selections(match: Match, legal: Sequence[Any]) -> list[Names]:
    """Returns some selections to touch: nothing, the cards of a few moves, and those less the first card."""
    some = [match.deck.list(move.cards) for move in legal[:: max(1, len(legal) // 4)]]
    return [(), *some, *(names[1:] for names in some)]


def differs(one: Sequence[Match], other: Sequence[Match], viewer: Seat | None) -> list[str]:
    """Returns the parts of two worlds' pictures that a viewer could tell apart."""
    left, right = picture(one, viewer), picture(other, viewer)
    return [part for part in left if left[part] != right.get(part)] + [part for part in right if part not in left]


def leaks(one: Sequence[Match], other: Sequence[Match], viewer: Seat | None) -> list[str]:
    """Returns the fields by which a viewer could tell two worlds apart: `table.zones.2.slots.0.key`."""
    left, right = picture(one, viewer), picture(other, viewer)
    found = [
        f"{part}{path}"
        for part in left
        for path in _apart(json.loads(left[part]), json.loads(right.get(part, "null")))
    ]
    infos = [matches[-1].state.information(viewer) for matches in (one, other)]
    names = [name for name in dir(infos[0]) if not name.startswith("_") and not callable(getattr(infos[0], name))]
    return found + [f"information.{name}" for name in names if getattr(infos[0], name) != getattr(infos[1], name)]


def _apart(left: Any, right: Any) -> Iterator[str]:
    """Yields the paths at which two JSON values differ."""
    if isinstance(left, dict) and isinstance(right, dict) and left.keys() == right.keys():
        for name, value in left.items():
            yield from (f".{name}{path}" for path in _apart(value, right[name]))
    elif isinstance(left, list) and isinstance(right, list) and len(left) == len(right):
        for at, pair in enumerate(zip(left, right, strict=True)):
            yield from (f".{at}{path}" for path in _apart(*pair))
    elif left != right:
        yield ""
