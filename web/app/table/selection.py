"""The cards a person has tapped, and what the engine says they can become; no rule is known here."""


class Selection:
    """Selected slots in the order of the taps, and the last answer to `touch`.

    An answer counts only for the very cards it was asked for; until it comes the old light stays on.
    """

    def __init__(self):
        self.keys = []
        self.answer = None
        self._asked = None
        self._start = []

    def has(self, key):
        """Returns whether a slot is selected."""
        return key in self.keys

    def toggle(self, key):
        """Selects a slot, or lets it go."""
        if key in self.keys:
            self.keys.remove(key)
        else:
            self.keys.append(key)

    def choose(self, keys):
        """Selects exactly these slots."""
        self.keys = list(keys)

    def clear(self):
        """Lets everything go."""
        self.keys = []

    def forget(self):
        """Drops the last answer: the table has changed."""
        self.answer = None
        self._asked = None
        self._start = []

    def replaces(self, slot, free):
        """Returns whether a card takes the place of the one selected: it could begin, and nothing can join that.

        Where players are `free` to begin anew something may.
        """
        return len(self.keys) == 1 and (free or not self.answer["live"]) and slot["face"] in self._start

    def keep(self, slots):
        """Lets go what is no longer among the slots of the hand."""
        there = [slot["key"] for slot in slots]
        self.keys = [key for key in self.keys if key in there]

    def names(self, slots):
        """Returns the names of the selected cards, sorted: what `touch` is asked for."""
        return sorted([slot["face"] for slot in slots if slot["key"] in self.keys])

    def take(self, names, answer):
        """Takes the engine's answer for these names; returns False when the selection has moved on since."""
        self._asked = list(names)
        self.answer = answer
        if not names:
            self._start = answer["live"]
        return True

    def answered(self, slots):
        """Returns whether the answer is for what is selected now."""
        return self.answer is not None and self._asked == self.names(slots)

    def live(self, slots):
        """Returns the keys of the slots that can still join, None while nothing is known.

        Of several cards with one name either may be the one that joins.
        """
        if self.answer is None:
            return None
        names = self.answer["live"]
        return [slot["key"] for slot in slots if slot["face"] in names and slot["key"] not in self.keys]

    def lit(self, slots, single):
        """Returns the keys of the slots to show as live: among single cards also those to choose instead."""
        live = self.live(slots)
        if single and self.keys and not live and self._start:
            return [slot["key"] for slot in slots if slot["face"] in self._start]
        return live

    def actions(self, slots):
        """Returns the moves that the selected cards make, [] while that is not known."""
        if not self.keys or not self.answered(slots):
            return []
        return [action for action in self.answer["actions"] if action["cards"]]
