"""What may be done in Boast or Nothing: cards, moves, states, scores and their notation."""
