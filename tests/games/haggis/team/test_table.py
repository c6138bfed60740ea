"""What the table of a team deal shows, and to whom."""

import json
from functools import partial

import pytest

from engine.core.rng import SplitMix64
from engine.core.table import Text
from engine.core.wire import to_json
from engine.games.haggis.rules.information import Phase
from engine.games.haggis.rules.layout import TEAM
from engine.games.haggis.team.rules.hidden import determinize
from engine.games.haggis.team.rules.state import TeamState
from tests.games.haggis.readings import faces, zones_of
from tests.games.haggis.team.positions import FULL, GAME, cards, match, play, position, setup

HANDS = ("2s 3h 8s 8s J Q K", "9s 9h 4c K", "2d 3d 4d J", "2c 10c")

zones = partial(zones_of, GAME)


# -- zones


def test_own_hand_is_open_and_identical_cards_have_keys_of_their_own() -> None:
    own = zones(position(*HANDS), 0)["hand:0"]
    assert (own.kind, own.place, faces(own)) == ("hand", "own", ["2s", "3h", "8s", "8s", "J", "Q", "K"])
    assert [dict(slot.order) for slot in own.slots[2:5]] == [
        {"rank": 8, "suit": 0},
        {"rank": 8, "suit": 0},
        {"rank": 11, "suit": 4},
    ]
    assert {slot.points for slot in own.slots} == {0}


def test_other_hands_are_backs_and_their_wild_cards_are_open() -> None:
    seen = zones(position(*HANDS), 0)
    assert [faces(seen[f"hand:{seat}"]) for seat in (1, 2, 3)] == [[None] * 3, [None] * 3, [None] * 2]
    assert [faces(seen[f"wild:{seat}"]) for seat in (1, 2, 3)] == [["K"], ["J"], []]
    assert "wild:0" not in seen
    assert "haggis" not in seen


def test_a_card_goes_on_with_its_key_into_the_trick_and_the_last_trick() -> None:
    before = position(*HANDS)
    state = play(before, "0:8s")
    gone = {slot.key for slot in zones(before, 0)["hand:0"].slots} - {
        slot.key for slot in zones(state, 0)["hand:0"].slots
    }
    (slot,) = zones(state, 0)["trick"].slots
    assert gone == {slot.key}
    state = play(state, "1:9s", "2:pass", "3:10c")
    assert [slot.face for slot in zones(state, 0)["trick"].slots] == ["8s", "9s", "10c"]
    assert [slot.was for slot in zones(state, 0)["trick"].slots] == [None, "hand:1/2", "hand:3/1"]
    state = play(state, "0:J", "1:pass", "2:pass", "3:pass", "0:8s")
    assert slot.key in {slot.key for slot in zones(state, 0)["last"].slots}
    (second,) = zones(state, 0)["trick"].slots
    assert (second.face, second.key != slot.key) == ("8s", True)


def test_piles_belong_to_the_teams() -> None:
    state = play(position(*HANDS), "0:8s 8s", "1:9s 9h", "2:pass", "3:pass", "0:pass")
    for viewer, place, seat in ((0, "opponent", 1), (1, "own", 1), (3, "own", 3), (None, "opponent", 1)):
        won = zones(state, viewer)["won:1"]
        assert (won.kind, won.count, won.place, won.seat) == ("pile", 4, place, seat)
    assert zones(state, 2)["won:0"].count == 0
    stats = [dict(stat.args) for seat in GAME.display.table(state.information(0)).seats for stat in seat.stats]
    assert stats == [{"cards": 4}, {"cards": 4}]  # no counts of what has not been taken yet


def test_the_last_trick_says_where_a_bombs_cards_went() -> None:
    state = play(position(*HANDS), "0:8s 8s", "1:pass", "2:pass", "3:pass")
    assert zones(state, 1)["last"].label == Text.of("zone/last", seat=0)
    state = play(state, "0:J Q", "1:pass", "2:pass", "3:pass")
    assert zones(state, 1)["last"].label == Text.of("zone/last-bombed", **{"from": 0, "seat": 1, "to": 3})
    assert zones(state, 1)["won:1"].count == 2


def test_everything_is_open_after_the_deal() -> None:
    state = play(position("9s", "2h 3h K", "", "4c", outs=[(2, 8)]), "0:9s")
    assert state.phase is Phase.OVER
    seen = zones(state, 0)
    assert faces(seen["hand:1"]) == ["2h", "3h"]
    assert [slot.was for slot in seen["hand:1"].slots] == ["hand:1/0", "hand:1/1"]
    table = GAME.display.table(state.information(3))
    summary = table.summary
    assert summary is not None
    assert [part.seat for part in summary.parts] == [0, 1]  # one per team
    assert all(part.points == sum(row.points for row in part.rows) for part in summary.parts)
    assert table.banner == Text.of("banner/slam", seat=2, to=0, points=summary.parts[0].points)


