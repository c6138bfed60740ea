"""Where a match is kept when the storage is full, cleared, rolled back or switched off; nothing shown is lost."""

import json

from playwright.sync_api import expect

from app.saves import pack
from tests.e2e.matches import second_hand
from tests.e2e.profile import QUICK, Profile
from tests.e2e.saved import download, saved_games, shows
from tests.e2e.secrecy import loaded
from tests.e2e.table import Table

# Fills the storage to the last character, under keys that are not the site's, and empties it again. Spares and
# pictures are removed first: they are dropped when room is short, which would make some.
_FILL = """() => {
  for (const key of Object.keys(localStorage)) if (/^talon\\.(spare|look)\\./.test(key)) localStorage.removeItem(key);
  for (let size = 2 ** 22, number = 0; size >= 1; number += 1) {
    try {
      localStorage.setItem(`filler.${number}`, "x".repeat(size));
    } catch {
      size /= 2;
    }
  }
}"""
_EMPTY = """() => {
  for (const key of Object.keys(localStorage)) if (key.startsWith("filler.")) localStorage.removeItem(key);
}"""

# The browser's database reports that there is no room, until `room` is set.
_NO_ROOM = """const put = IDBObjectStore.prototype.put;
window.room = false;
IDBObjectStore.prototype.put = function (...all) {
  if (!window.room && this.name === "matches") throw new DOMException("no room", "QuotaExceededError");
  return put.apply(this, all);
};"""

# A database that never answers, as sometimes in Safari.
_SILENT = """const open = indexedDB.open.bind(indexedDB);
indexedDB.open = (name, ...all) => (name === "talon.journal" ? new EventTarget() : open(name, ...all));"""

_NOTHING = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("The operation is insecure.", "SecurityError"); },
});
indexedDB.open = () => { throw new DOMException("The operation is insecure.", "SecurityError"); };"""


def at_table(profile: Profile, script: str = "") -> Table:
    """Opens the table of the match m1, with a script that runs before the page's own."""
    profile.settings(**QUICK)
    table = profile.at(profile.open("#table/m1", script=script))
    table.wait("turn")
    return table


def turn(table: Table) -> None:
    """Makes a move and waits for the next turn."""
    table.turn_by_hint()
    table.wait("turn", "deal over")


_JOURNAL = """async ([count, text]) => {
  const done = (request) => new Promise((give) => { request.onsuccess = () => give(request.result); });
  const database = await done(indexedDB.open("talon.journal"));
  const store = database.transaction("matches", "readwrite").objectStore("matches");
  for (let number = 0; number < count; number += 1) await done(store.put({ serial: 1, text }, `many${number}`));
  database.close();
  localStorage.clear();
}"""


def test_a_cleared_storage_is_filled_from_a_journal_of_any_size(profile: Profile) -> None:
    # The page's Python has no room for all of it at once, and nobody would hear of an answer that fails there.
    match = second_hand("many")
    profile.lay(match)
    save = profile.stored()["talon.match.m1.0"]
    head, meta, _ = save.split("\n", 2)
    assert save.endswith(match.text), (head, meta)
    long = pack(1, json.loads(meta), match.text + '[Undo "1"]\n' * 2500)
    page = profile.open("#saved")
    page.evaluate(_JOURNAL, [40, long])
    page.reload()
    page.locator("[data-act=list-more]").click()
    expect(page.locator("[data-act=open]")).to_have_count(40)


def test_a_new_match_and_its_moves_need_no_room_in_the_storage(profile: Profile) -> None:
    # The storage is full to the last character: the journal keeps the match, and a fresh tab continues it.
    profile.settings(**QUICK, confirm_bets="off")  # every deal is different, and a hint may be to bet
    table = profile.at(profile.open("#newgame"))
    table.page.evaluate(_FILL)
    table.press("Deal")
    table.wait("turn")
    turn(table)
    hand = table.hand()
    assert profile.matches() == []
    expect(table.button("Not saving this match")).to_have_count(0)
    table.page.close()
    again = profile.at(profile.open())
    again.press("Continue")
    again.wait("turn", "deal over")
    assert again.hand() == hand
    again.page.evaluate(_EMPTY)
    turn(again)
    (name,) = profile.matches()
    assert loaded(profile.record(name)).plies > 2


