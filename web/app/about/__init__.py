"""What Talon is made of."""
