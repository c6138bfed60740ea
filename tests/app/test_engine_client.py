"""The client of the engine: waiting, answers, refusals, a dead worker, keys in place of records."""

from app.client.engine_client import PATIENCE, TIMEOUT, TRIES, EngineClient, EngineError
from app.task import Tasks
from tests.app.fake_dom import FakeDom


def _client(ready=True):
    dom = FakeDom()
    errors = []
    client = EngineClient(dom, Tasks(errors.append))
    client.start()
    if ready:
        dom.boot("ready")
    return client, dom


def _result(answer):
    if not answer.settled:
        return "waits"
    return answer.value if answer.error is None else answer.error.code


def test_an_answer_reaches_who_asked():
    client, dom = _client()
    first = client.ask("status", record="r1")
    second = client.ask("look", record="r2", seat=None)
    assert dom.answer("look", {"table": 2})["seat"] is None
    dom.answer("status", {"over": False})
    assert (_result(first), _result(second)) == ({"over": False}, {"table": 2})
    assert not client.working


def test_a_refusal_is_raised_with_its_code_and_arguments():
    client, dom = _client()
    answer = client.ask("play", record="r", seat=0, move="x")
    dom.answer("play", error={"code": "move/illegal", "detail": "words", "args": {"n": 1}})
    assert isinstance(answer.error, EngineError)
    assert (answer.error.code, answer.error.detail, answer.error.args_) == ("move/illegal", "words", {"n": 1})


def test_requests_before_the_engine_is_up_wait_and_go_out_in_order():
    client, dom = _client(ready=False)
    dom.boot("loading", done=1, total=4)
    assert (client.state, client.progress) == ("loading", (1, 4))
    client.ask("hello")
    client.ask("status", record="r")
    assert dom.asked == []
    dom.boot("ready")
    assert [request["op"] for request in dom.asked] == ["hello", "status"]


def test_a_record_that_the_engine_knows_travels_as_its_key():
    client, dom = _client()
    client.ask("play", record="r1", seat=0, move="pass")
    dom.answer("play", {"record": "r2", "key": "k2", "events": []})
    client.ask("look", record="r2", seat=0)
    assert (dom.asked[0].get("key"), dom.asked[0].get("record")) == ("k2", None)


def test_a_record_travels_as_its_key_once_an_answer_about_it_has_told_that():
    client, dom = _client()
    client.ask("past", record="r1")
    dom.answer("past", {"key": "k1", "deals": []})
    client.ask("look", record="r1", seat=0)
    assert (dom.asked[0].get("key"), dom.asked[0].get("record")) == ("k1", None)


def test_a_forgotten_key_is_followed_by_the_whole_record():
    client, dom = _client()
    client.ask("next", record="r1")
    dom.answer("next", {"record": "r2", "key": "k2"})
    answer = client.ask("look", record="r2", seat=0)
    dom.answer("look", error={"code": "record/unknown", "detail": ""})
    assert _result(answer) == "waits"
    assert dom.asked[0]["record"] == "r2"
    dom.answer("look", {"table": 1})
    assert _result(answer) == {"table": 1}


def test_a_silent_engine_is_started_again_and_asked_again():
    client, dom = _client()
    client.ask("next", record="r1")
    dom.answer("next", {"record": "r2", "key": "k2"})
    answer = client.ask("play", record="r2", seat=0, move="pass")
    dom.advance(1000 * TIMEOUT + 1000)
    assert (dom.started, client.state) == (2, "loading")
    dom.boot("ready")
    assert dom.asked[0]["record"] == "r2", "a fresh engine knows no keys"
    dom.answer("play", {"record": "r3", "key": "k3", "events": []})
    assert _result(answer)["key"] == "k3"


def test_an_engine_that_stays_silent_is_given_up():
    client, dom = _client()
    answer = client.ask("play", record="r", seat=0, move="pass")
    other = client.ask("hello")
    for _ in range(TRIES):
        dom.advance(1000 * TIMEOUT + 1000)
        dom.boot("ready")
    assert _result(answer) == "engine/silent"
    assert _result(other) == "waits"


def test_a_think_may_take_its_time():
    client, dom = _client()
    client.ask("think", record="r", seat=1, ms=60000)
    dom.advance(1000 * (TIMEOUT + 50))
    assert dom.started == 1


