"""The cards played, as evidence about the hands: how likely each hand is to have played them."""

from collections.abc import Mapping
from copy import copy
from functools import lru_cache
from typing import NamedTuple

from engine.core.cards import Card, Cards
from engine.games.boast.bot.player import RolloutPlayer
from engine.games.boast.bot.round import Round
from engine.games.boast.rules.hidden import joined
from engine.games.boast.rules.information import InformationState
from engine.games.boast.rules.pack import CHIPS, ESCAPE, apart, canonical

__all__ = ["STRAY", "likelihood"]

STRAY = 0.05  # likelihood of a card that the policy would not play, relative to one that it would


class _Play(NamedTuple):
    """A card that another seat played: the round just before it, and what that seat has played from then on."""

    before: Round
    card: Card
    used: Cards


class _Past:
    """The cards that the other seats have played; caches the likelihood of each hand."""

    def __init__(self, info: InformationState) -> None:
        terms = info.terms
        self._player = RolloutPlayer(terms)
        self._plays: list[list[_Play]] = [[] for _ in range(terms.seats)]
        self._likelihoods: list[dict[Cards, float]] = [{} for _ in range(terms.seats)]
        first = info.tricks[0] if info.tricks else info
        *used, left = apart((*map(info.used, range(terms.seats)), info.left or 0))
        running = Round(terms, used, 0, first.leader, first.tower)
        running.unplayed = terms.deck.all & ~CHIPS & ~left
        for _, cards in info.all_tricks():
            for card in cards:
                seat = running.seat
                if seat != info.seat:
                    before = copy(running)
                    before.unplayed = canonical(running.unplayed)
                    before.hands, before.taken, before.lacks = [*before.hands], [*before.taken], [*before.lacks]
                    self._plays[seat].append(_Play(before, card, canonical(running.hands[seat])))
                running.play(running.id_of(card))

    def likelihood(self, seat: int, hand: Cards) -> float:
        """Returns how well a seat's hand agrees with the cards it has played."""
        likely = self._likelihoods[seat].get(hand)
        if likely is None:
            likely = 1.0
            for before, card, used in self._plays[seat]:
                before.hands[seat] = joined(hand, used)
                if min(self._player.card(before), ESCAPE) != min(card, ESCAPE):
                    likely *= STRAY
            self._likelihoods[seat][hand] = likely
        return likely


_past = lru_cache(maxsize=1)(_Past)  # one decision asks for many fillings, one after another


def likelihood(info: InformationState, filling: Mapping[str, Cards]) -> float:
    """Returns how well hands agree with the cards played from them, 1 if the policy would have played them all."""
    past = _past(info)
    likely = 1.0
    for seat in range(info.terms.seats):
        if seat != info.seat:
            likely *= past.likelihood(seat, canonical(filling.get(f"hand:{seat}", 0)))
    return likely
