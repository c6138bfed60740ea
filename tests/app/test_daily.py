"""The deals of the day, with the real engine: one try that counts, its result beside par, the row of days."""

import json
from functools import cache

import pytest

from app.app import App
from app.daily.deal import BOTS, DailyDeal, lead
from app.daily.par import Par
from app.daily.pars import IDLE_MS
from app.daily.tries import Try, tenths
from app.screens import SCREENS
from app.table.playing.results import PAUSE_MS
from tests.app.fake_dom import FakeDom, FakeStorage
from tests.app.fake_journal import FakeJournal
from tests.app.real_engine import HELLO, Engine
from tests.app.samples_shell import create as keep
from tests.app.samples_shell import meta as about
from tests.complete import COMPLETE
from tests.sampling import daily

DAY = "2026-11-22"
GAMES = [game["name"] for game in json.loads(HELLO)["games"]]
# Expected par (times the number of other sides) and move count, for one day of a game. Where one of them changes,
# bots play differently: raise `BOTS`, so that results tell before from after.
PAR = {
    "haggis": ("2026-01-07", 114, 11),
    "team": ("2026-01-11", 11, 74),
    "boast": ("2026-01-11", 1, 28),
    "handromi": (DAY, -31, 43),
}


class Page:
    """The deals of the day in a browser tab; further tabs share its `storage` and `journal`."""

    def __init__(self, place="", date=DAY, storage=None, journal=None, number=0):
        self.engine = Engine()
        self.storage = storage or FakeStorage()
        self.journal = journal or FakeJournal()
        self.dom = FakeDom(self.storage, self.engine, {"hello.json": HELLO}, self.journal)
        self.dom.date = date
        self.dom._randoms = 1000 * number  # a tab is known by a random name
        self.storage.texts.setdefault("talon.settings", json.dumps({"pace": "instant", "automatic": "off"}))
        self.storage.texts.setdefault("talon.lessons", json.dumps({"offered": dict.fromkeys(GAMES, 1)}))
        self.app = App(self.dom, SCREENS)
        self.app.start()
        self.dom.advance(0)
        self.dom.boot("ready")
        self.open(place)

    def open(self, place=""):
        """Goes to the deals of a day, by way of home."""
        self.app.go("home")
        self.app.go("daily", **({"id": place} if place else {}))
        self.dom.advance(0)
        return self

    def tab(self, **changes):
        """Returns another tab of the same browser."""
        return Page(storage=self.storage, journal=self.journal, number=1, **changes)

    def begin(self, game, act="play"):
        """Presses the button of a game, and waits for its table."""
        self.dom.press(act, game=game)
        self.dom.advance(0)
        assert self.app.screen.name == "table", self.dom.shown()
        return self

    def turn(self):
        """Makes one move for the player, as the computer would; returns False where the deal is over."""
        self.dom.advance(2000)
        table = self.app.screen.scene.view.table
        if table["deal_over"]:
            return False
        session = self.app.screen.playing.session
        level = {"level": "club", "seed": session.seed()}
        move = self.engine.ask("think", record=session.record, seat=0, playouts=1, **level)["move"]
        self.app.screen.playing.moves.permits(move)
        self.app.screen.playing.moves.move(move)
        if self.app.screen.scene.lapsing == move:  # a bet would lapse, which is asked about
            self.app.screen.playing.moves.move(move)
        return True

    def play(self, game, act="play"):
        """Plays a deal to its end."""
        self.begin(game, act)
        while self.turn():
            pass
        return self

    def back(self):
        """Goes back from the settlement to the deals of the day."""
        self.dom.advance(2000)
        self.dom.press("daily")
        self.dom.advance(0)
        return self

    @property
    def games(self):
        """Returns what is drawn of the games."""
        return self.dom.html["daily-games"]

    @property
    def record(self):
        """Returns the record of the match at the table."""
        return self.app.screen.playing.session.record

    def told(self, day=DAY):
        """Returns what is kept of a day's tries."""
        return json.loads(self.storage.get("talon.daily." + day[:7]) or "{}").get(day[8:], {})


@cache
def _kept():
    """Returns what is stored once the deal of Handrömi has been played, and par was found."""
    page = Page().play("handromi").back()
    assert "par" in page.told()["handromi"]
    return dict(page.storage.texts), dict(page.journal.entries)


