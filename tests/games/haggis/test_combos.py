"""What groups of cards mean and which combination beats which, case by case."""

import pytest

from engine.games.haggis.rules.combinations import beats, meanings
from engine.games.haggis.rules.layout import HAGGIS, CardLayout
from engine.games.haggis.rules.legal import leads
from engine.games.haggis.rules.moves import PASS, Kind, Move

TEAM = CardLayout("shdc", copies=2)

CASES = [
    ("C-1", "8r", "set1@8"),
    ("C-2 pair", "8r 8y", "set2@8"),
    ("C-2 three", "8r 8y 8o", "set3@8"),
    ("C-2 four", "8r 8y 8o 8g", "set4@8"),
    ("C-2 five", "8r 8y 8o 8g 8b", "set5@8"),
    ("C-3", "8r 8y 8o 8g 8b J", "set6@8"),
    ("C-4", "7r 8r 9r", "run1x3@9"),
    ("C-5", "6g 7g 8g 9g 10g J", "run1x6@11"),
    ("C-6", "7r 7y 8r 8y", "run2x2@8"),
    ("C-7", "7r 7y 8r 8y 9r 9y", "run2x3@9"),
    ("C-8", "7r 7y 7g 7o 8r 8y 8g 8o", "run4x2@8"),
    ("C-9", "J", "set1@11"),
    ("C-10", "9r 10r J", "run1x3@11"),
    ("C-11", "10r 10y J Q", "set4@10 run2x2@11"),
    ("C-12", "2b J", "set2@2"),
    ("C-13", "J", "set1@11"),
    ("C-14", "J Q", "bomb2"),
    ("C-15", "J Q K", "bomb5"),
    ("C-16", "K", "set1@13"),
    ("C-17", "2b 2g J Q K", "set5@2"),
    ("C-18", "10b 10g J K", "set4@10 run2x2@11"),
    ("C-19", "2b J K", "set3@2 run1x3@4"),
    ("C-20", "10b J Q K", "set4@10 run1x4@13 run2x2@11"),
    ("C-21", "2b 4b K", "run1x3@4"),
    ("C-22", "2g 5g K", ""),
    ("C-23", "2g 5g K J", "run1x4@5"),
    ("C-24", "2b J Q K", "set4@2 run1x4@5 run2x2@3"),
    ("C-25", "2b 2g 3g J", "run2x2@3"),
    ("C-26", "2b 2g 3b 3g 4b 5g J K", "run2x4@5"),
    ("C-27", "2b 2g 3g J Q K", "run2x3@4 run3x2@3"),
    ("C-28", "2b 2g 3b 3g J Q", "run2x3@4 run3x2@3"),
    ("C-29 three suits", "2b 3r 4b", ""),
    ("C-29 pairs of other suits", "2b 2g 3r 3b", ""),
    ("C-29 two cards", "5r 6r", ""),
    ("C-29 two suits and a wild card", "5r 6g J", ""),
    ("C-29 two of one suit", "2b 3b", ""),
    ("C-30", "2b 7r", ""),
    ("C-31 three", "J 2o 3y", ""),
    ("C-31 four", "J 2o 3y 4b", ""),
    ("C-32", "3b 5g 7r 9y", "bomb1"),
    ("C-33", "3r 5r 7r 9r", "bomb6"),
    ("C-33 in another order", "9r 3r 7r 5r", "bomb6"),
    ("C-34", "3b 5r 7r 9y", ""),
    ("C-35 rainbow", "3b 5g 7r J", ""),
    ("C-35 one suit", "3r 5r 7r J", ""),
    ("C-35 with a wild card to spare", "3b 5g 7r 9y J", ""),
    ("H23-15 with wild cards it is a straight", "3r 5r 7r 9r J Q K", "run1x7@9"),
    ("C-36", "7y 8y 10y Q K", "run1x5@11"),
    ("C-37", "10r 10o 10y 10g J Q K", "set7@10"),
    ("C-38", "10y K", "set2@10"),
    ("C-39", "10y Q K", "set3@10 run1x3@12"),
    ("C-39a", "6y J K", "set3@6 run1x3@8"),
    ("C-39b", "7r 7y 8r 8y", "run2x2@8"),
    ("C-39c", "J K", "bomb3"),
    ("C-39c between", "Q K", "bomb4"),
    ("C-39d", "3r 4r 5r 3g 4g 5g 3b 4b 5b J Q K", "run3x4@6 run4x3@5"),
    ("C-39e", "2r 2o 2y 2g 2b 3r 3o 3y 3g 3b 4r 4o 4y 4g 4b", "run5x3@4"),
    ("C-39f", "8b 9b 10b Q", "run1x4@11"),
    ("C-39g", "8b 9b 10b K", "run1x4@11"),
    ("C-39h", "10r J Q", "set3@10 run1x3@12"),
    ("H23-12 nothing above the king", "9r 10r 10o J Q K", "run2x3@11 run3x2@10"),
    ("D-H12 a track of wild cards", "5r 5o 6r 6o J Q", "run2x3@7 run3x2@6"),
    ("D-H12 a fifth track", "5r 5o 5y 5g 6r 6o 6y 6g J Q", "run5x2@6"),
    ("nothing at all", "", ""),
]

