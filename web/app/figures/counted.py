"""A counted match: who played, how it ended, and a row of numbers for each deal and person."""

import json

from ..texts.names import persons_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..messages import Player, Tallied, TalliedSeat

KINDS = ("alone", "daily", "people", "practice")
COMMON = ("points", "won", "moves")  # what follows the accuracy and its rules in a row, before the game's facts
ACCURACY, RULES, POINTS, WON, MOVES, FACTS = range(6)  # places in a row
UNKNOWN = -1  # the accuracy of a deal that was not reviewed
OLD = 0  # the rules of an accuracy that was kept without them
DAY_S = 86_400
FAR = 10_000_000_000  # further from 0 than any number of a line; seconds since 1970 come nearest
_PARTS = [str, str, int, int, int, list, list, list]
TAB = "\t"


class Counted:
    """One line of the ledger.

    `persons` are [seat, name] of the people who played, `others` [name, level] of the rest, `ranks` the ranks of the
    people once the match is over, else []. Each deal has its number, its fingerprint, the day on which it was
    counted, and a row for each person, 0 for one who sat out or did not play all of it. A row has the accuracy in
    tenths of a percent, the rules of the review that found it (`REVIEW_RULES`), the points, whether they were the
    best, the moves, then the facts of the game.

    As text it is a JSON list of everything but its deals, a tab, and its deals. The whole text may be given in place
    of the deals, which are then read from it on first use; `is_old` is true if its rows name no rules.
    """

    def __init__(self, line: "list[Any]", deals: "list[list[Any]] | str", *, is_old: bool = False) -> None:
        self._line = line
        self._deals = deals
        self._is_old = is_old
        self.id: str = line[0]
        self.game: str = line[1]
        self.played: int = line[2]

    @property
    def kind(self) -> str:
        """Returns one of `KINDS`."""
        return KINDS[self._line[3]]

    @property
    def seats(self) -> int:
        """Returns the number of players."""
        count: int = self._line[4]
        return count

    @property
    def persons(self) -> "list[list[Any]]":
        """Returns the people who played."""
        people: list[list[Any]] = self._line[5]
        return people

    @property
    def others(self) -> "list[list[str]]":
        """Returns the players who are not people."""
        bots: list[list[str]] = self._line[6]
        return bots

    @property
    def ranks(self) -> list[int]:
        """Returns the ranks of the people."""
        ranks: list[int] = self._line[7]
        return ranks

    @property
    def deals(self) -> "list[list[Any]]":
        """Returns the deals; changes to them also show in `text`."""
        found = self._deals
        if isinstance(found, str):
            found = json.loads(found[found.index(TAB) + 1 :])
            self._deals = found = with_rules(found) if self._is_old else found
        return found

    @property
    def text(self) -> str:
        """Returns the line."""
        if isinstance(self._deals, str) and not self._is_old:
            return self._deals
        return TAB.join([json.dumps(part, separators=(",", ":")) for part in (self._line, self.deals)])

    @staticmethod
    def of(
        match: str, meta: "dict[str, Any]", tallied: "Tallied", names: list[str], *, old: "Counted | None", now: float
    ) -> "Counted":
        """Returns a match counted from its tally, its facts in the order of `names`.

        What only `old` knows of a deal, its day and accuracies, is kept.
        """
        players: list[Player] = meta["seats"]
        persons = persons_of(players)
        others = [[player["name"], player.get("level") or ""] for player in players if player["kind"] != "human"]
        known = {deal[1]: deal for deal in (old.deals if old is not None else [])}
        deals: list[list[Any]] = []
        for deal in tallied["deals"]:
            tallies = [deal["seats"][seat] for seat in persons]
            rows: list[Any] = [_row(seat, names) if seat and seat["person"] else 0 for seat in tallies]
            before = known.get(deal["sign"])
            for at, row in enumerate(rows):
                if row and before is not None and at < len(before[3]) and before[3][at]:
                    row[ACCURACY : RULES + 1] = before[3][at][ACCURACY : RULES + 1]
            day = before[2] if before is not None else int(now / DAY_S)
            deals.append([deal["deal"], deal["sign"], day, rows])
        places = tallied["places"]
        ranks = [places[seat] for seat in persons] if places is not None else []
        if meta.get("daily") and deals:  # the match is over with its first settlement
            ranks = [1 if row and row[WON] else 2 for row in deals[0][3]]
        seated = [[seat, players[seat]["name"]] for seat in persons]
        played = int(meta.get("played") or now)
        line = [match, tallied["game"], played, _kind(meta, persons), len(players), seated, others, ranks]
        return Counted(line, deals)

    @staticmethod
    def is_valid(line: "Any", deals: "Any", games: dict[str, list[str]]) -> bool:
        """Returns whether a line of a damaged ledger has a valid form."""
        if not isinstance(line, list) or [type(part) for part in line] != _PARTS or not isinstance(deals, list):
            return False
        if line[1] not in games or not 0 <= line[3] < len(KINDS) or not _are_numbers([line[2], line[4]]):
            return False
        size = FACTS + len(games[line[1]])
        seated = (
            line[5] != []
            and all(_is_pair(one, int) for one in line[5])
            and all(_is_pair(one, str) for one in line[6])
        )
        ranked = len(line[7]) in (0, len(line[5])) and _are_numbers(line[7])
        return seated and ranked and all(_is_deal(deal, len(line[5]), size) for deal in deals)

    def holds(self, games: dict[str, list[str]]) -> bool:
        """Returns whether this line, from an undamaged text, has a valid form."""
        try:
            return Counted.is_valid(self._line, self.deals, games)
        except (TypeError, ValueError):
            return False

    def goes_further_than(self, other: "Counted") -> bool:
        """Returns whether more deals of the match are counted here, or as many and it is over only here."""
        here, there = len(self.deals), len(other.deals)
        return here > there or (here == there and self.is_over and not other.is_over)

    @property
    def is_over(self) -> bool:
        """Returns whether the match has ended."""
        return bool(self.ranks)

    @property
    def levels(self) -> list[str]:
        """Returns the levels of the other players, each once."""
        return sorted({level for _, level in self.others})

    def learn(self, other: "Counted") -> None:
        """Takes over the accuracies of deals that were reviewed there but not here, or here by older rules."""
        known = {deal[1]: deal[3] for deal in other.deals}
        for deal in self.deals:
            for row, theirs in zip(deal[3], known.get(deal[1], [])):
                if row and theirs and (row[ACCURACY] == UNKNOWN or row[RULES] < theirs[RULES]):
                    row[ACCURACY : RULES + 1] = theirs[ACCURACY : RULES + 1]

    def reorder(self, facts: list[int]) -> None:
        """Puts the facts of every row into another order, given their old places; -1 is one that was not counted."""
        for deal in self.deals:
            rows = deal[3]
            for at, row in enumerate(rows):
                if row:
                    rows[at] = row[:FACTS] + [row[FACTS + old] if old >= 0 else 0 for old in facts]