def test_a_cancelled_think_fails_as_cancelled():
    client, dom = _client()
    answer = client.ask("think", record="r", seat=1, ms=300)
    client.cancel(answer)
    assert dom.asked[1]["of"] == dom.asked[0]["id"]
    dom.answer("think", error={"code": "cancelled", "detail": ""})
    assert _result(answer) == "cancelled"


def test_a_think_that_was_never_sent_is_cancelled_at_once():
    client, dom = _client(ready=False)
    answer = client.ask("think", record="r", seat=1)
    client.cancel(answer)
    dom.boot("ready")
    assert _result(answer) == "cancelled"
    assert dom.asked == []


def test_a_failed_engine_fails_everything_and_can_be_started_again():
    client, dom = _client(ready=False)
    waiting = client.ask("hello")
    dom.boot("failed", error="no wasm")
    assert _result(waiting) == "engine/failed"
    assert _result(client.ask("hello")) == "engine/failed"
    assert client.error == "no wasm"
    client.start()
    dom.boot("ready")
    client.ask("hello")
    assert dom.started == 2
    assert len(dom.asked) == 1


def test_an_engine_that_dies_is_started_again_but_not_for_ever():
    client, dom = _client()
    answer = client.ask("play", record="r", seat=0, move="pass")
    dom.boot("dead", error="out of memory")
    assert client.state == "loading"
    dom.boot("ready")
    assert dom.asked[0]["op"] == "play"
    for _ in range(TRIES):
        dom.boot("dead", error="out of memory")
        assert _result(answer) == ("waits" if client.state == "loading" else "engine/failed")
    assert (client.state, client.error, _result(answer)) == ("failed", "out of memory", "engine/failed")


def test_a_late_reply_is_nobodys():
    client, dom = _client()
    client.ask("hello")
    request = dom.asked[0]
    dom.answer("hello", {})
    dom.asked.append(request)
    dom.answer("hello", {})
    assert not client.working


def test_an_answer_that_is_overdue_is_told_before_the_engine_is_given_up():
    client, dom = _client()
    told = []
    client.listen(lambda: told.append(client.slow))
    answer = client.ask("look", record="r", seat=0)
    dom.advance(1000 * PATIENCE - 1000)
    assert not client.slow
    dom.advance(1000)
    assert (client.slow, told) == (True, [True])
    dom.answer("look", {"table": 1})
    assert (client.slow, told, _result(answer)) == (False, [True, False], {"table": 1})


def test_a_think_is_overdue_only_after_the_time_it_was_given():
    client, dom = _client()
    client.ask("think", record="r", seat=1, ms=20000)
    dom.advance(1000 * (PATIENCE + 19))
    assert not client.slow
    dom.advance(1000)
    assert client.slow


def test_an_engine_that_is_started_by_hand_is_asked_again_and_not_overdue():
    client, dom = _client()
    client.ask("look", record="r", seat=0)
    dom.advance(1000 * PATIENCE)
    client.start()
    assert (client.slow, client.state) == (False, "loading")
    dom.boot("ready")
    assert [request["op"] for request in dom.asked] == ["look"]


def test_an_engine_that_is_out_of_memory_is_started_again_at_once_but_not_for_ever():
    client, dom = _client()
    answer = client.ask("play", record="r", seat=0, move="pass")
    full = {"code": "engine/failed", "detail": "MemoryError: "}
    for number in range(TRIES):
        dom.answer("play", error=full)
        assert (dom.started, client.state, _result(answer)) == (number + 2, "loading", "waits")
        dom.boot("ready")
    dom.answer("play", error=full)
    assert (client.state, client.cause, _result(answer)) == ("failed", "engine/memory", "engine/failed")


def test_a_failed_engine_says_why_by_a_code_with_arguments():
    client, dom = _client(ready=False)
    dom.boot("failed", error="engine.xz: 503", code="download/refused", args={"status": 503})
    assert (client.cause, client.cause_args, client.error) == ("download/refused", {"status": 503}, "engine.xz: 503")


AWAY = {"code": "game/away", "detail": "words", "args": {"game": "boast"}}


