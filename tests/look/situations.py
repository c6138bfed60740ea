"""Every situation of the site that is looked at and measured: screens, tables, sheets, states of the page."""

from collections.abc import Callable, Sequence

from playwright.sync_api import Page

from engine.core import registry
from tests.e2e.matches import choosing, may_bet
from tests.e2e.profile import Profile
from tests.look.overlays import OVERLAYS, opened, ready
from tests.look.phones import PHONES
from tests.look.rooms import ROOMS
from tests.look.states import STATES
from tests.look.tables import (
    TABLES,
    Situation,
    after,
    armed,
    asked,
    at,
    first_cards,
    hinted,
    lapsing,
    look_back,
    menu,
    named_long,
    passed_twice,
    played,
    refused,
    stood_in,
    table,
    tight,
)

__all__ = ["SITUATIONS"]


def screen(path: str) -> Callable[[Profile], Page]:
    """Returns a function that opens an address."""

    def draw(profile: Profile) -> Page:
        page = ready(profile.open(path))
        if path.startswith("#lesson"):
            page.locator(".coach-text").wait_for()
        return page

    return draw


def offered(profile: Profile) -> Page:
    """Draws the offer of a first lesson."""
    profile.put("talon.lessons", "{}")
    return opened(profile.open(), "[data-key='first-haggis']")


def house_rules(game: str) -> Callable[[Profile], Page]:
    """Returns a function that draws the settings of a new game with its house rules open."""

    def draw(profile: Profile) -> Page:
        page = ready(profile.open(f"#newgame/{game}"))
        profile.at(page).hit(page.locator("[data-key=options]"))
        page.locator(".option").first.wait_for()
        return page

    return draw


SCREENS = (
    Situation("home", screen("")),
    Situation("saved", screen("#saved")),
    Situation("settings", screen("#settings")),
    Situation("daily", screen("#daily")),
    Situation("about", screen("#about")),
    Situation("how to play together", screen("#together")),
    Situation("lesson offered", offered),
)


def of_game(name: str, tables: Sequence[str]) -> list[Situation]:
    """Returns the situations of a game."""
    few, many = tables[0], tables[-1]
    is_rummy = registry.game(name).display.layout == "rummy"  # where any card may be tapped
    return [
        Situation(f"{name} new game", screen(f"#newgame/{name}")),
        Situation(f"{name} house rules", house_rules(name)),
        Situation(f"{name} rules", screen(f"#rules/{name}")),
        Situation(f"{name} lesson", screen(f"#lesson/{name}")),
        Situation(f"{name} begins", table(at(few, name, after(0)))),
        Situation(f"{name} begins, full table", table(at(many, name, after(0)))),
        Situation(f"{name} in the middle", table(at(many, name, after(14)))),
        Situation(f"{name} card tapped", table(at(few, name, after(2)), first_cards)),
        Situation(f"{name} refusal", table(at(many, name, after(9) if is_rummy else tight), refused)),
        Situation(f"{name} hint", table(at(few, name, after(6)), hinted)),
        Situation(f"{name} card asked about", table(at(few, name, after(2)), asked)),
        Situation(f"{name} menu", table(at(few, name, after(2)), menu)),
        Situation(f"{name} long names", table(named_long(many, name))),
        Situation(f"{name} curtain", table(at("h" * len(few), name, after(3)))),
        Situation(f"{name} type of 150 %", table(at(many, name, after(5)), text=150)),
        Situation(f"{name} type of 200 %", table(at(many, name, after(5)), text=200)),
        Situation(f"{name} settlement", table(played(many, name, lambda match: match.outcome is not None))),
        Situation(f"{name} end", table(played(few, name, lambda match: match.end is not None))),
        Situation(f"{name} look back", look_back(played(many, name, lambda match: match.outcome is not None))),
    ]


SITUATIONS = (
    *SCREENS,
    *(Situation(name, opens) for name, opens in ROOMS.items()),
    *(situation for name, tables in TABLES.items() for situation in of_game(name, tables)),
    *(
        Situation(f"{name} {what}", table(at(kinds, name, may_bet), act))
        for name, kinds in (("haggis", "hb"), ("team", "hbbb"))
        for what, act in (("bet asked about", armed), ("bet lapsing", lapsing))
    ),
    Situation("haggis bomb's trick given", table(at("hbb", "haggis", choosing))),
    Situation("haggis wild cards on the table", table(at("hbb", "haggis", stood_in))),
    Situation("team wild cards on the table", table(at("hbbb", "team", stood_in))),
    Situation("team two passes between cards", table(at("hbbb", "team", passed_twice))),
    *OVERLAYS,
    *PHONES,
    *STATES,
)
