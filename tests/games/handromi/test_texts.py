"""Texts of Handrömi: those that chance hardly ever brings, and how some are worded."""

import re
from collections.abc import Iterator

import pytest

from engine.core.state import Outcome
from engine.core.table import Text
from engine.games.handromi.display.texts import card_text, meld_text
from engine.games.handromi.rules.pack import HALF
from engine.games.handromi.rules.scoring import void
from engine.games.handromi.rules.terms import TURNS, Terms
from tests.games.handromi.positions import GAME, cards, play, position, setup
from tests.texts import Deals, all_of, texts_of, touched
from web.make.tools import game_folder

TEXTS = texts_of(GAME)
DEALS = Deals(
    (2, 4),
    (
        {},
        {"firstTurnMeld": "off", "openedTake": "free", "freeFirstDiscard": "on", "cleanHand": "noLayoff"},
        {"aceLowForOpening": "1", "unmeldedPenalty": "add"},
    ),
    2,
    every=10,
)
REFUSED = (  # table, opened, hand, drawn, moves, picked
    ("1:4s 5s 6s", "01", "8h 8s 2d", "3c", ("draw",), "8h 2d"),
    ("1:4s 5s 6s", "01", "8h 8s", "8c", ("draw",), "8h 8s 8c"),
    ("1:4s 5s 6s", "01", "8h 8h 2d", "8c", ("draw",), "8h 8h"),
    ("", "", "8h 8s 2d 5c 9s", "8c", ("draw",), "8h 8s"),
    ("", "", "8h 8s 2d 5c 9s", "8c", ("draw",), "2h"),
    ("", "", "8h 8s 2d 5c 9s", "8c", (), "2d"),
    ("", "", "Kh Kd Kc Qs Qh Qd 2c 3d", "4h", ("draw", "meld Kh Kd Kc"), "2c"),
    ("1:4s 5s 6s", "1", "7s 8s 9s 10s Js Qs", "2d", ("draw", "layoff 7s 1"), "2d"),
    ("1:4s 5s 6s", "01", "7s 8s 2d", "3c", ("draw",), "7s 8s"),
    ("1:4s 5s 6s", "1", "7s 8s 2d", "3c", ("draw",), "7s 8s"),
    ("1:4s 5s 6s", "01", "7s 8s 2d", "3c", ("draw",), "2d 4s 5s 6s"),
    ("1:4s 4h 4d", "01", "7s 8s 2d", "3c", ("draw",), "2d 4s 4h 4d"),
    ("1:4s 4h 4d 4c", "01", "7s 8s 2d", "3c", ("draw",), "2d 4s 4h 4d 4c"),
    ("", "01", "8h 8s 8c 9h 9s 9c 2d", "3c", ("draw",), "8h 8s 8c 9h 9s 9c"),
    ("1:8c 9c 10c", "1", "4h 5h 6h 4s 5s 6s 4d", "Jc", ("draw", "layoff Jc 1"), "4h 4s 4d"),
    ("", "", "Ks Kh Kd Qs Qh Qd Js 2c 3d", "9c", ("draw",), "Js Qs Ks"),
    ("", "0", "8h 8s 2d", "3c", (), "Ks"),
    ("", "", "8h 8s 2d", "3c", (), "Ks"),
)


