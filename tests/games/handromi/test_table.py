"""The table view: zones, marks, groups, counts, refusals and targets, as the page relies on them."""

import pytest

from engine.core.look import look
from engine.core.rng import SplitMix64
from engine.core.table import Slot, Table, Text, Zone
from engine.games.handromi.rules.information import Phase
from engine.games.handromi.rules.state import State
from tests.games.handromi.positions import GAME, can, cards, hand_of, legal, play, position
from tests.strategies import begin, plays

LAID = "1:4s 5s 6s, 1:Qh Kh Ah"


def table(state: State, viewer: int | None = 0) -> Table:
    return GAME.display.table(state.information(viewer), () if viewer is None else state.legal(viewer))


def zone(state: State, key: str, viewer: int | None = 0) -> Zone:
    return next(found for found in table(state, viewer).zones if found.key == key)


def faces(slots: tuple[Slot, ...]) -> list[str]:
    return [slot.face or "?" for slot in slots]


def test_combinations_lie_in_their_order_and_in_their_groups() -> None:
    laid = zone(position("2c 3d", "4h", table=LAID, opened="1"), "melds:1")
    assert [(group.key, group.kind, group.label.code) for group in laid.groups] == [
        ("m1", "meld", "shape/handromi-run"),
        ("m2", "meld", "shape/handromi-run"),
    ]
    assert faces(laid.slots) == ["4s", "5s", "6s", "Qh", "Kh", "Ah"]
    assert [slot.group for slot in laid.slots] == ["m1"] * 3 + ["m2"] * 3


def test_the_card_just_drawn_is_marked_and_comes_from_the_stock() -> None:
    state = play(position("2c 9d", "4h", stock="7s"), "draw")
    (drawn,) = [slot for slot in zone(state, "hand:0").slots if "drawn" in slot.marks]
    assert (drawn.face, drawn.was) == ("7s", "stock/0")
    assert faces(zone(state, "hand:0", 1).slots) == ["?"] * 3


def test_found_combinations_are_grouped_with_their_points() -> None:
    hand = zone(position("9h 10h Jh 2s 2d 2c 5c", "4h"), "hand:0")
    assert [group.key for group in hand.groups] == ["f1", "f2"]
    assert sorted(dict(group.label.args)["points"] for group in hand.groups) == [6, 29]
    assert sorted(slot.face or "" for slot in hand.slots if slot.group is None) == ["5c"]


@pytest.mark.parametrize(
    ("hand", "marks"),
    [
        ("7s 7h 7d 7d 2c", "2c 7s* 7h* 7d* 7d"),
        ("Qs Qs Qd Qc 2c", "2c Qs Qs* Qd* Qc*"),
        ("5h 6h 7h 7h 2c", "2c 5h* 6h* 7h* 7h"),
        ("5h 5h 6h 7h 2c", "2c 5h 5h* 6h* 7h*"),
        ("Ah Ah 2h 3h 9c", "Ah Ah* 2h* 3h* 9c"),
    ],
)
def test_of_identical_cards_the_one_beside_its_combination_is_marked(hand: str, marks: str) -> None:
    slots = sorted(zone(position(hand, "4h"), "hand:0").slots, key=lambda slot: dict(slot.order)["rank"])
    assert " ".join(f"{slot.face}{'*' if slot.group else ''}" for slot in slots) == marks


def test_what_others_have_laid_is_marked_until_the_viewer_discards() -> None:
    def marked(viewer: int | None) -> list[str]:
        zones = [zone(state, f"melds:{seat}", viewer) for seat in (0, 1)]
        return [slot.face or "?" for found in zones for slot in found.slots if "last" in slot.marks]

    state = position("Ks Kh Kd Qs Qh Qd 2c 3d", "7h 7d 7c Jh Jd Jc 5d", "4h 6d", stock="2s 2d 2h")
    state = play(state, "draw", "meld Ks Kh Kd")
    assert [marked(viewer) for viewer in (0, 1, 2, None)] == [["Ks", "Kh", "Kd"]] * 4
    state = play(state, "meld Qs Qh Qd", "discard 2c")
    first = ["Ks", "Kh", "Kd", "Qs", "Qh", "Qd"]
    assert [marked(viewer) for viewer in (0, 1, 2, None)] == [[], first, first, []]
    state = play(state, "draw", "discard 4h")
    assert [marked(viewer) for viewer in (0, 1, 2, None)] == [[], first, [], []]
    state = play(state, "draw", "meld 7h 7d 7c")
    sevens = ["7h", "7d", "7c"]
    assert [marked(viewer) for viewer in (0, 1, 2, None)] == [sevens, [*first, *sevens], sevens, sevens]


