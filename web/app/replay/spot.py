"""A spot in a look back: a match, one of its deals, a moment of that; as text it is part of an address."""

REVIEW = "review"  # in place of a moment
OPEN = "open"  # after the seat


class Spot:
    """A moment of a deal of a match; deal 0 is the last one that is over. It may ask for the deal's `review`.

    `seat` is the one it is seen from, None for the usual one; `is_open` says whether all hands lie open.
    """

    def __init__(self, match: str, deal: int = 0, moment: int = 0, *, review: bool = False) -> None:
        self.match = match
        self.deal = deal
        self.moment = moment
        self.review = review
        self.seat: int | None = None
        self.is_open = False

    @staticmethod
    def read(text: str) -> "Spot":
        """Returns the spot that a text names; a deal, moment or seat that is not a number counts as 0."""
        match, _, rest = text.partition("/")
        deal, _, rest = rest.partition("/")
        moment, _, rest = rest.partition("/")
        seat, _, hands = rest.partition("/")
        spot = Spot(match, _number(deal), _number(moment), review=moment == REVIEW)
        spot.seat = _number(seat) if seat else None
        spot.is_open = hands == OPEN
        return spot

    def __str__(self) -> str:
        text = f"{self.match}/{self.deal}/{self.moment}"
        if self.seat is None:
            return text
        return f"{text}/{self.seat}/{OPEN}" if self.is_open else f"{text}/{self.seat}"


def _number(text: str) -> int:
    """Returns a whole number of at most four digits, 0 for any other text."""
    return int(text) if 0 < len(text) <= 4 and all("0" <= sign <= "9" for sign in text) else 0
