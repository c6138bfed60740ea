"""The settlement of a deal of Haggis Team: where every point of a team comes from."""

from collections.abc import Iterator, Sequence

from engine.core.cards import Cards
from engine.core.state import Outcome
from engine.core.table import Row, Text
from engine.games.haggis.rules.information import Outs
from engine.games.haggis.rules.scoring import PER_CARD
from engine.games.haggis.team.rules.bets import standing
from engine.games.haggis.team.rules.terms import SEATS, SIDES, TeamTerms, mate_of

__all__ = ["interim", "is_slam", "settle"]

type Scored = tuple[int, Row]


def is_slam(outs: Outs) -> bool:
    """Returns whether one team was out first and second: HT-14."""
    return len(outs) > 1 and SIDES[outs[0][0]] == SIDES[outs[1][0]]


def interim(outs: Outs) -> Iterator[tuple[int, int]]:
    """Yields the seats that went out, in order, each with its points for going out."""
    for place, (seat, largest) in enumerate(outs):
        counts = outs[0][1] if place == 1 and is_slam(outs) else largest  # HT-14, D-T09
        yield seat, PER_CARD * counts  # HT-13


def settle(
    terms: TeamTerms,
    outs: Outs,
    piles: Sequence[Cards],
    hands: Sequence[Cards],
    bets: Sequence[int | None],
) -> Outcome:
    """Returns the outcome of a finished deal; both partners have the points and the rows of their team.

    `outs` are the seats that went out, in order, each with the size of the largest opposing hand at that moment;
    `piles` is what each side captured, `hands` what is still held, `bets` what each seat announced.
    """
    finishers = tuple(seat for seat, _ in outs)
    rows: tuple[list[Row], ...] = ([], [])
    for side, row in (*_outs(outs), *_cards(terms, finishers[0], piles, hands), *_bets(terms, finishers[0], bets)):
        rows[side].append(row)
    last = tuple(seat for seat in range(SEATS) if seat not in finishers)
    reason = Text.of("deal/first-out", seat=finishers[0])
    if is_slam(outs):
        reason = Text.of("deal/slam", seat=finishers[0], to=finishers[1])
    return Outcome(
        points=tuple(sum(row.points for row in rows[side]) for side in SIDES),
        rows=tuple(tuple(rows[side]) for side in SIDES),
        finishers=finishers + last,
        reason=reason,
    )


def _outs(outs: Outs) -> Iterator[Scored]:
    """Yields the rows for going out."""
    for place, (seat, points) in enumerate(interim(outs)):
        text = Text.of("score/out-of", seat=seat, cards=outs[place][1], each=PER_CARD)
        if place == 1 and is_slam(outs):
            text = Text.of("score/slam", seat=seat, to=mate_of(seat))
        yield SIDES[seat], Row(text, points)


def _cards(terms: TeamTerms, first: int, piles: Sequence[Cards], hands: Sequence[Cards]) -> Iterator[Scored]:
    """Yields the rows for cards: one point for each that was captured or is left over, HT-16."""
    for side, pile in enumerate(piles):
        points = terms.points(pile)
        if points:
            yield side, Row(Text.of("score/captured-cards", cards=points), points)
    for seat, hand in enumerate(hands):
        if hand:
            names = tuple(terms.layout.names(hand))
            yield SIDES[first], Row(Text.of("score/leftover", seat=seat), terms.points(hand), names)  # D-T09


def _bets(terms: TeamTerms, first: int, bets: Sequence[int | None]) -> Iterator[Scored]:
    """Yields the rows for bets: HT-17, D-T11, D-T14."""
    for side in range(2):
        stands = standing(bets, side, raises=terms.raises)
        if stands is None:
            continue
        bettor, value = stands
        for seat, bet in enumerate(bets):
            if bet and SIDES[seat] == side and bet < value and not terms.raises:
                yield side, Row(Text.of("score/bet-replaced", seat=seat, value=bet), 0)
        if bettor == first:
            yield side, Row(Text.of("score/bet-made-by", seat=bettor, value=value), value)
        else:
            yield side, Row(Text.of("score/bet-from", seat=bettor, value=value), 0)
            yield 1 - side, Row(Text.of("score/bet-from", seat=bettor, value=value), value // 2)
