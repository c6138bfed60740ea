"""Bets of the team game: HT-17, D-T11 to D-T14."""

from pathlib import Path

import pytest

from engine.core.match import Match
from engine.core.replay import load
from engine.core.state import IllegalMove
from engine.games.haggis.rules.information import Phase
from engine.games.haggis.rules.moves import Kind
from engine.games.haggis.team.rules.bets import NO_BET, Standing, offers, standing
from engine.games.haggis.team.rules.state import TeamState
from tests.games.haggis.readings import rows
from tests.games.haggis.team.positions import FULL, GAME, match, play, position, setup, texts

ALL = ["bet 10", "bet 30", "bet 60"]
RAISES = {"teamBetRaise": "partner"}


def bets(state: TeamState, seat: int) -> list[str]:
    return [text for text in texts(state, seat) if text.startswith("bet")]


def fresh(**options: str) -> TeamState:
    """Returns a fresh deal, before the exchange."""
    base = setup(options)
    return GAME.deal(base, GAME.deck(4, base.options).ids)


def exchanged(state: TeamState) -> TeamState:
    """Returns the state after the whole exchange, in which everybody gives their lowest cards."""
    while state.phase is Phase.EXCHANGE:
        seat = state.must[0]
        move = next(move for move in state.legal(seat) if move.kind is Kind.EXCHANGE)
        state = state.play(seat, move)
    return state


def test_ht17_everybody_may_bet_before_the_own_first_card_out_of_turn_too() -> None:
    state = position(*FULL)
    assert (state.must, state.may) == ((0,), (1, 2, 3))
    assert [bets(state, seat) for seat in range(4)] == [ALL] * 4
    state = play(state, "0:2s")
    assert bets(state, 0) == []
    assert bets(state, 1) == ALL
    state = play(state, "1:pass", "2:bet 60")
    assert bets(play(state, "2:pass", "3:pass"), 1) == ALL


def test_dt12_the_player_whose_bet_stands_keeps_it() -> None:
    state = play(position(*FULL), "1:bet 10")
    assert bets(state, 1) == []
    assert state.may == (2, 3)
    assert bets(play(state, "3:bet 30"), 3) == []


def test_dt12_whoever_has_bet_before_may_raise_the_partner_again() -> None:
    state = play(position(*FULL), "0:bet 10", "2:bet 30")
    assert bets(state, 0) == ["bet 60"]
    state = play(state, "0:bet 60")
    assert state.bets == (60, None, 30, None)
    assert bets(state, 0) == bets(state, 2) == []
    assert state.may == (1, 3)
    assert bets(play(position(*FULL), "0:bet 10", "0:2s", "1:pass", "2:bet 30"), 0) == []  # a card was played


def test_dt12_silence_stands_in_the_way_of_nothing() -> None:
    state = play(position(*FULL), "0:2s", "1:pass", "2:pass", "3:pass")
    assert [bets(state, seat) for seat in range(4)] == [[], ALL, ALL, ALL]
    assert bets(play(state, "3:bet 30"), 1) == ["bet 60"]


def test_dt11_only_more_than_the_partners_bet_takes_its_place() -> None:
    state = play(position(*FULL), "0:bet 30")
    assert bets(state, 2) == ["bet 60"]
    assert bets(state, 1) == ALL  # the other team's bets are its own
    assert bets(play(state, "2:bet 60"), 0) == []
    assert bets(play(position(*FULL), "0:bet 60"), 2) == []
    assert play(position(*FULL), "0:bet 60").may == (1, 3)


def test_dt11_dt12_option_lets_the_partner_alone_raise_as_often_as_there_is_more() -> None:
    state = play(position(*FULL, options=RAISES), "0:bet 10", "2:bet 30")
    assert bets(state, 0) == []  # it is still their bet
    assert bets(state, 2) == ["bet 60"]
    state = play(state, "2:bet 60")
    assert standing(state.bets, 0, raises=True) == Standing(0, 60)
    assert bets(state, 0) == bets(state, 2) == []


def test_dt11_nobody_replaces_after_the_own_first_card() -> None:
    state = play(position(*FULL), "0:2s", "1:pass", "2:3h", "3:pass", "0:pass", "1:pass")
    assert state.phase is Phase.LEAD
    state = play(position(*FULL), "0:2s", "1:bet 10", "1:pass", "2:3h", "3:bet 30")
    assert state.bets == (None, 10, None, 30)


