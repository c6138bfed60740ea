"""The table view: the tower, tricks and why they were won, what each player can reach, refusals."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from engine.core.rng import SplitMix64
from engine.core.table import Slot, Table, Text, Zone
from engine.games.boast.rules.pack import ESCAPE, NAMES
from engine.games.boast.rules.state import State
from engine.games.boast.rules.tower import SPELT, tower_of
from engine.games.boast.rules.trick import best_of
from tests.games.boast.positions import GAME, cards, play, position, texts
from tests.strategies import begin, plays

FULL = ("1r 3r 5r 7r 1b 3b x", "2r 4r 6r 2b 4b 6b 1y", "2y 3y 4y 5y 6y 7y x")


def table(state: State, seat: int | None = 0) -> Table:
    return GAME.display.table(state.information(seat), state.legal(seat) if seat is not None else ())


def zone(state: State, key: str, seat: int | None = 0) -> Zone:
    (found,) = [zone for zone in table(state, seat).zones if zone.key == key]
    return found


def faces(slots: tuple[Slot, ...]) -> str:
    return " ".join(slot.face or "?" for slot in slots)


def stats(state: State, seat: int) -> list[str]:
    return [text.code.removeprefix("stat/boast-") for text in table(state).seats[seat].stats]


# -- the tower


def test_the_tower_shows_its_chips_from_the_top_and_marks_the_one_that_moved() -> None:
    state = position(*FULL, tower="bry", left="5b 7b")
    tower = zone(state, "tower")
    assert (tower.kind, tower.place, faces(tower.slots)) == ("tower", "centre", "Cb Cr Cy")
    state = play(state, "5r 6r 2y")
    assert [(slot.face, slot.marks) for slot in zone(state, "tower").slots] == [
        ("Cb", ()),
        ("Cy", ()),
        ("Cr", ("moved",)),
    ]
    keys = {slot.key for slot in zone(state, "tower").slots}
    assert keys == {slot.key for slot in tower.slots}  # the same chips, so that the page can move them


def test_a_chip_that_stays_is_not_marked() -> None:
    state = play(position("5r 1b", "6r 2b", "x 1y", taken=(5, 0, 0)), "5r 6r x")
    assert all(not slot.marks for slot in zone(state, "tower").slots)


# -- the trick


def test_a_trick_names_the_colour_led_and_marks_the_card_on_top() -> None:
    state = play(position(*FULL, tower="byr"), "5r 6r")
    trick = zone(state, "trick")
    assert trick.label == Text.of("zone/boast-trick-led", colour="r")
    assert [group.marks for group in trick.groups] == [(), ("top",)]
    assert [slot.was for slot in trick.slots] == [None, "hand:1/6"]
    state = play(state, "2y")
    last = zone(state, "last")
    assert last.label == Text.of("won/boast-above", seat=2, colour="y", over="r", cards=1)
    assert [group.marks for group in last.groups] == [(), (), ("top",)]
    assert zone(state, "trick").slots == ()


def so_far(state: Any, seat: int) -> dict[str, object]:
    return {
        action.move: dict(action.label.args).get("so")
        for action in (GAME.display.action(state.information(seat), move) for move in state.legal(seat))
    }


def test_a_card_says_what_it_does_to_the_trick() -> None:
    # BN-7: the colour that is higher in the tower wins, then the number; the last card decides.
    state = position(*FULL, tower="byr")
    assert set(so_far(state, 0).values()) == {"leads"}
    state = play(state, "5r")
    assert so_far(state, 1) == {"2r": "beaten", "4r": "beaten", "6r": "ahead"}
    state = play(state, "6r")
    found = so_far(state, 2)
    assert {found[move] for move in found if move != "x"} == {"takes"}, "yellow lies above red"
    assert found["x"] == "beaten"


@given(st.integers(0, 10**6), st.integers(3, 5))
def test_what_a_card_is_said_to_take_it_takes(seed: int, seats: int) -> None:
    rng = SplitMix64(seed)
    for match in plays(begin(GAME, seats, seed), rng):
        state: Any = match.state
        if state.must and len(state.trick) == seats - 1:
            (seat,) = state.must
            for move, word in so_far(state, seat).items():
                after: Any = match.play(seat, move).state
                assert (after.tricks[-1].winner == seat) == (word == "takes")


def test_a_trick_of_escapes_has_nobody_on_top_yet() -> None:
    trick = zone(play(position(*FULL), "x"), "trick")
    assert trick.label == Text.of("zone/boast-trick")
    assert trick.groups[0].marks == ()


def test_events_tell_the_card_the_reason_and_the_chip() -> None:
    before = play(position(*FULL, tower="byr"), "5r 6r")
    (move,) = [move for move in before.legal(2) if move.cards == cards("2y")]
    after = before.play(2, move)
    events = GAME.display.events(after.information(0))
    assert [(event.kind, event.text.code, event.cards, event.source, event.target) for event in events] == [
        ("play", "play/boast-card", ("2y",), "hand:2", "trick"),
        ("capture", "won/boast-above", 3, "trick", "won:2"),
        ("chip", "log/boast-chip", ("Cy",), "tower", "tower"),
    ]


def test_why_a_card_won() -> None:
    for hands, text in (
        (("5r", "6r", "1r"), Text.of("won/boast-highest", seat=1, colour="r", rank=6)),
        (("5r", "x", "x"), Text.of("won/boast-only", seat=0, colour="r")),
        (("5r", "1b", "2b"), Text.of("won/boast-above", seat=2, colour="b", over="r", cards=2)),
        (("5r", "1b", "2y"), Text.of("won/boast-above", seat=1, colour="b", over="ry", cards=1)),
    ):
        assert zone(play(position(*hands, tower="bry"), *hands), "last").label == text


# -- players


def test_what_each_player_has_and_can_reach() -> None:
    state = position("5r 1b 2r", "6r 2b 3r", "x 1y 2y", taken=(3, 0, 1))
    assert [stats(state, seat) for seat in range(3)] == [["tricks", "there"], ["tricks", "both"], ["tricks", "more"]]
    state = position("5r 1b", "6r 2b", "x 1y", taken=(4, 0, 1))
    assert [stats(state, seat) for seat in range(3)] == [
        ["tricks", "missed"],
        ["tricks", "nothing"],
        ["tricks", "more"],
    ]
    state = position("5r", "6r", "x", taken=(5, 0, 1))
    assert stats(state, 2) == ["tricks", "missed"]
    assert stats(play(state, "5r 6r x"), 0) == ["tricks"]
    assert table(state).seats[0].stats[0] == Text.of("stat/boast-tricks", tricks=5, wanted=3)


def test_a_card_that_is_beaten_takes_one_trick_off_what_can_be_reached() -> None:
    """BN-6, BN-7: a player who has yet to play, or is on top, may still take the running trick."""
    state = play(position("5r 1b", "6r 2b", "x 1y", taken=(1, 2, 2)), "5r")
    assert stats(state, 0) == ["tricks", "more"]
    state = play(state, "6r")
    assert [stats(state, seat)[1] for seat in range(3)] == ["missed", "more", "more"]
    state = play(position("x 1b 2r", "6r 2b 3r", "1r 1y 2y", taken=(0, 0, 4)), "x")  # an escape is never on top
    assert [stats(state, seat)[1] for seat in range(3)] == ["nothing", "both", "missed"]
    state = play(position("x", "6r", "1r", taken=(2, 2, 2)), "x")
    assert [stats(state, seat)[1] for seat in range(3)] == ["missed", "more", "more"]


def test_the_banner_says_what_to_follow() -> None:
    state = position("5r 1b", "6r 2b", "x 1y", taken=(5, 0, 0))
    assert table(state).banner == Text.of("banner/boast-lead", seat=0)
    state = play(state, "5r")
    assert table(state, 1).banner == Text.of("banner/boast-follow", colour="r")
    assert table(state, 0).banner == table(state, None).banner == Text.of("banner/boast-waits", seat=1, colour="r")
    assert table(play(state, "6r"), 2).banner == Text.of("banner/boast-free", colour="r")
    state = play(position("x 1b", "6r 2b", "x 1r", taken=(5, 0, 0)), "x")
    assert table(state, 1).banner == Text.of("banner/boast-open", seat=1)
    assert table(play(state, "6r"), 2).banner == Text.of("banner/boast-follow-escape", colour="r")
    state = play(state, "6r 1r 2b")
    assert table(state, 0).banner == Text.of("banner/boast-waits", seat=2, colour="b")
    assert table(state, 2).banner == Text.of("banner/boast-last")
    over = play(state, "x 1b")
    assert table(over, 0).banner == Text.of("banner/boast-over", seat=0, tricks=5, points=0)


def test_a_tip_about_what_to_do_waits_for_a_choice() -> None:
    state = play(position("5r 1b 2b", "6r 2r 3b", "3r 1y 2y", taken=(4, 0, 0)), "5r")
    assert table(state, 1).tip == Text.of("tip/boast-both", wanted=3)
    assert table(play(state, "6r"), 2).tip is None
    first = play(position("5r 1b 2b 3b 4b 5b 6b", "6r 1y 2y 3y 4y 5y 6y", "x x x 7r 7b 7y 1r"), "5r")
    assert table(first, 1).tip == Text.of("tip/boast-tower")


def test_the_cards_in_each_hand_are_counted() -> None:
    state = play(position(*FULL, leader=1), "2r 2y")
    assert [seat.cards for seat in table(state).seats] == [7, 6, 6]
    assert [len(zone(state, f"hand:{seat}").slots) for seat in range(3)] == [7, 6, 6]
    assert [seat.leader for seat in table(state).seats] == [False, True, False]
    assert [seat.turn for seat in table(state).seats] == [True, False, False]


# -- cards left over, and escapes


def test_the_cards_left_over_lie_open_or_are_shown_at_the_end() -> None:
    """BN-3, BN-13, D-B08; nobody plays them."""
    assert faces(zone(position(*FULL, left="5b x"), "left").slots) == "5b x"
    hidden = position("5r", "6r", "3r", left="5b x", taken=(6, 0, 0), options={"leftover": "faceDown"})
    assert faces(zone(hidden, "left").slots) == "? ?"
    assert [texts(hidden, seat) for seat in range(3)] == [["5r"], [], []]
    over = play(hidden, "5r 6r 3r")
    assert [(slot.face, slot.was) for slot in zone(over, "left").slots] == [("5b", "left/0"), ("x", "left/1")]


def test_an_escape_keeps_its_key_from_hand_to_trick() -> None:
    state = position("x x 1r", "2r 3r 4r", "5r 6r 1y")
    held = {slot.key for slot in zone(state, "hand:0").slots if slot.face == "x"}
    state = play(state, "x")
    kept = {slot.key for slot in zone(state, "hand:0").slots if slot.face == "x"}
    (played,) = zone(state, "trick").slots
    assert {played.key} | kept == held
    assert played.key not in kept


# -- refusals


def test_refusals_say_why() -> None:
    state = play(position("5r 1b", "6r 2b", "x 1y", taken=(5, 0, 0)), "5r")

    def why(names: str, seat: int = 1) -> Text | None:
        return GAME.display.why(state.information(seat), cards(names), state.legal(seat))

    assert why("2b") == Text.of("refuse/boast-follow", colour="r", have=1)
    assert why("6r") is None
    assert why("6r 2b") == Text.of("refuse/boast-follow", colour="r", have=1)
    assert why("7y") == Text.of("refuse/boast-hand")
    assert why("x", 2) == Text.of("refuse/boast-turn", seat=1)
    state = play(position("5r 1b", "6r x", "3b 1y", taken=(5, 0, 0)), "5r")
    assert why("x") is None
    state = play(position("5r 1b 2b", "6r x 2y", "3b 1y 4y", taken=(4, 0, 0)), "5r")
    assert why("2y") == Text.of("refuse/boast-follow-escape", colour="r", have=1)
    assert why("6r x") == Text.of("refuse/boast-one")  # each might be played
    state = position("5r 1b 2b", "6r x x", "3b 1y 4y", taken=(4, 0, 0))
    assert why("5r 2b", 0) == Text.of("refuse/boast-one")


def test_a_card_says_what_beats_it() -> None:
    # BN-7: what is told of each card is borne out by a trick with each other card.
    for tower in SPELT:
        for card in (name for name in NAMES[:ESCAPE] if int(name[:-1]) <= 7):
            info = position(f"{card} x", "x x", "x x", tower=tower).information(0)
            said = GAME.display.about(info, cards(card))
            assert said is not None
            colour, higher, over = (dict(said.args)[name] for name in ("colour", "higher", "over"))
            trick = [(NAMES.index(card), NAMES.index(other)) for other in NAMES[:ESCAPE] if other != card]
            beaten = {NAMES[pair[1]] for pair in trick if best_of(pair, tower_of(tower)) == 1}
            beaten = {name for name in beaten if int(name[:-1]) <= 7}
            above = {name[-1] for name in beaten} - {colour}
            assert colour == card[-1]
            assert (higher == "yes") == any(name[-1] == colour for name in beaten)
            assert over == ("".join(each for each in tower if each in above) or "none")
    assert GAME.display.about(info, cards("x")) is None
    assert GAME.display.about(info, cards("7y x")) is None
