"""What the buttons of the table do: `on_x` answers `data-act="x"` of its buttons, cards and sheets."""

from ..client.record_texts import LOOSE
from ..late_rooms import explain_keys, offer_link, share_table, show_players
from ..matches.matches import delete
from .sheets import (
    CardSheet,
    Menu,
    SeatSheet,
    Unsaved,
    guide_sheet,
    log_sheet,
    score_sheet,
    tricks_sheet,
)
from .state.shortcuts import SHORTCUTS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ..app import App
    from ..messages import Action, OpenSlot, Touch
    from ..screen import Sheet
    from .playing.playing import Playing
    from .state.scene import Scene

    Data = dict[str, str]


class Buttons:
    """Answers the buttons of a table; `playing` plays the match that lies there now, even if a sheet is older."""

    def __init__(self, app: "App", scene: "Scene", playing: "Playing") -> None:
        self._app = app
        self._scene = scene
        self.playing = playing

    def press(self, act: str, data: "Data") -> None:
        """Answers a button; one that is neither the table's nor a late room's is ignored."""
        self.playing.pace.act()
        answer = getattr(self, "on_" + act.replace("-", "_"), None)
        if answer is not None:
            answer(data)
        elif act in self.playing.answers:
            self.playing.answers[act]()

    # -- cards

    def on_card(self, data: "Data") -> None:
        self.playing.selecting.tap(data["key"])

    def on_about(self, data: "Data") -> None:
        key = data.get("key") or self._scene.focus
        if key is not None and self._scene.has_view:
            self.playing.selecting.about(key, self._about)

    def _about(self, slot: "OpenSlot", answer: "Touch | None") -> None:
        """Opens the sheet about a card."""

        def choose(action: "Action") -> None:
            self.playing.selecting.fit(slot["key"], action)

        counted = any(face["points"] for face in self._scene.faces.values())
        self._app.dialog(CardSheet(self._app, self._scene, slot, answer, choose, is_counted=counted))

    def on_choose_meld(self, data: "Data") -> None:
        self.playing.selecting.choose_meld(data["group"])

    def on_clear(self, data: "Data") -> None:
        self.playing.selecting.clear()

    def on_why(self, data: "Data") -> None:
        self.playing.selecting.why(data["at"])

    def on_hint(self, data: "Data") -> None:
        self.playing.hinting.ask()

    def on_sort(self, data: "Data") -> None:
        self.playing.arranging.next_order()

    def on_melds(self, data: "Data") -> None:
        self.playing.arranging.group()

    # -- moves and bets

    def on_move(self, data: "Data") -> None:
        self.playing.moves.move(data["move"])

    def on_bet(self, data: "Data") -> None:
        self.playing.betting.bet(data["move"])

    def on_complete(self, data: "Data") -> None:
        self.playing.selecting.complete(data["move"])

    def on_only(self, data: "Data") -> None:
        self.playing.selecting.only()

    def on_disarm(self, data: "Data") -> None:
        self.playing.betting.disarm()
        self._app.dom.focus(".bets button")

    def on_dismiss_bets(self, data: "Data") -> None:
        self._scene.dismiss_bets()
        self.playing.betting.disarm()

    def on_reopen_bets(self, data: "Data") -> None:
        self._scene.reopen_bets()
        self.playing.betting.disarm()
        self._app.dom.focus(".bets button")

    def on_bets(self, data: "Data") -> None:
        self.playing.betting.offer()

    def on_bet_for(self, data: "Data") -> None:
        self.playing.betting.bet_for(int(data["seat"]), data["move"])

    def on_undo(self, data: "Data") -> None:
        seat = int(data["seat"]) if "seat" in data else self._scene.view.viewer
        if seat is None:
            return
        if "seat" in data or self._scene.can_undo:
            self.playing.undoing.undo(seat)
        else:
            self.playing.undoing.explain(seat)

    def on_agree(self, data: "Data") -> None:
        self.playing.undoing.agree()

    def on_refuse(self, data: "Data") -> None:
        self.playing.undoing.refuse()

    def on_hurry(self, data: "Data") -> None:
        self.playing.pace.hurry()

    def on_rush(self, data: "Data") -> None:
        self.playing.pace.rush(True)

    def on_reveal(self, data: "Data") -> None:
        self.playing.presenter.reveal(int(data["seat"]))

    # -- the match

    def on_next(self, data: "Data") -> None:
        self.playing.moves.next_deal()

    def on_rematch(self, data: "Data") -> None:
        self._play_again("rematch")

    def on_same(self, data: "Data") -> None:
        self._play_again("same")

    def _play_again(self, act: str) -> None:
        moves = self.playing.moves
        session = self.playing.session
        if moves.go_on(act):
            begun = self._app.rematch(session.record, session.meta, act == "same")
            begun.then(lambda _: moves.queue(None))

    def on_reseat(self, data: "Data") -> None:
        self.playing.reseating.reseat(int(data["seat"]))

    def on_here(self, data: "Data") -> None:
        self._app.replace("table", id=self.playing.session.match)

    def on_concede(self, data: "Data") -> None:
        t = self._app.t
        viewer = self._scene.view.viewer if self._scene.has_view else None
        if viewer is not None:
            alone = len(self._scene.persons) == 1
            text = t("concede-text") if alone else t("concede-text-of", name=self._scene.words.name(viewer))
            yes = t("concede-yes")
            self._app.confirm(t("concede-title"), text, yes, lambda: self.playing.moves.concede(viewer), danger=True)

    def _can_concede(self) -> bool:
        view = self._scene.view if self._scene.has_view else None
        return view is not None and view.viewer is not None and not view.table["match_over"]

    def on_abandon(self, data: "Data") -> None:
        t = self._app.t
        self._app.confirm(t("abandon-title"), t("abandon-text"), t("abandon-yes"), self._abandon, danger=True)

    def _abandon(self) -> None:
        """Deletes the match, and offers for a while to bring it back."""
        app = self._app
        session = self.playing.session
        match = session.match
        session.drop()

        def undone(is_back: bool) -> None:
            if is_back:
                app.go("table", id=match)

        delete(app, match, app.t("abandon-done"), app.t("abandon-undo"), undone)
        app.go("home")

    def on_export(self, data: "Data") -> None:
        self._app.spawn(self._export())

    async def _export(self) -> None:
        front = self._app.front()
        await self._app.rooms.bring("archive")
        from ..archive.transfer import ExportSheet

        session = self.playing.session
        if self._app.front() is front:
            self._app.dialog(ExportSheet(self._app, session.match, session.meta, session.record))

    def on_send(self, data: "Data") -> None:
        session = self.playing.session
        self._app.spawn(offer_link(self._app, session.record, session.meta, self._scene.counted))

    def on_unkept(self, data: "Data") -> None:
        self._app.frame.untoast()  # the toast says the same, and covers the buttons
        self._app.dialog(Unsaved(self._app, self.playing.session.match))

    # -- other screens

    def on_replay(self, data: "Data") -> None:
        self._look_back(f"{self._scene.counted}/0")

    def on_deal(self, data: "Data") -> None:
        self._look_back(f"{data['deal']}/0")

    def on_review(self, data: "Data") -> None:
        self._look_back(f"{self._scene.counted}/review")

    def _look_back(self, place: str) -> None:
        self._app.go("replay", id=f"{self.playing.session.match}/{place}")

    @property
    def way_back(self) -> str:
        """Returns the spot from which the match was tried out, "" if there is none or its loose match is gone."""
        session, loose = self.playing.session, self._app.loose
        spot: str = session.meta.get("branch") or ""
        is_gone = spot.partition("/")[0] == LOOSE and (loose is None or session.match not in loose[3])
        return "" if is_gone else spot

    def on_branch(self, data: "Data") -> None:
        self._app.replace("replay", id=self.way_back)

    def on_daily(self, data: "Data") -> None:
        self._app.replace("daily", id=self.playing.session.source.daily)

    def on_leave(self, data: "Data") -> None:
        self._app.go("home")

    def on_settings(self, data: "Data") -> None:
        self._app.go("settings")

    def on_rules(self, data: "Data") -> None:
        self._app.go("rules", id=self.playing.session.meta["game"])

    # -- sheets

    def on_log(self, data: "Data") -> None:
        self._open(log_sheet)

    def on_guide(self, data: "Data") -> None:
        self._open(guide_sheet)

    def on_rule(self, data: "Data") -> None:
        if self._scene.has_view:
            self._app.dialog(guide_sheet(self._app, self._scene, data["section"]))

    def on_seat(self, data: "Data") -> None:
        if self._scene.has_view:
            self._app.dialog(SeatSheet(self._app, self._scene, int(data["seat"])))

    def on_tricks(self, data: "Data") -> None:
        if self._scene.has_view and self._scene.view.has_tricks():
            self._open(tricks_sheet)

    def on_score(self, data: "Data") -> None:
        self._open(score_sheet)

    def on_keys(self, data: "Data") -> None:
        if self._scene.has_view:
            absent = ("tricks", "pass") if self._scene.view.has_melds() else ("melds", "shift")
            rows = [(keys, "key-" + code, None) for keys, code in SHORTCUTS if code not in absent]
            self._app.spawn(explain_keys(self._app, self._scene.words, rows))

    def _open(self, sheet: "Callable[[App, Scene], Sheet]") -> None:
        if self._scene.has_view:
            self._app.dialog(sheet(self._app, self._scene))

    def on_players(self, data: "Data") -> None:
        self._app.spawn(show_players(self._app, self.playing, self._scene.words))

    def on_phones(self, data: "Data") -> None:
        self._app.spawn(share_table(self._app, self.playing, self._scene.words, opens=True))

    def _past_rows(self) -> list[tuple[str, str]]:
        """Returns the menu rows that lead to past deals."""
        rows = [("replay", "replay"), ("review", "hint")] if self._scene.counted else []
        return rows + ([("branch", "back")] if self.way_back else [])

    def _people_rows(self) -> list[tuple[str, str]]:
        """Returns the menu rows about who plays."""
        session = self.playing.session
        rows = [("players", "people")] if session.source.can_reseat else []
        return rows + ([("phones", "phone")] if session.meta.get("remote") else [])

    def on_menu(self, data: "Data") -> None:
        rows = []
        if self._scene.has_view:
            rows.append(("guide", "rules"))
            if self._scene.view.has_tricks():
                rows.append(("tricks", "last"))
            rows += [("log", "log"), ("score", "score")]
        if len(self._scene.persons) > 1 and self.playing.betting.can_bet():
            rows.append(("bets", "bet"))
        if self._scene.has_view and self._scene.bets_dismissed():
            rows.append(("reopen-bets", "bet"))
        source = self.playing.session.source
        if not source.is_coached:
            rows += self._past_rows() + self._people_rows()
        rows += [("rules", "info"), ("settings", "settings"), ("keys", "help")]
        if source.can_export:
            rows.append(("export", "export"))
        rows.append(("leave", "leave"))
        if source.can_delete:
            if self._can_concede():
                rows.append(("concede", "flag"))
            rows.append(("abandon", "trash"))
        self._app.dialog(Menu(self._app, self._scene.words, rows, is_kept=not source.is_coached))
