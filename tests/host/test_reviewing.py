"""Reviews: a decision weighed again, judged by what its player could know, and the same every time."""

import statistics
from collections.abc import Iterator
from dataclasses import astuple
from itertools import product
from typing import Any

import pytest

from engine.bots.bot import Candidate, Thought
from engine.bots.rollouts import PolicyRollouts
from engine.bots.search import SearchBot, gain, search_of
from engine.core import registry
from engine.core.determinizer import fill
from engine.core.match import Match, Player, create
from engine.core.replay import at
from engine.core.rng import SplitMix64
from engine.core.search import Losses
from engine.core.table import Text
from engine.core.wire import to_json
from engine.games.haggis.rules.moves import Kind
from engine.reviewing import _VALUED, Reviewing, _class_of
from engine.thinking import Budget
from tests.host.talk import Talk, refused

LOSSES = Losses(1.0, 4.0, 12.0)
TABLES = [(game.name, game.seats[0]) for game in registry.games()]


def finished(name: str, seats: int, seed: str = "review") -> Match:
    """Returns a finished deal of random moves."""
    match = create(registry.game(name), [Player("bot", "", "club")] * seats, {}, seed)
    rng = SplitMix64(5)
    while match.outcome is None:
        seat = match.state.must[0]
        match = match.play(seat, match.game.write(rng.choice(match.legal(seat))))
    return match


def asked(match: Match, ply: int, **fields: Any) -> dict[str, Any]:
    seat, _ = match.moves[ply]
    answer: dict[str, Any] = Talk()("review", record=match.text, deal=1, ply=ply, seat=seat, seed="x", **fields)
    return answer


def ahead(match: Match, seat: int) -> float:
    """Returns by how many points a seat's side has done better than the others in the mean."""
    assert match.outcome is not None
    sides = match.game.sides(match.setup)
    points = {side: match.outcome.points[who] for who, side in enumerate(sides)}
    others = [points[side] for side in points if side != sides[seat]]
    more = points[sides[seat]] - statistics.mean(others)
    return -more if match.game.wins == "low" else more


def choices(match: Match, most: int) -> Iterator[int]:
    """Yields some plies at which the seat had a choice."""
    game = match.game
    before = match.restarted()
    found = 0
    for ply, (seat, text) in enumerate(match.moves):
        if len(before.legal(seat)) > 1 and ply % 3 == 1 and found < most:
            found += 1
            yield ply
        before = before.play(seat, text)
    assert game.name
    assert found


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_game_has_its_decisions_reviewed(name: str, seats: int) -> None:
    match = finished(name, seats)
    for ply in choices(match, 3):
        review = asked(match, ply, playouts=60)
        assert review["played"] == match.moves[ply][1]
        assert review["class"] in {"best", "good", "inaccuracy", "mistake", "blunder"}
        assert (review["class"] == "best") == (review["best"] == review["played"])
        assert review["loss"] >= 0
        assert 0 < review["accuracy"] <= 100
        assert review["result"] == pytest.approx(ahead(match, match.moves[ply][0]))
        assert (review["open"] is None) == (name == "handromi"), "nobody sees the order of its stock"
        assert review["open"] is None or review["open"]["loss"] >= 0
        assert review["cut"] is False
        assert {"move", "value", "error", "action", "reasons"} == set(review["why"][0]) - {"apart"}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_mistake_is_a_fair_part_of_what_a_deal_is_about(name: str, seats: int) -> None:
    game = registry.game(name)
    ahead = []
    for deal in range(20):
        match = create(game, [Player("bot", "", "club")] * seats, {}, f"mistake/{deal}")
        points = PolicyRollouts(game).points(match.state, SplitMix64(deal))
        ahead.append(abs(gain(points, game.sides(match.setup), 0, low=game.wins == "low")))
    good, inaccuracy, mistake = astuple(game.losses)
    assert 0 < good < inaccuracy < mistake
    assert statistics.fmean(ahead) / 10 < mistake < statistics.fmean(ahead)


def test_a_card_given_to_the_partner_is_judged_by_what_follows_from_it() -> None:
    match = finished("team", 4)
    judged = [asked(match, ply, playouts=24) for ply in (1, 2, 3)]
    assert all(review["error"] > 0 for review in judged)
    assert any(review["loss"] > 0 for review in judged)
    assert any(review["open"]["loss"] > 0 for review in judged)