def test_only_the_top_discard_shows() -> None:
    """HR-13."""
    state = position("2c 9d", "4h", top="7s 8s 9s")
    pile = zone(state, "pile")
    assert (pile.count, faces(pile.slots)) == (3, ["9s"])
    taken = play(position("2c 9d", "4h", table=LAID, opened="01", top="8s 7s"), "take")
    assert faces(zone(taken, "pile").slots) == ["8s"]


def test_the_count_runs() -> None:
    """HR-12: for the viewer the best of their hand, for others what they have laid this turn."""
    state = play(position("Ks Kh Kd Qs Qh Qd 2c 3d", "4h", stock="7s"), "draw")
    assert table(state).seats[0].stats == (Text.of("stat/handromi-opens", have=60, need=51),)
    assert table(state).tip == Text.of("tip/handromi-open", have=60, need=51)
    assert table(state, 1).seats[0].stats[0].code == "stat/handromi-unopened"
    state = play(state, "meld Ks Kh Kd")
    assert dict(table(state, 1).seats[0].stats[0].args) == {"have": 30, "need": 51}
    assert table(state).tip == Text.of("tip/handromi-more")
    banner = table(state).banner
    assert banner is not None
    assert (banner.code, dict(banner.args)) == ("banner/handromi-opening", {"have": 30, "need": 51})
    state = play(state, "meld Qs Qh Qd")
    for viewer in (0, 1):
        assert table(state, viewer).seats[0].stats[0].code == "stat/handromi-opened"  # at once, not after the turn


def test_who_can_only_go_out_is_told_so_and_no_count() -> None:
    """HR-15: from hand no 51 is needed, so "9 of 51 laid" would send them after points that they need not have."""
    drawn = play(position("3s 3h 3d 6s 7s 8s 9c", "4h", stock="9s"), "draw")
    label = Text.of("action/handromi-meld-group", rank="3", cards=3, points=9)
    assert label in [GAME.display.action(drawn.information(0), move).label for move in drawn.legal(0)]
    assert table(drawn).seats[0].stats == (Text.of("stat/handromi-opening", have=39, need=51),)
    state = play(drawn, "meld 3s 3h 3d")
    assert table(state).seats[0].stats == (Text.of("stat/handromi-out"),)
    assert table(state, 1).seats[0].stats == (Text.of("stat/handromi-opening", have=9, need=51),)  # for all they know
    assert table(state).banner == Text.of("banner/handromi-out", cards=5)
    assert GAME.display.missing(state.information(0), 0, state.legal(0)) == Text.of("missing/handromi-out", cards=5)
    assert why(state, "9c") == ("out", {"cards": 5})
    last = play(state, "meld 6s 7s 8s 9s")
    assert GAME.display.missing(last.information(0), 0, last.legal(0)) == Text.of("missing/handromi-out", cards=1)
    assert table(last).tip is None  # the last card leaves no choice
    opens = play(position("Ks Kh Kd Qs Qh Qd 2c 3d", "4h", stock="7s"), "draw", "meld Ks Kh Kd")
    assert table(opens).banner == Text.of("banner/handromi-opening", have=30, need=51)
    label = Text.of("action/handromi-opens-group", have=60, need=51, rank="Q", cards=3, points=30)
    assert label in [GAME.display.action(opens.information(0), move).label for move in opens.legal(0)]


def test_the_button_of_the_last_discard_says_that_one_goes_out() -> None:
    state = play(position("8h 8s 2d", "4h", table="1:4s 5s 6s", opened="01", stock="8c"), "draw")
    labels = [GAME.display.action(state.information(0), move).label for move in state.legal(0)]
    assert Text.of("action/handromi-discard", rank="2", suit="d") in labels
    state = play(state, "meld 8s 8h 8c")
    (last,) = [GAME.display.action(state.information(0), move).label for move in state.legal(0)]
    assert last == Text.of("action/handromi-out", rank="2", suit="d")


def test_once_the_turn_opens_a_further_combination_says_only_what_it_counts() -> None:
    hand = "Ks Kh Kd Qs Qh Qd 5d 6d 7d 2c 3d"
    opened = play(position(hand, "4h", stock="9s"), "draw", "meld Ks Kh Kd", "meld Qs Qh Qd")
    label = next(GAME.display.action(opened.information(0), move).label for move in opened.legal(0) if move.cards)
    assert (label.code, dict(label.args)["points"]) == ("action/handromi-meld-run", 18)


