"""Every language has all that English has: the same texts, from the same arguments, with the same marks."""

import re
from functools import cache

import pytest
from fluent.syntax.serializer import serialize_pattern

from app.texts.names import YOU
from engine.cli.words import languages
from engine.core import registry
from tests.translations import CHECKS, PLURALS, Check, Translation, terminal, translation, wide
from web.make.languages import BASE, further_languages, game_title
from web.make.tools import WEB, game_folder

GLOSSARY = "GLOSSARY.md"  # which word translates which, for whoever continues the translation
ENGLISH = """
table-x = { $seat } has { $n ->
    [one] one card
   *[other] { $n } cards
}
    .rule = runs
rules-x = aim cards
rules-x-aim = Aim
    .body = ((7r 8r | A run))
when = { DATETIME($at, day: "numeric") }
"""
GERMAN = """
table-x = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
} { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
    .rule = runs
rules-x = aim cards
rules-x-aim = Ziel
    .body = (( 7r 8r | Eine Folge))
when = am { DATETIME($at, day: "numeric") }
"""


@cache
def spoken(language: str) -> Translation:
    """Returns all texts of a language, read only once."""
    return translation(language)


def test_each_language_has_the_files_of_english_and_a_glossary() -> None:
    own = {path.name for path in (WEB / "l10n" / BASE).iterdir()}
    for language in further_languages():
        assert {path.name for path in (WEB / "l10n" / language).iterdir()} == {*own, GLOSSARY}
        for game in registry.games():
            folder = game_folder(game) / "l10n"
            there = {path.name for path in (folder / language).iterdir()}
            assert there == {path.name for path in (folder / BASE).iterdir()}, game.name
        assert not [name for name in spoken(language).files if not name.endswith(".ftl")], (
            "a glossary is not for the page"
        )


@pytest.mark.parametrize("language", [BASE, *further_languages()])
def test_the_page_itself_names_no_game(language: str) -> None:
    titles = {title for game in registry.games() for title in (game_title(game), game_title(game, language))}
    for path in [WEB / "index.html", *sorted((WEB / "l10n" / language).glob("*.ftl"))]:
        named = [title for title in titles if title in path.read_text(encoding="utf-8")]
        assert not named, f"{path.name}: what concerns one game stands in its folder"


@pytest.mark.parametrize("language", [BASE, *further_languages()])
def test_a_text_quotes_only_what_is_loaded_with_it(language: str) -> None:
    # `app.ftl` is there from the start; another room's file may never have been read.
    texts = {path.stem: path.read_text(encoding="utf-8") for path in (WEB / "l10n" / language).glob("*.ftl")}
    own = {name: set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)) for name, text in texts.items()}
    quoted = {name: set(re.findall(r"\{ ([a-z][\w-]*)(?:\.\w+)? \}", text)) for name, text in texts.items()}
    assert quoted["rules"], "how to play together quotes the screens"
    away = {name: found for name in texts if (found := quoted[name] - own[name] - own["app"])}
    assert away == {}


@pytest.mark.parametrize("language", [BASE, *further_languages()])
def test_how_to_play_together_quotes_what_the_page_says(language: str) -> None:
    here = spoken(language)
    known = {here.say(code, {"name": "…"})[0] for code in here.patterns if "." not in code}
    texts = [here.say(code, {})[0] for code in here.patterns if re.fullmatch(r"together-\w+\.body", code)]
    quoted = [words for text in texts for words in re.findall("[“„「](.+?)[”“」]", text)]
    assert len(quoted) > 9
    assert [words for words in quoted if words not in known] == []


def test_the_classes_of_numbers_are_known_of_each_language() -> None:
    assert set(PLURALS) >= {BASE, *further_languages()}


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_every_language_agrees_with_english(check: Check) -> None:
    all_spoken = {language: spoken(language) for language in (BASE, *further_languages())}
    assert {name: found for name, other in all_spoken.items() if (found := [*check(all_spoken[BASE], other)])} == {}


def test_the_terminal_speaks_the_same_languages_and_says_the_same_in_each() -> None:
    assert set(languages()) >= {BASE, *further_languages()}
    there = {language: terminal(language) for language in languages()}
    assert [fault for other in there.values() for check in CHECKS for fault in check(there[BASE], other)] == []


def found(english: str, other: str, language: str = "de") -> list[str]:
    """Returns what is wrong with one file of a language."""
    here, there = Translation(BASE, {"x.ftl": english}), Translation(language, {"x.ftl": other})
    return [fault for check in CHECKS for fault in check(here, there)]


