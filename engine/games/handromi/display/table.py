"""The table view: what the table of a Handrömi deal shows to one viewer."""

from engine.core.cards import Cards
from engine.core.story import log_of
from engine.core.table import PILE, Action, SeatView, Table, Text, melds_key
from engine.games.handromi.display.refusals import count_of, must_go_out
from engine.games.handromi.display.story import Story
from engine.games.handromi.display.texts import card_text, letter, meld_text
from engine.games.handromi.display.tips import tip
from engine.games.handromi.display.zones import Zones
from engine.games.handromi.rules import notation
from engine.games.handromi.rules.information import InformationState, Phase
from engine.games.handromi.rules.moves import CLAIM, TAKE, Kind, Move
from engine.games.handromi.rules.pack import NAMES, rank_of
from engine.games.handromi.rules.partition import worth
from engine.games.handromi.rules.scoring import CLEAN, NOTHING_LAID, OUT
from engine.games.handromi.rules.terms import OPENING

__all__ = ["action_of", "jointly", "table_of"]

_LINES = 80  # how much of the log the table shows: a deal may have a thousand lines
_AT = {
    Kind.DRAW: "stock",
    Kind.TAKE: PILE,
    Kind.CLAIM: "exchange",
    Kind.SWAP: "exchange",
    Kind.DISCARD: PILE,
}


def table_of(info: InformationState, legal: tuple[Move, ...] = ()) -> Table:
    """Returns the table; `legal` are the moves of the viewer."""
    return Table(
        seat=info.seat,
        phase=info.phase.value,
        title=_title(info),
        banner=_banner(info, legal),
        seats=tuple(_seat(info, seat) for seat in range(info.terms.seats)),
        zones=Zones(info).all(),
        actions=tuple(action_of(info, move) for move in legal if not move.cards),
        log=log_of([*Story(info).lines(info.plies - _LINES)][-_LINES:]),
        guide=_guide(info),
        tip=tip(info, legal),
        summary=info.outcome.summary() if info.outcome else None,
    )


def action_of(info: InformationState, move: Move) -> Action:
    """Returns the Action that offers a move; laying off leads to the group of the combination."""
    text = notation.write(move)
    kind = move.kind
    word = kind.name.lower()
    code = f"action/handromi-{word}"
    cards = notation.cards_of(move)
    card = move.cards.bit_length() - 1
    if kind is Kind.MELD:
        return Action(text, word, _meld(info, move.cards), cards, melds_key(info.turn.seat))
    if kind is Kind.LAYOFF:
        laid = info.table[move.to]
        label = meld_text(code, laid.cards, to=laid.owner, given=letter(rank_of(card)), given_suit=NAMES[card][-1])
        return Action(text, word, label, cards, f"m{move.to + 1}")
    if kind is Kind.TAKE:
        return Action(text, word, card_text(code, info.top.bit_length() - 1), cards, _AT[kind])
    if kind is Kind.CLAIM:
        return Action(text, word, card_text(code, info.exchange_card), cards, _AT[kind])
    if kind is Kind.SWAP:
        given, suit = letter(rank_of(card)), NAMES[card][-1]
        return Action(text, word, card_text(code, info.exchange_card, given=given, given_suit=suit), cards, _AT[kind])
    if kind is Kind.DISCARD and move.cards == info.hand:
        code = "action/handromi-out"
    return Action(text, word, card_text(code, card) if cards else Text.of(code), cards, _AT[kind])


def jointly(info: InformationState, moves: tuple[Move, ...]) -> Text:
    """Returns the words that offer to lay off several cards on a run in one go; a group takes only one."""
    run = info.table[moves[0].to]
    first, second = (move.cards.bit_length() - 1 for move in moves[:2])
    return meld_text(
        "action/handromi-layoffs",
        run.cards,
        n=len(moves),
        to=run.owner,
        given=letter(rank_of(first)),
        given_suit=NAMES[first][-1],
        also=letter(rank_of(second)),
    )


