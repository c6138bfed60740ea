"""Nobody can find out more than the rules let them know: not by looking, listening, or reading the page's source."""

import json
from collections.abc import Sequence

import pytest

from engine.core.match import Match, Names
from engine.core.rng import SplitMix64
from engine.core.state import Seat
from tests.conformance.secrecy import record, twin
from tests.e2e.matches import MANY, NAMES, seats_of
from tests.e2e.profile import Profile
from tests.e2e.secrecy import cards_in, loaded, markup, seen_by
from tests.e2e.table import Table
from tests.e2e.test_pass_and_play import SWITCH
from tests.sampling import daily

type Pictures = list[tuple[str, str]]  # the moment of each, and what it shows

AROUND = 100  # characters either side of a difference
PLIES = 5
SWAPPED = 8  # plies of an exchange
CURTAIN = "curtain"

# Collects every card that shows anywhere, even for a moment, and since when.
_WATCH = """() => {
  window.exposed = new Map();
  const look = () => {
    const now = performance.now();
    const text = document.querySelector("#app").outerHTML + document.querySelector("#say").textContent;
    for (const found of text.match(/\\bc\\d+\\b|\\b\\d+ of \\w+|\\b\\d+[roygb]\\b/g) ?? []) {
      if (!exposed.has(found)) exposed.set(found, now);
    }
  };
  const changes = { childList: true, subtree: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document.body, changes);
  look();
}"""


@pytest.mark.rota("unseen cards")
@pytest.mark.parametrize("seats", daily([2, 3], 1))
def test_a_hand_against_bots_never_holds_a_card_one_may_not_know(profile: Profile, seats: int) -> None:
    # At no moment until the last play of a hand does the page contain a card of a bot or of the haggis, drawn or not.
    table = profile.table(seats_of("h" + "b" * (seats - 1))("watched"))
    table.wait("turn")
    table.page.evaluate(_WATCH)
    while table.wait() == "turn":
        now = loaded(profile.record())
        assert cards_in(markup(table.page), now) <= seen_by(now, 0)
        pressed = table.page.evaluate("performance.now()")
        table.turn_by_hint()
    exposed = table.page.evaluate("[...exposed]")
    over = loaded(profile.record())
    *_, (_, last) = over.moves
    before = loaded(profile.record().rpartition(f"{over.moves[-1][0]}:")[0])
    known = seen_by(before, 0)
    played = [ms for found, ms in exposed if cards_in(found, over) & set(last.split()) - known]
    ended = min((ms for ms in played if ms > pressed), default=pressed)
    shown = cards_in(" ".join(found for found, ms in exposed if ms < ended), over)
    assert len(shown) > 14
    assert shown <= known


class Walk:
    """A tape of moves walked in the browser; `pictures` has everything that the page showed and said on the way."""

    def __init__(self, profile: Profile, world: Match, viewer: Seat) -> None:
        profile.sweep()
        self.profile = profile
        self.viewer = viewer
        self.start = world.restarted()
        self.moves = world.moves
        self.pictures: Pictures = []
        self.heard = 0

    def take(self, table: Table, moment: str) -> None:
        """Takes a picture: the markup, the accessibility tree, and what was announced since the last one.

        At a curtain that is what was announced over it: before that the device spoke to the person whose turn it was.
        """
        body = table.page.locator("body").aria_snapshot()
        said, coverings = table.said(), table.coverings()
        at_curtain = moment.endswith(CURTAIN)
        heard = [said[at] for at in range(self.heard, len(said)) if coverings[at] or not at_curtain]
        self.pictures.append((moment, json.dumps([markup(table.page), body, heard])))
        self.heard = len(said)

    def explore(self, table: Table, moment: str) -> None:
        """Does what a person may do before they move, taking a picture each time."""
        self.take(table, f"{moment}: hand")
        table.page.keyboard.press("l")  # a low cloth has no room for the button
        table.page.wait_for_selector("dialog[open] .log")
        self.take(table, f"{moment}: log")
        table.close()
        table.press("Hint")
        table.page.wait_for_selector(".banner.is-hint")
        table.settle()  # the hand is drawn in a later task
        self.take(table, f"{moment}: hint")

    def passed_round(self, plies: int = PLIES) -> Pictures:
        """Walks the tape with people passing the device; returns pictures of curtains and the viewer's turns."""
        table = self.profile.table(self.start)
        holder = None
        for ply, (seat, text) in enumerate(self.moves[:plies]):
            if table.wait() == "turn" and seat != holder:
                table.page.evaluate(SWITCH)  # several choose at once: the phone is put down and picked up by another
            if table.wait() == "curtain":
                self.take(table, f"{ply}: {CURTAIN}")
                table.press(f"I am {NAMES[seat]}: show my cards")
                table.wait("turn")
                holder = seat
            if seat == self.viewer:
                self.explore(table, f"{ply}")
            table.play(text)
        if table.wait() == "curtain":
            self.take(table, f"end: {CURTAIN}")
        return self.pictures

    def alone(self) -> Pictures:
        """Walks the tape as the one person among bots; returns pictures of their turns."""
        match = self.start
        for ply, (seat, text) in enumerate(self.moves):
            if seat == self.viewer:
                table = self.profile.table(match)
                table.wait("turn")
                self.explore(table, f"{ply}")
                table.page.close()
                self.heard = 0
            match = match.play(seat, text)
        return self.pictures


