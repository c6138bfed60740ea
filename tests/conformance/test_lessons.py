"""Every lesson is played through: its moves are legal, its words are there, and it ends in a settled deal."""

import gzip
import json
from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax

from app.lessons.lesson import LEARNER, Lesson, Step
from app.lessons.pointing import selectors
from app.table.state.table_view import TableView
from engine.core import registry
from engine.core.look import events, look
from engine.core.match import AnyGame, Match, Player, create
from engine.core.table import CAPTURE
from engine.core.wire import to_json
from engine.games.haggis.rules.pack import points_of
from engine.games.handromi.display.refusals import count_of
from engine.games.handromi.rules.pack import NAMES
from engine.games.handromi.rules.partition import worth
from web.make.languages import further_languages
from web.make.lessons import lesson_file, lesson_of
from web.make.tools import ROOT, game_folder

GAMES = registry.games()
STEPS = range(8, 15)
SUBJECTS = 4  # at least, in each lesson
LONGEST = 170  # characters of a text: four lines on a phone
ANSWER = {"team": 76}  # of an answer to another move: two lines, where three opponents leave little room
BYTES = 4_000  # packed, including the first position

# The answers to moves of steps where one text would not be true of all moves.
ANSWERS = [
    ("boast", "lead", "x", "escape"),
    ("boast", "lead", "1r", "wrong"),
    ("boast", "yellow", "x", "escape"),
    ("boast", "yellow", "6b", "blue"),
    ("boast", "yellow", "2y", "two"),
    ("boast", "yellow", "2r", "wrong"),
    ("handromi", "first", "discard 9h", "single"),
    ("handromi", "first", "discard 3h", "wrong"),
    ("handromi", "wait", "discard 8c", "single"),
    ("handromi", "wait", "discard 2d", "wrong"),
    ("handromi", "spades", "meld 2s 3s 4s", "short"),
    ("handromi", "spades", "layoff 9h 1", "wrong"),
    ("handromi", "diamonds", "meld 4d 5d 6d", "wrong"),
    ("handromi", "diamonds", "meld 3s 3h 3c", "later"),
]

each_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


def lesson(game: AnyGame) -> Lesson:
    """Returns a game's lesson as the page reads it."""
    return Lesson(game.name, written(game))


def written(game: AnyGame) -> dict[str, Any]:
    """Returns the source of a game's lesson; every game has one."""
    found = lesson_of(game)
    assert found is not None, f"{game.name} has no lesson"
    return found