def after(**changes):
    """Returns the deals of the day after that, with these changes to what is kept of the try."""
    storage, journal = FakeStorage(), FakeJournal()
    texts, entries = _kept()
    storage.texts.update(texts)
    journal.entries.update(entries)
    told = json.loads(texts["talon.daily.2026-11"])
    told["22"]["handromi"] = {**told["22"]["handromi"], **changes}
    storage.texts["talon.daily.2026-11"] = json.dumps(told)
    return Page(storage=storage, journal=journal)


def deal_of(page, game, day=DAY):
    return DailyDeal(page.app, page.app.game(game), day)


# -- the deal and its table


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_is_the_date_and_all_else_is_fixed(game):
    page = Page().begin(game)
    rules = page.app.game(game)["rules"]
    assert f'[Seed "daily/{DAY}/{game}/{rules}"]' in page.record
    assert '[Option.undo "off"]' in page.record
    other = Page().begin(game)
    assert other.record == page.record, "the same cards, the same table, wherever"
    players = page.app.screen.playing.session.players
    assert [player["kind"] for player in players] == ["human"] + ["bot"] * (len(players) - 1)
    assert {player["level"] for player in players[1:]} == {"club"}
    offered = page.app.game(game).get("daily") or [""] * (page.app.game(game)["seats"][0] - 1)
    assert [player["temperament"] for player in players[1:]] == offered
    assert Page(date="2026-11-23").begin(game).record != page.record


def test_bots_think_from_seeds_of_the_deal_also_after_a_reload():
    page = Page().begin("handromi")
    seed = page.app.screen.playing.session.seed()
    assert seed == f"daily/{DAY}/handromi/1/{page.app.screen.playing.session.meta['ply']}"
    page.turn()
    page.dom.advance(2000)
    ply = page.app.screen.scene.view.table["ply"]
    again = page.tab().begin("handromi")
    again.dom.advance(2000)
    assert again.app.screen.playing.session.seed() == f"daily/{DAY}/handromi/1/{ply}"


def test_a_counted_try_has_no_hints_no_taking_back_and_no_way_out():
    page = Page().begin("handromi")
    page.turn()
    page.dom.advance(2000)
    assert page.dom.find("hint") is None
    assert page.dom.find("undo") is None
    assert f"table-of-day{{day={DAY},free=no,game=game-handromi}}" in page.dom.html["top"]
    asked = len(page.engine.asked)
    assert page.dom.key("h")
    page.dom.advance(100)
    assert "hint" not in page.engine.asked[asked:]
    page.dom.press("menu")
    for act in ("players", "concede", "abandon"):
        assert page.dom.find(act) is None, act
    assert page.dom.find("leave") is not None


def test_a_deal_is_all_there_is_and_leads_back():
    page = Page().play("handromi")
    page.dom.advance(2000)
    for act in ("next", "rematch", "same"):
        assert page.dom.find(act) is None, act
    assert page.dom.find("replay") is not None
    assert page.dom.find("review") is not None
    page.back()
    assert page.app.screen.name == "daily"
    assert [name for name, _ in page.app._stack] == ["home", "daily"]


# -- one try


def test_the_first_try_counts_and_there_is_no_second():
    page = after()
    told = page.told()["handromi"]
    assert told["late"] == 0
    assert page.dom.find("play", game="handromi") is None
    scores = page.app.saves.matches()[0]["scores"]
    assert told["ahead"] == -(2 * scores[0] - scores[1] - scores[2]), "in Handrömi the fewest points win"
    assert page.told().get("boast") is None


def test_who_is_interrupted_goes_on_where_they_were():
    page = Page().begin("handromi")
    page.turn()
    page.dom.advance(2000)
    record = page.record
    again = page.tab()
    assert "daily-begun" in again.games
    assert again.begin("handromi").record == record
    assert len(again.app.saves.matches()) == 1


