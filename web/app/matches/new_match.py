"""The match that a player sets up: who sits where, who deals, which options; based on the engine's description."""

import json

from ..texts.names import NAME_MAX, named, tidied, usual_level, usual_name
from .sides import grouped

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..app import App
    from ..browser.dom import Dom
    from ..messages import Game, Option, Player
    from ..task import Deferred

KINDS = ("human", "remote", "bot")
LOT_BYTES = 4  # of randomness for each position


class NewMatch:
    """A match being set up, which can be changed field by field and is always complete and valid."""

    def __init__(self, app: "App", game: "Game") -> None:
        self._app = app
        self.game = game
        self.name = game["name"]
        self.levels = app.hello["levels"] if app.hello else []
        self.seats = game["seats"][0]
        self.level = usual_level(app)
        self.dealer_choice = "random"
        self.options: dict[str, str] = {}
        self.temperaments = game.get("temperaments") or []
        self.temperaments_chosen = False  # by the player; otherwise they are drawn by lot
        self._names = shuffled(app.dom, app.t("bot-names").split(", "))
        self._lots = shuffled(app.dom, self.temperaments)
        self.chairs: list[dict[str, str]] = []
        for seat in range(game["seats"][-1]):
            kind = "human" if seat == 0 else "bot"
            self.chairs.append({"kind": kind, "name": "", "alone": "", "bot": "", "temperament": ""})
        self._recall()

    # -- changing

    def set_seats(self, text: str) -> None:
        """Sets the number of players."""
        if text.isdigit() and int(text) in self.game["seats"]:
            self.seats = int(text)
        if self.dealer_choice != "random" and int(self.dealer_choice) >= self.seats:
            self.dealer_choice = "random"

    def set_kind(self, seat: int, kind: str) -> None:
        """Seats a person, a person at another phone, or a bot."""
        if kind in KINDS:
            self.chairs[seat]["kind"] = kind

    def set_name(self, seat: int, name: str) -> None:
        """Names the player at a seat; names of bots, of people and of a person alone are kept separately."""
        chair = self.chairs[seat]
        person = "alone" if self.persons() == 1 else "name"
        chair["bot" if chair["kind"] == "bot" else person] = tidied(name, NAME_MAX)

    def set_level(self, level: str) -> None:
        """Sets how well the bots play."""
        if level in self.levels:
            self.level = level

    def set_temperaments_chosen(self, word: str) -> None:
        """Lets the player choose the temperaments ("on"), or has them drawn by lot ("off")."""
        self.temperaments_chosen = word == "on"

    def set_temperament(self, seat: int, temperament: str) -> None:
        """Sets a bot's temperament, which applies while the player chooses them."""
        if temperament in self.temperaments:
            self.chairs[seat]["temperament"] = temperament

    def set_dealer(self, choice: str) -> None:
        """Sets the first dealer: "random", or a seat's number as text."""
        if choice == "random" or (choice.isdigit() and int(choice) < self.seats):
            self.dealer_choice = choice

    def set_option(self, name: str, value: str) -> bool:
        """Sets an option; returns whether it takes that value."""
        for option in self.game["options"]:
            text = accepted(option, value) if option["name"] == name else None
            if text is not None:
                self.options[name] = text
                return True
        return False

    def standard(self) -> None:
        """Sets every house rule back to the game's default."""
        length = self.game.get("length")
        self.options = {name: value for name, value in self.options.items() if name == length}

    def preset(self, name: str) -> None:
        """Seats one person among bots ("solo") or people only ("people")."""
        for seat, chair in enumerate(self.chairs):
            chair["kind"] = "human" if seat == 0 or name == "people" else "bot"

    # -- asking

    def persons(self) -> int:
        """Returns how many people play, at this phone or another."""
        return sum(chair["kind"] != "bot" for chair in self.chairs[: self.seats])

    def here(self) -> int:
        """Returns how many people play at this phone."""
        return sum(chair["kind"] == "human" for chair in self.chairs[: self.seats])

    def current_preset(self) -> str:
        """Returns the preset that the seats match, "" for a mix."""
        if self.here() == self.seats:
            return "people"
        alone = self.persons() == 1 and self.chairs[0]["kind"] == "human"
        return "solo" if alone else ""

    def shown_name(self, seat: int) -> str:
        """Returns what a seat's name field shows."""
        chair = self.chairs[seat]
        if chair["kind"] == "bot":
            return self._bots("bot", self._names)[seat]
        # A name chosen for a table with other people is not used for a person who plays alone.
        return chair["alone"] if self.persons() == 1 else chair["name"] or chair["alone"]

    def temperament(self, seat: int) -> str:
        """Returns the temperament of a bot's seat: the chosen one, else the one drawn; "" for a person."""
        return self._bots("temperament" if self.temperaments_chosen else "", self._lots)[seat]

    def _bots(self, key: str, lots: list[str]) -> list[str]:
        """Returns for each seat what its bot was given under a key, else what it drew; "" for a person."""
        given = [chair.get(key, "") if chair["kind"] == "bot" else None for chair in self.chairs[: self.seats]]
        return allotted(given, lots)

    def default_name(self, seat: int) -> str:
        """Returns the name of a seat that was given none."""
        return usual_name(self._app, self.chairs[seat]["kind"], seat, self.persons())

    def sides(self) -> list[list[int]]:
        """Returns the seats of each side at this number of players."""
        return grouped((self.game.get("sides") or {}).get(str(self.seats)) or list(range(self.seats)))

    def applying(self) -> "list[Option]":
        """Returns the options that apply to this number of players."""
        return [option for option in self.game["options"] if not option["seats"] or self.seats in option["seats"]]

    def length(self) -> "list[Option]":
        """Returns the option that says how long a match is, if there is one."""
        return [option for option in self.applying() if option["name"] == self.game.get("length")]

    def house_rules(self) -> "list[Option]":
        """Returns the other options that apply."""
        return [option for option in self.applying() if option["name"] != self.game.get("length")]

    def value(self, option: "Option") -> str:
        """Returns an option's value: the one that was set, else the default."""
        value: str = self.options.get(option["name"], option["default"])
        return value

    def changed(self) -> int:
        """Returns how many of the house rules differ from the game's defaults."""
        return sum(self.value(option) != option["default"] for option in self.house_rules())

    # -- the answer

    def players(self) -> "list[Player]":
        """Returns the seats as the engine takes them; of two with the same name, one is numbered."""
        players: list[Player] = []
        for seat in range(self.seats):
            chair = self.chairs[seat]
            level = self.level if chair["kind"] == "bot" else ""
            player: Player = {"kind": chair["kind"], "name": self.shown_name(seat), "level": level}
            if self.temperament(seat):
                player["temperament"] = self.temperament(seat)
            players.append(player)
        return named(self._app, players)

    def chosen_options(self) -> dict[str, str]:
        """Returns the options that differ from the defaults and apply."""
        return {
            option["name"]: self.value(option)
            for option in self.applying()
            if self.value(option) != option["default"]
        }

    def dealer(self) -> int | None:
        """Returns the first dealer's seat, None for a random one."""
        return None if self.dealer_choice == "random" else int(self.dealer_choice)

    def terms(self) -> str:
        """Returns the terms that a spare has to agree with, as text: version, language, all that was chosen."""
        chairs = [
            [chair["kind"], self._given(seat), chair["temperament"] if self.temperaments_chosen else ""]
            for seat, chair in enumerate(self.chairs[: self.seats])
        ]
        options = self.chosen_options()
        chosen = [[name, options[name]] for name in sorted(options)]
        terms = [self._app.dom.version(), self._app.l10n.language, self.name, self.seats, self.level]
        return json.dumps(terms + [self.dealer_choice, chairs, chosen])

    def _given(self, seat: int) -> str:
        """Returns the name that a seat was given, "" if it has a drawn or usual one."""
        return self.chairs[seat]["bot"] if self.chairs[seat]["kind"] == "bot" else self.shown_name(seat)

    # -- remembering

    def choose(self) -> None:
        """Remembers the game, so that it is offered first next time."""
        choices = self._app.extras.recent_choices()
        choices["game"] = self.name
        self._app.extras.save_recent_choices(choices)

    def remember(self) -> None:
        """Remembers this set-up for next time."""
        self.choose()
        choices = self._app.extras.recent_choices()
        games = choices.setdefault("games", {})
        games[self.name] = {
            "seats": self.seats,
            "chairs": self.chairs,
            "level": self.level,
            "temperaments": "on" if self.temperaments_chosen else "off",
            "dealer": self.dealer_choice,
            "options": self.options,
        }
        self._app.extras.save_recent_choices(choices)

    def _recall(self) -> None:
        """Restores the last set-up, as far as it still fits the game."""
        last = (self._app.extras.recent_choices().get("games") or {}).get(self.name)
        if not isinstance(last, dict):
            return
        self.set_seats(str(last.get("seats")))
        self.set_temperaments_chosen(str(last.get("temperaments")))
        for seat, chair in enumerate(last.get("chairs") or []):
            if seat < len(self.chairs) and isinstance(chair, dict):
                for key in ("name", "alone", "bot"):
                    self.chairs[seat][key] = str(chair.get(key, ""))[:NAME_MAX]
                if "temperaments" not in last and self.chairs[seat]["bot"] in self._names:
                    self.chairs[seat]["bot"] = ""  # older versions kept the names that nobody had chosen
                self.set_temperament(seat, str(chair.get("temperament")))
                self.set_kind(seat, str(chair.get("kind")))
                self.set_level(str(chair.get("level")))  # set-ups of older versions have it at each chair
        self.set_level(str(last.get("level")))
        self.set_dealer(str(last.get("dealer")))
        for name, value in (last.get("options") or {}).items():
            self.set_option(name, value)


