"""The protocol of a game, and what strings deals together: records, matches, replay, the table view."""
