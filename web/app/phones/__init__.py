"""Phones: several of them at one table, one as the host whose engine is the referee, the others as its guests."""
