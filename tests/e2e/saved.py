"""The list of saved games as a person uses it."""

from pathlib import Path

from tests.e2e.profile import Profile
from tests.e2e.table import Table

__all__ = ["download", "more", "paste", "saved_games", "shows"]


def saved_games(profile: Profile) -> Table:
    """Opens the list of saved games."""
    return profile.at(profile.open("#saved"))


def more(table: Table, title: str, what: str) -> None:
    """Does something to the match of this title."""
    table.press(f"More for {title}")
    table.press(what)


def download(table: Table, press: str) -> str:
    """Presses a button that saves a file, and returns its contents."""
    with table.page.expect_download() as found:
        table.press(press)
    return Path(found.value.path()).read_text("utf-8")


def paste(table: Table, text: str) -> None:
    """Imports a pasted text."""
    table.press("Import")
    table.page.get_by_label("Or paste its text").fill(text)
    table.press("Read")


def shows(table: Table, text: str) -> None:
    """Waits until a text is shown somewhere."""
    table.page.get_by_text(text).first.wait_for()
