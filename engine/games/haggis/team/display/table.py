"""The table view: what the table of a deal of Haggis Team shows to one viewer."""

from dataclasses import replace

from engine.core.story import log_of
from engine.core.table import BET_ACTION, Action, Summary, SummaryPart, Table, Text, seat_key
from engine.games.haggis.display.table import action_of, asked, bombed, bombs, seat_of, shapes
from engine.games.haggis.rules import notation
from engine.games.haggis.rules.information import Phase
from engine.games.haggis.rules.layout import TEAM
from engine.games.haggis.rules.moves import Kind, Move
from engine.games.haggis.rules.scoring import PER_CARD
from engine.games.haggis.team.display.story import TeamStory
from engine.games.haggis.team.display.tips import team_tip
from engine.games.haggis.team.display.zones import TeamZones
from engine.games.haggis.team.rules.bets import standing
from engine.games.haggis.team.rules.exchange import gift_of, swapped
from engine.games.haggis.team.rules.information import TeamInformation
from engine.games.haggis.team.rules.scoring import interim, is_slam
from engine.games.haggis.team.rules.terms import BETS, OPTIONS, ROUNDS, SEATS, SIDES, SWAPS, mate_of

__all__ = ["team_action", "team_table"]

_BOMBS = ("3s 5h 7d 9c", "3s 5s 7s 9s")  # example cards for the ladder of bombs, HT-11


def team_table(info: TeamInformation, legal: tuple[Move, ...] = ()) -> Table:
    """Returns the table; `legal` are the moves of the viewer."""
    return Table(
        seat=info.seat,
        phase=info.phase.value,
        title=_title(info),
        banner=_banner(info, legal),
        seats=tuple(seat_of(info, seat, _bet(info, seat), _stats(info, seat)) for seat in range(info.terms.seats)),
        zones=TeamZones(info).all(),
        actions=tuple(team_action(info, move) for move in legal if not move.cards),
        log=log_of(TeamStory(info).lines()),
        guide=_guide(),
        tip=team_tip(info, legal),
        summary=_summary(info),
        betting=_betting(info),
    )


def team_action(info: TeamInformation, move: Move) -> Action:
    """Returns the Action that offers a move."""
    text = notation.write(TEAM, move)
    if move.kind is Kind.BET:
        found = standing(info.bets, SIDES[info.seat or 0], raises=False)
        if found is None or not move.value:
            return Action(text, BET_ACTION, Text.of("action/team-bet", value=move.value))
        code = "action/team-bet-raise" if info.terms.raises else "action/team-bet-replace"
        return Action(text, BET_ACTION, Text.of(code, value=move.value, to=mate_of(info.seat or 0)))
    kind = move.kind.name.lower()
    if move.kind is Kind.LEAD:
        return Action(text, kind, Text.of("action/lead", to=move.value), at=seat_key(move.value))
    if move.kind is Kind.EXCHANGE:
        mate = mate_of(info.seat or 0)
        name = TEAM.names(move.cards)[0]
        label = Text.of("action/exchange", to=mate, rank=name[:-1], suit=name[-1])
        return Action(text, kind, label, tuple(TEAM.names(move.cards)), seat_key(mate))
    action = action_of(info, move)
    if move.kind is Kind.BOMB:
        first, second = (seat for seat in range(SEATS) if SIDES[seat] != SIDES[info.seat or 0])
        label = Text.of("action/bomb-pair", bomb=move.rank, cards=bombed(info, move), seat=first, to=second)
        return replace(action, label=label)  # HT-12
    return action


def _title(info: TeamInformation) -> Text:
    """Returns the name of the game, the number of the deal and when the match ends."""
    setup = info.terms.setup
    end = setup.options[OPTIONS[0].name]
    if end in OPTIONS[0].words:
        return Text.of("title/team-rounds", deal=setup.deal, rounds=max(ROUNDS, setup.deal))  # D-T16: one more
    return Text.of("title/team", deal=setup.deal, target=int(end))


