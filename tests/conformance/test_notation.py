"""Notation and records: texts read back and tell moves apart, and a record is all that a match needs."""

from hypothesis import given
from hypothesis import strategies as st

from engine.core.match import AnyGame
from engine.core.record import parse
from engine.core.replay import at, load
from engine.core.state import BadNotation
from tests.conformance.tables import GAMES, each_table, random_matches
from tests.strategies import played, plays


@each_table
def test_moves_read_back_and_their_texts_tell_them_apart(game: AnyGame, seats: int) -> None:
    for start, rng in random_matches(game, seats, 4, "notation"):
        for match in plays(start, rng):
            for seat in range(seats):
                legal = match.legal(seat)
                texts = [game.write(move) for move in legal]
                assert len(set(texts)) == len(texts)
                for move, text in zip(legal, texts, strict=True):
                    assert game.read(text) == move
                    assert text == " ".join(text.split())
                    assert text.isprintable()


@given(st.sampled_from(GAMES), st.text())
def test_reading_any_text_gives_a_move_or_bad_notation(game: AnyGame, text: str) -> None:
    try:
        move = game.read(text)
    except BadNotation:
        return
    assert game.read(game.write(move)) == move


@given(st.sampled_from(GAMES), st.data())
def test_reading_words_of_the_game_in_any_order_gives_a_move_or_bad_notation(
    game: AnyGame, data: st.DataObject
) -> None:
    match, rng = next(random_matches(game, game.seats[0], 1, "words"))
    match = played(match, rng)
    words = sorted(
        {word for _, text in match.moves for word in text.split()} | {"=set", "=run1", "15", "-1", "9" * 50}
    )
    text = " ".join(data.draw(st.lists(st.sampled_from(words), max_size=8)))
    try:
        move = game.read(text)
    except BadNotation:
        return
    assert game.read(game.write(move)) == move


@each_table
def test_a_record_reloads_to_an_equal_match_and_the_same_text_at_any_ply(game: AnyGame, seats: int) -> None:
    def find(name: str) -> AnyGame:
        assert name == game.name
        return game

    for start, rng in random_matches(game, seats, 3, "replay"):
        for match in plays(start, rng):
            if rng.below(4 + match.plies // 8) == 0 or match.outcome:  # a long deal is not replayed hundreds of times
                assert parse(match.text)[1] == ()
                loaded = load(match.text, find)
                assert loaded.lost == ()
                assert loaded.match == match
                assert loaded.match.text == match.text
                assert hash(loaded.match.state) == hash(match.state)
                for seat in range(seats):
                    assert loaded.match.legal(seat) == match.legal(seat)
        for deal in match.deals:
            ply = rng.below(deal.plies + 1)
            there = at(match, deal.setup.deal, ply)
            assert match.text.startswith(there.text)
            assert load(there.text, find).match == there
