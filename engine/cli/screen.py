"""The terminal's picture of a table: words for codes, colours for suits, one block of lines for a table view."""

import importlib
from importlib import resources
from typing import Any

from engine.core import registry
from engine.core.table import SEAT_ARGS, LogEntry, Slot, Summary, Table, Text, Zone

__all__ = ["Screen", "Words"]

_TEXTS = ("name.ftl", "game.ftl")  # in `l10n/<language>/` of each game's folder
_LANGUAGE = "en"
_COLOURS = {"r": "31", "h": "31", "d": "31", "o": "38;5;208", "y": "33", "g": "32", "b": "34"}
_LOG = 12


class Words:
    """Says texts in English with the Fluent files of the games, or as bare codes where `fluent.runtime` is missing.

    `names` are the players' names by seat, `you` is the one person who plays here, None with several.
    """

    def __init__(self, names: tuple[str, ...], you: int | None) -> None:
        self._names = names
        self._you = you
        self._bundle: Any = None
        try:
            fluent = importlib.import_module("fluent.runtime")
        except ImportError:
            return
        self._bundle = fluent.FluentBundle([_LANGUAGE], use_isolating=False)
        for game in registry.games():
            folder = resources.files(registry.package(game)) / "l10n" / _LANGUAGE
            for file in (folder / name for name in _TEXTS):
                if file.is_file():  # a game may be played before it can speak
                    self._bundle.add_resource(fluent.FluentResource(file.read_text(encoding="utf-8")))

    @property
    def spoken(self) -> bool:
        """Returns whether there are sentences, and not codes alone."""
        return self._bundle is not None

    def say(self, text: Text) -> str:
        """Returns a text in words."""
        args: dict[str, str | int] = dict(text.args)
        for name in SEAT_ARGS:
            if name in args:
                seat = int(args[name])
                args |= {name: self._names[seat], f"{name}_you": "yes" if seat == self._you else "no"}
        code = text.code.replace("/", "-")
        if self._bundle is None or not self._bundle.has_message(code):
            return " ".join([text.code, *(f"{name}={value}" for name, value in args.items())])
        words, _ = self._bundle.format_pattern(self._bundle.get_message(code).value, args)
        return str(words)


class Screen:
    """Draws with words, in colour or without."""

    def __init__(self, words: Words, *, colour: bool) -> None:
        self.words = words
        self._colour = colour

    def table(self, table: Table) -> str:
        """Returns a table: who sits there, what lies open, what is to be done."""
        lines = ["", self.words.say(table.title)]
        for seat in table.seats:
            mark = ">" if seat.turn else " "
            facts = [f"{seat.cards} cards", f"total {seat.total}", *map(self.words.say, seat.stats)]
            lines.append(f"{mark} {seat.seat} {seat.name}: {', '.join(facts)}")
        for zone in table.zones:
            lines += self._zone(zone, table)
        if table.banner:
            lines.append(self.words.say(table.banner))
        return "\n".join(lines)

    def _zone(self, zone: Zone, table: Table) -> list[str]:
        """Returns the lines of a zone that shows something."""
        label = self.words.say(zone.label)
        if not zone.groups:
            faces = self.faces(tuple(slot for slot in zone.slots if slot.face))
            return [f"  {label}: {faces}"] if faces else []
        lines = [f"  {label}:"]
        for group in zone.groups:
            faces = self.faces(tuple(slot for slot in zone.slots if slot.group == group.key))
            says = self.words.say(group.label)
            lines.append(f"    {table.seats[group.seat].name}: {f'{faces}  ({says})' if faces else says}")
        return lines

    def faces(self, slots: tuple[Slot, ...]) -> str:
        """Returns the names of cards, in the colours of their suits."""
        return " ".join(self.card(slot.face or "") for slot in slots)

    def card(self, name: str) -> str:
        """Returns the name of a card in the colour of its suit."""
        colour = _COLOURS.get(name[-1:])
        return f"\x1b[{colour}m{name}\x1b[0m" if self._colour and colour else name

    def cards(self, names: tuple[str, ...] | int) -> str:
        """Returns the names of cards that moved, or how many that are not named."""
        return f"{names} card{'s' * (names != 1)}" if isinstance(names, int) else " ".join(map(self.card, names))

    def log(self, entries: tuple[LogEntry, ...]) -> str:
        """Returns the last lines of the log."""
        return "\n".join(f"  {self.line(entry.text, entry.cards)}" for entry in entries[-_LOG:])

    def line(self, text: Text, cards: tuple[str, ...] | int = ()) -> str:
        """Returns a text with the cards it speaks of."""
        shown = self.cards(cards) if cards else ""
        return f"{self.words.say(text)}  {shown}".rstrip()

    def summary(self, summary: Summary, names: tuple[str, ...]) -> str:
        """Returns the settlement of a deal."""
        lines = ["", self.words.say(summary.reason)]
        for part in summary.parts:
            place = f", place {summary.ranking[part.seat]}" if summary.ranking else ""
            lines.append(f"  {names[part.seat]}: {part.points} points, total {part.total}{place}")
            lines += [f"    {row.points:+4}  {self.line(row.text, row.cards)}" for row in part.rows]
        return "\n".join(lines)
