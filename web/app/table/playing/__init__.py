"""Playing a match: who may look, what moves and bots do, selecting cards. Draws nothing (see `outside.pyi`)."""
