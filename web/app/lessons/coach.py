"""The coach: presents each step, accepts its move and explains any other, and plays for everybody else."""

from ..table.state.hand_order import shown
from .pointing import selectors

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ..app import App
    from ..messages import Event, Table
    from ..table.playing.playing import Playing
    from ..table.state.scene import Scene
    from ..task import Deferred
    from .lesson import Lesson, Step


SEEN_MS = 700  # the least time for which the plays of others stay visible, even when hurried
BYTE_MS = 50  # reading time per byte of text: a letter, or a third of a Japanese one
READ_MS = 4000  # the longest time that the others wait for a text to be read


class Coach:
    """Leads through a lesson from step `number` on; `on_step(number)` is called at every new step.

    The progress within a step follows from the number of moves made in the deal, so it always agrees with the table.
    `text` is what the coach says now; `explains` is true while it explains a move that was not made, `watches` while
    the others are playing. `task` is what the step asks for while an explanation takes its place, `aside` what a game
    has that the lesson has not shown.
    """

    def __init__(
        self,
        app: "App",
        lesson: "Lesson",
        number: int,
        *,
        playing: "Playing",
        scene: "Scene",
        on_step: "Callable[[int], None]",
    ) -> None:
        self._app = app
        self._playing = playing
        self._scene = scene
        self._on_step = on_step
        self._going = False  # "Next" has been pressed at a step with moves of others
        self._unread = ""  # what has just been said while the others play
        self._held: Deferred | None = None  # done when the trick that the coach is talking about may go
        self.lesson = lesson
        self.number = number
        self.text = ""
        self.task = ""
        self.explains = False
        self.watches = False
        app.l10n.load(lesson.game + "/lesson")
        playing.moves.permits = self.permits
        playing.betting.takes = self.takes
        playing.presenter.on_settled = [self.settled]
        playing.presenter.on_dealt.append(self.settled)
        playing.presenter.hold_trick = self._hold
        playing.presenter.on_shown.append(self._explain)

    # -- where the lesson stands

    @property
    def step(self) -> "Step":
        """Returns the current step."""
        return self.lesson.steps[self.number]

    @property
    def is_last(self) -> bool:
        """Returns whether this is the last step."""
        return self.number == len(self.lesson.steps) - 1

    @property
    def awaits_next(self) -> bool:
        """Returns whether there is only something to read, so that "Next" leads on."""
        return self.holds_trick or not (self.step.take or self.watches or self.is_last)

    @property
    def holds_trick(self) -> bool:
        """Returns whether a finished trick lies on the table, which goes with "Next"."""
        return self._held is not None

    @property
    def _code(self) -> str:
        """Returns the code of what the coach has to say: about the trick that lies there, else about the step."""
        if self.holds_trick:
            return self.step.code + ".trick"
        whole = self.step.code + ".whole"
        return whole if self._takes_whole and self._app.l10n.has(whole) else self.step.code

    @property
    def _takes_whole(self) -> bool:
        """Returns whether one tap may take a whole combination."""
        scene = self._scene
        return self._app.settings.on("whole") and scene.has_view and not scene.view.takes_card()

    @property
    def aside(self) -> str:
        """Returns, on the last step, how taps work in a real game if that differs from the lesson, else ""."""
        return self._app.t("lesson-taps") if self.is_last and self._takes_whole else ""

    # -- what happens

    def settled(self, table: "Table") -> None:
        """Goes on once the table has settled: with the others' next move, or with the next step."""
        self.release()
        ply = table["ply"]
        due = self.step.next_of_others(ply)
        if due is not None and (self._going or ply > self.step.start):
            self._watch()
            self._playing.session.spawn(self._play(*due))
        elif ply >= self.step.end and (self._going or self.step.take):
            self._begin(self.number + 1)
        else:
            self._begin(self.number)

    def next(self) -> None:
        """Goes on from a step that was only to be read."""
        if not self.awaits_next:
            return
        if self.holds_trick:
            self.release()
            self._draw()
        elif self.step.others:
            self._going = True
            self.settled(self._scene.view.table)
        else:
            self._begin(self.number + 1)

    def _hold(self) -> "Deferred | None":
        """Keeps a finished trick on the table until the learner has read what the step says about it, if anything."""
        if not self._app.l10n.has(self.step.code + ".trick"):
            return None
        self._held = self._app.tasks.deferred()
        self.watches = False
        self._say(self._code)
        return self._held

    def release(self) -> None:
        """Clears away the finished trick that was kept on the table for the learner to read about."""
        if self._held is not None:
            self._held.done()
            self._held = None

    def _explain(self, _table: "Table", _events: "Sequence[Event]") -> None:
        if self.holds_trick:
            self._draw()
            self._move_focus()

    def hurry(self) -> None:
        """Shortens the pause before the next move of the others; the end of the deal is shown for its full time."""
        if not self._scene.view.table["deal_over"]:
            self._playing.pace.hurry(SEEN_MS)

    async def _play(self, seat: int, move: str) -> None:
        """Makes a move of another player, no faster than the learner can follow, or read what has just been said."""
        playing = self._playing
        generation = playing.presenter.generation
        version = playing.session.version
        further = self._scene.view.goes_on(seat)
        ms = playing.pace.bot(short=further)
        if ms:
            ms = max(ms, min(READ_MS, BYTE_MS * len(self._unread.encode())))
        self._unread = ""
        await playing.pace.rest(ms)
        if generation == playing.presenter.generation:
            await playing.moves.play(seat, move, version)

    def takes(self, move: str) -> bool:
        """Returns whether the learner's move is the one that the step waits for."""
        return move in self.step.take and not self.watches and not self.holds_trick

    def permits(self, move: str) -> bool:
        """Lets the learner make the move that the step waits for; returns False after explaining any other."""
        step = self.step
        if self.takes(move):
            self._app.dom.point("")
            return True
        self.explains = True
        self.task = self._app.t(self._code)
        self.text = self._app.t(
            step.answer(move, self._kind(move)) if step.take and not self.holds_trick else "lesson-read-first"
        )
        self._scene.armed = None
        self._playing.selecting.clear()
        return False

    def lets_bets_go(self) -> bool:
        """Returns whether the question about a bet may be dismissed: not while the step is about it."""
        offered = [action["move"] for action in self._scene.bets()]
        return not any(move in self.step.take for move in offered) or self.permits("")

    def _kind(self, move: str) -> str:
        """Returns the kind of a move that a button offers."""
        scene = self._scene
        offered = scene.actions() + scene.selection.actions(scene.view.hand_slots())
        return next((action["kind"] for action in offered if action["move"] == move), "")

    # -- what is said and shown

    def recall(self) -> None:
        """Repeats what the step is about, once an explanation has been read."""
        if self.explains:
            self._say(self._code)

    def _begin(self, number: int) -> None:
        if number != self.number:
            self._going = False
            self._playing.selecting.clear()  # what was chosen to try things out would be in the way of the next move
        self.number = number
        self.watches = False
        self._on_step(number)
        self._scene.wanted = self.step.take
        self._say(self._code)
        self._draw()
        self._move_focus()

    def _watch(self) -> None:
        before = self.text
        self.watches = True
        done = self.step.code + ".done"
        players = self.lesson.players
        if self._app.l10n.has(done):
            self._say(done)
        else:
            self._say("lesson-watch", {"count": len(players), "name": players[0]})
        self._unread = self.text if self.text != before else ""
        self._draw()

    def _say(self, code: str, args: "dict[str, Any] | None" = None) -> None:
        self.explains = False
        self.task = ""
        self.text = self._app.t(code, args)

    def point(self) -> None:
        """Points at what the step is about; at nothing while the others play, or a finished trick lies there."""
        scene = self._scene
        shows = scene.has_view and not (self.watches or self.holds_trick)
        found = selectors(shown(scene), self.step.point) if shows else []
        self._app.dom.point(", ".join(found))

    def _draw(self) -> None:
        if self._scene.awaits_next == self.awaits_next:
            self._app.redraw()
        else:  # the table's buttons look different
            self._scene.awaits_next = self.awaits_next
            self._playing.selecting.draw()
        self.point()

    def _move_focus(self) -> None:
        """Moves the focus to where the step goes on: to "Next", or into the hand if the focused element is gone."""
        dom = self._app.dom
        if self.awaits_next or self.is_last:
            dom.focus('[data-key="coach-next"]')
        elif not dom.focused():
            dom.focus(".hand [tabindex='0']")
