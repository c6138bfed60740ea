"""The story of a deal of Haggis: moves, who goes out and who takes the tricks."""

from collections.abc import Iterable, Iterator

from engine.core.story import StoryLine, events_of
from engine.core.table import CAPTURE, DEAL, DEAL_END, PASS, PLAY, TRICK, Event, Text, hand_key, won_key
from engine.games.haggis.display.texts import printed, text_of
from engine.games.haggis.rules.combinations import stand_ins
from engine.games.haggis.rules.information import AnyInformation
from engine.games.haggis.rules.moves import Kind, Move
from engine.games.haggis.rules.scoring import PER_CARD
from engine.games.haggis.rules.trick import Play, Taken

__all__ = ["Story", "events"]


class Story[V: AnyInformation]:
    """Tells a deal as its information state knows it; another game of the family tells some things in its own way."""

    def __init__(self, info: V) -> None:
        self.info = info

    def lines(self) -> Iterator[StoryLine]:
        """Yields everything that has happened in a deal so far, in order."""
        info = self.info
        setup = info.terms.setup
        left = [info.terms.hand] * info.terms.seats
        outs = dict(info.outs)
        ply = 0
        yield StoryLine(0, DEAL, setup.dealer, Text.of("log/deal", seat=setup.dealer, to=setup.leader))
        for seat, move in info.before:
            ply += 1
            yield from self.moved(ply, seat, move)
        for plays, taken in self._tricks():
            for seat, move in plays:
                ply += 1
                yield from self.moved(ply, seat, move)
                left[seat] -= move.cards.bit_count()
                if move.cards and not left[seat]:
                    yield StoryLine(ply, "out", seat, self.out(seat, outs[seat]))
            if taken is not None:
                yield self.taken(ply, taken)
        if info.outcome is not None:
            yield StoryLine(ply, DEAL_END, None, info.outcome.reason)

    def _tricks(self) -> Iterable[tuple[tuple[Play, ...], Taken | None]]:
        yield from ((taken.plays, taken) for taken in self.info.tricks)
        yield self.info.trick.plays, None

    def moved(self, ply: int, seat: int, move: Move) -> Iterator[StoryLine]:
        """Yields the line of the move itself, without its consequences."""
        if move.kind is Kind.PASS:
            yield StoryLine(ply, PASS, seat, Text.of("log/pass", seat=seat))
        elif move.kind is Kind.BET:
            yield StoryLine(ply, "bet", seat, Text.of("log/bet", seat=seat, value=move.value))
        elif move.kind is Kind.GIVE:
            yield StoryLine(ply, "give", seat, Text.of("log/give", seat=seat, to=move.value))
        else:
            cards = tuple(self.info.terms.layout.names(move.cards))
            text = text_of("play", move, seat=seat)
            stands = self._stands(move)
            yield StoryLine(ply, PLAY, seat, text, cards, source=hand_key(seat), target=TRICK, stands=stands)

    def _stands(self, move: Move) -> tuple[str, ...]:
        """Returns for each card, wild ones last, the rank that a wild one was played as; () for none."""
        stands = stand_ins(self.info.terms.layout, move)
        wilds = [printed(stands[own]) if stands[own] != own else "" for own in sorted(stands)]
        return ("",) * (move.cards.bit_count() - len(wilds)) + tuple(wilds) if any(wilds) else ()

    def out(self, seat: int, largest: int) -> Text:
        """Returns the line for a seat that goes out."""
        return Text.of("log/out", seat=seat, cards=largest, points=PER_CARD * largest)

    def taken(self, ply: int, taken: Taken) -> StoryLine:
        """Returns the line that says who took a trick, with its points if they are shown."""
        code = "log/taken" if taken.winner == taken.taker else "log/given"
        args: dict[str, int] = {"seat": taken.taker}
        if taken.winner != taken.taker:
            args["from"] = taken.winner
        if self.info.points_shown:
            code += "-points"
            args["points"] = self.info.terms.points(taken.cards)
        return self.captured(ply, taken, taken.taker, Text.of(code, **args))

    @staticmethod
    def captured(ply: int, taken: Taken, seat: int, text: Text) -> StoryLine:
        """Returns the line for cards that go from the trick to a pile."""
        cards = taken.cards.bit_count()
        return StoryLine(ply, CAPTURE, seat, text, moved=cards, source=TRICK, target=won_key(taken.taker))


def events(info: AnyInformation) -> tuple[Event, ...]:
    """Returns the events that the last move caused."""
    return events_of(Story(info).lines(), info.plies)
