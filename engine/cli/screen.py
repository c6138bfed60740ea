"""The terminal's picture of a table: colours for suits, one block of lines for a table view."""

from engine.cli.words import TerminalWords
from engine.core.table import LogEntry, Slot, Summary, Table, Text, Zone

__all__ = ["Terminal"]

_COLOURS = {"r": "31", "h": "31", "d": "31", "o": "38;5;208", "y": "33", "g": "32", "b": "34"}
_LOG = 12


class Terminal:
    """Draws tables in words, in colour or without."""

    def __init__(self, words: TerminalWords, *, colour: bool) -> None:
        self.words = words
        self._colour = colour

    def table(self, table: Table) -> str:
        """Returns a table in words: who sits there, which cards are open, what is to be done."""
        lines = ["", self.words.say(table.title)]
        for seat in table.seats:
            mark = ">" if seat.turn else " "
            own = (
                self.words.own("terminal/cards", cards=seat.cards),
                self.words.own("terminal/total", total=seat.total),
            )
            facts = [*own, *map(self.words.say, seat.stats)]
            lines.append(f"{mark} {seat.seat} {seat.name}: {', '.join(facts)}")
        for zone in table.zones:
            lines += self._zone(zone, table)
        if table.banner:
            lines.append(self.words.say(table.banner))
        return "\n".join(lines)

    def _zone(self, zone: Zone, table: Table) -> list[str]:
        """Returns the lines of a zone, [] if it has nothing to show."""
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
        """Returns the names of cards that moved, or their number if they are not named."""
        if isinstance(names, int):
            return self.words.own("terminal/cards", cards=names)
        return " ".join(map(self.card, names))

    def log(self, entries: tuple[LogEntry, ...]) -> str:
        """Returns the last lines of the log."""
        return "\n".join(f"  {self.text(entry.text, entry.cards)}" for entry in entries[-_LOG:])

    def text(self, text: Text, cards: tuple[str, ...] | int = ()) -> str:
        """Returns a text followed by the cards it is about."""
        shown = self.cards(cards) if cards else ""
        return f"{self.words.say(text)}  {shown}".rstrip()

    def summary(self, summary: Summary, names: tuple[str, ...]) -> str:
        """Returns the settlement of a deal."""
        lines = ["", self.words.say(summary.reason)]
        for part in summary.parts:
            own = self.words.own
            facts = [own("terminal/points", points=part.points), own("terminal/total", total=part.total)]
            if summary.ranking:
                facts.append(own("terminal/place", place=summary.ranking[part.seat]))
            lines.append(f"  {names[part.seat]}: {', '.join(facts)}")
            lines += [f"    {row.points:+4}  {self.text(row.text, row.cards)}" for row in part.rows]
        return "\n".join(lines)
