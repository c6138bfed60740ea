"""Matches as text, one or all of this device: exported, and taken in again."""