@pytest.mark.parametrize(
    ("announced", "own", "partner"),
    [
        ((None,) * 4, None, None),
        ((0, None, 0, None), None, None),
        ((30, 60, None, None), Standing(0, 30), Standing(0, 30)),
        ((10, None, 60, None), Standing(2, 60), Standing(0, 60)),
        ((60, None, 10, None), Standing(0, 60), Standing(2, 60)),
        ((10, None, 0, 30), Standing(0, 10), Standing(0, 10)),
    ],
)
def test_dt11_one_bet_stands_for_a_team(
    announced: tuple[int | None, ...], own: Standing | None, partner: Standing | None
) -> None:
    assert standing(announced, 0, raises=False) == own
    assert standing(announced, 0, raises=True) == partner


def test_dt13_bets_open_after_the_exchange_and_close_when_somebody_is_out() -> None:
    state = fresh()
    assert state.may == ()
    assert not any(bets(state, seat) for seat in range(4))
    state = exchanged(state)
    assert [bets(state, seat) for seat in range(4)] == [ALL] * 4
    state = play(position("9s", *FULL[1:]), "0:9s")
    assert state.may == ()
    assert bets(state, 1) == []


def test_dt13_option_opens_bets_before_the_exchange() -> None:
    state = fresh(betBeforeExchange="on")
    assert (state.must, state.may) == ((0, 1, 2, 3), ())
    assert bets(state, 0) == ALL
    chosen = next(text for text in texts(state, 0) if text.startswith("exchange"))
    state = play(state, f"0:{chosen}")
    assert (state.must, state.may) == ((1, 2, 3), (0,))
    state = play(state, "0:bet 10", "2:bet 30")
    assert state.must == (1, 2, 3)  # a bet is no turn
    state = exchanged(state)
    assert state.bets == (10, None, 30, None)
    assert (bets(state, 0), bets(state, 2)) == (["bet 60"], [])
    assert [
        entry.text.code for entry in GAME.display.table(state.information(1)).log if "bet" in entry.text.code
    ] == [
        "log/bet",
        "log/bet-replaces",
    ]


# -- what bets pay


def paid(bet: str, *, first: int, options: dict[str, str] | None = None) -> tuple[dict[str, int], dict[str, int]]:
    """Returns both teams' rows about bets after a deal in which a seat goes out first, as the last card of a slam."""
    hands = ["", "", "", ""]
    hands[first] = "10s"
    hands[(first + 1) % 4], hands[(first + 3) % 4] = "2h 3h", "2c 3c"
    state = position(*hands, bets=bet, leader=first, options=options)
    outcome = play(state, f"{first}:10s").outcome
    found = [{code: points for code, points in rows(outcome, side).items() if "bet" in code} for side in (0, 1)]
    return found[0], found[1]


@pytest.mark.parametrize(("value", "lost"), [(10, 5), (30, 15), (60, 30)])
def test_ht17_values_of_bets(value: int, lost: int) -> None:
    assert paid(f"{value} - - -", first=0) == ({"score/bet-made-by": value}, {})
    assert paid(f"{value} - - -", first=1) == ({"score/bet-from": 0}, {"score/bet-from": lost})


def test_c70_dt14_a_bet_fails_even_if_the_partner_is_out_first() -> None:  # C-70
    assert paid("10 - - -", first=2) == ({"score/bet-from": 0}, {"score/bet-from": 5})


def test_c71_dt11_a_replaced_bet_is_void() -> None:  # C-71
    assert paid("30 - 60 -", first=2) == ({"score/bet-replaced": 0, "score/bet-made-by": 60}, {})
    assert paid("30 - 60 -", first=0) == ({"score/bet-replaced": 0, "score/bet-from": 0}, {"score/bet-from": 30})


def test_dt11_option_leaves_a_raised_bet_with_the_partner() -> None:
    assert paid("30 - 60 -", first=0, options=RAISES) == ({"score/bet-made-by": 60}, {})
    assert paid("30 - 60 -", first=2, options=RAISES) == ({"score/bet-from": 0}, {"score/bet-from": 30})


def test_dt12_a_bet_that_came_back_higher_is_the_one_that_counts() -> None:
    assert paid("60 - 30 -", first=0) == ({"score/bet-replaced": 0, "score/bet-made-by": 60}, {})
    assert paid("60 - 30 -", first=2) == ({"score/bet-replaced": 0, "score/bet-from": 0}, {"score/bet-from": 30})


def test_ht17_both_teams_bet() -> None:
    assert paid("10 60 - -", first=0) == (
        {"score/bet-made-by": 10, "score/bet-from": 30},
        {"score/bet-from": 0},
    )


def test_no_bet_pays_nothing() -> None:
    assert paid("0 0 0 0", first=0) == ({}, {})


# -- what is shown of bets


def stats(state: TeamState, seat: int) -> list[tuple[str, object]]:
    found = GAME.display.table(state.information(1)).seats[seat].stats
    return [(stat.code, dict(stat.args)["value"]) for stat in found if "bet" in stat.code]


