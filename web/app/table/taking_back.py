"""Taking decisions back: alone at once, a step of the own turn at any time, among people only when all agree."""

from .steps import in_turn

UNDONE = {"code": "table/undone", "args": {}}


class TakingBack:
    """Takes back for a director's table; `asking` is the seat that wants it and who still has to agree, or None."""

    def __init__(self, director):
        self._director = director
        self.asking = None

    def can(self):
        """Returns whether the looking seat has something of this deal to take back: a step, or a decision."""
        director = self._director
        view = director.scene.view
        if view is None or view.seat is None:
            return False
        if in_turn(view, view.seat):
            return not director.drew
        return self._allowed() and any(entry["seat"] == view.seat and entry["ply"] > 0 for entry in view.table["log"])

    def offered(self):
        """Returns who may take back from behind the curtain: the person who has just played, None without one."""
        eyes = self._director.eyes
        seat = self._director.acted
        return seat if self._allowed() and seat in eyes.persons and seat != eyes.curtain else None

    def _allowed(self):
        return self._director.course.option("undo", "on") == "on"

    def take(self, seat):
        """Takes a seat's last decision back; among several people all the others are asked first."""
        director = self._director
        others = [person for person in director.eyes.persons if person != seat]
        if in_turn(director.scene.view, seat):
            director.spawn(self._undo(seat, "step"))
        elif not others:
            director.spawn(self._undo(seat))
        else:
            self.asking = {"seat": seat, "left": others}
            director.interrupt()
            self._settle()

    def agree(self):
        """Takes one person's agreement; after the last one it is done."""
        self.asking["left"].pop(0)
        self._settle()
        self._director.screen.draw()

    def reseat(self):
        """Asks nobody who has left the seat to the computer; what such a one wanted is dropped."""
        if self.asking is not None:
            persons = self._director.eyes.persons
            self.asking["left"] = [seat for seat in self.asking["left"] if seat in persons]
            if self.asking["seat"] not in persons:
                self.asking = None
            else:
                self._settle()

    def _settle(self):
        """Takes back once nobody is left to ask; else says the question, for the focus goes past it to the answer."""
        seat = self.asking["seat"]
        if not self.asking["left"]:
            self.asking = None
            self._director.spawn(self._undo(seat))
            return
        words = self._director.scene.words
        names = {"name": words.name(self.asking["left"][0]), "wants": words.name(seat)}
        self._director.app.say(words.t("curtain-agree", names))

    def refuse(self):
        """Takes a person's no: all stays as it is."""
        director = self._director
        self.asking = None
        director.screen.draw()
        director.spawn(director.follow(()))

    async def _undo(self, seat, scope="decision"):
        director = self._director
        answer = await director.change("undo", {"seat": seat, "scope": scope})
        if answer is not None:
            director.news = []
            director.acted = None
            if scope != "step":
                director.eyes.hide()
            await director.follow([{"kind": "undo", "text": UNDONE}])
