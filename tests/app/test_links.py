"""Links, with the real engine: what is sent, what arrives, and that nothing happens without consent."""

import pytest

from app.app import App
from app.client.record_texts import link_in
from app.links.seating import nameless, seated, undealt
from app.screens import SCREENS
from engine.core import registry
from engine.core.match import Player, create
from engine.core.replay import load
from tests.app.fake_dom import FakeDom
from tests.app.fake_late import ADDRESS, answer_late, pack
from tests.app.links_rig import SHORT, LinkPage, made, over, sender
from tests.app.markup import tags
from tests.app.real_engine import HELLO, Engine
from tests.app.replay_rig import TABLES, finished
from tests.app.samples_shell import Note
from tests.app.samples_shell import create as keep
from tests.app.table_rig import seat


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_deal_goes_from_one_browser_to_another_byte_for_byte(game, seats):
    match = finished(game, seats)
    address, record = made(sender(match))
    assert address.startswith(ADDRESS + "#links/deal.1.")
    assert len(address) < SHORT
    assert not any(player.name in record for player in match.players)
    assert match.seed not in record
    visit = LinkPage(address[len(ADDRESS) :])
    assert visit.matches() == []
    points = match.outcome.points[0]
    assert f"link-deal{{points={points}}}" in visit.shown
    visit.press("link-yes")
    assert visit.app.screen.name == "table"
    ((kept, meta),) = visit.matches()
    begun = load(kept, registry.game).match
    assert (begun.names, begun.setup.deal, begun.setup.dealer) == (match.names, 2, match.setup.dealer)
    assert [player.kind for player in begun.players] == ["human"] + ["bot"] * (seats - 1)
    low = registry.game(game).wins == "low"
    assert meta["aim"] == {"deal": 2, "seat": 0, "points": points, "low": low}
    assert visit.dom.errors == []


def test_the_other_seat_gets_the_same_cards_and_another_result_to_beat():
    match = finished("haggis", 3)
    address, _ = made(sender(match))
    visit = LinkPage(address[len(ADDRESS) :])
    visit.dom.change("link-seat", "2")
    assert f"link-deal{{points={match.outcome.points[2]}}}" in visit.shown
    visit.press("link-yes")
    ((kept, meta),) = visit.matches()
    begun = load(kept, registry.game).match
    assert [player.kind for player in begun.players] == ["bot", "bot", "human"]
    assert begun.state.hands == match.restarted().state.hands
    assert meta["aim"]["points"] == match.outcome.points[2]


def test_names_go_along_only_when_they_are_asked_for():
    match = finished("haggis", 3)
    page = sender(match)
    plain, without = made(page)
    full, record = made(page, names=True)
    assert "Anna" not in without
    assert "Anna" in record
    assert len(full) > len(plain)
    assert "link-from{name=Anna}" in LinkPage(full[len(ADDRESS) :]).shown
    assert "link-from-somebody" in LinkPage(plain[len(ADDRESS) :]).shown


def test_a_position_is_a_match_for_practice_from_that_moment():
    match = finished("boast", 3)
    address, record = made(sender(match, 1, 5), "position")
    assert load(record, registry.game).match.plies == 5
    visit = LinkPage(address[len(ADDRESS) :])
    visit.press("link-yes")
    ((kept, meta),) = visit.matches()
    begun = load(kept, registry.game).match
    assert begun.moves == match.deals[0].moves[:5]
    assert begun.options.on("practice")
    assert "aim" not in meta
    assert meta["guest"] is True, "it counts nowhere"


def test_a_whole_match_is_looked_back_at_and_comes_only_once():
    match = over()
    address, record = made(sender(match), "match")
    assert load(record, registry.game).match.end == match.end
    visit = LinkPage(address[len(ADDRESS) :])
    visit.press("link-yes")
    assert visit.app.screen.spot.match == visit.app.saves.matches()[0]["id"]
    visit.dom.type_address(address[len(ADDRESS) :])
    visit.dom.advance(0)
    visit.press("link-yes")
    assert len(visit.matches()) == 1


