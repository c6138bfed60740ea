"""The exchange: HT-6, HT-7, D-T04, and who may know of it."""

import pytest

from engine.core.cards import bits
from engine.core.look import events, look
from engine.core.match import Match, NotYourTurn
from engine.core.replay import at
from engine.core.rng import SplitMix64
from engine.core.state import IllegalMove
from engine.core.wire import to_json
from engine.games.haggis.rules.information import Phase
from engine.games.haggis.rules.layout import TEAM
from engine.games.haggis.team.rules.state import TeamState
from tests.games.haggis.team.positions import GAME, cards, match, play, setup, texts

# Seat 3 deals; number cards go round from seat 0.
ROUND = ("2s", "3h", "4d", "5c"), ("2h", "3d", "4c", "5s"), ("9s", "9s", "8d", "8d")


def dealt() -> TeamState:
    """Returns a fresh deal: seat 0 has 2s 2h 9s, seat 1 3h 3d 9s, seat 2 4d 4c 8d, seat 3 5c 5s 8d, and the rest."""
    deck = GAME.deck(4, setup().options)
    first = [name for names in ROUND for name in names]
    rest = list(deck.list(deck.all & ~deck.mask(first)))
    return GAME.deal(setup(), deck.order([*first, *rest]))


def names(state: TeamState, seat: int) -> list[str]:
    return TEAM.names(state.hands[seat])


def test_ht4_deal() -> None:
    state = dealt()
    assert [hand.bit_count() for hand in state.hands] == [21] * 4  # 18 and J Q K
    assert all(hand & TEAM.wilds == TEAM.wilds for hand in state.hands)
    assert sum(hand & TEAM.numbers for hand in state.dealt) == TEAM.numbers  # nothing is left over
    assert state.turn == 0  # HT-5: left of the dealer


def test_ht6_the_exchange_comes_before_the_first_trick() -> None:
    state = dealt()
    assert (state.phase, state.must, state.may) == (Phase.EXCHANGE, (0, 1, 2, 3), ())
    assert all(text.startswith("exchange ") for seat in range(4) for text in texts(state, seat))


def test_ht7_each_pair_swaps_at_once_and_twice() -> None:
    state = play(dealt(), "0:exchange 2s")
    assert state.must == (1, 2, 3)
    assert names(state, 0) == names(dealt(), 0)  # no card moves before the partner has chosen
    state = play(state, "2:exchange 4d")
    assert state.must == (0, 1, 2, 3)  # D-T04: this pair goes on, the other one has not begun
    assert "4d" in names(state, 0)
    assert "2s" in names(state, 2)
    state = play(state, "2:exchange 2s", "0:exchange 4d")  # D-T04: a card just received may go back
    assert state.must == (1, 3)
    assert state.phase is Phase.EXCHANGE
    assert names(state, 0) == names(dealt(), 0)
    state = play(state, "3:exchange 5c", "1:exchange 3h", "1:exchange 3d", "3:exchange 5s")
    assert (state.phase, state.must) == (Phase.LEAD, (0,))
    assert {"5c", "5s"} <= set(names(state, 1))
    assert [hand.bit_count() for hand in state.hands] == [21] * 4


def test_dt04_one_card_each_is_compulsory_and_the_pairs_take_any_order() -> None:
    for order in ("02130213", "31023102", "13130202"):
        state = dealt()
        for seat in map(int, order):
            state = play(state, f"{seat}:{texts(state, seat)[0]}")
        assert state.phase is Phase.LEAD


def test_c74_ht7_wild_cards_may_not_be_given() -> None:
    with pytest.raises(IllegalMove):
        match("c74").play(0, "exchange J")
    state = dealt()
    text = GAME.display.why(state.information(0), cards("J"), state.legal(0))
    assert text is not None
    assert text.code == "refuse/exchange-wild"


def test_nobody_chooses_twice_for_one_swap() -> None:
    state = play(dealt(), "0:exchange 2s")
    assert texts(state, 0) == []
    running = match("twice")
    running = running.play(0, GAME.write(running.legal(0)[0]))
    with pytest.raises(NotYourTurn):
        running.play(0, GAME.write(running.legal(2)[0]))


