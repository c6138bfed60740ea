"""One person at the table by keyboard: keys, where the focus goes, what is said aloud."""

from app.table.keys import neighbour
from app.table.state.shortcuts import SHORTCUTS
from tests.app.melds_rig import opened
from tests.app.samples_table import BETS, PAIR, bots_turn, over, slot, table, text
from tests.app.table_rig import Rig, alone, event, nines, seat


def step(rig, key, here):
    """Presses an arrow key on a card."""
    return rig.dom.emit("key", key, {"act": "card", "key": here}, "")


def test_keys_pass_sort_clear_and_open():
    rig = alone()
    rig.tap("c7r")
    assert rig.dom.key("Escape")
    assert rig.scene.selection.keys == []
    assert not rig.dom.key("Escape")
    assert rig.dom.key("s")
    assert rig.scene.order == "suit"
    assert rig.dom.key("l")
    assert rig.dom.sheet_open
    rig.app.close()
    assert rig.dom.key("P")
    rig.pump()
    assert rig.ops("play")[0]["move"] == "pass"
    assert not rig.dom.key("x")
    assert not rig.dom.key("p", "ctrl")


def _helped(rig):
    """Returns what the help on keys lists: the keys by what they do, in order."""
    assert rig.dom.key("?")
    rows = rig.dom.html["sheet"].split("<dt>")[1:]
    rig.app.close()
    found = {}
    for row in rows:
        done, _, caps = row.partition("</dt><dd>")
        found[done] = [cap.partition("</kbd>")[0] for cap in caps.split("<kbd>")[1:]]
    return found


def test_the_help_names_every_key_that_does_something_here_and_no_other():
    climbing, rummy = _helped(alone()), _helped(opened())
    assert climbing["key-pass"] == ["P"]
    assert climbing["key-tricks"] == ["T"]
    assert climbing["key-play"] == ["cap-ctrl", "cap-enter"]
    assert sorted(set(climbing) - set(rummy)) == ["key-pass", "key-tricks"]
    assert sorted(set(rummy) - set(climbing)) == ["key-melds", "key-shift"]
    both = dict(climbing)
    both.update(rummy)
    shown = {"key-" + code: keys.split(" ") for keys, code in SHORTCUTS}
    assert both == {done: [key if len(key) == 1 else "cap-" + key.lower() for key in shown[done]] for done in shown}
    rig = alone()
    _helped(rig)
    l10n = rig.app.l10n
    assert all(l10n.has(code) for done in both for code in [done] + both[done] if len(code) > 1)
    for begin, helped in ((alone, climbing), (opened, rummy)):
        for keys in helped.values():
            if len(keys) == 1 and len(keys[0]) == 1:
                assert begin().dom.key(keys[0]), keys


def test_the_help_opens_once_when_its_room_arrives_and_says_why_if_it_does_not():
    rig = alone()
    rig.dom.slow_rooms = []
    assert rig.dom.key("?")
    assert rig.dom.key("?")
    assert not rig.dom.sheet_open
    for room in rig.dom.slow_rooms:
        rig.dom.emit("room", room, {})
    assert len(rig.app.sheets) == 1
    assert "key-pass" in rig.dom.html["sheet"]
    rig = alone()
    rig.dom.away["rules"] = {"error": "offline", "code": "download/offline", "args": {}}
    assert rig.dom.key("?")
    assert not rig.dom.sheet_open
    assert "download-offline" in rig.dom.html["toast"]


def test_control_enter_plays_what_is_chosen():
    rig = alone(touches=nines)
    assert not rig.dom.key("Enter", "ctrl")
    rig.tap("c9r")
    rig.tap("c9y")
    assert rig.dom.key("Enter", "ctrl")
    rig.pump()
    assert rig.ops("play")[0]["move"] == "9r 9y"


def test_control_enter_plays_what_a_hint_points_at_and_asks_before_a_bet():
    rig = alone(looks=lambda viewer: table(viewer, actions=[BETS[2]]))
    rig.hints = [{"move": "9r 9y", "value": 1, "action": PAIR, "reasons": []}]
    rig.press("hint")
    assert rig.dom.key("Enter", "ctrl")
    rig.pump()
    assert rig.ops("play")[0]["move"] == "9r 9y"
    rig.hints = [{"move": "bet 30", "value": 1, "action": BETS[2], "reasons": []}]
    rig.press("hint")
    assert rig.dom.key("Enter", "ctrl")
    rig.pump()
    assert len(rig.ops("play")) == 1
    assert "table-bet-sure" in rig.region("bar")
    assert rig.dom.said[-1] == "table-bet-sure"
    assert rig.dom.key("Enter", "ctrl")
    rig.pump()
    assert rig.ops("play")[1]["move"] == "bet 30"


def test_arrows_go_through_the_hand():
    rig = alone()
    rig.dom.places = {"c2r": (0, 0, 50, 70), "c3y": (50, 0, 50, 70), "c8o": (0, 75, 50, 70), "c8r": (55, 75, 50, 70)}
    assert step(rig, "ArrowRight", "c2r")
    assert rig.dom.focus_now == '.hand [data-key="c3y"]'
    assert step(rig, "ArrowDown", "c3y")
    assert rig.scene.focus == "c8r"
    assert step(rig, "ArrowUp", "c8r")
    assert rig.scene.focus == "c3y"
    assert step(rig, "End", "c3y")
    assert rig.scene.focus == "cK"
    assert not step(rig, "ArrowRight", "cK")
    assert step(rig, "Home", "cK")
    assert rig.scene.focus == "c2r"


