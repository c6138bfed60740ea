"""The story of a deal of Haggis Team: its exchange, its bets and its bombs."""

from collections.abc import Iterator

from engine.core.story import StoryLine, events_of
from engine.core.table import EXCHANGE, GIVE, Event, Text, hand_key
from engine.games.haggis.display.story import Story
from engine.games.haggis.rules.layout import TEAM
from engine.games.haggis.rules.moves import Kind, Move
from engine.games.haggis.rules.trick import Taken
from engine.games.haggis.team.rules.bets import standing
from engine.games.haggis.team.rules.exchange import given, swapped
from engine.games.haggis.team.rules.information import TeamInformation
from engine.games.haggis.team.rules.scoring import interim, is_slam
from engine.games.haggis.team.rules.terms import SIDES, mate_of

__all__ = ["TeamStory", "events"]


class TeamStory(Story[TeamInformation]):
    """Tells a deal as its information state knows it: exchanged cards only to the two partners."""

    def moved(self, ply: int, seat: int, move: Move) -> Iterator[StoryLine]:
        """Yields the line of the move itself, without its consequences."""
        if move.kind is Kind.EXCHANGE:
            yield from self._exchanged(ply, seat)
        elif move.kind is Kind.BET:
            yield StoryLine(ply, "bet", seat, self._bet(ply, seat, move.value))
        elif move.kind is Kind.LEAD:
            yield StoryLine(ply, "lead", seat, Text.of("log/lead", seat=seat, to=move.value))
        else:
            yield from super().moved(ply, seat, move)

    def _exchanged(self, ply: int, seat: int) -> Iterator[StoryLine]:
        """Yields the line of a card chosen and, if the partner had chosen too, the lines of both cards."""
        opening = self.info.opening[:ply]
        mate = mate_of(seat)
        done = swapped(opening, seat)
        chosen = given(opening, seat)
        text = Text.of("log/choose", seat=seat, to=mate)
        yield StoryLine(ply, GIVE, seat, text, _names(chosen[-1]) if seat == self.info.seat else (), 1)
        if done == len(chosen):
            for giver, taker in ((seat, mate), (mate, seat)):
                cards = _names(given(self.info.opening, giver)[done - 1])
                text = Text.of("log/exchange", seat=giver, to=taker)
                yield StoryLine(ply, EXCHANGE, giver, text, cards, 1, hand_key(giver), hand_key(taker))

    def _bet(self, ply: int, seat: int, value: int) -> Text:
        """Returns the text of a bet, which may replace the partner's or raise it."""
        bets: list[int | None] = [None] * self.info.terms.seats
        for who, move in (*self.info.opening, *self.info.plays())[: ply - 1]:
            if move.kind is Kind.BET:
                bets[who] = move.value
        before = standing(bets, SIDES[seat], raises=False)
        if before is None or not value:
            return Text.of("log/bet", seat=seat, value=value)
        code = "log/bet-raises" if self.info.terms.raises else "log/bet-replaces"
        return Text.of(code, seat=seat, to=mate_of(seat), value=value, was=before.value)

    def out(self, seat: int, largest: int) -> Text:
        """Returns the line for a seat that goes out."""
        outs = self.info.outs
        points = dict(interim(outs))[seat]
        if is_slam(outs) and seat == outs[1][0]:
            return Text.of("log/slam", seat=seat, to=mate_of(seat), points=points)
        return Text.of("log/out", seat=seat, cards=largest, points=points)

    def taken(self, ply: int, taken: Taken) -> StoryLine:
        """Returns the line that says which team took a trick."""
        cards = taken.cards.bit_count()
        if SIDES[taken.winner] == taken.taker:
            seat, text = taken.winner, Text.of("log/taken-cards", seat=taken.winner, cards=cards)
        else:
            seat = (taken.winner + 1) % self.info.terms.seats
            args = {"from": taken.winner, "seat": seat, "to": mate_of(seat), "cards": cards}
            text = Text.of("log/bombed-cards", **args)
        return self.captured(ply, taken, seat, text)


def _names(cards: int) -> tuple[str, ...]:
    return tuple(TEAM.names(cards))


def events(info: TeamInformation) -> tuple[Event, ...]:
    """Returns the events that the last move caused."""
    return events_of(TeamStory(info).lines(), info.plies)
