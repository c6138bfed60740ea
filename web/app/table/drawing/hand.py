"""Draws the viewer's hand: every card a button that says what it is and whether it can join."""

from ...markup.cards import card_html
from ...markup.html import esc
from ...texts.engine_words import POINTS
from ..state.hand_order import ONE_ROW, second_row, shown
from ..state.table_view import groups_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...messages import OpenSlot, SlotMark, Zone
    from ...texts.words import Words
    from ..state.scene import Scene

LAST = 5  # a hand of at most this many cards is one row again, in the space of two
SAID: "tuple[SlotMark, ...]" = ("given", "received", "drawn")  # marks of a card in hand: drawn, and put in words


def hand_html(scene: "Scene") -> str:
    """Returns the hand, sorted as its player likes it; "" without a viewer, and after the deal.

    An empty hand leaves its space to the cloth for the rest of the deal. It keeps it while the trick that ended the
    deal still lies there, and in games where all play their last cards together.
    """
    hand = scene.view.hand()
    if hand is None or scene.is_settled:
        return ""
    single = scene.view.plays_singly()
    if not hand["slots"]:
        former = scene.former if scene.linger else None
        stays = single or (former is not None and former.hand_slots())
        return hand_box_html(scene, "hand", 0, '<span class="place"></span>') if stays else ""
    slots = shown(scene)
    live = scene.selection.lit(scene.view.hand_slots(), single=single) if scene.view.must() else None
    keys = [slot["key"] for slot in slots]
    focus = scene.focus if scene.focus in keys else keys[0]
    if scene.view.has_melds():
        return _arranged(scene, hand, slots, live or None, focus)
    row = second_row(scene, slots)
    cards = [_card(scene, slot, live, focus, begins=at == row) for at, slot in enumerate(slots)]
    plain = "".join([card for card, slot in zip(cards, slots) if "wild" not in slot["marks"]])
    wild = "".join([card for card, slot in zip(cards, slots) if "wild" in slot["marks"]])
    if wild:
        plain += f'<span class="wilds">{wild}</span>'
    return hand_box_html(scene, "hand", len(slots), plain, row=row)


def hand_box_html(
    scene: "Scene", style: str, size: int, cards: str, *, row: int = 0, attrs: str = "", more: int = 0
) -> str:
    """Returns the element that holds a hand; the style sheet learns its size and that of the longer row from it.

    It has room for `more` further cards, and keeps the space for the most that it has held in this deal, so that
    neither drawing nor playing a card moves a button; the cards that are there fill their rows, whatever comes. The
    last few are in the middle, whatever they have room for.
    """
    room = size + more
    held = room if scene.past or scene.coached else max(room, scene.held)
    is_last = room <= LAST
    if is_last:
        room = size
        row = 0
    if held > ONE_ROW:
        style += " hand-rows"
        if held > room:
            attrs += f' data-held="{held}"'
        if is_last:
            style += " hand-last"
        attrs += f' data-row="{max(row, size - row)}"'
    elif room > size:
        attrs += f' data-row="{size}"'
    label = esc(scene.words.t("table-hand", {"n": size}))
    return f'<div class="{style}" role="group" aria-label="{label}" data-size="{max(room, 1)}"{attrs}>{cards}</div>'


def _arranged(scene: "Scene", hand: "Zone", slots: "list[OpenSlot]", live: "Sequence[str] | None", focus: str) -> str:
    """Returns a hand that its player arranges: no card is dimmed until one is chosen, and melds are marked below."""
    marks = _MeldMarks(scene.words, hand, slots, past=scene.past)
    row = second_row(scene, slots)
    cards = []
    for at, slot in enumerate(slots):
        after = slots[at + 1] if at + 1 < len(slots) else None
        cards.append(_card(scene, slot, live, focus, marks.below(slot, after), begins=at == row))
    attrs = "" if scene.past else ' data-arrange=""'
    more = 1 if scene.view.draws_yet() and not scene.past else 0
    return hand_box_html(scene, "hand hand-arranged", len(slots), "".join(cards), row=row, attrs=attrs, more=more)


