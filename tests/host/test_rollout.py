"""Positions that a new match begins with, and what follows a move there when everybody plays by the policy."""

import pytest

from engine.bots.levels import bot_for
from engine.core import registry, replay
from engine.core.match import AnyGame, Match
from engine.core.rng import SplitMix64
from engine.core.wire import to_json
from tests.host.cards import BOMB, DEAL, NINE, short_deck
from tests.host.talk import ANNA, BELA, Talk, refused

GAMES = registry.games()


def by_club(match: Match) -> tuple[int, str]:
    """Returns whose turn it is, and the move that the level club plays."""
    seat = match.must[0]
    info, legal = match.state.information(seat), match.legal(seat)
    *_, thought = bot_for("club").think(match.game, info, legal, SplitMix64(0))
    return seat, match.game.write(thought.move)


def begun(talk: Talk, game: AnyGame, plies: int) -> tuple[Match, list[str]]:
    """Returns a match after some moves, and those moves as a request has them."""
    fields = {"game": game.name, "seats": [BELA] * game.seats[0], "seed": "rollout"}
    match = replay.load(talk("new", **fields)["record"], registry.game).match
    for _ in range(plies):
        match = match.play(*by_club(match))
    return match, [f"{seat}:{text}" for seat, text in match.moves]


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_a_new_match_begins_with_the_moves_that_it_is_given(talk: Talk, game: AnyGame) -> None:
    match, moves = begun(talk, game, 9)
    fields = {"game": game.name, "seats": [BELA] * game.seats[0], "seed": "rollout"}
    assert talk("new", **fields, moves=moves)["record"] == match.text
    again = talk("new", again=match.text, moves=moves)["record"]
    assert again == match.text


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_a_rollout_is_the_move_and_then_what_club_plays_at_every_seat(talk: Talk, game: AnyGame) -> None:
    match, _ = begun(talk, game, 12)
    seat, move = by_club(match)
    answer = talk("rollout", record=match.text, seat=seat, move=move)
    after = match.play(seat, move)
    while after.outcome is None:
        after = after.play(*by_club(after))
    assert answer["record"] == after.text
    assert talk("status", key=answer["key"])["deal_over"]
    thought = talk("think", record=match.text, seat=seat, level="club")
    assert all(reason in thought["why"][0]["reasons"] for reason in answer["reasons"])


def test_a_move_that_the_policy_would_not_make_has_its_reasons_too(talk: Talk) -> None:
    record = talk.moves(talk.new(decks=[short_deck(2)], dealer=0), *DEAL[:2])
    assert talk("think", record=record, seat=1, level="club")["move"] != "2o"
    reasons = talk("rollout", record=record, seat=1, move="2o")["reasons"]
    assert {reason["code"].partition("/")[0] for reason in reasons} == {"why"}


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_reasons_that_tell_a_move_from_most_others_come_first_and_those_of_all_moves_are_left_out(
    talk: Talk, game: AnyGame
) -> None:
    match, search, met = begun(talk, game, 0)[0], game.search, 0
    assert search is not None
    for _ in range(30):
        seat, move = by_club(match)
        info, legal = match.state.information(seat), match.legal(seat)
        others = [to_json(search.reasons(info, legal, other)) for other in legal if game.write(other) != move]
        reasons = talk("rollout", record=match.text, seat=seat, move=move)["reasons"]
        shared = [sum(reason in said for said in others) for reason in reasons]
        assert shared == sorted(shared)
        assert not others or all(count < len(others) for count in shared)
        met += len(reasons)
        match = match.play(seat, move)
        if match.deal_over:
            break
    assert met


def test_what_is_no_position_is_refused(talk: Talk) -> None:
    fields = {"game": "haggis", "seats": [ANNA, BELA], "decks": [short_deck(2)], "dealer": 0}
    for wrong in ("1:7r", ["7r"], [17], [None], ["a:7r"], ["12:7r"], ["1:"], ["1:pass\n"], ["1:pass"] * 1001):
        with refused("request/type", "a list of moves") as extra:
            talk("new", **fields, moves=wrong)
        assert extra == {"field": "moves"}
    with refused("request/field", "nobody sits at seat 2"):
        talk("new", **fields, moves=["2:pass"])
    with refused("move/illegal", "ply 0"):
        talk("new", **fields, moves=["0:pass"])
    with refused("move/illegal"):
        talk("new", **fields, moves=[f"1:{NINE}", f"0:{BOMB}", f"1:{NINE}"])
    with refused("deal/over"):
        talk("new", **fields, moves=[*(f"{seat}:{move}" for seat, move in DEAL), "0:pass"])


def test_what_cannot_be_made_has_no_rollout(talk: Talk) -> None:
    record = talk.moves(talk.new(decks=[short_deck(2)], dealer=0), *DEAL[:2])
    with refused("move/illegal"):
        talk("rollout", record=record, seat=0, move="pass")
    with refused("move/notation"):
        talk("rollout", record=record, seat=1, move="fly")
    with refused("request/field", "record is missing"):
        talk("rollout", seat=1, move=BOMB)
    with refused("deal/over"):
        talk("rollout", record=talk.moves(record, *DEAL[2:]), seat=0, move="pass")