def test_a_match_that_is_running_offers_no_more_than_its_deals_that_are_over():
    page = sender(finished("haggis", 3), 1, 5)
    assert [one["value"] for one in tags(page.dom.usable()) if one.get("type") == "radio"] == ["deal", "position"]
    match = finished("haggis", 2, deals=1).next()
    engine = Engine()
    dom = FakeDom(engine=engine)
    app = App(dom, SCREENS)
    players = [seat(player.name, player.kind == "bot") for player in match.players]
    meta = {"game": "haggis", "seats": players, "options": {}, "deal": 2, "ply": 0}
    meta.update({"scores": [0, 0], "over": False, "places": None})
    here = keep(app, match.text, meta)
    app.start()
    dom.boot("ready")
    app.go("saved")
    dom.press("more", id=here)
    dom.press("send")
    dom.advance(0)
    dom.press("send-file")
    assert load(dom.downloads[0][1], registry.game).match.names == match.previous[0].names
    assert " ".join(match.names) not in dom.downloads[0][1]


def test_not_now_leaves_everything_as_it_was():
    address, _ = made(sender(finished("haggis", 3)))
    visit = LinkPage(address[len(ADDRESS) :])
    visit.press("not-now")
    assert visit.app.screen.name == "home"
    assert visit.matches() == []
    assert visit.dom.address() == "#"


def test_a_match_that_is_open_is_left_as_it_was_and_gone_back_to():
    address, _ = made(sender(finished("haggis", 3)))
    visit = LinkPage("#")
    before = create(registry.game("haggis"), [Player("human", "Anna"), Player("human", "Béla")], {}, "open").text
    meta = {"game": "haggis", "seats": [seat("Anna"), seat("Béla")], "options": {}, "deal": 1, "ply": 0}
    meta.update({"scores": [0, 0], "over": False, "places": None})
    visit.app.go("table", id=keep(visit.app, before, meta))
    visit.dom.advance(0)
    visit.dom.type_address(address[len(ADDRESS) :])
    visit.dom.advance(0)
    assert "link-deal" in visit.shown
    assert visit.matches()[0][0] == before
    visit.press("not-now")
    assert visit.app.screen.name == "table"
    assert [record for record, _ in visit.matches()] == [before]


GOOD = finished("haggis", 2, deals=1).text
BROKEN = [
    ("deal.1.", "damaged"),
    ("deal", "damaged"),
    ("<img src=x onerror=alert(1)>", "damaged"),
    ("deal.1.AAAA", "damaged"),
    (pack("deal.1.", GOOD)[len(ADDRESS) : -9], "damaged"),
    ("deal.1." + pack("", GOOD)[len(ADDRESS) :].replace("e", "f", 1), "damaged"),
    (pack("deal.1.", "no match at all")[len(ADDRESS) :], "damaged"),
    (pack("deal.1.", GOOD + "0:fly\n")[len(ADDRESS) :], "damaged"),
    (pack("position.1.", GOOD)[len(ADDRESS) :], "damaged"),
    (pack("deal.1.", GOOD.partition("\n0:")[0])[len(ADDRESS) :], "damaged"),
    (pack("deal.2.", GOOD)[len(ADDRESS) :], "newer"),
    (pack("tournament.1.", GOOD)[len(ADDRESS) :], "newer"),
    (pack("deal.1.", GOOD.replace('[Format "1"]', '[Format "9"]'))[len(ADDRESS) :], "newer"),
    (pack("deal.1.", GOOD.replace('[Rules "', '[Rules "9'))[len(ADDRESS) :], "newer"),
    (pack("deal.1.", GOOD.replace('"haggis"', '"whist"'))[len(ADDRESS) :], "game"),
    (pack("deal.1.", GOOD + "\n" * 3_000_000)[len(ADDRESS) :], "large"),
    (pack("deal.1.", GOOD + "\0" * 499_000)[len(ADDRESS) :], "large"),
]


@pytest.mark.parametrize(("text", "fault"), BROKEN, ids=range(len(BROKEN)))
def test_what_cannot_be_opened_is_said_kindly_and_changes_nothing(text, fault):
    visit = LinkPage("#links/" + text)
    assert f"link-fault-{fault}" in visit.shown
    assert "link-untouched" in visit.shown
    assert visit.dom.find("link-yes") is None
    assert visit.matches() == []
    assert visit.dom.errors == []
    visit.press("go")
    assert visit.app.screen.name == "home"


def test_a_link_for_a_game_that_is_not_here_yet_says_so(monkeypatch):
    monkeypatch.setattr(registry, "_expected", {"whist"})
    visit = LinkPage("#links/" + pack("deal.1.", GOOD.replace('"haggis"', '"whist"'))[len(ADDRESS) :])
    assert "link-fault-game-away{game=whist,offline=no}" in visit.shown


def test_the_game_of_a_link_is_fetched_while_the_engine_starts():
    visit = LinkPage("#links/" + pack("deal.1.", GOOD)[len(ADDRESS) :], start=False)
    visit.dom.files["hello.json"] = HELLO
    visit.dom.slow = []
    visit.app.start()
    visit.dom.advance(0)
    assert (visit.app.engine.state, visit.dom.slow) == ("loading", ["haggis"])