def test_identical_cards_are_offered_once_and_swapped_one_for_the_other() -> None:
    state = play(dealt(), "1:exchange 9s", "3:exchange 5c", "0:exchange 9s", "2:exchange 8d")
    assert texts(state, 0).count("exchange 8d") == 1
    assert "9s" in names(state, 2)
    assert sum(state.dealt) == TEAM.numbers
    assert all(state.dealt[seat] & ~state.shown[seat] == 0 for seat in range(4))


# -- what each seat knows


def seen(state: TeamState, seat: int) -> list[str]:
    """Returns the names of the number cards that a seat has seen."""
    return TEAM.names(TEAM.canonical(state.seen(seat) & TEAM.numbers))


def test_ht7_neither_sees_the_incoming_card_before_both_have_chosen() -> None:
    start = dealt()
    one, two = (play(start, f"0:exchange {card}") for card in ("2s", "2h"))
    for viewer in (1, 2, 3, None):
        assert one.information(viewer) == two.information(viewer)
        assert to_json(GAME.display.table(one.information(viewer))) == to_json(
            GAME.display.table(two.information(viewer))
        )
        assert GAME.display.events(one.information(viewer)) == GAME.display.events(two.information(viewer))
    assert one.information(0) != two.information(0)
    assert one.seen(2) == start.seen(2)


def test_what_was_exchanged_is_known_to_the_two_partners_alone() -> None:
    swapped = play(dealt(), "0:exchange 2s", "2:exchange 4d")
    other = play(dealt(), "0:exchange 2h", "2:exchange 4c")
    for viewer in (1, 3, None):
        assert swapped.information(viewer) == other.information(viewer)
        assert to_json(GAME.display.table(swapped.information(viewer))) == to_json(
            GAME.display.table(other.information(viewer))
        )
        told = GAME.display.events(swapped.information(viewer))
        assert [event.cards for event in told] == [1, 1, 1]
    for viewer, gave, got in ((0, "2s", "4d"), (2, "4d", "2s")):
        told = GAME.display.events(swapped.information(viewer))
        assert [event.cards for event in told if event.text.code == "log/exchange"] == [("4d",), ("2s",)]
        assert [(event.source, event.target) for event in told[1:]] == [("hand:2", "hand:0"), ("hand:0", "hand:2")]
        assert {gave, got} <= set(seen(swapped, viewer))
        assert TEAM.names(swapped.information(viewer).promised) == [gave]


def hidden_from(running: Match, viewer: int | None) -> list[str]:
    """Returns the cards named by the exchange lines of the log."""
    log = look(running, viewer).log
    return [name for entry in log if entry.text.code in {"log/choose", "log/exchange"} for name in entry.cards]


def test_the_exchange_stays_with_the_pair_even_after_the_deal_and_in_looking_back() -> None:
    rng = SplitMix64(4)
    running = match("after")
    while running.outcome is None:
        seat = rng.choice(running.state.must)
        running = running.play(seat, GAME.write(rng.choice(running.legal(seat))))
    assert hidden_from(running, None) == []
    for viewer in range(4):
        pair = [text.split()[1] for seat, text in running.moves[:8] if seat % 2 == viewer % 2]
        assert sorted(set(hidden_from(running, viewer))) == sorted(set(pair))
        there = at(running, 1, 8)
        assert hidden_from(there, viewer) == hidden_from(running, viewer)
        told = [
            name
            for ply in range(1, 9)
            for event in events(at(running, 1, ply), viewer)
            for name in (event.cards if isinstance(event.cards, tuple) else ())
        ]
        assert set(told) == set(pair)


def test_promised_cards_are_those_that_the_partner_must_still_hold() -> None:
    state = play(dealt(), "0:exchange 9s", "2:exchange 4d", "0:exchange 2h", "2:exchange 4c")
    state = play(state, "1:exchange 3h", "3:exchange 5c", "1:exchange 3d", "3:exchange 5s")
    assert TEAM.names(state.information(0).promised) == ["2h", "9s"]
    assert TEAM.names(state.information(2).promised) == ["4d", "4c"]
    assert state.information(1).unknown(2) == 18
    assert state.information(0).unknown(2) == 16
    state = play(state, "0:4d", "1:pass", "2:9s")
    assert TEAM.names(state.information(0).promised) == ["2h"]
    assert TEAM.names(state.information(2).promised) == ["4c"]
    assert (state.information(0).unknown(2), state.information(2).unknown(0)) == (16, 16)