def test_without_any_room_it_is_played_told_exported_and_kept_later(profile: Profile) -> None:
    # Neither place has room: the table says so and goes on, the export has the latest move, and room is used at once.
    match = second_hand("filling")
    profile.lay(match)
    table = at_table(profile, _NO_ROOM)
    table.page.evaluate(_FILL)
    turn(table)
    shows(table, "No room left on this device")
    turn(table)
    assert profile.record() == match.text
    table.press("Not saving this match")
    shows(table, "There is no room left on this device")
    table.press("Export")
    table.hit(table.page.get_by_role("radio", name="The whole match"))
    taken = download(table, "Save as a file")
    assert loaded(taken).plies > match.plies + 2
    table.close()
    table.page.evaluate(_EMPTY)
    table.page.evaluate("room = true")
    turn(table)
    expect(table.button("Not saving this match")).to_have_count(0)
    assert profile.record().startswith(taken)


def test_without_any_room_a_new_match_is_refused_in_clear_words(profile: Profile) -> None:
    # One sentence says so and what to do; no half-stored match is left.
    table = profile.at(profile.open("#newgame", script=_NO_ROOM))
    table.page.evaluate(_FILL)
    table.press("Deal")
    shows(table, "No room left on this device")
    assert profile.matches() == []


def test_where_nothing_is_kept_one_plays_and_is_told(profile: Profile) -> None:
    # Storage and database are switched off: home and the table say that nothing is kept, and a hand can be played.
    table = profile.at(profile.open(script=_NOTHING))
    shows(table, "This browser saves nothing for this page")
    table.press("Play Haggis against the computer")
    table.press("I know it")  # nor is it remembered what was offered
    table.wait("turn")
    expect(table.button("Not saving this match")).to_be_visible()
    assert table.hand()
    assert profile.matches() == []
    assert set(profile.problems) <= {"exception: The operation is insecure."}  # from PyScript itself
    profile.problems.clear()


def test_a_storage_cleared_under_a_running_match_is_written_anew(profile: Profile) -> None:
    match = second_hand("cleared")
    profile.lay(match)
    table = at_table(profile)
    table.page.evaluate("localStorage.clear()")
    turn(table)
    assert profile.record().startswith(match.text)
    assert len(profile.record()) > len(match.text)


def test_a_storage_that_went_back_is_brought_up(profile: Profile) -> None:
    # A killed browser leaves a storage from some minutes ago. The reopened page shows the last move.
    match = second_hand("back")
    profile.lay(match)
    before = profile.stored()
    table = at_table(profile)
    turn(table)
    played, hand = profile.record(), table.hand()
    table.page.close()
    profile.restore(before)
    again = profile.table("m1")
    again.wait("turn", "deal over")
    assert again.hand() == hand
    assert profile.record() == played


def test_a_database_that_never_answers_costs_a_moment(profile: Profile) -> None:
    match = second_hand("silent")
    profile.lay(match)
    table = at_table(profile, _SILENT)
    turn(table)
    assert profile.record().startswith(match.text)
    assert len(profile.record()) > len(match.text)


def test_a_finished_match_makes_room_where_the_player_agrees(profile: Profile) -> None:
    # Neither place has room, but there is a finished match, which is packed: it can be deleted from the table, and
    # ours is kept.
    match = second_hand("room")
    profile.lay(match)
    profile.lay(match, "m2", over=True)
    table = at_table(profile, _NO_ROOM)
    table.page.evaluate(_FILL)
    turn(table)
    table.page.wait_for_function("!localStorage['talon.match.m2.1']")  # packed: that made some room
    table.page.evaluate(_FILL)
    turn(table)
    table.press("Not saving this match")
    table.press("Delete one finished match")
    table.hit(table.page.locator("dialog").get_by_role("button", name="Delete one finished match"))
    expect(table.button("Not saving this match")).to_have_count(0)
    assert profile.matches() == ["m1"]
    assert len(profile.record()) > len(match.text)


def test_a_damaged_record_says_so_in_the_list_and_its_original_is_kept(profile: Profile) -> None:
    # The head line and the line of meta are fine, but one card of the record is not.
    match = second_hand("list")
    profile.lay(match)
    text = profile.stored()["talon.match.m1.0"]
    damaged = text[:-20] + "#" + text[-19:]
    profile.put("talon.match.m1.0", damaged)
    table = saved_games(profile)
    shows(table, "Cannot be read")
    table.press("More for Unknown match")
    assert download(table, "Save what is left as a file") == damaged
