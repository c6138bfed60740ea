"""The protocol of a game, and what strings deals together into a match: records, replay, the table view."""
