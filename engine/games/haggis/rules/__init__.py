"""What may be done in Haggis: cards, moves, states, scores and their notation."""