def test_the_same_seed_and_playouts_give_the_same_review() -> None:
    match = finished("haggis", 2)
    (ply,) = choices(match, 1)
    first, second = (asked(match, ply, playouts=50) for _ in range(2))
    assert {**first, "ms": 0} == {**second, "ms": 0}


def reviewed(before: Match, seat: int, playouts: int = 40, played: str = "", result: float = 0.0) -> dict[str, Any]:
    """Returns the review of a move, or of the last of a seat's legal ones, as the host would make it."""
    rng, budget = SplitMix64(7), Budget(lambda: 0.0, None, playouts)
    move = before.game.read(played) if played else before.legal(seat)[-1]
    work = Reviewing(before, seat, move, rng, budget, result=result).work()
    try:
        while True:
            work.send(None)
    except StopIteration as done:
        return dict(done.value)


def test_a_review_knows_no_more_than_the_player_did() -> None:
    # The same decision with other cards in the opponent's hand gets the same judgement, except by open cards.
    begun = finished("haggis", 2).restarted()
    game, (seat,) = begun.game, begun.state.must
    info = begun.state.information(seat)
    opened = set()
    judged = []
    for number in range(6):
        filling = fill(game.determinizer.hidden(info), SplitMix64(number))
        review = reviewed(begun._replace(state=game.determinizer.determinize(info, filling)), seat)
        opened.add(str(review.pop("open")))
        judged.append(review)
    assert all(review == judged[0] for review in judged)
    assert len(opened) > 1


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_reason_for_the_better_move_does_not_hold_for_the_move_played_too(name: str, seats: int) -> None:
    match = finished(name, seats)
    search = search_of(match.game)
    shared = 0
    for ply in choices(match, 12):
        review = asked(match, ply, playouts=20)
        seat, text = match.moves[ply]
        before = at(match, 1, ply)
        info, legal = before.state.information(seat), before.legal(seat)
        of_played = to_json(search.reasons(info, legal, match.game.read(text)))
        of_best = to_json(search.reasons(info, legal, match.game.read(review["best"])))
        if review["best"] == review["played"]:
            continue
        shared += any(reason in of_played for reason in of_best)
        said = [one for candidate in review["why"] if candidate["move"] == text for one in candidate["reasons"]]
        for better, worse in product(texts(review["why"][0]["reasons"]), texts(said)):
            assert not search.implies(worse, better)
    assert shared  # there is something to leave out


def texts(said: list[dict[str, Any]]) -> list[Text]:
    return [Text.of(one["code"], **one["args"]) for one in said]


def codes(review: dict[str, Any]) -> list[str]:
    """Returns the codes of the reasons for the best move of a review."""
    return [reason["code"].removeprefix("why/") for reason in review["why"][0]["reasons"]]


def test_what_the_worlds_deny_of_the_move_played_still_speaks_for_the_better_one() -> None:
    """Red 3 takes the trick whatever the others hold; at first sight it seemed to be for no trick at all as well."""
    match = create(registry.game("boast"), [Player("bot", "", "club")] * 4, {}, "q").play(1, "1r").play(2, "9b")
    review = reviewed(match, 3, 1_000_000, "3r")
    assert review["best"] == "x"
    assert codes(review) == ["boast-none", "boast-escape"]


def test_where_all_else_speaks_for_the_move_played_too_a_review_tells_what_the_better_one_gains() -> None:
    match = create(registry.game("boast"), [Player("bot", "", "club")] * 3, {}, "q1")
    for card in ["6b", "4b", "5b", "7y", "7b", "6y", "6r", "7r", "3y"]:
        match = match.play(match.state.must[0], card)
    review = reviewed(match, match.state.must[0], 200, "1b")
    assert review["best"] == "1y"
    assert codes(review) == ["boast-exactly"]
    (args,) = [reason["args"] for reason in review["why"][0]["reasons"]]
    assert args["percent"] > args["than"]


def test_a_review_that_has_no_time_says_so() -> None:
    match = finished("haggis", 2)
    for ply in choices(match, 5):
        review = asked(match, ply, ms=0)
        assert review["cut"] is True
        assert [review[name] for name in ("loss", "error", "class", "accuracy")] == [None] * 4


def test_a_first_look_at_one_move_is_no_judgement() -> None:
    match = finished("haggis", 2)
    for ply in choices(match, 5):
        review = asked(match, ply, playouts=1)
        assert (review["class"] is None) == (review["playouts"] > 0), "nothing was compared with anything"
        assert review["cut"] is False


