"""What follows a move at a problem: the deal played to its end, as the cards lie, in the words of the table's log."""

from ..texts.engine_words import CAPTURE, DEAL_END, PLAY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..messages import LogEntry, SettledDeal, Table, Text
    from ..texts.words import Words
    from .problem import Problem


class Sequel:
    """The rest of a deal after a move: `entries` of the log from that move on, and what each side scores.

    `reasons` speak for the move, based on what its player can know.
    """

    def __init__(self, ply: int, table: "Table", deal: "SettledDeal", reasons: "list[Text]") -> None:
        self.entries: list[LogEntry] = [entry for entry in table["log"] if entry["ply"] > ply]
        self.reasons = reasons
        self._sides = [seat["side"] for seat in table["seats"]]
        self._points = deal["points"]

    def points(self, seat: int) -> int:
        """Returns what a seat scores for the deal."""
        return self._points[seat]

    @property
    def turn(self) -> "list[Text]":
        """Returns what decides it: the first trick taken, after the play that took it, or else how the deal ends."""
        play: Text | None = None
        for entry in self.entries:
            if entry["kind"] == CAPTURE:
                return [play, entry["text"]] if play is not None else [entry["text"]]
            if entry["kind"] == DEAL_END:
                return [entry["text"]]
            if entry["kind"] == PLAY:
                play = entry["text"]
        return []

    def refuted(self, words: "Words", seat: int, best: "Sequel", *, low: bool) -> str:
        """Returns in words why the move is worse than the best one; `low` if fewer points are better."""
        points, others = self.points(seat), best.points(seat)
        is_worse = points > others if low else points < others
        what = words.sentences([words.text(text) for text in self.turn])
        args = {"what": what, "worse": "yes" if is_worse else "no", "points": points, "best": others}
        return words.t("problem-refuted", args)

    def written(self, words: "Words", seat: int) -> str:
        """Returns what each side scores for the deal, beginning with the side of a seat."""
        sides, own = self._sides, self._sides[seat]
        texts = []
        for side in [own] + sorted([side for side in set(sides) if side != own]):
            mates = sorted([who for who in range(len(sides)) if sides[who] == side], key=lambda who: who != seat)
            names = words.listing([words.name(who) for who in mates])
            texts.append(words.t("problem-writes", {"name": names, "points": self._points[mates[0]]}))
        return " · ".join(texts)


async def sequel_of(app: "App", problem: "Problem", record: str, move: str) -> Sequel:
    """Returns what follows a move at a problem, with everybody playing by the policy; raises EngineError."""
    answer = await app.engine.ask("rollout", record=record, seat=problem.seat, move=move)
    seen = await app.engine.ask("look", record=answer["record"], seat=problem.seat)
    status = await app.engine.ask("status", record=answer["record"])
    return Sequel(len(problem.moves), seen["table"], status["deals"][-1], answer["reasons"])
