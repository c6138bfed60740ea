"""Texts that would run scripts elsewhere, put into every input of the real site: they are shown, and nothing runs."""

import json
import re
import tomllib
from collections.abc import Iterator, Sequence
from itertools import batched
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Dialog, Page, expect

from app.browser.storage import REVIEW_RULES
from app.replay.past_deal import PastDeal
from engine.core.match import Match
from tests.app.real_engine import Engine
from tests.e2e.matches import alone, find, seats_of
from tests.e2e.profile import Profile
from tests.e2e.table import Table
from tests.e2e.test_replay import over

_CORPUS = tomllib.loads((Path(__file__).parents[1] / "payloads.toml").read_text())["payload"]
PAYLOADS = [entry["text"].replace("\0", "") for entry in _CORPUS]
NAME = "<svg onload=pwned=1>"  # what fits into a name
CHAIR = {"kind": "human", "name": NAME, "bot": NAME, "level": NAME}
SETUP = {"game": "haggis", "games": {"haggis": {"seats": 2, "chairs": [CHAIR, CHAIR], "options": {"target": NAME}}}}
# What Talon never makes: elements or addresses that load or run something, handlers as attributes.
_STRANGE = """() => [...document.querySelectorAll("body *")].filter((element) =>
  [...element.attributes].some(({ name }) => /^on|^srcdoc$|^formaction$/i.test(name)) ||
  element.matches("iframe, object, embed, base, meta, link, style, math, video, audio, marquee, animate") ||
  element.matches("img, script:not([type]), [href^='javascript:' i], [href*='evil'], [src*='evil']")
).map((element) => element.outerHTML)"""


@pytest.fixture
def nothing_runs(profile: Profile) -> Iterator[list[str]]:
    """Fails the test if a dialog opens, or anything on a page is strange or has set `pwned`; yields the dialogs."""
    heard: list[str] = []

    def tell(dialog: Dialog) -> None:
        heard.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def watch(page: Page) -> None:
        page.on("dialog", tell)

    profile.context.on("page", watch)
    yield heard
    profile.context.remove_listener("page", watch)
    assert heard == []
    for page in profile.tabs():
        assert page.evaluate("globalThis.pwned ?? 'nothing ran'") == "nothing ran"
        assert page.evaluate(_STRANGE) == []


def some(match: Match) -> bool:
    """Returns whether seat 0 is to play, with a few moves made."""
    return alone(match) and match.plies > 4


def review_of(match: Match, texts: Sequence[str]) -> dict[str, Any]:
    """Returns a review of seat 0 in a match's first deal, sound in form, whose words are these texts."""
    told = Engine().ask("moves", record=match.text, deal=1)
    deal = PastDeal(1, told["moves"], told["tricks"])
    plies = deal.decisions(0)
    labels = [{"code": "review/why", "args": {"told": text, "why": text}} for text in texts]
    common = {"class": "blunder", "accuracy": 0, "value": None, "open": labels[0], "open_loss": None}
    decisions = [
        {"ply": ply, "loss": 9, "played": labels[at], "best": labels[at + 1], "reasons": [labels[at + 2]], **common}
        for ply, at in zip(plies, range(0, len(labels) - 2, 3), strict=False)
    ]
    left = {"left": [], "seen": len(plies), "unknown": len(plies) - len(decisions)}
    return {"rules": REVIEW_RULES, "sign": deal.sign, "decisions": decisions, **left}


def shown(page: Page, text: str) -> None:
    """Waits until a text can be read on a page, with its spaces collapsed as in a browser."""
    words = re.sub(r"\s+", " ", text).strip()
    page.wait_for_function("(words) => document.body.innerText.replace(/\\s+/g, ' ').includes(words)", arg=words)


def unharmed(page: Page) -> None:
    """Checks that there is nothing strange on a page."""
    assert page.evaluate(_STRANGE) == []


@pytest.mark.usefixtures("nothing_runs")
def test_titles_and_names_of_saved_matches(profile: Profile) -> None:
    # As another tab, a shared device or an old bug may have left them in the storage.
    match = find(seats_of("hb"), some)
    for number, text in enumerate(PAYLOADS):
        profile.lay(match, f"m{number}", title=text, scores=[text, 0])
    page = profile.open("#saved")
    page.locator(".matches [data-act=open]").nth(29).wait_for()
    while page.locator("[data-act=list-more]").is_visible():  # a long list is shown in parts
        page.locator("[data-act=list-more]").evaluate("button => button.click()")
        page.wait_for_timeout(200)
    for text in PAYLOADS:
        shown(page, text)
    unharmed(page)
    shown(profile.open(), PAYLOADS[0])


