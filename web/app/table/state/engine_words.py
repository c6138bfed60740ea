"""Words of the engine's table that the page waits for: those of `engine/core/table.py`, under the same names."""

TRICK = "trick"  # the zone of the running trick
LAST_TRICK = "last"  # the zone of the trick before it

BET_ACTION = "bet"
PASS_ACTION = "pass"  # noqa: S105 - a kind of action

CAPTURE = "capture"  # the event of a trick that was taken
DEAL_END = "deal_end"  # the event of a deal that has ended
