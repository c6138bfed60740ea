"""Names of players, levels and deals: defaults where none was given, unique ones where several are the same."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..app import App
    from ..messages import Checked, Player
    from ..protocols import Meta

# How many characters a player's name and a match's title may have.
NAME_MAX = 20
TITLE_MAX = 40

# How well bots play until the player chooses: somebody who tries a game should win now and then.
FIRST_LEVEL = "casual"

# "You" in each language: a match keeps the one that it was begun in.
YOU = ("You", "Te", "Du", "あなた")


def deal_name(app: "App", meta: "Meta | Checked") -> str:
    """Returns what a game calls the present deal of a match: "hand 3", "round 3"."""
    return app.t(f"game-{meta['game']}.deal", n=meta["deal"])


def deal_count(app: "App", game: str, n: int) -> str:
    """Returns a number of deals in a game's own words: "one hand", "3 rounds"."""
    return app.t(f"game-{game}.deals", n=n)


def usual_name(app: "App", kind: str, place: int, persons: int) -> str:
    """Returns the name of a seat that was given none; `persons` people sit at the table."""
    if kind == "bot":
        return app.t("bot-n", n=place + 1)
    return app.t("name-you") if persons == 1 else app.t("player-n", n=place + 1)


def usual_level(app: "App") -> str:
    """Returns the level of bots until another is chosen, "" while the levels are not known."""
    levels = app.hello["levels"] if app.hello else []
    return FIRST_LEVEL if FIRST_LEVEL in levels else levels[-1] if levels else ""


def temperament_name(app: "App", game: str, player: "Player") -> str:
    """Returns the temperament of a game's bot in words, "" if it has none or one without words."""
    temperament = player.get("temperament")
    code = f"temperament-{game}-{temperament}"
    return app.t(code) if temperament and app.l10n.has(code) else ""


def is_you(app: "App", name: str) -> bool:
    """Returns whether a name is what a language calls the only person here."""
    return name in YOU or name == app.t("name-you")


def name_seats(app: "App", players: "Sequence[Player]", you: int | None) -> None:
    """Tells the texts who sits where; `you` is the seat of the only person here, None where there are several."""
    names = shown_names(app, players)
    app.l10n.resolver = lambda seat: (names[seat], seat == you)
    app.l10n.clear_cache()


def shown_names(app: "App", players: "Sequence[Player]") -> list[str]:
    """Returns the names by seat: "You" is the only person here; anybody else stored under that name gets a number.

    A person who set the table up alone may be joined by another or leave their seat to the computer, and the language
    may have been another one.
    """
    you = app.t("name-you")
    alone = only_person(players)
    names = []
    for seat, player in enumerate(players):
        name = player["name"]
        if seat == alone and is_you(app, name):
            name = you
        elif seat != alone and name == you:
            name = app.t("player-n", n=seat + 1)
        names.append(name)
    return names


def tidied(text: str, most: int) -> str:
    """Returns a name as typed, with single spaces between its words, cut off after `most` characters."""
    return " ".join(text.split())[:most]


def remote_in(seats: "Sequence[Player]") -> bool:
    """Returns whether somebody sits at another device."""
    return any(player["kind"] == "remote" for player in seats)


def persons_of(seats: "Sequence[Player]") -> list[int]:
    """Returns the seats of people at this device; those at another one are "remote"."""
    return [seat for seat, player in enumerate(seats) if player["kind"] == "human"]


def only_person(seats: "Sequence[Player]") -> int | None:
    """Returns the seat of the only person, None if there are several or none."""
    persons = persons_of(seats)
    return persons[0] if len(persons) == 1 else None


def named(app: "App", seats: "list[Player]") -> "list[Player]":
    """Returns the seats with a name each, no two alike: missing names are made up, duplicates numbered."""
    persons = sum([seat["kind"] != "bot" for seat in seats])
    players: list[Player] = []
    for place, seat in enumerate(seats):
        name = base = seat["name"] or usual_name(app, seat["kind"], place, persons)
        number = 2
        while any(other["name"] == name for other in players):
            name = f"{base} {number}"
            number += 1
        player: Player = {"kind": seat["kind"], "name": name, "level": seat["level"]}
        if seat.get("temperament"):
            player["temperament"] = seat["temperament"]
        players.append(player)
    return players
