"""Talon's engine: rules, records and bots, without a clock, a screen or randomness of its own."""

__version__ = "0.1.0"
