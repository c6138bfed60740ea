"""Words at the table: accessible names of cards, texts of the view model, labels of the table's own."""

from ..cards import split_face


class Words:
    """Translates for the table; remembers the names of cards, which every redraw asks for again."""

    def __init__(self, l10n):
        self._l10n = l10n
        self._cards = {}
        self._own = {}
        self._game = ""

    def play(self, game):
        """Says which game is on the table: what its own texts say goes before what every game shares."""
        if game != self._game:
            self._game = game
            self._cards = {}
            self._own = {}

    def t(self, code, args=None):
        """Returns the text for a code of the table's own, in the game's words where it has some."""
        return self._l10n.t(self._of(code), args)

    def _of(self, code):
        if code not in self._own:
            own = f"own-{self._game}-{code}"
            self._own[code] = own if self._game and self._l10n.has(own) else code
        return self._own[code]

    def text(self, value):
        """Returns the words for a Text of the view model, "" for None."""
        return self._l10n.text(value) if value else ""

    def heads(self, value):
        """Returns whether a Text stands above others: its message has the attribute `heading`."""
        return self._l10n.has(value["code"] + ".heading")

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
        """Returns the accessible name of a card: "7 of lozenges, 1 point"; a game may call its suits otherwise."""
        key = f"{face}|{points}"
        if key not in self._cards:
            rank, suit = split_face(face)
            code = "card-" + suit
            own = self._of(code) != code
            known = "rank-" + rank
            spoken = self.t(known) if rank and not own and (suit == "" or not rank.isdigit()) else rank
            name = self.t(code, {"rank": spoken}) if suit else spoken
            self._cards[key] = self.t("card-points", {"card": name, "points": points}) if points else name
        return self._cards[key]
