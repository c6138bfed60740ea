"""A match that is never stored, such as a lesson: all it takes is another class like `StoredMatch`."""

from app.matches.transient import TransientMatch
from app.saves.stored_match import Notes


class MatchInMemory(TransientMatch):
    """`records` lists what was stored, `sights` the seats whose pictures were kept."""

    is_coached = False
    gives_help = True

    def __init__(self, players, match="lesson"):
        self.match = match
        self.records = []
        self.sights = []
        self.noted = {}
        self._players = players

    async def read(self):
        meta = {"game": "haggis", "seats": self._players, "options": {}, "deal": 1, "ply": 0, "scores": [0, 0]}
        meta.update({"over": False, "places": None})
        return "lesson 0", meta, None

    async def store(self, record, meta):
        self.records.append(record)

    def notes(self):
        return Notes(self.noted, lambda notes: None)

    def picture(self):
        return None

    def keep_picture(self, seat, table):
        self.sights.append(seat)
