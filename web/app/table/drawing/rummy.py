"""Draws the table of a rummy game: stock, discards and what lies beside them, and the melds of each player."""

from ...markup.cards import back_html, card_html
from ...markup.html import button, esc, icon, mark_svg, short
from ...markup.widgets import disc
from ...texts.engine_words import melds_key
from ..state.table_view import groups_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...messages import Action, Group, OpenSlot, Zone
    from ..state.scene import Scene


# How wide a line may be, in tenths of a card's width: for each the page states how many lines all melds then take,
# and the style sheet picks the one that gives the widest cards in the space there is. They are what some melds just
# fill: 47 two of three cards, 53 one of three and one of four, 71 three of three.
WIDTHS = (47, 53, 59, 71, 77, 83, 89, 95, 107, 119, 143, 167)
_MOST = 12  # lines that the style sheet can count; a width that needs more is left out
_BESIDE = 0.58  # of a card's width shows when the next card covers it
_AROUND = 0.1  # of a card's width is the edge of a meld
_APART = 0.15  # of a card's width is between two of them


def rummy_html(scene: "Scene") -> str:
    """Returns the cloth with its piles and melds, those of the bottom seat first."""
    piles = "".join([_pile(scene, zone) for zone in scene.view.zones(place="centre")])
    seats = [scene.view.bottom] + [seat for seat in scene.view.others() if seat != scene.view.bottom]
    zones = [zone for seat in seats for zone in scene.view.zones("melds", seat) if zone["slots"]]
    melds = "".join([_melds(scene, zone) for zone in zones])
    words = scene.words
    label = esc(words.t("table-melds"))
    style = "melds scroll" if melds else "melds-none melds scroll"  # another element: see js/morph.js
    mark = mark_svg(scene.view.table["game"], "cloth-mark")
    inner = melds or f'{mark}<p class="melds-empty">{esc(words.t("table-melds-none"))}</p>'
    attrs = f'role="region" aria-label="{label}" tabindex="0" data-drop="{melds_key(scene.view.bottom)}"'
    if melds:
        sizes = [[len(slots) for _, slots in groups_of(zone)] for zone in zones]
        counts = [(width, _lines(sizes, width)) for width in WIDTHS]
        attrs += "".join([f' data-in-{width}="{lines}"' for width, lines in counts if 0 < lines <= _MOST])
    area = f'<div class="{style}" {attrs}>{inner}</div>'
    tools = button("guide", words.t("table-guide"), "icon-btn", icon=icon("rules"))
    tools += button("log", words.t("table-log"), "icon-btn tool-log", icon=icon("log"))
    side = f'<div class="piles">{piles}<div class="piles-tools">{tools}</div></div>'
    return f'<div class="felt cloth cloth-melds" data-key="cloth" data-act="hurry">{side}{area}</div>'


def _lines(sizes: list[list[int]], width: int) -> int:
    """Returns how many lines all melds take, each line `width` tenths of a card wide; 0 if a meld is wider.

    `sizes` has, for each player who has laid melds, the number of cards in each of them.
    """
    lines = 0
    line = width / 10 + _APART
    for laid in sizes:
        room = 0.0
        for size in laid:
            meld = 1 + (size - 1) * _BESIDE + _AROUND + _APART
            if meld > line:
                return 0
            if room < meld:
                lines += 1
                room = line
            room -= meld
    return lines


def _pile(scene: "Scene", zone: "Zone") -> str:
    """Returns a pile with its name."""
    words = scene.words
    key = zone["key"]
    name = words.text(zone["label"])
    slot = zone["slots"][-1] if zone["slots"] else None
    if slot is None:
        top = '<span class="pile-empty"></span>'
    elif slot["face"] is None:
        top = back_html(key=slot["key"], count=zone["count"])
    else:
        marks = [mark for mark in slot["marks"] if mark == "last"]
        top = card_html(slot["face"], key=slot["key"], marks=marks, label=words.card(slot["face"]))
        if zone["count"] > 1:
            top = _below(scene, key) + top
    short = esc(words.t("table-stock") if zone["kind"] == "stock" else name)
    inner = f'{top}<span class="pile-name" aria-hidden="true">{short}</span>'
    return _target(scene, key, "pile", name, inner)