def test_names_from_a_link_are_cleaned_as_all_others():
    wild = GOOD.replace("human:Anna", "human:" + "<b>\u202eA\u2028" + "x" * 99)
    visit = LinkPage("#links/" + pack("deal.1.", wild)[len(ADDRESS) :])
    assert "link-from{name=&lt;b&gt; A x" in visit.shown
    assert "x" * 60 not in visit.shown


def test_a_pasted_link_is_opened_whatever_stands_around_it():
    address, _ = made(sender(finished("haggis", 3)))
    visit = LinkPage("#saved")
    visit.press("import")
    visit.dom.submit("import-text", {"text": f"Beat this: {address}.\nAnna"})
    visit.dom.advance(0)
    assert "link-deal" in visit.shown
    assert visit.app.sheets == []


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_a_file_is_treated_as_its_link(ending):
    # Whoever gets a deal as a file beats the same points, and it counts as little as one from a link.
    match = finished("haggis", 3)
    address, file = made(sender(match))
    by_link, by_file = LinkPage(address[len(ADDRESS) :]), LinkPage("#saved")
    by_file.press("import")
    by_file.dom.submit("import-text", {"text": file.replace("\n", ending)})
    by_file.dom.advance(0)
    assert by_file.app.sheets == []
    assert f"link-deal{{points={match.outcome.points[0]}}}" in by_file.shown
    for visit in (by_link, by_file):
        visit.press("link-yes")
    ((record, meta),) = by_file.matches()
    ((other, wanted),) = by_link.matches()
    assert record == other
    assert meta["aim"] == wanted["aim"] != {}
    assert meta["title"] == wanted["title"]


@pytest.mark.parametrize("kind", ["position", "match"])
def test_the_file_of_another_kind_is_treated_as_its_link_too(kind):
    _, file = made(sender(over()) if kind == "match" else sender(finished("boast", 3), 1, 5), kind)
    visit = LinkPage("#saved")
    visit.press("import")
    visit.dom.submit("import-text", {"text": file})
    visit.dom.advance(0)
    assert f"link-{kind}" in visit.shown
    visit.press("link-yes")
    ((_, meta),) = visit.matches()
    assert meta["guest"] is True, "it counts nowhere"


@pytest.mark.parametrize("what", ["link", "file", "several"])
def test_a_file_that_arrives_once_the_sheet_is_closed_takes_nobody_away(what):
    match = finished("haggis", 3)
    address, file = made(sender(match))
    visit = LinkPage("#saved")
    waiting = []
    visit.dom.pick_file = lambda accept, limit, then: waiting.append(then)
    visit.press("import")
    visit.press("import-file")
    visit.app.go("home")
    visit.app.go("newgame")
    text = {"link": address, "file": file, "several": f"{match.text}\n{match.text}"}[what]
    waiting[0]({"name": "talon.txt", "text": text})
    visit.dom.advance(0)
    assert (visit.app.screen.name, visit.app.sheets) == ("newgame", [])


def test_who_closes_the_sheet_while_a_file_is_made_a_link_stays_where_they_are():
    _, file = made(sender(finished("haggis", 3)))
    visit = LinkPage("#saved")
    waiting = []
    visit.press("import")
    visit.dom.ask_late = lambda script, what, then, *rest: waiting.append((then, what, rest))
    visit.dom.submit("import-text", {"text": file})
    visit.app.close()
    then, what, rest = waiting[0]
    then(answer_late("links", what, *rest))
    visit.dom.advance(0)
    assert visit.app.screen.name == "saved"


def test_a_file_that_cannot_be_opened_now_says_why_and_stays_in_the_box():
    _, file = made(sender(finished("haggis", 3)))
    visit = LinkPage("#saved")
    visit.press("import")
    visit.dom.ask_late = lambda script, what, then, *rest: then("")
    visit.dom.submit("import-text", {"text": file})
    visit.dom.advance(0)
    assert "link-fault-away" in visit.shown
    assert "[Sent &quot;deal&quot;]" in visit.shown
    assert visit.matches() == []