def why(state: State, names: str) -> tuple[str, dict[str, str | int]]:
    text = GAME.display.why(state.information(0), cards(names), state.legal(0))
    assert text is not None
    return text.code.removeprefix("refuse/handromi-"), dict(text.args)


def test_refusals_say_how_much_is_missing() -> None:
    """HR-12, D-R07: "38 of 51"."""
    state = play(position("9h 10h Jh 3s 3d 3c 5c", "4h", stock="7s"), "draw")
    assert why(state, "9h 10h Jh") == ("opening", {"laid": 0, "chosen": 29, "have": 38, "need": 51})
    assert why(state, "3s 3d") == ("opening", {"laid": 0, "chosen": 0, "have": 38, "need": 51})
    assert why(position("Js Jh 4h 4d 9c", "4s", top="Jd"), "") == (
        "take",
        {"hand": 0, "have": 30, "need": 51},
    )


def test_what_is_laid_what_is_chosen_and_what_could_be_laid_are_told_apart() -> None:
    """HR-12: no refusal calls 66 points too few for 51."""
    state = position("Kh Kd Kc Qh Qd Qc 2s 2h 2d 7c", "4s", stock="9c")
    laid = play(state, "draw", "meld Kh Kd Kc")
    assert why(laid, "7c") == ("short", {"laid": 30, "need": 51})
    either = play(position("Ks Kh Kd Qs Qh Qd Js 2c 3d", "4s", stock="9c", exchange_card="5c"), "draw")
    assert why(either, "Js Qs Ks") == ("reach", {"have": 30, "need": 51})  # the hand has 60, but not with these


@pytest.mark.parametrize(
    ("hand", "drawn", "picked", "code"),
    [
        ("8h 8s", "8c", "8h 8s 8c", "last"),
        ("8h 8h 2d", "8c", "8h 8h", "twins"),
        ("8h 9s 2d", "8c", "8h 9s", "suits"),
        ("8h 9h 2d", "Jh", "9h Jh", "few-run"),
        ("8h 9h 2d", "Jh", "2c", "hand"),
    ],
)
def test_refusals_say_which_rule_stands_in_the_way(hand: str, drawn: str, picked: str, code: str) -> None:
    """D-R11, D-R14, HR-4, HR-5."""
    state = play(position(hand, "4h", table=LAID, opened="01", stock=drawn), "draw")
    assert why(state, picked)[0] == code


@pytest.mark.parametrize(
    ("opened", "hand", "picked", "expected"),
    [
        ("01", "8d 7d 2c 3h", "7d 8d", ("after", {"rank": "8", "suit": "d"})),
        ("1", "8d 7d 2c 3h", "7d 8d", ("unopened", {"laid": 0, "hand": 0, "need": 51})),
        ("01", "8d 6d 2c 3h", "6d 8d", ("few-run", {"n": 1})),
        ("01", "Qs Qh Qc Ks Kh Kc 2c", "Qs Qh Qc Ks Kh Kc", ("apart", {})),
        ("1", "Qs Qh Qc Ks Kh Kc 2c", "Qs Qh Qc Ks Kh Kc", ("apart", {})),
        ("01", "Qs Qh Qc Qs Qh Qc 2c", "Qs Qh Qc Qs Qh Qc", ("apart", {})),
        (
            "1",
            "2s 2h 2c 3s 3h 3c 9c",
            "2s 2h 2c 3s 3h 3c",
            ("opening", {"laid": 0, "chosen": 15, "have": 15, "need": 51}),
        ),
    ],
)
def test_several_at_once_are_told_to_come_one_by_one(
    opened: str, hand: str, picked: str, expected: tuple[str, dict[str, str | int]]
) -> None:
    """HR-14: each combination, and each card laid off, is a separate step."""
    state = play(position(hand, "4h", table="1:9d 10d Jd Qd Kd", opened=opened, stock="5s"), "draw")
    assert why(state, picked) == expected


