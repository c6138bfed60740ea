"""A match in the terminal, played by typing."""

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.cli.screen import Terminal
from engine.cli.words import TerminalWords, language_of
from engine.core import registry, replay
from engine.core.match import Match
from engine.core.table import Text

type Type = Callable[..., str]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Type:
    """Returns a function that runs `play` with arguments and lines of input, in English, and returns its output."""
    monkeypatch.setenv("LC_ALL", "C")

    def type_in(arguments: str, *lines: str, status: int = 0) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        ended: int | str | None = 0
        try:
            ended = main(["play", *arguments.split()])
        except SystemExit as end:
            ended = end.code
        assert ended == status
        out, err = capsys.readouterr()
        return str(err if status else out)

    return type_in


def saved(path: Path) -> Match:
    """Returns the match of a record file, which must replay in full."""
    loaded = replay.load(path.read_text(encoding="utf-8"), registry.game)
    assert not loaded.lost
    return loaded.match


def test_a_hint_is_a_legal_move_with_reasons(typed: Type, tmp_path: Path) -> None:
    record = tmp_path / "record"
    out = typed(f"haggis --seed a --names Anna,Dia --save {record}", "", "hint")
    match = saved(record)
    best, *others, _ = out.split("move)> ")[1].strip().splitlines()
    legal = match.legal(match.state.must[0])
    text, _, reasons = best.partition("  ")
    assert match.game.read(text) in legal
    assert len(reasons) > 10
    assert 0 < len(others) <= 2
    for other in others:
        move, _, words = other.strip().partition("  ")
        assert match.game.read(move) in legal
        assert re.fullmatch(r"as good|\d+\.\d points less, give or take \d+\.\d", words)


def test_hands_stay_hidden_between_people(typed: Type, tmp_path: Path) -> None:
    record = tmp_path / "record"
    out = typed(f"haggis --seed a --names Anna,Dia --save {record}", "", "?")
    match = saved(record)
    first = match.state.must[0]
    names = match.deck.list(match.state.information(first).hand)
    other = match.deck.list(match.state.information(1 - first).hand)
    assert all(f" {name}" in out for name in names)
    hidden = [name for name in other if name not in {"J", "Q", "K"}]
    assert len(hidden) == 14
    words = out.replace("=", " ").split()
    assert not set(hidden) & set(words)


def test_nothing_is_shown_before_the_person_confirms(typed: Type, tmp_path: Path) -> None:
    record = tmp_path / "record"
    out = typed(f"haggis --seed a --names Anna,Dia --save {record}")
    assert "it is your turn" in out
    match = saved(record)
    assert not {*match.deck.names} - {""} & set(out.split())


def test_the_screen_is_wiped_for_the_next_person(typed: Type, tmp_path: Path) -> None:
    record = tmp_path / "record"
    typed(f"haggis --seed a --names Anna,Dia --save {record}")
    match = saved(record)
    lead = match.game.write(match.legal(match.state.must[0])[-1])
    out = typed(f"haggis --seed a --names Anna,Dia --save {record}", "", lead)
    before, wiped, after = out.rpartition("\x1b[2J\x1b[3J\x1b[H")
    assert wiped
    assert "Anna’s hand: " in before or "Dia’s hand: " in before
    assert "hand: " not in after


def test_moves_bets_undo_and_refusals(typed: Type, tmp_path: Path) -> None:
    record = tmp_path / "record"
    out = typed(
        f"haggis --seed c --names Anna --option practice=on --save {record}",
        "bet 15",
        "undo",
        "bet 30",
        "9z",
        "bet 15",
        "undo",
        "undo",
        "help",
        "guide",
        "log",
        "",
        "x",
    )
    match = saved(record)
    assert "[Undo" in match.text
    assert "That is not a move" in out
    assert "That move is not possible now" in out
    assert "There is nothing to take back" in out
    assert "  bet 15       bet; 1:bet 15 is the bet of another person" in out
    assert "J-Q-K" in out


def test_a_match_is_given_up(typed: Type, tmp_path: Path) -> None:
    record = tmp_path / "record"
    out = typed(f"haggis --seed c --names Anna --save {record}", "concede")
    assert "You have given up the match" in out
    assert saved(record).conceded == 0
    again = typed(f"haggis --names Anna --save {record} --load {record}")
    assert "You have given up the match" in again


def test_a_bet_out_of_turn_by_another_person(typed: Type, tmp_path: Path) -> None:
    record = tmp_path / "record"
    typed(f"haggis --seed a --names Anna,Dia --save {record}")
    other = 1 - saved(record).state.must[0]
    typed(f"haggis --seed a --names Anna,Dia --save {record}", "", f"{other}:bet 15")
    assert saved(record).moves == ((other, "bet 15"),)


def test_nobody_moves_for_a_bot(typed: Type, tmp_path: Path) -> None:
    record = tmp_path / "record"
    out = typed(f"haggis --seed a --names Anna --save {record}", "1:bet 15")
    assert "That is not a move" in out
    assert not any(move == "bet 15" for seat, move in saved(record).moves if seat == 1 and move == "bet 15")


