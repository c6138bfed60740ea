"""Every code that Haggis can emit has an English text, and every text is said by some code."""

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from engine.core.options import settle
from engine.core.rng import SplitMix64
from engine.core.state import MatchEnd
from engine.core.table import Text
from tests.games.haggis.positions import GAME, cards, play, position
from tests.texts import Texts, all_of, touched

TEXTS = Texts(GAME, asked=("game-", "own-"))


def random_texts(seats: int, wishes: dict[str, str], seed: int) -> Iterator[Text]:
    """Yields everything said in a random deal, by the table, its actions, refusals and events."""
    rng = SplitMix64(seed)
    options = settle(GAME.options, wishes, seats)
    setup = GAME.first(seats, options, 0)
    deck = GAME.deck(seats, options)
    state = GAME.deal(setup, deck.order(GAME.shuffled(setup, rng)))
    while state.outcome is None:
        seat = rng.choice([*state.must, *state.may])
        legal = state.legal(seat)
        move = rng.choice(legal)
        before = state.information(seat)
        some = sum(1 << card for card in range(48) if before.hand >> card & 1 and rng.below(4) == 0)
        for viewer in range(seats):
            yield from touched(GAME.display, state.information(viewer), some, state.legal(viewer))
        begun = rng.choice(legal).cards
        for part in (0, begun & some, begun & ~(begun & -begun)):
            yield from touched(GAME.display, before, part, legal)
        yield from all_of(tuple(GAME.display.action(before, one) for one in legal[:: 1 + len(legal) // 20]))
        state = state.play(seat, move)
        for viewer in (*range(seats), None):
            info = state.information(viewer)
            yield from all_of(GAME.display.table(info, () if viewer is None else state.legal(viewer)))
            yield from all_of(GAME.display.events(info))
    end = GAME.next(setup, state.outcome)
    if isinstance(end, MatchEnd):
        yield from all_of(end)


def special_texts() -> Iterator[Text]:
    """Yields what is hardly ever said by chance."""
    yield Text.of(f"match/{GAME.name}-conceded", seat=0)
    for top, hand, picked in (
        ("3r 3o", "4r 4o 8y 9y 10y", "8y 9y"),
        ("3r 3o", "4r 4o 8y 9y 10y", "8y 9y 10y"),
        ("3r 3o", "4r 4o 8y 9y 10y", "8y"),
        ("3r 4r 5r", "4o 5o 6o 8y 9y 9g", "9y"),
        ("3r 4r 5r", "4o 5o 6o 7o 9y 9g", "4o 5o 6o 7o"),
        ("J Q", "4o 5o Q K", "4o"),
        ("3r 4r 5r", "4o 5o 6o 9y 9g 9r", "9y 9g 9r"),
        ("3r 4r 5r", "2o 3o 4o 9y 9g 9r", "2o 3o 4o"),
        ("9r 9o", "4r 4o 10y 10g", "4r 4o"),
        ("3r 4r 5r", "4o 5o 6o 9y 9g 9r", "9y 9g"),
    ):
        state = play(position(f"{top} 2g", f"{hand} 2y"), f"0:{top}")
        yield from touched(GAME.display, state.information(1), cards(picked), state.legal(1))
    wild = position("7r 8r 8o J", "2y 3y")
    for move in [move for move in wild.legal(0) if move.cards]:
        yield from all_of(GAME.display.combinations(wild.information(0), (move,)))
    lead = position("2r 10r", "2y 3y")
    yield from all_of(GAME.display.table(lead.information(0), lead.legal(0)))
    for hand, picked in (("3r 5o 7y 9y J", "3r 5o 7y 9y"), ("3r 5o 7y 9g J", "3r 5o 7y J 9g"), ("2r 10o", "2r 10o")):
        state = position(hand, "2y 3y")
        yield from touched(GAME.display, state.information(0), cards(picked), state.legal(0))
    state = position("2r 3r", "2y 3y")
    yield from touched(GAME.display, state.information(0), cards("9r"), state.legal(0))
    state = play(position("9r", "J Q", "2y 3y"), "0:9r", "1:J Q")
    yield from touched(GAME.display, state.information(1), 0, state.legal(1))
    end = play(state, "1:give 2")
    yield from touched(GAME.display, end.information(2), cards("2y"), ())
    match = position("9r", "2y", options={"target": "50"}).terms.setup
    outcome = play(position("9r", "2y", bets="30 30"), "0:9r").outcome
    assert outcome is not None
    yield from all_of(GAME.next(match, outcome))


@cache
def spoken() -> tuple[Text, ...]:
    """Returns all texts met, each once."""
    met: dict[Text, None] = {}
    for seats, wishes in product((2, 3), ({}, {"showCaptured": "off", "cardPoints": "everyCard1"})):
        for seed in range(6):
            met.update(dict.fromkeys(random_texts(seats, wishes, seed)))
    met.update(dict.fromkeys(special_texts()))
    return tuple(met)


def test_every_text_is_complete() -> None:
    TEXTS.check_complete(spoken())


def test_what_teaches_is_short() -> None:
    TEXTS.check_short(spoken())


def test_every_message_is_said_by_some_code() -> None:
    TEXTS.check_said(spoken())


def test_every_code_in_the_source_has_a_message() -> None:
    TEXTS.check_sources()


def test_parts_are_used() -> None:
    TEXTS.check_parts()


def test_the_game_has_a_name_and_a_line_about_it() -> None:
    TEXTS.check_name()


def test_options_have_names_values_and_help() -> None:
    TEXTS.check_options()


def test_the_rules_have_a_section_for_every_name_they_list() -> None:
    TEXTS.check_rules()


@pytest.mark.parametrize(
    ("text", "words", "yours"),
    [
        (Text.of("play/single", seat=1, rank="8"), "N1 plays a single 8", "You play a single 8"),
        (Text.of("play/set", seat=1, width=2, rank="9"), "N1 plays a pair of 9s", "You play a pair of 9s"),
        (Text.of("beat/set", width=2, rank="8"), "Beat the pair of 8s, or pass", "Beat the pair of 8s, or pass"),
        (
            Text.of("cannot/run", length=3, width=2, low="5", rank="7"),
            *["Nothing beats the run of pairs 5 to 7: pass"] * 2,
        ),
        (Text.of("banner/lead", seat=1), "N1 leads", "You lead"),
        (
            Text.of("log/taken-points", seat=1, points=1),
            "N1 takes the trick: 1 point",
            "You take the trick: 1 point",
        ),
    ],
    ids=lambda value: value.code if isinstance(value, Text) else "",
)
def test_words(text: Text, words: str, yours: str) -> None:
    said = TEXTS.say(text)
    assert said[0] == words
    assert said[2] == yours


def test_two_meanings_have_two_labels() -> None:
    state = position("2r J Q K 5o 5y", "2y 3y")
    labels: dict[int, list[str]] = {}
    for move in state.legal(0):
        labels.setdefault(move.cards, []).append(TEXTS.say(GAME.display.action(state.information(0), move).label)[0])
    assert labels[cards("2r J Q K")] == ["Play four 2s", "Play run of pairs 2 to 3", "Play run 2 to 5"]
    assert all(len(set(said)) == len(said) for said in labels.values())
