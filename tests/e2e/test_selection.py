"""What a person does with the cards in hand: choosing, taking back, asking, betting, giving."""

import re

import pytest

from engine.core.match import Match
from engine.core.selection import touch
from tests.e2e.matches import alone, bot_move, choosing, find, last_move, meanings, seats_of
from tests.e2e.profile import Profile
from tests.e2e.table import spoken

pytestmark = pytest.mark.core


def beating_a_pair(match: Match) -> bool:
    """Returns whether seat 0 can beat a pair, and not every card can join."""
    if not alone(match) or "pass" not in [match.game.write(move) for move in match.legal(0)]:
        return False
    abouts = [match.game.about(move) for move in match.legal(0) if move.cards]
    pairs = [about for about in abouts if about["kind"] == "set" and len(about["cards"]) == 2]
    return bool(pairs) and len(touch(match, 0, ()).live) < 12


def test_only_cards_that_can_join_are_live(profile: Profile) -> None:
    # After every tap the lit cards are the engine's answer; the button plays exactly what is selected.
    match = find(seats_of("hb"), beating_a_pair)
    table = profile.table(match)
    table.wait("turn")
    assert sorted(table.live()) == sorted(map(spoken, touch(match, 0, ()).live))
    first = touch(match, 0, ()).live[0]
    table.tap(first)
    assert table.selected() == [spoken(first)]
    answer = touch(match, 0, (first,))
    assert sorted(table.live()) == sorted(map(spoken, answer.live))
    assert len(table.moves()) == len([action for action in answer.actions if action.cards])
    table.clear()
    assert table.selected() == []
    assert sorted(table.live()) == sorted(map(spoken, touch(match, 0, ()).live))


def test_a_card_that_does_not_fit_says_why(profile: Profile) -> None:
    # A tap on an unlit card changes nothing, and says in words, on screen and aloud, what is missing.
    match = find(seats_of("hb"), beating_a_pair)
    table = profile.table(match)
    table.wait("turn")
    dark = [card for card in table.hand() if card not in table.live()]
    table.hit(table.page.locator(f'.hand button[aria-label^="{dark[0]}"]'))
    table.settle()
    assert table.selected() == []
    why = table.page.locator(".is-refusal").inner_text()
    assert why
    assert table.said()[-1] == why


@pytest.mark.parametrize("choice", [0, 1])
def test_two_meanings_are_two_buttons_and_each_does_what_it_says(profile: Profile, choice: int) -> None:
    # Three cards are a set and a run at once: there are two labelled buttons, and the record has the one pressed.
    match = find(seats_of("hb"), lambda match: [found for found in meanings(match) if len(found[0]) == 3])
    names, moves = next(found for found in meanings(match) if len(found[0]) == 3)
    table = profile.table(match, pace="slow")
    table.wait("turn")
    table.tap(*names)
    labels = table.moves()
    assert len(set(labels)) == 2
    assert ["run" in label for label in labels] == ["=run" in move for move in moves]
    table.press_move(table.page.locator(f'#t-bar .actions [data-move="{moves[choice]}"]'))
    table.page.wait_for_selector("#t-centre .plays .card")
    assert profile.record() == match.play(0, moves[choice]).text
    assert table.page.locator("#t-centre .what").inner_text() == re.sub("^Play (a )?| with .*", "", labels[choice])


def decision(match: Match) -> bool:
    """Returns whether a bot at seat 0 would play cards here, some moves into the hand, and cannot go out."""
    move = bot_move(match)[1] if alone(match) else "pass"
    return alone(match) and move[0] not in "pbg" and last_move(match) is None and match.plies > 4


def sees_more(match: Match) -> bool:
    """Returns whether seat 0 gets to see new cards between its move here and its next one."""
    if not decision(match):
        return False
    later = match.play(*bot_move(match))
    while later.outcome is None and 0 not in later.state.must:
        later = later.play(*bot_move(later))
    return later.outcome is None and later.state.seen(0) != match.state.seen(0)


def test_taking_back_leads_to_the_last_own_decision(profile: Profile) -> None:
    # After a slip of the thumb the bots have already answered; all of it is taken back at once, on record.
    match = find(lambda seed: seats_of("hbb")(seed, practice="on"), decision)
    table = profile.table(match)
    table.wait("turn")
    before = (table.hand(), table.trick(), table.banner())
    table.play(bot_move(match)[1])
    table.wait("turn", "deal over")
    assert (table.hand(), table.trick()) != before[:2]
    table.press("Take back")
    table.page.wait_for_function("spoken.at(-1)?.startsWith('Taken back')")
    table.wait("turn")
    assert (table.hand(), table.trick(), table.banner()) == before
    assert '[Undo "' in profile.record()
    assert "practice" in table.page.locator("#top h1").inner_text()