def with_rules(deals: "Any") -> "Any":
    """Returns deals whose rows name no rules with rows that do; raises ValueError if they have another form."""
    try:
        return [
            deal[:3] + [[row and [row[ACCURACY], OLD] + row[ACCURACY + 1 :] for row in deal[3]]] + deal[4:]
            for deal in deals
        ]
    except (IndexError, KeyError, TypeError):
        raise ValueError("these are no deals") from None


def _kind(meta: "dict[str, Any]", persons: list[int]) -> int:
    options = meta.get("options") or {}
    if meta.get("free") or options.get("practice") == "on":
        return KINDS.index("practice")
    if meta.get("daily"):
        return KINDS.index("daily")
    return KINDS.index("people" if len(persons) > 1 or meta.get("remote") else "alone")


def _row(seat: "TalliedSeat", names: list[str]) -> list[int]:
    counts = seat["counts"]
    return [UNKNOWN, OLD] + [counts[name] for name in COMMON] + [counts[name] for name in names]


def _is_pair(one: "Any", first: type) -> bool:
    """Returns whether this is a seat and a name, or a name and a level."""
    return isinstance(one, list) and [type(part) for part in one] == [first, str]


def _are_numbers(read: "list[Any]") -> bool:
    return all(isinstance(number, int) and abs(number) < FAR for number in read)


def _is_deal(deal: "Any", persons: int, size: int) -> bool:
    """Returns whether this is a deal with a row for each person."""
    if (
        not isinstance(deal, list)
        or [type(part) for part in deal] != [int, str, int, list]
        or len(deal[3]) != persons
        or not _are_numbers([deal[0], deal[2] * DAY_S])
    ):
        return False
    for row in deal[3]:
        whole = isinstance(row, list) and len(row) == size and _are_numbers(row)
        if not whole and row != 0:
            return False
    return True
