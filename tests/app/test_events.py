"""Events of the page: unpacked from JavaScript's messages, passed to every listener, never raising."""

import json

from app.browser.events import Events


def listening(*kinds):
    """Returns events, a list of what listeners are told, and a list of reported errors."""
    errors = []
    told = []
    events = Events(errors.append)

    def handler(kind):
        return lambda *arguments: told.append((kind,) + arguments)

    for kind in kinds:
        events.listen(kind, handler(kind))
    return events, told, errors


def test_what_javascript_says_is_unpacked_by_its_kind():
    events, told, errors = listening("act", "field", "key", "pop", "stored", "hide")
    events.unpack("act", json.dumps({"act": "move", "move": "7r"}))
    events.unpack("field", json.dumps({"field": "pace", "value": "fast", "final": True, "seat": "1"}))
    events.unpack("key", json.dumps({"key": "S", "mods": "shift", "data": {}}))
    events.unpack("pop", "2")
    events.unpack("stored", "talon.settings")
    events.unpack("hide", "")
    assert told == [
        ("act", "move", {"move": "7r"}),
        ("field", "pace", "fast", {"seat": "1"}, True),
        ("key", "S", {}, "shift"),
        ("pop", 2),
        ("stored", "talon.settings"),
        ("hide",),
    ]
    assert errors == []


def test_a_key_has_been_handled_where_one_of_those_that_listen_says_so():
    events, _, _ = listening()
    key = json.dumps({"key": "S", "mods": "", "data": {}})
    assert events.unpack("key", key) is False
    events.listen("key", lambda *_: True)
    events.listen("key", lambda *_: None)
    assert events.unpack("key", key) is True


def test_an_error_is_reported_and_goes_no_further():
    events, _, errors = listening()
    events.listen("later", lambda: 1 // 0)
    assert events.tell("later") is False
    assert events.guard(int, "none") is False
    assert [type(error) for error in errors] == [ZeroDivisionError, ValueError]
    assert events.guard(int, "7") == 7
