"""The history follows screens and sheets; the back gesture undoes the last step."""

from app.browser.history import History, parse, route, way_to
from tests.app.fake_dom import FakeDom


class Shell:
    """Wants history entries and steps back, as the app does."""

    def __init__(self, entries, address="#"):
        self.entries = entries
        self.dom = FakeDom()
        self.dom.entries = [address]
        self.backs = []
        self.history = History(self.dom, lambda: list(self.entries), self.on_back, self.on_address)

    def on_back(self, depth):
        self.backs.append(depth)
        self.entries = self.entries[: depth + 1]

    def on_address(self, address):
        if address != "#nowhere":
            self.entries = self.entries[:1] if address == "#" else self.entries + ["screen " + address]

    def want(self, *entries):
        self.entries = list(entries)
        self.history.settle()
        self.dom.advance(0)


def _shell(*entries, address="#", depth=-1):
    shell = Shell(list(entries), address)
    shell.history.begin(depth)
    shell.dom.advance(0)
    return shell


HOME, TABLE, SHEET, RULES = "screen #", "screen #table/a", "sheet #table/a", "screen #rules"


def test_routes_are_read_as_they_are_written():
    for name, params in (("home", {}), ("table", {"id": "a1"}), ("settings", {})):
        assert parse(route(name, params)) == (name, params)
    assert parse("") == ("home", {})


def _screens(way, depth, address):
    dom = FakeDom()
    dom.entries, dom.depths, dom.way_here = [address], {0: depth}, way
    return [name for name, _ in way_to(dom, lambda name: name != "nowhere")]


def test_a_page_that_is_loaded_again_knows_the_screens_below():
    assert _screens(["#", "#table/a", "#settings"], 2, "#settings") == ["home", "table", "settings"]
    assert _screens(["#", "#table/a", "#table/a"], 2, "#table/a") == ["home", "table"]  # a sheet was open
    assert _screens(["#", "#nowhere", "#settings"], 2, "#settings") == ["home", "settings"]
    assert _screens(["#", "#table/a", "#table/b"], 2, "#table/b") == ["home", "table", "table"]
    assert _screens(["#"], 0, "#") == ["home"]


def test_a_way_that_is_not_known_whole_is_none():
    assert _screens([], -1, "#settings") == ["home", "settings"]
    assert _screens(["#table/a", "#settings"], 2, "#settings") == ["home", "settings"]


def test_each_screen_and_the_sheet_is_an_entry():
    shell = _shell(HOME)
    shell.want(HOME, TABLE)
    shell.want(HOME, TABLE, SHEET)
    assert shell.dom.entries == ["#", "#table/a", "#table/a"]
    assert shell.dom.here == 2


def test_going_back_tells_the_app_how_far():
    shell = _shell(HOME)
    shell.want(HOME, TABLE)
    shell.want(HOME, TABLE, SHEET)
    shell.dom.swipe_back()
    shell.dom.swipe_back()
    assert shell.backs == [1, 0]
    assert shell.dom.here == 0


def test_going_back_from_a_screen_that_has_no_entry_yet_leaves_that_screen():
    shell = _shell(HOME)
    shell.want(HOME, RULES)
    shell.entries = [HOME, RULES, TABLE]
    shell.dom.swipe_back()
    shell.dom.advance(0)
    assert shell.entries == [HOME, RULES]
    assert shell.dom.entries[: shell.dom.here + 1] == ["#", "#rules"]


def test_a_sheet_closed_by_hand_takes_its_entry_along():
    shell = _shell(HOME)
    shell.want(HOME, TABLE)
    shell.want(HOME, TABLE, SHEET)
    shell.want(HOME, TABLE)
    assert shell.dom.here == 1
    assert shell.backs == []


def test_a_screen_in_place_of_a_sheet_takes_over_its_entry():
    shell = _shell(HOME)
    shell.want(HOME, SHEET)
    shell.want(HOME, RULES)
    assert shell.dom.entries == ["#", "#rules"]
    assert shell.dom.here == 1


def test_several_entries_are_gone_back_at_once_and_one_is_replaced():
    shell = _shell(HOME)
    shell.want(HOME, RULES)
    shell.want(HOME, RULES, TABLE)
    shell.want(HOME, RULES, TABLE, SHEET)
    shell.want(HOME, "screen #settings")
    assert shell.dom.entries[: shell.dom.here + 1] == ["#", "#settings"]
    shell.want(HOME)
    assert shell.dom.here == 0


def test_forward_leads_nowhere():
    shell = _shell(HOME)
    shell.want(HOME, RULES)
    shell.dom.swipe_back()
    shell.dom.go(1)
    shell.dom.advance(0)
    assert shell.dom.here == 0
    assert shell.entries == [HOME]


def test_a_link_into_the_app_gets_home_under_it():
    shell = _shell(HOME, TABLE, address="#table/a")
    assert shell.dom.entries == ["#", "#table/a"]
    shell.dom.swipe_back()
    assert shell.entries == [HOME]


def test_a_reloaded_page_keeps_the_entries_it_has():
    shell = Shell([HOME, TABLE])
    shell.dom.entries = ["#", "#table/a", "#table/a"]
    shell.dom.here = 2
    shell.dom.depths = {0: 0, 1: 1, 2: 2}
    shell.history.begin(2)
    shell.dom.advance(0)
    assert shell.dom.here == 1, "the entry of the sheet that was open is gone back over"
    shell.dom.swipe_back()
    assert shell.entries == [HOME]


def test_a_typed_address_is_gone_to_and_back_from():
    shell = _shell(HOME)
    shell.want(HOME, TABLE)
    shell.dom.type_address("#rules")
    shell.dom.advance(0)
    assert shell.entries == [HOME, TABLE, RULES]
    assert shell.dom.entries == ["#", "#table/a", "#rules"]
    shell.dom.swipe_back()
    assert shell.entries == [HOME, TABLE]
    assert shell.dom.address() == "#table/a"


def test_a_typed_address_of_home_leaves_no_entry_behind():
    shell = _shell(HOME)
    shell.want(HOME, TABLE)
    shell.dom.type_address("#")
    shell.dom.advance(0)
    assert shell.dom.here == 0
    assert shell.backs == []


def test_a_typed_address_of_nothing_is_taken_back():
    shell = _shell(HOME)
    shell.want(HOME, TABLE)
    shell.dom.type_address("#nowhere")
    shell.dom.advance(0)
    assert shell.dom.address() == "#table/a"
    assert shell.entries == [HOME, TABLE]


def test_an_address_typed_while_the_last_one_is_taken_back_is_gone_to():
    shell = _shell(HOME)
    shell.dom.type_address("#nowhere")
    shell.dom.type_address("#rules")
    shell.dom.advance(0)
    assert shell.entries == [HOME, RULES]
    assert shell.dom.entries[: shell.dom.here + 1] == ["#", "#rules"]
    shell.dom.swipe_back()
    assert (shell.entries, shell.dom.here) == ([HOME], 0)


def test_an_address_typed_while_a_step_back_is_on_its_way_from_where_it_began():
    # Chromium counts a step back from the entry that was open when it was requested, whatever has come since.
    shell = _shell(HOME)
    shell.dom.type_address("#nowhere")
    shell.dom.type_address("#rules")
    shell.dom.pops = [-2]
    shell.dom.advance(0)
    assert shell.entries == [HOME, RULES]
    assert shell.dom.entries == ["#", "#rules"]
    shell.dom.swipe_back()
    assert (shell.entries, shell.dom.here) == ([HOME], 0)