def test_the_settlement_says_who_did_better():
    match = finished("haggis", 2, deals=1)
    for points, result in ((-1, "better"), (0, "same"), (1, "worse")):
        visit = LinkPage("#")
        players = [seat(player.name, player.kind == "bot") for player in match.players]
        meta = {"game": "haggis", "seats": players, "options": {}, "deal": 1, "ply": 9}
        aim = {"deal": 1, "seat": 0, "points": match.outcome.points[0] + points, "low": False}
        meta.update({"scores": list(match.totals), "over": match.end is not None, "places": None, "aim": aim})
        here = keep(visit.app, match.text, meta)
        visit.app.go("table", id=here)
        visit.dom.advance(0)
        assert f"summary-aim{{aim={aim['points']},points={match.outcome.points[0]},result={result}}}" in visit.shown


def test_a_deal_from_a_link_is_not_counted():
    match = finished("haggis", 2, deals=1, persons=0)
    last = match.text.rstrip().rpartition("\n")[0] + "\n"
    for aim, count in (({"deal": 1, "seat": 0, "points": 1, "low": False}, 0), (None, 1)):
        visit = LinkPage("#")
        players = [seat(player.name, bot=True) for player in match.players]
        meta = {"game": "haggis", "seats": players, "options": {}, "deal": 1, "ply": match.plies - 1, "aim": aim}
        meta.update({"scores": [0, 0], "over": False, "places": None})
        visit.app.go("table", id=keep(visit.app, last, meta))
        visit.dom.advance(20_000)
        assert visit.app.screen.scene.is_settled
        assert visit.app.stats.deals("haggis") == count


def test_a_code_is_shown_where_one_can_hold_the_link():
    page = sender(over(), 1)
    page.dom.press("send-qr")
    page.dom.advance(0)
    assert page.app.sheets[-1].name == "qr"
    assert 'viewBox="-4 -4 185 185"' in page.dom.shown()
    page.app.close()
    page.dom.change("send", "match")
    page.dom.advance(0)
    assert ("send-long" in page.dom.shown()) is (len(made(page, "match")[0]) > SHORT)
    page.app.sheets[-1].address = "x" * 3000
    page.dom.press("send-qr")
    page.dom.advance(0)
    assert "send-no-qr" in page.dom.shown()


@pytest.mark.parametrize(
    ("then", "left"),
    [
        (lambda page: page.dom.press("send-qr"), ["send", "qr"]),
        (lambda page: page.dom.change("send", "match"), ["send"]),
        (lambda page: page.app.close(), []),
    ],
)
def test_a_code_that_comes_late_is_shown_once_and_only_if_it_is_still_what_is_sent(then, left):
    page = sender(over(), 1)
    ask, waiting = page.dom.ask_late, []
    page.dom.ask_late = lambda *asked: waiting.append(asked)
    page.dom.press("send-qr")
    then(page)
    for asked in waiting:
        ask(*asked)
    page.dom.advance(0)
    assert [sheet.name for sheet in page.app.sheets] == left


def test_it_is_shared_with_a_sentence_where_the_system_can():
    page = sender(finished("haggis", 3))
    page.dom.shares = True
    page.app.redraw()
    page.dom.press("send-share")
    said, _, address = page.dom.shared[0].partition("\n")
    assert said.startswith("send-said-beat{")
    assert address.startswith(ADDRESS)
    assert page.app.sheets == []


def test_sharing_that_takes_its_time_closes_no_other_sheet(monkeypatch):
    page = sender(finished("haggis", 3))
    page.dom.shares = True
    page.app.redraw()
    waiting = []
    monkeypatch.setattr(page.dom, "share", lambda title, text, then: waiting.append(then))
    page.dom.press("send-share")
    page.app.close()
    page.app.dialog(Note(page.app))
    waiting.pop()(True)
    assert [sheet.name for sheet in page.app.sheets] == ["note"]


def test_texts_of_records():
    seats = '[Seat0 "human:An \\"A\\" na"]\n[Seat1 "bot:club:Béla: b"]\n'
    record = seats + '[Title "t"]\n[Deck "x"]\n0:pass\n[Seat1 "human:Z"]'
    assert nameless(record) == '[Seat0 "human:"]\n[Seat1 "bot:club:"]\n[Deck "x"]\n0:pass\n[Seat1 "human:"]'
    assert undealt(record).endswith('[Deck "x"]')
    tempered = '[Seat0 "human:An"]\n[Seat1 "bot:club:"]\n[Temperament1 "bold"]'
    assert seated(tempered, 1, "casual") == '[Seat0 "bot:casual:An"]\n[Seat1 "human:"]'
    assert link_in("see https://x.y/#links/deal.1.A_-9 now") == "deal.1.A_-9"
    assert link_in("#links/ and nothing") == "and"
    assert link_in("nothing") == ""
