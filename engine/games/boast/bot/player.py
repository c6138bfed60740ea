"""The policy on plain ints: plays the same card as `choose`, without reasons, in a quarter of the time."""

from engine.core.cards import Card, Cards
from engine.games.boast.bot.evaluation import logistic
from engine.games.boast.bot.odds import BETTER, beats, strength_table
from engine.games.boast.bot.round import Round
from engine.games.boast.bot.weights import EXACTLY, HARM, NEVER, PUBLIC
from engine.games.boast.rules.pack import COLOUR_CARDS, COLOUR_OF, ESCAPE, NONE
from engine.games.boast.rules.scoring import EXACT, NOTHING, points_for
from engine.games.boast.rules.terms import Terms
from engine.games.boast.rules.tower import STRENGTH, Tower
from engine.games.boast.rules.trick import tower_after

__all__ = ["RolloutPlayer"]


class _Hold(dict[Tower, list[tuple[float, Cards]]]):
    """A hand at one moment: by tower, each card as (chance of taking a later trick, bit), weakest first."""

    def __init__(self, hand: Cards, pool: Cards, seats: int) -> None:
        self.hand = hand
        self.pool = pool
        self._table = strength_table(seats, pool.bit_count())

    def __missing__(self, tower: Tower) -> list[tuple[float, Cards]]:
        better, pool, table = BETTER[tower], self.pool, self._table
        found = []
        hand = self.hand
        while hand:
            low = hand & -hand
            hand ^= low
            card = low.bit_length() - 1
            if card < ESCAPE:
                beating = better[card] & pool
                higher = beating & COLOUR_CARDS[COLOUR_OF[card]]
                found.append((table[beating.bit_count()][higher.bit_count()], low))
            else:
                found.append((0.0, low))
        found.sort()
        self[tower] = found
        return found


class RolloutPlayer:
    """Plays every seat of a round; caches what hands are worth, so one object serves all rounds of a decision.

    Must agree with `Evaluation` and `features`: a test compares the two card by card.
    """

    def __init__(self, terms: Terms) -> None:
        self._terms = terms
        self._never = NEVER[terms.seats]
        self._exactly = EXACTLY[terms.seats]
        self._public = PUBLIC[terms.seats]
        self._expected: dict[tuple[Cards, Cards, Tower, bool, int], float] = {}

    def finish(self, running: Round) -> None:
        """Plays a round to its end."""
        while running.rest:
            running.play(self.card(running))

    def card(self, running: Round) -> Card:
        """Returns the card that the seat in turn plays."""
        legal = running.legal()
        if not legal & legal - 1:
            return legal.bit_length() - 1
        hand = running.hands[running.seat]
        hold = _Hold(hand, running.unplayed & ~hand | running.left, running.seats)
        harms = self._harms(running)
        weighed = []
        while legal:
            low = legal & -legal
            legal ^= low
            weighed.append((round(self._worth(running, low, hold, harms), 6), low))
        most = max(weighed)[0]
        alike = {low for worth, low in weighed if worth == most}
        if len(alike) == 1:
            return alike.pop().bit_length() - 1
        return max((strength, low) for strength, low in hold[running.tower] if low in alike)[1].bit_length() - 1

    def _harms(self, running: Round) -> list[float]:
        """Returns, for each seat that may take the trick, the cost of what the others may then expect."""
        public = self._public[running.rest - 1]
        most = len(public) - 1
        taken = running.taken
        mine = running.seat
        expected = [public[min(tricks, most)] for tricks in taken]
        total = sum(expected) - expected[mine]
        harms = [
            HARM * (total - expected[seat] + public[min(taken[seat] + 1, most)]) for seat in range(running.seats)
        ]
        harms[mine] = HARM * total
        return harms

    def _worth(self, running: Round, bit: Cards, hold: _Hold, harms: list[float]) -> float:
        """Returns the expected points after a card, less a share of what the others may expect."""
        seat, seats, tower, led = running.seat, running.seats, running.tower, running.led
        trick = running.trick
        best = card = bit.bit_length() - 1
        holder = seat
        if trick:
            strength = STRENGTH[tower]
            winning = trick[running.best]
            # If there are only escapes, the last one counts as holding the trick, as in `Odds.takers`.
            if strength[winning] > strength[card]:
                best = winning
                holder = (running.leader + running.best) % seats
        if led == NONE:
            led = COLOUR_OF[card]
        left = hold.hand ^ bit
        tricks = running.taken[seat]
        held = 1.0  # probability that nobody beats the best card
        worth = 0.0
        count = seats - len(trick) - 1
        if count:
            better = BETTER[tower][best]
            known = -1
            beaten = 0.0
            for at in range(count, 0, -1):  # the last to play takes the trick from all before it
                other = (seat + at) % seats
                cards = hold.pool & ~running.lacks[other]
                if cards != known:
                    known = cards
                    beaten = beats(cards, running.rest, led, better)
                if beaten:
                    worth -= held * beaten * harms[other]
                    held *= 1 - beaten
            if held < 1:
                worth += (1 - held) * self._points(left, hold, tower, False, tricks)
        if held > 0:
            own = holder == seat
            after = tower_after(
                (*trick, card), len(trick) if own else running.best, tower, every_trick=self._terms.every_trick
            )
            worth += held * (self._points(left, hold, after, own, tricks + own) - harms[holder])
        return worth

    def _points(self, left: Cards, hold: _Hold, tower: Tower, lead: bool, tricks: int) -> float:
        """Returns the expected points from the cards left, given the number of tricks taken."""
        wanted = self._terms.wanted
        if not left:
            return points_for(tricks, wanted)
        if tricks > wanted:
            return 0.0
        key = (left, hold.pool, tower, lead, tricks)
        found = self._expected.get(key)
        if found is None:
            ranked = [strength for strength, bit in hold[tower] if bit & left]
            found = self._expected[key] = self._weigh(ranked, wanted - tricks, lead, not tricks)
        return found

    def _weigh(self, ranked: list[float], more: int, lead: bool, none: bool) -> float:
        """Returns the expected points: the sums of `features`, unrolled for the few numbers of tricks that count."""
        p0, p1, p2, p3, p4 = 1.0, 0.0, 0.0, 0.0, 0.0  # the probabilities of 0, 1, 2, 3 and 4 tricks
        total = spread = 0.0
        for strength in ranked:
            loses = 1 - strength
            p4 = p4 * loses + p3 * strength
            p3 = p3 * loses + p2 * strength
            p2 = p2 * loses + p1 * strength
            p1 = p1 * loses + p0 * strength
            p0 *= loses
            total += strength
            spread += strength * loses
        rest = len(ranked)
        top = ranked[-1]
        second = ranked[-2] if rest > 1 else 0.0
        least = ranked[0] if lead else 0.0
        zeros = ranked.count(0.0)
        points = 0.0
        if none:
            w = self._never
            points += NOTHING * logistic(
                w[0] + w[1] * p0 + w[3] * p1 + w[4] * spread + w[5] * total + w[6] * total * total
                + w[7] * top + w[8] * second + w[9] * least + w[10] * lead + w[11] * zeros + w[12] * rest
            )  # fmt: skip
        if more <= rest:
            w = self._exactly
            p = (0.0, p0, p1, p2, p3, p4)
            off = total - more
            points += EXACT * logistic(
                w[0] + w[1] * p[more + 1] + w[2] * p[more] + w[3] * p[more + 2] + w[4] * spread + w[5] * off
                + w[6] * off * off + w[7] * top + w[8] * second + w[9] * least + w[10] * lead + w[11] * zeros
                + w[12] * rest + w[13] * more
            )  # fmt: skip
        return points
