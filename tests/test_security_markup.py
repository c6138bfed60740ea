"""No text from outside becomes markup: payloads go through every input, and the app's HTML is checked."""

import copy
import json
import re
import tomllib
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from app.browser.storage import PREFIX
from app.markup.html import button, esc, tag
from app.saves import pack
from tests.app.fake_late import ADDRESS
from tests.app.fake_late import pack as pack_link
from tests.app.fake_storage import FakeStorage
from tests.app.samples_shell import RECORD, create, meta, start
from tests.app.samples_table import over, table
from tests.app.table_rig import Rig, seat
from tests.sampling import daily

PAYLOADS = [
    entry["text"] for entry in tomllib.loads(Path(__file__).with_name("payloads.toml").read_text())["payload"]
]
SHARP = '\'"><img src=x onerror=alert(1)> onfocus=alert(1) x="'  # breaks out of either kind of quotes, or of none
ELEMENTS = re.compile(
    r"a|article|aside|b|button|circle|dd|details|div|dl|dt|fieldset|figcaption|figure|form|h1|h2|h3|hr|img|input|kbd|"
    r"label|legend|li|main|nav|ol|option|p|pre|progress|section|select|small|span|strong|summary|svg|table|tbody|td|"
    r"textarea|tfoot|th|thead|tr|ul|use"
)
ATTRIBUTES = re.compile(
    r"(aria|data)-[a-z-]+|accept|autocomplete|checked|class|colspan|cx|cy|disabled|enterkeyhint|for|height|hidden|href|"
    r"id|inputmode|lang|max|maxlength|min|name|open|pattern|placeholder|r|reversed|role|rows|scope|selected|spellcheck|src|step|"
    r"tabindex|title|type|value|viewbox|width|alt|autocapitalize"
)
ADDRESSES = re.compile(r"#(i|suit|card|court|wild|mark)-[\w-]*|#logo|\./licenses\.html#[\w-]+")


class Judge(HTMLParser):
    """A parser of HTML: `found` lists markup that the app never writes, `text` is the text of the page."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if not ELEMENTS.fullmatch(tag):
            self.found.append(f"<{tag}>")
        for name, value in attrs:
            if not ATTRIBUTES.fullmatch(name):
                self.found.append(f"<{tag} {name}>")
            if name in {"href", "src"} and not ADDRESSES.fullmatch(value or ""):
                self.found.append(f"<{tag} {name}={value}>")

    def handle_data(self, data: str) -> None:
        self.text += data

    def handle_comment(self, data: str) -> None:
        self.found.append(f"<!--{data}-->")

    def handle_decl(self, decl: str) -> None:
        self.found.append(f"<!{decl}>")

    def unknown_decl(self, data: str) -> None:
        self.found.append(f"<![{data}]>")

    def handle_pi(self, data: str) -> None:
        self.found.append(f"<?{data}>")


def judge(html: str) -> Judge:
    """Parses HTML to its end."""
    found = Judge()
    found.feed(html)
    found.close()
    return found


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yields the path to every text and number within JSON."""
    if isinstance(value, dict | list):
        for key, item in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(item, (*path, key))
    elif not isinstance(value, bool) and value is not None:
        yield path


def put(value: Any, path: tuple[Any, ...], text: Any) -> Any:
    """Returns a copy of JSON with the leaf at a path replaced."""
    changed = copy.deepcopy(value)
    inner = changed
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = text
    return changed


def drawn(do: Callable[[], str]) -> str:
    """Returns what is drawn, or nothing if the app raises over a value of the wrong type."""
    try:
        return do()
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        return ""


def test_the_judge_sees_what_gets_through() -> None:
    missed = [text for text in PAYLOADS if "<" in text and not judge(f"<p>{text}</p>").found]
    assert missed == [
        "<form name=body><input name=innerHTML></form>",  # the app has forms of its own
        "<scr\0ipt>alert(1)</scr\0ipt>",  # browsers replace that character
    ]
    assert judge(f'<p title="{SHARP}">').found
    assert judge('<a href="javascript:alert(1)">').found
    assert judge("<p>Anna</p>").found == []


@pytest.mark.parametrize("text", PAYLOADS)
def test_what_makes_markup_lets_no_text_out(text: str) -> None:
    shown = text.replace("\0", "\ufffd")
    html = tag("p", esc(text), title=text, data_key=text) + button("act", text, text, text, title=text, more=text)
    found = judge(html)
    assert found.found == []
    assert found.text == shown * 2


@pytest.mark.parametrize("text", PAYLOADS)
def test_names_titles_and_faults_are_shown_as_they_are(text: str) -> None:
    app, dom = start()
    named = [{"kind": "human", "name": text, "level": ""}, {"kind": "bot", "name": "Béla", "level": "club"}]
    match = create(app, RECORD, meta(seats=named))
    create(app, RECORD, meta(title=text))
    for screen in ("home", "saved", "newgame", "settings", "rules", "about"):
        app.go(screen, **({} if screen in ("home", "saved") else {"id": text}))
        assert judge(dom.shown()).found == [], screen
    app.go("saved")
    assert text.replace("\0", "\ufffd") in judge(dom.shown()).text
    for sheet in ("rename", "export"):
        dom.press("more", id=match)
        dom.press(sheet)
        assert judge(dom.shown()).found == [], sheet
        app.close()
        app.close()
    app.toast(text)
    app.say(text)
    app.failed(ValueError(text))
    app.confirm(text, text, text, lambda: None)
    assert judge(dom.shown()).found == []
    app.close()
    dom.boot("failed", text=text)
    assert judge(dom.shown()).found == []