def test_where_there_is_one_move_no_time_is_needed() -> None:
    match = finished("handromi", 2)
    before = match.restarted()
    for ply, (seat, text) in enumerate(match.moves):
        if len(before.legal(seat)) == 1:
            assert asked(match, ply, ms=0)["class"] == "best"
            break
        before = before.play(seat, text)
    else:
        pytest.fail("no such move")


def test_only_what_was_decided_in_a_finished_deal_is_reviewed() -> None:
    match = finished("haggis", 2)
    seat, _ = match.moves[2]
    with refused("request/field", "that move was made by seat"):
        Talk()("review", record=match.text, deal=1, ply=2, seat=1 - seat)
    with refused("request/type", "ply"):
        Talk()("review", record=match.text, deal=1, ply=match.plies, seat=0)
    with refused("deal/running", "can be reviewed when it is over"):
        Talk()("review", record=match.next().text, deal=2, ply=0, seat=0)


@pytest.mark.parametrize(
    ("loss", "error", "word"),
    [
        (0.5, 0, "good"),
        (3, 0, "inaccuracy"),
        (3, 1.4, "inaccuracy"),
        (3, 1.6, "good"),
        (5, 2, "mistake"),
        (5, 3, "good"),
        (12, 0, "mistake"),
        (13, 5, "blunder"),
        (13, 7, "good"),
        (13, None, "good"),
    ],
)
def test_a_loss_has_a_word_only_beyond_two_standard_errors(loss: float, error: float | None, word: str) -> None:
    assert _class_of(loss, error, LOSSES) == word


def weighed(name: str, lead: float, apart: float, *, clear: bool = False) -> tuple[bool, dict[str, Any]]:
    """Returns whether a move is called as good as any other that is ahead of it, and the verdict beside that one.

    With `clear`, the other is the move that the search chooses without playouts.
    """
    match = create(registry.game(name), [Player("bot", "", "club")] * registry.game(name).seats[0], {}, "weighed")
    (seat,) = match.state.must
    played, other, *_ = match.legal(seat)
    reviewing = Reviewing(match, seat, played, SplitMix64(1), Budget(lambda: 0.0, None, None), result=0.0)
    pair = (Candidate(other, lead, apart=apart), Candidate(played, 0.0, apart=apart))
    thought = Thought(other, 80, pair if lead > 0 else pair[::-1])
    better = reviewing._better(thought, (other,) if clear else ())
    return better == played, dict(reviewing._judged(thought, better))


def test_a_move_is_best_where_no_other_is_ahead_by_points_that_are_shown() -> None:
    for lead, apart in ((0.04, 0.0), (0.04, 0.5), (-0.2, 0.0)):
        assert weighed("boast", lead, apart) == (True, {"loss": 0, "error": apart, "class": "best", "accuracy": 100})
    is_best, judged = weighed("boast", 0.08, 0.0)
    assert (is_best, judged["loss"], judged["class"]) == (False, 0.08, "good")


def test_only_a_loss_beyond_chance_counts_against_the_accuracy() -> None:
    assert [weighed("boast", 0.08, apart)[1]["accuracy"] for apart in (0.1, 0.03)] == [100, 88.2]
    assert [weighed("boast", 0.8, apart)[1]["accuracy"] for apart in (0.5, 0.3)] == [100, 42.9]


def test_a_move_that_a_formula_chose_stands_beside_one_that_chance_may_have_put_ahead() -> None:
    """In Handrömi luck in the stock separates two discards more than they differ."""
    for lead in (-9.0, 0.04, 9.0):
        is_best, judged = weighed("handromi", lead, 5.0, clear=True)
        assert not is_best
        assert (judged["loss"], judged["class"], judged["accuracy"]) == (lead if lead > 1 else 0, "good", 100)
    assert weighed("handromi", -9.0, 4.0, clear=True)[1]["class"] == "best", "it is ahead beyond chance"


def test_with_open_cards_a_move_lost_nothing_by_which_no_less_was_reached() -> None:
    match = create(registry.game("boast"), [Player("bot", "", "club")] * 3, {}, "q1")
    for card in ["6b", "4b", "5b", "7y", "7b", "6y", "6r", "7r", "3y"]:
        match = match.play(match.state.must[0], card)
    opened = [reviewed(match, match.state.must[0], 40, "1b", result)["open"] for result in (-2.0, 0.0, 0.5)]
    assert [(one["best"], one["loss"]) for one in opened] == [("1y", 1.0), ("1y", 0.5), ("1b", 0.0)]