# -- seats, banners, actions


def test_seats_say_who_leads_and_who_is_out() -> None:
    state = play(position("9s", "10h 2h", "2d 3d", "2c"), "0:9s", "1:10h")
    table = GAME.display.table(state.information(2), state.legal(2))
    assert [seat.turn for seat in table.seats] == [False, False, True, False]
    assert [seat.dealer for seat in table.seats] == [False, False, False, True]
    assert [seat.leader for seat in table.seats] == [True, False, False, False]
    assert [seat.out for seat in table.seats] == [1, 0, 0, 0]


def test_a_seat_may_come_to_bet_until_its_first_card() -> None:
    def betting(state: TeamState, seat: int | None) -> bool:
        return GAME.display.table(state.information(seat)).betting

    begun = position(*FULL)
    assert [betting(begun, seat) for seat in (*range(4), None)] == [True] * 4 + [False]
    assert GAME.display.table(match("c74").state.information(0)).betting  # before bets are possible
    bet = play(begun, "2:bet 60")
    assert betting(bet, 0)  # nor does the partner's bet rule it out
    assert betting(bet, 2)
    played = play(bet, "0:2s")
    assert [betting(played, seat) for seat in range(4)] == [False, True, True, True]
    assert not betting(position(*HANDS, outs=[(3, 7)]), 1)


def test_who_may_choose_the_leader_gets_two_buttons() -> None:
    state = play(position("J Q 2s", "2h", "2d 3d", "2c"), "0:J Q", "1:pass", "2:pass", "3:pass")
    table = GAME.display.table(state.information(0), state.legal(0))
    assert [(action.move, action.kind, action.at) for action in table.actions] == [
        ("lead 0", "lead", "seat:0"),
        ("lead 2", "lead", "seat:2"),
    ]
    assert table.banner == Text.of("banner/choose", seat=0)
    assert table.phase == "choose"
    assert GAME.display.table(state.information(2), state.legal(2)).actions == ()
    why = GAME.display.why(state.information(0), cards("2s"), state.legal(0))
    assert why == Text.of("refuse/choose")
    assert GAME.display.why(state.information(2), cards("2d"), ()) == Text.of("refuse/turn", seat=0)


def test_who_leads_by_somebody_elses_choice_or_for_somebody_who_is_out_is_told_why() -> None:
    def banner(state: TeamState, seat: int = 0) -> Text | None:
        return GAME.display.table(state.information(seat), state.legal(seat)).banner

    bombed = play(position("J Q 2s", "2h", "2d 3d", "2c"), "0:J Q", "1:pass", "2:pass", "3:pass")
    assert banner(play(bombed, "0:lead 2")) == Text.of("log/lead", seat=0, to=2)  # HT-12
    assert banner(play(bombed, "0:lead 0")) == Text.of("banner/lead", seat=0)
    assert banner(play(bombed, "0:lead 2", "2:3d")) != Text.of("log/lead", seat=0, to=2)
    out = play(position("9s", "2h 3h", "2d 3d", "2c 3c"), "0:9s", "1:pass", "2:pass", "3:pass")
    assert banner(out, 1) == Text.of("banner/lead-instead", seat=0, to=1)  # D-T06


def test_a_tip_about_a_lead_knows_whether_somebody_is_out() -> None:
    won = play(position("9s 2s", "2h 3h", "2d 3d", "2c 3c"), "0:9s", "1:pass", "2:pass", "3:pass")
    assert GAME.display.table(won.information(0), won.legal(0)).tip == Text.of("tip/team-lead")
    out = play(position("9s", "2h 3h", "2d 3d", "2c 3c"), "0:9s", "1:pass", "2:pass", "3:pass")
    assert GAME.display.table(out.information(1), out.legal(1)).tip == Text.of("tip/team-lead-later")


def test_a_bomb_in_hand_is_mentioned_beside_what_else_beats_the_trick() -> None:
    state = position("7s 7h 7d 7c 2s", "8s 8h 3d 5c 7h 9s J Q K", "2d 3d", "2c 3c")
    state = play(state, "0:7s 7h 7d 7c")
    info, legal = state.information(1), state.legal(1)
    assert GAME.display.table(info, legal).tip == Text.of("tip/follow-bomb")
    found = GAME.display.missing(info, 0, tuple(move for move in legal if move.cards))
    assert found == Text.of("missing/set", bomb="yes", width=4, rank="7")


