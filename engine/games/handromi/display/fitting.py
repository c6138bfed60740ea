"""Fitting: the combinations that cards of a hand belong to, and those on the table that a card fits."""

from dataclasses import replace

from engine.core.cards import Cards
from engine.core.table import Action, Text
from engine.games.handromi.display.table import action_of
from engine.games.handromi.display.texts import meld_text
from engine.games.handromi.display.zones import found_in
from engine.games.handromi.rules.information import InformationState, Phase
from engine.games.handromi.rules.melds import fits, shape_of
from engine.games.handromi.rules.moves import Kind, Move

__all__ = ["about", "combinations"]

NAMED = 3  # how many combinations of selected cards are named


def combinations(info: InformationState, moves: tuple[Move, ...]) -> tuple[Action, ...]:
    """Returns a few of these new combinations: the likeliest run and the likeliest group, then others.

    Likeliest are those that the hand counts most with, then larger ones. Of several with the same name, which are
    groups of different suits, only the likeliest is included.
    """
    melds = [move for move in moves if move.kind is Kind.MELD]
    if not melds:
        return ()
    best = found_in(info).melds

    def unlikely(move: Move) -> tuple[bool, int, int, Cards]:
        return move.cards not in best, -move.cards.bit_count(), -shape_of(move.cards).points, move.cards

    named: dict[Text, Move] = {}
    for move in sorted(melds, key=unlikely):
        named.setdefault(meld_text("shape/handromi", move.cards), move)
    kinds: dict[bool, Text] = {}
    for label, move in named.items():
        kinds.setdefault(shape_of(move.cards).run, label)
    chosen = list(dict.fromkeys((*kinds.values(), *named)))[:NAMED]
    return tuple(replace(action_of(info, named[label]), label=label) for label in chosen)


def about(info: InformationState, selected: Cards) -> Text | None:
    """Returns which combinations on the table a card fits (D-R13), where no move shows it: before it may be laid off.

    It is None for several cards, and while nothing is on the table.
    """
    if info.phase is Phase.OVER or selected.bit_count() != 1 or not info.table or _may_lay_off(info):
        return None
    fitting = [laid for laid in info.table if fits(laid.cards) & selected]
    if len(fitting) == 1:
        return meld_text("about/handromi-fits", fitting[0].cards, seat=fitting[0].owner)
    return Text.of("about/handromi-fits", n=len(fitting))


def _may_lay_off(info: InformationState) -> bool:
    """Returns whether the viewer has drawn and may lay cards off."""
    lays = info.mine and info.phase is not Phase.DRAW
    return lays and (info.turn.bound or info.meets_opening)