def test_a_card_given_back_is_promised_no_more() -> None:
    state = play(dealt(), "0:exchange 2s", "2:exchange 4d", "0:exchange 2h", "2:exchange 2s")
    assert TEAM.names(state.information(0).promised) == ["2h"]
    assert TEAM.names(state.information(2).promised) == ["2s", "4d"]


def test_the_views_of_a_hand_count_every_card_once() -> None:
    state = dealt()
    for line in ("0:exchange 2s", "1:exchange 9s", "2:exchange 4d", "3:exchange 5c"):
        state = play(state, line)
        for viewer in (*range(4), None):
            info = state.information(viewer)
            own = info.hand & TEAM.numbers
            assert own.bit_count() + info.promised.bit_count() + info.pool.bit_count() == 72
            hidden = GAME.determinizer.hidden(info)
            assert sum(place.size for place in hidden.slots) == hidden.pool.bit_count()
            keys = {place.key for place in hidden.slots if place.key.startswith("gift")}
            assert len(keys) == sum(
                1 for seat in range(4) if seat != viewer and state.must and seat not in state.must
            )


# -- the table


def test_the_own_chosen_card_is_marked_and_the_received_ones_until_one_has_played() -> None:
    def marked(state: TeamState, seat: int) -> dict[str, list[str]]:
        zone = next(zone for zone in GAME.display.table(state.information(seat)).zones if zone.kind == "hand")
        found: dict[str, list[str]] = {}
        for slot in zone.slots:
            for mark in slot.marks:
                found.setdefault(mark, []).append(slot.face or "")
        return found

    state = play(dealt(), "0:exchange 2s")
    assert marked(state, 0)["given"] == ["2s"]
    assert "given" not in marked(state, 2)
    state = play(state, "2:exchange 4d")
    assert marked(state, 0) == {"received": ["4d"], "wild": ["J", "Q", "K"]}
    state = play(state, "0:exchange 2h", "2:exchange 4c", "1:exchange 3h", "3:exchange 5c")
    assert marked(state, 0)["received"] == ["4d", "4c"]
    state = play(state, "1:exchange 3d", "3:exchange 5s", "0:J")
    assert "received" not in marked(state, 0)
    assert marked(state, 2)["received"] == ["2s", "2h"]


def test_banner_and_stats_say_who_is_waited_for() -> None:
    def banner(state: TeamState, seat: int | None) -> str:
        text = GAME.display.table(state.information(seat)).banner
        assert text is not None
        return text.code

    state = play(dealt(), "0:exchange 2s")
    assert [banner(state, viewer) for viewer in (0, 1, 2, None)] == [
        "banner/exchange-waits",
        "banner/exchange",
        "banner/exchange",
        "banner/exchange-all",
    ]
    table = GAME.display.table(state.information(1))
    assert [seat.seat for seat in table.seats if seat.turn] == [1, 2, 3]
    assert [seat.seat for seat in table.seats if "stat/chosen" in [stat.code for stat in seat.stats]] == [0]
    assert [seat.cards for seat in table.seats] == [21] * 4
    state = play(state, "2:exchange 4d", "0:exchange 2h", "2:exchange 4c")
    assert banner(state, 0) == "banner/exchange-others"
    assert banner(state, 1) == "banner/exchange"
    for seat, code in ((0, "refuse/exchange-done"), (1, None)):
        text = GAME.display.why(state.information(seat), cards("9s"), state.legal(seat))
        assert (text and text.code) == code


@pytest.mark.parametrize(
    ("picked", "code"),
    [("2s", None), ("2s 2h", "refuse/exchange-one"), ("2s J", "refuse/exchange-wild"), ("3h", "refuse/hand")],
)
def test_refusals(picked: str, code: str | None) -> None:
    state = dealt()
    text = GAME.display.why(state.information(0), cards(picked), state.legal(0))
    # A name that the hand holds as well is not refused.
    expected = None if code == "refuse/hand" and cards(picked) & state.hands[0] else code
    assert (text and text.code) == expected


def test_the_deck_holds_two_of_every_number_card() -> None:
    deck = GAME.deck(4, setup().options)  # HT-2
    assert len(deck.ids) == 84
    assert all(len(deck.by_name[f"{rank}{suit}"]) == 2 for rank in range(2, 11) for suit in "shdc")
    assert [len(deck.by_name[name]) for name in "JQK"] == [4] * 3
    assert list(bits(deck.all)) == list(range(84))