BEATS = [
    ("C-9", "J", "10r", True),
    ("C-10", "9r 10r J", "8r 9r 10r", True),
    ("C-11", "10r 10y J Q", "9r 9y 10r 10y", True),
    ("C-38", "10y K", "10o J", False),
    ("C-38 the other way", "10o J", "10y K", False),
    ("C-39", "10y Q K", "7g 9g K", True),
    ("C-39a", "6y J K", "5y 5o Q", True),
    ("C-39b pairs on a straight", "7r 7y 8r 8y", "7r 8r 9r", False),
    ("C-39b same number of cards", "8r 8y 9r 9y", "2b 3b 4b 5b", False),
    ("C-39c a bomb on anything ordinary", "J Q", "8r 9r 10r", True),
    ("C-39c a bomb on a set", "3b 5g 7r 9y", "K", True),
    ("C-39c a higher bomb", "J K", "J Q", True),
    ("C-39c a lower bomb", "3b 5g 7r 9y", "J Q", False),
    ("C-39c an equal bomb", "J Q", "J Q", False),
    ("C-39c nothing else on a bomb", "K", "J Q", False),
    ("C-39c one suit on all wild cards", "3r 5r 7r 9r", "J Q K", True),
    ("C-39c all wild cards on one suit", "J Q K", "3r 5r 7r 9r", False),
    ("C-39g", "8b 9b 10b K", "7b 8b 9b 10b", True),
    ("H23-17 equal rank", "8r 8y", "8o 8g", False),
    ("H23-17 lower rank", "7r", "8g", False),
    ("H23-17 other kind", "9r 9o 9y", "2r 3r 4r", False),
]

TEAM_CASES = [
    ("C-60", "5s 5s", "set2@5"),
    ("C-61", "5h 5s 6h 6s 7h 7s", "run2x3@7"),
    ("C-62", "9h 9d 9s 10h 10d 10s", "run3x2@10"),
    ("C-63", "5s 5s 6s 6s", "run2x2@6"),
    ("C-63 other suits", "5s 5s 6s 6h", ""),
    ("C-64", "5s 5h 6s 6d J K", "run3x2@6"),
    ("C-65", "10s 10s 10h 10h 10d 10d 10c 10c J Q K", "set11@10"),
    ("D-T02 identical cards and a wild card", "5s 5s 6s J", "run2x2@6"),
    ("D-T02 no two copies in a straight", "5s 6s 6s 7s", ""),
    ("H23-15 one suit from both decks", "3s 5s 7s 9s", "bomb6"),
    ("H23-15 four suits", "3s 5h 7d 9c", "bomb1"),
    ("H23-15 copies are no suits", "3s 5s 7h 9h", ""),
]


def mask(layout: CardLayout, names: str) -> int:
    cards = 0
    for name in names.split():
        cards |= 1 << next(card for card in layout.ids[name] if not cards >> card & 1)
    return cards


