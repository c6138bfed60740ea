"""Haggis Team in rollouts: what the fast turn machine and the player leave to the game."""

from functools import cache
from typing import NamedTuple

from engine.core.cards import Cards
from engine.core.state import Seat
from engine.games.haggis.bot.fast.deal import FastDeal
from engine.games.haggis.bot.fast.hands import Hand
from engine.games.haggis.bot.fast.keys import BOMBS, key_of
from engine.games.haggis.bot.fast.player import Outlook, RolloutPlayer, Weighting
from engine.games.haggis.bot.fast.risks import Risks
from engine.games.haggis.bot.odds import Odds
from engine.games.haggis.bot.weights import DISTANCES
from engine.games.haggis.rules.information import Phase
from engine.games.haggis.rules.layout import JACK, LOW, TEAM
from engine.games.haggis.rules.moves import Kind, Move
from engine.games.haggis.team.bot.evaluation import TeamEvaluation
from engine.games.haggis.team.bot.policy import gifts
from engine.games.haggis.team.bot.weights import BETS, LETS_OUT, MATES_TRICK, REPLACES, WEIGHTS, WILD_BOMBS
from engine.games.haggis.team.rules.bets import offers, standing
from engine.games.haggis.team.rules.scoring import interim
from engine.games.haggis.team.rules.state import TeamState
from engine.games.haggis.team.rules.terms import SEATS, SIDES, TeamTerms, mate_of

__all__ = ["FastTeam", "TeamPlayer"]

type Fans = tuple[tuple[int, Cards], ...]  # number cards in hand and open wild cards of each opponent


class FastTeam(FastDeal):
    """A deal of Haggis Team played on from a state, once the exchange is over."""

    __slots__ = ()

    terms: TeamTerms

    def _choices(self) -> tuple[Move, ...]:
        winner = self.turn
        return tuple(Move(Kind.LEAD, value=to) for to in sorted((self._leader(winner), mate_of(winner))))

    def _choose(self, move: Move) -> None:
        if move.kind is Kind.LEAD:
            self.phase = Phase.LEAD
            self.turn = move.value
        else:
            self.bets[self.turn] = move.value

    def _leader(self, winner: int) -> int:
        """Returns who leads when nobody chooses."""
        hands = self.hands
        if hands[winner]:
            return winner
        if self.terms.hands_over and hands[mate_of(winner)]:
            return mate_of(winner)
        return self._next(winner)

    def _lead(self) -> None:
        winner = self.holder
        mate = mate_of(winner)
        leader = self._leader(winner)
        bombed = self.top is not None and self.top.kind is Kind.BOMB
        if bombed and self.hands[mate] and leader != mate:
            self.phase, self.turn = Phase.CHOOSE, winner
        else:
            self.phase, self.turn = Phase.LEAD, leader

    def points(self) -> tuple[int, ...]:
        """Returns the points of each seat of a finished deal, which are those of its team."""
        points = list(self.won)
        for seat, value in interim(tuple(self.outs)):
            points[SIDES[seat]] += value
        first = self.outs[0][0]
        points[SIDES[first]] += sum(self.values[hand] for hand in self.hands)
        for side in range(2):
            bet = standing(self.bets, side, raises=self.terms.raises)
            if bet is not None and bet.bettor == first:
                points[side] += bet.value
            elif bet is not None:
                points[1 - side] += bet.value // 2
        return tuple(points[side] for side in SIDES)


class _Weightings(NamedTuple):
    """The weights of a team: for the seat's own lead, for the partner's, and for helping the partner out."""

    own: Weighting
    mates: Weighting
    helps: float


class _TeamOutlook(Outlook):
    """The outlook of a seat of a team: it adds `mates`, the weights while the partner leads.

    `mates_base` is then the total for the features that are the same for all moves, on top of waiting.
    """

    __slots__ = ("helping", "mates", "mates_base", "unseen")

    def __init__(self, risks: Risks, weightings: _Weightings, others: tuple[int, ...], unseen: Cards) -> None:
        super().__init__(risks, weightings.own, others)
        self.mates = weightings.mates
        self.mates_base = self.mates.more[0] + sum(self.mates.more[at] * count for at, count in enumerate(others, 10))
        self.helping = weightings.helps
        self.unseen = unseen


