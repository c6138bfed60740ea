"""Refusals and missing cards tell the truth: checked by the slow oracle in random deals."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from engine.core import registry
from engine.core.match import Match
from engine.core.rng import SplitMix64
from engine.core.selection import Touch, touch
from engine.core.table import Text
from engine.games.handromi.display.tips import tip
from engine.games.handromi.rules.information import InformationState, Phase
from engine.games.handromi.rules.moves import Kind
from engine.games.handromi.rules.pack import mask_of, names_of
from engine.games.handromi.rules.terms import OPENING
from tests.games.handromi import oracle
from tests.strategies import begin, lighter

GAME = registry.game("handromi")
CHOICES = 8  # selections tried in each position
PLIES = 90
SUITS = "shdc"


def positions(seats: int, few: int) -> Iterator[tuple[Match, int, SplitMix64]]:
    """Yields positions of deals played by the policy with random moves in between, so that hands develop."""
    for seed in range(lighter(few)):
        rng = SplitMix64(seed)
        match = begin(GAME, seats, f"refusals/{seed}")
        while match.outcome is None and match.plies < PLIES:
            (seat,) = match.state.must
            yield match, seat, rng
            legal = match.legal(seat)
            move = rng.choice(legal) if rng.below(4) == 0 else GAME.policy(match.state.information(seat), legal)[0]
            match = match.play(seat, GAME.write(move))


def chosen_of(hand: tuple[str, ...], rng: SplitMix64) -> tuple[str, ...]:
    """Returns a few cards of a hand, mostly ones that belong together."""
    first = rng.choice(hand)
    alike = [card for card in hand if rng.below(4) == 0 or card[-1] == first[-1] or card[:-1] == first[:-1]]
    rng.shuffle(alike)
    return tuple(alike[: 1 + rng.below(4)])


@cache
def best(hand: tuple[str, ...]) -> int:
    """Returns the most points that combinations of some cards can make."""
    return oracle.best(hand)[0]


def lack(chosen: tuple[str, ...], hand: tuple[str, ...], kind: str) -> int:
    """Returns how many cards a hand lacks for the nearest run or group that includes the chosen cards."""
    lines = (oracle.RANKS, [*oracle.RANKS[1:], "A"])
    suit, rank = chosen[0][-1], chosen[0][:-1]
    if kind == "run":
        spans = [line[at:end] for line in lines for at in range(11) for end in range(at + 3, 14)]
        shapes = [tuple(rank + suit for rank in span) for span in spans]
    else:
        shapes = [tuple(rank + one for one in SUITS if one != out) for out in (*SUITS, "")]
    return min(
        [len(set(shape) - set(hand)) for shape in shapes if set(chosen) <= set(shape) and oracle.is_meld(shape)],
        default=99,
    )


def holds(info: InformationState, chosen: tuple[str, ...], text: Text) -> bool:
    """Returns whether a refusal of cards in the hand tells the truth."""
    args: dict[str, Any] = dict(text.args)
    hand = tuple(sorted(names_of(info.hand)))
    laid = info.turn.points
    new = not info.has_opened
    lies_open = mask_of(chosen) in {info.top, 1 << info.exchange_card if info.exchange_card >= 0 else 0}

    def falls_short(kind: str, other: str) -> bool:
        return 0 < lack(chosen, hand, kind) == int(args["n"]) <= lack(chosen, hand, other)

    claims: dict[str, Callable[[], bool]] = {
        "draw": lambda: info.phase is Phase.DRAW,
        "short": lambda: new and 0 < args["laid"] == laid < args["need"],
        "opening": lambda: (
            (args["laid"], args["have"]) == (laid, laid + best(hand))
            and args["have"] < args["need"] == OPENING
            and args["chosen"] in {0, best(chosen)}
        ),
        "reach": lambda: new and args["have"] < OPENING <= laid + best(hand),
        "unopened": lambda: new and (args["laid"], args["hand"]) == (laid, best(hand)),
        "few-run": lambda: falls_short("run", "group"),
        "few-group": lambda: falls_short("group", "run"),
        "suits": lambda: len({card[-1] for card in chosen}) > 1 < len({card[:-1] for card in chosen}),
        "twins": lambda: len(set(chosen)) < len(chosen),
        "last": lambda: new or len(hand) == len(chosen) or (oracle.is_meld(hand) and set(chosen) <= set(hand)),
        "out": lambda: args["cards"] == len(hand) and (info.turn.bound or 0 < laid <= laid + best(hand) < OPENING),
        "must": lambda: bool(info.turn.owed),
        "kept": lambda: bool(info.turn.kept),
        "apart": lambda: len(chosen) > 1,
        "after": lambda: len(chosen) > 1,
        # The open cards are selected by name alone, and a card in the hand may have the same name.
        "claim": lambda: lies_open,
        "claim-laid": lambda: lies_open and (info.has_opened or laid > 0 or info.turn.stabbed),
        "swap": lambda: lies_open and info.turn.fresh,
        "take": lambda: lies_open and args["hand"] == best(hand) and args["have"] < args["need"],
        "take-opened": lambda: lies_open and info.has_opened,
        "take-last": lambda: lies_open and info.has_opened,
        "take-unused": lambda: lies_open,
    }
    return claims[text.code.removeprefix("refuse/handromi-")]()


def asked(seats: int, few: int) -> Iterator[tuple[Match, InformationState, tuple[str, ...], Touch]]:
    """Yields selections of cards in the hand, with their answers."""
    for match, seat, rng in positions(seats, few):
        info = match.state.information(seat)
        hand = tuple(names_of(info.hand))
        for _ in range(CHOICES if info.phase is Phase.MELD else 1):
            chosen = chosen_of(hand, rng)
            yield match, info, chosen, touch(match, seat, chosen)


@pytest.mark.parametrize("seats", [2, 4])
def test_every_refusal_is_true(seats: int) -> None:
    met: Counter[str] = Counter()
    for _, info, chosen, answer in asked(seats, 3):
        if answer.why is not None:
            met[answer.why.code] += 1
            assert holds(info, chosen, answer.why), (answer.why, names_of(info.hand), chosen, info.turn)
    assert len(met) > 4, met


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_said_to_be_missing_makes_a_combination_and_nothing_less_does(seats: int) -> None:
    met: Counter[str] = Counter()
    for match, info, chosen, answer in asked(seats, 3):
        if answer.missing is None:
            continue
        met[answer.missing.code] += 1
        args: dict[str, Any] = dict(answer.missing.args)
        moves = [GAME.about(move)["cards"] for move in match.legal(info.turn.seat)]
        least = min(len(cards) - len(chosen) for cards in moves if Counter(chosen) <= Counter(cards))
        assert args["n"] == least > 0
        near = [cards for cards in moves if len(cards) == len(chosen) + least and set(chosen) <= set(cards)]
        named = [
            cards
            for cards in near
            if {card[-1] for card in cards} == {args.get("suit")}
            or {card[:-1] for card in cards} == {args.get("rank")}
        ]
        assert named, (answer.missing, near)
    assert met


def test_with_nothing_chosen_it_says_what_the_turn_asks_for() -> None:
    met: Counter[str] = Counter()
    for match, seat, _ in positions(2, 3):
        info = match.state.information(seat)
        answer = touch(match, seat, ())
        kinds = {GAME.about(move)["kind"] for move in match.legal(seat)}
        if info.phase is Phase.DRAW:
            assert answer.missing is None
            continue
        assert answer.missing is not None
        met[answer.missing.code] += 1
        if answer.missing.code == "missing/handromi-lay":
            assert {"meld", "layoff"} & kinds
            assert "discard" in kinds
        elif answer.missing.code == "missing/handromi-discard":
            assert kinds == {"discard"}
            assert info.hand.bit_count() > 1
        elif answer.missing.code == "missing/handromi-swap":
            assert kinds == {"discard", "swap"}
        elif answer.missing.code == "missing/handromi-short":
            assert dict(answer.missing.args) == {"more": 51 - info.turn.points}
            assert "discard" not in kinds
    assert len(met) > 2, met


def test_with_nothing_chosen_a_turn_that_has_its_card_says_why_there_is_no_other() -> None:
    """HR-10, HR-11: the draw of this turn is the last one in the log, and the first turn of a deal has none."""
    said = Counter[str]()
    for match, seat, _ in positions(2, 6):
        info = match.state.information(seat)
        kinds = [move.kind for one, move in info.log if one == seat]
        turn = kinds[len(kinds) - [*reversed(kinds), Kind.DISCARD].index(Kind.DISCARD) :]
        has = any(kind in {Kind.DRAW, Kind.TAKE, Kind.CLAIM} for kind in turn)
        begins = not any(move.kind is Kind.DISCARD for _, move in info.log)
        why = touch(match, seat, ()).why
        code = why.code if why else ""
        assert (code == "refuse/handromi-has-card") == has
        assert (code == "refuse/handromi-no-draw") == begins
        said[code] += 1
    assert said["refuse/handromi-has-card"]
    assert said["refuse/handromi-no-draw"]


def test_a_tip_counts_what_can_be_laid() -> None:
    for match, seat, _ in positions(2, 1):
        info = match.state.information(seat)
        told = tip(info, match.legal(seat))
        if told is None:
            assert info.hand.bit_count() == 1  # it can only be discarded
            continue
        args = dict(told.args)
        if "have" in args:
            assert args["have"] == info.turn.points + best(tuple(sorted(names_of(info.hand))))
            assert (told.code == "tip/handromi-open") == (int(args["have"]) >= 51)
        if told.code == "tip/handromi-more":
            assert 0 < info.turn.points < 51
            assert not args, "the line above it has the counts"


def test_the_exchange_card_says_how_to_swap_also_to_who_holds_its_twin() -> None:
    twins = 0
    for seed in range(40):
        match = begin(GAME, 2, f"twins/{seed}")
        (seat,) = match.state.must
        info = match.state.information(seat)
        (name,) = names_of(1 << info.exchange_card)
        held = name in names_of(info.hand)
        why = touch(match, seat, (name, name) if held else (name,)).why
        assert why == Text.of("refuse/handromi-swap"), seed
        twins += held
    assert twins
