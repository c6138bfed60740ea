"""The state of the table's screen: everything that the drawing functions read."""

from ...texts.engine_words import BET_ACTION, PASS_ACTION, TRICK, VALUE
from ...texts.words import worse
from .selection import Selection
from .table_view import keys_of, likeliest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ...messages import Action, Aim, Face, OpenSlot, SettledDeal, Text
    from ...texts.words import Words
    from .table_view import TableView

    # Actions with the points that they lose, None if unknown, and whether that is more than chance.
    Alternatives = Sequence[tuple[Action, float | None, bool]]

SAME = 0.05  # a loss of fewer points counts as none
REASONS = 2  # that a hint gives


class Hint:
    """A move that the engine proposes: the action, the keys of its cards, the reason and the alternatives in words.

    `text` and `others` are for reading, `said` is both as they are said aloud.
    """

    def __init__(self, action: "Action", keys: list[str], text: str, others: str, said: tuple[str, str]) -> None:
        self.action = action
        self.move = action["move"]
        self.keys = keys
        self.text = text
        self.others = others
        self.said = said


class Curtain:
    """What hides the table: `kind` is "turn", "agree" or "taken".

    turn: `seat` is asked to take the device. The table waits for that person if `called`; `others` may take it too.
    `news` has in words what everybody saw, `can_bet` that somebody may bet now, and `undo_seat` may undo
    their last move. agree: `seat` is asked whether `wants` may undo a move. taken: another browser tab
    plays this match.
    """

    def __init__(self, kind: str, seat: int = 0, wants: int = 0) -> None:
        self.kind = kind
        self.seat = seat
        self.wants = wants
        self.called = False
        self.others: list[int] = []
        self.news: list[str] = []
        self.can_bet = False
        self.undo_seat: int | None = None


