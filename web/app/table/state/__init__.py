"""What the table's screen shows: the table view, selected cards, the order of the hand. Draws nothing."""
