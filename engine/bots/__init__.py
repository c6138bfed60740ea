"""Computer opponents for any game that follows the protocol."""