def _banner(info: TeamInformation, legal: tuple[Move, ...]) -> Text:
    """Returns the line that says what to do next."""
    outcome = info.outcome
    if outcome is not None:
        first = outcome.finishers[0]
        code = "banner/slam" if is_slam(info.outs) else "banner/over-pair"
        return Text.of(code, seat=first, to=mate_of(first), points=outcome.points[first])
    if info.phase is Phase.EXCHANGE:
        return _exchange(info)
    if info.phase is Phase.CHOOSE:
        return Text.of("banner/choose", seat=info.turn)
    chooser = next((seat for seat, move in info.trick.plays if move.kind is Kind.LEAD), info.turn)
    if info.trick.top is None and chooser != info.turn:
        return Text.of("log/lead", seat=chooser, to=info.turn)  # HT-12
    return asked(info, legal)


def _exchange(info: TeamInformation) -> Text:
    """Returns what the exchange waits for, as far as the viewer is concerned."""
    if info.seat is None:
        return Text.of("banner/exchange-all")
    mate = mate_of(info.seat)
    if info.seat in info.must:
        return Text.of("banner/exchange", to=mate, swap=swapped(info.opening, info.seat) + 1, swaps=SWAPS)
    if mate in info.must:
        return Text.of("banner/exchange-waits", seat=mate)
    return Text.of("banner/exchange-others")


def _bet(info: TeamInformation, seat: int) -> int:
    """Returns the bet of a seat if it is the one that stands for its side, else 0."""
    stands = standing(info.bets, SIDES[seat], raises=info.terms.raises)
    return stands.value if stands is not None and stands.bettor == seat else 0


def _betting(info: TeamInformation) -> bool:
    """Returns whether the viewer may still get to bet: when the exchange is over, or once the partner has bet."""
    seat = info.seat
    return seat is not None and not info.outs and info.sizes[seat] == info.terms.hand  # HT-17, D-T13


def _stats(info: TeamInformation, seat: int) -> tuple[Text, ...]:
    """Returns the short facts beside a name: card chosen, bet, cards captured by the team, points for going out."""
    stats = []
    if info.phase is Phase.EXCHANGE and gift_of(info.opening, seat) is not None:
        stats.append(Text.of("stat/chosen", to=mate_of(seat)))
    bet = info.bets[seat]
    stands = standing(info.bets, SIDES[seat], raises=info.terms.raises)
    if stands is not None and stands.bettor == seat:
        stats.append(Text.of("stat/bet", value=stands.value))
    elif bet:
        code = "stat/bet-raised" if info.terms.raises else "stat/bet-replaced"
        stats.append(Text.of(code, value=bet))
    elif bet is not None:
        stats.append(Text.of("stat/bet", value=bet))
    captured = info.terms.points(info.piles[SIDES[seat]])
    if captured:
        stats.append(Text.of("stat/captured-cards", cards=captured))
    stats += [Text.of("stat/out", points=points) for out, points in interim(info.outs) if out == seat]
    return tuple(stats)


def _guide() -> tuple[Text, ...]:
    """Returns what may be played, the ladder of bombs, what a bomb costs, and where points come from."""
    bets = (Text.of("guide/bet", value=value, points=value // 2) for value in BETS)
    out = Text.of("guide/out-team", points=PER_CARD)
    worth = (Text.of("guide/points"), out, Text.of("guide/worth-each", points=1))
    return (*shapes(), *bombs(*_BOMBS), Text.of("guide/bomb-cost"), *worth, Text.of("guide/bets"), *bets)


def _summary(info: TeamInformation) -> Summary | None:
    """Returns the settlement: one part per team, under the name of its first seat."""
    outcome = info.outcome
    if outcome is None:
        return None
    firsts = dict.fromkeys(map(SIDES.index, SIDES))
    parts = tuple(SummaryPart(seat, outcome.rows[seat], outcome.points[seat]) for seat in firsts)
    return Summary(parts, outcome.finishers, outcome.reason)
