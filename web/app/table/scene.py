"""What is on the screen besides the table itself: the state that the drawing functions read."""

from .selection import Selection


class Scene:
    """The table as one pair of eyes sees it, and what its person is about to do.

    `view` is None while nobody may look.
    """

    def __init__(self, words):
        self.words = words
        self.view = None
        self.former = None  # the table before a finished trick that still lies there
        self.selection = Selection()
        self.order = "rank"  # how the hand is sorted
        self.own = []  # the keys of the hand as its person has laid it
        self.focus = None  # the slot that the Tab key reaches
        self.hint = None  # {"move", "action", "keys", "text"}
        self.queued = None  # the move that waits for the engine
        self.armed = None  # the bet that waits for a second tap
        self.silent = {}  # by seat the question for a bet that its person has put away
        self.refusal = ""  # why the last wish could not be met
        self.thinking = None  # the seat of a bot at work
        self.linger = False  # a finished trick still lies on the table
        self.can_undo = False
        self.ready = False  # the engine is up
        self.persons = []  # the seats of people at this device
        self.deals = []  # settled deals, for the score
        self.faces = {}  # what the engine calls cards
        self.strips = 0  # the deal in which a hand was too large for whole cards
        self.drawn = {}  # cards of the hand as drawn before, by key and state

    def see(self, view, persons):
        """Takes a new table; what was about to happen at the one before is forgotten, selected cards stay so."""
        if self.view is None or view is None or self.view.table["deal"] != view.table["deal"]:
            self.drawn = {}
        same = self.view is not None and view is not None and self.view.seat == view.seat
        if not same:
            self.focus = None  # where somebody's thumb has been is nobody else's business
        if not (same and self._asked_the_same(view)):
            self.hint = None
        if not (same and any(action["move"] == self.armed for action in view.table["actions"])):
            self.armed = None
        self.view = view
        self.persons = persons
        self.queued = None
        self.refusal = ""
        self.thinking = None
        self.linger = False
        self.former = None
        self.selection.forget()
        self.selection.keep(view.hand_slots() if view is not None else [])

    def _asked_the_same(self, view):
        """Tells whether of several who choose at once only others did: what the looking seat was told holds."""
        old = self.view
        several = old.must() and view.must() and len(old.table["must"]) > 1
        return several and old.hand_slots() == view.hand_slots()

    def actions(self):
        """Returns the card-less moves of the looking seat."""
        return self.view.table["actions"]

    def bets(self):
        """Returns the bets that the looking seat is asked about: none that were put away, unless a hint is to bet."""
        if self.silenced() and (self.hint is None or self.hint["action"]["kind"] != "bet"):
            return []
        return self._bets()

    def silence(self):
        """Puts the question for a bet away, until it is another one: the partner has bet, or it is the next deal."""
        self.silent[self.view.seat] = self._question()

    def ask(self):
        """Brings the question for a bet back."""
        self.silent.pop(self.view.seat, None)

    def silenced(self):
        """Tells whether the looking seat could bet and has put the question away."""
        return bool(self._bets()) and self.silent.get(self.view.seat) == self._question()

    def _bets(self):
        return [action for action in self.actions() if action["kind"] == "bet"]

    def _question(self):
        return self.view.table["deal"], [action["move"] for action in self._bets()]

    def point(self, action, reasons):
        """Points at a move and its cards as a hint."""
        keys = []
        wanted = list(action["cards"])
        for slot in self.view.hand_slots():
            if slot["face"] in wanted:
                wanted.remove(slot["face"])
                keys.append(slot["key"])
        label = self.words.text(action["label"])
        code = "table-hint-why" if reasons else "table-hint-move"
        text = self.words.t(code, {"move": label, "why": reasons[0] if reasons else ""})
        self.hint = {"move": action["move"], "action": action, "keys": keys, "text": text}

    @property
    def hinted(self):
        """Returns the keys of the cards that a hint points at."""
        return self.hint["keys"] if self.hint is not None else ()
