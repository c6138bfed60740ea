"""What the table of a Haggis deal shows, and to whom, and why a selection goes nowhere."""

import json
from functools import partial

import pytest

from engine.core.rng import SplitMix64
from engine.core.table import Text
from engine.core.wire import to_json
from engine.games.haggis.rules.information import Phase
from engine.games.haggis.rules.state import State
from tests.games.haggis.positions import GAME, cards, play, position, setup
from tests.games.haggis.readings import faces, zones_of

HANDS = ("2r 3o 4y 8g 8r 7o J Q K", "9y 9o 4r 5o K", "2b 3b 4b J")

zones = partial(zones_of, GAME)


def banner(state: State, seat: int | None) -> Text:
    """Returns the line that tells what to do next."""
    text = GAME.display.table(state.information(seat), () if seat is None else state.legal(seat)).banner
    assert text is not None
    return text


def shown(state: State, seat: int) -> set[str]:
    """Returns the faces of all slots a seat sees."""
    return {face for zone in zones(state, seat).values() for face in faces(zone) if face}


# -- zones


def test_own_hand_is_open_and_holds_the_wild_cards() -> None:
    own = zones(position(*HANDS), 0)["hand:0"]
    assert (own.kind, own.place) == ("hand", "own")
    assert faces(own) == ["2r", "3o", "4y", "7o", "8r", "8g", "J", "Q", "K"]
    assert [slot.marks for slot in own.slots[-3:]] == [("wild",)] * 3
    assert "wild:0" not in zones(position(*HANDS), 0)
    seven = own.slots[3]
    assert (dict(seven.order), seven.points) == ({"rank": 7, "suit": 1}, 1)


def test_e2_other_hands_are_backs_and_their_wild_cards_are_open() -> None:
    seen = zones(position(*HANDS), 0)
    assert faces(seen["hand:1"]) == [None] * 4
    assert [slot.key for slot in seen["hand:2"].slots] == ["hand:2/0", "hand:2/1", "hand:2/2"]
    assert faces(seen["wild:1"]) == ["K"]
    assert seen["haggis"].count == 3
    assert faces(seen["haggis"]) == [None] * 3


def test_nobodys_eyes_see_backs_only() -> None:
    seen = zones(position(*HANDS), None)
    assert [seen[f"hand:{seat}"].kind for seat in range(3)] == ["fan"] * 3
    assert {face for seat in range(3) for face in faces(seen[f"hand:{seat}"])} == {None}
    assert faces(seen["wild:0"]) == ["J", "Q", "K"]


def test_trick_shows_who_played_what_and_who_passed() -> None:
    state = play(position(*HANDS), "0:8g 8r", "1:9y K", "2:pass")
    trick = zones(state, 0)["trick"]
    assert [(group.key, group.seat, group.kind, group.marks) for group in trick.groups] == [
        ("p1", 0, "play", ()),
        ("p2", 1, "play", ("top",)),
        ("p3", 2, "pass", ()),
    ]
    assert [(slot.face, slot.group, slot.marks) for slot in trick.slots] == [
        ("8r", "p1", ()),
        ("8g", "p1", ()),
        ("9y", "p2", ("last",)),
        ("K", "p2", ("wild", "last")),
    ]


def test_a_card_that_lay_face_down_says_where_it_was() -> None:
    before = position(*HANDS)
    state = play(before, "0:8g 8r", "1:9y 9o")
    moved = {slot.face: slot.was for slot in zones(state, 0)["trick"].slots}
    assert moved == {"8r": None, "8g": None, "9o": "hand:1/2", "9y": "hand:1/3"}
    gone = {slot.key for slot in zones(before, 0)["hand:1"].slots} - {
        slot.key for slot in zones(state, 0)["hand:1"].slots
    }
    assert gone == {"hand:1/2", "hand:1/3"}
    assert {slot.was for slot in zones(state, 1)["trick"].slots} == {"hand:0/4", "hand:0/5", None}
    wild = play(before, "0:8g 8r", "1:9y K")
    assert {slot.face: slot.was for slot in zones(wild, 0)["trick"].slots}["K"] is None  # it lay face up


