"""The terms of the toy game: its options, and the turns after which a deal ends."""

from engine.core.options import Option

__all__ = ["OPTIONS", "TURNS"]

TURNS = 8

OPTIONS = (
    Option("target", "number", "30", ("30", "60"), (5, 500)),
    Option("knock", "switch", "on", ("on", "off")),
    Option("bonus", "choice", "3", ("3", "5"), seats=(3,)),
    Option("mixed", "switch", "off", ("on", "off")),
)
