"""The table and the real engine together, without a browser: whole hands, and no hidden cards on the page."""

import json

import pytest

from app.app import App
from app.screens import SCREENS
from engine.core import registry, replay
from engine.core.rng import SplitMix64
from tests.app.fake_dom import FakeDom
from tests.app.real_engine import Engine
from tests.app.samples_shell import create
from tests.app.table_rig import seat
from tests.sampling import daily


def open_match(engine, record, players, game="haggis", **settings):
    """Opens a table on a record; returns (app, dom)."""
    dom = FakeDom(engine=engine)
    dom.storage.set(
        "talon.settings", json.dumps({"pace": "instant", "hints": "quick", "confirm_bets": "off", **settings})
    )
    app = App(dom, SCREENS)
    status = engine.ask("status", record=record)
    meta = {"game": game, "seats": players, "options": {}, "deal": status["deal"], "ply": status["ply"]}
    meta.update({"scores": status["scores"], "over": False, "places": None})
    match = create(app, record, meta)
    app.start()
    dom.advance(0)
    dom.boot("ready")
    app.go("table", id=match)
    dom.advance(0)
    return app, dom


def step(app, dom):
    """Makes the hinted move, or does what the curtain or the settlement asks for; returns what was done."""
    for act in ("reveal", "next"):
        if dom.find(act) is not None and (act != "reveal" or app.screen.playing.hot_seat.asked is not None):
            dom.press(act)
            return act
    if dom.find("hint") is not None and "disabled" not in dom.find("hint"):
        dom.press("hint")
        move = app.screen.scene.hint.move
        dom.emit("act", "move", {"move": move})
        return move
    dom.advance(100)
    return None


TABLES = [
    ("haggis", (True,)),
    ("haggis", (True, True)),
    ("haggis", (False,)),
    ("haggis", (True, False)),
    ("haggis", (False, False)),
    ("team", (True, True, True)),
    ("team", (True, False, True)),
    ("team", (False, False, False)),
]


@pytest.mark.parametrize(("game", "bots"), daily(TABLES, 3))
def test_whole_hands_are_played_to_their_settlement(game, bots):
    engine = Engine()
    players = [seat("Anna")] + [seat(name, bot) for name, bot in zip(("Béla", "Cili", "Dezső"), bots, strict=False)]
    record = engine.ask("new", game=game, seats=players, options={}, seed="whole")["record"]
    app, dom = open_match(engine, record, players, game)
    for _ in range(600):
        assert dom.errors == []
        if dom.find("next") is not None:
            break
        step(app, dom)
    assert dom.find("next") is not None
    assert dom.warnings == []
    saved, meta, _ = app.saves.load(app.screen.playing.session.match)
    assert engine.ask("status", record=saved)["deal_over"]
    assert meta["scores"] == engine.ask("status", record=saved)["scores"]


def test_any_card_that_can_be_played_takes_over_from_one_that_waits_for_a_bomb():
    """Anna has to beat a single card, and holds wild cards that beat it alone or make bombs."""
    engine = Engine()
    players = [seat("Anna"), seat("Béla")]
    for number in range(40):
        record = engine.ask("new", game="haggis", seats=players, options={}, seed=f"over {number}")["record"]
        led = engine.ask("legal", record=record, seat=engine.ask("status", record=record)["must"][0])["moves"]
        low = [move for move in led if len(move["cards"]) == 1 and move["cards"][0][:-1] in "23456"]
        if engine.ask("status", record=record)["must"] == [1] and low:
            record = engine.ask("play", record=record, seat=1, move=low[0]["text"])["record"]
            break
    app, dom = open_match(engine, record, [seat("Anna"), seat("Béla", True)])
    scene = app.screen.scene
    slots = scene.view.hand_slots()
    king = next(slot["key"] for slot in slots if slot["face"] == "K")
    dom.press("card", key=king)
    assert scene.selection.live(slots), "others could join the king for a bomb"
    tens = [slot["key"] for slot in slots if slot["face"][:-1] in ("7", "8", "9", "10")]
    assert tens
    for key in tens + [king] + tens:
        dom.press("card", key=key)
        assert scene.selection.keys == [key]
        assert scene.refusal == ""


