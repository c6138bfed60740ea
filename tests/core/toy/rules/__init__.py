"""What may be done in the toy game: cards, moves, states, what a seat knows, and the notation."""
