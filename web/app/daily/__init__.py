"""The deals of the day: the same cards for everybody, one try at each that counts, and par to compare it with."""
