"""Draws a table on which combinations lie: stock, discards and what lies beside them, and what each has laid."""

from ..cards import back_html, card_html
from ..html import button, esc
from ..icons import icon
from .seats import disc
from .view import groups_of


def melds_html(scene):
    """Returns the cloth with its piles and what has been laid, by the looking seat first."""
    piles = "".join([_pile(scene, zone) for zone in scene.view.zones(place="centre")])
    bottom = scene.view.bottom
    seats = [bottom] + [seat for seat in scene.view.others() if seat != bottom]
    laid = [zone for seat in seats for zone in scene.view.zones("melds", seat) if zone["slots"]]
    parts = "".join([_laid(scene, zone) for zone in laid])
    words = scene.words
    label = esc(words.t("table-melds"))
    style = "melds scroll" if parts else "melds scroll melds-none"
    inner = parts or f'<p class="melds-empty">{esc(words.t("table-melds-none"))}</p>'
    own = f"melds:{bottom}"
    area = f'<div class="{style}" role="region" aria-label="{label}" tabindex="0" data-drop="{own}">{inner}</div>'
    tools = button("guide", words.t("table-guide"), "icon-btn", icon=icon("rules"))
    tools += button("log", words.t("table-log"), "icon-btn tool-log", icon=icon("log"))
    side = f'<div class="piles">{piles}<div class="piles-tools">{tools}</div></div>'
    return f'<div class="felt cloth cloth-melds" data-act="hurry">{side}{area}</div>'


def aims(scene, zone):
    """Returns the moves that lead to a zone or group: of the selected cards, else those that need no card."""
    if not scene.view.must():
        return []
    found = scene.selection.actions(scene.view.hand_slots()) + scene.actions()
    return [action for action in found if action["at"] == zone]


def _pile(scene, zone):
    """Returns a pile with its name; where a move leads to it, it is a button that makes the move."""
    words = scene.words
    key = zone["key"]
    name = words.text(zone["label"])
    slots = zone["slots"]
    if not slots:
        top = '<span class="pile-empty"></span>'
    elif slots[-1]["face"] is None:
        top = back_html(key=slots[-1]["key"], count=zone["count"])
    else:
        slot = slots[-1]
        marks = [mark for mark in slot["marks"] if mark == "last"]
        top = card_html(slot["face"], key=slot["key"], marks=marks, label=words.card(slot["face"]))
    style = "pile pile-deep" if zone["count"] > 1 and slots and slots[-1]["face"] else "pile"
    short = esc(words.t("table-stock") if zone["kind"] == "stock" else name)
    inner = f'{top}<span class="pile-name" aria-hidden="true">{short}</span>'
    return _aim(scene, key, style, name, inner)


def _aim(scene, key, style, name, inner):
    """Returns something to drop a card on; a button while a tap on it is a move, or asks why it is none."""
    attrs = f'data-key="zone:{esc(key)}" data-drop="{esc(key)}"'
    moves = aims(scene, key)
    if moves:
        label = esc(scene.words.t("table-aim", {"where": name, "what": scene.words.text(moves[0]["label"])}))
        if scene.queued == moves[0]["move"]:
            style += " is-queued"
        if scene.hint is not None and scene.hint["move"] == moves[0]["move"]:
            style += " is-hinted"
        move = esc(moves[0]["move"])
        return (
            f'<button type="button" class="{style} is-aim" {attrs} data-act="move" data-move="{move}" '
            f'aria-label="{label}">{inner}</button>'
        )
    asks = _may_ask(scene, key)
    if asks:
        attrs += f' type="button" data-act="why" data-at="{esc(key)}"'
    else:
        attrs += ' role="group"'
    element = "button" if asks else "div"
    return f'<{element} class="{style}" {attrs} aria-label="{esc(name)}">{inner}</{element}>'


def _may_ask(scene, key):
    """Tells whether a tap says why not: the selected cards do not go there, or nothing can be taken from a pile."""
    if not scene.view.must() or scene.selection.keys:
        return scene.view.must()
    zone = scene.view.zone(key)
    return zone is not None and zone["kind"] == "pile" and bool(zone["slots"]) and bool(scene.actions())


def _laid(scene, zone):
    """Returns what one player has laid."""
    words = scene.words
    seat = zone["seat"]
    melds = "".join([f'<li class="meld-item">{_meld(scene, *pair)}</li>' for pair in groups_of(zone)])
    label = esc(words.text(zone["label"]))
    who = f'{disc(scene, seat, small=True)}<span class="by-name">{esc(words.name(seat))}</span>'
    return (
        f'<section class="laid" data-key="{esc(zone["key"])}" aria-label="{label}">'
        f'<span class="laid-by" aria-hidden="true">{who}</span><ol class="laid-melds">{melds}</ol></section>'
    )


def _meld(scene, group, slots):
    """Returns a combination, its cards half under one another."""
    words = scene.words
    name = words.text(group["label"])
    cards = []
    for slot in slots:
        marks = [mark for mark in slot["marks"] if mark == "last"]
        card = card_html(slot["face"], key=slot["key"], marks=marks, label=words.card(slot["face"]))
        cards.append(f'<span class="place">{card}</span>')
    return _aim(scene, group["key"], "meld", name, "".join(cards))
