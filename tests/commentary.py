"""Scripted deals as somebody who cannot see the table hears them, and the golden files that keep them.

In each deal Anna is the only person; she and the bots play what the policy would. A golden file begins with remarks
(lines with #) and the record of the deal. Then come, in reading order, the announcements to a screen reader (lines
with >) and, at each of Anna's decisions (==), what it finds on the page: the whole accessibility tree at the first
decision and after the deal, and in between only the lines that are new and how many are gone.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from pathlib import Path

from engine.core import registry
from engine.core.match import Match, Player, create
from engine.core.state import Seat
from web.make.languages import further_languages

__all__ = ["CUT", "DEALS", "FOREIGN", "OVER", "YOU", "Scripted", "changed", "decision", "heard", "parts", "told"]

FOLDER = Path(__file__).parent / "e2e" / "heard"
YOU: Seat = 0
NAMES = ("Anna", "Béla", "Cili", "Dezső", "Emma")
CUT = "-- heard --\n"
OVER = "== The deal is over."


@dataclass(frozen=True)
class Scripted:
    """A deal that is always the same, in one language; the first at each table goes on to the end of its match."""

    game: str
    seats: int
    number: int
    language: str = "en"

    @property
    def name(self) -> str:
        """Its name, and that of its file."""
        return "-".join([self.game, str(self.seats), str(self.number), *[self.language] * (self.language != "en")])

    @property
    def path(self) -> Path:
        """The path of its golden file."""
        return FOLDER / f"{self.name}.txt"

    def start(self) -> Match:
        """Returns its match before the first move."""
        anna, *others = NAMES[: self.seats]
        players = [Player("human", anna), *[Player("bot", name, "club") for name in others]]
        options = {} if self.number else SHORT.get(self.game, {})
        seed = f"heard/{self.game}/{self.seats}/{self.number}"
        if not self.number:
            seed += SHORTEST.get((self.game, self.seats), "")
        return create(registry.game(self.game), players, options, seed)

    def played(self) -> Match:
        """Returns its match at the end; where several seats choose at once, Anna comes last, as on the page."""
        match = dealt(self.start())
        while not self.number and match.end is None:
            match = dealt(match.next())
        return match


def dealt(match: Match) -> Match:
    """Plays the running deal to its end by the policy."""
    while match.outcome is None:
        seat = next((seat for seat in match.state.must if seat != YOU), YOU)
        move, _ = match.game.policy(match.state.information(seat), match.legal(seat))
        match = match.play(seat, match.game.write(move))
    return match


# Options that end a match with its first deal. Boast has none: a suffix to the seed makes its matches end after three
# deals instead.
SHORT = {"haggis": {"target": "50"}, "team": {"end": "50"}, "handromi": {"deals": "1"}}
SHORTEST = {("boast", 3): "/2", ("boast", 4): "/5", ("boast", 5): "/10"}
TABLES = {"haggis": {2: 5, 3: 5}, "team": {4: 10}, "boast": {3: 4, 4: 3, 5: 3}, "handromi": {2: 4, 3: 3, 4: 3}}
DEALS = [
    Scripted(game, seats, number)
    for game, tables in TABLES.items()
    for seats, count in tables.items()
    for number in range(count)
]
FOREIGN = [
    Scripted(game, min(tables), 0, language) for language in further_languages() for game, tables in TABLES.items()
]


# -- the lines of a golden file


def told(text: str) -> str:
    """Returns the line for an announcement to a screen reader."""
    return f"> {text}"


def decision(ply: int) -> str:
    """Returns the line that begins a decision."""
    return f"== move {ply + 1} is Anna’s"


def changed(before: str, after: str) -> Iterator[str]:
    """Yields the new lines of an accessibility tree, and then how many old ones are gone."""
    then, now = before.splitlines(), after.splitlines()
    gone = 0
    for kind, first, last, start, end in SequenceMatcher(None, then, now, autojunk=False).get_opcodes():
        if kind != "equal":
            gone += last - first
            yield from now[start:end]
    if gone:
        yield f"  ({gone} lines are gone)"


def heard(lines: Iterable[str]) -> list[str]:
    """Returns only the announcements and the beginnings of decisions."""
    return [line for line in lines if line.startswith(("> ", "== "))]


def parts(path: Path) -> tuple[str, Sequence[str]]:
    """Returns the head of a golden file (its remarks and its record) and the lines after it."""
    head, _, rest = path.read_text(encoding="utf-8").partition(CUT)
    return head, rest.splitlines()
