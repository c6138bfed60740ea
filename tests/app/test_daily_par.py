"""Par of a deal of the day: the same for everybody, worked out while nobody is waiting."""

import json

import pytest

from app.daily.deal import BOTS
from app.daily.par import Par
from app.daily.pars import IDLE_MS
from app.daily.tries import tenths
from app.table.playing.results import PAUSE_MS
from tests.app.daily_rig import DAY, GAMES, DailyPage, after, deal_of
from tests.app.fake_storage import FakeStorage
from tests.app.real_engine import Engine
from tests.complete_games import COMPLETE
from tests.sampling import daily

# Expected par (times the number of other sides) and move count, for one day of each game. If one changes,
# bots play differently: raise `BOTS`, so that results before and after can be told apart.
PAR = {
    "haggis": ("2026-01-07", 114, 11),
    "team": ("2026-01-11", 39, 82),
    "boast": ("2026-01-11", 1, 28),
    "handromi": (DAY, -31, 43),
}


def test_par_of_a_day_is_known_of_every_complete_game():
    assert set(PAR) >= set(COMPLETE)


@pytest.mark.parametrize("game", daily(list(PAR), 1))
def test_par_is_the_same_for_everybody(game):
    day, ahead, moves = PAR[game]
    page = DailyPage()
    asked = []
    page.dom.engine = lambda text: asked.append(json.loads(text)) or page.engine(text)
    par = Par(page.app, deal_of(page, game, day), moves=0, on_change=lambda: None)
    par.start()
    page.dom.advance(0)
    assert par.fault is None
    assert (par.ahead, par.made, BOTS) == (ahead, moves, 6)
    thoughts = [request for request in asked if request["op"] == "think"]
    seed = f"daily/{day}/{game}/{page.app.game(game)['rules']}"
    assert [request["seed"] for request in thoughts] == [f"{seed}/{ply}" for ply in range(moves)]
    assert {request["seat"] for request in thoughts if "level" in request} == {0}
    assert {request["playouts"] for request in thoughts} == {1_000_000}, "as many as the level makes"


def test_the_result_stands_beside_par_and_its_line_is_shared():
    page = after()
    told = page.told()["handromi"]
    assert told["par"] == PAR["handromi"][1]
    over = tenths(told["ahead"] - told["par"], 2)
    kind = "over" if over > 0 else "under" if over < 0 else "level"
    assert f"daily-over-par{{kind={kind}}}" in page.games
    assert ",others=2," in page.games, "it says whose average both are compared with"
    page.dom.press("share", game="handromi")
    (line,) = page.dom.copied
    assert line == f"daily-line{{bots={BOTS},day={DAY},game=game-handromi,kind={kind},n={abs(over)}}}"
    assert "copied" in page.dom.html["toast"]
    page.dom.willing = False
    page.dom.press("share", game="handromi")
    assert "copy-failed" in page.dom.html["toast"]
    page.dom.shares = True
    page.dom.press("share", game="handromi")
    assert page.dom.shared == [line]


def test_a_thought_that_was_cut_off_makes_no_par():
    page = after(par=None)
    assert page.told()["handromi"]["par"] == PAR["handromi"][1], "what is damaged is found anew"
    page.storage.texts["talon.daily.2026-11"] = "{}"
    ask = page.engine._host.ask

    class Late:
        def ask(self, text):
            answer = ask(text)
            if json.loads(text)["op"] != "think":
                return answer

            async def cut():
                reply = json.loads(await answer)
                reply["ok"]["cut"] = True
                return json.dumps(reply)

            return cut()

    page.engine._host = Late()
    page.open()
    assert "daily-par-away" in page.games
    assert "par" not in page.told()["handromi"]
    page.engine._host = Engine()._host
    page.open()
    assert "daily-over-par" in page.games


def test_who_leaves_calls_par_off_and_who_comes_back_gets_it():
    page = after()
    page.storage.texts["talon.daily.2026-11"] = "{}"
    page.dom.engine = None
    page.open()
    assert "daily-par-working" in page.games
    assert [request["op"] for request in page.dom.asked if request["op"] == "new"] == ["new"]
    page.app.go("home")
    assert [request["op"] for request in page.dom.asked][-1] == "cancel"
    request = next(request for request in page.dom.asked if request["op"] == "new")
    page.dom.asked = []
    page.dom.emit("reply", json.dumps({"id": request["id"], "ok": {"record": "x", "key": "k"}}))
    assert page.dom.asked == [], "nobody plays on"
    page.dom.engine = page.engine
    page.open()
    assert "par" in page.told()["handromi"]


def test_par_is_found_while_the_settlement_is_read():
    page = DailyPage().play("handromi")
    assert "par" not in page.told()["handromi"]
    page.dom.advance(PAUSE_MS)
    assert page.told()["handromi"]["par"] == PAR["handromi"][1]
    asked = len(page.engine.asked)
    page.back()
    assert "daily-over-par" in page.games
    assert "think" not in page.engine.asked[asked:]