def _meld(info: InformationState, cards: Cards) -> Text:
    """Returns the label of a new combination: what it counts, or until the turn opens, the count it leads to."""
    low = info.terms.low
    have = info.turn.points + worth(cards, low)
    if info.meets_opening or count_of(info, info.hand) < OPENING:
        return meld_text("action/handromi-meld", cards, low=low)
    return meld_text("action/handromi-opens", cards, low=low, have=have, need=OPENING)


def _title(info: InformationState) -> Text:
    """Returns the name of the game, the number of the deal, and how many there are."""
    setup = info.terms.setup
    if info.terms.extra:
        return Text.of("title/handromi-extra", deal=setup.deal)
    return Text.of("title/handromi", deal=setup.deal, deals=setup.options.number("deals"))


def _banner(info: InformationState, legal: tuple[Move, ...]) -> Text:
    """Returns the line that says what to do next."""
    outcome, turn = info.outcome, info.turn
    if outcome is not None:
        if not outcome.finishers:
            return Text.of("banner/handromi-void")
        seat = outcome.finishers[0]
        return Text.of("banner/handromi-over", seat=seat, points=outcome.points[seat])
    if not info.mine:
        code = "banner/handromi-waits-draw" if info.phase is Phase.DRAW else "banner/handromi-waits-meld"
        return Text.of(code, seat=turn.seat)
    if info.phase is Phase.DRAW:
        if CLAIM in legal:
            return Text.of("banner/handromi-claim")
        return Text.of("banner/handromi-take" if TAKE in legal else "banner/handromi-draw")
    if turn.owed:
        return card_text("banner/handromi-must", turn.owed.bit_length() - 1)
    if must_go_out(info):
        return Text.of("banner/handromi-out", cards=info.hand.bit_count())
    return _laying(info, legal)


def _laying(info: InformationState, legal: tuple[Move, ...]) -> Text:
    """Returns what the viewer may do between drawing and discarding."""
    if info.turn.points and not info.meets_opening:
        return Text.of("banner/handromi-opening", have=info.turn.points, need=OPENING)
    if any(move.kind in {Kind.MELD, Kind.LAYOFF} for move in legal):
        return Text.of("banner/handromi-meld")
    if info.turns:
        return Text.of("banner/handromi-discard")
    return Text.of("banner/handromi-first", swap="yes" if any(move.kind is Kind.SWAP for move in legal) else "no")


def _seat(info: InformationState, seat: int) -> SeatView:
    """Returns what is shown beside a name."""
    outcome = info.outcome
    return SeatView(
        seat=seat,
        cards=info.sizes[seat],
        turn=seat in info.must,
        dealer=seat == info.terms.setup.dealer,
        leader=seat == info.terms.setup.leader,
        out=1 if outcome is not None and seat in outcome.finishers else 0,
        stats=_stats(info, seat),
    )


def _stats(info: InformationState, seat: int) -> tuple[Text, ...]:
    """Returns the short facts beside a name: opened, or how close to it, as far as the viewer knows."""
    if seat not in info.terms.order:
        return (Text.of("stat/handromi-sits-out"),)
    won = info.outcome is not None and seat in info.outcome.finishers
    if info.opened[seat] or won:
        return (Text.of("stat/handromi-opened"),)
    laid = info.turn.points if seat == info.turn.seat else 0
    if laid >= OPENING:
        return (Text.of("stat/handromi-opened"),)
    if seat == info.turn.seat and (info.turn.bound or (seat == info.seat and must_go_out(info))):
        return (Text.of("stat/handromi-out"),)
    if seat == info.seat:
        have = count_of(info, info.hand)
        code = "stat/handromi-opening" if have < OPENING else "stat/handromi-opens"
        return (Text.of(code, have=have, need=OPENING),)
    if laid:
        return (Text.of("stat/handromi-opening", have=laid, need=OPENING),)
    return (Text.of("stat/handromi-unopened"),)


def _guide(info: InformationState) -> tuple[Text, ...]:
    """Returns the kinds of combinations, what cards count, what may be done when, and what the end costs."""
    terms = info.terms
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
        Text.of("guide/handromi-marks"),
    ]
    return tuple(guide)
