"""Lessons: a game learned at the table itself, step by step."""
