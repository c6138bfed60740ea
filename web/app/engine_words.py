"""Words of the table view that the page looks for: those of `engine/core/table.py`, under the same names."""

SEAT_ARGS = ("seat", "to", "from")  # the arguments of a text that are seat numbers

TRICK = "trick"  # the zone of the running trick
LAST_TRICK = "last"  # the zone of the trick before it
PILE = "pile"  # the zone of the discards, where players lay melds

BET_ACTION = "bet"
PASS_ACTION = "pass"  # noqa: S105 - a kind of action

BOMB = "bomb"  # the mark of a group, and the kind of an action
EXCHANGE = "exchange"  # the event of cards that went from one hand to another
PLAY = "play"  # the event of cards that were played to the trick
CAPTURE = "capture"  # the event of a trick that was taken
DEAL = "deal"  # the event of cards that were dealt; its text says whose lead it is, as its argument `to`
DEAL_END = "deal_end"  # the event of a deal that has ended
MATCH_END = "match_end"  # the event of a match that has ended

LEADS = "banner/lead"  # the code of a banner that tells who leads and nothing else


def melds_key(seat: int) -> str:
    """Returns the key of the zone of a seat's melds."""
    return f"melds:{seat}"
