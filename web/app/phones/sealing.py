"""Sealing: checks, once deals are over, that they follow from the shares that the phones gave, and says so."""

from ..client.engine_client import EngineError
from ..client.record_texts import deal_in, game_of
from ..markup.html import button, esc, tag
from .shares import commitment

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..app import App
    from ..table.playing.playing import Playing

    Notes = list[dict[str, Any]]

FROM_SHARES = "shares"  # an origin in the engine's `verify`


def verdict(deals: "list[dict[str, Any]]", notes: "Notes") -> "tuple[str, list[int]]":
    """Returns "all", "some" or "wrong", and the deals because of which it is not "all".

    `deals` are the engine's findings on them, `notes` this phone's own.
    """
    found = [(judged(deal, [note for note in notes if note["deal"] == deal["deal"]]), deal["deal"]) for deal in deals]
    for word in ("wrong", "some"):
        numbers = [number for one, number in found if one == word]
        if numbers:
            return word, numbers
    return "all", []


def judged(deal: "dict[str, Any]", notes: "Notes") -> str:
    """Returns a word for one deal.

    wrong: it does not follow from its shares, or these are not what all had committed to, or lack this phone's.
    some: not all had a part in it, or this phone cannot tell, or was asked for its share more than once.
    """
    shares = deal["shares"]
    if shares and any(origin != FROM_SHARES for origin in [deal["deck"]] + deal["shuffles"]):
        return "wrong"
    ours = [note for note in notes if note["share"] in shares]
    if not ours:
        return "wrong" if any(note["seat"] in (note.get("given") or ()) for note in notes) else "some"
    note = ours[0]
    sealed = [commitment(share) for share in shares]
    listed = [one for _, one in note["all"]]
    if sealed[0] != listed[0] or any(one not in listed for one in sealed):
        return "wrong"
    is_whole = len(sealed) == len(listed) and note.get("without") == [] and len(notes) == 1
    return "all" if is_whole else "some"


async def sealed(app: "App", record: str, notes: "Notes", *, is_over: bool) -> "tuple[str, Callable[[], str]]":
    """Checks the deals of a record; returns the verdict, and what says in words what it is; raises EngineError.

    Unless the match `is_over`, these say too that the deal still running could not be checked.
    """
    try:
        word, deals = verdict((await app.engine.ask("verify", record=record))["deals"], notes)
    except EngineError as error:
        if not error.code.startswith("record/"):
            raise
        word, deals = "wrong", list(range(1, deal_in(record) + 1))  # these moves could not be made with these cards
    game = game_of(record)

    def text() -> str:
        names = app.l10n.listing([app.t(f"game-{game}.deal", n=number) for number in deals])
        said = app.t(f"phones-seal-{word}.text", deals=names)
        return said if is_over else app.t("phones-seal-open", text=said)

    return word, text


async def show_seal(app: "App", playing: "Playing", record: str, notes: "Notes", *, is_over: bool = True) -> None:
    """Checks the deals of a table's match, and shows a quiet mark that unfolds to a sentence; raises EngineError."""
    word, text = await sealed(app, record, notes, is_over=is_over)
    if not playing.session.stopped:
        style = ' class="error"' if word == "wrong" else ""
        short, unfolded = app.t("phones-seal-" + word), tag("p", esc(text()), cls="soft small")
        playing.presenter.seal(f'<details data-key="seal"><summary{style}>{esc(short)}</summary>{unfolded}</details>')


def offer_check(app: "App", playing: "Playing", record: str, notes: "Notes") -> None:
    """Shows a button below the result of a deal that checks all deals so far, and then makes way for the mark."""

    async def check() -> None:
        await show_seal(app, playing, record, notes, is_over=False)
        app.dom.focus("[data-key=seal] summary")

    playing.answers["check"] = lambda: playing.session.spawn(check())
    playing.presenter.seal(tag("p", button("check", app.t("phones-check"), "btn-quiet"), cls="small"))
