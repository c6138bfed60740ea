"""Talon's front end: it draws views, takes input and keeps saves; it knows no rule.

Games it knows by name in two places alone: their order (`games.py`), and the tables of daily deals (`daily/deal.py`).
"""
