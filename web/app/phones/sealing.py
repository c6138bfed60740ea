"""Sealing: checks, once a match is over, that its deals follow from the shares that the phones gave, and says so."""

from ..markup.html import esc, tag
from .shares import commitment

TYPE_CHECKING = False
if TYPE_CHECKING:
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


def seal_html(app: "App", game: str, word: str, deals: list[int]) -> str:
    """Returns a verdict as a quiet mark, which unfolds to a sentence."""
    names = app.l10n.listing([app.t(f"game-{game}.deal", n=number) for number in deals])
    code = "phones-seal-" + word
    text = tag("p", esc(app.t(code + ".text", deals=names)), cls="soft small")
    style = ' class="error"' if word == "wrong" else ""
    return f'<details data-key="seal"><summary{style}>{esc(app.t(code))}</summary>{text}</details>'


async def show_seal(app: "App", playing: "Playing", record: str, notes: "Notes") -> None:
    """Checks the deals of a table's match, and shows the mark there; raises EngineError."""
    checked = await app.engine.ask("verify", record=record)
    word, deals = verdict(checked["deals"], notes)
    if not playing.session.stopped:
        playing.presenter.seal(seal_html(app, playing.session.meta["game"], word, deals))