def page(dom):
    """Returns everything a person could see or hear: all markup and all that was said."""
    return dom.shown(), list(dom.said)


def swapped(record, viewer, seed):
    """Returns a record of one deal in which the cards that a seat has not seen by its end are dealt differently."""
    match = replay.load(record, registry.game).match
    names = list(match.names)
    ids = match.deck.order(names)
    seen = match.state.seen(viewer)
    places = [place for place, card in enumerate(ids) if not seen >> card & 1]
    hidden = [names[place] for place in places]
    SplitMix64(seed).shuffle(hidden)
    for place, name in zip(places, hidden, strict=True):
        names[place] = name
    return record.replace(f'[Deck "{" ".join(match.names)}"]', f'[Deck "{" ".join(names)}"]')


def played(engine, record, plies):
    """Returns a record after some moves, all made by bots."""
    for _ in range(plies):
        status = engine.ask("status", record=record)
        if status["deal_over"]:
            break
        move = engine.ask("think", record=record, seat=status["must"][0], level="club", seed="")["move"]
        record = engine.ask("play", record=record, seat=status["must"][0], move=move)["record"]
    return record


@pytest.mark.parametrize("count", [2, 3])
def test_two_records_that_differ_in_unseen_cards_give_the_same_page(count):
    """Anna looks at some moment of a hand, with everybody else's cards and the haggis dealt in two ways."""
    engine = Engine()
    players = [seat("Anna"), seat("Béla"), seat("Cili")][:count]
    looked = 0
    for number in range(8):
        record = engine.ask("new", game="haggis", seats=players, options={}, seed=f"secret {number}")["record"]
        record = played(engine, record, 2 * number)
        other = swapped(record, 0, number)
        assert other != record
        pages = []
        for text in (record, other):
            app, dom = open_match(engine, text, players)
            shown = [page(dom)]
            acts = ["bets", "close", "menu"]
            if app.screen.playing.hot_seat.asked == 0:
                acts = ["reveal", "hint", "log", "close", "tricks", "close", "sort", "bets"]
                looked += 1
            for act in acts:
                if dom.find(act) is not None and "disabled" not in dom.find(act):
                    dom.press(act)
                shown.append(page(dom))
            pages.append(shown)
        assert pages[0] == pages[1]
    assert looked >= 4


def test_a_planted_leak_would_be_seen():
    engine = Engine()
    players = [seat("Anna"), seat("Béla")]
    record = engine.ask("new", game="haggis", seats=players, options={}, seed="secret 0")["record"]
    hands = []
    for text in (record, swapped(record, 0, 0)):
        app, dom = open_match(engine, text, players)
        app.screen.playing.presenter.reveal(1)
        app.screen.playing.hot_seat.confirm(1)
        hands.append(page(dom))
    assert hands[0] != hands[1]


def test_the_page_never_names_a_card_that_the_looking_seat_has_not_seen():
    """Whole hands of two people and a bot: at every step only the looking seat's own and played cards are named."""
    engine = Engine()
    players = [seat("Anna"), seat("Béla", True), seat("Cili")]
    record = engine.ask("new", game="haggis", seats=players, options={}, seed="named")["record"]
    app, dom = open_match(engine, record, players)
    looked = 0
    for _ in range(200):
        if dom.find("next") is not None:
            break
        saved = app.saves.load(app.screen.playing.session.match)[0]
        hot_seat = app.screen.playing.hot_seat
        known = {slot["face"] for zone in _look(engine, saved, hot_seat.viewer)["zones"] for slot in zone["slots"]}
        known |= {face for entry in _look(engine, saved, None)["log"] for face in entry["cards"]}
        shown = dom.shown()
        for face in (rank + suit for rank in ("2", "3", "4", "5", "6", "7", "8", "9", "10") for suit in "roygb"):
            if face not in known:
                assert f"card-{face[-1]}{{rank={face[:-1]}}}" not in shown, (face, hot_seat.viewer)
                looked += 1
        step(app, dom)
    assert looked > 500


def _look(engine, record, viewer):
    return engine.ask("look", record=record, seat=viewer)["table"]
