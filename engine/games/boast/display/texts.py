"""Texts that name cards and say why one of them won: codes, never the words themselves."""

from engine.core.cards import Card
from engine.core.table import Text
from engine.games.boast.rules.pack import COLOUR_LETTERS, COLOUR_OF, ESCAPE, rank_of
from engine.games.boast.rules.trick import Taken

__all__ = ["card_text", "won_text"]


def card_text(context: str, card: Card, **more: str | int) -> Text:
    """Returns the text of a card in a context, such as `play/boast-card` or `play/boast-escape`."""
    if card >= ESCAPE:
        return Text.of(f"{context}/boast-escape", **more)
    return Text.of(f"{context}/boast-card", **more, colour=COLOUR_LETTERS[COLOUR_OF[card]], rank=rank_of(card))


def won_text(taken: Taken) -> Text:
    """Returns who took a trick and why their card won: by its chip, by its number, or as the only coloured card."""
    colour = COLOUR_LETTERS[taken.colour]
    same = sum(1 for card in taken.cards if COLOUR_OF[card] == taken.colour)
    if taken.beaten:
        over = "".join(COLOUR_LETTERS[beaten] for beaten in taken.beaten)
        return Text.of("won/boast-above", seat=taken.winner, colour=colour, over=over, cards=same)
    if same == 1:
        return Text.of("won/boast-only", seat=taken.winner, colour=colour)
    return Text.of("won/boast-highest", seat=taken.winner, colour=colour, rank=rank_of(taken.best))
