"""The games that are complete: what other games may still lack, tests demand of these."""

__all__ = ["COMPLETE"]

COMPLETE = ("boast", "haggis", "handromi", "team")