@pytest.mark.parametrize("text", PAYLOADS)
def test_an_imported_text_is_shown_as_it_is(text: str) -> None:
    app, dom = start()
    app.go("saved")
    dom.boot("ready")
    dom.press("import")
    dom.submit("import-text", {"text": text})
    assert judge(dom.shown()).found == []
    lost = [{"line": 3, "text": text, "code": text, "detail": text}]
    seats = [seat(text), seat(text, bot=True)]
    dom.answer(
        "check",
        {"game": "haggis", "seats": seats, "deal": 1, "ply": 2, "lost": lost, "record": text}
        | {"scores": [0, 0], "deal_over": False, "over": False, "options": {text: text}},
    )
    found = judge(dom.shown())
    assert found.found == []
    assert text.replace("\0", "\ufffd") in found.text


@pytest.mark.parametrize("text", PAYLOADS)
def test_an_address_is_shown_as_it_is(text: str) -> None:
    for name in ("table", "rules", "newgame", "saved", "links", "links/deal.1.", text):
        _, dom = start(address=f"#{name}/{text}")
        assert judge(dom.shown()).found == [], name


@pytest.mark.parametrize("text", PAYLOADS)
def test_a_link_is_shown_as_it_is(text: str) -> None:
    record = RECORD.partition("[Deal ")[0] + '[Deal "1"]\n'
    app, dom = start(address=pack_link("#links/deal.1.", record).removeprefix(ADDRESS))
    dom.boot("ready")
    seats = [seat(text), seat(text, bot=True)]
    answer = {"game": "haggis", "seats": seats, "deal": 1, "ply": 2, "lost": [], "record": record}
    dom.answer("check", answer | {"scores": [0, 0], "deal_over": False, "over": False, "options": {text: text}})
    dom.answer("status", {"deals": [{"deal": 1, "plies": 2, "points": [text, 2], "totals": [1, 2]}], "must": []})
    found = judge(dom.shown())
    assert found.found == []
    assert found.text.count(text.replace("\0", "\ufffd")) > 2
    app.go("home")


def test_a_table_shows_names_as_they_are() -> None:
    for text in PAYLOADS:
        views = table()
        for view in views["seats"]:
            view["name"] = text
        rig = Rig([seat(text), seat(text + " 2", bot=True)], look=views)
        rig.looks = lambda *_, views=views: views
        rig.open()
        found = judge(rig.dom.shown())
        assert found.found == []
        assert text[:8].replace("\0", "\ufffd") in found.text


@pytest.mark.parametrize("picture", [table(), over(places=[1, 2])], ids=["playing", "over"])
def test_no_part_of_a_stored_picture_of_a_table_becomes_markup(picture: dict[str, Any]) -> None:
    # Announcements are not HTML: js/say.js writes them as text. So only what is shown is judged.
    reached = 0
    paths = list(leaves(picture))
    chosen = daily(paths, len(paths) // 3)
    for path in chosen:
        look = put(picture, path, SHARP) | {"seat": 0, "of": len("record 0")}

        def show(look: dict[str, Any] = look) -> str:
            rig = Rig([seat("Anna"), seat("Béla", bot=True)], look=look)
            rig.open(ready=False)
            html: str = rig.dom.shown()
            for sheet in ("menu", "log", "score"):
                if rig.dom.find(sheet):
                    rig.dom.press(sheet)
                    html += rig.dom.shown()
                    rig.app.close()
            return html

        html = drawn(show)
        reached += "onerror" in html
        assert judge(html).found == [], path
    assert reached > 8


STORED = {
    "match": meta(title="Sunday", places=[1, 2], created=1, played=1),
    "setup": {
        "game": "haggis",
        "games": {
            "haggis": {
                "seats": 2,
                "chairs": [{"kind": "human", "name": "Anna", "level": "club", "bot": "Béla"}],
                "dealer": "random",
                "options": {"target": "250"},
            }
        },
    },
    "settings": {"theme": "dark", "language": "en", "pace": "slow", "sort": "rank", "suits": "four", "motion": "off"},
    "stats": {"haggis": {"deals": 3, "matches": 2, "won": 1, "best": 250}},
}


@pytest.mark.parametrize("what", STORED)
def test_no_stored_value_becomes_markup(what: str) -> None:
    for path in leaves(STORED[what]):
        for value in (SHARP, [SHARP], {"name": SHARP}):
            changed = put(STORED[what], path, value)
            for screen in ("home", "saved", "newgame", "settings"):

                def show(screen: str = screen, changed: Any = changed) -> str:
                    storage = FakeStorage()
                    for name, stored in (STORED | {what: changed}).items():
                        text = pack(1, stored, RECORD) if name == "match" else json.dumps(stored)
                        storage.texts[f"{PREFIX}match.m.0" if name == "match" else PREFIX + name] = text
                    app, dom = start(storage)
                    app.go(screen, **({"id": "haggis"} if screen == "newgame" else {}))
                    if screen == "saved":
                        dom.press("more", id="m")
                    html: str = dom.shown()
                    return html

                assert judge(drawn(show)).found == [], (path, screen)


def test_no_key_of_the_storage_becomes_markup() -> None:
    for text in PAYLOADS:
        storage = FakeStorage()
        storage.texts[f"{PREFIX}match.{text}.0"] = pack(1, meta(), RECORD)
        storage.texts[f"{PREFIX}match.{text}2.0"] = "broken"
        app, dom = start(storage)
        assert judge(dom.shown()).found == []
        app.go("saved")
        assert judge(dom.shown()).found == []
