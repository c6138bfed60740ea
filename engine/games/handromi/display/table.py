"""The view model: what the table of a Handrömi deal shows to one pair of eyes."""

from engine.core.story import log_of
from engine.core.table import Action, SeatView, Table, Text
from engine.games.handromi.display.refusals import count_of
from engine.games.handromi.display.story import Story
from engine.games.handromi.display.texts import card_text, meld_text
from engine.games.handromi.display.zones import Zones
from engine.games.handromi.rules import notation
from engine.games.handromi.rules.moves import CLAIM, TAKE, Kind, Move
from engine.games.handromi.rules.scoring import CLEAN, NOTHING_LAID, OUT
from engine.games.handromi.rules.terms import OPENING
from engine.games.handromi.rules.view import Phase, View

__all__ = ["action_of", "table_of"]

_LINES = 80  # as much of the log as the table shows: a deal may have a thousand lines
_AT = {
    Kind.DRAW: "stock",
    Kind.TAKE: "pile",
    Kind.CLAIM: "exchange",
    Kind.SWAP: "exchange",
    Kind.DISCARD: "pile",
}


def table_of(view: View, legal: tuple[Move, ...]) -> Table:
    """Returns the table; `legal` are the moves of the looking seat."""
    return Table(
        seat=view.seat,
        phase=view.phase.value,
        title=_title(view),
        banner=_banner(view, legal),
        seats=tuple(_seat(view, seat) for seat in range(view.terms.seats)),
        zones=Zones(view).all(),
        actions=tuple(action_of(view, move) for move in legal if not move.cards),
        log=log_of([*Story(view).lines(view.plies - _LINES)][-_LINES:]),
        guide=_guide(view),
        summary=view.outcome.summary() if view.outcome else None,
    )


def action_of(view: View, move: Move) -> Action:
    """Returns the Action that offers a move; a card is laid off to the group of a combination."""
    text = notation.write(move)
    kind = move.kind
    word = kind.name.lower()
    code = f"action/handromi-{word}"
    cards = notation.cards_of(move)
    card = move.cards.bit_length() - 1
    if kind is Kind.MELD:
        return Action(text, word, meld_text(code, move.cards, low=view.terms.low), cards, f"melds:{view.seat}")
    if kind is Kind.LAYOFF:
        laid = view.table[move.to]
        return Action(text, word, meld_text(code, laid.cards, to=laid.owner), cards, f"m{move.to + 1}")
    if kind is Kind.TAKE:
        return Action(text, word, card_text(code, view.top.bit_length() - 1), cards, _AT[kind])
    if kind in {Kind.CLAIM, Kind.SWAP}:
        return Action(text, word, card_text(code, view.exchange), cards, _AT[kind])
    return Action(text, word, card_text(code, card) if cards else Text.of(code), cards, _AT[kind])


def _title(view: View) -> Text:
    """Returns the name of the game, the number of the deal and how many there are."""
    setup = view.terms.setup
    if view.terms.extra:
        return Text.of("title/handromi-extra", deal=setup.deal)
    return Text.of("title/handromi", deal=setup.deal, deals=setup.options.number("deals"))


def _banner(view: View, legal: tuple[Move, ...]) -> Text:
    """Returns the line that says what is to be done next."""
    outcome, turn = view.outcome, view.turn
    if outcome is not None:
        if not outcome.order:
            return Text.of("banner/handromi-void")
        seat = outcome.order[0]
        return Text.of("banner/handromi-over", seat=seat, points=outcome.points[seat])
    if not view.mine:
        code = "banner/handromi-waits-draw" if view.phase is Phase.DRAW else "banner/handromi-waits-meld"
        return Text.of(code, seat=turn.seat)
    if view.phase is Phase.DRAW:
        if CLAIM in legal:
            return Text.of("banner/handromi-claim")
        return Text.of("banner/handromi-take" if TAKE in legal else "banner/handromi-draw")
    if turn.must:
        return card_text("banner/handromi-must", turn.must.bit_length() - 1)
    if turn.bound:
        return Text.of("banner/handromi-out", cards=view.hand.bit_count())
    return _laying(view, legal)


def _laying(view: View, legal: tuple[Move, ...]) -> Text:
    """Returns what the looking seat may do between drawing and discarding."""
    if not view.has_opened and 0 < view.turn.points < OPENING:
        return Text.of("banner/handromi-opening", have=view.turn.points, need=OPENING)
    if any(move.kind in {Kind.MELD, Kind.LAYOFF} for move in legal):
        return Text.of("banner/handromi-meld")
    return Text.of("banner/handromi-discard" if view.turns else "banner/handromi-first")


def _seat(view: View, seat: int) -> SeatView:
    """Returns what stands beside a name."""
    outcome = view.outcome
    return SeatView(
        seat=seat,
        cards=view.sizes[seat],
        turn=seat == view.acting,
        dealer=seat == view.terms.setup.dealer,
        leader=seat == view.terms.setup.leader,
        out=1 if outcome is not None and seat in outcome.order else 0,
        stats=_stats(view, seat),
    )


def _stats(view: View, seat: int) -> tuple[Text, ...]:
    """Returns the small facts beside a name: opened, or how far from it as these eyes know."""
    if seat not in view.terms.order:
        return (Text.of("stat/handromi-sits-out"),)
    won = view.outcome is not None and seat in view.outcome.order
    if view.opened[seat] or won:
        return (Text.of("stat/handromi-opened"),)
    laid = view.turn.points if seat == view.turn.seat else 0
    if seat == view.seat:
        have = count_of(view, view.hand)
        return (Text.of("stat/handromi-opening", have=have, need=OPENING),)
    if laid:
        return (Text.of("stat/handromi-opening", have=laid, need=OPENING),)
    return (Text.of("stat/handromi-unopened"),)


def _guide(view: View) -> tuple[Text, ...]:
    """Returns what combinations there are, what cards count, what may be done when, and what the end costs."""
    terms = view.terms
    guide = [
        Text.of("guide/handromi-run"),
        Text.of("guide/handromi-group"),
        Text.of("guide/handromi-values"),
        Text.of("guide/handromi-opening", need=OPENING),
    ]
    if terms.low:
        guide.append(Text.of("guide/handromi-low-ace"))
    guide += [
        Text.of("guide/handromi-take-free" if terms.free_take else "guide/handromi-take", need=OPENING),
        *([Text.of("guide/handromi-first-free")] if terms.free_first else []),
        Text.of("guide/handromi-layoff"),
        Text.of("guide/handromi-swap", who=terms.swap),
        Text.of("guide/handromi-claim"),
        Text.of("guide/handromi-out", points=-OUT),
        Text.of("guide/handromi-left"),
        Text.of("guide/handromi-nothing-adds" if terms.adds else "guide/handromi-nothing", points=NOTHING_LAID),
        Text.of("guide/handromi-clean-layoff" if terms.no_layoff else "guide/handromi-clean", points=-CLEAN),
    ]
    return tuple(guide)
