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


def test_what_has_paused_goes_on_in_the_next_task_step_by_step():
    events, _, errors = listening()
    done = []
    events.pause(lambda: (done.append("first"), events.pause(lambda: done.append("third"))))
    events.pause(lambda: 1 // 0)
    events.pause(lambda: done.append("second"))
    events.go_on()
    assert done == ["first", "second"]
    assert len(errors) == 1
    events.go_on()
    assert done == ["first", "second", "third"]
    events.go_on()  # the message of a pause that an event has ended comes late
    assert done == ["first", "second", "third"]


def test_what_has_paused_is_done_to_its_end_before_an_event_is_answered():
    events, told, _ = listening("later", "act")
    events.pause(lambda: (told.append("step"), events.pause(lambda: told.append("last step"))))
    events.tell("later")
    assert told == ["step", "last step", ("later",)]


def test_what_follows_waits_for_all_that_has_paused_and_keeps_its_order():
    events, told, _ = listening("reply")
    events.follow(events.tell, "reply", "at once")
    events.pause(lambda: (told.append("step"), events.pause(lambda: told.append("last step"))))
    events.follow(events.tell, "reply", "first")
    events.follow(events.pause, lambda: told.append("its own step"))
    events.follow(events.tell, "reply", "second")
    seen = []
    for _ in range(4):
        seen.append(tuple(told))
        told.clear()
        events.go_on()
    first, second = ("reply", "first"), ("reply", "second")
    assert seen == [(("reply", "at once"),), ("step",), ("last step", first), ("its own step", second)]
    assert told == []


def test_an_event_comes_after_what_has_followed():
    events, told, _ = listening("reply", "act")
    events.pause(lambda: told.append("step"))
    events.follow(events.tell, "reply", "")
    events.follow(events.pause, lambda: told.append("its own step"))
    events.tell("act")
    assert told == ["step", ("reply", ""), "its own step", ("act",)]


def test_an_error_in_what_follows_is_reported_and_holds_up_nothing():
    events, told, errors = listening("reply")
    events.pause(lambda: None)
    events.follow(lambda: 1 // 0)
    events.follow(events.tell, "reply", "")
    events.go_on()
    assert told == [("reply", "")]
    assert len(errors) == 1


def test_an_event_from_within_an_answer_comes_at_once():
    events, told, _ = listening("resize")

    def answer():
        events.pause(lambda: told.append("step"))
        events.tell("resize")  # as when a focus that is set scrolls the page

    events.guard(answer)
    assert told == [("resize",)]
    events.go_on()
    assert told == [("resize",), "step"]


def test_what_waits_for_the_next_picture_comes_once_and_leaves_what_has_paused():
    events, told, errors = listening()
    events.pause(lambda: told.append("step"))
    events.before_picture(lambda: 1 // 0)
    events.before_picture(lambda: told.append("moves"))
    events.show()
    assert told == ["moves"]
    assert len(errors) == 1
    events.show()
    assert told == ["moves"]