def test_what_counts_against_a_player_is_found_anew_in_fresh_worlds() -> None:
    # Of several moves that are as good, the best in some worlds is the luckiest there: it proves nothing.
    match = finished("haggis", 2)
    kinds = []
    for ply in choices(match, 8):
        before = at(match, 1, ply)
        seat = match.moves[ply][0]
        info, legal = before.state.information(seat), before.legal(seat)
        *_, first = SearchBot(also=(legal[-1],)).think(match.game, info, legal, SplitMix64(7))
        best = first.candidates[0]
        mine = next(one for one in first.candidates if one.move == legal[-1])
        lost = max(0.0, best.value - mine.value)
        review = reviewed(before, seat, 100_000)
        blamed = best is not mine and _class_of(lost, mine.apart, match.game.losses) != "good"
        spent = first.playouts or _VALUED  # a move that is compared with nothing is still given a value
        assert (review["playouts"] > spent) == blamed
        assert (review["loss"] != round(lost, 6)) == blamed
        kinds.append((blamed, review["class"] in {"best", "good"}))
    assert (True, False) in kinds
    assert (False, True) in kinds


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_two_moves_are_compared_in_the_same_worlds(name: str, seats: int) -> None:
    # What chance does to both moves alike is no doubt about which is better.
    match = finished(name, seats)
    pairs = []
    for ply in choices(match, 4):
        review = asked(match, ply, playouts=200)
        told = {one["move"]: one["error"] for one in review["why"]}
        if review["class"] != "best" and review["played"] in told:
            pairs.append((review["error"], told[review["played"]] + told[review["best"]]))
    assert pairs
    assert all(0 <= paired <= apart + 1e-5 for paired, apart in pairs)
    assert sum(paired for paired, _ in pairs) < 0.9 * sum(apart for _, apart in pairs)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_review_says_how_many_moves_of_its_sort_there_were(name: str, seats: int) -> None:
    match = finished(name, seats)
    before = match.restarted()
    for ply, (seat, text) in enumerate(match.moves[:12]):
        sort = [move for move in before.legal(seat) if getattr(move, "kind", None) is not Kind.BET]
        assert asked(match, ply, playouts=2)["choices"] == len(sort)
        before = before.play(seat, text)


def test_one_world_calls_nothing_a_mistake() -> None:
    # A single difference says nothing about how much chance there is in it, so a review cut there blames nobody.
    seen = 0
    for seed in range(3):
        match = finished("haggis", 2, f"one/{seed}")
        for ply in choices(match, 6):
            first = len(asked(match, ply, playouts=100)["why"]) + 1
            review = asked(match, ply, playouts=first)
            assert review["class"] in {None, "best", "good"}
            seen += review["class"] == "good" and review["loss"] > match.game.losses.mistake
    assert seen


def test_a_play_is_compared_with_plays_and_a_bet_with_bets() -> None:
    # With a bet the policy plays on: beside a play, a bet would have the points of the policy's play as well.
    match = create(registry.game("haggis"), [Player("bot", "", "club")] * 2, {}, "sorts")
    (seat,) = match.state.must
    bets = [match.game.write(move) for move in match.legal(seat) if not move.cards]
    plays = [match.game.write(move) for move in match.legal(seat) if move.cards]
    assert bets == ["bet 0", "bet 15", "bet 30"]
    played, bet = reviewed(match, seat, 200, plays[0]), reviewed(match, seat, 200, "bet 15")
    assert {one["move"] for one in played["why"]} <= set(plays)
    assert played["open"]["best"] in plays
    assert played["choices"] == len(plays)
    assert {one["move"] for one in bet["why"]} == set(bets)
    assert bet["open"]["best"] in bets
    assert bet["choices"] == len(bets)


def test_where_no_move_says_no_bet_the_policys_play_stands_for_it() -> None:
    match = finished("team", 4).restarted()
    while match.state.information(seat := match.state.must[0]).phase.name == "EXCHANGE":
        match = match.play(seat, match.game.write(match.legal(seat)[0]))
    review = reviewed(match, seat, 200, "bet 10")
    told = {one["move"] for one in review["why"]}
    others = [move for move in match.legal(seat) if match.game.write(move) not in ("bet 10", "bet 30", "bet 60")]
    without, _ = match.game.policy(match.state.information(seat), tuple(others))
    assert told == {"bet 10", "bet 60", match.game.write(without)}
    assert review["open"]["best"] in {*told, "bet 30"}
