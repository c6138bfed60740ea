"""What may be done in Handrömi: cards, moves, states, scores and their notation."""