class TeamPlayer(RolloutPlayer[FastTeam]):
    """Plays the worlds of one decision to the end of the deal."""

    def __init__(self, terms: TeamTerms, seat: Seat | None = None) -> None:
        super().__init__(terms, seat)
        self._outlooks: dict[tuple[Cards, Fans, Fans], _TeamOutlook] = {}
        self._risks: dict[tuple[Cards, Fans], Risks] = {}
        self._gifts: dict[tuple[Cards, Cards], Move] = {}

    def begin(self, state: TeamState) -> FastTeam:
        """Returns a deal that plays on from a state, once the policy has made the exchange if that is not over."""
        while state.phase is Phase.EXCHANGE:
            (seat, *_) = state.must
            state = state.play(seat, self._gift(state, seat))
        return FastTeam(state, self._values)

    def _gift(self, state: TeamState, seat: Seat) -> Move:
        """Returns the card that the policy gives to the partner: it depends only on what it has and has given."""
        info = state.information(seat)
        at = info.hand, info.promised
        gift = self._gifts.get(at)
        if gift is None:
            (_, gift), *_ = gifts(TeamEvaluation(info), state.legal(seat))
            self._gifts[at] = gift
        return gift

    def bet(self, deal: FastTeam, worth: float) -> None:
        """Announces the highest bet that pays, if any does."""
        seat = deal.turn
        if worth < min(BETS.values()) or not deal.open_bet(seat):
            return
        found = standing(deal.bets, SIDES[seat], raises=False)
        more = REPLACES if found else 0.0
        for move in offers(deal.bets, seat, raises=deal.terms.raises):
            if worth >= BETS[move.value] + more:
                deal.bets[seat] = move.value

    def other(self, deal: FastTeam) -> Move:
        """Returns the choice of who leads after a bomb."""
        seat = deal.turn
        outlook = self.outlook(deal, seat)
        hand = self._hands.of(deal.hands[seat], outlook.risks)
        waits = self.waits(outlook, hand)
        worth = {seat: waits + self._more(outlook, hand, outlook.weighting, outlook.more)}
        worth[mate_of(seat)] = waits + self._more(outlook, hand, outlook.mates, outlook.mates_base)
        _, move = max((round(worth.get(move.value, waits), 6), move) for move in deal.legal())
        return move

    def _more(self, outlook: Outlook, hand: Hand, weighting: Weighting, base: float) -> float:
        """Returns what a hand is worth beyond waiting, by the weights of whoever leads."""
        more = weighting.more
        tricks, risk, worst, spare = self.features(outlook, hand, 0)
        worth = (
            base
            + more[1] * tricks
            + more[2] * risk
            + more[3] * worst
            + more[4] * hand.size
            + weighting.more_wilds[hand.wilds]
            + more[9] * spare
        )
        return worth + more[8] if hand.bomb else worth

    # -- what a seat reckons with

    def outlook(self, deal: FastTeam, seat: int) -> _TeamOutlook:
        """Returns the outlook of a seat."""
        hands = deal.hands
        known = TEAM.join(deal.gone, hands[seat] & TEAM.numbers)
        unseen = TEAM.canonical(TEAM.numbers & ~known)
        fans = self._fans(deal, [(seat + 1) % SEATS, (seat + 3) % SEATS])
        mate = self._fans(deal, [mate_of(seat)])
        outlook = self._outlooks.get((unseen, fans, mate))
        if outlook is None:
            outlook = self._outlooks[unseen, fans, mate] = self._seen(unseen, fans, mate)
        return outlook

    @staticmethod
    def _fans(deal: FastTeam, seats: list[int]) -> Fans:
        hands = deal.hands
        return tuple([((hands[at] & TEAM.numbers).bit_count(), hands[at] & TEAM.wilds) for at in seats if hands[at]])

    def _against(self, unseen: Cards, fans: Fans) -> Risks:
        """Returns the risks against some opponents."""
        risks = self._risks.get((unseen, fans))
        if risks is None:
            risks = self._risks[unseen, fans] = Risks(Odds(TEAM, unseen, fans))
        return risks

    def _seen(self, unseen: Cards, fans: Fans, mate: Fans) -> _TeamOutlook:
        wilds = [held.bit_count() for _, held in fans]
        sizes = [fan + held for (fan, _), held in zip(fans, wilds, strict=True)]
        distance = sum(min(sizes) > size for size in DISTANCES)
        weightings = _weightings(not mate, 2 - len(fans), distance)
        number, held = mate[0] if mate else (0, 0)
        others = (max(sizes), max(wilds), number + held.bit_count(), held.bit_count())
        outlook = _TeamOutlook(self._against(unseen, fans), weightings, others, unseen)
        outlook.close = (number, held) if mate and number < 2 else None
        return outlook

    # -- the partner

    def situation(self, deal: FastTeam) -> int:
        """Returns who holds the trick, as the seat to act sees it, and how many have passed since."""
        return (deal.holder - deal.turn) % SEATS << 2 | deal.passes

    def _leads(self, outlook: Outlook, hand: Hand) -> list[tuple[int, Move]]:
        """Returns a large hand's leads; a whole hand keeps a bomb of odd cards that saves it no lead."""
        moves = super()._leads(outlook, hand)
        if hand.size < self._terms.hand or not hand.bomb:
            return moves
        now, *_ = self.features(outlook, hand, 0)
        return [
            (key, move)
            for key, move in moves
            if not key & BOMBS or move.cards >> TEAM.wild or self.features(outlook, hand, move.cards)[0] < now
        ]

    def dear(self, deal: FastTeam) -> float:
        """Returns what any bomb on the trick must gain beyond its features."""
        return MATES_TRICK if deal.holder == mate_of(deal.turn) else 0.0

    def passing(self, deal: FastTeam, outlook: _TeamOutlook, hand: Hand, top: Move) -> float:
        """Returns what a pass is worth: the trick goes to the partner, or to an opponent."""
        seat = deal.turn
        mate = mate_of(seat)
        waits = self.waits(outlook, hand)
        holds = self._holds(deal, outlook, top) if deal.holder == mate else 0.0
        ours = 2 * holds - 1
        if top.kind is Kind.BOMB:
            ours = -1.0 if SIDES[deal.holder] == SIDES[seat] else 1.0
        worth = waits + outlook.weighting.points * deal.stake * ours
        if holds and deal.hands[mate]:
            worth += self._more(outlook, hand, outlook.mates, outlook.mates_base) * holds
        if deal.holder != mate:
            if outlook.close is not None:
                worth += outlook.helping * _helps(outlook, top)
            if 0 < deal.hands[deal.holder].bit_count() <= DISTANCES[0]:
                worth -= LETS_OUT
        return worth

    def _holds(self, deal: FastTeam, outlook: _TeamOutlook, top: Move) -> float:
        """Returns the probability that the partner's combination stands if this seat passes."""
        seat = deal.turn
        yet = []
        after = (seat + 1) % SEATS
        for _ in range(deal.others - deal.passes - 1):
            while not deal.hands[after]:
                after = (after + 1) % SEATS
            yet.append(after)
            after = (after + 1) % SEATS
        rest = [other for other in (((seat + 1) % SEATS), (seat + 3) % SEATS) if other in yet]
        if not rest:
            return 1.0
        return 1 - self._against(outlook.unseen, self._fans(deal, rest))[key_of(top)]

    def helps(self, outlook: _TeamOutlook, move: Move) -> float:
        """Returns what a play is worth as help to the partner."""
        return outlook.helping * _helps(outlook, move)


def _helps(outlook: _TeamOutlook, top: Move) -> float:
    """Returns the probability that the partner, down to few cards, can play them all on top of a combination."""
    if outlook.close is None or top.kind is not Kind.SET:
        return 0.0
    number, wilds = outlook.close
    if top.width != number + wilds.bit_count():
        return 0.0
    if not number:
        return float(top.width == 1 and wilds >> TEAM.wild + max(0, top.rank + 1 - JACK) > 0)
    higher = outlook.unseen >> max(0, top.rank + 1 - LOW) * TEAM.row
    return higher.bit_count() / max(1, outlook.unseen.bit_count())


@cache
def _weightings(mate_out: bool, out: int, distance: int) -> _Weightings:
    """Returns the weights of a situation, prepared for rollouts."""
    weights = WEIGHTS[mate_out, out][distance]
    return _Weightings(
        Weighting.of(weights.waits, weights.leads, weights.points, weights.sure, WILD_BOMBS[distance]),
        Weighting.of(weights.waits, weights.mates, weights.points, weights.sure, WILD_BOMBS[distance]),
        weights.helps,
    )