def test_what_the_bots_have_answered_to_stays_played(profile: Profile) -> None:
    # Seen cards cannot be unseen: the button is there but disabled; only a match for practice allows it.
    match = find(seats_of("hbb"), sees_more)
    table = profile.table(match)
    table.wait("turn")
    table.play(bot_move(match)[1])
    table.wait("turn")
    assert table.button("Take back").is_disabled()


def test_a_strict_table_takes_nothing_back(profile: Profile) -> None:
    # With the house rule off the button is there but disabled.
    match = find(lambda seed: seats_of("hb")(seed, undo="off"), decision)
    table = profile.table(match)
    table.wait("turn")
    assert table.button("Take back").is_disabled()


def test_a_hint_points_at_cards_gives_a_reason_and_plays(profile: Profile) -> None:
    # The hint is what the bot would do here: its cards light up, it says why, and one press plays it.
    match = find(seats_of("hb"), decision)
    move = bot_move(match)[1]
    table = profile.table(match, pace="slow")
    table.wait("turn")
    table.press("Hint")
    table.page.wait_for_selector(".banner.is-hint")
    told = table.banner()
    assert ". " in told  # the move, and why
    assert table.said()[-1] == told
    lit = table.page.locator(".hand .card.hint").evaluate_all("all => all.map(e => e.ariaLabel)")
    assert [label.partition(",")[0] for label in lit] == [spoken(name) for name in move.split() if "=" not in name]
    table.hit(table.page.locator("#t-bar .is-hinted"))
    table.page.wait_for_selector(".banner.is-hint", state="detached")
    table.settle()
    assert profile.record().startswith(match.play(0, move).text)


def test_a_bet_out_of_turn_while_a_bot_thinks(profile: Profile) -> None:
    # A player may bet at any time before their first card; the bot's thought goes stale, and it thinks again.
    match = seats_of("hbb")("bets", dealer=0)
    assert match.state.must == (1,)
    table = profile.table(match, pace="slow")
    table.page.wait_for_selector("#t-bar .waiting:not(:empty)")
    table.press("Small 15")
    assert table.page.locator(".bets-text").inner_text() == "By the rules a bet cannot be taken back."
    table.press("Back")
    assert "0:bet" not in profile.record()
    table.press("Small 15")
    table.press("Small bet, 15")
    table.page.locator("#t-banner .chip", has_text="bet 15").wait_for()
    lines = profile.record().split("\n")
    own = lines.index("0:bet 15")
    assert not [line for line in lines[:own] if line.startswith("0:")]
    assert match.state.must == (1,)
    table.wait("turn")
    assert table.page.locator("#t-bar .bets button").count() == 0
    assert [line for line in profile.record().split("\n")[own:] if line.startswith("2:")]


def test_choosing_who_gets_the_trick_of_a_bomb(profile: Profile) -> None:
    # With three players and a won bomb there is a button at each opponent, and the cards go to the chosen one.
    match = find(seats_of("hbb"), choosing)
    gives = [match.game.write(move) for move in match.legal(0)]
    assert gives == ["give 1", "give 2"]
    table = profile.table(match, pace="slow")
    table.wait("turn")
    assert table.banner() == "Your bomb won: choose who gets the cards"
    for label in ("Cards to Béla", "Cards to Cili"):
        assert table.button(label).count() >= 1
    table.hit(table.page.locator('#t-seats .seat-pick[data-move="give 2"]'))
    table.page.wait_for_function("spoken.some((text) => text.includes('Cili'))")
    assert profile.record().startswith(match.text + "0:give 2\n")


def test_the_hand_is_sorted_as_one_likes_and_stays_so(profile: Profile) -> None:
    # By rank or by suit, wild cards last, for this match; a reload keeps it.
    table = profile.table(find(seats_of("hb"), decision))
    table.wait("turn")
    ranks = table.hand()
    table.press("Sorted by rank: sort by suit")
    suits = table.hand()
    assert sorted(suits) == sorted(ranks)
    assert suits != ranks
    table.page.reload()
    table.wait("turn")
    assert table.hand() == suits


# Taps the first live card so many times in one task; returns whether it looks selected, and whether Python knows.
_TAPS = """(times) => {
  const card = document.querySelector(".hand button.live");
  for (let tap = 0; tap < times; tap++) card.click();
  return [card.matches(".selected"), card.getAttribute("aria-pressed")];
}"""
_LOOK = '[...document.querySelectorAll(".hand .selected")].map((card) => card.getAttribute("aria-pressed"))'


def test_a_tapped_card_rises_before_what_follows_is_worked_out(profile: Profile) -> None:
    table = profile.table(find(seats_of("hb"), beating_a_pair))
    table.wait("turn")
    assert table.page.evaluate(_TAPS, 1) == [True, "false"]
    table.settle()
    assert set(table.page.evaluate(_LOOK)) == {"true"}
    table.clear()
    assert table.page.evaluate(_TAPS, 2) == [False, "false"]
    table.settle()
    assert table.page.evaluate(_LOOK) == []
