"""The command line: where the clock, chance and the terminal live."""
