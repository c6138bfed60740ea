"""The view model: what the table of a round shows to one pair of eyes."""

from engine.core.story import log_of
from engine.core.table import Action, SeatView, Table, Text
from engine.games.boast.display.story import Story
from engine.games.boast.display.texts import card_text
from engine.games.boast.display.zones import Zones
from engine.games.boast.rules import notation
from engine.games.boast.rules.moves import Move
from engine.games.boast.rules.pack import COLOURS, ESCAPES, NONE, SUITS, escapes_of, top_rank
from engine.games.boast.rules.scoring import EXACT, NOTHING
from engine.games.boast.rules.terms import GOAL
from engine.games.boast.rules.view import View

__all__ = ["action_of", "table_of"]


def table_of(view: View, legal: tuple[Move, ...]) -> Table:
    """Returns the table; every move is a card, so `legal` gives no action without one."""
    del legal
    terms = view.terms
    return Table(
        seat=view.seat,
        phase=view.phase.value,
        title=Text.of("title/boast", deal=terms.setup.deal, wanted=terms.wanted, goal=GOAL),
        banner=_banner(view),
        seats=tuple(_seat(view, seat) for seat in range(terms.seats)),
        zones=Zones(view).all(),
        log=log_of(Story(view).lines()),
        guide=_guide(view),
        summary=view.outcome.summary() if view.outcome else None,
    )


def action_of(move: Move) -> Action:
    """Returns the Action that offers a card."""
    text = notation.write(move)
    return Action(text, "card", card_text("action", move.card), (text,), "trick")


def _banner(view: View) -> Text:
    """Returns the line that says who is to play, and what has to be followed."""
    outcome, seat = view.outcome, view.seat
    if outcome is not None:
        if seat is None:
            return outcome.reason
        return Text.of("banner/boast-over", seat=seat, tricks=view.taken[seat], points=outcome.points[seat])
    if not view.trick:
        return Text.of("banner/boast-lead", seat=view.turn)
    if view.led == NONE:
        return Text.of("banner/boast-open", seat=view.turn)  # BN-6
    colour = SUITS[view.led]
    if seat != view.turn:
        return Text.of("banner/boast-waits", seat=view.turn, colour=colour)
    if not view.hand & COLOURS[view.led]:
        return Text.of("banner/boast-free", colour=colour)  # BN-5
    code = "banner/boast-follow-escape" if view.hand & ESCAPES else "banner/boast-follow"
    return Text.of(code, colour=colour)


def _seat(view: View, seat: int) -> SeatView:
    over = view.turn < 0
    return SeatView(
        seat=seat,
        cards=view.size(seat),
        turn=seat == view.turn,
        dealer=seat == view.terms.setup.dealer,
        leader=seat == view.leader and not over,
        stats=_stats(view, seat),
    )


def _stats(view: View, seat: int) -> tuple[Text, ...]:
    """Returns the small facts beside a name: the tricks taken and needed, and what can still be reached with them."""
    tricks, wanted = view.taken[seat], view.terms.wanted
    taken = Text.of("stat/boast-tricks", tricks=tricks, wanted=wanted)
    more, rest = wanted - tricks, view.chances(seat)
    if view.turn < 0:
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


def _guide(view: View) -> tuple[Text, ...]:
    """Returns what is scored, what wins a trick, when a chip moves and which cards there are."""
    terms = view.terms
    return (
        Text.of("guide/boast-exact", wanted=terms.wanted, points=EXACT),
        Text.of("guide/boast-nothing", points=NOTHING),
        Text.of("guide/boast-goal", goal=GOAL),
        Text.of("guide/boast-follow"),
        Text.of("guide/boast-number"),
        Text.of("guide/boast-tower"),
        Text.of("guide/boast-chip-always" if terms.always else "guide/boast-chip"),
        Text.of("guide/boast-escape"),
        Text.of("guide/boast-cards", top=top_rank(terms.seats), escapes=escapes_of(terms.seats)),
    )
