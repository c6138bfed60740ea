"""A new game: the screen where a table is set up, and who sits where at one.

What has been chosen is in `web/app/matches/new_match.py`.
"""