def short(move: Move) -> str:
    if move.kind is Kind.SET:
        assert move.length == 1
        return f"set{move.width}@{move.rank}"
    if move.kind is Kind.RUN:
        return f"run{move.width}x{move.length}@{move.rank}"
    assert move.kind is Kind.BOMB
    assert (move.length, move.width) == (move.cards.bit_count(), 1)
    return f"bomb{move.rank}"


def ids(cases: list[tuple[str, str, str]]) -> list[object]:
    return [pytest.param(cards, expected, id=name) for name, cards, expected in cases]


@pytest.mark.parametrize(("cards", "expected"), ids(CASES))
def test_cards_mean(cards: str, expected: str) -> None:
    found = meanings(HAGGIS, mask(HAGGIS, cards))
    assert sorted(map(short, found)) == sorted(expected.split())
    assert found == tuple(sorted(found))
    assert all(move.cards == mask(HAGGIS, cards) and move.value == 0 for move in found)


@pytest.mark.parametrize(("cards", "expected"), ids(TEAM_CASES))
def test_team_cards_mean(cards: str, expected: str) -> None:  # D-T02
    assert sorted(map(short, meanings(TEAM, mask(TEAM, cards)))) == sorted(expected.split())


@pytest.mark.parametrize(("cards", "top", "expected"), [pytest.param(*case, id=name) for name, *case in BEATS])
def test_combination_beats(cards: str, top: str, expected: bool) -> None:
    moves = meanings(HAGGIS, mask(HAGGIS, cards))
    tops = meanings(HAGGIS, mask(HAGGIS, top))
    assert any(beats(move, one) for move in moves for one in tops) is expected


def test_what_is_no_combination_beats_nothing() -> None:
    eight = meanings(HAGGIS, mask(HAGGIS, "8r"))[0]
    assert not beats(PASS, eight)
    assert not beats(Move(Kind.BET, value=30), eight)


def test_kinds_and_fields_order_moves() -> None:
    moves = (
        PASS,
        Move(Kind.BET, value=15),
        Move(Kind.GIVE, value=1),
        Move(Kind.SET, 1, 1, 9, mask(HAGGIS, "9r")),
        Move(Kind.SET, 1, 1, 9, mask(HAGGIS, "9o")),
        Move(Kind.SET, 1, 2, 3, mask(HAGGIS, "3r 3o")),
        Move(Kind.RUN, 2, 2, 4, mask(HAGGIS, "3r 3o 4r 4o")),
        Move(Kind.RUN, 3, 1, 4, mask(HAGGIS, "2r 3r 4r")),
        Move(Kind.BOMB, 2, 1, 2, mask(HAGGIS, "J Q")),
    )
    shuffled = moves[4:] + moves[:4]
    assert tuple(sorted(shuffled)) == moves
    assert len(set(moves)) == len(moves)


def test_layout_has_its_cards_by_rank_and_suit() -> None:
    everything = HAGGIS.names((1 << 48) - 1)
    assert everything[:6] == ["2r", "2o", "2y", "2g", "2b", "3r"]
    assert everything[-5:] == ["10g", "10b", "J", "Q", "K"]
    assert len(everything) == 48


def test_team_layout_uses_the_lowest_of_identical_cards() -> None:  # D-T02
    both = mask(TEAM, "7h 7h")
    upper = both & TEAM.uppers
    lower = both ^ upper
    assert TEAM.names(both) == ["7h", "7h"]
    assert lower < upper
    assert TEAM.canonical(upper) == TEAM.canonical(lower) == lower
    assert TEAM.canonical(both) == both
    assert [TEAM.is_canonical(cards) for cards in (lower, upper, both)] == [True, False, True]
    assert meanings(TEAM, upper) == meanings(TEAM, lower)
    assert TEAM.canonical(upper | TEAM.wilds) == lower | TEAM.wilds


def test_a_bomb_of_identical_cards_is_offered_once() -> None:  # D-T02
    hand = mask(TEAM, "3s 3s 5h 5h 7d 9c 9c")
    assert [move.cards for move in leads(TEAM, hand) if move.kind is Kind.BOMB] == [mask(TEAM, "3s 5h 7d 9c")]