def sentences(before, item):
    """Returns two texts as they are said one after the other."""
    return f"list-sentence{{before={before},item={item}}}"


def test_events_are_told_in_order_and_what_to_do_last():
    rig = alone()
    rig.events = [event("pass", "log/pass", seat=0), event("capture", "log/taken", seat=1)]
    rig.looks = bots_turn
    rig.held = ["think"]
    rig.press("move", move="pass")
    assert rig.dom.said[-1] == sentences("log-pass{seat=Anna,seat_you=yes}", "log-taken{seat=Béla,seat_you=no}")
    rig.looks = table
    rig.events = [event("pass", "log/pass", seat=1)]
    rig.wait(2000)
    rig.let("think")
    rig.wait(1500)
    assert rig.dom.said[-1] == sentences("log-pass{seat=Béla,seat_you=no}", "beat-set{rank=8,width=2}")


def test_a_table_that_opens_says_what_to_do_and_a_new_hand_who_leads():
    assert alone().dom.said == ["beat-set{rank=8,width=2}"]
    rig = alone(looks=over)
    fresh = bots_turn(0)
    fresh.update({"deal": 4, "ply": 0, "log": [{"ply": 0, "seat": 1, "text": text("log/deal", seat=0), "cards": []}]})
    rig.looks = lambda viewer: fresh
    rig.held = ["think"]
    rig.press("next")
    assert rig.dom.said[-1] == "log-deal{seat=Anna,seat_you=yes}"


def test_a_bet_that_asks_once_more_takes_the_focus_along():
    rig = alone(looks=lambda viewer: table(viewer, actions=[BETS[2]]))
    keys = iter(["bet:bet 30", ""])
    rig.dom.focused = lambda: next(keys, "")
    there = [".bets .btn-primary", ".hand [tabindex='0']", ".bets button"]
    rig.dom.focus = lambda selector: selector in there and (setattr(rig.dom, "focus_now", selector) or True)
    rig.press("bet", move="bet 30")
    assert rig.dom.focus_now == ".bets .btn-primary"
    rig.press("disarm")
    assert rig.dom.focus_now == ".bets button"


def test_cards_chosen_before_the_engine_is_up_are_said_to_wait():
    rig = Rig([seat("Anna"), seat("Béla", True)], look=table(0, of=len("record 0"))).open(ready=False)
    assert 'data-act="idle"' in rig.region("bar")
    rig.tap("c7r")
    assert "table-moment" in rig.region("bar")
    rig.ready()
    assert "table-moment" not in rig.region("bar")


def test_the_focus_goes_on_to_the_hand_when_its_button_has_gone():
    rig = alone()
    rig.dom.focus_now = "bar:pass"
    keys = iter(["bar:pass", "", "", ""])
    rig.dom.focused = lambda: next(keys, "")
    rig.tap("c7r")
    assert rig.dom.focus_now == ".curtain .btn-primary"  # the fake can focus anything: it takes the first


def test_a_focus_that_found_no_place_finds_one_as_soon_as_there_is_one():
    rig = alone()
    keys = iter(["bar:pass", ""])
    rig.dom.focused = lambda: next(keys, "")
    rig.dom.focus = lambda selector: False
    rig.tap("c7r")
    taken = []
    rig.dom.focus = lambda selector: taken.append(selector) or True
    rig.tap("c7r")
    assert taken == [".curtain .btn-primary"]
    rig.tap("c7r")
    assert len(taken) == 1


def test_a_card_of_a_new_hand_takes_the_reach_of_the_tab_key_when_the_old_one_has_gone():
    rig = alone()
    rig.tap("c7r")
    model = table(0)
    model["zones"][0]["slots"] = [slot("2r"), slot("9r")]
    rig.looks = lambda viewer: model
    rig.press("move", move="pass")
    assert 'tabindex="0"' in rig.region("hand")


def test_p_passes_only_where_one_can():
    rig = alone(looks=lambda viewer: table(viewer, actions=[PAIR]))
    assert not rig.dom.key("p")
    rig.pump()
    assert rig.ops("play") == []


def test_arrows_lead_nowhere_from_a_card_that_is_gone_and_past_one_that_lies_nowhere():
    rects = {"a": (0, 0, 40, 60), "b": (50, 0, 40, 60), "d": (0, 60, 40, 60)}
    keys = ["a", "b", "c", "d"]
    assert neighbour(keys, rects, "gone", "ArrowLeft") is None
    assert neighbour(keys, rects, "a", "PageDown") is None
    assert neighbour(keys, rects, "c", "ArrowDown") is None
    assert neighbour(keys, rects, "b", "ArrowDown") == "d"
    assert neighbour(keys, rects, "d", "ArrowUp") == "a"
    assert (neighbour(keys, rects, "b", "Home"), neighbour(keys, rects, "b", "End")) == ("a", "d")
