"""How to play together: where it is found, and what it leaves open."""

from app.rules.together import PARTS
from tests.app.samples_shell import start


def told(html):
    """Checks that all of it is in some HTML."""
    for part in PARTS:
        assert f"together-{part}<" in html
        assert f"together-{part}.body" in html


def test_it_is_a_page_of_the_rules_from_which_a_table_is_set_up_or_joined():
    app, dom = start()
    app.go("rules", id="haggis")
    dom.press("go", to="together")
    assert dom.screen == "together"
    told(dom.shown())
    dom.press("go", to="join")
    assert dom.screen == "join"
    app.go("together")
    dom.press("go", to="newgame")
    assert dom.screen == "newgame"


def test_whoever_sets_a_table_up_reads_it_without_losing_their_choices():
    app, dom = start()
    app.go("newgame", id="haggis")
    assert "together" not in dom.shown()
    dom.emit("field", "kind", "remote", {"seat": "1"}, True)
    dom.press("together")
    told(dom.html["sheet"])
    app.close()
    assert "several-phones" in dom.shown()
    assert dom.screen == "newgame"


def test_the_page_of_a_guest_leads_to_it():
    app, dom = start()
    app.go("join")
    dom.press("go", to="together")
    assert dom.screen == "together"


def test_home_leads_to_the_tables_of_others():
    app, dom = start()
    app.go("home")
    dom.press("go", to="join")
    assert dom.screen == "join"