def test_the_exchange_card_says_why_it_stays() -> None:
    """HR-9, D-R04, D-R05: it is not the top discard, and has its own reasons."""
    at = position("Js Jh 4h 4d 9c", "4s", top="Jd", exchange_card="5c")
    assert why(at, "5c") == ("claim", {})
    assert why(at, "Jd") == why(at, "") == ("take", {"hand": 0, "have": 30, "need": 51})
    assert why(play(at, "draw"), "5c") == ("claim", {})
    swaps = at._replace(turn=at.turn._replace(fresh=True))
    assert why(swaps, "5c") == ("swap", {})
    assert why(swaps, "") == ("take", {"hand": 0, "have": 30, "need": 51})  # though cards may be swapped
    for top, card, code in (("9s", "5c", "claim-laid"), ("5c", "5c", "take-opened"), ("7s", "7s", "claim-laid")):
        laid = position("2c 4d 9h", "4h", table="0:4s 5s 6s", opened="0", top=top, exchange_card=card)
        assert why(laid, card) == (code, {})
    later = at._replace(turn=at.turn._replace(seat=1), begun=0)
    assert why(later, "5c") == ("swap-later", {"seat": 1})
    claims = position("8h 8s 2d", "4h 9d", exchange_card="8c")
    assert why(claims, "8c") == ("draw", {})  # it may be taken


@pytest.mark.parametrize(
    ("hand", "top", "code"),
    [
        ("7d 8d", "9d", "take-last"),  # a new combination of all three
        ("8s", "7s", None),
        ("7s", "8s", "take-last"),  # laid off after the 7, the last card
        ("7s 2c", "8s", None),
        ("2c 4d", "9s", "take-opened"),
    ],
)
def test_a_discard_that_would_take_the_last_card_says_that_one_is_left(hand: str, top: str, code: str | None) -> None:
    """D-R09, D-R11: it fits, but a card must be left for the discard."""
    at = position(hand, "4h", table="0:4s 5s 6s", opened="0", top=top)
    assert can(at, "take") == (code is None)
    if code:
        assert why(at, top) == why(at, "") == (code, {})


def test_the_exchange_card_is_for_going_out_from_hand_only_until_something_is_laid() -> None:
    """D-R05, D-R15: laying in a turn ends that, and not only the turns after it."""

    def when(state: State) -> str | int:
        label = zone(state, "exchange").label
        assert label is not None
        return dict(label.args)["when"]

    drawn = play(position("Ks Kh Kd Qs Qh Qd 2c 3d", "4h", stock="7s"), "draw")
    assert when(drawn) == "hand"
    laid = play(drawn, "meld Ks Kh Kd")
    assert when(laid) == ""
    assert why(laid, "Ks") == ("claim-laid", {})
    assert when(play(laid, "meld Qs Qh Qd", "discard 2c")) == ""
    assert when(play(drawn, "discard 2c")) == "hand"


def test_a_combination_says_why_a_card_does_not_go_there() -> None:
    """D-R12: asked with the card and all cards of the combination."""
    hand = "7s 9h 3c Kh Kd Kc"
    state = play(position(hand, "4h", table="1:4s 5s 6s", opened="1", stock="2d"), "draw")
    assert why(state, "7s 4s 5s 6s") == ("unopened", {"laid": 0, "hand": 30, "need": 51})
    assert why(state, "9h 4s 5s 6s") == ("unfit-run", {"suit": "s", "low": "3", "high": "7"})
    assert why(state, "7s 9h 4s 5s 6s") == why(state, "9h 4s 5s 6s")
    assert why(state, "7s 4s 5s") == ("hand", {})
    table = "1:Js Qs Ks As, 1:8h 8s 8d, 1:5h 5s 5d 5c"
    laid = play(position("7s 9h 3c", "4h", table=table, opened="11", stock="2d"), "draw")
    assert why(laid, "9h Js Qs Ks As") == ("unfit", {"rank": "10", "suit": "s"})
    assert why(laid, "9h 8h 8s 8d") == ("unfit", {"rank": "8", "suit": "c"})
    assert why(laid, "9h 5h 5s 5d 5c") == ("full", {})
    last = play(position("7s", "4h", table="1:4s 5s 6s, 1:Kh Kd Kc", opened="01", stock="Ks"), "draw", "layoff 7s 1")
    assert why(last, "Ks Kh Kd Kc") == ("last", {})
    taken = play(position("7s 9h 3c", "4h", table=LAID, opened="01", top="2h Jh"), "take")
    assert why(taken, "7s 4s 5s 6s") == ("must", {"rank": "J", "suit": "h"})


