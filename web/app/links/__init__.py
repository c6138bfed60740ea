"""Deals, positions and matches as links: made here to be sent, and opened where they arrive."""
