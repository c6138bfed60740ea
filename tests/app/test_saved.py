"""Saved games: opening, naming, deleting and bringing back, exporting, importing."""

from app.client.record_texts import finished_part, labelled
from app.saves import FORMAT, pack
from tests.app.samples_shell import RECORD, Probe, create, meta, start


def _saved(**changes):
    app, dom = start(table=Probe)
    match = create(app, RECORD, meta(**changes))
    app.go("saved")
    dom.advance(0)
    return app, dom, match


def _sheet(**changes):
    app, dom, match = _saved(**changes)
    dom.press("more", id=match)
    return app, dom, match


def test_without_a_match_there_is_a_way_to_one():
    app, dom = start()
    app.go("saved")
    assert "saved-none" in dom.shown()
    dom.press("go", to="newgame")
    assert dom.screen == "newgame"


def test_running_and_finished_matches_stand_apart():
    app, dom, _ = _saved()
    create(app, RECORD, meta(over=True, deal=5))
    app.screen.reload()
    html = dom.html["saved-list"]
    assert html.index("match-deal{deal=game-haggis.deal{n=2}") < html.index("match-over{deals=game-haggis.deals{n=5}")
    assert "112 : 96" in html


def test_a_match_is_opened():
    app, dom, match = _saved()
    dom.press("open", id=match)
    assert dom.screen == "table"
    assert app.screen.params == {"id": match}


def test_a_match_is_renamed():
    app, dom, match = _sheet()
    dom.press("rename")
    dom.submit("rename-to", {"title": "Sunday <1>", "tags": ""})
    dom.advance(0)
    assert not dom.sheet_open
    assert "Sunday &lt;1&gt;" in dom.html["saved-list"]
    assert app.saves.load(match)[0] == RECORD


def test_a_title_keeps_one_blank_between_words_and_the_length_of_its_field():
    app, dom, match = _sheet()
    dom.press("rename")
    dom.submit("rename-to", {"title": "  Sunday   evening " + "x" * 40, "tags": ""})
    assert app.saves.load(match)[1]["title"] == "Sunday evening " + "x" * 25


def test_a_match_that_turns_out_damaged_when_it_is_exported_says_so():
    # The list verifies no checksum; the export does.
    _, dom, match = _sheet()
    key = f"talon.match.{match}.0"
    dom.storage.texts[key] = dom.storage.texts[key].replace("0:7r 7b", "0:8r 8b")
    dom.press("export")
    assert "error-save-broken" in dom.html["sheet"]


def test_a_deleted_match_can_be_taken_back():
    app, dom, match = _sheet()
    dom.press("delete")
    assert app.saves.matches() == []
    assert "saved-none" in dom.html["saved-list"]
    dom.press("toast")
    assert [entry["id"] for entry in app.saves.matches()] == [match]
    assert "112 : 96" in dom.html["saved-list"]


def test_what_cannot_be_read_stays_and_can_be_rescued():
    app, dom = start()
    dom.storage.texts["talon.match.bad.0"] = "garbage"
    dom.storage.texts["talon.match.new.0"] = pack(1, {}, "x", FORMAT + 1)
    app.go("saved")
    assert "saved-broken" in dom.html["saved-list"]
    assert "saved-newer" in dom.html["saved-list"]
    dom.press("more", id="bad")
    assert dom.find("open") is None
    dom.press("rescue")
    assert dom.downloads == [("talon-bad.txt", "garbage")]


def test_a_running_match_says_what_its_text_gives_away_and_offers_less():
    _, dom, _ = _sheet()
    dom.press("export")
    assert "export-open" in dom.html["sheet"]
    dom.press("export-file")
    assert dom.downloads[0][1] == RECORD
    dom.change("export", "finished")
    dom.press("export-copy")
    assert '[Deal "2"]' not in dom.copied[0]
    assert "Seed " not in dom.copied[0]


def test_in_the_first_hand_there_is_nothing_without_hidden_cards():
    app, dom = start()
    match = create(app, RECORD[: RECORD.index('[Deal "2"]')], meta(deal=1))
    app.go("saved")
    dom.press("more", id=match)
    dom.press("export")
    assert "export-nothing-finished" in dom.html["sheet"]
    dom.press("export-copy")
    assert len(dom.copied) == 1


def test_a_finished_match_hides_nothing():
    _, dom, _ = _sheet(over=True)
    dom.press("export")
    assert "export-open" not in dom.html["sheet"]
    dom.press("export-copy")
    assert dom.copied == [RECORD]


def test_the_same_cards_are_not_offered_while_they_are_played():
    _, dom, _ = _sheet(over=False)
    assert dom.find("export") is not None
    assert dom.find("again") is None


def test_the_same_cards_are_played_again():
    app, dom, _ = _sheet(over=True)
    dom.boot("ready")
    dom.press("again")
    assert dom.answer("new", {"record": "fresh", "key": "k"})["again"] == RECORD
    assert dom.screen == "table"
    assert len(app.saves.matches()) == 2


def test_a_match_whose_first_deal_is_over_can_be_looked_back_at_and_sent():
    for about, offered in (({"settled": True}, True), ({"settled": False}, False), ({"over": True}, True)):
        _, dom, _ = _sheet(deal=1, **about)
        assert [dom.find(act) is not None for act in ("replay", "send")] == [offered] * 2