def test_moves_say_what_they_are() -> None:
    assert GAME.about(GAME.read("lead 2")) == {"kind": "lead", "cards": [], "to": 2}
    assert GAME.about(GAME.read("exchange 7s")) == {"kind": "exchange", "cards": ["7s"]}
    assert GAME.about(GAME.read("bet 60")) == {"kind": "bet", "cards": [], "value": 60}
    assert GAME.about(GAME.read("7s 7s")) == {
        "kind": "set",
        "cards": ["7s", "7s"],
        "length": 1,
        "width": 2,
        "rank": 7,
    }


@pytest.mark.parametrize("text", ["exchange", "exchange 7s 8s", "exchange 7x", "lead", "lead x", "give 2", "7r"])
def test_what_is_no_move_of_this_game(text: str) -> None:
    with pytest.raises(ValueError, match=r"card|number|often"):
        GAME.read(text)


def test_the_log_tells_of_bombs_and_of_the_lead() -> None:
    state = play(position("J Q 2s", "2h", "2d 3d", "2c"), "0:J Q", "1:pass", "2:pass", "3:pass")
    events = GAME.display.events(state.information(2))
    assert [(event.kind, event.text.code, event.target) for event in events] == [
        ("pass", "log/pass", None),
        ("capture", "log/bombed-cards", "won:1"),
    ]
    assert (dict(events[1].text.args), events[1].cards) == ({"from": 0, "seat": 1, "to": 3, "cards": 2}, 2)
    after = play(state, "0:lead 2")
    (event,) = GAME.display.events(after.information(1))
    assert (event.kind, event.text) == ("lead", Text.of("log/lead", seat=0, to=2))


def test_the_guide_tells_of_bombs_cards_and_bets() -> None:
    guide = GAME.display.table(position(*HANDS).information(0)).guide
    assert [text.code for text in guide] == [
        *["guide/shapes", "guide/set", "guide/run", "guide/run-of-pairs"],
        "guide/bombs",
        *["guide/bomb"] * 6,
        "guide/bomb-wilds",
        "guide/bomb-cost",
        "guide/points",
        "guide/out-team",
        "guide/worth-each",
        "guide/bets",
        *["guide/bet"] * 3,
    ]
    shown = [name for text in guide for name in str(dict(text.args).get("cards", "")).split()]
    assert set(shown) <= set(GAME.deck(4, setup().options).by_name)


# -- what is hidden


def test_hidden_places_and_imagined_states() -> None:
    rng = SplitMix64(5)
    base = setup({"betBeforeExchange": "on"})
    deck = GAME.deck(4, base.options)
    state = GAME.deal(base, GAME.shuffled(base, rng))
    while state.outcome is None:
        for viewer in (*range(4), None):
            info = state.information(viewer)
            hidden = GAME.determinizer.hidden(info)
            pool = [card for card in deck.ids if hidden.pool >> card & 1]
            rng.shuffle(pool)
            filling = {slot.key: sum(1 << pool.pop() for _ in range(slot.size)) for slot in hidden.slots}
            imagined = determinize(info, filling)
            assert imagined.information(viewer) == info
            assert sum(imagined.dealt) == TEAM.numbers
            if viewer is not None:
                assert imagined.legal(viewer) == state.legal(viewer)
                assert info.promised & ~TEAM.canonical(state.hands[(viewer + 2) % 4]) == 0
                assert info.promised & ~imagined.hands[(viewer + 2) % 4] == 0
        seat = rng.choice(state.must)
        state = state.play(seat, rng.choice(state.legal(seat)))
    info = state.information(0)
    assert GAME.determinizer.hidden(info).pool == 0
    assert determinize(info, {}).information(0) == info


def test_what_a_seat_has_not_seen_changes_nothing_for_it() -> None:
    base = setup()
    order = list(GAME.shuffled(base, SplitMix64(7)))
    others = [at for at, card in enumerate(order) if card < TEAM.wild and not at_seat(order, at, 1)]
    other = list(order)
    for at, source in zip(others, reversed(others), strict=True):
        other[at] = order[source]
    one, two = (GAME.deal(base, tuple(some)) for some in (order, other))
    assert one.hands[1] == two.hands[1]
    assert one.hands[0] != two.hands[0]
    assert repr(one.information(1)) == repr(two.information(1))
    assert json.dumps(to_json(GAME.display.table(one.information(1)))) == json.dumps(
        to_json(GAME.display.table(two.information(1)))
    )


def at_seat(order: list[int], at: int, seat: int) -> bool:
    """Returns whether the card at a place in the deck goes to a seat when seat 3 deals."""
    return sum(1 for card in order[:at] if card < TEAM.wild) % 4 == seat
