"""The settlement of a deal: where every point comes from."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.cards import Cards, bits
from engine.core.state import Outcome
from engine.core.table import Row, Text
from engine.games.haggis.rules.information import Outs
from engine.games.haggis.rules.pack import deck_of, points_of
from engine.games.haggis.rules.terms import Terms

__all__ = ["PER_CARD", "Finish", "Payment", "payments", "settle"]

PER_CARD = 5  # H23-24

type Bets = Sequence[int | None]


class Payment(NamedTuple):
    """Points for a bet: `seat` gets them for the bet of `bettor`, who is the same seat if the bet was made."""

    seat: int
    bettor: int
    points: int


class Finish(NamedTuple):
    """A finished deal, ready to be settled; all cards are deck ids.

    `outs` are the seats in the order in which they went out, each with the size of the largest hand at that moment;
    `captured` is what each seat took in tricks, `left` what the last player still holds; `bets` are amounts or None.
    """

    outs: Outs
    captured: tuple[Cards, ...]
    left: Cards
    haggis: Cards
    bets: tuple[int | None, ...]


def payments(bets: Bets, first: int) -> tuple[Payment, ...]:
    """Returns what the bets pay, given who was out first."""
    paid = []
    for bettor, bet in enumerate(bets):
        if bet and bettor == first:
            paid.append(Payment(bettor, bettor, bet))  # H23-26
        elif bet:
            # H23-26, D-H31, D-H32: in full to the first one out and to each who made no bet, once to one who is both.
            takers = (seat for seat, other in enumerate(bets) if seat == first or not other)
            paid += [Payment(seat, bettor, bet) for seat in takers]
    return tuple(paid)


def settle(terms: Terms, finish: Finish) -> Outcome:
    """Returns the outcome of a finished deal."""
    finishers = tuple(seat for seat, _ in finish.outs)
    first = finishers[0]
    last = next(seat for seat in range(terms.seats) if seat not in finishers)
    rows: list[list[Row]] = [[] for _ in range(terms.seats)]
    for seat, largest in finish.outs:  # D-H21
        text = Text.of("score/out", cards=largest, each=PER_CARD)
        if terms.seats == 2:  # nobody else has a hand
            text = Text.of("score/out-against", seat=last, cards=largest, each=PER_CARD)
        rows[seat].append(Row(text, PER_CARD * largest))
    if terms.bonus:
        rows[first].append(Row(Text.of("score/first-bonus"), terms.bonus))  # H3-5
    for seat, cards in enumerate(finish.captured):
        rows[seat] += _cards_row(terms, Text.of("score/captured"), cards)  # H23-25
    rows[first] += _cards_row(terms, Text.of("score/leftover", seat=last), finish.left)  # H23-23, D-H27
    rows[first] += _cards_row(terms, Text.of("score/haggis"), finish.haggis)
    for seat, bettor, points in payments(finish.bets, first):
        made = Text.of("score/bet-made", value=points)
        text = made if seat == bettor else Text.of("score/bet-from", value=points, seat=bettor)
        rows[seat].append(Row(text, points))
    for bettor, bet in enumerate(finish.bets):
        if bet and bettor != first:
            rows[bettor].append(Row(Text.of("score/bet-failed", value=bet), 0))
    return Outcome(
        points=tuple(sum(row.points for row in part) for part in rows),
        rows=tuple(map(tuple, rows)),
        finishers=(*finishers, last),
        reason=Text.of("deal/first-out", seat=first),
    )


def _cards_row(terms: Terms, text: Text, cards: Cards) -> list[Row]:
    """Returns the row for the cards that count, lowest first, whoever held them, or no row if none do."""
    points = points_of(cards, terms.classic)
    if not points:
        return []
    deck = deck_of(terms.seats, terms.classic)
    counted = sorted(bits(cards), key=lambda card: (deck.faces[card].rank, card))
    return [Row(text, points, tuple(deck.names[card] for card in counted if deck.faces[card].points))]
