"""The command line: where the clock, randomness and the terminal live."""
