"""The table view: what the table of a Haggis deal shows to one viewer."""

from dataclasses import replace

from engine.core.story import log_of
from engine.core.table import (
    BET_ACTION,
    LEADS,
    PASS_ACTION,
    TRICK,
    Action,
    SeatView,
    Slot,
    Table,
    Text,
    Zone,
    seat_key,
)
from engine.games.haggis.display.story import Story
from engine.games.haggis.display.texts import text_of, with_wilds
from engine.games.haggis.display.tips import tip
from engine.games.haggis.display.zones import Zones
from engine.games.haggis.rules import notation
from engine.games.haggis.rules.information import AnyInformation, InformationState, Phase
from engine.games.haggis.rules.moves import Kind, Move
from engine.games.haggis.rules.scoring import PER_CARD

__all__ = ["action_of", "asked", "bombed", "bombs", "combinations", "haggis_action", "seat_of", "shapes", "table_of"]

# Example cards for the ladder of bombs, H23-15, from low to high, and what cards are worth, H23-3.
_BOMBS = ("3r 5o 7y 9g", "3r 5r 7r 9r")
NAMED = 3  # how many combinations that selected cards can grow into are named
_WORTH = (("3 5 7 9", 1), ("J", 2), ("Q", 3), ("K", 5))


def table_of(info: InformationState, legal: tuple[Move, ...] = ()) -> Table:
    """Returns the table; `legal` are the moves of the viewer."""
    setup = info.terms.setup
    return Table(
        seat=info.seat,
        phase=info.phase.value,
        title=Text.of("title/haggis", deal=setup.deal, target=setup.options.number("target")),
        banner=_banner(info, legal),
        seats=tuple(
            seat_of(info, seat, info.bets[seat] or 0, _stats(info, seat)) for seat in range(info.terms.seats)
        ),
        zones=(*Zones(info).all(), _haggis(info)),
        actions=tuple(action_of(info, move) for move in legal if not move.cards),
        log=log_of(Story(info).lines()),
        guide=_guide(info),
        tip=tip(info, legal),
        summary=info.outcome.summary() if info.outcome else None,
        betting=any(move.kind is Kind.BET for move in legal),
    )


def action_of(info: AnyInformation, move: Move) -> Action:
    """Returns the Action that offers a pass, a bet, a gift or a combination."""
    layout = info.terms.layout
    text = notation.write(layout, move)
    if move.kind is Kind.PASS:
        return Action(text, PASS_ACTION, Text.of("action/pass"))
    if move.kind is Kind.BET:
        return Action(text, BET_ACTION, Text.of("action/bet", value=move.value))
    kind = move.kind.name.lower()
    if move.kind is Kind.GIVE:
        return Action(text, kind, Text.of("action/give", to=move.value), at=seat_key(move.value))
    label = with_wilds(layout, move, "action", "action-with")
    return Action(text, kind, label, tuple(layout.names(move.cards)), TRICK)


def haggis_action(info: InformationState, move: Move) -> Action:
    """Returns the Action that offers a move of Haggis: for a bomb, it says who gets the cards if it wins."""
    action = action_of(info, move)
    if move.kind is not Kind.BOMB:
        return action
    terms, seat = info.terms, info.seat or 0
    points = bombed(info, move)
    if terms.seats == 2:
        label = Text.of("action/bomb-to", bomb=move.rank, points=points, to=1 - seat)
    elif terms.tournament:
        taker = info.trick.holder if info.trick.top is not None else (seat - 1) % terms.seats  # H3T-1, H3T-2
        label = Text.of("action/bomb-to", bomb=move.rank, points=points, to=taker)
    else:
        label = Text.of("action/bomb", bomb=move.rank, points=points)
    return replace(action, label=label)


def bombed(info: AnyInformation, bomb: Move) -> int:
    """Returns what the cards of the trick and of a bomb on top of them are worth: H23-20, HT-12."""
    cards = info.terms.layout.owned(info.seat or 0, bomb.cards)
    return info.terms.points(info.terms.layout.join(info.trick.cards, cards))


