"""A whole hand of Haggis Team straight from the words of the rules: slow, plain, and sharing nothing with the engine.

It deals, swaps, lists what each player may do, keeps the tricks and counts the points. Cards are names, one name
twice for identical cards; the oracle tells what groups of cards are. Moves are texts, as in records.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache

from tests.games.haggis.oracle import FACES, Play, beats, plays_of, text_of, what_is

__all__ = ["Hand"]

BETS = (10, 30, 60)


@lru_cache(maxsize=16)
def plays_by_text(cards: tuple[str, ...]) -> dict[str, Play]:
    """Returns all plays in some cards by text; a whole hand takes the oracle a second, so the last few are cached."""
    return {text_of(play): play for play in plays_of(cards)}


class Hand:
    """One hand for four players, 0 and 2 against 1 and 3, from the deal to the count."""

    seats = 4

    def __init__(self, deck: Sequence[str], dealer: int, leader: int, options: Mapping[str, str]) -> None:
        self.options = options
        numbers = [card for card in deck if card not in FACES]
        self.hands: list[list[str]] = [["J", "Q", "K"] for _ in range(4)]  # HT-4
        for place, card in enumerate(numbers):
            self.hands[(dealer + 1 + place) % 4].append(card)
        self.chosen: list[list[str]] = [[] for _ in range(4)]
        self.swaps = [0, 0]
        self.plays: list[dict[str, Play] | None] = [None] * 4
        self.played: list[int] = []  # seats whose hands have shrunk since their plays were listed
        self.piles: list[list[str]] = [[], []]
        self.announced: list[tuple[int, int]] = []
        self.turn = leader
        self.choosing: list[int] = []
        self.order: list[int] = []
        self.scored: list[int] = []
        self.start_trick()

    def start_trick(self) -> None:
        self.trick: list[tuple[int, Play]] = []
        self.passes = 0

    def copy(self) -> "Hand":
        """Returns an independent copy of the hand at the same moment."""
        other = Hand.__new__(Hand)
        other.__dict__.update(self.__dict__)
        for name in ("hands", "piles", "chosen"):
            setattr(other, name, [list(cards) for cards in getattr(self, name)])
        for name in ("order", "scored", "trick", "announced", "swaps", "choosing", "plays"):
            setattr(other, name, list(getattr(self, name)))
        return other

    @property
    def exchanging(self) -> bool:
        return self.swaps != [2, 2]

    @property
    def over(self) -> bool:
        """The round ends with a slam, or when three are out: HT-15."""
        slam = len(self.order) > 1 and self.order[0] % 2 == self.order[1] % 2
        return slam or len(self.order) == 3

    # -- what may be done

    def moves(self, seat: int) -> list[str]:
        """Returns the texts of all moves that a player may make now."""
        if self.over:
            return []
        bets = self.bets(seat)
        if self.exchanging:
            return bets + (self.gifts(seat) if self.is_to_choose(seat) else [])
        if seat != self.turn:
            return bets
        if self.choosing:
            return bets + [f"lead {other}" for other in self.choosing]  # HT-12
        if not self.trick:
            return bets + list(self.held(seat))
        top = self.trick[-1][1]
        return [*bets, "pass", *(text for text, play in self.held(seat).items() if beats(play, top))]

    def is_to_choose(self, seat: int) -> bool:
        """Returns whether a player has to choose: both partners do, unseen, and then once more: HT-7."""
        return self.swaps[seat % 2] < 2 and len(self.chosen[seat]) == self.swaps[seat % 2]

    def gifts(self, seat: int) -> list[str]:
        """Returns the gifts a player may choose: any number card."""
        return [f"exchange {card}" for card in sorted({card for card in self.hands[seat] if card not in FACES})]

    def bets(self, seat: int) -> list[str]:
        """Returns the bets before a player's first card, after the exchange, above their partner's: HT-17.

        The player on whom the team's bet stands keeps it, and earlier announcements rule nothing out: D-T12.
        """
        if len(self.hands[seat]) < 21 or self.order:
            return []
        if self.exchanging and self.options["betBeforeExchange"] == "off":
            return []
        bettor, standing = self.standing(seat % 2)
        return [f"bet {value}" for value in BETS if bettor != seat and value > standing]

    def standing(self, side: int) -> tuple[int, int]:
        """Returns the player on whom a team's bet stands and its amount, -1 and 0 without one: D-T11."""
        bets = [(who, value) for who, value in self.announced if value and who % 2 == side]
        if not bets:
            return -1, 0
        return bets[0 if self.options["teamBetRaise"] == "partner" else -1][0], bets[-1][1]

    def held(self, seat: int) -> dict[str, Play]:
        """Returns all plays in a hand by text; they are listed once and then only dwindle."""
        plays = self.plays[seat]
        if plays is not None and seat in self.played:
            left = Counter(self.hands[seat])
            plays = self.plays[seat] = {text: play for text, play in plays.items() if Counter(play.cards) <= left}
        if plays is None:
            plays = plays_by_text(tuple(sorted(self.hands[seat])))
            if self.options["identicalInRuns"] == "off":
                plays = {
                    text: play
                    for text, play in plays.items()
                    if play.kind != "run" or len(set(play.cards)) == len(play.cards)
                }
            self.plays[seat] = plays
        self.played = [other for other in self.played if other != seat]
        return plays

    # -- moves and tricks

    def play(self, seat: int, text: str) -> None:
        """Makes a move."""
        word, *rest = text.split()
        if word == "exchange":
            self.give(seat, rest[0])
        elif word == "bet":
            self.announced.append((seat, int(rest[0])))
        elif word == "lead":
            self.choosing = []
            self.turn = int(rest[0])
        elif word == "pass":
            self.passes += 1
            winner = self.trick[-1][0]
            if self.passes == sum(bool(hand) for other, hand in enumerate(self.hands) if other != winner):
                self.won()  # HT-10
            else:
                self.turn = self.left_of(seat)
        else:
            names = [word for word in text.split() if not word.startswith("=")]
            self.lay(seat, next(play for play in what_is(names) if text_of(play) == text))

    def give(self, seat: int, card: str) -> None:
        self.chosen[seat].append(card)
        partner, side = (seat + 2) % 4, seat % 2
        if len(self.chosen[seat]) == len(self.chosen[partner]):
            for giver, taker in ((seat, partner), (partner, seat)):
                self.hands[giver].remove(self.chosen[giver][-1])
                self.hands[taker].append(self.chosen[giver][-1])
            self.swaps[side] += 1
            self.plays[seat] = self.plays[partner] = None

    def left_of(self, seat: int) -> int:
        """Returns the next player to the left who has cards."""
        return next(other % 4 for other in range(seat + 1, seat + 5) if self.hands[other % 4])

    def lay(self, seat: int, play: Play) -> None:
        self.trick.append((seat, play))
        self.passes = 0
        for card in play.cards:
            self.hands[seat].remove(card)
        self.played = [*self.played, seat]
        if not self.hands[seat]:
            self.order.append(seat)
            largest = max(len(self.hands[other]) for other in ((seat + 1) % 4, (seat + 3) % 4))
            self.scored.append(5 * largest)  # HT-13
        if self.over:
            self.won()
        else:
            self.turn = self.left_of(seat)

    def won(self) -> None:
        """Gives the trick to the highest play's team, or to the other one for a bomb: HT-10, HT-12."""
        winner, top = self.trick[-1]
        side = winner % 2 if top.kind != "bomb" else 1 - winner % 2
        self.piles[side] += [card for _, play in self.trick for card in play.cards]
        self.start_trick()
        if self.over:
            return
        partner = (winner + 2) % 4
        self.turn = winner if self.hands[winner] else self.left_of(winner)
        if not self.hands[winner] and self.hands[partner] and self.options["leadAfterOut"] == "partner":
            self.turn = partner
        if top.kind == "bomb" and self.hands[partner] and self.turn != partner:
            self.choosing = sorted((self.turn, partner))
            self.turn = winner

    # -- the count

    def points(self) -> tuple[int, int]:
        """Returns both teams' points for the hand."""
        points = [0, 0]
        first = self.order[0]
        for place, seat in enumerate(self.order):
            slam = place == 1 and seat % 2 == first % 2
            points[seat % 2] += self.scored[0] if slam else self.scored[place]  # HT-13, HT-14
        for side in (0, 1):
            points[side] += len(self.piles[side])  # HT-16
        points[first % 2] += sum(map(len, self.hands))
        for side in (0, 1):
            bettor, value = self.standing(side)
            if value:
                points[side if bettor == first else 1 - side] += value if bettor == first else value // 2  # HT-17
        return points[0], points[1]
