"""A place to look back from: a match, one of its deals, a moment in it; as text it is part of an address."""

REVIEW = "review"  # in place of a moment


class Place:
    """A moment of a deal of a match; deal 0 is the last one that is over. It may ask for the deal's `review`."""

    def __init__(self, match: str, deal: int = 0, moment: int = 0, *, review: bool = False) -> None:
        self.match = match
        self.deal = deal
        self.moment = moment
        self.review = review

    @staticmethod
    def read(text: str) -> "Place":
        """Returns the place that a text names, of numbers that are none the first."""
        match, _, rest = text.partition("/")
        deal, _, moment = rest.partition("/")
        return Place(match, _number(deal), _number(moment), review=moment == REVIEW)

    def __str__(self) -> str:
        return f"{self.match}/{self.deal}/{self.moment}"


def _number(text: str) -> int:
    """Returns a whole number of at most four digits, 0 for any other text."""
    return int(text) if 0 < len(text) <= 4 and all("0" <= sign <= "9" for sign in text) else 0