class _Slow(FakeDom):
    """A browser in which a game's code comes when a test says so; `brought` lists what was asked for."""

    def __init__(self):
        super().__init__()
        self.brought = []

    def bring(self, what, name):
        self.brought.append((what, name))


def _lacking(*ops):
    """Returns (client, dom, answers) of requests that are refused because the code of Boast is away."""
    dom = _Slow()
    client = EngineClient(dom, Tasks([].append))
    client.start()
    dom.boot("ready")
    answers = [client.ask(op, record="r") for op in ops]
    for op in ops:
        dom.answer(op, error=AWAY)
    return client, dom, answers


def test_requests_wait_for_the_code_of_their_game_and_are_sent_again_in_order():
    client, dom, answers = _lacking("status", "look")
    assert set(dom.brought) == {("code", "boast")}
    assert [_result(answer) for answer in answers] == ["waits", "waits"]
    other = client.ask("hello")
    dom.emit("code", "haggis", {})
    assert [request["op"] for request in dom.asked] == ["hello"]
    dom.emit("code", "boast", {})
    assert [request["op"] for request in dom.asked] == ["hello", "status", "look"]
    dom.emit("code", "boast", {})  # each of them has asked for it
    assert len(dom.asked) == 3
    for op in ("look", "status", "hello"):
        dom.answer(op, {"of": op})
    answers.append(other)
    assert [_result(answer) for answer in answers] == [{"of": op} for op in ("status", "look", "hello")]


def test_a_request_fails_if_the_code_does_not_come_and_a_later_one_asks_for_it_again():
    client, dom, (answer,) = _lacking("look")
    dom.emit("code", "boast", {"code": "download/offline", "args": {}, "error": "no network"})
    error = answer.error
    assert (error.code, error.detail) == ("game/away", "no network")
    assert error.args_ == {"game": "boast", "offline": "yes"}
    again = client.ask("look", record="r")
    dom.answer("look", error=AWAY)
    assert dom.brought == [("code", "boast")] * 2
    dom.emit("code", "boast", {})
    dom.answer("look", {"table": 1})
    assert _result(again) == {"table": 1}


def test_code_that_has_come_and_that_the_engine_lacks_even_so_is_asked_for_once():
    _, dom, (answer,) = _lacking("look")
    dom.emit("code", "boast", {})
    dom.answer("look", error=AWAY)
    assert _result(answer) == "game/away"
    assert dom.brought == [("code", "boast")]


def test_a_file_that_was_damaged_or_refused_does_not_mean_that_there_is_no_network():
    for code in ("download/damaged", "download/refused", "download/unreachable"):
        _, dom, (answer,) = _lacking("look")
        dom.emit("code", "boast", {"code": code, "args": {}, "error": "words"})
        assert answer.error.args_["offline"] == "no"


def test_a_request_that_waits_for_code_outlasts_a_slow_network_and_a_dead_engine():
    client, dom, (answer,) = _lacking("look")
    dom.advance(int(3 * TIMEOUT * 1000))
    assert _result(answer) == "waits"
    client.start()
    dom.emit("code", "boast", {})
    assert dom.asked == []
    dom.boot("ready")
    dom.answer("look", {"table": 1})
    assert _result(answer) == {"table": 1}


def test_a_request_that_waits_for_code_can_be_cancelled():
    client, dom, (answer,) = _lacking("hint")
    client.cancel(answer)
    assert _result(answer) == "cancelled"
    dom.emit("code", "boast", {})
    assert dom.asked == []


def test_a_request_that_is_cancelled_before_it_is_refused_does_not_wait_for_code():
    dom = _Slow()
    client = EngineClient(dom, Tasks([].append))
    client.start()
    dom.boot("ready")
    answer = client.ask("think", record="r")
    client.cancel(answer)
    dom.answer("think", error=AWAY)
    assert (_result(answer), dom.brought) == ("cancelled", [])


def test_a_start_has_begun_once_it_only_waits_for_files_or_for_its_worker():
    for told in (("begun",), ("engine", {"state": "loading", "total": 9}), ("engine", {"state": "failed"})):
        client, dom = _client(ready=False)
        dom.boot("loading", boot=True)
        assert not client.begun.settled
        dom.emit(*told)
        assert client.begun.settled
