"""What may be done in Haggis Team: cards, moves, states, scores and their notation."""