def _card(
    scene: "Scene",
    slot: "OpenSlot",
    live: "Sequence[str] | None",
    focus: str,
    below: str = "",
    *,
    begins: bool,
) -> str:
    """Returns a card in its place; `begins` is true if it starts the second of two rows."""
    place = "place begins-row" if begins else "place"
    points = 0 if scene.view.has_melds() else slot["points"]  # in rummy the rank shows what a card counts
    if scene.past:
        told = scene.told.get(slot["key"], ())
        label = scene.told_label(slot, points)
        card = card_html(slot["face"], key=slot["key"], marks=told, points=points, label=label)
        return f'<span class="{place}">{card}{below}</span>'
    key = slot["key"]
    marks = []
    if scene.selection.has(key):
        marks += ["selected", "brought"] if scene.selection.is_brought(key) else ["selected"]
    elif live is not None:
        marks.append("live" if key in live else "dim")
    if key in scene.hinted:
        marks.append("hint")
    if key == focus:
        marks.append("focus")
    marks += [mark for mark in slot["marks"] if mark in SAID]
    # A tap changes few cards: the HTML of the others is reused.
    state = key + " " + " ".join(marks)
    if state not in scene.cards_html:
        scene.cards_html[state] = _card_button(scene.words, slot, marks, points)
    return f'<span class="{place}">{scene.cards_html[state]}{below}</span>'


def _card_button(words: "Words", slot: "OpenSlot", marks: list[str], points: int) -> str:
    attrs = 'data-act="card" tabindex="{}"'.format("0" if "focus" in marks else "-1")
    label = words.card(slot["face"], points)
    if "dim" in marks:
        label = words.t("card-no-join", {"card": label})
    for mark in marks:
        if mark in SAID:
            label = words.t("card-" + mark, {"card": label})
    styles = [mark for mark in marks if mark != "focus"]
    return card_html(
        slot["face"], key=slot["key"], marks=styles, points=points, label=label, tag="button", attrs=attrs
    )


class _MeldMarks:
    """The marks below the cards of a hand that form melds, with each meld's points where it begins.

    A line marks a run, dots mark a group. A tap on either selects the whole meld, unless the hand is `past`.
    """

    def __init__(self, words: "Words", hand: "Zone", slots: "list[OpenSlot]", *, past: bool) -> None:
        self._words = words
        self._past = past
        self._groups = {}
        self._heads = {}
        for group, _ in groups_of(hand):
            self._groups[group["key"]] = group
            self._heads[group["key"]] = _head(slots, group["key"])

    def below(self, slot: "OpenSlot", after: "OpenSlot | None") -> str:
        """Returns the mark below a card; `after` is the card beside it."""
        key = slot["group"]
        if key not in self._groups:
            return '<span class="meld-mark-none"></span>'
        group = self._groups[key]
        style = "meld-mark meld-mark-run" if "run" in group["marks"] else "meld-mark meld-mark-dots"
        if after is not None and after["group"] == key:
            style += " meld-mark-on"
        points = esc(group["label"]["args"].get(POINTS, "")) if self._heads[key] == slot["key"] else ""
        if self._past:
            return f'<span class="{style}" aria-hidden="true"><span class="num">{points}</span></span>'
        if self._heads[key] != slot["key"]:
            return f'<span class="{style}" data-act="choose-meld" data-group="{esc(key)}" aria-hidden="true"></span>'
        label = esc(self._words.t("hand-found", {"what": self._words.aloud(group["label"])}))
        return (
            f'<button type="button" class="{style} meld-mark-head" data-act="choose-meld" data-group="{esc(key)}" '
            f'data-key="choose-meld:{esc(key)}" aria-label="{label}"><span class="num">{points}</span></button>'
        )


def _head(slots: "list[OpenSlot]", group: str) -> str | None:
    """Returns the key of the first card in the longest unbroken part of a meld."""
    longest = 0
    head = None
    start = None
    length = 0
    for slot in slots:
        if slot["group"] != group:
            start = None
            length = 0
            continue
        start = start or slot["key"]
        length += 1
        if length > longest:
            longest = length
            head = start
    return head
