"""A whole hand of Haggis straight from the words of the rules: slow, plain, and sharing nothing with the engine.

It deals, lists what each player may do, keeps the tricks and counts the points. Cards are names; the oracle tells
what groups of cards are. Moves are texts, as in records.
"""

from collections.abc import Mapping, Sequence

from tests.games.haggis.oracle import FACES, Play, beats, plays_of, text_of, what_is

__all__ = ["Hand"]

WORTH = {"J": 2, "Q": 3, "K": 5}


class Hand:
    """One hand for two or three players, from the deal to the count."""

    def __init__(self, deck: Sequence[str], dealer: int, leader: int, options: Mapping[str, str], seats: int) -> None:
        self.seats = seats
        self.options = options
        numbers = [card for card in deck if card not in FACES]
        self.hands: list[list[str]] = [["J", "Q", "K"] for _ in range(seats)]  # H23-4
        for place, card in enumerate(numbers[: 14 * seats]):
            self.hands[(dealer + 1 + place) % seats].append(card)
        self.haggis = numbers[14 * seats :]  # H23-6
        self.plays: list[dict[str, Play] | None] = [None] * seats
        self.piles: list[list[str]] = [[] for _ in range(seats)]
        self.bets: dict[int, int] = {}
        self.turn = leader
        self.giving = False
        self.order: list[int] = []
        self.largest: list[int] = []
        self.start_trick()

    def start_trick(self) -> None:
        self.trick: list[tuple[int, Play]] = []
        self.passes = 0

    def copy(self) -> "Hand":
        """Returns an independent copy of the hand at the same moment."""
        for seat in range(self.seats):
            self.held(seat)
        other = Hand.__new__(Hand)
        other.__dict__.update(self.__dict__)
        for name in ("hands", "piles"):
            setattr(other, name, [list(cards) for cards in getattr(self, name)])
        for name in ("order", "largest", "trick", "plays"):
            setattr(other, name, list(getattr(self, name)))
        other.bets = dict(self.bets)
        return other

    @property
    def over(self) -> bool:
        """The hand ends at once when only one player still has cards, after a bomb's trick has been given: H23-21."""
        return not self.giving and sum(map(bool, self.hands)) == 1

    # -- what may be done

    def moves(self, seat: int) -> list[str]:
        """Returns the texts of all moves that a player may make now."""
        if self.over:
            return []
        bets = [f"bet {value}" for value in (0, 15, 30)] if self.may_bet(seat) else []
        if seat != self.turn:
            return bets
        if self.giving:
            return bets + [f"give {other}" for other in range(self.seats) if other != seat]  # H23-20
        plays = self.held(seat)
        if not self.trick:
            return bets + list(plays)  # H23-9
        top = self.trick[-1][1]
        return [*bets, "pass", *(text for text, play in plays.items() if beats(play, top))]  # H23-16

    def held(self, seat: int) -> dict[str, Play]:
        """Returns all plays in a hand by text; they are listed once and then only dwindle."""
        plays = self.plays[seat]
        if plays is None:
            plays = self.plays[seat] = {text_of(play): play for play in plays_of(self.hands[seat])}
        return plays

    def may_bet(self, seat: int) -> bool:
        """Returns whether a player may bet: once, before their first card; D-H28: while nobody is out."""
        return (
            self.options["bets"] == "on" and seat not in self.bets and len(self.hands[seat]) == 17 and not self.order
        )

    # -- moves and tricks

    def play(self, seat: int, text: str) -> None:
        """Makes a move."""
        word, *rest = text.split()
        if word == "bet":
            self.bets[seat] = int(rest[0])
        elif word == "give":
            self.giving = False
            self.take(int(rest[0]))
        elif word == "pass":
            self.passes += 1
            winner = self.trick[-1][0]
            if self.passes == sum(bool(hand) for other, hand in enumerate(self.hands) if other != winner):
                self.won()  # H2-2, H3-1, D-H18
            else:
                self.turn = self.left_of(seat)
        else:
            names = [word for word in text.split() if not word.startswith("=")]
            self.lay(seat, next(play for play in what_is(names) if text_of(play) == text))

    def left_of(self, seat: int) -> int:
        """Returns the next player to the left who has cards."""
        return next(other % self.seats for other in range(seat + 1, seat + 4) if self.hands[other % self.seats])

    def lay(self, seat: int, play: Play) -> None:
        self.trick.append((seat, play))
        self.passes = 0
        for card in play.cards:
            self.hands[seat].remove(card)
        left = set(self.hands[seat])
        plays = self.plays[seat]
        if plays is not None:
            self.plays[seat] = {text: other for text, other in plays.items() if left.issuperset(other.cards)}
        if not left:
            self.order.append(seat)
            self.largest.append(max(map(len, self.hands)))  # H23-24: at the moment the last card is played
        if sum(map(bool, self.hands)) == 1:
            self.won()  # H3-4: the last play cannot be beaten
        else:
            self.turn = self.left_of(seat)

    def won(self) -> None:
        """Gives the trick to the highest play, or to an opponent for a bomb: H23-19, H23-20."""
        winner, top = self.trick[-1]
        if top.kind != "bomb":
            self.take(winner)
        elif self.seats == 2:
            self.take(1 - winner)
        elif self.options["bombRule3p"] == "choose":
            self.giving = True
            self.turn = winner
        elif len(self.trick) > 1:
            self.take(self.trick[-2][0])  # H3T-1
        else:
            self.take((winner - 1) % 3)  # H3T-2

    def take(self, taker: int) -> None:
        winner = self.trick[-1][0]
        self.piles[taker] += [card for _, play in self.trick for card in play.cards]
        self.start_trick()
        if not self.over:
            self.turn = winner if self.hands[winner] else self.left_of(winner)  # H3-2

    # -- the count

    def points(self) -> tuple[int, ...]:
        """Returns everybody's points for the hand."""
        points = [0] * self.seats
        first = self.order[0]
        for seat, largest in zip(self.order, self.largest, strict=True):
            points[seat] += 5 * largest  # H23-24
        if self.seats == 3:
            points[first] += int(self.options["firstOutBonus"])  # H3-5
        for seat, pile in enumerate(self.piles):
            points[seat] += sum(map(self.worth, pile))  # H23-25
        rest = [*self.haggis, *(card for hand in self.hands for card in hand)]
        points[first] += sum(map(self.worth, rest))  # H23-23
        for bettor, bet in self.bets.items():  # H23-26
            if bettor == first:
                points[first] += bet
            else:
                points[first] += bet
                for other in range(self.seats):
                    if other != first and not self.bets.get(other):
                        points[other] += bet
        return tuple(points)

    def worth(self, card: str) -> int:
        """Returns the points of a card: those printed on it, H23-3, or one for each card."""
        if self.options["cardPoints"] == "everyCard1":
            return 1
        return WORTH[card] if card in WORTH else int(card[:-1]) % 2 if int(card[:-1]) > 2 else 0
