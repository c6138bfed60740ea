"""The screen of a lesson: the table, and the coach beside it."""

from ..markup.html import button, esc, icon
from ..matches.new_match import begin_solo
from ..table.screen import TableScreen
from ..table.state.shortcuts import BUTTONS
from .coach import Coach
from .match import LessonMatch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..app import App
    from ..table.playing.playing import Playing
    from ..table.state.scene import Scene

OURS = ("coach-next", "coach-back", "coach-again", "coach-play", "hurry")
END = "end"
LAST = 1000  # more steps than a lesson has
NOT_HERE = ("hint", "undo", "players")  # what would lead away from the lesson


class LessonScreen(TableScreen):
    """A game's lesson, opened by `enter(id=GAME)` at the step at which it was left.

    The address of a lesson that has been done ends in `/end`: a way that leads back to it leads to its last step.
    """

    def __init__(self, app: "App") -> None:
        super().__init__(app, self._match_of)
        self._game = ""
        self._ended = False  # the last step has been seen: going back no longer changes the progress
        self._begins = False  # a match is being made
        self.coach: Coach | None = None

    def enter(self, id: str = "") -> None:
        self._game, _, at = id.partition("/")
        self._ended = at == END
        self.app.l10n.load("lesson")
        super().enter(self._game)

    def leave(self) -> None:
        super().leave()
        if self.coach is not None:
            self.coach.release()
        self.app.dom.point("")

    def _match_of(self, game: str) -> LessonMatch:
        return LessonMatch(self.app, game, LAST if self._ended else self.app.lessons.step(game))

    def set_up(self, playing: "Playing") -> None:
        """Adds the coach to the table."""
        source = self.source
        if not isinstance(source, LessonMatch) or source.lesson is None:
            return
        self.scene.selection.clear()
        self.coach = Coach(
            self.app, source.lesson, source.number, playing=playing, scene=self.scene, on_step=self._keep_step
        )

    def _keep_step(self, number: int) -> None:
        is_last = self.coach is not None and self.coach.is_last
        self._ended = self._ended or is_last
        self.app.stay(id=f"{self._game}/{END}" if is_last else self._game)
        self.app.lessons.keep_step(self._game, 0 if self._ended else number)

    # -- drawing

    def regions(self) -> list[tuple[str, str]]:
        regions = super().regions()
        at = [name for name, _ in regions].index("t-banner")
        regions.insert(at, ("t-coach", coach_html(self.scene, self.coach)))
        return regions

    # -- what the player does

    def act(self, name: str, data: dict[str, str]) -> None:
        coach = self.coach
        if coach is None or name in NOT_HERE:
            return
        if name not in OURS:
            if name == "card":
                coach.recall()
            if name != "dismiss-bets" or coach.lets_bets_go():
                super().act(name, data)
        elif name == "hurry":
            coach.hurry()
        elif name == "coach-next":
            coach.next()
        elif name == "coach-play":
            self._play()
        elif name == "coach-again":
            self._ended = False
            self._go_to(0)
        else:
            self._go_to(coach.number if coach.holds_trick else coach.number - 1)

    def drop(self, data: "dict[str, Any]") -> None:
        if self.coach is not None:
            self.coach.recall()
            super().drop(data)

    def _play(self) -> None:
        """Begins a match of the game, as "Play" on the first screen does; a second tap meanwhile does nothing."""
        game = self.app.game(self._game)
        if game is None or self._begins:
            return
        self._begins = True
        begin_solo(self.app, game, replacing=True).then(self._begun)

    def _begun(self, _: object) -> None:
        self._begins = False

    def key(self, key: str, data: dict[str, str], mods: str) -> bool:
        return BUTTONS.get(key.lower()) not in NOT_HERE and super().key(key, data, mods)

    def _go_to(self, number: int) -> None:
        """Sets the table up for another step."""
        if self.playing is None or number < 0:
            return
        self.playing.presenter.stop()
        if self.coach is not None:
            self.coach.release()
        self.app.lessons.keep_step(self._game, 0 if self._ended else number)
        self.open(LessonMatch(self.app, self._game, number))


def coach_html(scene: "Scene", coach: "Coach | None") -> str:
    """Returns what the coach says, with the buttons to go on, go back and leave."""
    t = scene.words.t
    if coach is None:
        return '<section class="coach is-lesson"><div><p class="coach-text" role="status"></p></div></section>'
    count = {"n": coach.number + 1, "all": len(coach.lesson.steps)}
    style = "coach-text is-answer" if coach.explains else "coach-text"
    is_first = coach.number == 0 and not coach.holds_trick
    back = button("coach-back", t("lesson-back"), "icon-btn", icon=icon("back"), disabled=is_first)
    step = f'<h2 class="coach-step" id="coach-step">{esc(t("lesson-step", count))}</h2>'
    rules = button("rules", t("rules"), "btn-quiet", key="coach-rules") if coach.is_last else ""
    leave = button("leave", t("lesson-leave"), "btn-quiet", key="coach-leave")
    task = f'<p class="coach-task">{esc(coach.task)}</p>' if coach.task else ""
    aside = f'<p class="coach-aside" role="status">{esc(coach.aside)}</p>' if coach.aside else ""
    said = f'<p class="{style}" role="status">{esc(coach.text)}</p>{task}{aside}'
    return (
        f'<section class="coach is-lesson" aria-labelledby="coach-step"><div>{said}</div>'
        f'<div class="coach-bar">{back}{step}{rules}{leave}{_on(scene, coach)}</div></section>'
    )


def _on(scene: "Scene", coach: "Coach") -> str:
    """Returns the buttons that lead on; while the step waits for a move, the place of "Next" stays empty.

    So a tap too many on "Next" hits no other button.
    """
    t = scene.words.t
    if coach.is_last:
        again = button("coach-again", t("lesson-again"), "btn-quiet")
        play = button("coach-play", t("lesson-play"), "btn-primary", key="coach-next")
        return f'<span class="coach-end">{again}{play}</span>'
    if coach.awaits_next:
        return button("coach-next", t("lesson-next"), "btn-primary")
    return f'<button type="button" class="btn btn-primary coach-gap" disabled>{esc(t("lesson-next"))}</button>'
