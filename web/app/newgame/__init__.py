"""Preferences: the screen on which settings are chosen; what they are is `web/app/settings.py`."""
