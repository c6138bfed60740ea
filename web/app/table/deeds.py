"""What the player does at the table: one answer for each `data-act` of its buttons, cards and sheets."""

from ..exchange import ExportSheet
from .sheets import Menu, Players, guide_sheet, keys_sheet, log_sheet, score_sheet, tricks_sheet
from .unkept import Unkept


class Deeds:
    """Answers for a screen that has a director: `on_x` to the deed x."""

    def __init__(self, app, scene, director, arranging):
        self.app = app
        self.scene = scene
        self.director = director
        self.arranging = arranging

    def do(self, name, data):
        """Answers a deed; one that nobody knows is nothing."""
        answer = getattr(self, "on_" + name.replace("-", "_"), None)
        if answer is not None:
            answer(data)

    def on_card(self, data):
        self.director.taps.tap(data["key"])

    def on_clear(self, data):
        self.director.taps.clear()

    def on_sort(self, data):
        self.arranging.next()

    def on_melds(self, data):
        self.arranging.group()

    def on_found(self, data):
        self.director.taps.choose(data["group"])

    def on_why(self, data):
        self.director.taps.why(data["at"])

    def on_move(self, data):
        self.director.move(data["move"])

    def on_bet(self, data):
        self.director.bet(data["move"])

    def on_disarm(self, data):
        self.director.disarm()
        self.app.dom.focus(".bets button")

    def on_no_bet(self, data):
        self.scene.silence()
        self.director.disarm()

    def on_ask_bets(self, data):
        self.scene.ask()
        self.director.disarm()
        self.app.dom.focus(".bets button")

    def on_bets(self, data):
        self.app.spawn(self.director.offer_bets())

    def on_bet_for(self, data):
        self.director.bet_for(int(data["seat"]), data["move"])

    def on_undo(self, data):
        if "seat" in data:
            self.director.back.take(int(data["seat"]))
        elif self.scene.can_undo:
            self.director.back.take(self.scene.view.seat)

    def on_hint(self, data):
        self.director.taps.hint()

    def on_hurry(self, data):
        self.director.hurry()

    def on_next(self, data):
        self.director.next()

    def on_reveal(self, data):
        self.director.reveal(int(data["seat"]))

    def on_agree(self, data):
        self.director.back.agree()

    def on_refuse(self, data):
        self.director.back.refuse()

    def on_swap(self, data):
        self.director.swap(int(data["seat"]))

    def on_here(self, data):
        self.app.replace("table", id=self.director.course.match)

    def on_rematch(self, data):
        self._again("rematch")

    def on_same(self, data):
        self._again("same")

    def _again(self, deed):
        director = self.director
        if director.leads_on(deed):
            begun = self.app.rematch(director.course.record, director.course.meta, deed == "same")
            begun.then(lambda _: director.queue(None))

    def on_leave(self, data):
        self.app.go("home")

    def on_settings(self, data):
        self.app.go("settings")

    def on_rules(self, data):
        self.app.go("rules", id=self.director.course.meta["game"])

    def on_abandon(self, data):
        t = self.app.t
        self.app.confirm(t("abandon-title"), t("abandon-text"), t("abandon-yes"), self._abandon, danger=True)

    def _abandon(self):
        """Deletes the match, and offers for a while to bring it back."""
        app = self.app
        match = self.director.course.match
        self.director.course.drop()
        app.extras.forget(match)
        kept = app.saves.delete(match)
        app.go("home")

        async def bring_back():
            await app.saves.restore(kept)
            app.go("table", id=match)

        app.toast(app.t("abandon-done"), app.t("abandon-undo"), lambda: app.spawn(bring_back()))

    # -- keeping

    def on_export(self, data):
        course = self.director.course
        self.app.dialog(ExportSheet(self.app, course.match, course.meta, course.record))

    def on_unkept(self, data):
        self.app.stage.untoast()  # it has said the same, and lies over the buttons
        self.app.dialog(Unkept(self.app, self.director.course.match))

    # -- sheets

    def on_log(self, data):
        self._open(log_sheet)

    def on_guide(self, data):
        self._open(guide_sheet)

    def on_tricks(self, data):
        if self.scene.view is not None and not self.scene.view.arranges():
            self._open(tricks_sheet)

    def on_score(self, data):
        self._open(score_sheet)

    def on_keys(self, data):
        self._open(keys_sheet)

    def _open(self, sheet):
        if self.scene.view is not None:
            self.app.dialog(sheet(self.app, self.scene))

    def on_players(self, data):
        self.app.dialog(Players(self.app, self.scene.words, self.director.course.players))

    def on_menu(self, data):
        rows = []
        if self.scene.view is not None:
            rows += [("guide", "rules"), ("tricks", "last"), ("log", "log"), ("score", "score")]
            if self.scene.view.arranges():
                rows.pop(1)  # no tricks are played here
        if len(self.scene.persons) > 1 and self.director.can_bet():
            rows.append(("bets", "bet"))
        if self.scene.view is not None and self.scene.silenced():
            rows.append(("ask-bets", "bet"))
        rows += [("players", "people"), ("rules", "info"), ("settings", "settings"), ("keys", "help")]
        rows += [("export", "export"), ("leave", "leave"), ("abandon", "trash")]
        self.app.dialog(Menu(self.app, self.scene, rows))
