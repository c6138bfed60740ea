"""Talon's front end: it draws views, takes input and keeps saves; it knows no rule and no game by name."""
