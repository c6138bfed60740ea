"""A match can be given up at any moment: that side comes last, nothing follows, and the record tells."""

import pytest

from engine.core.look import events, look
from engine.core.match import AnyGame, MatchOver, Player
from engine.core.replay import BrokenRecord, load, undo, undoable
from tests.conformance.tables import each_table, random_positions


@each_table
def test_a_match_is_given_up_at_any_moment_before_its_end(game: AnyGame, seats: int) -> None:
    for match, rng in random_positions(game, seats, 8, "concede"):
        seat = rng.below(seats)
        if match.end is not None:
            with pytest.raises(MatchOver):
                match.concede(seat)
            continue
        over = match.concede(seat)
        assert over.end is not None
        sides = game.sides(match.setup)
        last = max(over.end.ranking)
        rivals = [over.end.ranking[who] for who in range(seats) if sides[who] != sides[seat]]
        assert {over.end.ranking[who] for who in range(seats) if sides[who] == sides[seat]} == {last}
        assert max(rivals) < last
        assert over.totals == match.totals
        assert load(over.text, lambda _: game).match == over


@each_table
def test_nothing_follows_a_match_that_was_given_up(game: AnyGame, seats: int) -> None:
    for match, rng in random_positions(game, seats, 6, "after"):
        if match.end is not None:
            continue
        seat = rng.below(seats)
        over = match.concede(seat)
        assert (over.must, over.may) == ((), ())
        assert all(over.legal(who) == () and undoable(over, who) is None for who in range(seats))
        for attempt in (over.next, lambda over=over: over.concede(0), lambda over=over: over.play(0, "pass")):
            with pytest.raises(MatchOver):
                attempt()
        with pytest.raises(MatchOver):
            undo(over, seat, "decision")
        later = over.reseat(seat, Player("bot", "Dia", "club"))
        assert (later.conceded, later.must, later.end) == (seat, (), over.end), "nor does it go on with somebody else"
        assert load(later.text, lambda _: game).match == later


@each_table
def test_its_table_shows_the_ranking_and_no_points_of_the_running_deal(game: AnyGame, seats: int) -> None:
    for match, rng in random_positions(game, seats, 6, "shown"):
        if match.end is not None or match.outcome is not None:
            continue
        over = match.concede(rng.below(seats))
        assert over.end is not None
        for viewer in (None, *range(seats)):
            table = look(over, viewer)
            assert (table.deal_over, table.match_over, table.must, table.actions) == (True, True, (), ())
            assert table.summary is not None
            assert table.summary.ranking == over.end.ranking
            assert [part.points for part in table.summary.parts] == [0] * len(set(game.sides(match.setup)))
            assert table.banner == over.end.reason
            assert [event.kind for event in events(over, viewer)] == ["match_end"]
            hidden = look(match, viewer)
            assert [zone.slots for zone in table.zones] == [zone.slots for zone in hidden.zones], "and no hidden card"


@each_table
def test_a_record_that_goes_on_after_it_is_cut_there(game: AnyGame, seats: int) -> None:
    for match, rng in random_positions(game, seats, 4, "cut"):
        if match.end is not None or not match.moves:
            continue
        over = match.concede(rng.below(seats))
        loaded = load(over.text + f"{match.moves[0][0]}:{match.moves[0][1]}\n", lambda _: game)
        assert loaded.match == over
        assert len(loaded.lost) == 1
        for wrong in ('[Concede "9"]\n', '[Concede "x"]\n', "[Concede]\n"):
            try:
                assert load(match.text + wrong, lambda _: game).match == match
            except BrokenRecord as error:
                pytest.fail(str(error))