def test_two_tabs_begin_one_try_and_one_of_them_plays_it():
    one = Page()
    two = one.tab()
    two.dom.engine = None  # it is still asked for the cards when the other one begins
    two.dom.press("play", game="handromi")
    one.begin("handromi")
    one.turn()
    one.dom.advance(2000)
    request = next(request for request in two.dom.asked if request["op"] == "new")
    fields = {name: request[name] for name in request if name not in ("id", "op")}
    two.dom.engine = two.engine
    two.dom.answer("new", two.engine.ask("new", **fields))
    two.dom.advance(0)
    assert two.record == one.record, "what has been played stays played"
    assert len(two.app.saves.matches()) == 1
    one.dom.emit("stored", "talon.tab." + one.app.screen.source.match)
    assert "curtain-taken" in one.dom.shown()


def test_a_try_that_is_deleted_stays_used_up():
    page = Page().begin("handromi")
    match = page.app.screen.source.match
    page.app.saves.delete(match)
    page.open()
    assert "daily-gone" in page.games
    assert page.dom.find("play", game="handromi") is None
    page.begin("handromi", "free")
    assert page.app.screen.source.match != match
    assert page.app.screen.playing.session.meta["free"]


def test_a_result_outlasts_its_match():
    page = after()
    told = page.told()
    page.app.saves.delete("daily-2026-11-22-handromi")
    page.open()
    assert page.told() == told
    assert "daily-over-par" in page.games
    assert page.dom.find("look-back", game="handromi") is None


def test_a_result_is_noted_when_the_deal_ends_whatever_becomes_of_its_match():
    page = Page().play("handromi")
    page.app.go("home")
    told = page.told()["handromi"]
    assert told["ahead"] == after().told()["handromi"]["ahead"]
    assert told["moves"] > 0
    page.dom.date = "2026-11-23"
    page.app.saves.delete("daily-2026-11-22-handromi")
    assert page.open(DAY).told()["handromi"]["ahead"] == told["ahead"]


def test_a_result_that_could_not_be_noted_at_its_end_is_noted_before_its_match_is_deleted():
    page = after()
    told = page.told()["handromi"]
    page.storage.texts["talon.daily.2026-11"] = "{}"
    page.app.go("saved")
    page.dom.advance(0)
    page.app.screen.delete("daily-2026-11-22-handromi")
    assert page.app.saves.matches() == []
    found = page.told()["handromi"]
    assert (found["ahead"], found["moves"]) == (told["ahead"], told["moves"])


def test_a_free_try_leaves_no_result_when_it_ends_or_is_deleted():
    page = after()
    page.begin("handromi", "free")
    told = page.told()
    page.storage.texts["talon.daily.2026-11"] = "{}"
    while page.turn():
        pass
    free = page.app.screen.source.match
    page.app.go("saved")
    page.dom.advance(0)
    page.app.screen.delete(free)
    assert page.told() == {}
    assert told


def test_free_tries_come_after_it_and_change_nothing():
    assert Page().dom.find("free", game="handromi") is None
    page = after()
    told = page.told()
    page.begin("handromi", "free")
    page.turn()
    page.dom.advance(2000)
    assert page.dom.find("hint") is not None
    assert page.dom.find("undo") is not None
    assert "free=yes" in page.dom.html["top"]
    free = page.app.screen.source.match
    page.open()
    assert "daily-free-on" in page.games
    page.begin("handromi", "free")
    assert page.app.screen.source.match == free, "one that is not over goes on"
    while page.turn():
        pass
    page.back()
    assert "daily-free-on" not in page.games
    assert page.told() == told
    page.app.go("saved")
    page.dom.advance(0)
    assert "free=yes" in page.dom.shown()
    assert "free=no" in page.dom.shown()


def test_it_counts_nowhere_else():
    page = after()
    assert page.app.stats.get("handromi") == {"deals": 0, "matches": 0, "won": 0}
    page.begin("boast")
    page.app.go("home")
    page.dom.advance(0)
    assert page.dom.find("continue") is None, "it does not stand among the matches under way"
    assert "home-daily-played{n=1}<" in page.dom.html["home-menu"], "a single day is no row"
    page.app.go("saved")
    page.dom.advance(0)
    assert page.dom.shown().count("match-daily") == 2


def test_who_knows_a_game_not_yet_may_learn_it_first():
    storage = FakeStorage()
    storage.texts["talon.lessons"] = "{}"
    page = Page(storage=storage)
    page.dom.press("play", game="handromi")
    page.dom.advance(0)
    assert page.app.saves.matches() == []
    page.dom.press("known")
    page.dom.advance(0)
    assert page.app.screen.name == "table"


