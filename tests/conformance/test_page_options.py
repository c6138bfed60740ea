"""The page checks options before the engine is up: it must judge every value as the engine does."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.app import App
from app.matches.new_match import NewMatch, accepted
from app.screens import SCREENS
from engine.core import registry
from engine.core.match import AnyGame, all_options
from engine.core.options import BadOption, Option, settle
from engine.host import Host
from tests.app.fake_dom import FakeDom

each_game = pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)

HELLO = json.loads(str(Host(now=lambda: 0.0).ask('{"id": 0, "op": "hello"}')))["ok"]
SPELT = ("", " ", "0", "00", "on", "off", "ON", "-1", "+1", "1.0", "1e3", "1 0", "1_0", "²", "١٠", "9" * 9, "1" * 10)


def said(game: AnyGame) -> dict[str, Any]:
    """Returns what the engine tells the page about a game."""
    found: dict[str, Any] = next(one for one in HELLO["games"] if one["name"] == game.name)
    return found


def engines(option: Option, text: str) -> str | None:
    try:
        return option.value(text)
    except BadOption:
        return None


def values(option: Option) -> list[str]:
    """Returns all values that an option names, the numbers in and around its range, and oddly spelt ones."""
    low, high = option.range or (0, 0)
    numbers = range(max(low - 2, -1), high + 3)
    return [*option.choices, *option.words, *map(str, numbers), *(f"0{number}" for number in numbers), *SPELT]


@each_game
def test_the_page_takes_what_the_engine_takes(game: AnyGame) -> None:
    options = all_options(game)
    assert [option["name"] for option in said(game)["options"]] == [option.name for option in options]
    for option, told in zip(options, said(game)["options"], strict=True):
        for text in values(option):
            assert accepted(told, text) == engines(option, text), (option.name, text)


@each_game
@given(text=st.one_of(st.text(max_size=4), st.integers(-9, 10**10).map(str)))
def test_the_page_takes_no_other_text_either(game: AnyGame, text: str) -> None:
    for option, told in zip(all_options(game), said(game)["options"], strict=True):
        assert accepted(told, text) == engines(option, text), option.name


@each_game
@given(data=st.data())
def test_what_the_page_asks_for_settles_to_what_it_shows(game: AnyGame, data: st.DataObject) -> None:
    dom = FakeDom(files={"hello.json": json.dumps(HELLO)})
    app = App(dom, SCREENS)
    app.start()
    new = NewMatch(app, said(game))
    new.set_seats(str(data.draw(st.sampled_from(game.seats))))
    for option in all_options(game):
        new.set_option(option.name, data.draw(st.sampled_from(values(option))))
    shown = {option["name"]: new.value(option) for option in new.applying()}
    assert dict(settle(all_options(game), new.chosen_options(), new.seats).values) == shown
