"""Saved games: the list of matches, its search and filters, the sheet of one match, its title and tags."""