def combinations(info: AnyInformation, moves: tuple[Move, ...]) -> tuple[Action, ...]:
    """Returns a few of these moves, named by what they are: the likeliest of each kind and width, then others.

    The fewer wild cards a combination takes, the likelier it is; then the larger, the likelier. Bombs come last. Of
    several with the same name, only the likeliest is included. The largest set and the longest run of single cards
    without wild cards are always among them.
    """
    layout = info.terms.layout

    def unlikely(move: Move) -> tuple[bool, int, int, Move]:
        return move.kind is Kind.BOMB, (move.cards & layout.wilds).bit_count(), -move.cards.bit_count(), move

    named: dict[tuple[Kind, int, int, int], Move] = {}
    for move in sorted(moves, key=unlikely):
        named.setdefault((move.kind, move.width, move.length, move.rank), move)
    likeliest: dict[tuple[Kind, int], Move] = {}
    for move in named.values():
        likeliest.setdefault((move.kind, move.width), move)
    plain: dict[Kind, Move] = {}
    for move in named.values():
        if not move.cards & layout.wilds and (move.kind is Kind.SET or (move.kind is Kind.RUN and move.width == 1)):
            plain.setdefault(move.kind, move)
    ordered = list(dict.fromkeys((*likeliest.values(), *named.values())))
    kept = list(dict.fromkeys((*plain.values(), *ordered)))[:NAMED]
    chosen = [move for move in ordered if move in kept]
    chosen.sort(key=lambda move: move.kind is Kind.BOMB)
    labels = [with_wilds(layout, move, "shape", "with-wild") for move in chosen]
    return tuple(replace(action_of(info, move), label=label) for move, label in zip(chosen, labels, strict=True))


def asked(info: AnyInformation, legal: tuple[Move, ...]) -> Text:
    """Returns the line that says who is to lead, or what to beat."""
    top = info.trick.top
    if top is None:
        winner = info.tricks[-1].winner if info.tricks else info.turn
        if info.sizes[winner]:
            return Text.of(LEADS, seat=info.turn)
        return Text.of("banner/lead-instead", seat=winner, to=info.turn)  # H3-2, D-T06
    if info.seat not in info.must:
        return text_of("waits", top, seat=info.turn)
    return text_of("beat" if any(move.cards for move in legal) else "cannot", top)


def _banner(info: InformationState, legal: tuple[Move, ...]) -> Text:
    """Returns the line that says what to do next."""
    if info.outcome is not None:
        first = info.outcome.finishers[0]
        return Text.of("banner/over", seat=first, points=info.outcome.points[first])
    if info.phase is Phase.GIVE:
        return Text.of("banner/give", seat=info.turn)
    return asked(info, legal)


def seat_of(info: AnyInformation, seat: int, bet: int, stats: tuple[Text, ...]) -> SeatView:
    """Returns what is shown beside a name; `bet` is the one that counts for the seat, `stats` are the short facts."""
    finishers = [out for out, _ in info.outs]
    leads = info.trick.leader if info.trick.top is not None else info.turn
    return SeatView(
        seat=seat,
        cards=info.sizes[seat],
        turn=seat in info.must,
        dealer=seat == info.terms.setup.dealer,
        leader=seat == leads and info.phase is not Phase.OVER,
        out=finishers.index(seat) + 1 if seat in finishers else 0,
        bet=bet,
        bet_lost=bet > 0 and bool(finishers) and finishers[0] != seat,  # H23-26, HT-17
        stats=stats,
    )


def _stats(info: InformationState, seat: int) -> tuple[Text, ...]:
    """Returns the short facts beside a name: bet, points captured, points for going out."""
    stats = []
    bet = info.bets[seat]
    if bet is not None:
        stats.append(Text.of("stat/bet", value=bet))  # D-H30
    if info.points_shown:
        stats.append(Text.of("stat/captured", points=info.terms.points(info.piles[seat])))  # D-H35
    stats += [Text.of("stat/out", points=PER_CARD * largest) for out, largest in info.outs if out == seat]
    return tuple(stats)


def _haggis(info: InformationState) -> Zone:
    """Returns the undealt cards, face down until the deal is over."""
    count = info.haggis_size
    if info.haggis is None:
        slots = tuple(Slot(f"haggis/{at}") for at in range(count))
    else:
        slots = Zones(info).opened(info.haggis, "haggis")
    return Zone("haggis", "stock", "centre", Text.of("zone/haggis"), None, count, slots)


def shapes() -> tuple[Text, ...]:
    """Returns what may be played besides bombs."""
    return tuple(Text.of(f"guide/{code}") for code in ("shapes", "set", "run", "run-of-pairs"))


def bombs(rainbow: str, suited: str) -> tuple[Text, ...]:
    """Returns the ladder of bombs, highest first, with examples of 3-5-7-9 in four suits and in one."""
    ladder = (rainbow, "J Q", "J K", "Q K", "J Q K", suited)
    steps = [Text.of("guide/bomb", bomb=rank, cards=cards) for rank, cards in enumerate(ladder, 1)]
    return (Text.of("guide/bombs"), *reversed(steps), Text.of("guide/bomb-wilds"))


def _guide(info: InformationState) -> tuple[Text, ...]:
    """Returns what may be played, the ladder of bombs, what a bomb costs, and where points come from."""
    if info.terms.classic:
        worth = [Text.of("guide/worth", cards=cards, points=points) for cards, points in _WORTH]
    else:
        worth = [Text.of("guide/worth-each", points=1)]
    points = (Text.of("guide/points"), Text.of("guide/out", points=PER_CARD), *worth)
    return (*shapes(), *bombs(*_BOMBS), Text.of("guide/bomb-price"), *points)