def test_who_leaves_the_settlement_calls_par_off():
    page = DailyPage().play("handromi")
    page.dom.engine = None
    page.dom.advance(PAUSE_MS)
    assert [request["op"] for request in page.dom.asked][-1] == "new"
    page.app.go("home")
    assert [request["op"] for request in page.dom.asked][-1] == "cancel"
    page.dom.advance(10_000)
    assert [request["op"] for request in page.dom.asked][-1] == "cancel", "and nothing is begun again"


def test_who_leaves_the_settlement_at_once_never_begins_it():
    page = DailyPage().play("handromi")
    page.app.go("home")
    page.dom.engine = None
    page.dom.advance(10_000)
    assert not [request for request in page.dom.asked if request["op"] == "think"]


def test_par_is_found_ahead_once_nothing_goes_on_and_is_told_when_the_deal_is_over(monkeypatch):
    monkeypatch.setattr("app.daily.par.LEVEL", "club")  # for speed
    page = DailyPage()
    page.dom.advance(IDLE_MS - 1)
    assert page.told() == {}
    page.dom.advance(1)
    assert {game: sorted(told) for game, told in page.told().items()} == {game: ["bots", "par"] for game in GAMES[:1]}
    assert page.dom.find("play", game="haggis") is not None
    assert "daily-begun" not in page.games, "it has not been begun"
    assert "daily-par-working" not in page.games
    for _ in GAMES:
        page.dom.advance(IDLE_MS)
    assert sorted(page.told()) == sorted(GAMES)
    ahead = page.told()["handromi"]["par"]
    asked = len(page.engine.asked)
    page.play("handromi").back()
    assert page.told()["handromi"]["par"] == ahead
    assert "daily-over-par" in page.games
    assert page.told()["handromi"]["late"] == 0
    assert "new" in page.engine.asked[asked:]
    assert page.app.screen.tries.count(DAY) == 1


def test_par_that_was_found_against_other_bots_is_found_again(monkeypatch):
    monkeypatch.setattr("app.daily.par.LEVEL", "club")
    storage = FakeStorage()
    storage.texts["talon.daily.2026-11"] = json.dumps({"22": {"handromi": {"par": 99, "bots": BOTS - 1}}})
    page = DailyPage(storage=storage)
    assert not page.app.screen.tries.knows_par(DAY, "handromi")
    page.begin("handromi")
    while page.turn():
        pass
    assert "par" not in page.told()["handromi"]
    page.back()
    assert page.told()["handromi"]["par"] != 99
    assert page.told()["handromi"]["bots"] == BOTS


def test_par_ahead_gives_way_to_whoever_begins_a_deal():
    page = DailyPage()
    page.dom.engine = None
    page.dom.advance(IDLE_MS)
    assert [request["op"] for request in page.dom.asked] == ["new"]
    page.dom.press("play", game="boast")
    assert [request["op"] for request in page.dom.asked] == ["new", "cancel", "new"]
    assert [request["game"] for request in page.dom.asked if request["op"] == "new"] == ["haggis", "boast"]


def test_par_ahead_waits_while_something_else_goes_on_and_a_failure_is_no_matter():
    page = DailyPage()
    page.dom.engine = None
    page.app.engine.ask("status", record="x")
    page.dom.advance(IDLE_MS)
    assert [request["op"] for request in page.dom.asked] == ["status"]
    page.dom.answer("status", error={"code": "record/broken", "detail": ""})
    page.dom.advance(IDLE_MS)
    assert [request["game"] for request in page.dom.asked if request["op"] == "new"] == ["haggis"]
    page.dom.answer("new", error={"code": "seats/count", "detail": ""})
    page.dom.advance(0)
    assert not page.dom.html.get("toast")
    page.dom.advance(IDLE_MS)
    assert [request["game"] for request in page.dom.asked if request["op"] == "new"] == ["team"]


def test_par_goes_on_where_it_was_called_off():
    page = after()
    page.storage.texts["talon.daily.2026-11"] = "{}"
    ops = []

    def tires(text):
        ops.append(json.loads(text)["op"])
        if ops.count("think") == 30:
            page.dom.engine = None
        return page.engine(text)

    page.dom.engine = tires
    page.open()
    page.app.go("home")
    made = ops.count("play")
    assert made > 20
    ops.clear()
    page.dom.asked = []
    page.dom.engine = lambda text: ops.append(json.loads(text)["op"]) or page.engine(text)
    page.open()
    assert page.told()["handromi"]["par"] == PAR["handromi"][1]
    assert "new" not in ops
    assert ops.count("play") < 43 - made + 6, "from the expert's last move on"
    assert page.storage.get("talon.par") is None


@pytest.mark.parametrize(
    "kept", ["{", "7", f'{{"match": "daily-2026-11-22-handromi", "bots": {BOTS}, "record": "x"}}']
)
def test_where_that_is_damaged_it_begins_anew(kept):
    page = after()
    page.storage.texts["talon.daily.2026-11"] = "{}"
    page.storage.texts["talon.par"] = kept
    page.open()
    page.open()
    assert page.told()["handromi"]["par"] == PAR["handromi"][1]
