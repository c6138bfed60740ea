"""Draws the looking person's own hand: every card a button that says what it is and whether it can join."""

from ..cards import card_html
from ..html import esc
from .found import Found
from .sorting import shown

MANY = 17  # of more cards than that the rows cover one another, and do so until the next deal
SAID = ("given", "received", "drawn")  # what a game may say of a card in hand: it has a look and words


def hand_html(scene):
    """Returns the hand as HTML, sorted as its person likes it; "" where nobody looks, and after the deal."""
    hand = scene.view.hand()
    if hand is None or not hand["slots"] or scene.view.table["deal_over"]:
        return ""
    slots = shown(scene)
    single = bool(scene.view.zones("tower"))  # there everybody plays one card at a time
    live = scene.selection.lit(hand["slots"], single) if scene.view.must() else None
    keys = [slot["key"] for slot in slots]
    reach = scene.focus if scene.focus in keys else keys[0]
    if scene.view.arranges():
        return _arranged(scene, hand, slots, live or None, reach)
    plain = "".join([_card(scene, slot, live, reach) for slot in slots if "wild" not in slot["marks"]])
    wild = "".join([_card(scene, slot, live, reach) for slot in slots if "wild" in slot["marks"]])
    if wild:
        plain += f'<span class="wilds">{wild}</span>'
    size = len(slots)
    label = esc(scene.words.t("table-hand", {"n": size}))
    style = "hand"
    if size > MANY:
        scene.strips = scene.view.table["deal"]
    if scene.strips == scene.view.table["deal"]:
        style += " hand-strips"
    return f'<div class="{style}" role="group" aria-label="{label}" data-size="{size}">{plain}</div>'


def _arranged(scene, hand, slots, live, reach):
    """Returns a hand that its person arranges: no card is dim before one is chosen, and below lies what was found."""
    found = Found(scene.words, hand, slots)
    cards = []
    for at, slot in enumerate(slots):
        after = slots[at + 1] if at + 1 < len(slots) else None
        cards.append(_card(scene, slot, live, reach, found.mark(slot, after)))
    label = esc(scene.words.t("table-hand", {"n": len(slots)}))
    attrs = f'class="hand hand-arranged" role="group" aria-label="{label}" data-arrange=""'
    return f'<div {attrs} data-size="{len(slots)}">{"".join(cards)}</div>'


def _card(scene, slot, live, reach, below=""):
    key = slot["key"]
    marks = []
    if scene.selection.has(key):
        marks.append("selected")
    elif live is not None:
        marks.append("live" if key in live else "dim")
    if key in scene.hinted:
        marks.append("hint")
    if key == reach:
        marks.append("reach")
    marks += [mark for mark in slot["marks"] if mark in SAID]
    # A tap changes a few cards of many: the others are taken as they were drawn before.
    state = key + " " + " ".join(marks)
    if state not in scene.drawn:
        points = 0 if scene.view.arranges() else slot["points"]  # there every rank says what it counts
        scene.drawn[state] = _drawn(scene.words, slot, marks, points)
    return f'<span class="place">{scene.drawn[state]}{below}</span>'


def _drawn(words, slot, marks, points):
    attrs = 'data-act="card" tabindex="{}"'.format("0" if "reach" in marks else "-1")
    label = words.card(slot["face"], points)
    if "dim" in marks:
        label = words.t("card-no-join", {"card": label})
    for mark in marks:
        if mark in SAID:
            label = words.t("card-" + mark, {"card": label})
    styles = [mark for mark in marks if mark != "reach"]
    return card_html(
        slot["face"], key=slot["key"], marks=styles, points=points, label=label, tag="button", attrs=attrs
    )
