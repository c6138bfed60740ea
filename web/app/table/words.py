"""Words at the table: accessible names of cards, texts of the view model, labels of the table's own."""

from ..cards import split_face


class Words:
    """Translates for the table; remembers the names of cards, which every redraw asks for again."""

    def __init__(self, l10n):
        self._l10n = l10n
        self._cards = {}

    def t(self, code, args=None):
        """Returns the text for a code of the table's own."""
        return self._l10n.t(code, args)

    def text(self, value):
        """Returns the words for a Text of the view model, "" for None."""
        return self._l10n.text(value) if value else ""

    def name(self, seat):
        """Returns the name of a seat: always the name, never "you"."""
        return self._l10n.resolver(seat)[0]

    def you(self, seat):
        """Returns whether a seat is the one person's who plays on this device."""
        return self._l10n.resolver(seat)[1]

    def listing(self, items):
        """Returns things in a row as the language joins them."""
        return self._l10n.listing(items)

    def card(self, face, points=0):
        """Returns the accessible name of a card: "7 of lozenges, 1 point"."""
        key = f"{face}|{points}"
        if key not in self._cards:
            rank, suit = split_face(face)
            known = "rank-" + rank
            spoken = self.t(known) if rank and (suit == "" or not rank.isdigit()) else rank
            name = self.t("card-" + suit, {"rank": spoken}) if suit else spoken
            self._cards[key] = self.t("card-points", {"card": name, "points": points}) if points else name
        return self._cards[key]
