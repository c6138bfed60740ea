"""The table view: what the table of a round shows to one viewer."""

from engine.core.story import log_of
from engine.core.table import TRICK, Action, SeatView, Table, Text
from engine.games.boast.display.story import Story
from engine.games.boast.display.texts import card_text
from engine.games.boast.display.tips import tip
from engine.games.boast.display.zones import Zones
from engine.games.boast.rules import notation
from engine.games.boast.rules.information import InformationState
from engine.games.boast.rules.moves import Move
from engine.games.boast.rules.pack import COLOUR_CARDS, COLOUR_LETTERS, ESCAPES, NONE, escapes_of, top_rank
from engine.games.boast.rules.scoring import EXACT, NOTHING
from engine.games.boast.rules.terms import GOAL
from engine.games.boast.rules.trick import best_of

__all__ = ["action_of", "table_of"]


def table_of(info: InformationState, legal: tuple[Move, ...] = ()) -> Table:
    """Returns the table; every move of `legal` is a card, so it adds no actions."""
    terms = info.terms
    return Table(
        seat=info.seat,
        phase=info.phase.value,
        title=Text.of("title/boast", deal=terms.setup.deal, wanted=terms.wanted, goal=GOAL),
        banner=_banner(info),
        seats=tuple(_seat(info, seat) for seat in range(terms.seats)),
        zones=Zones(info).all(),
        log=log_of(Story(info).lines()),
        guide=_guide(info),
        tip=tip(info, legal),
        summary=info.outcome.summary() if info.outcome else None,
    )


def action_of(info: InformationState, move: Move) -> Action:
    """Returns the Action that offers a card, with its effect on the trick."""
    text = notation.write(move)
    label = card_text("action", move.card, so=_so_far(info, move))
    return Action(text, "card", label, (text,), TRICK)


def _so_far(info: InformationState, move: Move) -> str:
    """Returns a word for what a card does to the trick: it leads, takes it, is ahead for now, or is beaten (BN-7)."""
    if not info.trick:
        return "leads"
    trick = (*info.trick, move.card)
    if best_of(trick, info.tower) < len(info.trick):
        return "beaten"
    return "takes" if len(trick) == info.terms.seats else "ahead"


def _banner(info: InformationState) -> Text:
    """Returns the line that says whose turn it is and which colour to follow."""
    outcome, seat = info.outcome, info.seat
    if outcome is not None:
        if seat is None:
            return outcome.reason
        return Text.of("banner/boast-over", seat=seat, tricks=info.taken[seat], points=outcome.points[seat])
    if seat == info.turn and info.rest == 1:
        return Text.of("banner/boast-last")
    if not info.trick:
        return Text.of("banner/boast-lead", seat=info.turn)
    if info.led == NONE:
        return Text.of("banner/boast-open", seat=info.turn)  # BN-6
    colour = COLOUR_LETTERS[info.led]
    if seat != info.turn:
        return Text.of("banner/boast-waits", seat=info.turn, colour=colour)
    if not info.hand & COLOUR_CARDS[info.led]:
        return Text.of("banner/boast-free", colour=colour)  # BN-5
    code = "banner/boast-follow-escape" if info.hand & ESCAPES else "banner/boast-follow"
    return Text.of(code, colour=colour)


def _seat(info: InformationState, seat: int) -> SeatView:
    return SeatView(
        seat=seat,
        cards=info.size(seat),
        turn=seat == info.turn,
        dealer=seat == info.terms.setup.dealer,
        leader=seat == info.leader and not info.over,
        stats=_stats(info, seat),
    )


def _stats(info: InformationState, seat: int) -> tuple[Text, ...]:
    """Returns the short facts beside a name: the tricks taken and wanted, and what can still be reached."""
    tricks, wanted = info.taken[seat], info.terms.wanted
    taken = Text.of("stat/boast-tricks", tricks=tricks, wanted=wanted)
    more, rest = wanted - tricks, info.reachable(seat)
    if info.over:
        return (taken,)
    if more < 0 or (tricks and more > rest):
        reach = Text.of("stat/boast-missed")
    elif not more:
        reach = Text.of("stat/boast-there")
    elif tricks:
        reach = Text.of("stat/boast-more", more=more)
    else:
        reach = Text.of("stat/boast-both" if more <= rest else "stat/boast-nothing", wanted=wanted)
    return taken, reach


def _guide(info: InformationState) -> tuple[Text, ...]:
    """Returns what is scored, what wins a trick, when a chip moves and which cards are in play."""
    terms = info.terms
    return (
        Text.of("guide/boast-exact", wanted=terms.wanted, points=EXACT),
        Text.of("guide/boast-nothing", points=NOTHING),
        Text.of("guide/boast-goal", goal=GOAL),
        Text.of("guide/boast-follow"),
        Text.of("guide/boast-number"),
        Text.of("guide/boast-tower"),
        Text.of("guide/boast-chip-always" if terms.every_trick else "guide/boast-chip"),
        Text.of("guide/boast-escape"),
        Text.of("guide/boast-cards", top=top_rank(terms.seats), escapes=escapes_of(terms.seats)),
    )