def _below(scene: "Scene", key: str) -> str:
    """Returns what lies below the top card: in sight, as it was the top, while a card flies onto it."""
    former = scene.former.zone(key) if scene.former is not None else None
    face = former["slots"][-1]["face"] if former is not None and former["slots"] else None
    return card_html(face, marks=["below"]) if face else '<div class="card below" aria-hidden="true"></div>'


def _melds(scene: "Scene", zone: "Zone") -> str:
    """Returns what one player has laid down."""
    words = scene.words
    seat = zone["seat"] or 0
    melds = "".join([f'<li class="meld-item">{_meld(scene, *pair)}</li>' for pair in groups_of(zone)])
    label = esc(words.text(zone["label"]))
    name = words.name(seat)
    who = disc(name, small=True, against=scene.view.against(seat)) + short(name, "by-name")
    return (
        f'<section class="laid" data-key="{esc(zone["key"])}" aria-label="{label}">'
        f'<span class="laid-by" aria-hidden="true">{who}</span><ol class="laid-melds">{melds}</ol></section>'
    )


def _meld(scene: "Scene", group: "Group", slots: "list[OpenSlot]") -> str:
    """Returns a meld, each card half covered by the next."""
    words = scene.words
    cards = []
    for slot in slots:
        marks = [mark for mark in slot["marks"] if mark == "last"]
        card = card_html(slot["face"], key=slot["key"], marks=marks, label=words.card(slot["face"]))
        cards.append(f'<span class="place">{card}</span>')
    return _target(scene, group["key"], "meld", words.aloud(group["label"]), "".join(cards))


# -- what cards may be put on


def _target(scene: "Scene", key: str, style: str, name: str, inner: str) -> str:
    """Returns a place to drop cards on; if a tap on it makes a move, or asks why it makes none, a button covers it.

    Its cards stay the same nodes whether it has the button or not: making new ones is what takes longest. A card can
    be dragged from it into the hand where the tap takes one, or says why not.
    """
    act, label = "", name
    moves = _moves_to(scene, key)
    if moves:
        label = scene.words.t("table-aim", {"where": name, "what": scene.words.aloud(moves[0]["label"])})
        style += " is-aim"
        if scene.queued == moves[0]["move"]:
            style += " is-queued"
        if scene.hint is not None and scene.hint.move == moves[0]["move"]:
            style += " is-hinted"
        act = f' data-act="move" data-move="{esc(moves[0]["move"])}"'
    elif _can_ask(scene, key):
        act = f' data-act="why" data-at="{esc(key)}"'
    attrs = f'class="cover" data-key="cover:{esc(key)}"{act} aria-label="{esc(label)}"'
    cover = f'<button type="button" {attrs}></button>' if act else ""
    if act and not (moves[0]["cards"] if moves else scene.selection.keys):
        act += " data-take"
    return (
        f'<div class="{style}" data-key="zone:{esc(key)}" data-drop="{esc(key)}"{act} role="group" '
        f'aria-label="{esc(name)}">{inner}{cover}</div>'
    )


def _moves_to(scene: "Scene", key: str) -> "list[Action]":
    """Returns the moves that lead to a zone or group: those of the selected cards, then those that need no card."""
    if not scene.view.must():
        return []
    actions = scene.selection.actions(scene.view.hand_slots()) + scene.actions()
    return [action for action in actions if action["at"] == key]


def _can_ask(scene: "Scene", key: str) -> bool:
    """Returns whether a tap explains why the selected cards do not go there, or why a pile gives nothing."""
    if not scene.view.must():
        return False
    if scene.selection.keys:
        return True
    zone = scene.view.zone(key)
    return zone is not None and zone["kind"] in ("pile", "stock") and bool(zone["slots"])
