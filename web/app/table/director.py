"""Directs the table: who looks, what they see, when bots move, what taps and buttons do. Draws nothing itself."""

from ..matches import deal_name, named
from ..table_client import HostError
from .eyes import Eyes
from .sheets import Bets
from .steps import draws, goes_on
from .taking_back import TakingBack
from .taps import Taps
from .view import View

# Milliseconds: how long a bot's move takes at least, and how long a finished trick stays.
PACE = {"slow": 1700, "normal": 900, "fast": 350, "instant": 0}
LINGER = {"slow": 2200, "normal": 1300, "fast": 600, "instant": 0}
STEP = 0.6  # of it for each further step of a turn
NEWS = 3


class Director:
    """Runs a match for the screen that draws it.

    The screen offers `draw(*regions)`, `draw_table(old, source)` with movement, and `gather(seat)`, which leads a
    trick away and returns how many milliseconds that takes.
    `glance` counts the looks taken: what was asked during an earlier one is stale.
    """

    def __init__(self, app, course, scene, screen):
        self.app = app
        self.course = course
        self.scene = scene
        self.screen = screen
        self.eyes = Eyes(course.players)
        self.news = []
        self.acted = None  # the person who has played since a hand was opened last
        self.taken = False
        self.may = []
        self.taps = Taps(self)
        self.back = TakingBack(self)
        self.glance = 0
        self.drew = False  # the last step was a draw, which cannot be taken back
        self._pause = None
        self._name()

    # -- what happens to the table

    def open(self):
        """Draws the last picture at once, and asks for the present one; one that cannot be drawn is dropped."""
        try:
            self._recall(self.app.extras.look(self.course.match))
            self.screen.draw()
        except (AttributeError, LookupError, TypeError, ValueError):  # another version's picture, or a damaged one
            self.scene.see(None, self.eyes.persons)
            self.screen.draw()
        self.spawn(self._start())

    def _recall(self, kept):
        """Takes a picture that was kept; of several people's only who is to play."""
        table = kept["table"] if kept else None
        if table is not None and self.eyes.alone and kept["seat"] == self.eyes.seat and "seats" in table:
            if table.get("of") != len(self.course.record):
                table["must"] = []
                table["may"] = []
                table["actions"] = []
            self.scene.see(View(table, self.eyes.bottom), self.eyes.persons)
        elif table is not None:
            self.eyes.turn(table["must"], table["deal_over"])

    async def _start(self):
        """Looks for the first time; of a record that does not replay to its end, the part that does is offered."""
        try:
            await self.follow(())
        except HostError as error:
            if error.code != "record/broken":
                raise
            found = await self.app.client.ask("check", text=self.course.record)
            t = self.app.t
            text = t("mend-text", deal=deal_name(self.app, found), ply=found["ply"])
            self.app.confirm(t("mend-title"), text, t("mend-yes"), lambda: self.app.spawn(self._mend(found)))

    async def _mend(self, found):
        """Goes on with a copy of what replays; the match itself stays as it was found."""
        meta = dict(self.course.meta)
        found["seats"] = named(self.app, found["seats"])
        for name in ("seats", "options", "deal", "ply", "scores", "over"):
            meta[name] = found[name]
        meta["places"] = None
        match = await self.app.saves.create(found["record"], meta)
        self.app.replace("table", id=match)

    def stop(self):
        """Ends it: the table has been left."""
        self.glance += 1
        self.course.stop()

    async def follow(self, events):
        """Finds out who may look now, and shows what they see; a later call overtakes an earlier one."""
        self.glance += 1
        glance = self.glance
        eyes = self.eyes
        if not eyes.alone:
            status = await self.course.ask("status")
            if glance != self.glance:
                return
            self.may = status["may"]
            eyes.turn(status["must"], status["deal_over"])
            self._keep({"must": status["must"], "deal_over": status["deal_over"]}, None)
            if eyes.curtain is not None:
                self.scene.see(None, eyes.persons)
                self._tell(events)
                self.screen.draw()
                return
        answer = await self.course.ask("look", seat=eyes.seat)
        if glance == self.glance:
            self._show(answer["table"], events, glance)

    def _show(self, table, events, glance):
        scene = self.scene
        old = scene.view
        scene.see(View(table, self.eyes.bottom), self.eyes.persons)
        self.may = table["may"]
        self.drew = draws(scene.view, events)
        takers = [event["seat"] for event in events if event["kind"] == "capture"]
        scene.linger = bool(takers) and LINGER[self._pace()] > 0
        scene.former = old if scene.linger else None
        dealt = table["ply"] == 0 and (old is None or old.table["deal"] != table["deal"])
        self.screen.draw_table(old, _dealer(table) if dealt else None)
        self._tell(table["log"] if dealt and not scene.view.must() else events)
        self.course.note(table)
        if self.eyes.alone:
            table["of"] = len(self.course.record)
            self._keep(table, self.eyes.seat)
        self._count(table, events)
        if scene.view.hand_slots():
            self.app.dom.mark("talon:dealt")
        if table["deal_over"] or len(scene.deals) != table["deal"] - 1:
            self.spawn(self._scores())
        if scene.view.must():
            self.taps.light()
        self.spawn(self._go_on(table, glance, takers))

    def _tell(self, events):
        """Tells readers what happened, and what to do where it is now up to who looks; keeps it for the curtain."""
        words = self.scene.words
        texts = [words.text(event["text"]) for event in events]
        self.news = (self.news + texts)[-NEWS:]
        view = self.scene.view
        if view is not None and view.must():
            texts.append(words.text(view.table["banner"]))
        if texts:
            self.app.say(". ".join(texts))

    async def _go_on(self, table, glance, takers):
        """Takes a finished trick away after a while, then lets a bot think whose turn it is."""
        scene = self.scene
        if scene.linger:
            await self._rest(LINGER[self._pace()])
            if glance != self.glance:
                return
            await self._rest(self.screen.gather(takers[-1]))
            if glance != self.glance:
                return
            scene.linger = False
            self.screen.draw_table(scene.view, None)
        bots = [seat for seat in table["must"] if self.course.players[seat]["kind"] == "bot"]
        if not bots:
            return
        scene.thinking = bots[0]
        self.screen.draw("bar")
        started = self.app.dom.now()
        version = self.course.version
        move = await self.course.think(bots[0])
        if move is None or glance != self.glance:
            return
        pace = PACE[self._pace()]
        if scene.view.arranges() and goes_on(table, bots[0]):
            pace *= STEP
        await self._rest(pace - (self.app.dom.now() - started) * 1000)
        if glance == self.glance:
            await self._play(bots[0], move, version)

    async def _scores(self):
        status = await self.course.ask("status")
        self.scene.deals = status["deals"]
        self.screen.draw("side")

    async def _play(self, seat, move, version):
        """Plays a move; with `version` only if the match still stands there."""
        answer = await self.change("play", {"seat": seat, "move": move, "for": self.eyes.seat}, version)
        if answer is not None:
            if seat in self.eyes.persons:
                self.acted = seat
            await self.follow(answer["events"])

    async def change(self, op, fields, version=None):
        """Changes the record; returns the answer, None when it was not to be. The selection stays as it is."""
        try:
            answer = await self.course.change(op, fields, version)
        except HostError as error:
            answer = None
            self.app.problem(error)
        if answer is None and not self.course.stopped:
            self.scene.queued = None
            self.scene.armed = None
            self.screen.draw("bar", "seats")
            await self.follow(())
        return answer

    # -- pauses

    def hurry(self):
        """Ends the pause that runs, and every movement: a tap is always faster."""
        self.app.dom.hurry()
        if self._pause is not None:
            self._pause.done()

    async def _rest(self, ms):
        if ms <= 0:
            return
        self._pause = pause = self.app.tasks.deferred()
        token = self.app.dom.after(int(ms), pause.done)
        await pause
        self.app.dom.cancel(token)

    def _pace(self):
        return self.app.settings.get("pace")

    # -- moves

    def move(self, move):
        """Plays a move of the looking seat that a button offers."""
        scene = self.scene
        if scene.queued is not None:
            return
        # A bet, and a choice that several make at once, hold good whatever others have done meanwhile.
        free = any(action["move"] == move and action["kind"] == "bet" for action in scene.actions())
        free = free or len(scene.view.table["must"]) > 1
        scene.queued = move
        self.screen.draw("bar", "seats")
        self.spawn(self._play(self.eyes.seat, move, None if free else self.course.version))

    def bet(self, move):
        """Makes a bet, or asks once more where the player wants to be asked."""
        if self.app.settings.on("confirm_bets") and self.scene.armed != move:
            self.scene.armed = move
            self.screen.draw("bar")
            self.app.say(self.app.t("table-bet-sure"))
        else:
            self.move(move)

    def disarm(self):
        """Takes the question back."""
        self.scene.armed = None
        self.screen.draw("bar")

    def can_bet(self):
        """Returns whether a person here may bet out of turn."""
        return any(seat in self.may for seat in self.eyes.persons)

    async def offer_bets(self):
        """Asks who wants to bet, among the people who still may; every hand is closed first."""
        if not self.eyes.alone and self.eyes.seat is not None:
            self._close()
            await self.follow(())
        offers = []
        for seat in [seat for seat in self.eyes.persons if seat in self.may]:
            answer = await self.course.ask("touch", seat=seat, cards=[])
            bets = [action for action in answer["actions"] if action["kind"] == "bet"]
            if bets:
                offers.append((seat, bets))
        if self.course.stopped or self.app.sheets or self.eyes.seat is not None:
            return  # the table was left, the question is open already, or somebody has taken the device
        if offers:
            self.app.dialog(Bets(self.app, self.scene.words, offers))
        else:
            self.app.toast(self.app.t("table-bet-none"))

    def bet_for(self, seat, move):
        """Makes a bet of any person here."""
        self.spawn(self._play(seat, move, None))

    def next(self):
        """Deals the next hand."""
        if self.leads_on("next"):
            self.spawn(self._next())

    def leads_on(self, deed):
        """Takes a press that leads on after a deal; tells whether it is the first, for who waits presses again."""
        first = self.scene.queued is None
        if first:
            self.queue(deed)
        return first

    def queue(self, deed):
        """Marks what waits for the engine after a deal, None once nothing does."""
        self.scene.queued = deed
        self.screen.draw("bar")

    async def _next(self):
        answer = await self.change("next", {}, self.course.version)
        if answer is not None:
            self.eyes.hide()
            self.news = []
            self.acted = None
            await self.follow(())

    # -- people

    def interrupt(self):
        """Stops what goes on and closes every hand, because the people here are asked something."""
        self.glance += 1
        self.course.forget()
        self._close()

    def reveal(self, seat):
        """Opens the hand of the person who has taken the device."""
        self.eyes.confirm(seat)
        self.news = []
        self.acted = None
        self.spawn(self.follow(()))

    def hide(self):
        """Closes every hand, because the page went out of sight or changes hands."""
        view = self.scene.view
        if self.eyes.alone or self.back.asking is not None or (view is not None and view.table["deal_over"]):
            return
        self._close()
        self.spawn(self.follow(()))

    def _close(self):
        self.eyes.hide()
        self.scene.see(None, self.eyes.persons)
        self.screen.draw()

    def swap(self, seat):
        """Gives a seat to the computer, or back to a person."""
        player = self.course.players[seat]
        hello = self.app.hello
        if player["kind"] == "bot":
            fields = {"seat": seat, "kind": "human", "name": player["name"]}
        else:
            fields = {"seat": seat, "kind": "bot", "name": player["name"]}
            if hello and hello["levels"]:
                fields["level"] = hello["levels"][0]
        self.spawn(self._swap(fields))

    async def _swap(self, fields):
        answer = await self.change("seat", fields)
        if answer is not None:
            self.eyes.change(self.course.players)
            self._name()
            self.back.reseat()
            await self.follow(())

    def _name(self):
        """Tells the texts who is who: "you" only where one person plays."""
        players = self.course.players
        you = self.eyes.persons[0] if len(self.eyes.persons) == 1 else None
        self.app.l10n.resolver = lambda seat: (players[seat]["name"], seat == you)
        self.app.l10n.forget()

    # -- keeping

    def _keep(self, table, seat):
        self.app.extras.keep_look(self.course.match, seat, table)

    def _count(self, table, events):
        """Counts a deal that has just ended, once, and a match; asks to keep our data after the very first."""
        if not any(event["kind"] == "deal_end" for event in events):
            return
        match = self.course.match
        notes = self.app.extras.notes(match)
        if notes.get("counted", 0) >= table["deal"]:
            return
        notes["counted"] = table["deal"]
        self.app.extras.keep_notes(match, notes)
        if self.app.stats.deal_done(table["game"]):
            self.app.dom.persist(lambda kept: None)
        if table["match_over"]:
            you = self.eyes.persons[0] if len(self.eyes.persons) == 1 else None
            won = you is not None and table["summary"]["places"][you] == 1
            total = table["seats"][you]["total"] if you is not None else 0
            self.app.stats.match_done(table["game"], won, total)

    def spawn(self, coroutine):
        """Starts a coroutine; a refusal by the engine is told, and the table left as it was."""
        self.app.spawn(self._guarded(coroutine))

    async def _guarded(self, coroutine):
        try:
            await coroutine
        except HostError as error:
            if error.code != "cancelled" and not self.course.stopped:
                self.app.problem(error)


def _dealer(table):
    for seat in table["seats"]:
        if seat["dealer"]:
            return f"seat:{seat['seat']}"
    return None
