"""The games that have everything there is: what a game may still lack fails a test where one of these loses it."""

__all__ = ["COMPLETE"]

COMPLETE = ("boast", "haggis", "handromi", "team")
