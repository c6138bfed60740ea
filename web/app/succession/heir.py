"""A guest's side: the people at this phone are asked, and if it is the heir, it takes the match in."""

from ..client.engine_client import EngineError
from ..markup.html import button, esc
from ..matches.matches import take_in
from ..phones.connections import connections_of
from ..phones.keeping import match_of, seated
from ..phones.wire import ANSWER, WORD, number, text_of
from ..saves import SaveError
from ..screen import Sheet
from ..texts.names import named
from .doubt import settle

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..app import App
    from ..phones.visit import Visit

TRIES = 5  # the match may go on while it is on its way


class Question(Sheet):
    """Asks whether the table may go to the phone of the guest at seat `to`; closing it says no."""

    name = "handover"
    style = "sheet-small"

    def __init__(self, app: "App", visit: "Visit", id: str, to: int) -> None:
        super().__init__(app)
        self._visit = visit
        self._id = id
        self._to = to
        self._code = "handover-mine" if to in visit.seats else "handover-ask"
        self._agrees = False

    def title(self) -> str:
        return self.app.t(self._code, name=self._visit.name(self._to))

    def body(self) -> str:
        t = self.app.t
        text = esc(t(self._code + ".text", name=self._visit.name(self._to)))
        no = button("close", t("handover-no"), "btn-quiet", key="no")
        return f'<p>{text}</p><div class="sheet-actions">{no}{button("yes", t("handover-yes"), "btn-primary")}</div>'

    def act(self, name: str, data: dict[str, str]) -> bool:
        if name != "yes":
            return False
        self._agrees = True
        self.app.close()
        return True

    def closed(self) -> None:
        self.app.spawn(_answer(self.app, self._visit, self._id, self._to, self._agrees))


async def _answer(app: "App", visit: "Visit", id: str, to: int, agrees: bool) -> None:
    """Tells the host what the people here have said, and takes the table over if it comes to this phone."""
    try:
        answer = await visit.client.question({"op": "consent", "handover": id, "agrees": agrees})
        agreed = answer.get("agreed") is True
    except EngineError:  # too late
        agreed = False
    if not agreed:
        app.toast(app.t("handover-refused"))
    elif to in visit.seats:
        await _take_over(app, visit, id)


async def _take_over(app: "App", visit: "Visit", id: str) -> None:
    """Takes the match in, and opens its table once the host has given it up."""
    try:
        match = await _confirmed(app, visit, id)
        await settle(app, match)
    except EngineError as error:
        if error.code == "cancelled":
            app.frame.notice(lambda: app.t("handover-unsure"))
        else:
            app.toast(app.t("handover-lost"))
        return
    except SaveError as error:
        app.explain(error)
        return
    connections_of(app).visit = None
    if visit.is_open:
        app.replace("table", id=match)
    else:
        app.go("table", id=match)
    app.toast(app.t("handover-here"))


async def _confirmed(app: "App", visit: "Visit", id: str) -> str:
    """Returns the id of the match once it is saved here and the host has given it up; raises EngineError, SaveError.

    Whether the host has done so is not known if the connection breaks off meanwhile ("cancelled"): the copy stays.
    """
    for _ in range(TRIES):
        match, version = await _saved(app, visit, id)
        answer = visit.client.question({"op": "taken", "handover": id, "version": version})
        visit.on_lost = lambda asked=answer: visit.client.cancel(asked)
        try:
            await answer
        except EngineError as error:
            if error.code == "cancelled":
                raise
            app.saves.delete(match)
            if error.code != "phones/late":
                raise
        else:
            return match
        finally:
            visit.on_lost = None
    raise EngineError("phones/late")


async def _saved(app: "App", visit: "Visit", id: str) -> "tuple[str, str]":
    """Saves the match as it stands at the host's phone; returns its id and that version."""
    answer, text = await _fetched(visit, id)
    match = match_of(answer)
    checked = await app.engine.ask("check", text=text)
    game = visit.welcome["game"] if visit.welcome is not None else ""
    if checked["lost"] or checked["over"] or checked["game"] != game:
        raise EngineError("phones/record", "not this match whole")
    if app.saves.exists(match):
        if not app.saves.peek(match)[1].get("unsure"):
            raise EngineError("phones/record", "a match of this phone")
        app.saves.delete(match)
    players = [seated(player, seat in visit.seats) for seat, player in enumerate(checked["seats"])]
    checked["seats"] = named(app, players)
    seats = [seat for seat in range(len(players)) if seat not in visit.seats]
    remote = [seat for seat in seats if seat in answer["remote"]]
    beside = [pair for pair in answer["beside"] if _is_pair(pair, remote)]
    labels = {"remote": remote, "beside": beside, "unsure": True}  # until the host has given the table up
    labels["restored"] = app.dom.now()  # this phone may have had the match before, and given it up
    await take_in(app, checked["record"], checked, labels=labels, match=match)
    if app.saves.unkept(match) is not None:
        app.saves.delete(match)
        raise SaveError("save/off")
    return match, text_of(answer, "of", WORD)


def _is_pair(found: "Any", seats: list[int]) -> bool:
    return isinstance(found, list) and len(found) == 2 and all(seat in seats for seat in found)


async def _fetched(visit: "Visit", id: str) -> "tuple[dict[str, Any], str]":
    """Returns the record, which comes in parts, and what the host sends along with it; raises EngineError."""
    answer: dict[str, Any] = {}
    text = ""
    while not answer or len(text) < number(answer, "length", ANSWER):
        last = answer.get("of")
        answer = await visit.client.question({"op": "take", "handover": id, "from": len(text)})
        part = text_of(answer, "part", ANSWER)
        if not part:
            raise EngineError("phones/record", "too short")
        if text and answer.get("of") != last:
            text, answer = "", {}  # the match has gone on: start over
        else:
            text += part
    if not isinstance(answer.get("remote"), list) or not isinstance(answer.get("beside"), list):
        raise EngineError("phones/record", "no seats")
    return answer, text
