"""What taps on cards do: the selection grows, the engine says what it can become, a hint points at a move."""


class Taps:
    """Selects for the looking seat of a director's table; the selection survives whatever the engine answers."""

    def __init__(self, director):
        self._director = director
        self._course = director.course
        self._scene = director.scene
        self._screen = director.screen
        self._asking = False
        self._again = False

    def tap(self, key):
        """Selects a card or lets it go; one that cannot join says why."""
        scene = self._scene
        slots = scene.view.hand_slots()
        slot = scene.view.slot(key)
        if slot is None:
            return
        scene.focus = key
        scene.hint = None
        scene.refusal = ""
        selection = scene.selection
        known = scene.view.must() and selection.answered(slots)
        if known and not selection.has(key) and key not in selection.live(slots):
            if not selection.replaces(slot):
                self._draw()
                self._director.spawn(self._why(slot))
                return
            selection.clear()
        selection.toggle(key)
        self._draw()
        self.light()

    def clear(self):
        """Lets all selected cards go."""
        self._scene.selection.clear()
        self._scene.hint = None
        self._scene.refusal = ""
        self._draw()
        self.light()

    def light(self):
        """Asks what the selected cards can become: one question at a time, and the last one counts."""
        if not self._scene.view.must():
            return
        self._again = True
        if not self._asking:
            self._director.spawn(self._ask())

    def hint(self):
        """Asks what a bot would do here, and points at it."""
        if self._scene.view.must():
            self._director.spawn(self._hint())

    def _draw(self):
        self._screen.draw("line", "hand", "bar")

    async def _ask(self):
        self._asking = True
        try:
            while self._again:
                self._again = False
                await self._touch()
        finally:
            self._asking = False

    async def _touch(self):
        scene = self._scene
        if scene.view is None or not scene.view.must():
            return
        glance = self._director.glance
        names = scene.selection.names(scene.view.hand_slots())
        answer = await self._course.ask("touch", seat=scene.view.seat, cards=names)
        if self._stale(glance):
            return
        scene.selection.take(names, answer)
        if scene.selection.answered(scene.view.hand_slots()):
            # With nothing selected the banner says what to do, and says it better.
            scene.refusal = scene.words.text(answer["why"]) if names else ""
            self._draw()

    async def _why(self, slot):
        scene = self._scene
        glance = self._director.glance
        names = scene.selection.names(scene.view.hand_slots())
        names.append(slot["face"])
        answer = await self._course.ask("touch", seat=scene.view.seat, cards=sorted(names))
        if self._stale(glance):
            return
        scene.refusal = scene.words.text(answer["why"]) or scene.words.t("table-no-join")
        self._director.app.say(scene.refusal)
        self._screen.draw("line")

    async def _hint(self):
        scene = self._scene
        glance = self._director.glance
        seed = f"{self._course.match}/{self._course.version}"
        answer = await self._course.ask("hint", seat=scene.view.seat, seed=seed)
        if self._stale(glance):
            return
        for candidate in answer["why"]:
            if candidate["move"] == answer["move"]:
                scene.point(candidate["action"], [scene.words.text(reason) for reason in candidate["reasons"]])
                self._director.app.say(scene.hint["text"])
                self._draw()
                return

    def _stale(self, glance):
        return glance != self._director.glance or self._scene.view is None
