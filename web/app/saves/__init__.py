"""Saved matches: what one looks like, the two places where they lie, and everything that is done to them."""

from .save import FORMAT, MAGIC, Save, SaveError, crc, pack
from .saves import Saves

__all__ = ["FORMAT", "MAGIC", "Save", "SaveError", "Saves", "crc", "pack"]
