"""Words of the table view that the page looks for: those of `engine/core/table.py`, under the same names."""

SEAT_ARGS = ("seat", "to", "from")  # the arguments of a text that are seat numbers

COLOUR = "colour"  # the argument of a trick's label: the suit that was led, or that won
VALUE = "value"  # the argument of a bet's label: how much, 0 for never
TRICKS = "tricks"  # the argument of a stat: the tricks that a seat has taken
WANTED = "wanted"  # the argument of the same stat: the tricks that it wants
POINTS = "points"  # the argument of the label of a meld in hand: what it counts
HIGH = "high"  # the argument of the label of a run in hand: the rank of its highest card
CARDS = "cards"  # the argument of a text of the guide: cards to draw
TO = "to"  # the argument of the news of a deal: the seat that begins

TRICK = "trick"  # the zone of the running trick
LAST_TRICK = "last"  # the zone of the trick before it
PILE = "pile"  # the zone of the discards, where players lay melds

BET_ACTION = "bet"
PASS_ACTION = "pass"  # noqa: S105 - a kind of action

BOMB = "bomb"  # the mark of a group, and the kind of an action
EXCHANGE = "exchange"  # the event of cards that went from one hand to another
GIVE = "give"  # the event of a card that was chosen for an exchange
PLAY = "play"  # the event of cards that were played to the trick
PASS = "pass"  # noqa: S105 - the event of a seat that passed
CAPTURE = "capture"  # the event of a trick that was taken
TAKE = "take"  # the event of a discard that was taken
MELD = "meld"  # the event of a combination that was laid
LAYOFF = "layoff"  # the event of cards that were added to a combination on the table
DEAL = "deal"  # the event of cards that were dealt; its text says who begins
DEAL_END = "deal_end"  # the event of a deal that has ended
MATCH_END = "match_end"  # the event of a match that has ended

LEADS = "banner/lead"  # the code of a banner that says who leads and nothing else
BET_STAT = "stat/bet"  # the code of a stat that says which bet counts for a seat


def hand_key(seat: int) -> str:
    """Returns the key of the zone of a seat's hand."""
    return f"hand:{seat}"


def seat_key(seat: int) -> str:
    """Returns the key of a seat, where an action hands it cards."""
    return f"seat:{seat}"


def melds_key(seat: int) -> str:
    """Returns the key of the zone of a seat's melds."""
    return f"melds:{seat}"
