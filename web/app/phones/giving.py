"""Giving: a guest's part in a draw. It gives its share only once it knows what everybody has committed to."""

from ..client.engine_client import EngineError
from .shares import SHARE_BYTES, ShareNotes, commitment
from .wire import WORD, hex_of, number, text_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..app import App
    from .guest_client import GuestClient


class Giving:
    """Gives a share of this phone's own to each deal, and notes what it has to check later.

    `name(seat)` returns who sits there. `deal` is the last deal that a share of this phone has gone into.
    """

    def __init__(self, app: "App", client: "GuestClient", name: "Callable[[int], str]") -> None:
        self._app = app
        self._client = client
        self._name = name
        self.book = ShareNotes(app.storage, "guest")
        self.deal = 0

    def called(self, draw: "dict[str, Any]") -> None:
        """Answers a host's call; raises what `guest_client` takes for nonsense."""
        name, match, deal = text_of(draw, "id", WORD), text_of(draw, "match", WORD), number(draw, "deal")
        self._app.spawn(self._answer(name, match, deal, hex_of(draw, "commitment")))

    async def _answer(self, name: str, match: str, deal: int, theirs: str) -> None:
        try:
            without = await self._give(name, match, deal, theirs)
        except EngineError:  # too late, or not as agreed
            self._app.toast(self._app.t("guest-without"))
            return
        if without:
            self._app.toast(self._app.t("phones-without", names=self._app.l10n.listing(without)))

    async def _give(self, name: str, match: str, deal: int, theirs: str) -> list[str]:
        """Returns the names of those whose phones have given nothing; raises EngineError."""
        share = self._app.dom.random(SHARE_BYTES)
        own = commitment(share)
        answer = await self._client.question({"op": "commit", "draw": name, "commitment": own})
        listed = answer.get("commitments")
        seats = _seats_of(listed, own)
        if not seats or listed[0] != [None, theirs]:
            raise EngineError("phones/message", "another list of commitments")
        note = {"deal": deal, "seat": seats[0], "share": share, "all": listed}
        self.book.note(match, note)
        answer = await self._client.question({"op": "share", "draw": name, "share": share})
        note["given"] = given = _numbers(answer.get("given"))
        note["without"] = without = _numbers(answer.get("without"))
        self.book.keep()
        if note["seat"] not in given:
            raise EngineError("phones/message", "left out")
        self.deal = deal
        return [self._name(seat) for seat in without]


def _seats_of(listed: "Any", own: str) -> list[int]:
    """Returns the seats that have committed to this; [] if that is no list of commitments."""
    if not isinstance(listed, list) or any(not isinstance(one, list) or len(one) != 2 for one in listed):
        return []
    return [seat for seat, sealed in listed if sealed == own and isinstance(seat, int)]


def _numbers(found: "Any") -> list[int]:
    return [one for one in found if isinstance(one, int)] if isinstance(found, list) else []
