"""The protocol of a game, and what strings deals together: records, matches, sessions, the table view."""
