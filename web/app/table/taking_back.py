"""Taking decisions back: alone at once, a step of the own turn at any time, among people only when all agree."""

from .steps import in_turn

UNDONE = {"code": "table/undone", "args": {}}


class TakingBack:
    """Takes back for a director's table; `asking` is the seat that wants it and who still has to agree, or None."""

    def __init__(self, director):
        self._director = director
        self.asking = None

    def can(self):
        """Returns whether the looking seat has decided anything in this deal that may be taken back."""
        director = self._director
        view = director.scene.view
        if view is None or view.seat is None or director.course.option("undo", "on") != "on":
            return False
        if in_turn(view, view.seat):
            return not director.drew
        return any(entry["seat"] == view.seat and entry["ply"] > 0 for entry in view.table["log"])

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

    def agree(self):
        """Takes one person's agreement; after the last one it is done."""
        director = self._director
        self.asking["left"].pop(0)
        if not self.asking["left"]:
            seat = self.asking["seat"]
            self.asking = None
            director.spawn(self._undo(seat))
        director.screen.draw()

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
            if scope != "step":
                director.eyes.hide()
            await director.follow([{"kind": "undo", "text": UNDONE}])
