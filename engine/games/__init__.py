"""The games: one folder each, found by `engine.core.registry`."""
