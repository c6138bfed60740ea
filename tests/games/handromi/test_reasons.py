"""The reasons for moves, held against the rules: what a reason says is true where it is said."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations, product
from statistics import fmean
from typing import Any

import pytest

from engine.bots.levels import STRONGEST, bot_for
from engine.core.cards import bits
from engine.core.determinizer import fill
from engine.core.match import Match
from engine.core.rng import SplitMix64
from engine.games.handromi.rules.moves import DRAW, TAKE, Kind, Move
from engine.games.handromi.rules.pack import deck, names_of
from engine.games.handromi.rules.terms import OPENING
from tests.games.handromi.oracle import can_lay, completes, is_meld, points
from tests.games.handromi.positions import GAME
from tests.sampling import daily
from tests.strategies import begin, samples

FREE = {"openedTake": "free", "freeFirstDiscard": "on"}
LITTLE = 1 / 3  # a discard helps the next player little if they can lay it at once in this share of all worlds
FEW, MANY = 8, 100  # worlds of a first look, and of a second one where the first denies what is said
CHANCE = 0.15  # three standard errors of a share of so many worlds
SOME, SURE = 30, 600  # worlds in which an estimate is counted, and in which it is where chance may have denied it
ROUGH = 0.08  # by which one estimate may be wrong beyond chance


def turn(match: Match, seat: int) -> Match:
    """Returns the match after the rest of a seat's turn, as the policy plays it."""
    while match.outcome is None and match.state.must == (seat,):
        move, _ = GAME.policy(match.state.information(seat), match.legal(seat))
        match = match.play(seat, GAME.write(move))
    return match


def lays_the_top(match: Match, seat: int) -> bool:
    """Returns whether the discard on top goes to the table in the turn in which it is taken."""
    (top,) = (deck().names[card] for card in bits(match.state.information(seat).top))
    rest = turn(match.play(seat, GAME.write(TAKE)), seat).moves[match.plies :]
    return any(top in text.split() for _, text in rest if text.startswith(("meld", "layoff")))


def combines_the_top(match: Match, seat: int) -> bool:
    """Returns whether the discard on top makes a combination with two cards of the hand."""
    info = match.state.information(seat)
    (top,) = (deck().names[card] for card in bits(info.top))
    hand = [deck().names[card] for card in bits(info.hand)]
    return any(is_meld((top, *two)) for two in combinations(hand, 2))


def shares(match: Match, seat: int, discards: list[Move], worlds: int) -> dict[Move, float]:
    """Returns in what share of some worlds the next player could lay each discard at once."""
    info = match.state.information(seat)
    after = info.terms.after(seat)
    free = info.terms.free_first and not info.turns  # HR-13: the first discard may be kept without opening
    hidden, rng = GAME.determinizer.hidden(info), SplitMix64(match.plies)
    table = tuple(map(names_of, info.melds))
    laid: Counter[Move] = Counter()
    for _ in range(worlds):
        world = GAME.determinizer.determinize(info, fill(hidden, rng)).information(after)
        hand, opened = names_of(world.hand), world.has_opened or free
        laid.update(move for move in discards if can_lay(name_of(move), hand, table, opened=opened))
    return {move: laid[move] / worlds for move in discards}


def name_of(move: Move) -> str:
    """Returns the name of the card that a move discards."""
    (name,) = names_of(move.cards)
    return name


def helps_little(match: Match, seat: int, move: Move) -> bool:
    """Returns whether the next player could lay a discard at once in few worlds."""
    few = shares(match, seat, [move], FEW)[move] <= LITTLE
    return few or shares(match, seat, [move], MANY)[move] <= LITTLE + CHANCE


def counted(match: Match, seat: int, move: Move, args: dict[str, Any]) -> tuple[float, float]:
    """Returns the share of worlds in which the next player is said to be able to lay a discard, and that counted."""
    return args["worlds"] / args["of"], shares(match, seat, [move], SOME)[move]


def is_about(match: Match, seat: int, move: Move, args: dict[str, Any]) -> bool:
    """Returns whether the next player, who has opened, could lay a discard about as often as is said."""
    info = match.state.information(seat)
    said: float = args["worlds"] / args["of"]

    def agree(worlds: int) -> bool:
        chance = 3 * (said * (1 - said) / worlds) ** 0.5
        return bool(abs(said - shares(match, seat, [move], worlds)[move]) <= chance + ROUGH)

    is_next = args["to"] == info.terms.after(seat) and info.opened[info.terms.after(seat)]
    return bool(is_next) and (agree(SOME) or agree(SURE))


def goes_with_others(match: Match, seat: int, move: Move) -> bool:
    """Returns whether a card makes a combination with others of the hand, one of which may be unseen."""
    info = match.state.information(seat)
    return completes(name_of(move), names_of(info.hand), names_of(info.pool))


def hurts_least(match: Match, seat: int, move: Move) -> bool:
    """Returns whether something has to go: this discard hurts, and no other that costs as much is harmless."""
    info = match.state.information(seat)
    is_last = info.has_opened and info.hand.bit_count() <= 3  # then no card goes with others, and any may be missed
    if not is_last and not goes_with_others(match, seat, move):
        return False
    if names_of(match.state.information(seat).hand).count(name_of(move)) > 1:
        return True  # D-R14: of two copies one is enough
    others = [
        other
        for other in match.legal(seat)
        if other.kind is Kind.DISCARD and not goes_with_others(match, seat, other)
        if points([name_of(other)]) >= points([name_of(move)])
    ]
    laid = shares(match, seat, [move, *others], MANY) if others else {}
    return not any(laid[other] <= min(laid[move], LITTLE - CHANCE) for other in others)