def begin_solo(app: "App", game: "Game", *, replacing: bool = False) -> "Deferred":
    """Begins a match of one person against the computer, set up as the last one of that game was.

    Its table takes this screen's place if it is `replacing`, else lies over it. Returns a Deferred that is done once
    that has succeeded or failed.
    """
    new = NewMatch(app, game)
    new.preset("solo")
    new.choose()
    options, dealer = new.chosen_options(), new.dealer()
    return app.begin(game["name"], new.players(), options, dealer, terms=new.terms(), replacing=replacing)


def accepted(option: "Option", text: str) -> str | None:
    """Returns a value as the engine spells it, None if the option does not take it."""
    if text in option["choices"]:
        return text
    if option["range"] is None or not 0 < len(text) <= 9 or not all("0" <= sign <= "9" for sign in text):
        return None
    low, high = option["range"]
    return str(int(text)) if low <= int(text) <= high else None


def shuffled(dom: "Dom", items: "Sequence[str]") -> list[str]:
    """Returns items in a random order."""
    left = list(items)
    found = []
    while left:
        found.append(left.pop(int(dom.random(LOT_BYTES), 16) % len(left)))
    return found


def allotted(given: "Sequence[str | None]", lots: "Sequence[str]") -> list[str]:
    """Returns a value for each seat: the given one, one of the `lots` for "", and "" for None.

    As long as there are enough lots, no two seats share one.
    """
    used = [own for own in given if own]
    found = []
    for seat, own in enumerate(given):
        lot = own or ""
        if own == "" and lots:
            at = seat % len(lots)  # so that a seat keeps its lot while others come and go
            turned = list(lots[at:]) + list(lots[:at])
            lot = next((free for free in turned if free not in used), turned[0])
            used.append(lot)
        found.append(lot)
    return found
