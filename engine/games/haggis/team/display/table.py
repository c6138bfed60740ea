"""The view model: what the table of a deal of Haggis Team shows to one pair of eyes."""

from engine.core.story import log_of
from engine.core.table import Action, Summary, SummarySeat, Table, Text
from engine.games.haggis.display.table import action_of, asked, bombs, seat_of
from engine.games.haggis.rules import notation
from engine.games.haggis.rules.layout import TEAM
from engine.games.haggis.rules.moves import Kind, Move
from engine.games.haggis.rules.view import Phase
from engine.games.haggis.team.display.story import TeamStory
from engine.games.haggis.team.display.zones import TeamZones
from engine.games.haggis.team.rules.bets import standing
from engine.games.haggis.team.rules.exchange import gift_of, swapped
from engine.games.haggis.team.rules.scoring import interim, is_slam
from engine.games.haggis.team.rules.terms import BETS, OPTIONS, ROUNDS, SIDES, SWAPS, mate_of
from engine.games.haggis.team.rules.view import TeamView

__all__ = ["team_action", "team_table"]

_BOMBS = ("3s 5h 7d 9c", "3s 5s 7s 9s")  # example cards for the ladder of bombs, HT-11


def team_table(view: TeamView, legal: tuple[Move, ...]) -> Table:
    """Returns the table; `legal` are the moves of the looking seat."""
    return Table(
        seat=view.seat,
        phase=view.phase.value,
        title=_title(view),
        banner=_banner(view, legal),
        seats=tuple(seat_of(view, seat, _stats(view, seat)) for seat in range(view.terms.seats)),
        zones=TeamZones(view).all(),
        actions=tuple(team_action(view, move) for move in legal if not move.cards),
        log=log_of(TeamStory(view).lines()),
        guide=_guide(),
        summary=_summary(view),
    )


def team_action(view: TeamView, move: Move) -> Action:
    """Returns the Action that offers a move."""
    text = notation.write(TEAM, move)
    kind = move.kind.name.lower()
    if move.kind is Kind.BET:
        found = standing(view.bets, SIDES[view.seat or 0], raises=False)
        if found is None or not move.value:
            return Action(text, kind, Text.of("action/team-bet", value=move.value))
        code = "action/team-bet-raise" if view.terms.raises else "action/team-bet-replace"
        return Action(text, kind, Text.of(code, value=move.value, to=mate_of(view.seat or 0)))
    if move.kind is Kind.LEAD:
        return Action(text, kind, Text.of("action/lead", to=move.value), at=f"seat:{move.value}")
    if move.kind is Kind.EXCHANGE:
        mate = mate_of(view.seat or 0)
        label = Text.of("action/exchange", to=mate)
        return Action(text, kind, label, tuple(TEAM.names(move.cards)), f"seat:{mate}")
    return action_of(view, move)


def _title(view: TeamView) -> Text:
    """Returns the name of the game, the number of the deal and when the match ends."""
    setup = view.terms.setup
    end = setup.options[OPTIONS[0].name]
    if end in OPTIONS[0].words:
        return Text.of("title/team-rounds", deal=setup.deal, rounds=max(ROUNDS, setup.deal))  # D-T16: one more
    return Text.of("title/team", deal=setup.deal, target=int(end))


def _banner(view: TeamView, legal: tuple[Move, ...]) -> Text:
    """Returns the line that says what is to be done next."""
    outcome = view.outcome
    if outcome is not None:
        first = outcome.order[0]
        code = "banner/slam" if is_slam(view.outs) else "banner/over-pair"
        return Text.of(code, seat=first, to=mate_of(first), points=outcome.points[first])
    if view.phase is Phase.EXCHANGE:
        return _exchange(view)
    if view.phase is Phase.CHOOSE:
        return Text.of("banner/choose", seat=view.turn)
    return asked(view, legal)


def _exchange(view: TeamView) -> Text:
    """Returns what the exchange waits for, as far as the looking seat is concerned."""
    if view.seat is None:
        return Text.of("banner/exchange-all")
    mate = mate_of(view.seat)
    if view.seat in view.acting:
        return Text.of("banner/exchange", to=mate, swap=swapped(view.opening, view.seat) + 1, swaps=SWAPS)
    if mate in view.acting:
        return Text.of("banner/exchange-waits", seat=mate)
    return Text.of("banner/exchange-others")


def _stats(view: TeamView, seat: int) -> tuple[Text, ...]:
    """Returns the small facts beside a name: card chosen, bet, cards captured by the team, points for going out."""
    stats = []
    if view.phase is Phase.EXCHANGE and gift_of(view.opening, seat) is not None:
        stats.append(Text.of("stat/chosen", to=mate_of(seat)))
    bet = view.bets[seat]
    stands = standing(view.bets, SIDES[seat], raises=view.terms.raises)
    if stands is not None and stands.bettor == seat:
        stats.append(Text.of("stat/bet", value=stands.value))
    elif bet:
        code = "stat/bet-raised" if view.terms.raises else "stat/bet-replaced"
        stats.append(Text.of(code, value=bet))
    elif bet is not None:
        stats.append(Text.of("stat/bet", value=bet))
    stats.append(Text.of("stat/captured-cards", cards=view.terms.points(view.piles[SIDES[seat]])))
    stats += [Text.of("stat/out", points=points) for out, points in interim(view.outs) if out == seat]
    return tuple(stats)


def _guide() -> tuple[Text, ...]:
    """Returns the ladder of bombs, what a bomb costs, what cards and bets are worth."""
    bets = (Text.of("guide/bet", value=value, points=value // 2) for value in BETS if value)
    worth = (Text.of("guide/points"), Text.of("guide/worth-each", points=1))
    return (*bombs(*_BOMBS), Text.of("guide/bomb-cost"), *worth, Text.of("guide/bets"), *bets)


def _summary(view: TeamView) -> Summary | None:
    """Returns the settlement: one part a team, under the name of the first of its seats."""
    outcome = view.outcome
    if outcome is None:
        return None
    parts = tuple(SummarySeat(side, outcome.rows[side], outcome.points[side]) for side in range(2))
    return Summary(parts, outcome.order, outcome.reason)
