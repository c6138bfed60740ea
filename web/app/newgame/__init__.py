"""A new game: the screen where a table is set up; what has been chosen is in `web/app/matches/new_match.py`."""
