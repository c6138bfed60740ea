"""The rules of the games as a page."""
