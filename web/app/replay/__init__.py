"""Looking back at a finished deal, move by move."""
