"""Refusals and missing cards tell the truth: checked by the slow oracle in random deals."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any

import pytest

from engine.core import registry
from engine.core.rng import SplitMix64
from engine.core.selection import Touch, touch
from engine.core.table import Text
from engine.games.haggis.rules.moves import Kind, Move
from tests.games.haggis import oracle
from tests.strategies import begin, lighter, plays

SLOW = 11  # cards at most in a hand that the oracle is asked about
CHOICES = 12  # selections tried in each position

type Hand = Sequence[str]


class Wish:
    """Selected cards of a hand, for a play to lead or to beat the one on top."""

    def __init__(self, hand: Hand, chosen: tuple[str, ...], top: oracle.Play | None, deck: Hand) -> None:
        self.hand = hand
        self.chosen = Counter(chosen)
        self.top = top
        self.deck = deck

    def plays(self, more: Hand = (), *, within: str = "") -> Iterator[oracle.Play]:
        """Yields the plays that include all chosen cards, from the hand and `more`, or from one suit of those."""
        cards = [card for card in (*self.hand, *more) if not within or card in oracle.FACES or card[-1] == within]
        for play in oracle.plays_of(cards):
            if self.chosen <= Counter(play.cards) and (self.top is None or oracle.beats(play, self.top)):
                yield play

    def lack(self, kind: str, most: int = 8) -> int:
        """Returns how many more cards of the chosen suit it takes to have a play of this kind."""
        (suit,) = self.suits
        for count in range(most + 1):
            for more in combinations([card for card in self.fresh if card[-1] == suit], count):
                if any(play.kind == kind and play.width == 1 for play in self.plays(more, within=suit)):
                    return count
        raise AssertionError("no such play at all")

    @property
    def fresh(self) -> list[str]:
        return sorted({card for card in self.deck if card and card not in oracle.FACES} - set(self.hand))

    @property
    def numbers(self) -> list[str]:
        return [card for card in self.chosen.elements() if card not in oracle.FACES]

    @property
    def suits(self) -> set[str]:
        return {card[-1] for card in self.numbers}

    @property
    def ranks(self) -> list[int]:
        return sorted(int(card[:-1]) for card in self.numbers)

    @property
    def run_beats(self) -> bool:
        """Whether a run in one suit may be played, so that it matters what makes cards no run."""
        return self.top is None or (self.top.kind == "run" and self.top.width == 1)

    def holds(self, text: Text) -> bool:
        """Returns whether a refusal tells the truth."""
        args = dict(text.args)
        context, _, name = text.code.partition("/")
        if context in {"cannot", "refuse-need", "refuse-many", "refuse-mixed"}:
            assert self.top is not None
            if context == "refuse-mixed" and args["ranks"] != "-".join(map(str, sorted({*self.ranks}))):
                return False
            shape = {"set": "single" if self.top.width == 1 else "set"}.get(self.top.kind, self.top.kind)
            over = args.get("over", 0) == max(0, self.chosen.total() - self.top.length * self.top.width)
            return name == shape and (context != "refuse-many" or over)
        claims: dict[str, Callable[[], bool]] = {
            "bomb": lambda: self.top is not None and self.top.kind == "bomb",
            "bomb-suits": lambda: self.ranks == [3, 5, 7, 9] and len(self.suits) in {2, 3},
            "bomb-wild": lambda: self.ranks == [3, 5, 7, 9] and self.chosen.total() > 4,
            "few-set": lambda: self._few_of(str(args["rank"]), int(args["n"])),
            "few-run": lambda: self.lack("run", int(args["n"])) == args["n"],
            "gap": lambda: self.run_beats and self._without_top().lack("run", int(args["lack"])) == args["lack"],
            "short": lambda: (
                self.run_beats
                and len(self.suits) == 1
                and self.ranks[1] == self.ranks[0] + 1
                and len(self.ranks) == 2
            ),
            "suits": lambda: self.run_beats and len(self.suits) > 1 and len(set(self.ranks)) == len(self.ranks),
            "tracks": lambda: self.top is None and len(self.suits) > 0 and len(set(self.ranks)) < len(self.ranks),
        }
        return claims[name]()

    def _few_of(self, rank: str, count: int) -> bool:
        assert self.top is not None
        held = sum(1 for card in self.hand if card in oracle.FACES or card[:-1] == rank)
        return int(rank) > self.top.rank and held + count == self.top.width

    def _without_top(self) -> "Wish":
        return Wish(self.hand, tuple(self.chosen.elements()), None, self.deck)


def read(move: Move, names: Sequence[str]) -> oracle.Play:
    """Returns a combination as the oracle knows it."""
    return oracle.Play(move.kind.name.lower(), move.length, move.width, move.rank, tuple(sorted(names)))


def wishes(name: str, seats: int, few: int) -> Iterator[tuple[Wish, Touch]]:
    """Yields selections in random deals, with their answers."""
    game = registry.game(name)
    for seed in range(lighter(few)):
        rng = SplitMix64(seed)
        for match in plays(begin(game, seats, f"refusals/{seed}"), rng):
            state: Any = match.state
            if match.outcome is not None or state.phase.value not in {"lead", "follow"}:
                continue
            hand = state.terms.layout.names(state.hands[state.turn])
            if len(hand) > SLOW or rng.below(2):
                continue
            top = state.trick.top
            known = None if top is None else read(top, state.terms.layout.names(top.cards))
            for _ in range(CHOICES):
                rng.shuffle(hand)
                chosen = tuple(hand[: 1 + rng.below(min(4, len(hand)))])
                yield Wish(hand, chosen, known, match.deck.names), touch(match, state.turn, chosen)


TABLES = [("haggis", 2, 3), ("haggis", 3, 2), ("team", 4, 2)]


@pytest.mark.parametrize(("name", "seats", "few"), TABLES)
def test_every_refusal_is_true(name: str, seats: int, few: int) -> None:
    met: Counter[str] = Counter()
    for wish, answer in wishes(name, seats, few):
        possible = list(wish.plays())
        assert (answer.why is None) == bool(possible), (wish.hand, wish.chosen, wish.top)
        if answer.why is not None:
            met[answer.why.code] += 1
            assert wish.holds(answer.why), (answer.why, wish.hand, wish.chosen, wish.top)
            if answer.why.code.startswith("cannot"):
                assert not list(Wish(wish.hand, (), wish.top, wish.deck).plays())
    assert len(met) > 4, met


@pytest.mark.parametrize(("name", "seats", "few"), TABLES)
def test_what_is_said_to_be_missing_makes_a_play_and_nothing_less_does(name: str, seats: int, few: int) -> None:
    met: Counter[str] = Counter()
    for wish, answer in wishes(name, seats, few):
        possible = list(wish.plays())
        whole = [play for play in possible if Counter(play.cards) == wish.chosen]
        assert (answer.missing is not None) == (bool(possible) and not whole)
        if answer.missing is None:
            continue
        met[answer.missing.code] += 1
        args = dict(answer.missing.args)
        least = min(len(play.cards) for play in possible) - wish.chosen.total()
        assert args["n"] == least, (answer.missing, wish.hand, wish.chosen, wish.top)
        near = [play for play in possible if len(play.cards) - wish.chosen.total() == least]
        assert any(_fits(play, wish, answer.missing) for play in near), (answer.missing, near)
    assert met


def _fits(play: oracle.Play, wish: Wish, text: Text) -> bool:
    """Returns whether a text names this play: its kind, how many of the missing cards are wild, a run's suit."""
    args = dict(text.args)
    more = Counter(play.cards) - wish.chosen
    wilds = sum(count for card, count in more.items() if card in oracle.FACES)
    wild = "no" if not wilds else "only" if wilds == more.total() else "some"
    suits = {card[-1] for card in play.cards if card not in oracle.FACES}
    return (
        text.code == f"lacks/{play.kind}"
        and args.get("wild", wild) == wild
        and args.get("width", play.width) == play.width
        and args.get("suit", "") in {"", *suits}
    )


def test_with_nothing_chosen_it_says_what_is_to_be_beaten() -> None:
    """A bomb alone is asked for only where nothing else beats the top."""
    met = set()
    for seed in range(lighter(2)):
        for match in plays(begin(registry.game("haggis"), 2, f"needs/{seed}"), SplitMix64(seed)):
            state: Any = match.state
            if match.outcome is not None:
                continue
            answer = touch(match, state.turn, ())
            moves = [move for move in match.legal(state.turn) if move.cards]
            assert (answer.missing is None) == (not moves)
            if answer.missing is None:
                continue
            met.add(answer.missing.code)
            top = state.trick.top
            bombs = all(move.kind is Kind.BOMB for move in moves)
            only = top is not None and top.kind is not Kind.BOMB and bombs
            assert (answer.missing.code == "missing/only-bomb") == only
            assert (answer.missing.code == "missing/lead") == (top is None)
    assert {"missing/lead", "missing/only-bomb", "missing/single"} <= met