def outs(match: Match, seat: int, move: Move) -> int:
    """Returns how many unseen cards make a combination with a card and one of the hand, -1 if two of the hand do."""
    info, name = match.state.information(seat), name_of(move)
    hand = set(names_of(info.hand)) - {name}
    if any(is_meld((name, *two)) for two in combinations(hand, 2)):
        return -1
    unseen = [deck().names[card] for card in bits(info.pool)]
    return sum(any(is_meld((name, one, other)) for one in hand) for other in unseen if other != name)


def goes_out(hand: list[str], table: list[tuple[str, ...]]) -> bool:
    """Returns whether all cards but one can be laid off on the combinations of a table, one after the other."""
    if len(hand) == 1:
        return True
    for card, (at, meld) in product(hand, enumerate(table)):
        if is_meld((*meld, card)):
            rest = list(hand)
            rest.remove(card)
            if goes_out(rest, [*table[:at], (*meld, card), *table[at + 1 :]]):
                return True
    return False


def ending(match: Match, seat: int, move: Move) -> int:
    """Returns how many unseen cards end the deal at the next draw, of a hand too small for new combinations."""
    info = match.state.information(seat)
    left = list(names_of(info.hand))
    left.remove(name_of(move))
    assert len(left) < 3
    unseen = [deck().names[card] for card in bits(info.pool)]
    return sum(goes_out([*left, card], list(map(names_of, info.melds))) for card in unseen)


def would_cost(match: Match, seat: int, move: Move) -> int:
    """Returns what a card costs if it is left in hand, 0 where 100 points replace it: HR-17."""
    info, name = match.state.information(seat), name_of(move)
    if not info.has_opened and info.turn.points < OPENING:
        return 0
    return 11 if name.startswith("A") else points([name])


def may_open(match: Match, seat: int) -> bool:
    """Returns whether a seat that has not drawn yet can open in this turn."""
    drawn = match.play(seat, GAME.write(DRAW))
    return any(move.kind is Kind.MELD for move in drawn.legal(seat))


def checks(match: Match, seat: int, move: Move, args: dict[str, Any]) -> dict[str, Callable[[], bool]]:
    """Returns for each reason, with its arguments, whether it is true of a move by the rules, as far as they tell."""
    info, legal = match.state.information(seat), match.legal(seat)
    after = match.play(seat, GAME.write(move))
    return {
        "swap": lambda: move.kind is Kind.SWAP,
        "swap-opens": lambda: move.kind is Kind.SWAP and may_open(after, seat),
        "claim": lambda: move.kind is Kind.CLAIM,
        "stock": lambda: TAKE not in legal,
        "draw": lambda: TAKE in legal and not lays_the_top(match, seat),
        "fits": lambda: not info.has_opened and info.turns == 1 and combines_the_top(match, seat),
        "take": lambda: lays_the_top(match, seat),
        "out": lambda: turn(after, seat).outcome is not None,
        "open": lambda: not info.has_opened and turn(after, seat).state.information(seat).has_opened,
        "hand": lambda: not info.has_opened and not info.table,
        "lay": lambda: (info.has_opened or info.turn.points >= OPENING) and move.kind is Kind.MELD,
        "layoff": lambda: move.kind is Kind.LAYOFF,
        "double": lambda: not info.table and not info.has_opened and match.setup.seats == 2,
        "least": lambda: helps_little(match, seat, move) and args == {"to": info.terms.after(seat)},
        "laid-in": lambda: is_about(match, seat, move, args),
        "spoils-least": lambda: hurts_least(match, seat, move),
        "useless": lambda: not goes_with_others(match, seat, move),
        "ends": lambda: args == {"n": ending(match, seat, move)} and args["n"] > 0,
        "outs": lambda: args == {"n": outs(match, seat, move)} and args["n"] > 0,
        "twin": lambda: names_of(info.hand).count(name_of(move)) == 2,
        "saves": lambda: args == {"points": would_cost(match, seat, move)},
    }


@pytest.mark.parametrize("wishes", [{}, FREE], ids=["must lay", "free"])
@pytest.mark.parametrize(("seats", "level"), daily(list(product([2, 4], ["club", STRONGEST])), 2))
def test_reasons_are_true_by_the_rules(seats: int, wishes: dict[str, str], level: str) -> None:
    said: Counter[str] = Counter()
    likely: list[tuple[float, float]] = []
    for seed in range(samples(8)):
        match = begin(GAME, seats, f"reasons/{seed}", **wishes)
        rng = SplitMix64(seed)
        while match.outcome is None and match.plies < 250:
            (seat,) = match.state.must
            legal = match.legal(seat)
            *_, thought = bot_for(level).think(GAME, match.state.information(seat), legal, rng)
            move = thought.move
            for text in thought.candidates[0].reasons:
                reason = text.code.removeprefix("why/handromi-")
                said[reason] += 1
                if reason == "laid-in":
                    likely.append(counted(match, seat, move, dict(text.args)))
                assert checks(match, seat, move, dict(text.args))[reason](), (GAME.write(move), text, match.text)
            match = match.play(seat, GAME.write(move if rng.below(12) else rng.choice(legal)))
    assert {"stock", "take", "open", "out", "least", "outs", "twin", "saves", "ends"} <= set(said), said
    assert len(likely) > 20
    told, found = (fmean(each) for each in zip(*likely, strict=True))
    assert abs(told - found) <= 0.025, "right in the mean"
    assert ({"draw", "fits"} <= set(said)) == bool(wishes), said
