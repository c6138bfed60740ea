"""Matches on this device: side by side, exported, imported, damaged, without room, in two tabs; never lost."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from app.archive.transfer import LIMIT
from app.saves import FORMAT, pack
from tests.e2e.matches import find, seats_of, second_hand
from tests.e2e.profile import QUICK, Profile
from tests.e2e.saved import download, more, paste, saved_games, shows
from tests.e2e.secrecy import loaded
from tests.e2e.table import Table
from tests.sampling import daily

pytestmark = pytest.mark.core

LONG_NOTE = LIMIT // 20 * "A note above: őúß.\n"  # makes a file longer than one text may be


def test_matches_lie_side_by_side_and_do_not_mix(profile: Profile) -> None:
    # Of two matches each is found by its players and goes on from where it stood, leaving the other untouched.
    profile.settings(**QUICK)
    two, three = second_hand("two"), find(seats_of("hbb"), lambda match: match.plies > 6 and match.state.must == (0,))
    profile.lay(two, "m1", played=1)
    profile.lay(three, "m2", played=2)
    table = saved_games(profile)
    titles = table.page.locator("#saved-list strong").all_inner_texts()
    assert titles == ["Anna, Béla and Cili", "Anna and Béla"]
    table.hit(table.page.locator('[data-act="open"][data-id="m1"]'))
    table.wait("turn")
    table.turn_by_hint()
    table.wait("turn", "deal over")
    assert profile.record("m1").startswith(two.text)
    assert profile.record("m1") != two.text
    assert profile.record("m2") == three.text


def test_renaming_deleting_and_bringing_back(profile: Profile) -> None:
    # A match gets its own name; once deleted it can be brought back for a while, with everything; then it is gone.
    match = second_hand("name")
    profile.lay(match)
    table = saved_games(profile)
    more(table, "Anna and Béla", "Name and tags")
    table.page.get_by_label("Name of this match").fill("  Sunday   evening ")
    table.press("Save")
    shows(table, "Sunday evening")
    table.page.reload()
    shows(table, "Sunday evening")
    before = {key for key in profile.stored() if ".m1." in key}
    more(table, "Sunday evening", "Delete")
    shows(table, "Match deleted")
    shows(table, "No games yet")
    assert profile.matches() == []
    table.press("Undo")
    shows(table, "Sunday evening")
    assert {key for key in profile.stored() if ".m1." in key} == before
    assert profile.record() == match.text
    more(table, "Sunday evening", "Delete")
    shows(table, "No games yet")
    assert not [key for key in profile.stored() if "m1" in key]


@pytest.mark.only_browser("chromium")  # only it lets a test read the clipboard
def test_export_of_a_running_match_warns_and_can_leave_out_hidden_cards(profile: Profile) -> None:
    # The whole match is the record to the letter; "finished hands only" contains no card of the current hand.
    match = second_hand("export")
    profile.lay(match)
    table = saved_games(profile)
    more(table, "Anna and Béla", "Export")
    shows(table, "its text shows every card in the deal")
    assert download(table, "Save as a file") == match.text
    table.hit(table.page.get_by_role("radio", name="Finished deals only"))
    finished = download(table, "Save as a file")
    decks = [line for line in match.text.split("\n") if line.startswith("[Deck ")]
    assert decks[0] in finished
    assert decks[1] not in finished
    assert "[Seed" not in finished
    assert loaded(finished).outcome is not None
    table.hit(table.page.get_by_role("radio", name="The whole match"))
    profile.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.press("Copy")
    shows(table, "Copied")
    assert table.page.evaluate("navigator.clipboard.readText()") == match.text


@pytest.mark.parametrize("way", ["file", "text"])
def test_a_match_comes_in_and_goes_on(profile: Profile, tmp_path: Path, way: str) -> None:
    # What was exported elsewhere is shown first, then kept, and played on at once.
    match = second_hand("import")
    profile.settings(**QUICK)
    table = saved_games(profile)
    if way == "file":
        table.press("Import")
        file = tmp_path / "match.txt"
        file.write_text(match.text, "utf-8")
        with table.page.expect_file_chooser() as chosen:
            table.press("Choose a file")
        chosen.value.set_files(file)
    else:
        paste(table, match.text)
    shows(table, f"Haggis: Anna and Béla, deal 2, {match.plies} moves played.")
    assert profile.matches() == []
    table.press("Add to saved games")
    table.wait("turn")
    (name,) = profile.matches()
    assert profile.record(name) == match.text
    table.turn_by_hint()
    table.wait("turn", "deal over")
    assert len(profile.record(name)) > len(match.text)


def chosen(table: Table, file: Path) -> str:
    """Imports a file, and returns what is wrong with it."""
    table.press("Import")
    alert = table.page.locator(".error[role=alert]")
    alert.wait_for(state="detached")
    with table.page.expect_file_chooser() as chooser:
        table.press("Choose a file")
    chooser.value.set_files(file)
    said = alert.inner_text()
    table.page.keyboard.press("Escape")
    table.page.locator("#import-box").wait_for(state="hidden")
    return said


LENGTHS = [
    ("x", LIMIT - 2),
    ("x", LIMIT),
    ("\n", LIMIT // 2 - 1),
    ("\0", LIMIT),
    ("\0", LIMIT // 7),
    ("🂡", LIMIT),
]


@pytest.mark.rota("texts from outside")
def test_a_text_of_any_length_is_read_or_refused_and_the_engine_goes_on(profile: Profile, tmp_path: Path) -> None:
    # The page's Python has no room for two million characters, each up to six in JSON. Lost lines come back.
    table = saved_games(profile)
    for sign, count in daily(LENGTHS, 3):
        file = tmp_path / f"{ord(sign)}-{count}.txt"
        file.write_text(sign * count, "utf-8", newline="")
        said = "There is no text yet" if sign == "\n" else "This is not a Talon match"
        fits = len(json.dumps(sign, ensure_ascii=False).encode()) - 2
        assert (said if fits * count + 2 <= LIMIT else "That is too long") in chosen(table, file), (sign, count)
    file = tmp_path / "match.txt"
    file.write_text(second_hand("tail").text + "x\n" * 100_000, "utf-8")
    assert "That is too long" in chosen(table, file)
    table.press("Import")
    table.page.locator("#import-box").evaluate("(box) => { box.value = 'x'.repeat(3_000_000); }")
    table.press("Read")
    shows(table, "That is too long")
    assert table.page.locator("script[name^=table-]").get_attribute("name") == "table-1"


def test_a_match_with_a_damaged_end_comes_in_as_far_as_it_goes(profile: Profile) -> None:
    # A bad tail costs only the tail: its lines are named, the match ends before them, the text is kept as it came.
    match = second_hand("tail")
    damaged = match.text + "0:99z\n1:pass\n"
    table = saved_games(profile)
    paste(table, damaged)
    shows(table, "0:99z")
    table.press("Add to saved games")
    table.wait("turn")
    (name,) = profile.matches()
    assert profile.record(name) == match.text
    assert damaged.strip() in [text.strip() for key, text in profile.stored().items() if ".kept." in key]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "There is no text yet"),
        ("Dear diary", "This is not a Talon match"),
        ('[Format "99"]\n[Game "haggis"]\n', "This was saved by a newer Talon (version 99)"),
        ('[Format "1"]\n[Game "whist"]\n[Rules "1"]\n[Seat0 "human:Anna"]\n', "a game that this Talon does not know"),
    ],
)
def test_what_is_no_match_is_refused_with_its_reason(profile: Profile, text: str, said: str) -> None:
    # Four different mistakes, four different sentences; nothing is stored.
    table = saved_games(profile)
    paste(table, text)
    assert said in table.page.get_by_role("alert").inner_text()
    assert profile.matches() == []


def test_a_damaged_newest_save_leaves_the_one_before(profile: Profile) -> None:
    # One generation cannot be read: the table opens the other, says so, and sets the damaged text aside.
    match = second_hand("older")
    profile.lay(match)
    meta = profile.stored()["talon.match.m1.0"].split("\n")[1]
    broken = f"talon-save 1 1 00000000 {len(meta) + 1 + len(match.text)}\n{meta}\n{match.text}"
    profile.put("talon.match.m1.1", broken)
    table = profile.table("m1", pace="slow")
    shows(table, "The newest save of this match could not be read")
    table.wait("turn")
    assert broken in [text for key, text in profile.stored().items() if ".kept." in key]
    table.turn_by_hint()
    table.page.wait_for_selector(".is-queued, .banner.is-hint", state="detached")
    table.settle()
    assert profile.record().startswith(match.text + "0:")


BROKEN = "talon-save 1 7 0"


def newer() -> str:
    """Returns a save as a later version of the site might write it."""
    text: str = pack(1, {"all": "new"}, "something", FORMAT + 1)
    return text


@pytest.mark.parametrize(
    ("save", "row", "help_text", "refusal"),
    [
        (lambda: BROKEN, "Cannot be read", "This match is damaged", "This match cannot be read"),
        (newer, "From a newer Talon", "saved by a newer Talon", "saved by a newer Talon"),
    ],
    ids=["broken", "newer"],
)
def test_what_cannot_be_read_is_told_and_kept(
    profile: Profile, save: Callable[[], str], row: str, help_text: str, refusal: str
) -> None:
    # It is listed with what is wrong, can be saved as a file, does not open, and is never overwritten.
    text = save()
    profile.put("talon.match.m1.0", text)
    table = saved_games(profile)
    shows(table, row)
    table.press("More for Unknown match")
    shows(table, help_text)
    assert download(table, "Save what is left as a file") == text
    table.page.close()
    direct = profile.at(profile.open("#table/m1"))
    shows(direct, refusal)
    direct.page.get_by_role("heading", name="Talon").wait_for()
    assert profile.stored()["talon.match.m1.0"] == text


def test_two_tabs_on_one_match(profile: Profile) -> None:
    # The last tab to open it plays it; the other hides, says so, and can take it back. No move is lost.
    match = second_hand("tabs")
    first = profile.table(match, pace="slow")
    first.wait("turn")
    second = profile.table("m1", pace="slow")
    second.wait("turn")
    shows(first, "This match is open elsewhere")
    assert first.page.locator(".hand").count() == 0
    second.turn_by_hint()
    second.page.wait_for_selector(".banner.is-hint", state="detached")
    second.settle()
    played = profile.record()
    assert played.startswith(match.text + "0:")
    first.press("Play here")
    shows(second, "This match is open elsewhere")
    first.wait("turn", "deal over")
    assert profile.record().startswith(played)


def test_a_match_deleted_in_another_tab(profile: Profile) -> None:
    # Somebody deletes it while it is open: the next move does not silently bring it back, and the table says so.
    match = second_hand("gone")
    table = profile.table(match)
    table.wait("turn")
    other = saved_games(profile)
    more(other, "Anna and Béla", "Delete")
    shows(other, "Match deleted")
    table.turn_by_hint()
    shows(table, "This match has been deleted elsewhere")
    table.page.get_by_role("heading", name="Talon").wait_for()
    assert profile.matches() == []


def test_everything_is_taken_to_another_device_and_comes_there_once(profile: Profile, desk: Profile) -> None:
    for name, seed in (("m1", "one"), ("m2", "two")):
        profile.lay(second_hand(seed), name, title=f"Match {seed}")
    table = saved_games(profile)
    shows(table, "2 matches")
    table.press("Export everything")
    text = download(table, "Save as a file")
    there = saved_games(desk)
    for times, file in enumerate((text, LONG_NOTE + text)):
        there.press("Import")
        with there.page.expect_file_chooser() as chooser:
            there.press("Choose a file")
        chooser.value.set_files({"name": "all.txt", "mimeType": "text/plain", "buffer": file.encode()})
        shows(there, "2 already here" if times else "2 new matches")
        there.press("Cancel" if times else "Import 2")
    titles = there.page.locator("#saved-list .matches strong").all_inner_texts()
    assert sorted(titles) == ["Match one", "Match two"]
    assert sorted(desk.record(name) for name in desk.matches()) == sorted(
        profile.record(name) for name in ("m1", "m2")
    )
