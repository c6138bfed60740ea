"""Matches: setting one up, beginning it, and the list of them."""