def test_a_whole_match_of_bots_ends_and_is_saved(typed: Type, tmp_path: Path) -> None:
    record = tmp_path / "record"
    out = typed(
        "haggis --seed b --seats 3 --names bot:club:Béla,bot:club:Cili --option target=100 "
        f"--playouts 20 --save {record}",
        *[""] * 9,
    )
    match = saved(record)
    assert match.end is not None
    assert [player.name for player in match.players] == ["Béla", "Cili", "Dani"]
    assert "Press Enter for deal 2> " in out
    assert "place 1" in out


def test_a_bot_may_have_a_temperament(typed: Type, tmp_path: Path) -> None:
    record, plain = tmp_path / "record", tmp_path / "plain"
    ask = "haggis --seed b --seats 2 --option target=50 --names"
    for path, level in ((record, "club/bold"), (plain, "club")):
        typed(f"{ask} bot:{level}:Béla,bot:{level}:Cili --save {path}", *[""] * 9)
    found = saved(record)
    assert {(player.level, player.temperament) for player in found.players} == {("club", "bold")}
    assert found.deals[0].moves != saved(plain).deals[0].moves
    assert "no temperament 'mischievous' in haggis" in typed(f"{ask} bot:club/mischievous:Béla,Anna", status=2)
    assert "no level 'bold'" in typed(f"{ask} bot:bold/club:Béla,Anna", status=2)


def test_a_saved_match_goes_on(typed: Type, tmp_path: Path) -> None:
    record = tmp_path / "record"
    typed(f"haggis --seed b --names Anna --option bets=off --save {record}")
    before = saved(record)
    seat = before.state.must[0]
    move = before.game.write(before.legal(seat)[0])
    typed(f"--load {record} --save {record}", move)
    after = saved(record)
    assert after.moves[: before.plies + 1] == (*before.moves, (seat, move))
    assert after.options["bets"] == "off"


def test_the_lines_of_a_record_that_do_not_count_are_told_and_never_overwritten(typed: Type, tmp_path: Path) -> None:
    record, other = tmp_path / "record", tmp_path / "other"
    typed(f"haggis --seed b --names Anna --save {record}")
    whole = record.read_text(encoding="utf-8")
    record.write_text(f"{whole}0:fly\n0:pass\n", encoding="utf-8")
    told = typed(f"--load {record} --save {record}", status=2)
    assert f"{record} does not count from line {whole.count(chr(10)) + 1} on: 'fly' is not a move" in told
    assert record.read_text(encoding="utf-8").endswith("0:fly\n0:pass\n")
    typed(f"--load {record} --save {other}")
    assert other.read_text(encoding="utf-8").startswith(whole)


def test_a_bot_of_a_level_that_is_no_more_still_plays(typed: Type, tmp_path: Path) -> None:
    record = tmp_path / "record"
    typed(f"haggis --seed b --names Anna --option bets=off --save {record}")
    record.write_text(record.read_text(encoding="utf-8").replace("bot:club:", "bot:novice:"), encoding="utf-8")
    match = saved(record)
    move = match.game.write(match.legal(match.state.must[0])[-1])
    typed(f"--load {record} --save {record}", move)
    assert {seat for seat, _ in saved(record).moves} == {0, 1}


@pytest.mark.parametrize(
    "arguments",
    [
        "",
        "chess",
        "haggis --seats 9",
        "haggis --names bot:grandmaster:X",
        "haggis --names bot:",
        "haggis --option target=1",
        "--load /nowhere/x",
    ],
)
def test_wrong_wishes_end_in_a_sentence(arguments: str, typed: Type) -> None:
    assert typed(arguments, status=2).startswith("play: ")


def test_words_without_fluent_are_the_codes(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    text = Text.of("banner/lead", seat=1)
    assert TerminalWords(("Anna", "Béla"), 0).say(text) == "Béla leads"
    assert TerminalWords(("Anna", "Béla"), 1).say(text) == "You lead"
    monkeypatch.setattr("importlib.import_module", missing)
    assert TerminalWords(("Anna", "Béla"), 0).say(text) == "banner/lead seat=Béla seat_you=no"


def test_the_terminal_speaks_the_language_of_the_locale_or_the_one_that_is_asked_for(
    typed: Type, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = "haggis --seed c --names Anna,Béla"
    assert "Béla (help, or a move)> " in typed(asked, "")
    assert "Béla (help oder ein Zug)> " in typed(f"{asked} --language de", "")
    monkeypatch.setenv("LC_ALL", "hu_HU.UTF-8")
    assert "Béla (help vagy egy lépés)> " in typed(asked, "")
    assert "Béla (help, or a move)> " in typed(f"{asked} --language en", "")
    assert typed(f"{asked} --language xx", status=2).startswith("play: ")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_AT.UTF-8", "LC_MESSAGES": "hu_HU"}, "hu"),
        ({"LC_ALL": "C", "LC_MESSAGES": "hu_HU"}, "en"),
        ({"LC_ALL": "", "LANG": "ja_JP.eucJP@x"}, "ja"),
        ({"LANG": "fi_FI.UTF-8"}, "en"),
    ],
)
def test_the_first_locale_that_is_set_counts(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_cards_have_the_colours_of_their_suits() -> None:
    words = TerminalWords(("Anna",), 0)
    assert Terminal(words, colour=True).card("7r") == "\x1b[31m7r\x1b[0m"
    assert Terminal(words, colour=True).card("J") == "J"
    assert Terminal(words, colour=False).card("7r") == "7r"