def test_who_leaves_while_a_try_is_begun_finds_it_later():
    page = Page()
    page.dom.engine = None
    page.dom.press("play", game="handromi")
    assert page.dom.find("play", game="boast").get("disabled") is not None
    assert page.games.count(">laying<") == 1
    page.app.go("home")
    request = next(request for request in page.dom.asked if request["op"] == "new")
    fields = {name: request[name] for name in request if name not in ("id", "op")}
    page.dom.engine = page.engine
    page.dom.answer("new", page.engine.ask("new", **fields))
    page.dom.advance(0)
    assert page.app.screen.name == "home"
    page.open()
    assert "daily-begun" in page.games


def test_an_engine_that_refuses_leaves_the_try_open():
    page = Page()
    page.dom.engine = None
    page.dom.press("play", game="handromi")
    page.dom.answer("new", error={"code": "seats/count", "detail": ""})
    assert "error-seats-count" in page.dom.html["toast"]
    assert page.dom.find("play", game="handromi").get("disabled") is None
    assert page.told() == {}


# -- par


def test_par_of_a_day_is_known_of_every_complete_game():
    assert set(PAR) >= set(COMPLETE)


@pytest.mark.parametrize("game", daily(list(PAR), 1))
def test_par_is_the_same_for_everybody(game):
    day, ahead, moves = PAR[game]
    page = Page()
    asked = []
    page.dom.engine = lambda text: asked.append(json.loads(text)) or page.engine(text)
    par = Par(page.app, deal_of(page, game, day), moves=0, on_change=lambda: None)
    par.start()
    page.dom.advance(0)
    assert par.fault is None
    assert (par.ahead, par.made, BOTS) == (ahead, moves, 1)
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
                return (await answer).replace('"cut": false', '"cut": true')

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
    page = Page().play("handromi")
    assert "par" not in page.told()["handromi"]
    page.dom.advance(PAUSE_MS)
    assert page.told()["handromi"]["par"] == PAR["handromi"][1]
    asked = len(page.engine.asked)
    page.back()
    assert "daily-over-par" in page.games
    assert "think" not in page.engine.asked[asked:]


def test_who_leaves_the_settlement_calls_par_off():
    page = Page().play("handromi")
    page.dom.engine = None
    page.dom.advance(PAUSE_MS)
    assert [request["op"] for request in page.dom.asked][-1] == "new"
    page.app.go("home")
    assert [request["op"] for request in page.dom.asked][-1] == "cancel"
    page.dom.advance(10_000)
    assert [request["op"] for request in page.dom.asked][-1] == "cancel", "and nothing is begun again"


def test_who_leaves_the_settlement_at_once_never_begins_it():
    page = Page().play("handromi")
    page.app.go("home")
    page.dom.engine = None
    page.dom.advance(10_000)
    assert not [request for request in page.dom.asked if request["op"] == "think"]


def test_par_is_found_ahead_once_nothing_goes_on_and_is_told_when_the_deal_is_over(monkeypatch):
    monkeypatch.setattr("app.daily.par.LEVEL", "club")  # which is quicker
    page = Page()
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
    page = Page(storage=storage)
    assert not page.app.screen.tries.knows_par(DAY, "handromi")
    page.begin("handromi")
    while page.turn():
        pass
    assert "par" not in page.told()["handromi"]
    page.back()
    assert page.told()["handromi"]["par"] != 99
    assert page.told()["handromi"]["bots"] == BOTS


def test_par_ahead_gives_way_to_whoever_begins_a_deal():
    page = Page()
    page.dom.engine = None
    page.dom.advance(IDLE_MS)
    assert [request["op"] for request in page.dom.asked] == ["new"]
    page.dom.press("play", game="boast")
    assert [request["op"] for request in page.dom.asked] == ["new", "cancel", "new"]
    assert [request["game"] for request in page.dom.asked if request["op"] == "new"] == ["haggis", "boast"]


def test_par_ahead_waits_while_something_else_goes_on_and_a_failure_is_no_matter():
    page = Page()
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