def test_wild_cards_say_what_they_stand_for_and_lie_there() -> None:
    hands = ("7r 9r 8g 8y 10y J Q K", "9y 9o 4r 5o K", "2b 3b 4b J")

    def trick(move: str) -> list[tuple[str | None, str | None]]:
        return [(slot.face, slot.stands) for slot in zones(play(position(*hands), move), 1)["trick"].slots]

    assert trick("0:8y 8g Q") == [("8y", None), ("8g", None), ("Q", "8")]  # H23-10
    assert trick("0:7r J 9r") == [("7r", None), ("J", "8"), ("9r", None)]  # H23-11
    assert trick("0:10y J Q =run1") == [("10y", None), ("J", None), ("Q", None)]  # themselves
    assert trick("0:10y Q K =run1") == [("10y", None), ("K", "J"), ("Q", None)]
    assert trick("0:J Q") == [("J", None), ("Q", None)]  # H23-14
    assert trick("0:Q") == [("Q", None)]

    def logged(move: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        log = GAME.display.table(play(position(*hands), move).information(1)).log
        entry = [line for line in log if line.kind == "play"][-1]
        return entry.cards, entry.stands

    assert logged("0:8y 8g Q") == (("8y", "8g", "Q"), ("", "", "8"))
    assert logged("0:10y Q K =run1") == (("10y", "Q", "K"), ("", "", "J"))
    assert logged("0:10y J Q =run1") == (("10y", "J", "Q"), ())
    assert logged("0:J Q") == (("J", "Q"), ())


def test_last_trick_and_who_got_it() -> None:
    state = play(position(*HANDS), "0:8g 8r", "1:pass", "2:pass")
    last = zones(state, 1)["last"]
    assert last.label == Text.of("zone/last", seat=0)
    assert faces(last) == ["8r", "8g"]
    assert [slot.was for slot in last.slots] == ["hand:0/4", "hand:0/5"]
    assert not zones(state, 1)["trick"].slots
    assert zones(state, 1)["won:0"].count == 2
    led = zones(play(state, "0:2r"), 1)["last"]
    assert [slot.was for slot in led.slots] == ["hand:0/4", "hand:0/5"]
    state = play(state, "0:J Q", "1:pass", "2:pass", "0:give 2")
    assert zones(state, 1)["last"].label == Text.of("zone/last-given", seat=0, to=2)
    assert zones(state, 1)["last"].groups[0].marks == ("top", "bomb")


def test_no_last_trick_before_the_first_is_over() -> None:
    assert "last" not in zones(position(*HANDS), 0)


def test_everything_is_open_after_the_deal() -> None:
    state = play(position("9r", "10r", "2y 4y K", haggis="5g 9g 2g"), "0:9r", "1:10r")
    seen = zones(state, 0)
    assert faces(seen["hand:2"]) == ["2y", "4y"]
    assert [slot.was for slot in seen["hand:2"].slots] == ["hand:2/0", "hand:2/1"]
    assert faces(seen["haggis"]) == ["2g", "5g", "9g"]
    summary = GAME.display.table(state.information(0)).summary
    assert summary is not None
    assert summary.finishers == (0, 1, 2)
    assert all(part.points == sum(row.points for row in part.rows) for part in summary.parts)


# -- seats


def test_seats_say_whose_turn_it_is_who_deals_who_leads_and_who_is_out() -> None:
    state = play(position("9r", "10r J", "2y 4y K"), "0:9r", "1:10r")
    table = GAME.display.table(state.information(2), state.legal(2))
    assert [seat.turn for seat in table.seats] == [False, False, True]
    assert [seat.dealer for seat in table.seats] == [False, False, True]
    assert [seat.leader for seat in table.seats] == [True, False, False]
    assert [seat.out for seat in table.seats] == [1, 0, 0]
    assert [seat.cards for seat in table.seats] == [0, 1, 3]


@pytest.mark.parametrize(("value", "during"), [("on", [0, 2, 0]), ("off", [])])
def test_dh35_captured_points_are_an_option(value: str, during: list[int]) -> None:
    state = position("9r 3o", "9o 2r", "2y 4y K", options={"showCaptured": value})
    state = play(state, "0:3o", "1:9o", "2:pass", "0:pass")

    def captured(now: State) -> list[object]:
        stats = [stat for seat in GAME.display.table(now.information(0)).seats for stat in seat.stats]
        return [dict(stat.args)["points"] for stat in stats if stat.code == "stat/captured"]

    assert captured(state) == during
    told = [entry.text.code for entry in GAME.display.table(state.information(0)).log][-1]
    assert told == ("log/taken-points" if during else "log/taken")
    over = play(state, "1:2r", "2:pass", "0:9r")
    assert captured(over) == [1, 2, 0]


# -- what to do next


def test_banner() -> None:
    state = position(*HANDS)
    assert banner(state, 1) == Text.of("banner/lead", seat=0)
    state = play(state, "0:8g 8r")
    assert banner(state, 1) == Text.of("beat/set", width=2, rank="8")
    assert banner(state, 0) == Text.of("waits/set", seat=1, width=2, rank="8")
    assert banner(state, None) == Text.of("waits/set", seat=1, width=2, rank="8")
    state = play(state, "1:pass")
    assert banner(state, 2) == Text.of("cannot/set", width=2, rank="8")
    state = play(position("J Q 2r", "2y", "3y"), "0:J Q", "1:pass", "2:pass")
    assert banner(state, 0) == Text.of("banner/give", seat=0)


def test_actions_without_cards() -> None:
    state = play(position(*HANDS), "0:8g 8r")
    table = GAME.display.table(state.information(1), state.legal(1))
    assert [(action.move, action.at) for action in table.actions] == [("pass", None)]
    state = play(position("J Q 2r", "2y", "3y"), "0:J Q", "1:pass", "2:pass")
    table = GAME.display.table(state.information(0), state.legal(0))
    assert [(action.move, action.at) for action in table.actions] == [("give 1", "seat:1"), ("give 2", "seat:2")]
    assert GAME.display.table(state.information(1), state.legal(1)).actions == ()


@pytest.mark.parametrize(
    ("hand", "code"), [("2y 10r 3g", "few"), ("2y 10r", "few"), ("2y 10r 3g 4o", "again"), ("2y 10r 3g J", "wild")]
)
def test_the_last_cards_are_not_advised_to_go_in_large_sets_and_runs(hand: str, code: str) -> None:
    state = play(position(f"5r {hand}", "3r 4r", bets="0 0"), "0:5r", "1:pass")
    assert GAME.display.table(state.information(0)).tip == Text.of(f"tip/lead-{code}")


@pytest.mark.parametrize(
    ("led", "hand", "tip", "missing"),
    [
        ("7r 7o", "8y 8g 4r", "follow", Text.of("missing/set", bomb="no", width=2, rank="7")),
        ("7r 7o", "8y 8g J Q", "follow-bomb", Text.of("missing/set", bomb="yes", width=2, rank="7")),
        ("7r 7o", "8y 4g J", "wild", Text.of("missing/set", bomb="no", width=2, rank="7")),
        ("7r 7o", "8y 4g J Q", "wild-bomb", Text.of("missing/set", bomb="yes", width=2, rank="7")),
        ("7r 7o", "3r 5o 7y 9g", "only-bomb", Text.of("missing/only-bomb")),
        ("K", "3r 5o 7y 9g", "only-bomb", Text.of("missing/only-bomb")),
        ("J Q", "J K 2y", "bombed", Text.of("missing/bomb", bomb=2)),
    ],
)
def test_who_holds_a_bomb_is_told_that_it_beats_the_trick(led: str, hand: str, tip: str, missing: Text) -> None:
    state = play(position(f"{led} 2r", f"{hand} 2o", options={"cardPoints": "everyCard1"}, bets="0 0"), f"0:{led}")
    info, legal = state.information(1), state.legal(1)
    assert GAME.display.table(info, legal).tip == Text.of(f"tip/{tip}")
    moves = tuple(move for move in legal if move.cards)
    assert GAME.display.missing(info, 0, moves) == missing


def test_a_refusal_mentions_the_bomb_that_the_hand_holds() -> None:
    def bomb(hand: str, led: str = "7r 7o", picked: str = "4r") -> str:
        state = play(position(f"{led} 2r", f"{hand} 4r"), f"0:{led}")
        text = GAME.display.why(state.information(1), cards(picked), state.legal(1))
        assert text is not None
        return str(dict(text.args)["bomb"])

    assert bomb("8y 8g 3y") == "no"
    assert bomb("8y 8g J Q") == "yes"
    assert bomb("J Q", "K") == "no", "that it takes a bomb is said already"


def test_guide_follows_the_card_points() -> None:
    def codes(options: dict[str, str]) -> list[str]:
        return [text.code for text in GAME.display.table(position("2r", "3r", options=options).information(0)).guide]

    shapes = ["guide/shapes", "guide/set", "guide/run", "guide/run-of-pairs"]
    costs = ["guide/bomb-wilds", "guide/bomb-price"]
    ends = ["guide/points", "guide/out", *["guide/worth"] * 4]
    assert codes({}) == [*shapes, "guide/bombs", *["guide/bomb"] * 6, *costs, *ends]
    ladder = GAME.display.table(position("2r", "3r").information(0)).guide[5:11]
    assert [dict(text.args)["bomb"] for text in ladder] == [6, 5, 4, 3, 2, 1]
    assert codes({"cardPoints": "everyCard1"})[-2:] == ["guide/out", "guide/worth-each"]


# -- the log and events


def test_log_and_events() -> None:
    before = play(position("9r", "10r J Q", "2y 4y K"), "0:9r", "1:J Q")
    after = play(before, "2:pass")
    log = GAME.display.table(after.information(2)).log
    assert [(entry.ply, entry.text.code) for entry in log] == [
        (0, "log/deal"),
        (1, "play/single"),
        (2, "play/bomb"),
        (3, "log/pass"),
    ]
    given = play(after, "1:give 0")
    events = GAME.display.events(given.information(2))
    assert [(event.kind, event.seat) for event in events] == [("give", 1), ("capture", 0)]
    assert (events[1].cards, events[1].source, events[1].target) == (3, "trick", "won:0")
    over = play(position("9r", "10r J Q", "2y 4y"), "0:9r", "1:10r", "2:pass", "1:J Q", "1:give 2")
    events = GAME.display.events(over.information(0))
    assert [event.kind for event in events] == ["give", "capture", "deal_end"]


# -- refusals

LED = ("8r 8o 2r", "9y 9o 4r 5o 6o 7o 4y K")


@pytest.mark.parametrize(
    ("state", "seat", "picked", "code"),
    [
        (position(*LED), 1, "4r", "refuse/turn"),
        (play(position(*LED), "0:8r 8o"), 1, "4r 4y", "refuse-need/set"),
        (play(position(*LED), "0:8r 8o"), 1, "4r 4y K", "refuse-many/set"),
        (play(position(*LED), "0:8r 8o"), 1, "9y", None),
        (play(position(*LED), "0:8r 8o"), 1, "5o 6o", "refuse-mixed/set"),
        (play(position(*LED), "0:8r 8o"), 1, "4r 5o", "refuse-mixed/set"),
        (play(position(*LED), "0:8r 8o"), 1, "4r 4y 5o", "refuse-many/set"),
        (play(position(*LED), "0:8r"), 1, "4r 9o", "refuse-many/single"),
        # What would be no run is only called that where a run beats the top one.
        (play(position("4r 5r 6r 2r", "4y 7o 9y 8r 8o 8g"), "0:4r 5r 6r"), 1, "4y 7o", "cannot/run"),
        (play(position("4r 5r 6r 2r", "4y 8r 9y J Q"), "0:4r 5r 6r"), 1, "4y 8r", "refuse/suits"),
        (play(position("4r 5r 6r 2r", "4y 4o 8r J Q"), "0:4r 5r 6r"), 1, "4y 4o 8r", "refuse-need/run"),
        (play(position("4r 4o 5r 5o 2r", "3y 6o 6y 9r J Q"), "0:4r 4o 5r 5o"), 1, "3y 9r", "refuse-need/run"),
        (play(position("J Q 2r", LED[1] + " J Q"), "0:J Q"), 1, "4r 5o", "refuse/bomb"),
        (position("4r 6o 2r", "2y"), 0, "4r 6o", "refuse/suits"),
        (play(position("4r 5r 6r 2r", LED[1]), "0:4r 5r 6r"), 1, "9y 9o K", "refuse-need/run"),
        (play(position("8r 9r 10r 2r", "4y 4o 6o 7o 9r"), "0:8r 9r 10r"), 1, "4o", "cannot/run"),
        (play(position("8r 8o 8g 2r", "9y 9o 4r 4y K"), "0:8r 8o 8g"), 1, "4r 4y", "refuse-need/set"),
        (play(position("8r 8o 8g 2r", "9y 9o 4r 4y 4g 10b 10o"), "0:8r 8o 8g"), 1, "10b", "cannot/set"),
        (play(position("8r 8o 8g 2r", "9y 9o 9r 10b 10o"), "0:8r 8o 8g"), 1, "10b", "refuse/few-set"),
        (play(position("4r 5r 6r 2r", "5o 6o 7o 8y 9y 2y"), "0:4r 5r 6r"), 1, "8y 9y", "refuse/short"),
        (play(position("4r 5r 6r 2r", "6o 7o 8o 8y 9y 2y"), "0:4r 5r 6r"), 1, "8y", "refuse/few-run"),
        # Above the 10 a run needs wild cards: no number card brings 10y to one, unless a wild card is held.
        (play(position("8o 9o 10o 2r", "3y 5r 7o 9g 10y"), "0:8o 9o 10o"), 1, "10y", "refuse-need/run"),
        (play(position("8o 9o 10o 2r", "3y 5r 7o 9g 10y K"), "0:8o 9o 10o"), 1, "10y", "refuse/few-run"),
        (play(position("J Q 2r", LED[1] + " J"), "0:J Q"), 1, "9y 9o", "refuse/bomb"),
        (position("3r 5o 7y 9y J", "2y"), 0, "3r 5o 7y 9y", "refuse/bomb-suits"),
        (position("3r 5o 7y 9g J", "2y"), 0, "3r 5o 7y 9g", None),
        (position("2r 10r", "2y"), 0, "2r 10r", "refuse/gap"),
        (position("2r 3r", "2y"), 0, "2r 3r", "refuse/short"),
        (position("2r 3r", "2y"), 0, "9r", "refuse/hand"),
        (play(position("9r", "2y"), "0:9r"), 1, "2y", "refuse/over"),
        (play(position("J Q 2r", "2y", "3y"), "0:J Q", "1:pass", "2:pass"), 0, "2r", "refuse/give"),
    ],
)
def test_refusals(state: State, seat: int, picked: str, code: str | None) -> None:
    text = GAME.display.why(state.information(seat), cards(picked), state.legal(seat))
    assert (text and text.code) == code


def test_refusal_tells_who_may_bet() -> None:
    base = setup(2)
    state = GAME.deal(base, GAME.shuffled(base, SplitMix64(1)))
    text = GAME.display.why(state.information(1), 1 << 45, state.legal(1))
    assert text == Text.of("refuse/turn-bet", seat=0)


# -- what is hidden


@pytest.mark.parametrize("seats", [2, 3])
def test_hidden_places_and_imagined_states(seats: int) -> None:
    rng = SplitMix64(seats)
    base = setup(seats)
    deck = GAME.deck(seats, base.options)
    state = GAME.deal(base, GAME.shuffled(base, rng))
    while state.outcome is None:
        for viewer in (*range(seats), None):
            info = state.information(viewer)
            hidden = GAME.determinizer.hidden(info)
            assert sum(place.size for place in hidden.slots) == hidden.pool.bit_count()
            filling = {place.key: 0 for place in hidden.slots}
            pool = [card for card in deck.ids if hidden.pool >> card & 1]
            rng.shuffle(pool)
            for place in hidden.slots:
                filling[place.key] = sum(1 << pool.pop() for _ in range(place.size))
            imagined = GAME.determinizer.determinize(info, filling)
            assert imagined.information(viewer) == info
            if viewer is not None:
                assert imagined.legal(viewer) == state.legal(viewer)
                assert hidden.pool & state.seen(viewer) == 0
                assert hidden.pool | state.seen(viewer) == deck.all
        (seat,) = state.must
        state = state.play(seat, rng.choice(state.legal(seat)))
    info = state.information(0)
    assert GAME.determinizer.hidden(info).pool == 0
    assert GAME.determinizer.determinize(info, {}) == state
    assert state.seen(0) == deck.all


def test_e2_what_a_seat_has_not_seen_changes_nothing_for_it() -> None:
    base = setup(3)
    order = list(GAME.shuffled(base, SplitMix64(7)))
    numbers = [at for at, card in enumerate(order) if card < 45]
    mine = set(numbers[2::3][:14])  # seat 2 deals and gets every third card
    other = list(order)
    rest = [at for at in numbers if at not in mine]
    for at, card in zip(rest, reversed([order[at] for at in rest]), strict=True):
        other[at] = card
    one, two = (GAME.deal(setup(3), tuple(cards)) for cards in (order, other))
    assert one.hands[0] != two.hands[0]
    assert one.phase is Phase.LEAD
    for seat in (2, None):
        assert one.information(seat) == two.information(seat)
        assert repr(one.information(seat)) == repr(two.information(seat))
    assert json.dumps(to_json(GAME.display.table(one.information(2)))) == json.dumps(
        to_json(GAME.display.table(two.information(2)))
    )
