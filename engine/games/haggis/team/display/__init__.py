"""What Haggis Team looks like: the table view, the log, and why a move is refused."""
