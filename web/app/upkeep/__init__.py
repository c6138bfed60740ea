"""Upkeep of what is stored and what comes next: packs old matches, reminds the player to export, makes spares."""
