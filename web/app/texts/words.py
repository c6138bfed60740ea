"""Texts in the words of one game: names of cards, texts of the table view, labels that a game words its own way."""

from ..markup.cards import split_face
from ..markup.html import voiced

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..messages import Args, Text
    from .l10n import L10n


class Words:
    """Translates for one game; remembers the names of cards, which every redraw asks for again."""

    def __init__(self, l10n: "L10n") -> None:
        self._l10n = l10n
        self._cards: dict[str, str] = {}
        self._codes: dict[str, str] = {}
        self._game = ""

    def use(self, game: str) -> None:
        """Chooses the game whose own texts are preferred to those that all games share."""
        if game != self._game:
            self._game = game
            self._cards = {}
            self._codes = {}

    def t(self, code: str, args: "Args | None" = None) -> str:
        """Returns the page's own text for a code, in the game's words where it has some."""
        return self._l10n.t(self._code(code), args)

    def _code(self, code: str) -> str:
        if code not in self._codes:
            own = f"own-{self._game}-{code}"
            self._codes[code] = own if self._game and self._l10n.has(own) else code
        return self._codes[code]

    def text(self, value: "Text | None") -> str:
        """Returns the words for a Text of the table view, "" for None."""
        return self._l10n.text(value) if value else ""

    def aloud(self, value: "Text | None", faces: "Sequence[str]" = ()) -> str:
        """Returns the words for a Text as they are said aloud; some texts name the cards shown, `faces`."""
        return self._l10n.aloud(value, self.cards(faces)) if value else ""

    def voiced(self, value: "Text | None") -> str:
        """Returns the HTML of a Text's words, as they are seen and as they are said aloud."""
        return voiced(self.text(value), self.aloud(value))

    def cards(self, faces: "Sequence[str]") -> str:
        """Returns cards in words, those of a suit together: "5 and 6 of suns, 5 of stars, Jack"."""
        suits: list[str] = []
        ranks: dict[str, list[str]] = {}
        for face in faces:
            rank, suit = split_face(face)
            if not (rank and suit):  # a wild card, or one without a rank: each by itself
                suits.append(face)
            elif suit in ranks:
                ranks[suit].append(rank)
            else:
                suits.append(suit)
                ranks[suit] = [rank]
        return self.row([self._of_suit(suit, ranks[suit]) if suit in ranks else self.card(suit) for suit in suits])

    def _of_suit(self, suit: str, ranks: "Sequence[str]") -> str:
        """Returns the cards of one suit in words."""
        if len(ranks) == 1:
            return self.card(ranks[0] + suit)
        return self.t("card-" + suit, {"rank": self._l10n.listing([self._rank(rank) for rank in ranks])})

    def _rank(self, rank: str) -> str:
        return rank if rank.isdigit() else self.t("rank-" + rank)

    def row(self, items: "Sequence[str]") -> str:
        """Returns words in a row, separated as the language has it."""
        return self._l10n.row(items)

    def in_form(self, value: "Text | None", attribute: str) -> str:
        """Returns a Text's words in a form, an attribute of its message, or else its usual words.

        Forms are `short`, where there is little room, `final`, where nothing can be taken back, and `coached`.
        """
        return self.text(self.form(value, attribute))

    def in_form_aloud(self, value: "Text | None", attribute: str) -> str:
        """Returns the same as it is said aloud."""
        return self.aloud(self.form(value, attribute))

    def form(self, value: "Text | None", attribute: str) -> "Text | None":
        """Returns the Text in a form, or the Text itself if its message has no such form."""
        code = f"{value['code']}.{attribute}" if value else ""
        if value and self._l10n.has(code):
            return {"code": code, "args": value.get("args") or {}}
        return value

    def heads(self, value: "Text") -> bool:
        """Returns whether a Text is a heading, that is, its message has the attribute `heading`."""
        return self._l10n.has(value["code"] + ".heading")

    def rule(self, value: "Text | None") -> str:
        """Returns the section of the rules that a Text is about, its message's attribute `rule`; "" for none."""
        code = value["code"] + ".rule" if value else ""
        return self._l10n.t(code) if code and self._l10n.has(code) else ""

    def explains(self, value: "Text") -> str:
        """Returns what a small fact means, its message's attribute `about`; "" if it explains itself."""
        code = value["code"] + ".about"
        return self.text({"code": code, "args": value.get("args") or {}}) if self._l10n.has(code) else ""

    def name(self, seat: int) -> str:
        """Returns the name of a seat: always the name, never "you"."""
        return self._l10n.resolver(seat)[0]

    def you(self, seat: int) -> bool:
        """Returns whether a seat belongs to the only person who plays on this device."""
        return self._l10n.resolver(seat)[1]

    def listing(self, items: "Sequence[str]") -> str:
        """Returns items as the language lists them: "Anna, Béla and Cili"."""
        return self._l10n.listing(items)

    def sentences(self, items: "Sequence[str]") -> str:
        """Returns texts one after the other, as sentences."""
        return self._l10n.sentences(items)

    def about(self, face: str) -> str:
        """Returns what the game says about a special card, "" for any other.

        That is the text `own-<game>-about-<rank>`, or with the suit if the card has no rank.
        """
        rank, suit = split_face(face)
        code = f"own-{self._game}-about-{rank or suit}"
        return self._l10n.t(code) if self._l10n.has(code) else ""

    def stand_in(self, face: str, stands: str, points: int = 0) -> str:
        """Returns the accessible name of a card played as another rank, `stands`; "" is its own rank."""
        label = self.card(face, points)
        rank = stands if stands.isdigit() else self.card(stands) if stands else ""
        return self.t("card-stands", {"card": label, "rank": rank}) if stands else label

    def card(self, face: str, points: int = 0) -> str:
        """Returns the accessible name of a card: "7 of lozenges, 1 point"; a game may name its suits differently."""
        key = f"{face}|{points}"
        if key not in self._cards:
            rank, suit = split_face(face)
            code = "card-" + suit
            own = self._code(code) != code
            known = "rank-" + rank
            spoken = self.t(known) if rank and not own and (suit == "" or not rank.isdigit()) else rank
            name = self.t(code, {"rank": spoken}) if suit else spoken
            self._cards[key] = self.t("card-points", {"card": name, "points": points}) if points else name
        return self._cards[key]


def worse(points: float) -> float:
    """Rounds a loss as people would put it: to halves below two points, else to a whole number; 0 is "a little"."""
    return round(2 * points) / 2 if points < 2 else round(points)
