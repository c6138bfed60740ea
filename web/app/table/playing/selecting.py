"""Selecting cards: taps and drags build a selection, and the engine says what it can become."""

from ...texts.engine_words import PILE, TRICK, melds_key
from ..state.hand_order import RANK
from ..state.table_view import names_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ...app import App
    from ...messages import Action, OpenSlot, Text, Touch
    from .moves import Moves
    from .outside import TableDisplay
    from .presenter import Presenter
    from .session import Session

DOUBLE_S = 0.35  # the longest time between the taps of a double tap


class Selecting:
    """Selects cards of the viewer; what they have selected stays selected, whatever the engine answers."""

    def __init__(
        self, app: "App", session: "Session", *, presenter: "Presenter", moves: "Moves", display: "TableDisplay"
    ) -> None:
        self._app = app
        self._session = session
        self._presenter = presenter
        self._moves = moves
        self._scene = display.scene
        self._display = display
        self._asking = False
        self._again = False
        self._tapped = ("", 0.0)  # the card that was tapped last, and when
        self._twice: str | None = None  # the card that was tapped twice, while the engine is still asked
        self._apart: list[str] = []  # a tapped card and those whose place it has taken, as if to join them
        self.on_free: Callable[[Touch], None] = lambda answer: None  # told what can be played with nothing selected

    # -- taps

    def tap(self, key: str) -> None:
        """Selects or deselects a card; one that cannot join takes over, or where it makes no move, is explained."""
        scene = self._scene
        slots = scene.view.hand_slots()
        slot = scene.view.slot(key)
        if slot is None:
            return
        scene.focus = key
        if self._is_double(key):
            self._twice = key
            self._play_twice()
            return
        selection = scene.selection
        if scene.hint is not None and not selection.has(key):
            selection.clear()  # what a hint has selected is the player's choice only once one of its cards is tapped
        if selection.is_whole and key == selection.first:
            self.clear()  # one tap selected all of it, and one deselects it
            return
        if selection.keeps(key):
            scene.refusal = ""
            self.draw()
            return
        if selection.is_whole and not self._joins(slot):
            selection.clear()
        scene.hint = None
        scene.refusal = ""
        if not self._joins(slot):
            if not selection.replaces(slot):
                self.draw()
                names = sorted(selection.names(slots) + [slot["face"]])
                self._session.spawn(self._explain(names, "table-no-join"))
                return
            self._apart = self._meant_together(slot)
            selection.clear()
        if selection.keys or not self._brings(slot):
            selection.toggle(key)
        else:
            selection.begin(key)
        self._changed()

    def _is_double(self, key: str) -> bool:
        """Returns whether a tap is the second of a double tap, if the settings let that play cards."""
        last, now = self._tapped, self._app.dom.now()
        is_double = last[0] == key and now - last[1] <= DOUBLE_S and self._app.settings.on("double_tap")
        self._tapped = ("", 0.0) if is_double else (key, now)
        return is_double

    def _play_twice(self) -> None:
        """Plays the selection with a card that was tapped twice, once it is known what its first tap selected."""
        if self._twice is not None and not self._asking:
            key, self._twice = self._twice, None
            self.drop(key, PILE if self._scene.view.has_melds() else TRICK)

    def _brings(self, slot: "OpenSlot") -> bool:
        """Returns whether a card may bring along a combination; a wild card may not, because it could be anything."""
        if self._scene.view.takes_card():
            return False
        return self._app.settings.on("whole") and "wild" not in slot["marks"]

    def _joins(self, slot: "OpenSlot") -> bool:
        """Returns whether a tap on a card counts: it is selected, it may join, or nothing is known yet."""
        selection = self._scene.selection
        slots = self._scene.view.hand_slots()
        if selection.has(slot["key"]) or not (self._scene.view.must() and selection.answered(slots)):
            return True
        return slot["key"] in (selection.live(slots) or ()) or self._completes_meld(slot)

    def _meant_together(self, slot: "OpenSlot") -> list[str]:
        """Returns the names of a card and of those it replaces, if they seem meant to go together."""
        selection, slots = self._scene.selection, self._scene.view.hand_slots()
        chosen = [one for one in slots if selection.has(one["key"])]
        if self._scene.view.has_melds():
            together = all(one["order"][RANK] == slot["order"][RANK] for one in chosen)
        else:
            together = len(chosen) > 1 and not selection.actions(slots)
        return sorted([one["face"] for one in chosen + [slot]]) if together else []

    def _completes_meld(self, slot: "OpenSlot") -> bool:
        """Returns whether a card and the selected ones are part of one meld in the hand, playable or not."""
        chosen = [one for one in self._scene.view.hand_slots() if self._scene.selection.has(one["key"])]
        return slot["group"] is not None and bool(chosen) and all(one["group"] == slot["group"] for one in chosen)

    def about(self, key: str, show: "Callable[[OpenSlot, Touch | None], object]") -> None:
        """Asks what a card of the hand can become, and shows the answer, None while others are to move."""
        slot = self._scene.view.slot(key)
        if slot is not None:
            self._session.spawn(self._about(slot, show))

    async def _about(self, slot: "OpenSlot", show: "Callable[[OpenSlot, Touch | None], object]") -> None:
        if not self._scene.view.must():
            show(slot, None)
            return
        answer = await self._touched([slot["face"]])
        if answer is not None:
            show(slot, answer)

    def fit(self, key: str, action: "Action") -> None:
        """Selects the cards of a move that a card is a part of, for which that move is offered first."""
        self._scene.advised = action["move"]
        self._scene.selection.choose([key])
        self._scene.selection.complete(action, self._scene.view.hand_slots())
        self._changed()

    def choose_meld(self, group: str) -> None:
        """Selects a meld of the hand; if exactly that is selected, deselects it."""
        selection, keys = self._scene.selection, self._meld(group)
        selection.choose([] if sorted(keys) == sorted(selection.keys) else keys)
        self._changed()

    def _meld(self, group: str) -> list[str]:
        """Returns the keys of a meld's cards in the hand."""
        return [slot["key"] for slot in self._scene.view.hand_slots() if slot["group"] == group]

    def complete(self, move: str) -> None:
        """Selects the other cards of one of the moves that the selected ones can grow into."""
        scene = self._scene
        slots = scene.view.hand_slots()
        for action in scene.selection.combinations(slots):
            if action["move"] == move:
                scene.selection.complete(action, slots)
                self._changed()
                return

    def only(self) -> None:
        """Reduces a combination that one tap has selected to the card that was tapped."""
        first = self._scene.selection.first
        if first is not None:
            self._scene.selection.choose([first])
            self._changed()

    def clear(self) -> None:
        """Deselects all cards."""
        self._scene.selection.clear()
        self._changed()

    def _changed(self) -> None:
        """Shows a selection that the player has changed, and asks about it: what was said before is dropped."""
        self._scene.hint = None
        self._scene.automatic = None
        self._scene.lapsing = None
        self._scene.refusal = ""
        self._display.draw("hand", "bar")  # with no button for what was chosen before
        self._session.spawn(self._draw_rest())
        self.refresh()

    async def _draw_rest(self) -> None:
        """Draws what else a selection changes, once the player has seen the card that they tapped."""
        generation = self._presenter.generation
        await self._app.pause()
        if not self._presenter.is_stale(generation):
            await self._show([name for name in self._regions() if name in ("banner", "centre")])

    # -- what they can become

    def refresh(self) -> None:
        """Asks what the selected cards can become: one question at a time, and the last one counts."""
        if not self._scene.view.must():
            return
        self._again = True
        if not self._asking:
            self._session.spawn(self._ask())

    async def _ask(self) -> None:
        self._asking = True
        try:
            while self._again:
                self._again = False
                await self._touch()
        finally:
            self._asking = False
        if self._scene.has_view:
            self._play_twice()

    async def _touch(self) -> None:
        scene = self._scene
        if not scene.has_view or not scene.view.must():
            return
        names = scene.selection.names(scene.view.hand_slots())
        if names and not scene.selection.knows_start:  # selected while others were to move
            start = await self._touched([])
            if start is None:
                return
            scene.selection.take([], start)
        answer = await self._touched(names)
        if answer is None:
            return
        apart, self._apart = self._apart, []
        together = await self._touched(apart) if apart and answer["why"] is None else None
        scene.selection.take(names, answer)
        if scene.selection.answered(scene.view.hand_slots()):
            if scene.bring(coached=self._session.source.is_coached):
                self._changed()
                return
            # With nothing selected the banner says it better. Without a reason, one given meanwhile stays.
            why = (together or answer)["why"] if names else None
            refused = scene.refuse(why) if why is not None else ""
            await self.show()
            if names:
                self._app.dom.reveal(".meld.is-aim", "nearest")
            made = scene.selected_aloud() if names and (together or not refused) else ""
            if refused or made:
                self._app.say(scene.words.sentences([one for one in (refused, made) if one]))
            if not names:
                self.on_free(answer)

    async def _touched(self, names: list[str]) -> "Touch | None":
        """Returns the engine's answer about cards, None once the table has changed."""
        generation = self._presenter.generation
        answer: Touch = await self._session.ask("touch", seat=self._scene.view.viewer, cards=names)
        if self._session.source.is_coached:  # a coach waits for one move
            answer["series"] = []
        return None if self._presenter.is_stale(generation) else answer

    # -- cards pulled up, or put somewhere on the table

    def pull(self, key: str) -> None:
        """Selects a card that was pulled up a little, as a tap does; one that is selected stays so."""
        if not self._scene.selection.has(key):
            self.tap(key)

    def drop(self, key: str, target: str) -> None:
        """Plays the move that dropping a card on a target means.

        A card that is selected brings the others along, and one that may join those that were dropped before joins
        them. Where a tap on it would select a whole combination, dropping it does too, and plays nothing yet.
        """
        scene = self._scene
        slot = scene.view.slot(key)
        if slot is not None and not scene.selection.has(key):
            self._pick_up(slot, target)
        scene.hint = None
        scene.refusal = ""
        self.draw()
        if scene.view.must():
            self._session.spawn(self._drop(target))

    def _pick_up(self, slot: "OpenSlot", target: str) -> None:
        """Selects a card that was dragged without being selected; only on the felt do others go with it.

        Among melds, those are the cards of its meld: one to discard is dropped on the discards.
        """
        selection = self._scene.selection
        if target == TRICK and selection.keys and self._scene.hint is None and self._joins(slot):
            selection.choose(selection.keys + [slot["key"]])
        elif target == TRICK and self._brings(slot):
            selection.begin(slot["key"])
        elif slot["group"] is not None and self._lays(target):
            selection.choose(self._meld(slot["group"]))
        else:
            selection.choose([slot["key"]])

    def _lays(self, target: str) -> bool:
        """Returns whether a meld dropped there is laid whole; in a lesson cards go one by one."""
        return target == melds_key(self._scene.view.bottom) and not self._session.source.is_coached

    async def _drop(self, target: str) -> None:
        scene = self._scene
        names = scene.selection.names(scene.view.hand_slots())
        answer = await self._touched(names)
        if answer is None or scene.selection.names(scene.view.hand_slots()) != names:
            return
        scene.selection.take(names, answer)
        if scene.bring(coached=self._session.source.is_coached):
            self._changed()
            return
        moves = scene.selection.actions(scene.view.hand_slots())
        fitting = [action for action in moves if action["at"] == target]
        if not fitting and target in [group["key"] for zone in scene.view.zones("melds") for group in zone["groups"]]:
            # A new meld may be put down anywhere among those on the table.
            fitting = [action for action in moves if action["at"] == melds_key(scene.view.bottom)]
        on_felt = target in (TRICK, melds_key(scene.view.bottom))
        if on_felt and len(moves) == 1:
            fitting = moves  # what is dropped on the felt is played, whoever gets it
        elif on_felt and moves and (target == TRICK or not fitting):
            self.refresh()  # it can mean several things: the buttons ask which
            return
        if fitting:
            self._moves.move(fitting[0]["move"])
            return
        self.draw()
        missing = scene.selection.missing(scene.view.hand_slots()) if target == TRICK and not moves else None
        if missing is not None:  # the bar says which cards it takes
            self._app.say(scene.words.aloud(missing))
            return
        await self._explain_target(target, answer["why"])
        if scene.view.plays_singly() and scene.selection.names(scene.view.hand_slots()) == names:
            await self._let_go()

    async def _let_go(self) -> None:
        """Deselects an unplayable card in a game of single cards; the reason stays in sight."""
        self._scene.selection.clear()
        start = await self._touched([])
        if start is not None and not self._scene.selection.keys:
            self._scene.selection.take([], start)
            self.draw()

    def why(self, target: str) -> None:
        """Explains why the selected cards do not go somewhere, or why nothing can be taken from there."""
        selection = self._scene.selection
        if self._scene.hint is not None:
            selection.clear()  # what a hint has selected is not the player's choice
            self._scene.hint = None
            self.draw()
        answer = selection.answer
        answered = selection.keys and answer is not None and selection.answered(self._scene.view.hand_slots())
        if target == PILE and self._scene.view.draws_yet():
            self._session.spawn(self._explain_pile(chosen=False))
            return
        self._session.spawn(self._explain_target(target, answer["why"] if answered and answer is not None else None))

    async def _explain_target(self, target: str, why: "Text | None") -> None:
        """Explains why not; if that is unknown, asks about the selected cards together with those on the target."""
        scene = self._scene
        zone = scene.view.zone(target)
        names = scene.selection.names(scene.view.hand_slots())
        if target == PILE and len(names) != 1:
            await self._explain_pile(chosen=bool(names))
        elif why is None and not (zone and names):
            # Of a pile only the top card counts; one with the name of a card in the hand goes with that.
            there = names_of(zone["slots"][-1:]) if zone else scene.view.meld_faces(target)
            there *= 2 if zone and any(slot["face"] in there for slot in scene.view.hand_slots()) else 1
            await self._explain(sorted(names + there), "table-no-drop" if names else "table-drop-what")
        else:
            self._refuse(why, "table-no-drop")

    async def _explain_pile(self, *, chosen: bool) -> None:
        """Explains what the discards take while cards are `chosen` that they do not, else why they give none.

        No card is asked about: the top one may have the name of a card in the hand, for which there are moves.
        """
        answer = await self._touched([])
        if answer is not None:
            self._refuse((answer["missing"] if chosen else None) or answer["why"], "table-no-drop")

    async def _explain(self, names: list[str], otherwise: str) -> None:
        """Asks why these cards make no move, and says why; `otherwise` is the code of the text without a reason."""
        answer = await self._touched(names)
        if answer is not None:
            self._refuse(answer["why"], otherwise)

    def _refuse(self, why: "Text | None", otherwise: str) -> None:
        self._app.say(self._scene.refuse(why, self._scene.words.t(otherwise)))
        self._display.draw("banner", "bar")

    def draw(self) -> None:
        """Draws what a selection changes."""
        self._display.draw(*self._regions())

    async def show(self) -> None:
        """Draws what a selection changes, worked out task by task."""
        await self._show(self._regions())

    async def _show(self, regions: "Sequence[str]") -> None:
        await self._display.compose(*regions)
        self._display.draw(*regions)

    def _regions(self) -> "tuple[str, ...]":
        return ("banner", "hand", "bar", "centre") if self._scene.view.has_melds() else ("banner", "hand", "bar")
