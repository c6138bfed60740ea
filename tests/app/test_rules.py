"""The rules: texts into sections, lists and rows of cards."""

from app.markup.rulebook import text_html
from app.texts.words import Words
from tests.app.samples_shell import Probe, start


def _screen():
    app, dom = start()
    app.go("rules", id="haggis")
    return app, dom


def test_a_text_becomes_paragraphs_lists_and_pictures():
    app, _ = _screen()
    html = text_html(Words(app.l10n), "One <b>.\n\n- first\n- second\n((7r 8r, J | A caption))\nEnd.", {})
    assert html.startswith("<p>One &lt;b&gt;.</p><ul><li>first</li><li>second</li></ul><figure")
    assert html.count('class="example-play"') == 2
    assert html.count('role="img"') == 3
    assert "<figcaption>A caption</figcaption>" in html
    assert html.endswith("<p>End.</p>")


def test_cards_in_pictures_have_names_and_points():
    app, _ = _screen()
    app.l10n.load("table")
    html = text_html(Words(app.l10n), "((7r))", {"7r": {"rank": 7, "suit": "r", "points": 1}})
    assert "card-points{card=card-r{rank=7},points=1}" in html
    html = text_html(Words(app.l10n), "((7r=11))", {"7r": {"rank": 7, "suit": "r", "points": 1}})
    assert "card-points{card=card-r{rank=7},points=11}" in html
    assert '<span class="points" aria-hidden="true">11</span>' in html


def test_a_game_without_rules_by_heart_shows_those_of_the_first():
    app, dom = start()
    app.go("rules")
    assert dom.window_title == "window-title{title=rules-of{game=game-haggis}}"


def test_rules_wait_for_the_games_to_be_known():
    app, dom = start(known=False)
    app.go("rules")
    assert "home-waiting" in dom.shown()


def test_the_contents_lead_to_the_sections():
    app, dom = start()
    dom.fluent_add("", False)
    app.go("rules", id="haggis")
    dom._messages["rules-haggis"] = True
    app.l10n.clear_cache()
    # The fake texts are codes: the list of sections is one section named after its own code.
    app.redraw()
    dom.press("section", section="rules-haggis")
    assert dom.focus_now == "#rules-haggis-rules-haggis"


def test_from_a_table_the_rules_are_those_of_its_game_and_lead_back_to_it():
    app, dom = start(table=Probe)
    app.hello["games"].append(dict(app.hello["games"][0], name="team"))
    app.go("table", id="m1")
    app.go("rules", id="team")
    assert 'data-field="game"' not in dom.shown(), "which game is no question"
    for region in ("rules-table", "rules-text"):
        assert "rules-back" in dom.html[region]
    dom.press("back")
    assert (dom.screen, app.screen.params) == ("table", {"id": "m1"})
    app.go("home")
    app.go("rules", id="team")
    assert "rules-back" not in dom.shown()
    assert 'data-field="game"' in dom.shown()
