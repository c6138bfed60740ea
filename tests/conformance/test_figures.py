"""Figures: what every game counts in a finished deal, and what the page makes of it."""

import re

import pytest

from app.figures.plan import DEALS, Feat, Plan
from engine.core import registry
from engine.core.match import AnyGame, Match
from engine.core.replay import load
from engine.core.tally import COMMON, is_played_by_person, sign, tally
from tests.app.fake_dom import FakeDom
from tests.conformance.tables import each_table, random_matches
from tests.conformance.test_texts import bundle, languages
from tests.strategies import PEOPLE, played
from web.make.figures import figures_file, figures_of
from web.make.tools import game_folder

MOST_FEATS = 12
each_real_game = pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)


def plan_of(game: AnyGame) -> Plan:
    return Plan(FakeDom(files={path: data.decode() for path, data in figures_file(game).items()}), game.name)


def finished(game: AnyGame, seats: int, few: int) -> list[Match]:
    return [played(match, rng) for match, rng in random_matches(game, seats, few, "figures")]


@each_table
def test_a_tally_agrees_with_the_settlement_and_has_the_same_names_for_everybody(game: AnyGame, seats: int) -> None:
    names = set()
    for match in finished(game, seats, 12):
        assert match.outcome is not None
        found = tally(match)
        assert len(found) == seats
        counted = [counts for counts in found if counts is not None]
        names |= {tuple(counts) for counts in counted}
        assert [counts["points"] for counts in counted] == [
            points for points, counts in zip(match.outcome.points, found, strict=True) if counts is not None
        ]
        best = (max if game.wins == "high" else min)(match.outcome.points)
        level = len(set(match.outcome.points)) == 1
        assert all(counts["won"] == (not level and counts["points"] == best) for counts in counted)
        assert sum(counts["moves"] for counts in counted) == match.plies
        assert all(type(count) is int for counts in counted for count in counts.values())
        assert [is_played_by_person(match, seat) for seat in range(seats)] == [
            player.kind == "human" for player in PEOPLE[:seats]
        ]
    assert len(names) == 1


@each_table
def test_a_tally_is_the_same_after_a_replay_and_there_is_none_before_the_end(game: AnyGame, seats: int) -> None:
    for match in finished(game, seats, 3):
        again = load(match.text, lambda _: game).match
        assert (tally(again), sign(again)) == (tally(match), sign(match))
        with pytest.raises(ValueError, match="still played"):
            tally(match.restarted())
        assert sign(match.restarted()) != sign(match)


@each_real_game
def test_whatever_is_counted_has_its_use_and_whatever_is_used_is_counted(game: AnyGame) -> None:
    (match, *_) = finished(game, game.seats[0], 1)
    counted = set(tally(match)[0] or ()) - set(COMMON)
    plan = plan_of(game)
    shown = [name for name, _, _ in plan.facts]
    assert len(set(shown)) == len(shown)
    assert {kind for _, kind, _ in plan.facts} <= {"share", "mean", "most"}
    wanted = {fact for feat in plan.feats for fact, _, _ in feat._wants}
    wholes = {of for _, _, of in plan.facts} - {DEALS}
    assert counted == {*shown, *wanted, *wholes}


@each_real_game
def test_a_share_is_never_more_than_its_whole(game: AnyGame) -> None:
    for match in finished(game, game.seats[-1], 6):
        for counts in filter(None, tally(match)):
            for name, kind, of in plan_of(game).facts:
                assert kind != "share" or 0 <= counts[name] <= (1 if of == DEALS else counts[of]), name


@each_real_game
def test_every_fact_and_every_feat_has_words_in_each_language_and_no_word_is_left_over(game: AnyGame) -> None:
    plan = plan_of(game)
    assert 0 < len(plan.feats) <= MOST_FEATS
    for language in languages(game):
        words = bundle(game.name, language)
        text = (game_folder(game) / "l10n" / language / "game.ftl").read_text(encoding="utf-8")
        for kind, names in (("fact", [name for name, _, _ in plan.facts]), ("feat", [f.name for f in plan.feats])):
            assert sorted(re.findall(rf"^{kind}-\w+-(\w+) =", text, re.MULTILINE)) == sorted(names)
            assert all(words.get_message(f"{kind}-{game.name}-{name}").value for name in names)
        assert all("about" in words.get_message(f"feat-{game.name}-{feat.name}").attributes for feat in plan.feats)


def test_a_game_without_a_plan_counts_what_all_games_have() -> None:
    toy = finished(registry.game("boast"), 3, 1)[0]
    assert tuple(tally(toy)[0] or ())[:3] == COMMON
    assert set(figures_of(registry.game("boast"))) == {"facts", "feats"}


def test_a_feat_is_done_between_its_limits() -> None:
    feat = Feat("tidy: first >= 1, plays <= 8")
    assert feat.is_done({"first": 1, "plays": 8})
    assert not feat.is_done({"first": 0, "plays": 8})
    assert not feat.is_done({"first": 1, "plays": 9})
    assert feat.first({"first": (0, 1, 1, 1), "plays": (1, 9, 8, 2)}) == 2
    assert feat.first({"first": (0, 0), "plays": (1, 1)}) is None
    assert feat.first({}) is None, "before the first deal of its game there are no facts"
