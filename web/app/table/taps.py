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
        joins = selection.has(key) or not known or key in selection.live(slots) or self._belongs(slot)
        if not joins:
            if not selection.replaces(slot, scene.view.arranges()):
                self._draw()
                self._director.spawn(self._why(slot))
                return
            selection.clear()
        selection.toggle(key)
        self._draw()
        self.light()

    def _belongs(self, slot):
        """Tells whether a card and those selected are parts of one combination found in the hand, laid or not."""
        group = slot["group"]
        chosen = self._scene.selection.keys
        if group is None or not chosen:
            return False
        return all(self._scene.view.slot(key)["group"] == group for key in chosen)

    def choose(self, group):
        """Selects a combination found in the hand; where just that is selected, lets it go."""
        scene = self._scene
        keys = [slot["key"] for slot in scene.view.hand_slots() if slot["group"] == group]
        scene.selection.choose([] if sorted(keys) == sorted(scene.selection.keys) else keys)
        scene.hint = None
        scene.refusal = ""
        self._draw()
        self.light()

    def found(self):
        """Returns what has been found in the hand, in words."""
        words = self._scene.words
        found = [words.text(group["label"]) for group in self._scene.view.hand()["groups"]]
        return words.listing(found) if found else words.t("hand-found-none")

    def why(self, at):
        """Says why the selected cards do not go somewhere, or why nothing can be taken from there."""
        selection = self._scene.selection
        answered = selection.keys and selection.answered(self._scene.view.hand_slots())
        self._director.spawn(self._explain(at, selection.answer["why"] if answered else None))

    async def _explain(self, at, why):
        """Asks about the selected cards together with those that lie there: of a pile only the top one counts."""
        scene = self._scene
        glance = self._director.glance
        zone = scene.view.zone(at)
        there = [slot["face"] for slot in zone["slots"][-1:]] if zone else scene.view.faces(at)
        names = scene.selection.names(scene.view.hand_slots())
        if why is None and not (zone and names):
            answer = await self._course.ask("touch", seat=scene.view.seat, cards=sorted(names + there))
            if self._stale(glance):
                return
            why = answer["why"]
        self._refuse(scene.words.text(why) or scene.words.t("table-no-drop"))

    def drop(self, key, target):
        """Does what it means to drop a card somewhere on the table; one that is selected brings the others along."""
        scene = self._scene
        scene.hint = None
        scene.refusal = ""
        if not scene.selection.has(key):
            scene.selection.choose([key])
        self._draw()
        if scene.view.must():
            self._director.spawn(self._drop(target))

    async def _drop(self, target):
        scene = self._scene
        glance = self._director.glance
        names = scene.selection.names(scene.view.hand_slots())
        answer = await self._course.ask("touch", seat=scene.view.seat, cards=names)
        if self._stale(glance) or scene.selection.names(scene.view.hand_slots()) != names:
            return
        scene.selection.take(names, answer)
        made = [action for action in answer["actions"] if action["cards"]]
        own = f"melds:{scene.view.seat}"
        # A new combination may be put down anywhere among those that lie there.
        fit = [action for action in made if action["at"] == target]
        if not fit and target in [group["key"] for zone in scene.view.zones("melds") for group in zone["groups"]]:
            fit = [action for action in made if action["at"] == own]
        if fit:
            self._director.move(fit[0]["move"])
            return
        self._draw()
        await self._explain(target, answer["why"])

    def _refuse(self, text):
        """Shows why not, and says it."""
        self._scene.refusal = text
        self._director.app.say(text)
        self._screen.draw("line")

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
        names = ("line", "hand", "bar", "centre") if self._scene.view.arranges() else ("line", "hand", "bar")
        self._screen.draw(*names)

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
            if names:
                self._director.app.dom.reveal(".meld.is-aim")
            if scene.refusal:
                self._director.app.say(scene.refusal)

    async def _why(self, slot):
        scene = self._scene
        glance = self._director.glance
        names = scene.selection.names(scene.view.hand_slots())
        names.append(slot["face"])
        answer = await self._course.ask("touch", seat=scene.view.seat, cards=sorted(names))
        if self._stale(glance):
            return
        self._refuse(scene.words.text(answer["why"]) or scene.words.t("table-no-join"))

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
