"""The cards a player has tapped, and what they can become according to the engine; knows no rules."""

from ...texts.engine_words import BOMB, EXCHANGE
from .table_view import keys_of, likeliest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...messages import Action, OpenSlot, Text, Touch


class Selection:
    """Selected cards in the order of the taps, and the engine's last answer to `touch`.

    An answer counts only for the cards it was asked about; until the next one comes, cards stay lit as they were.
    """

    def __init__(self) -> None:
        self.keys: list[str] = []
        self.answer: Touch | None = None
        self._asked: list[str] | None = None
        self._start: list[str] | None = None  # the cards that a play could begin with, None while that is unknown
        self.first: str | None = None  # the card that has brought the others along, or is to
        self._offers: list[Action] = []  # the combinations that it could bring
        self._brought: list[str] = []  # the cards that it has brought and that have not been tapped
        self.may_part = False  # whether it could be played without them

    def has(self, key: str) -> bool:
        """Returns whether a card is selected."""
        return key in self.keys

    def toggle(self, key: str) -> None:
        """Selects a card, or deselects it."""
        self._part()
        if key in self.keys:
            self.keys.remove(key)
        else:
            self.keys.append(key)

    def choose(self, keys: "Sequence[str]") -> None:
        """Selects exactly these cards."""
        self._part()
        self.keys = list(keys)

    def clear(self) -> None:
        """Deselects everything."""
        self.choose([])

    def _part(self) -> None:
        """Forgets which card has brought the others along."""
        self.first = None
        self._offers = []
        self._brought = []
        self.may_part = False

    def is_brought(self, key: str) -> bool:
        """Returns whether a card came along with another and has not been tapped."""
        return key in self._brought

    def keeps(self, key: str) -> bool:
        """Returns whether a tapped card had only come along: the tap confirms it, and it stays."""
        if key not in self._brought:
            return False
        self._brought.remove(key)
        return True

    @property
    def is_whole(self) -> bool:
        """Returns whether one card has brought the others along."""
        return bool(self._offers)

    def begin(self, key: str) -> None:
        """Selects a card that is to bring along the others of a combination as soon as the engine names one."""
        self.choose([key])
        self.first = key

    def bring(self, slots: "list[OpenSlot]", wanted: "Sequence[str] | None" = None) -> bool:
        """Selects the likeliest combination of the first card, once it is known; returns whether there is one.

        A card brings along neither a bomb nor a wild card: those are for the player to spend. A coach has it bring
        along only a move that is `wanted`.
        """
        first = self.first
        if first is None or self._offers:
            return False
        offers = self.combinations(slots)
        likeliest = offers[0] if offers else None
        if likeliest is None or _is_bomb(likeliest) or _has_wild(likeliest, slots):
            likeliest = None
        if likeliest is None or (wanted is not None and likeliest["move"] not in wanted):
            self.first = None
            return False
        self._offers = offers
        self.may_part = bool(self.actions(slots))
        self.complete(likeliest, slots)
        self._brought = [key for key in self.keys if key != first]
        return True

    def drop_answer(self) -> None:
        """Drops the last answer: the table has changed."""
        self.answer = None
        self._asked = None
        self._start = None
        self._part()

    def replaces(self, slot: "OpenSlot") -> bool:
        """Returns whether a tapped card takes the place of what it cannot join: a play may begin with it."""
        return bool(self.keys) and slot["face"] in (self._start or ())

    def keep(self, slots: "list[OpenSlot]") -> None:
        """Deselects what is no longer in the hand."""
        there = [slot["key"] for slot in slots]
        if any(key not in there for key in self.keys):
            self._part()
        self.keys = [key for key in self.keys if key in there]

    def names(self, slots: "list[OpenSlot]") -> list[str]:
        """Returns the names of the selected cards, sorted: what `touch` is asked about."""
        return sorted([slot["face"] for slot in slots if slot["key"] in self.keys])

    def take(self, names: "Sequence[str]", answer: "Touch") -> None:
        """Takes the engine's answer about these names."""
        self._asked = list(names)
        self.answer = answer
        if not names:
            self._start = answer["live"]

    @property
    def knows_start(self) -> bool:
        """Returns whether it is known with which cards a play could begin."""
        return self._start is not None

    def answered(self, slots: "list[OpenSlot]") -> bool:
        """Returns whether the answer is about what is selected now."""
        return self.answer is not None and self._asked == self.names(slots)

    def live(self, slots: "list[OpenSlot]") -> list[str] | None:
        """Returns the keys of the cards that can still join, None while that is unknown.

        Of several cards with the same name, any may be the one that joins.
        """
        if self.answer is None:
            return None
        names = self.answer["live"]
        return [slot["key"] for slot in slots if slot["face"] in names and slot["key"] not in self.keys]

    def lit(self, slots: "list[OpenSlot]", *, single: bool) -> list[str] | None:
        """Returns the keys of the cards to show as live; with `single`, or in an exchange, also others.

        Beside a card that goes with nothing, those are live that one may begin with.
        """
        live = self.live(slots)
        moves = self.answer["actions"] if self.answer is not None else []
        single = single or any(action["kind"] == EXCHANGE for action in moves)
        start = self._start or []
        single = single or not any(name in start for name in self.names(slots))
        if single and self.keys and not live and start:
            return [slot["key"] for slot in slots if slot["face"] in start]
        return live

    def actions(self, slots: "list[OpenSlot]") -> "list[Action]":
        """Returns the moves that the selected cards make, alone or in one go, [] while that is unknown."""
        answer = self._about(slots)
        if answer is None:
            return []
        return [action for action in answer["actions"] if action["cards"]] + [
            one["action"] for one in answer["series"]
        ]

    def then(self, move: str, slots: "list[OpenSlot]") -> list[str]:
        """Returns the moves that follow one of the selected cards in the same go."""
        answer = self._about(slots)
        series = [one["moves"] for one in answer["series"]] if answer else []
        return next((moves[1:] for moves in series if moves[0] == move), [])

    def missing(self, slots: "list[OpenSlot]") -> "Text | None":
        """Returns what the selected cards, or none, lack to be a move; None also while that is unknown."""
        return self.answer["missing"] if self.answer is not None and self.answered(slots) else None

    def combinations(self, slots: "list[OpenSlot]") -> "list[Action]":
        """Returns some moves of the selected cards with others, [] while that is unknown.

        If one card has brought the others along, these are its other combinations.
        """
        if self._offers:
            now = self.names(slots)
            return [action for action in self._offers if sorted(action["cards"]) != now]
        answer = self._about(slots)
        return answer["combinations"] if answer else []

    def _about(self, slots: "list[OpenSlot]") -> "Touch | None":
        """Returns the answer about the selected cards, None while it is awaited, or if none are selected."""
        return self.answer if self.keys and self.answered(slots) else None

    def complete(self, action: "Action", slots: "list[OpenSlot]") -> None:
        """Selects the cards of a move; selected cards that belong to it stay selected."""
        names = action["cards"]
        chosen = [slot for slot in slots if slot["key"] == self.first]
        chosen += [slot for slot in slots if self.has(slot["key"]) and slot["key"] != self.first]
        self.keys = keys_of(chosen + [slot for slot in likeliest(slots, names) if slot not in chosen], names)
        self._brought = []


def _is_bomb(action: "Action") -> bool:
    return action["kind"] == BOMB


def _has_wild(action: "Action", slots: "list[OpenSlot]") -> bool:
    return any("wild" in slot["marks"] for slot in slots if slot["face"] in action["cards"])