def test_a_bet_and_its_replacement_are_always_shown() -> None:
    state = play(position(*FULL), "0:bet 10", "2:bet 60")
    assert stats(state, 0) == [("stat/bet-replaced", 10)]
    assert stats(state, 2) == [("stat/bet", 60)]
    assert stats(state, 1) == stats(state, 3) == []
    state = play(position(*FULL, options=RAISES), "0:bet 10", "2:bet 60")
    assert stats(state, 0) == [("stat/bet", 60)]
    assert stats(state, 2) == [("stat/bet-raised", 60)]
    assert [entry.text.code for entry in GAME.display.table(state.information(0)).log][-1] == "log/bet-raises"


def test_every_raise_is_told_with_what_it_replaces() -> None:
    state = play(position(*FULL), "0:bet 10", "2:bet 30", "0:bet 60")
    assert stats(state, 0) == [("stat/bet", 60)]
    assert stats(state, 2) == [("stat/bet-replaced", 30)]
    log = GAME.display.table(state.information(1)).log
    assert [(one.text.code, dict(one.text.args).get("was")) for one in log if "bet" in one.text.code] == [
        ("log/bet", None),
        ("log/bet-replaces", 10),
        ("log/bet-replaces", 30),
    ]


def test_the_buttons_say_whether_a_bet_takes_the_place_of_the_partners() -> None:
    def labels(state: TeamState) -> list[str]:
        return [action.label.code for action in GAME.display.table(state.information(2), state.legal(2)).actions]

    assert labels(play(position(*FULL), "1:bet 10")) == ["action/team-bet"] * 3
    assert labels(play(position(*FULL), "0:bet 10")) == ["action/team-bet-replace"] * 2
    assert labels(play(position(*FULL), "2:bet 10", "0:bet 30")) == ["action/team-bet-replace"]
    assert labels(play(position(*FULL, options=RAISES), "0:bet 30")) == ["action/team-bet-raise"]


def test_offers_are_empty_for_the_bettor_alone() -> None:
    assert [move.value for move in offers((None, 0, None, None), 1, raises=False)] == [10, 30, 60]
    assert [move.value for move in offers((None, None, 10, None), 0, raises=False)] == [30, 60]
    assert offers((None, None, 10, None), 2, raises=False) == ()


# -- "no bet", as found in older records


def dealt(*lines: str) -> Match:
    """Returns a match with these moves after the exchange."""
    running = match("older")
    while running.state.must != (running.setup.leader,):
        seat = running.state.must[0]
        text = next(text for text in texts(running.state, seat) if text.startswith("exchange"))  # type: ignore[arg-type]
        running = running.play(seat, text)
    for line in lines:
        running = running.play(int(line[0]), line[2:])
    return running


def test_dt12_no_bet_is_read_and_offered_to_nobody() -> None:
    running = dealt()
    assert NO_BET not in {move for seat in range(4) for move in running.legal(seat)}
    running = dealt("1:bet 0", "3:bet 0")
    assert load(running.text, lambda _: GAME).match == running
    assert running.state.bets == (None, 0, None, 0)  # type: ignore[attr-defined]
    assert [GAME.write(move) for move in running.legal(3)] == ALL  # it restricts nobody
    assert stats(running.state, 1) == [("stat/bet", 0)]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("before", "seat"),
    [
        (["1:bet 0"], 1),  # once
        (["1:bet 10"], 1),  # it does not take back one's own bet
        (["1:bet 10", "3:bet 30"], 1),
        (["1:bet 60"], 3),  # there was nothing left to bet
    ],
)
def test_dt12_no_bet_is_refused_where_it_always_was(before: list[str], seat: int) -> None:
    with pytest.raises(IllegalMove):
        dealt(*before).play(seat, "bet 0")


def test_dt12_no_bet_comes_too_late_after_the_own_first_card_and_too_early_before_the_exchange() -> None:
    with pytest.raises(IllegalMove):
        match("older").play(0, "bet 0")
    assert match("older", betBeforeExchange="on").play(0, "bet 0").state.bets[0] == 0  # type: ignore[attr-defined]
    running = dealt()
    leader = running.setup.leader
    lead = next(move for move in running.legal(leader) if move.cards)
    with pytest.raises(IllegalMove):
        running.play(leader, GAME.write(lead)).play(leader, "bet 0")


@pytest.mark.parametrize(("name", "points"), [("own", (91, 73)), ("partner", (180, 19))])
def test_a_record_from_before_replays_to_the_same_result(name: str, points: tuple[int, int]) -> None:
    record = Path(__file__).with_name(f"older-{name}.txt").read_text()
    assert ":bet 0" in record
    loaded = load(record, lambda _: GAME)
    assert loaded.lost == ()
    assert loaded.match.text == record
    assert loaded.match.totals[:2] == points
