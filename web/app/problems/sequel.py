"""What follows a move at a problem: the deal played to its end, as the cards lie, in the words of the table's log."""

from ..texts.engine_words import CAPTURE, DEAL_END, LAYOFF, MELD, PLAY, SEAT_ARGS, TAKE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..messages import LogEntry, SettledDeal, Table, Text
    from ..texts.words import Words
    from .problem import Problem


SEAT = SEAT_ARGS[0]  # in how a deal ends: who has gone out


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
        """Returns what decides it, and what it leads to.

        That is the first trick taken, after the play that took it. In a game without tricks it is how the deal ends,
        after what whoever goes out laid last, and before that the discard, if the move was one and the next player
        takes it.
        """
        play: Text | None = None
        for entry in self.entries:
            if entry["kind"] == CAPTURE:
                return [play, entry["text"]] if play is not None else [entry["text"]]
            if entry["kind"] == PLAY:
                play = entry["text"]
        taken = [entry["text"] for entry in self.entries[1:2] if entry["kind"] == TAKE]
        for end in [entry["text"] for entry in self.entries if entry["kind"] == DEAL_END]:
            return taken + self._laid_last(end["args"].get(SEAT)) + [end]
        return taken

    def _laid_last(self, seat: object) -> "list[Text]":
        """Returns the last combination or card that a seat lays, [] if it lays nothing."""
        laid = [entry for entry in self.entries if entry["kind"] in (MELD, LAYOFF) and entry["seat"] == seat]
        return [entry["text"] for entry in laid[-1:]]

    def refuted(self, words: "Words", seat: int, best: "Sequel", *, low: bool) -> str:
        """Returns in words why the move is worse than the best one; `low` if fewer points are better.

        Where it leaves the player no worse off, it is because of what it leaves the others.
        """
        points, others = self.points(seat), best.points(seat)
        ahead = others - points if low else points - others
        result = "better" if ahead > 0 else "worse" if ahead else "same"
        what = words.sentences([words.text(text) for text in self.turn])
        args = {"what": what, "result": result, "points": points, "best": others}
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
