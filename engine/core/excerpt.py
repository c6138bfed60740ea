"""A part of a match as a match of its own: one of its deals, or all of its cards, to be played again."""

from collections.abc import Sequence

from engine.core.match import Match, Player, create
from engine.core.options import PRACTICE, UNDO
from engine.core.replay import at, load
from engine.core.rng import seed_of
from engine.core.start import like

__all__ = ["excerpt", "same_cards"]


def same_cards(old: Match, players: Sequence[Player]) -> Match:
    """Returns a new match with the options, the first dealer and all the decks of an old one."""
    first = old.deals[0]
    return create(
        old.game,
        players,
        dict(old.options.values),
        old.seed,
        dealer=first.setup.dealer,
        decks={**dict(old.planned), **{deal.setup.deal: deal.names for deal in old.deals}},
        start=like(old.game, first.setup),
    )


def excerpt(match: Match, ply: int | None = None) -> Match:
    """Returns the running deal as a match of its own with all of its moves, or with the first `ply` for practice.

    The players seated at that moment sit there from the start, and moves taken back leave no trace. The seed is made
    from the deal's own cards: made from the match's seed, it would reveal what the match has yet to deal. Raises
    ValueError if there is no such moment.
    """
    there, wishes = match, dict(match.options.values)
    number = match.setup.deal
    if ply is not None:
        there = at(match, number, ply)
        wishes |= {option.name: "on" for option in (UNDO, PRACTICE)}
    begun = create(
        match.game,
        there.players,
        wishes,
        f"deal-{seed_of(f'{number}/' + ' '.join(match.names)):x}",
        dealer=there.setup.dealer,
        decks={number: there.names},
        start=like(match.game, there.setup),
    )
    lines = [line for line in there.lines if not line.startswith("[")]
    return load("\n".join([begun.head, *lines]), lambda _: match.game).match