def check_alike(left: Pictures, right: Pictures) -> None:
    """Checks that two walks gave the same pictures; of the first that differ it shows the place where they do."""
    for (moment, one), (when, other) in zip(left, right, strict=True):
        at = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), len(one))
        around = slice(max(0, at - AROUND), at + AROUND)
        assert (moment, one[around]) == (when, other[around])
    assert left == right


def twins(kinds: str, viewer: Seat, game: str = "haggis", plies: int = PLIES, **options: str) -> tuple[Match, Match]:
    """Returns a match some plies into its first deal, and its twin, whose cards unseen by the viewer differ."""
    sitting = seats_of(kinds, game)
    dealer = (viewer - 2) % len(kinds)  # so the viewer comes second, and again before the tape ends

    def begin(names: Names, shuffles: Sequence[Names] = ()) -> Match:
        assert not shuffles
        return sitting("twin", dealer=dealer, decks={1: names}, **options)

    for number in range(MANY):
        rng = SplitMix64(number)
        tape = record(begin, begin(sitting(f"twin/{number}").names), rng, plies)
        world = twin(tape, viewer, rng)
        turns = sum(seat == viewer for seat, _ in tape.end.moves)
        if world and turns > 1 and tape.end.outcome is None:
            return tape.end, world[-1]
    raise AssertionError("no tape has a twin")


@pytest.mark.rota("unseen cards")
@pytest.mark.parametrize(("kinds", "viewer"), daily([("hh", 0), ("hh", 1), ("hhh", 2)], 1))
def test_passing_the_phone_tells_nothing_of_unseen_cards(profile: Profile, kinds: str, viewer: Seat) -> None:
    # Two worlds that differ only in cards that one person has not seen: every curtain, and each of this person's
    # turns, give the same page, the same accessible names and the same announcements.
    one, other = twins(kinds, viewer, bets="off")
    assert one.names != other.names
    check_alike(Walk(profile, one, viewer).passed_round(), Walk(profile, other, viewer).passed_round())


@pytest.mark.rota("unseen cards")
@pytest.mark.parametrize("viewer", [0, 1])
def test_passing_the_phone_tells_nothing_of_an_exchange_to_others(profile: Profile, viewer: Seat) -> None:
    # HT-7, D-T04: each chooses in secret, twice; what the other pair exchanges stays between the two of them.
    one, other = twins("hhhh", viewer, "team", SWAPPED)
    theirs = [[move for move in world.moves if (move[0] - viewer) % 2] for world in (one, other)]
    assert theirs[0] != theirs[1]
    check_alike(Walk(profile, one, viewer).passed_round(SWAPPED), Walk(profile, other, viewer).passed_round(SWAPPED))


@pytest.mark.rota("unseen cards")
def test_bots_at_the_table_tell_nothing_of_unseen_cards(profile: Profile) -> None:
    # The same for one person among bots.
    one, other = twins("hbb", 0, bets="off")
    assert one.names != other.names
    check_alike(Walk(profile, one, 0).alone(), Walk(profile, other, 0).alone())


@pytest.mark.rota("unseen cards")
def test_the_two_worlds_do_differ_where_they_should(profile: Profile) -> None:
    # The comparison works: to the other person the same two worlds do look different, and only during their turn.
    one, other = twins("hh", 0, bets="off")
    left, right = Walk(profile, one, 1).passed_round(2), Walk(profile, other, 1).passed_round(2)
    assert [a[0] for a, b in zip(left, right, strict=True) if a != b] == ["0: hand", "0: log", "0: hint"]