def special_texts() -> Iterator[Text]:
    """Yields texts that chance hardly ever brings."""
    for table, opened, hand, drawn, moves, picked in REFUSED:
        state = play(position(hand, "4h 9d", table=table, opened=opened, stock=drawn), *moves)
        yield from touched(GAME.display, state.information(0), cards(picked), state.legal(0))
        yield from touched(GAME.display, state.information(1), cards("4h"), ())
        yield from all_of(GAME.display.table(state.information(0), state.legal(0)))
    for table, opened, hand, top in (
        ("1:4s 5s 6s", "01", "2c 4d 9h", "9s"),
        ("1:4s 5s 6s", "01", "7d 8d", "9d"),
        ("", "", "Js Jh 2h 3h", "Jd"),
        ("", "", "Js Jh Jd Qs Qh Qd 2h", "5c"),
    ):
        at = position(hand, "4h", table=table, opened=opened, top=top)
        yield from touched(GAME.display, at.information(0), 0, at.legal(0))
    options = {"openedTake": "free"}
    taken = play(position("2c 4d", "4h", table="1:4s 5s 6s", opened="01", top="9s", options=options), "take")
    yield from touched(GAME.display, taken.information(0), cards("9s"), taken.legal(0))
    taken = play(position("2c 4d 9h", "4h", table="1:4s 5s 6s", opened="01", top="7s"), "take")
    yield from touched(GAME.display, taken.information(0), cards("4d"), taken.legal(0))
    yield from all_of(GAME.display.table(taken.information(0), taken.legal(0)))
    for layoff in ("7s", "8d"):
        hand = "7s 8d 2c 3d"
        table = "0:4s 5s 6s, 0:8h 8s 8c, 1:4h 5h 6h"
        own = play(position(hand, "4c", table=table, opened="01", stock="Kd"), "draw")
        own = play(own, f"layoff {layoff} {1 if layoff == '7s' else 2}")
        yield from all_of(GAME.display.events(own.information(0)))
    both = play(position("7s 8s 2c 3d", "4c", table="1:4s 5s 6s", opened="01", stock="Kd"), "draw")
    laid = tuple(map(GAME.read, ("layoff 7s 1", "layoff 8s 1")))
    yield GAME.display.jointly(both.information(0), laid)
    claim = position("8h 8s 2d", "4h 9d", exchange_card="8c")
    yield from all_of(GAME.display.table(claim.information(0), claim.legal(0)))
    yield from all_of(tuple(GAME.display.action(claim.information(0), move) for move in claim.legal(0)))
    claimed = play(claim, "claim")
    yield from all_of(GAME.display.table(claimed.information(0), claimed.legal(0)))
    yield from touched(GAME.display, claimed.information(0), 0, claimed.legal(0))
    over = play(claimed, "meld 8s 8h 8c", "discard 2d")
    yield from all_of(GAME.display.table(over.information(1)))
    yield from touched(GAME.display, over.information(0), cards("2d"), ())
    stabbed = position("8h 8s 2d", "Kc Qc", "2h 9c", table="1:4s 5s 6s", opened="1", stock="8c")
    yield from all_of(GAME.display.table(play(stabbed, "draw", "meld 8s 8h 8c", "discard 2d").information(1)))
    options = {"cleanHand": "noLayoff"}
    stabbed = position("7s 8s", "Kc Qc", table="1:4s 5s 6s", opened="1", stock="2d", options=options)
    yield from all_of(play(stabbed, "draw", "layoff 7s 1", "layoff 8s 1", "discard 2d").outcome)
    yield from all_of(void(Terms.of(setup(2)), TURNS))
    yield from all_of(void(Terms.of(setup(2, {"deals": "1", "tie": "extraDeal"})), 0))
    dealt = GAME.deal(setup(2), tuple(range(104)))
    for seat in (0, 1):
        yield from touched(GAME.display, dealt.information(seat), 1 << dealt.exchange_card % HALF, dealt.legal(seat))
    full = position("9h 2c", "4h", reshuffles=5)
    drained = full._replace(stock=(), pile=(*full.stock, *full.pile)).play(0, GAME.read("draw"))
    yield from all_of(GAME.display.table(drained.information(0)))
    extra = GAME.deal(setup(3, carry="0 1"), tuple(range(104)))
    yield from all_of(GAME.display.table(extra.information(2)))
    done = Outcome((-20, 0, 0), ((),) * 3, (0,), Text.of("deal/handromi-out"))
    yield from all_of(GAME.next(setup(3, {"deals": "1"}), done))
    tied = Outcome((5, 5, 9), ((),) * 3, (0,), Text.of("deal/handromi-out"))
    yield from all_of(GAME.next(setup(3, {"deals": "1"}), tied))
    # in the settlement of an extra deal, see test_cases.py
    yield from (Text.of("score/handromi-sits-out"), Text.of("score/handromi-extra-lost"))


@pytest.mark.parametrize(
    ("text", "words", "yours"),
    [
        (
            Text.of("refuse/handromi-take", hand=38, have=48, need=51),
            *["To take it, open with 51: 38 in hand, 48 with this card"] * 2,
        ),
        (
            Text.of("refuse/handromi-opening", laid=0, chosen=30, have=48, need=51),
            *["30 chosen, 48 in all: 51 needed to open"] * 2,
        ),
        (card_text("action/handromi-discard", 28), *["Discard 3 of diamonds"] * 2),
        (card_text("action/handromi-out", 28), *["Discard 3 of diamonds and go out"] * 2),
        (card_text("action/handromi-swap", 14, given="J", given_suit="c"), *["Swap J♣ for 2♥"] * 2),
        (card_text("log/handromi-discard", 14, seat=1), "N1 discards 2♥", "You discard 2♥"),
        (
            meld_text("log/handromi-meld", cards("Qs Ks As"), seat=1),
            "N1 lays the run Q to A ♠, 30 points",
            "You lay the run Q to A ♠, 30 points",
        ),
        (
            meld_text("log/handromi-layoff", cards("8s 8h 8c"), seat=1, to=2),
            "N1 lays off on N2’s three 8s",
            "You lay off on N2’s three 8s",
        ),
        (
            meld_text("action/handromi-layoff", cards("Js Qs Ks"), given="10", given_suit="s"),
            *["Lay off 10♠ on the run J to K ♠"] * 2,
        ),
        (
            Text.of("refuse/handromi-unfit-run", suit="h", low="7", high="Q"),
            *["Only 7 or Q ♥ goes on that run"] * 2,
        ),
        (
            Text.of("refuse/handromi-swap"),  # with no card of the hand chosen
            *["To swap for the exchange card, choose one card in your hand"] * 2,
        ),
        (Text.of("score/handromi-left", cards=3, aces=1), *["3 cards left in hand, an ace at 11"] * 2),
    ],
    ids=lambda value: value.code if isinstance(value, Text) else "",
)
def test_words(text: Text, words: str, yours: str) -> None:
    said = TEXTS.say(text)
    assert said[0] == words
    assert said[2] == yours


@pytest.mark.parametrize("language", ["en", "de", "hu", "ja"])
def test_the_rules_page_names_every_number_of_deals_there_is_to_choose(language: str) -> None:
    # D-R22
    deals = next(option for option in GAME.options if option.name == "deals")
    rules = (game_folder(GAME) / "l10n" / language / "rules.ftl").read_text(encoding="utf-8")
    numbers = re.findall(r"\d+", rules.partition("rules-handromi-match =")[2].partition("rules-handromi-")[0])
    assert sorted(numbers) == sorted(deals.choices)
    assert numbers[0] == deals.default
