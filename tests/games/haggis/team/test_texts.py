"""Every code that the team game can emit has an English text, and every text is said by some code."""

from collections.abc import Iterator
from functools import cache

import pytest

from engine.core import registry
from engine.core.options import settle
from engine.core.rng import SplitMix64
from engine.core.table import Text
from tests.games.haggis.team.positions import FULL, GAME, cards, outcome, play, position, setup
from tests.texts import Texts, all_of, touched

TEXTS = Texts(GAME, registry.game("haggis"), asked=("game-", "own-"))


def random_texts(wishes: dict[str, str], seed: int) -> Iterator[Text]:
    """Yields everything said in a random deal, by the table, its actions, refusals and events."""
    rng = SplitMix64(seed)
    options = settle(GAME.options, wishes, 4)
    base = GAME.first(4, options, 0)
    state = GAME.deal(base, GAME.deck(4, options).order(GAME.shuffled(base, rng)))
    while state.outcome is None:
        seat = rng.choice([*state.must, *state.may])
        legal = state.legal(seat)
        before = state.information(seat)
        some = sum(1 << card for card in range(75) if before.hand >> card & 1 and rng.below(4) == 0)
        for viewer in range(4):
            yield from touched(GAME.display, state.information(viewer), some, state.legal(viewer))
        begun = rng.choice(legal).cards
        for part in (0, begun & some, begun & ~(begun & -begun)):
            yield from touched(GAME.display, before, part, legal)
        yield from all_of(tuple(GAME.display.action(before, one) for one in legal[:: 1 + len(legal) // 20]))
        move = rng.choice(legal)
        state = state.play(seat, move)
        some_eyes: tuple[int | None, ...] = (seat, (seat + 1) % 4, None)
        for looking in some_eyes:
            info = state.information(looking)
            yield from all_of(GAME.display.table(info, () if looking is None else state.legal(looking)))
            yield from all_of(GAME.display.events(info))


def special_texts() -> Iterator[Text]:
    """Yields what is hardly ever said by chance."""
    yield Text.of(f"match/{GAME.name}-conceded", seat=0)
    for raised in ("own", "partner"):
        state = play(position(*FULL, options={"teamBetRaise": raised}), "0:bet 10", "2:bet 30")
        yield from all_of(GAME.display.table(state.information(0), state.legal(0)))
        yield from all_of(GAME.display.table(state.information(2), state.legal(2)))
    state = play(position("J Q 2s", "2h", "2d 3d", "2c"), "0:J Q", "1:pass", "2:pass", "3:pass")
    yield from all_of(GAME.display.table(state.information(0), state.legal(0)))
    yield from touched(GAME.display, state.information(0), 0, state.legal(0))
    yield from all_of(GAME.display.table(play(state, "0:lead 2").information(0)))
    state = position("5s 5s 6s 6s", "2h", "2d", "2c", options={"identicalInRuns": "off"})
    yield from touched(GAME.display, state.information(0), cards("5s 5s 6s 6s"), state.legal(0))
    slam = play(position("", "2h 3h", "10d", "2c", outs=[(0, 12)], bets="10 30 60 -", leader=2), "2:10d")
    yield from all_of(GAME.display.table(slam.information(0)))
    made = play(position("10d", "2h 3h", "", "2c", bets="10 30 - -"), "0:10d")
    yield from all_of(GAME.display.table(made.information(0)))
    yield from all_of(GAME.next(setup({"end": "50"}), outcome((60, 0))))


@cache
def spoken() -> tuple[Text, ...]:
    """Returns all texts met, each once."""
    met: dict[Text, None] = {}
    for wishes in ({}, {"end": "250", "betBeforeExchange": "on", "teamBetRaise": "partner"}):
        for seed in (0, 1, 2, 5):  # the last of them ends in a slam
            met.update(dict.fromkeys(random_texts(wishes, seed)))
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


def test_no_message_is_written_twice() -> None:
    assert set(TEXTS.messages) & set(TEXTS.beside) == set()


@pytest.mark.parametrize(
    ("text", "words", "yours", "to"),
    [
        (
            Text.of("log/exchange", seat=1, to=3),
            "N1 gives N3 a card",
            "You give N3 a card",
            "N1 gives you a card",
        ),
        (
            Text.of("match/won-pair", seat=1, to=3, points=260),
            "N1 and N3 win the match with 260 points",
            "You and N3 win the match with 260 points",
            "You and N1 win the match with 260 points",
        ),
        (
            Text.of("log/lead", seat=1, to=3),
            "N3 leads, as N1 has chosen",
            "You let N3 lead",
            "N1 lets you lead",
        ),
        (
            Text.of("log/bet-replaces", seat=1, to=3, value=60, was=10),
            "N1 bets 60 in place of N3’s 10",
            "You bet 60 in place of N3’s 10",
            "N1 bets 60 in place of your 10",
        ),
    ],
    ids=lambda value: value.code if isinstance(value, Text) else "",
)
def test_words(text: Text, words: str, yours: str, to: str) -> None:
    said = TEXTS.say(text)
    assert [said[0], said[2], said[4]] == [words, yours, to]
