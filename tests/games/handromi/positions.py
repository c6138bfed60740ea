"""Positions for tests: Handrömi deals set up card by card and played by text, every move checked for legality."""

from collections.abc import Mapping

from engine.core.cards import Cards, bits
from engine.core.lines import Lines
from engine.core.match import Match, all_options
from engine.core.options import settle
from engine.core.state import Outcome, Setup
from engine.core.table import Text
from engine.games.handromi.game import Handromi
from engine.games.handromi.rules.information import Laid, Phase, Turn
from engine.games.handromi.rules.moves import Kind, Move
from engine.games.handromi.rules.pack import HALF, canonical, deck, join, mask_of
from engine.games.handromi.rules.state import State
from engine.games.handromi.rules.terms import Terms

GAME = Handromi()
FILLER = "2s 4d 6c 8h 10s Qd 3c 5h 7s 9d Jc Kh 2d 6h"
REST = "2d 5c 7s Jc"  # cards that combine with none of those that the cases are about
B = "4h 9d Kc"  # another player's hand


def cards(names: str) -> Cards:
    """Returns the canonical mask of names such as "7s 10h 7s"."""
    return mask_of(names.split())


def setup(seats: int, options: Mapping[str, str] | None = None, leader: int = 0, carry: str = "") -> Setup:
    """Returns the setup of a deal; by default seat 0 begins and the seat to its left has dealt."""
    settled = settle(all_options(GAME), options or {}, seats)
    return Setup(seats, settled, (leader + 1) % seats, leader, (0,) * seats, 1, carry)


def position(
    *hands: str,
    table: str = "",
    opened: str = "",
    top: str = "",
    exchange_card: str = "Ks",
    stock: str = "",
    turns: int = 8,
    options: Mapping[str, str] | None = None,
    reshuffles: int = 0,
) -> State:
    """Returns the beginning of seat 0's turn, before it draws.

    `table` lists combinations as `1:7s 8s 9s, 0:...`, with the seat that laid each, `opened` the seats that had
    opened, `stock` the cards drawn first. All other cards lie below them in the stock.
    """
    seats = len(hands)
    left = {name: list(ids) for name, ids in deck().by_name.items()}

    def take(names: str) -> tuple[int, ...]:
        return tuple(left[name].pop(0) for name in names.split())

    held = tuple(sum(1 << card for card in take(hand)) for hand in hands)
    laid = []
    shown = 0
    for part in filter(None, (part.strip() for part in table.split(","))):
        owner, _, names = part.partition(":")
        laid.append(Laid(int(owner), cards(names)))
        shown |= sum(1 << card for card in take(names))
    pile, (turned, *_), first = take(top), (*take(exchange_card), -1), take(stock)
    rest = [card for name in deck().by_name for card in left[name]]
    # a history that leads here: what was laid and thrown since had been dealt to everybody
    dealt = list(map(canonical, held))
    log = []
    for meld in laid:
        log.append((meld.owner, Move(Kind.MELD, meld.cards)))
        for card in bits(meld.cards):
            dealt[meld.owner] = join(dealt[meld.owner], 1 << card)
    for card in pile:
        log.append((seats - 1, Move(Kind.DISCARD, 1 << card % HALF)))
        dealt[-1] = join(dealt[-1], 1 << card % HALF)
    return State(
        terms=Terms.of(setup(seats, options)),
        phase=Phase.DRAW,
        turn=Turn(0, len(laid)),
        hands=held,
        stock=(*rest, *reversed(first)),
        pile=pile,
        exchange_card=turned,
        table=tuple(laid),
        laid=shown,
        known=0,
        opened=tuple(str(seat) in opened for seat in range(seats)),
        begun=(1 << seats) - 1,
        reshuffles=reshuffles,
        turns=turns,
        log=Lines(log),
        turned=turned % HALF,
        dealt=tuple(dealt),
        draws=((),) * seats,
    )


def play(state: State, *texts: str) -> State:
    """Returns the state after moves by the seats in turn; fails on an illegal one."""
    for text in texts:
        seat = state.turn.seat
        move = GAME.read(text)
        assert move in state.legal(seat), f"{text!r} is not among {legal(state)}"
        state = state.play(seat, move)
    return state


def legal(state: State, word: str = "") -> list[str]:
    """Returns the legal moves of the seat in turn as texts, only those that begin with `word`."""
    return [text for move in state.legal(state.turn.seat) if (text := GAME.write(move)).startswith(word)]


def can(state: State, text: str) -> bool:
    """Returns whether a move is legal now."""
    return GAME.read(text) in state.legal(state.turn.seat)


def conserved(state: State) -> bool:
    """Returns whether each of the 104 cards is in exactly one place."""
    lots = [*state.hands, state.laid, sum(1 << card for card in (*state.stock, *state.pile))]
    if state.exchange_card >= 0:
        lots.append(1 << state.exchange_card)
    return sum(lots) == deck().all and sum(lot.bit_count() for lot in lots) == 104


def points(state: State) -> tuple[int, ...]:
    """Returns the points of a deal that is over."""
    assert state.outcome is not None
    return state.outcome.points


def hand_of(state: State, seat: int) -> tuple[str, ...]:
    """Returns the names in a hand."""
    return tuple(deck().names[card] for card in bits(canonical(state.hands[seat])))


def at(match: Match) -> State:
    """Returns the position of a match."""
    assert isinstance(match.state, State)
    return match.state


def dry(state: State) -> State:
    """Returns the position with the whole stock moved to the discards."""
    return state._replace(pile=(*state.stock, *state.pile), stock=())


def said(state: State) -> list[str]:
    """Returns the codes of the reason a deal ended for, and of the rows that seat 0 writes."""
    assert state.outcome is not None
    return [state.outcome.reason.code, *(row.text.code for row in state.outcome.rows[0])]


def texts(match: Match, seat: int) -> list[str]:
    """Returns the legal moves of a seat as texts."""
    return [GAME.write(move) for move in match.legal(seat)]


def outcome_of(*numbers: int) -> Outcome:
    """Returns an outcome with these points."""
    return Outcome(numbers, ((),) * len(numbers), (0,), Text.of("deal/handromi-out"))