def test_the_first_turn_says_that_one_can_lay_where_one_can() -> None:
    """HR-10, D-R06."""

    def banner(hand: str, **options: str) -> str:
        state = position(hand, "4h", turns=0, options=options)._replace(phase=Phase.MELD)
        text = table(state).banner
        assert text is not None
        return text.code.removeprefix("banner/handromi-")

    opens = "Ks Kh Kd Qs Qh Qd 2c 3d"
    assert banner(opens) == "meld"
    assert banner("2s 2h 2d 3c") == "meld"  # from hand
    assert banner(opens, firstTurnMeld="off") == "first"
    assert banner("Ks Kh Kd 2c 3d") == "first"
    begins = position("Ks Kh Kd 2c 3d", "4h", turns=0)._replace(phase=Phase.MELD)
    swaps = begins._replace(turn=begins.turn._replace(fresh=True))
    for state, swap in ((swaps, "yes"), (begins, "no"), (play(swaps, "swap 2c"), "no")):
        assert table(state).banner == Text.of("banner/handromi-first", swap=swap)


def test_the_aid_says_what_the_bars_of_the_hand_are() -> None:
    assert "guide/handromi-marks" in [text.code for text in table(position("2c", "4h")).guide]


@pytest.mark.parametrize("value", ["everyFirstTurn", "firstPlayer", "off"])
def test_the_aid_says_who_may_swap(value: str) -> None:
    """HR-9, D-R04."""
    guide = table(position("2c", "4h", options={"exchangeSwap": value})).guide
    (line,) = [text for text in guide if text.code == "guide/handromi-swap"]
    assert dict(line.args) == {"who": value}


def test_a_card_to_be_laid_off_says_where() -> None:
    state = play(position("7s 7s 9d 2c", "4h", table="1:4s 5s 6s, 0:7h 7d 7c", opened="01", stock="Jd"), "draw")
    info = state.information(0)
    actions = [GAME.display.action(info, move) for move in state.legal(0) if move.cards == cards("7s")]
    assert [(action.move, action.at) for action in actions] == [
        ("layoff 7s 1", "m1"),
        ("layoff 7s 2", "m2"),
        ("discard 7s", "pile"),
    ]
    given = [dict(action.label.args).get("given", "") for action in actions]
    assert given == ["7", "7", ""]


def test_a_card_keeps_its_key_as_long_as_it_is_seen() -> None:
    """No viewer sees two copies of a card confused, or one card given a second key."""
    for seed in range(4):
        rng = SplitMix64(seed)
        for viewer in (0, 1, None):
            before: dict[str, str] = {}
            names: set[str] = set()
            for match in plays(begin(GAME, 2, f"keys/{seed}"), rng):
                if match.plies > 120:
                    break
                state = match.state
                assert isinstance(state, State)
                now = {
                    s.key: s.face for z in look(match, viewer).zones for s in z.slots if s.face and z.key != "pile"
                }
                shuffled = any(line.startswith("*:") for line in match.lines[-1:])
                if before and not shuffled:
                    moved = set(match.moves[-1][1].split())
                    gone = {face for key, face in before.items() if key not in now}
                    assert gone <= moved | names
                before = now
                names = {s.face for s in zone(state, "exchange", viewer).slots if s.face}
                if viewer is not None and match.outcome is None:
                    own = [slot.face for slot in zone(state, f"hand:{viewer}", viewer).slots]
                    assert sorted(filter(None, own)) == sorted(hand_of(state, viewer))


def test_hands_of_others_lie_sorted_after_the_deal() -> None:
    state = play(position("8h 8s 2d", "2c Kc 2c 3c", stock="8c"), "draw", "meld 8s 8h 8c", "discard 2d")
    assert faces(zone(state, "hand:1").slots) == ["2c", "2c", "3c", "Kc"]


def test_all_hands_are_open_after_the_deal_and_the_stock_is_not() -> None:
    state = play(position("8h 8s 2d", "Kc Qc", stock="8c"), "draw", "meld 8s 8h 8c", "discard 2d")
    shown = table(state, None)
    assert faces(zone(state, "hand:1", None).slots) == ["Qc", "Kc"]
    hidden = [(found.key, faces(found.slots)) for found in shown.zones if "?" in faces(found.slots)]
    assert hidden == [("stock", ["?"])]
    assert shown.summary is not None
    rows = [(row.text.code, row.points) for row in shown.summary.parts[1].rows]
    assert rows == [
        ("score/handromi-nothing-laid", 100),
        ("score/handromi-left-replaced", 0),
        ("score/handromi-doubled", 100),
    ]
    assert legal(state) == []
