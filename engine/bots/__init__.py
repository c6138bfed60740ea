"""Computer opponents, generic over the protocol of a game."""
