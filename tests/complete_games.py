"""The games that are complete: tests demand of these games what others may still lack."""

__all__ = ["COMPLETE"]

COMPLETE = ("boast", "haggis", "handromi", "team")
