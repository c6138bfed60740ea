"""Tells screen readers what happens at the table, as a good commentator would: plays, tricks, points, their turn."""

from ...texts.engine_words import CAPTURE, DEAL, DEAL_END, EXCHANGE, LEADS, MATCH_END, TO, TRICKS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ...app import App
    from ...messages import Event, LogEntry
    from .hot_seat import HotSeat
    from .outside import TableDisplay

    Told = Event | LogEntry | dict[str, Any]


class Telling:
    """Announces what everybody at the table may know, so that the game can be played without seeing it."""

    def __init__(self, app: "App", hot_seat: "HotSeat", display: "TableDisplay") -> None:
        self._app = app
        self._hot_seat = hot_seat
        self._scene = display.scene
        self._asked = ""  # what the viewer was last told to do, while the table still waits for that

    def tell(self, happened: "Sequence[Told]") -> None:
        """Announces what happened, and what to do if it is the viewer's turn; keeps the news for the curtain."""
        words = self._scene.words
        self._hot_seat.tell([self._seen(one) for one in happened])
        texts: list[str] = []
        for one in happened:
            texts.append(words.aloud(one["text"], self._faces(one)))
            if one.get("kind") == CAPTURE:
                texts += self._taken(one["seat"])
            if one.get("kind") == DEAL_END:
                kinds = [other.get("kind") for other in happened]
                texts += self._settlement(ends=MATCH_END in kinds)
        asked = self._to_do(happened)
        if asked and not self._is_lead_said(happened) and not any(asked.lower() in text.lower() for text in texts):
            texts.append(asked)
        if texts:
            self._app.say(words.sentences(texts))

    def _seen(self, one: "Told") -> "tuple[int | None, str]":
        """Returns who did what as a curtain shows it; what nobody did, with its cards in words."""
        seat = one.get("seat")
        if seat is None:
            return None, self._scene.words.aloud(one["text"], self._faces(one))
        return (None if one.get("kind") == CAPTURE else seat), self._scene.words.text(one["text"])

    def _faces(self, one: "Told") -> "Sequence[str]":
        """Returns the cards to name: at a curtain none that went from one hand to another.

        Events are as the last player saw them, and the next one may be listening.
        """
        cards = one.get("cards")
        is_between_two = one.get("kind") == EXCHANGE and not self._scene.has_view
        return cards if isinstance(cards, list) and not is_between_two else ()

    def _to_do(self, happened: "Sequence[Told]") -> str:
        """Returns what the viewer is to do, "" if that is nothing, or was said and only others have moved since."""
        scene = self._scene
        view = scene.view if scene.has_view else None
        before = self._asked
        self._asked = (
            scene.words.aloud(scene.fitting(view.table["banner"])) if view is not None and view.must() else ""
        )
        others = [one.get("seat") for one in happened]
        if view is None or (others and view.viewer not in others and None not in others and before == self._asked):
            return ""
        return self._asked

    def _is_lead_said(self, happened: "Sequence[Told]") -> bool:
        """Returns whether the news of the deal told the viewer to lead, and there is no more to say."""
        view = self._scene.view
        banner = view.table["banner"]
        deals = [one["text"]["args"] for one in happened if one.get("kind") == DEAL]
        return banner is not None and banner["code"] == LEADS and any(args.get(TO) == view.viewer for args in deals)

    def _taken(self, seat: int | None) -> list[str]:
        """Returns how many tricks the seat that has just taken one has now, if tricks are what counts."""
        view = self._scene.view if self._scene.has_view else None
        if view is None or seat is None or not view.plays_singly():
            return []
        words = self._scene.words
        stats = [stat for stat in view.seat_view(seat)["stats"] if TRICKS in stat["args"]]
        return [words.t("seat-told", {"name": words.name(seat), "what": words.aloud(stat)}) for stat in stats]

    def _settlement(self, *, ends: bool) -> list[str]:
        """Returns what each side has scored in a deal, and who is ahead unless the match `ends` with it."""
        view = self._scene.view if self._scene.has_view else None
        summary = view.table["summary"] if view is not None else None
        if view is None or summary is None:
            return []
        words = self._scene.words
        made = {part["seat"]: part for part in summary["parts"]}
        texts = []
        totals = []
        names = []
        for seats in view.sides():
            part = next(made[seat] for seat in seats if seat in made)
            totals.append(part["total"])
            names.append(words.listing([words.name(seat) for seat in seats]))
            args = {"names": names[-1], "points": part["points"], "total": part["total"]}
            texts.append(words.t("summary-said", args))
        game = self._app.game(view.table["game"])
        best = max(totals) if game is not None and game["best"] == "high" else min(totals)
        if not ends and game is not None and totals.count(best) == 1:
            texts.append(words.t("summary-ahead", {"names": names[totals.index(best)]}))
        return texts