@pytest.mark.parametrize("kept", ["{", "7", '{"match": "daily-2026-11-22-handromi", "bots": 1, "record": "x"}'])
def test_where_that_is_damaged_it_begins_anew(kept):
    page = after()
    page.storage.texts["talon.daily.2026-11"] = "{}"
    page.storage.texts["talon.par"] = kept
    page.open()
    page.open()
    assert page.told()["handromi"]["par"] == PAR["handromi"][1]


# -- days


def test_a_try_begun_before_midnight_counts_for_its_day():
    page = Page().begin("handromi")
    page.dom.date = "2026-11-23"
    page.turn()
    page.open(DAY)
    assert page.told()["handromi"]["late"] == 0
    assert "today=no" in page.dom.html["daily-head"]
    page.begin("handromi")
    page.open(DAY).begin("boast")
    page.open(DAY)
    assert page.told()["boast"]["late"] == 1


def test_a_day_gone_by_counts_in_the_calendar_and_for_no_row():
    page = after(late=1)
    page.dom.date = "2026-11-23"
    page.dom.emit("show")
    assert page.app.screen.tries.count(DAY) == 1
    assert page.app.screen.tries.streak(DAY) == 0
    assert "n=1" in page.dom.find("day", day=DAY)["aria-label"]
    assert page.dom.find("day", day=DAY)["tabindex"] == "-1"
    page.dom.press("day", day=DAY)
    page.dom.advance(0)
    assert "daily-late" in page.dom.html["daily-head"]
    assert "daily-over-par" in page.games
    page.dom.press("today")
    page.dom.advance(0)
    assert "daily-help" in page.dom.html["daily-head"]


def test_days_in_a_row_are_counted_until_one_is_missing():
    storage = FakeStorage()
    done = {"handromi": {"ahead": 3, "others": 2, "late": 0}}
    late = {"handromi": {"ahead": 3, "others": 2, "late": 1}, "boast": {"late": 0}}
    for month, days in (("10", {"30": late, "31": done}), ("11", {f"{day:02d}": done for day in range(1, 22)})):
        storage.texts[f"talon.daily.2026-{month}"] = json.dumps(days)
    page = Page(storage=storage)
    assert page.app.screen.tries.streak("2026-11-21") == 22
    assert "daily-streak-due{n=22}" in page.dom.html["daily-head"]
    page.app.screen.tries._keep(DAY, "handromi", done["handromi"] | {"par": 0})
    page.open()
    assert "daily-streak{n=23}" in page.dom.html["daily-head"]
    page.app.go("home")
    page.dom.advance(0)
    assert "home-daily-played{n=1} · home-daily-row{n=23}" in page.dom.html["home-menu"]
    tomorrow = page.tab(date="2026-11-23")
    assert "daily-streak-due{n=23}" in tomorrow.dom.html["daily-head"]
    tomorrow.app.go("home")
    assert "home-daily-row{n=23}" in tomorrow.dom.html["home-menu"]
    assert "home-daily-played" not in tomorrow.dom.html["home-menu"]
    storage.texts["talon.daily.2026-11"] = storage.texts["talon.daily.2026-11"].replace('"21": {', '"1": {')
    tomorrow.dom.emit("stored", "talon.daily.2026-11")
    assert "home-daily-row" not in tomorrow.dom.html["home-menu"], "what was written meanwhile counts at once"
    storage.texts["talon.daily.2026-11"] = storage.texts["talon.daily.2026-11"].replace('"1": {', '"21": {')
    later = page.tab(date="2026-11-25")
    later.app.go("home")
    assert "home-daily-row" not in later.dom.html["home-menu"], "a day is missing"


def test_the_day_goes_on_when_the_page_comes_back_after_midnight():
    page = Page()
    page.dom.date = "2026-11-23"
    page.dom.emit("show")
    assert "today=yes" in page.dom.html["daily-head"]
    assert "20261123" in page.dom.html["daily-head"]
    page.dom.press("day", day=DAY)
    page.dom.date = "2026-11-24"
    page.dom.emit("show")
    assert "20261122" in page.dom.html["daily-head"], "who looks at another day stays there"