@pytest.mark.usefixtures("nothing_runs")
def test_a_name_that_is_typed_and_a_title_that_is_given(profile: Profile) -> None:
    table = profile.at(profile.open("#newgame/haggis"))
    page = table.page
    page.get_by_label("Name").first.fill(NAME)
    table.press("Deal")
    table.wait("turn")
    assert NAME in page.inner_text("body")
    unharmed(page)
    page.goto(profile.visit.url + "#saved")
    page.reload()
    profile.visit.usable(page)
    table.press(re.compile("^More for"))
    table.press("Name and tags")
    page.get_by_label("Name of this match").fill(PAYLOADS[5])
    page.get_by_role("textbox", name="Tags").fill(PAYLOADS[5])
    table.press("Save")
    shown(page, PAYLOADS[5][:40])


@pytest.mark.rota("texts from outside")
@pytest.mark.usefixtures("nothing_runs")
def test_a_text_that_is_brought_in(profile: Profile, tmp_path: Path) -> None:
    # Names, unknown tags and options, invalid lines, the name of the file itself.
    text = find(seats_of("hb"), some).text
    quoted = [payload.replace("\\", "\\\\").replace('"', '\\"') for payload in PAYLOADS]
    strange = [f'[Site{number} "{payload}"]' for number, payload in enumerate(quoted)]
    for payload in (NAME, '"><svg onload=1>'):
        spoilt = text.replace("human:Anna", "human:" + payload.replace('"', '\\"'))
        spoilt = spoilt.replace("\n\n", "\n" + "\n".join(strange) + "\n\n", 1) + "\n".join(PAYLOADS)
        table = profile.at(profile.open("#saved"))
        table.press("Import")
        file = tmp_path / "<img src=x onerror=alert(1)>.txt"
        file.write_text(spoilt, "utf-8")
        with table.page.expect_file_chooser() as chosen:
            table.press("Choose a file")
        chosen.value.set_files(file)
        table.button("Add to saved games").wait_for()
        shown(table.page, payload)
        unharmed(table.page)
        table.press("Add to saved games")
        table.page.wait_for_selector("#t-hand .hand")
        shown(table.page, payload)
        unharmed(table.page)
        table.page.close()


@pytest.mark.usefixtures("nothing_runs")
def test_a_text_that_is_no_match_at_all(profile: Profile) -> None:
    table = profile.at(profile.open("#saved"))
    table.press("Import")
    for text in ("\n".join(PAYLOADS), PAYLOADS[0], '[Game "<script>alert(1)</script>"]\n[Deal "<b>"]'):
        table.page.get_by_role("textbox").fill(text)
        table.press("Read")
        table.page.get_by_role("alert").wait_for()
        unharmed(table.page)


@pytest.mark.rota("texts from outside")
@pytest.mark.usefixtures("nothing_runs")
def test_addresses(profile: Profile) -> None:
    profile.lay(find(seats_of("hb"), some))
    page = profile.open()
    for number, text in enumerate(PAYLOADS[::3]):
        for address in (f"#table/{text}", f"#{text}", f"#rules/{text}"):
            page.evaluate("(address) => { location.hash = address; }", address)
            unharmed(page)
            if number % 4 == 0:
                opened = profile.open(address)
                unharmed(opened)
                opened.close()


@pytest.mark.rota("texts from outside")
@pytest.mark.usefixtures("nothing_runs")
def test_whatever_lies_in_the_storage(profile: Profile) -> None:
    table = profile.table(find(seats_of("hb"), some))
    table.wait("turn")
    table.page.evaluate("dispatchEvent(new Event('pagehide'))")  # the picture is kept
    kept = profile.stored()
    assert any(key.startswith("talon.look.") for key in kept)
    table.page.close()
    for key, text in kept.items():
        if not key.startswith("talon.match."):
            profile.put(key, re.sub(r'("(?:name|total|points|bot)": ?)("[^"]*"|\d+)', rf'\1"{NAME}"', text))
    profile.put("talon.setup", json.dumps(SETUP))
    for path in ("", "#settings", "#newgame/haggis", "#saved", "#table/m1"):
        unharmed(profile.open(path))
    page = profile.tabs()[-1]
    expect(page.locator("#t-hand .hand")).to_be_visible()
    Table(page, touch=profile.touch).wait("turn")
    unharmed(page)


@pytest.mark.rota("texts from outside")
@pytest.mark.usefixtures("nothing_runs")
def test_a_review_that_was_tampered_with(profile: Profile) -> None:
    match = over("haggis")
    profile.lay(match)
    for texts in batched(PAYLOADS + PAYLOADS[:6], 9):
        kept = json.dumps(review_of(match, texts))
        profile.put("talon.review.m1.1.0", kept)
        page = profile.open("#replay/m1/1/review")
        for text in texts:
            shown(page, text)
        unharmed(page)
    for name in ("class", "accuracy"):
        spoilt = json.loads(kept)
        spoilt["decisions"][0][name] = NAME
        profile.put("talon.review.m1.1.0", json.dumps(spoilt))
        page = profile.open("#replay/m1/1/review")
        expect(page.locator(".review-work")).to_be_visible()  # it is made anew
        assert NAME not in page.inner_text("body")
        unharmed(page)