def _checked(**changes):
    found = {
        "kind": "match",
        "record": "whole record",
        "key": "k",
        "game": "haggis",
        "seats": meta()["seats"],
        "options": {"target": "350"},
        "deal": 3,
        "ply": 7,
        "played": 40,
        "deal_over": False,
        "over": False,
        "scores": [10, 20],
        "lost": [],
    }
    found.update(changes)
    return found


def _import():
    app, dom = start(table=Probe)
    dom.boot("ready")
    app.go("saved")
    dom.press("import")
    return app, dom


def test_a_pasted_text_is_read_named_and_kept():
    app, dom = _import()
    dom.submit("import-text", {"text": RECORD})
    assert dom.answer("check", _checked())["text"] == RECORD
    names = "list-last{before=Anna,item=Béla}"
    assert f"import-found{{deal=game-haggis.deal{{n=3}},game=game-haggis,names={names},ply=7}}" in dom.html["sheet"]
    assert app.saves.matches() == []
    dom.press("import-keep")
    assert dom.screen == "table"
    record, about, _ = app.saves.load(app.screen.params["id"])
    assert (record, about["deal"], about["scores"], about["options"]) == (
        "whole record",
        3,
        [10, 20],
        {"target": "350"},
    )


def test_a_match_keeps_its_title_through_a_text():
    app, dom = _import()
    dom.submit("import-text", {"text": labelled(RECORD, {"title": "On the train"})})
    dom.answer("check", _checked())
    dom.press("import-keep")
    assert app.saves.load(app.screen.params["id"])[1]["title"] == "On the train"
    app.go("saved")
    assert "On the train" in dom.shown()


def test_players_without_a_name_and_two_of_one_name_can_be_told_apart():
    for kinds, names, shown in (
        ("hh", ["", ""], ["player-n{n=1}", "player-n{n=2}"]),
        ("hb", ["", ""], ["name-you", "bot-n{n=2}"]),
        ("hh", ["Anna", "Anna"], ["Anna", "Anna 2"]),
    ):
        app, dom = _import()
        dom.submit("import-text", {"text": RECORD})
        seats = [
            {"kind": "human" if kind == "h" else "bot", "name": name, "level": "club" if kind == "b" else ""}
            for kind, name in zip(kinds, names)
        ]
        dom.answer("check", _checked(seats=seats))
        assert f"names=list-last{{before={shown[0]},item={shown[1]}}}" in dom.html["sheet"]
        dom.press("import-keep")
        _, about, _ = app.saves.load(app.screen.params["id"])
        assert [seat["name"] for seat in about["seats"]] == shown


def test_a_match_without_a_seed_gets_one_so_that_nobody_knows_the_next_cards():
    _, dom = _import()
    dom.submit("import-text", {"text": finished_part(RECORD)})
    assert '[Seed "' in dom.answer("check", _checked())["text"]


def test_a_file_is_read():
    _, dom = _import()
    dom.file = {"name": "x.txt", "text": RECORD}
    dom.press("import-file")
    assert dom.answer("check", _checked())["text"] == RECORD


def test_no_file_a_long_file_and_an_empty_text_are_no_match():
    _, dom = _import()
    dom.press("import-file")
    dom.file = {"name": "film.mp4", "text": None}
    dom.press("import-file")
    assert "import-too-long" in dom.html["sheet"]
    dom.submit("import-text", {"text": "  "})
    assert "import-empty" in dom.html["sheet"]
    dom.submit("import-text", {"text": None})
    assert "import-too-long" in dom.html["sheet"]
    dom.submit("import-text", {"text": "  "})
    assert "import-empty" in dom.html["sheet"]
    assert dom.asked == []


def test_lost_lines_are_shown_and_the_text_is_kept_as_it_came():
    app, dom = _import()
    text = RECORD + "9:nonsense"
    dom.submit("import-text", {"text": text})
    lost = [{"line": 20, "text": "9:<b>", "code": "record/line", "detail": "x"}]
    dom.answer("check", _checked(lost=lost))
    assert "import-lost{n=1}" in dom.html["sheet"]
    assert "9:&lt;b&gt;" in dom.html["sheet"]
    dom.press("import-keep")
    kept = [key for key in dom.storage.names() if key.startswith("talon.kept.")]
    assert [dom.storage.get(key) for key in kept] == [text]
    assert len(app.saves.matches()) == 1


def test_what_is_no_match_is_refused_kindly():
    _, dom = _import()
    for code, text in (
        ("record/newer", "import-record-newer"),
        ("odd/code", "import-record-broken"),
        ("reply/size", "import-reply-size"),
    ):
        dom.submit("import-text", {"text": "Dear <all>"})
        dom.answer("check", error={"code": code, "detail": "", "args": {"number": 9}})
        assert text in dom.html["sheet"]
        assert "Dear &lt;all&gt;" in dom.html["sheet"], "the text stays where it was"


def test_another_window_that_plays_on_is_seen():
    app, dom, match = _saved()
    other, _ = start(dom.storage)
    other.saves.load(match)
    other.saves.claim(match)
    other.spawn(other.saves.store(match, RECORD, {"scores": [150, 96]}))
    dom.emit("stored", f"talon.match.{match}.1")
    assert "150 : 96" in dom.html["saved-list"]
    assert app.screen.name == "saved"