@pytest.mark.parametrize("place", ["2026-11-23", "2025-11-21", "yesterday", "2026-02-30", "<img src=x>"])
def test_a_day_without_deals_is_told_and_today_is_shown(place):
    page = Page(place)
    assert "daily-none" in page.dom.html["toast"]
    assert "today=yes" in page.dom.html["daily-head"]
    assert "<img" not in page.dom.shown().replace('<img class="logo"', "")


def test_the_calendar_goes_back_a_year_by_month_and_by_keys():
    page = Page()
    assert page.dom.find("month-after")["aria-disabled"] == "true"
    assert page.dom.find("day", day="2026-11-23") is None
    assert page.dom.find("day", day=DAY)["aria-current"] == "date"
    assert page.dom.key("ArrowUp", act="day", day=DAY)
    assert page.dom.focus_now == '[data-key="day-2026-11-15"]'
    assert page.dom.key("ArrowLeft", act="day", day="2026-11-01")
    assert page.dom.focus_now == '[data-key="day-2026-10-31"]'
    assert page.dom.find("day", day="2026-10-31") is not None
    page.dom.press("day", day="2026-10-31")
    page.dom.advance(0)
    assert "20261031" in page.dom.html["daily-head"]
    assert page.dom.entries[page.dom.here] == "#daily/2026-10-31"
    for _ in range(14):
        page.dom.press("month-before")
    assert page.dom.find("month-before")["aria-disabled"] == "true"
    assert page.dom.find("day", day="2025-11-21") is None
    assert page.dom.find("day", day=DAY.replace("2026", "2025")) is not None
    tabs = [found for found in (page.dom.find("day", day=f"2025-11-{day}") for day in range(22, 31)) if found]
    assert [found["tabindex"] for found in tabs] == ["0"] + ["-1"] * 8


# -- what is kept


def test_what_is_damaged_is_made_again_from_the_matches():
    page = after()
    told = {name: value for name, value in page.told()["handromi"].items() if name not in {"par", "bots"}}
    page.dom.engine = None  # par is another matter
    for text in (
        "{",
        "[]",
        "7",
        "null",
        "",
        '{"22": 5}',
        '{"22": {"handromi": []}}',
        '{"22": {"handromi": {"late": "x"}}}',
        '{"2026-11-22": [1, "x"], "2026-11-23": 7}',
    ):
        page.storage.texts["talon.daily.2026-11"] = text
        page.storage.texts["talon.daily"] = text
        page.app.go("home")
        page.dom.advance(0)
        assert "home-daily-played{n=1}" in page.dom.html["home-menu"], text
        page.open()
        assert page.told() == {"handromi": told}, text
    assert page.dom.errors == []


def test_without_room_nothing_is_lost_that_was_kept():
    page = after()
    told = page.told()
    page.storage.room = 0
    page.open()
    page.dom.press("play", game="boast")
    page.dom.advance(0)
    assert page.told() == told
    assert page.dom.errors == []


def test_a_save_with_strange_dates_or_scores_is_passed_over():
    page = Page()
    for changes in (
        {"daily": "soon"},
        {"daily": 5},
        {"daily": 5, "free": True},
        {"daily": DAY, "game": "whist"},
        {"daily": DAY, "over": True, "scores": [1]},
    ):
        keep(page.app, "record", about(**changes))
    page.open()
    assert page.told() == {}
    assert page.dom.errors == []


# -- figures


def test_points_are_held_against_the_mean_of_the_other_sides():
    page = Page()
    game = page.app.game
    assert lead(game("haggis"), [135, 6]) == (129, 1)
    assert lead(game("team"), [265, 24, 265, 24]) == (241, 1)
    assert lead(game("boast"), [1, 0, 1, 1]) == (1, 3)
    assert lead(game("handromi"), [27, 33, -10]) == (-31, 2)


def test_halves_are_rounded_away_from_nothing():
    assert [tenths(total, 3) for total in (1, 2, 3, -1, -4, 0)] == [0.3, 0.7, 1.0, -0.3, -1.3, 0.0]
    assert (tenths(1, 20), tenths(-1, 20), tenths(1, 2)) == (0.1, -0.1, 0.5)
    found = Try({"late": 0, "ahead": -39, "par": 129, "others": 1, "bots": 1})
    assert (found.ahead(), found.par(), found.over()) == (-39.0, 129.0, -168.0)