class Scene:
    """The table as the player at the device sees it, and what they are about to do."""

    def __init__(self, words: "Words") -> None:
        self.words = words
        self._view: TableView | None = None
        self.former: TableView | None = None  # the table before, if this one follows at most a trick later
        self.curtain: Curtain | None = None
        self.selection = Selection()
        self.order = "rank"  # how the hand is sorted: see `hand_order`
        self.own: list[str] = []  # the keys of the hand as its player has arranged it
        self.focus: str | None = None  # the card that the Tab key reaches
        self.hint: Hint | None = None
        self.advised = ""  # the move of this turn that a hint proposed, or that was asked for in a sheet
        self.queued: str | None = None  # the move or button that waits for the engine
        self.armed: str | None = None  # the bet that waits for a second tap
        self.lapsing: str | None = None  # the move that waits for a second tap, because it ends the betting
        self._warned: list[tuple[int, int]] = []  # (seat, deal) of those who were asked about that
        # By seat, the question about a bet that was dismissed, and the ply at which it was.
        self._dismissed: dict[int, tuple[tuple[int, list[str]], int]] = {}
        self.automatic: Action | None = None  # the move that is about to play itself
        self.made: Action | None = None  # the move that last played itself, while its trick is in sight
        self._made_last = False  # whether that move ended its trick
        self.refusal = ""  # why what was last asked for cannot be done
        self.rule = ""  # the section of the rules that the refusal is about
        self.thinking: int | None = None  # the seat of a bot at work
        self.linger = False  # a finished trick still lies on the table
        self.bombing = False  # a bomb has been thrown while the player was watching
        self.tallying = False  # the deal has just ended, and its points are being counted in view
        self.one_side = False  # the settlement has only its first side so far
        self.ignores_taps = False  # a deal has just ended, and a tap may have been meant for what was there before
        self.weighing = False  # a hint is being thought about
        self.can_undo = False
        self.can_rush = False  # the player is out of the deal, and need not watch its end
        self.can_repeat = False  # another match like this one can be begun
        self.can_look_back = False  # deals that are over can be looked back at
        self.guided = False  # the player is new to the game, and is told what may be done
        self.past = False  # what is shown is over: cards are looked at, not chosen
        self.told: dict[str, list[str]] = {}  # the marks of cards in a hand of the past, by key
        self.coached = False  # a coach leads through it: nothing follows the deal
        self.wanted: Sequence[str] = ()  # the moves that the coach waits for
        self.awaits_next = False  # the coach waits for "Next": no move is to be made yet
        self.practice = False  # everything can be taken back, bets as well
        self.daily = False  # it is a deal of the day: the match ends with it
        self.gives_help = True  # there are hints, and moves can be taken back
        self.ready = False  # the engine is up
        self.persons: list[int] = []  # the seats of people at this device
        self.deals: list[SettledDeal] = []  # for the score
        self.held = 0  # the most cards that the hand had room for in this deal: it keeps their space
        self._has_bet_row = False  # whether there were bets in this deal: their row keeps its space
        self.aim: Aim | None = None  # the result to beat
        self.seal = ""  # the HTML of what is said below the result
        self.head = ""  # the HTML of a further button above the table
        self.faces: dict[str, Face] = {}  # every card of the game, by name
        self.cards_html: dict[str, str] = {}  # the HTML of cards in the hand so far, by key and state

    @property
    def has_view(self) -> bool:
        """Returns whether there is a table to show: not while it is awaited, nor while nobody may look."""
        return self._view is not None

    @property
    def view(self) -> "TableView":
        """Returns the table that is shown; raises LookupError if `has_view` is False."""
        if self._view is None:
            raise LookupError("nobody may look")
        return self._view

    def told_label(self, slot: "OpenSlot", points: int) -> str:
        """Returns the name of a card in an open hand, with its marks in words."""
        label = self.words.card(slot["face"], points)
        for mark in self.told.get(slot["key"], ()):
            label = self.words.t("card-" + mark, {"card": label})
        return label

    @property
    def is_settled(self) -> bool:
        """Returns whether the deal is over and its last trick has gone: then its settlement is shown."""
        return self.view.table["deal_over"] and not self.linger

    @property
    def counted(self) -> int:
        """Returns the last deal with points, 0 before there is one; that in which a match is conceded has none."""
        return self.deals[-1]["deal"] if self.deals else 0

    def bet_question(self) -> str:
        """Returns the question before a bet, or before none; it can be asked even while nobody may look."""
        if self.practice:
            return self.words.t("table-bet-practice")
        armed = [action for action in self._bets() if action["move"] == self.armed] if self.has_view else []
        declines = any(not action["label"]["args"][VALUE] for action in armed)
        return self.words.t("table-bet-never" if declines else "table-bet-sure")

    def see(self, view: "TableView | None", persons: list[int]) -> None:
        """Shows a new table; what was pending at the old one is dropped, cards of its deal stay selected."""
        old = self._view
        if old is None or view is None or old.table["deal"] != view.table["deal"]:
            self.cards_html = {}
            self.selection.clear()  # in another deal the same cards may come again
            self.held = 0
            self._has_bet_row = False
        stays = False
        if old is None or view is None or old.viewer != view.viewer:
            self.focus = None  # where one player's finger has been is nobody else's business
            self.armed = None
        else:
            stays = is_same_turn(old, view)
            if all(action["move"] != self.armed for action in view.table["actions"]):
                self.armed = None
        if not stays:
            self.hint = None
            self.advised = ""
        if view is not None and view.must() and (old is None or old.viewer != view.viewer or not old.must()):
            self._ask_again(view)
        taken = view.tricks() - old.tricks() if old is not None and view is not None else 0
        ends = taken > 0 and self.queued is not None  # the viewer's own move has ended the trick
        goes = (taken and not ends) or self._made_last
        if old is None or view is None or view.must() or view.table["deal_over"] or goes:
            self.made = None
        self._made_last = ends and self.made is not None
        if view is not None:
            self.held = max(self.held, len(view.hand_slots()) + (1 if view.draws_yet() else 0))
            # A picture of an older version has no "betting".
            self._has_bet_row = self._has_bet_row or view.table.get("betting", False)
        self._view = view
        self.persons = persons
        self.queued = None
        self.lapsing = None
        self.automatic = None
        self.refusal = ""
        self.thinking = None
        self.linger = False
        self.bombing = False
        self.ignores_taps = False
        self.one_side = False
        self.weighing = False
        follows = old is not None and view is not None and taken <= 1 and _follows(view, old)
        self.former = old if follows else None
        self.selection.drop_answer()
        self.selection.keep(view.hand_slots() if view is not None else [])

    def space(self) -> "tuple[int, bool]":
        """Returns what keeps its space for the rest of the deal: the most cards held so far, and the row of bets."""
        return self.held, self._has_bet_row

    def keep_space(self, held: int, bets: bool) -> None:
        """Keeps space as it was when the table shown was last seen."""
        self.held = max(self.held, held)
        self._has_bet_row = self._has_bet_row or bets

    def bring(self, *, coached: bool) -> bool:
        """Selects what goes with the card tapped first, if `coached` only the move waited for; returns if it did."""
        return self.selection.bring(self.view.hand_slots(), self.wanted if coached else None)

    def spend(self, move: str) -> None:
        """Deselects the cards of a move that was made; a pass deselects everything.

        Of two cards with one name, the one that was played may not be the one that was selected.
        """
        plays = self.selection.actions(self.view.hand_slots()) if self.has_view else []
        passes = [one for one in self.actions() if one["kind"] == PASS_ACTION] if self.has_view else []
        if any(one["move"] == move for one in plays + passes):
            self.selection.clear()

    def by_itself(self, action: "Action") -> str:
        """Returns in words that a move plays itself, and why: a pass does where nothing beats the trick."""
        if action["kind"] == PASS_ACTION:
            return self.words.t("table-automatic-pass")
        if self.view.has_melds():  # what it does is more than to play a card: it may end the deal
            return self.words.t("table-automatic-move", {"move": self.words.aloud(action["label"])})
        return self.words.t("table-automatic", {"cards": self.words.cards(action["cards"])})

    def fitting(self, text: "Text | None") -> "Text | None":
        """Returns a Text in its form for coached players, or for where nothing can be taken back, if there is one."""
        found = self.words.form(text, "coached") if self.coached else text
        return self.words.form(text, "final") if found is text and not self.gives_help else found

    def text_of(self, text: "Text | None") -> str:
        """Returns the words for a Text in its fitting form."""
        return self.words.text(self.fitting(text))

    def refuse(self, why: "Text | None", otherwise: str = "") -> str:
        """Shows why what was asked for cannot be done, `otherwise` without a reason; returns what to say aloud."""
        self.refusal = self.text_of(why) or otherwise
        self.rule = self.words.rule(why)
        return self.refusal if self.coached else self.words.aloud(self.fitting(why)) or otherwise

    def selected_aloud(self) -> str:
        """Returns what to say about the selected cards: the moves that they make, or what they still lack.

        "" for the cards of a hint, which has just been read out.
        """
        if self.hint is not None:
            return ""
        slots = self.view.hand_slots()
        moves = [self.words.aloud(action["label"]) for action in self.selection.actions(slots)]
        return self.words.sentences(moves) or self.words.aloud(self.selection.missing(slots))

    def actions(self) -> "list[Action]":
        """Returns the moves open to the player that need no selected card."""
        return self.view.table["actions"]

    def bets(self) -> "list[Action]":
        """Returns the bets that the player is asked about: none once that is dismissed, unless a hint is to bet."""
        if self.bets_dismissed() and (self.hint is None or self.hint.action["kind"] != BET_ACTION):
            return []
        return self._bets()

    def dismiss_bets(self) -> None:
        """Dismisses the question about a bet until the player's next turn, or until it changes."""
        if self.view.viewer is not None:
            self._dismissed[self.view.viewer] = (self._question(), self.view.table["ply"])

    def _ask_again(self, view: "TableView") -> None:
        """Asks again about a bet at the turn after the one in which that was dismissed."""
        seat = -1 if view.viewer is None else view.viewer
        if seat in self._dismissed and self._dismissed[seat][1] < view.table["ply"]:
            del self._dismissed[seat]

    def reopen_bets(self) -> None:
        """Asks again about a bet that was dismissed."""
        if self.view.viewer is not None:
            self._dismissed.pop(self.view.viewer, None)

    def foremost(self, plays: "Sequence[Action]") -> "Action":
        """Returns which move of the selected cards is pressed next: what a coach wants, was advised, or the first."""
        wanted = self.wanted or [self.advised]
        return next((play for play in plays if play["move"] in wanted), plays[0])

    def warns(self, move: str) -> bool:
        """Returns whether to ask before a move that would end the betting, which is done once per deal."""
        seat = self.view.viewer
        moment = (-1 if seat is None else seat, self.view.table["deal"])
        plays = self.selection.actions(self.view.hand_slots()) + ([self.hint.action] if self.hint else [])
        is_played = any(action["move"] == move and action["at"] == TRICK for action in plays)
        if not is_played or not self._bets() or moment in self._warned:
            return False
        self._warned.append(moment)
        self.reopen_bets()
        return True

    def bets_dismissed(self) -> bool:
        """Returns whether the player could bet and has dismissed the question."""
        seat = self.view.viewer
        if seat is None or seat not in self._dismissed or not self._bets():
            return False
        return self._dismissed[seat][0] == self._question()

    def keeps_bet_row(self) -> bool:
        """Returns whether the row of bets keeps its space while empty: for the rest of a deal in which it had any.

        In a lesson the coach needs the space.
        """
        return not self.coached and self._has_bet_row

    def _bets(self) -> "list[Action]":
        return [action for action in self.actions() if action["kind"] == BET_ACTION]

    def _question(self) -> tuple[int, list[str]]:
        return self.view.table["deal"], [action["move"] for action in self._bets()]

    def point(self, action: "Action", reasons: "Sequence[Text]", others: "Alternatives" = ()) -> None:
        """Shows a hint: a move, its cards, its weightiest reasons, and what else could be done."""
        keys = keys_of(likeliest(self.view.hand_slots(), action["cards"]), action["cards"])
        seen, said = self.words.text, self.words.aloud
        text = self._proposal(seen, action, reasons)
        heard = (self._proposal(said, action, reasons), self._others(said, others))
        self.hint = Hint(action, keys, text, self._others(seen, others), heard)
        self.advised = action["move"]

    def _proposal(self, words_of: "Callable[[Text], str]", action: "Action", reasons: "Sequence[Text]") -> str:
        label = words_of(action["label"])
        said = [words_of(reason) for reason in reasons[:REASONS]] + self._without_bet(action)
        why = self.words.sentences(said)
        return self.words.t("table-hint-why" if said else "table-hint-move", {"move": label, "why": why})

    def _without_bet(self, action: "Action") -> list[str]:
        """Returns what a hint for anything else says of the bet that is asked about, nothing where none is."""
        if action["kind"] == BET_ACTION or self.bets_dismissed() or not self._bets():
            return []
        return [self.words.t("table-hint-bet", {"waits": "yes" if action["kind"] == PASS_ACTION else "no"})]

    def _others(self, words_of: "Callable[[Text], str]", others: "Alternatives") -> str:
        """Returns what else could be done, in words: first what is as good, or perhaps so, then what is worse."""
        words = self.words
        even: list[str] = []
        rest: list[str] = []
        is_close = False
        for action, loss, is_sure in others:
            move = words_of(action["label"])
            if loss is not None and loss >= SAME and is_sure:
                rest.append(words.t("table-hint-other", {"move": move, "loss": worse(loss)}))
            else:
                (rest if loss is None else even).append(words.t("table-hint-next", {"move": move}))
                is_close = is_close or (loss or 0.0) >= SAME
        said = []
        if even:
            said.append(words.t("table-hint-close" if is_close else "table-hint-as-good", {"moves": words.row(even)}))
        if rest:
            said.append(words.t("table-hint-others", {"moves": words.row(rest)}))
        return words.sentences(said)

    @property
    def hinted(self) -> list[str]:
        """Returns the keys of the cards that a hint points at."""
        return self.hint.keys if self.hint is not None else []


def is_same_turn(old: "TableView", view: "TableView") -> bool:
    """Returns whether the viewer's choices are the same; where several choose at once, others may have chosen."""
    if not (old.must() and view.must() and old.hand_slots() == view.hand_slots()):
        return False
    one, other = old.table, view.table
    return len(one["must"]) > 1 or [one["deal"], one["ply"]] == [other["deal"], other["ply"]]


def _follows(view: "TableView", former: "TableView") -> bool:
    """Returns whether a table comes after another of the same deal."""
    one, other = view.table, former.table
    return one["deal"] == other["deal"] and one["ply"] > other["ply"]