def test_a_good_translation_passes() -> None:
    assert found(ENGLISH, GERMAN) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("when = am {", "wenn = am {", "x.ftl: ('wenn', False) instead of ('when', False)"),
        ("    .rule = runs\n", "", "x.ftl: ('table-x', False) instead of ('table-x', False, 'rule')"),
        (".rule = runs", ".rule = Folgen", "table-x.rule is for the page, and stays as it is"),
        ("= aim cards", "= aim Karten", "rules-x is for the page, and stays as it is"),
        ("7r 8r |", "7r 9r |", "rules-x-aim.body shows ['7r 9r'] instead of ['7r 8r']"),
        ("{ $n } Karten", "{ $cards } Karten", "table-x is never given $cards"),
        ("{ $n } Karten", "mehrere Karten", "table-x does not print $n"),
        ("{ $seat } hat", "jemand hat", "table-x does not print $seat"),
        ("[one]", "[few]", "table-x asks whether $n is [few]"),
        ("eine Karte", "{ -eine } Karte", "table-x with {'n': 1, 'seat': '⟨seat⟩', 'seat_you': 'no'}: Unknown term"),
        ("eine Karte", "{ karte }", "table-x with {'n': 1, 'seat': '⟨seat⟩', 'seat_you': 'no'}: Unknown message"),
        ('am { DATETIME($at, day: "numeric") }', '{ "" }', "says nothing"),
        ("rules-x-aim = Ziel", "rules-x-aim Ziel", "x.ftl: 'rules-x-aim Ziel"),
        ("when =", "-am = am\n-am = am\nwhen =", "-am is in x.ftl and in x.ftl"),
    ],
)  # fmt: skip
def test_what_a_translation_gets_wrong_is_found(old: str, new: str, fault: str) -> None:
    assert old in GERMAN
    faults = found(ENGLISH, GERMAN.replace(old, new))
    assert any(fault in one for one in faults), faults


def test_a_number_may_be_a_word_where_all_are() -> None:
    english = "a = { $n ->\n    [2] pair\n   *[other] { $n } cards\n}"
    assert found(english, "a = { $n ->\n    [2] Paar\n    [3] Drilling\n   *[other] Vierling\n}") == []
    assert found(english, "a = { $n ->\n    [2] Paar\n   *[other] Drilling\n}") == ["a does not print $n"]


def test_a_language_without_plurals_asks_for_none() -> None:
    assert found("a = { $n } cards", "a = { $n ->\n    [one] 一枚\n   *[other] { $n }枚\n}", "ja") == [
        "a asks whether $n is [one]"
    ]


def test_a_file_that_is_missing_is_found() -> None:
    here, there = Translation(BASE, {"a.ftl": "a = A", "b.ftl": "b = B"}), Translation("de", {"a.ftl": "a = A"})
    assert [fault for check in CHECKS for fault in check(here, there)] == ["b.ftl is in one of them"]


def test_letters_of_east_asia_are_as_wide_as_two() -> None:
    assert [wide(text) for text in ("Karo", "ő", "手札", "カ", "♠", "7", "。")] == [4, 1, 4, 2, 1, 1, 2]


def test_the_page_knows_what_each_language_calls_the_only_person() -> None:
    texts = [spoken(language) for language in (BASE, *further_languages())]
    messages = [text.messages["app.ftl"]["name-you"] for text in texts]
    assert {serialize_pattern(one.value).strip() for one in messages if one.value} == set(YOU)


@pytest.mark.parametrize("language", [BASE, *further_languages()])
def test_a_result_is_better_or_worse_than_par_never_over_or_under_it(language: str) -> None:
    said = spoken(language)
    words = {"game": "Haggis", "day": "2026-11-22", "bots": 4, "n": 34}
    line, _ = said.say("daily-line", {**words, "kind": "under"})
    worse, _ = said.say("daily-over-par", {"kind": "under"})
    told = {"en": "worse", "de": "schlechter", "hu": "rosszabb", "ja": "悪い"}[language]
    assert told in line, "golfers take pride in what is under par"
    assert told in worse
    if language == BASE:
        over, _ = said.say("daily-line", {**words, "kind": "over"})
        assert (over, line) == (
            "Talon Haggis 2026-11-22: 34 better than par (par version 4)",
            "Talon Haggis 2026-11-22: 34 worse than par (par version 4)",
        )


@pytest.mark.parametrize("language", [BASE, *further_languages()])
def test_why_a_move_stays_is_read_before_its_toast_goes(language: str) -> None:
    for bet in ("yes", "no"):
        text, _ = spoken(language).say("error-undo-late", {"bet": bet})
        assert len(text) < 80
