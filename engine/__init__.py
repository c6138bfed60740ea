"""Talon's engine: rules, records and bots, with no clock, screen or randomness of its own."""

__version__ = "0.1.0"
