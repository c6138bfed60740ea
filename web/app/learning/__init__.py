"""Lessons before one is opened: the offer of a first one, and how far each has come."""