def words(game: AnyGame, language: str = "en") -> dict[str, str]:
    """Returns the texts of a game's lesson by code, attributes as `code.attribute`."""
    text = (game_folder(game) / "l10n" / language / "lesson.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, syntax.Junk), entry.content
        if isinstance(entry, syntax.Message):
            found[entry.id.name] = plain(entry.value)
            found |= {f"{entry.id.name}.{one.id.name}": plain(one.value) for one in entry.attributes}
    return found


def plain(pattern: syntax.Pattern | None) -> str:
    """Returns a text without arguments: a lesson is always about the same cards."""
    assert pattern is not None
    (element,) = pattern.elements
    assert isinstance(element, syntax.TextElement)
    return element.value


def begun(game: AnyGame, found: Lesson, deck: Sequence[str] = ()) -> Match:
    """Returns the match of a lesson before its first move, optionally with another deck."""
    players = [Player("bot", name, "club") for name in found.players]
    players.insert(LEARNER, Player("human", "You"))
    data = written(game)
    cards = list(deck) or data["deck"].split()
    match = create(game, players, found.options, "", dealer=data["dealer"], decks={1: cards})
    assert match.legal(LEARNER), "the learner begins"
    return match


@each_game
def test_the_first_position_comes_with_a_lesson_as_its_engine_would_make_it(game: AnyGame) -> None:
    found = lesson(game)
    match = begun(game, found)
    assert found.record == match.text
    assert json.loads(json.dumps(found.table)) == json.loads(json.dumps(to_json(look(match, LEARNER))))


def before(match: Match, found: Lesson, number: int) -> Match:
    """Returns the match before a step."""
    for seat, move in found.moves_before(number):
        match = match.play(seat, move)
    return match


def offered(match: Match) -> dict[str, str]:
    """Returns the learner's legal moves, each with its kind, as the page gets them."""
    return {match.game.write(move): str(match.game.about(move)["kind"]) for move in match.legal(LEARNER)}


@each_game
def test_a_lesson_is_played_through_to_a_settled_deal(game: AnyGame) -> None:
    found = lesson(game)
    match = begun(game, found)
    for step in found.steps:
        assert match.plies == step.start, step.code
        if step.take:
            assert set(step.take) <= set(offered(match)), step.code
        for seat, move in step.moves():
            assert match.outcome is None, f"{step.code}: the deal is over before its end"
            assert move in [game.write(one) for one in match.legal(seat)], f"{step.code}: {seat} {move}"
            match = match.play(seat, move)
    assert match.outcome is not None
    assert not found.steps[-1].moves(), "the last step reads the settlement"
    assert max(match.outcome.points) > 0
    best = (max if game.wins == "high" else min)(match.outcome.points)
    assert match.outcome.points[LEARNER] == best, "whoever learns wins their first deal"


@each_game
def test_the_table_asks_nothing_of_the_learner_while_they_watch_the_others(game: AnyGame) -> None:
    found = lesson(game)
    match = begun(game, found)
    for step in found.steps:
        for seat, move in step.moves():
            assert seat == LEARNER or LEARNER not in match.must, f"{step.code}: {seat} {move}"
            match = match.play(seat, move)


def test_nobody_in_the_lesson_of_a_game_with_partners_turns_up_on_another_side_in_a_match_after_it() -> None:
    for language in ("en", *further_languages()):
        source = (ROOT / "web" / "l10n" / language / "app.ftl").read_text(encoding="utf-8")
        names = next(line for line in source.splitlines() if line.startswith("bot-names = "))
        assert not {*lesson(registry.game("team")).players}.intersection(names.split(" = ")[1].split(", "))


@each_game
def test_whichever_move_is_taken_the_lesson_goes_on(game: AnyGame) -> None:
    found = lesson(game)
    for number, step in enumerate(found.steps):
        for taken in step.take[1:]:
            match = before(begun(game, found), found, number).play(LEARNER, taken)
            for seat, move in [*step.others, *(one for later in found.steps[number + 1 :] for one in later.moves())]:
                match = match.play(seat, move)
            assert match.outcome is not None


@each_game
def test_a_lesson_has_its_steps_and_speaks_of_what_matters(game: AnyGame) -> None:
    steps = written(game)["step"]
    assert len(steps) in STEPS
    assert len({step["name"] for step in steps}) == len(steps)
    subjects = written(game)["subjects"]
    assert len(subjects) >= SUBJECTS
    assert {subject for step in steps for subject in step["about"]} >= set(subjects)
    for step in steps:
        assert set(step) <= {"name", "about", "point", "take", "answers", "others"}, step["name"]
    (data,) = lesson_file(game).values()
    assert len(gzip.compress(data)) < BYTES


@each_game
def test_every_word_of_a_lesson_is_there_and_none_too_many(game: AnyGame) -> None:
    found = lesson(game)
    texts = words(game)
    needed = set()
    for number, step in enumerate(found.steps):
        needed.add(step.code)
        needed |= answers(before(begun(game, found), found, number), step)
    done = {code for code in texts if code.endswith(".done")}
    assert {code.removesuffix(".done") for code in done} <= {step.code for step in found.steps if step.others}
    tricks = {code for code in texts if code.endswith(".trick")}
    assert {code.removesuffix(".trick") for code in tricks} <= {step.code for step in trick_steps(game, found)}
    whole = {code for code in texts if code.endswith(".whole")}
    assert {code.removesuffix(".whole") for code in whole} <= {step.code for step in found.steps if step.take}
    spare = done | tricks | whole
    assert set(texts) - spare == needed
    assert [code for code, text in texts.items() if len(text) > LONGEST] == []
    said = {code: text for code, text in texts.items() if "." in code and code not in spare}
    assert [code for code, text in said.items() if len(text) > ANSWER.get(game.name, LONGEST)] == []


def trick_steps(game: AnyGame, found: Lesson) -> Iterator[Step]:
    """Yields the steps with a move of the learner that finish one trick, and not the last of the deal."""
    match = begun(game, found)
    for step in found.steps:
        taken = 0
        for seat, move in step.moves():
            match = match.play(seat, move)
            taken += any(event.kind == CAPTURE for event in events(match, LEARNER))
        if step.take and taken == 1 and match.outcome is None:
            yield step


def answers(match: Match, step: Step) -> set[str]:
    """Returns the codes of all answers to legal moves that the step does not accept."""
    if not step.take:
        return set()
    return {step.answer(move, kind) for move, kind in offered(match).items() if move not in step.take}


@each_game
def test_every_particular_answer_can_come(game: AnyGame) -> None:
    found = lesson(game)
    for number, step in enumerate(written(game)["step"]):
        moves = offered(before(begun(game, found), found, number))
        for wrong in step.get("answers", {}):
            assert wrong in moves or wrong in moves.values(), f"{step['name']}: {wrong} is no move here"
            assert wrong not in step["take"], f"{step['name']}: {wrong} is taken"


@each_game
def test_what_a_step_points_at_is_on_the_table(game: AnyGame) -> None:
    found = lesson(game)
    for number, step in enumerate(found.steps):
        match = before(begun(game, found), found, number)
        table = to_json(look(match, LEARNER))
        assert isinstance(table, dict)
        assert len(selectors(TableView(table).hand_slots(), step.point)) == len(step.point), step.code
        for wish in step.point:
            kind, _, name = wish.partition(" ")
            if kind == "move":
                assert name in offered(match), f"{step.code}: {name}"
            elif kind == "pile":
                assert name in {zone["key"] for zone in table["zones"]}, f"{step.code}: {name}"
            elif kind == "meld":
                seat, _, at = name.partition(" ")
                (laid,) = [zone for zone in table["zones"] if zone["key"] == f"melds:{seat}"]
                assert 0 < int(at or 1) <= len(laid["groups"]), f"{step.code}: {name}"
            elif kind in {"seat", "open"}:
                assert 0 < int(name) <= len(found.players), f"{step.code}: {name}"


@each_game
def test_what_has_a_lesson_says_how_long_it_takes(game: AnyGame) -> None:
    name = (game_folder(game) / "l10n" / "en" / "name.ftl").read_text(encoding="utf-8")
    assert "    .lesson = Learn in " in name


@pytest.mark.parametrize(("name", "at", "move", "answer"), ANSWERS)
def test_an_answer_is_true_of_its_move(name: str, at: str, move: str, answer: str) -> None:
    game = registry.game(name)
    found = lesson(game)
    number, step = numbered(found, at)
    kind = offered(before(begun(game, found), found, number))[move]
    assert step.answer(move, kind) == f"{step.code}.{answer}"


def numbered(found: Lesson, name: str) -> tuple[int, Step]:
    """Returns a step by its name, with its number."""
    return next((at, step) for at, step in enumerate(found.steps) if step.code.endswith("-" + name))


def test_the_lesson_of_haggis_does_not_speak_of_bombs_before_the_step_that_explains_them() -> None:
    game = registry.game("haggis")
    found, texts = lesson(game), words(game)
    number, step = numbered(found, "pass")
    assert "bomb" in offered(before(begun(game, found), found, number)).values()
    assert "You could beat it" in texts[step.code], "be it with a bomb"
    explained, _ = numbered(found, "bomb")
    assert [one.code for one in found.steps[: explained + 1] if "bomb" in texts[one.code]] == ["lesson-haggis-bomb"]
    number, step = numbered(found, "lead")
    assert step.answer("9r 9o", "set") == "lesson-haggis-lead.wrong", "which used no wild card"
    assert "without" not in texts["lesson-haggis-lead.wrong"]


def test_the_lesson_of_handromi_counts_what_lies_there() -> None:
    game = registry.game("handromi")
    found, texts = lesson(game), words(game)

    def there(name: str) -> Any:
        return before(begun(game, found), found, numbered(found, name)[0]).state.information(LEARNER)

    assert there("first").sizes == (15, 14), "one card more"
    assert NAMES[there("swap").exchange_card] == "Js"
    assert "jack of spades" in texts["lesson-handromi-swap"]
    wait = there("wait")
    assert f"yours count {count_of(wait, wait.hand)}" in texts["lesson-handromi-wait"]
    run, group = (worth(laid.cards, low=False) for laid in there("opened").table)
    for said in (f"counts {run}", f"count {group}", f"that is {run + group}"):
        assert said in texts["lesson-handromi-opened"]


def test_the_lesson_of_haggis_says_what_its_tricks_are_worth() -> None:
    game = registry.game("haggis")
    found, texts = lesson(game), words(game)
    for name, after, taker, cards, points, said in (
        (
            "pass",
            "beat",
            1,
            6,
            3,
            "takes all six cards, and leads again. Both fives and the seven bring a point each",
        ),
        ("beat", "nines", LEARNER, 4, 0, "take all four cards"),
        ("bomb", "out", 1, 8, 14, "gets the fourteen points"),
    ):
        state = before(begun(game, found), found, numbered(found, after)[0]).state
        trick = [one for one in state.information(LEARNER).tricks if one.taker is not None][-1]
        played = [play.move.cards for play in trick.plays]
        counted = sum(one.bit_count() for one in played), sum(points_of(one, classic=True) for one in played)
        assert (trick.taker, *counted) == (taker, cards, points)
        assert said in texts[f"lesson-haggis-{name}.trick"]


@pytest.mark.parametrize(
    ("name", "steps"),
    [("haggis", ["pass", "beat", "bomb"]), ("team", ["lead", "leave", "tens", "run", "bomb"])],
)
def test_a_trick_that_a_lesson_speaks_of_lies_there_while_it_does(name: str, steps: list[str]) -> None:
    game = registry.game(name)
    for language in ("en", *further_languages()):
        texts = words(game, language)
        told = [code.split("-")[-1].removesuffix(".trick") for code in texts if code.endswith(".trick")]
        assert told == steps


def test_the_lesson_of_haggis_team_names_every_kind_of_bomb_and_says_first_what_is_wild() -> None:
    texts = words(registry.game("team"))
    assert "wild" in texts["lesson-team-partner"]
    assert "they can stand for any lower card" in texts["lesson-team-give"]
    assert "wild cards, or 3, 5, 7 and 9" in texts["lesson-team-bomb"]
    assert not [code for code, text in texts.items() if "3-5-7-9" in text], "which a line may break in two"


def test_the_lesson_of_haggis_team_says_whose_cards_are_counted_and_who_scores() -> None:
    texts = words(registry.game("team"))
    assert "your team takes its six cards, a point each" in texts["lesson-team-lead.trick"]
    assert "six points for them" in texts["lesson-team-bomb.trick"], "two sixes, two tens, jack and queen"
    assert "you, not Cili" in texts["lesson-team-bet"]
    assert "if not, the others get half of it" in texts["lesson-team-bet"]
    assert "5 points for each card in the other team’s larger hand" in texts["lesson-team-partner"]
    assert "Whoever goes out scores 5 for each card in the other team’s larger hand" in texts["lesson-team-score"]
    assert "leftover cards go to the first team out" in texts["lesson-team-score"]


def test_the_lesson_of_haggis_team_says_what_a_run_an_equal_rank_and_a_pass_are() -> None:
    texts = words(registry.game("team"))
    assert "runs keep to one suit" in texts["lesson-team-give"], "a 4, 5 and 6 are in sight"
    assert "an equal rank does not beat" in texts["lesson-team-single"]
    assert "You may still come back in" in texts["lesson-team-leave"]


def test_in_boast_red_1_and_then_the_escape_lose_however_the_other_cards_lie() -> None:
    game = registry.game("boast")
    found = lesson(game)
    number, step = numbered(found, "exact")
    assert (step.take, numbered(found, "last")[1].take) == (["1r"], ["x"])
    deck = written(game)["deck"].split()
    unseen = deck[16:18] + deck[19:21]
    assert sorted(unseen) == ["1y", "3y", "5r", "6r"], "two cards each of Béla and Cili"
    checked = 0
    # Cili has played blue where yellow was led, so both yellow cards are Béla's; any other order is possible.
    for b5, c5, b6, c6 in permutations(unseen):
        if {c5, c6} != {"5r", "6r"}:
            continue
        deck[16:18], deck[19:21] = [b5, c5], [b6, c6]
        match = before(begun(game, found, deck), found, number).play(LEARNER, "1r")
        checked += all_end_with_three(match)
    assert checked == 16


def all_end_with_three(match: Match) -> int:
    """Plays a round to its end in every way, and checks that the learner takes exactly three; returns how many."""
    if match.outcome is not None:
        assert match.outcome.points[LEARNER] == 1
        return 1
    (seat,) = match.must
    return sum(all_end_with_three(match.play(seat, match.game.write(move))) for move in match.legal(seat))


def test_a_step_without_the_words_for_a_wrong_move_would_be_found() -> None:
    game = registry.game("haggis")
    step = Step("haggis", {"name": "lead", "take": ["4g 5g 6g"], "answers": {"bomb": "unsaid"}}, 0)
    assert not answers(begun(game, lesson(game)), step) <= set(words(game))
