"""Decks for short deals of Haggis: the seat to the dealer's left goes out in three plays."""

__all__ = ["BOMB", "DEAL", "FIVE", "NINE", "short_deck"]

# The three plays. Nobody can beat the bomb; the run of nine can be beaten with wild cards.
NINE = "2r 3r 4r 5r 6r 7r 8r 9r 10r"
BOMB = "J Q K"
FIVE = "2o 3o 4o 5o 6o"

# A whole deal for two players, dealt by seat 0.
DEAL = ((1, NINE), (0, "pass"), (1, BOMB), (0, "pass"), (1, FIVE))


def short_deck(seats: int) -> list[str]:
    """Returns a deck for such a deal; no other hand has 3-5-7-9 in one suit or in four."""
    suits = "yg" if seats == 2 else "ygb"
    rest = [f"{rank}o" for rank in range(7, 11)]
    rest += [f"{rank}{suit}" for suit in suits for rank in (2, 3, 4, 5, 6, 7, 8, 10)]
    rest += [f"9{suit}" for suit in suits]
    hands = [[*NINE.split(), *FIVE.split()], *(rest[14 * hand : 14 * hand + 14] for hand in range(seats - 1))]
    dealt = [card for round_ in zip(*hands, strict=True) for card in round_]
    return [*dealt, *rest[14 * (seats - 1) :], *BOMB.split() * seats]
