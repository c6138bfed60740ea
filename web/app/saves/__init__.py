"""Saved matches: what a save looks like, its two copies, and everything that is done with it."""

from .save import FORMAT, MAGIC, Save, SaveError, crc, pack, practises
from .saves import OWN, Saves
from .stored_match import StoredMatch

__all__ = ["FORMAT", "MAGIC", "OWN", "Save", "SaveError", "Saves", "StoredMatch", "crc", "pack", "practises"]
