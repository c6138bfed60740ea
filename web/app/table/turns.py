"""Draws a trick to which everybody plays one card: a place for each seat, in the order of the turns."""

from ..cards import card_html, suit_svg
from ..html import esc
from .view import groups_of


def turns_html(scene, zone):
    """Returns the places of all seats from the leader on, with the cards played there; above them what was led."""
    groups = groups_of(zone)
    played = [(group["seat"], group, slots) for group, slots in groups]
    first = played[0][0] if played else _leader(scene.view)
    count = len(scene.view.table["seats"])
    rest = [((first + step) % count, None, []) for step in range(len(played), count)]
    places = "".join([_place(scene, seat, group, slots, seat == first) for seat, group, slots in played + rest])
    label = esc(scene.words.t("table-trick"))
    row = f'<ol class="turns" aria-label="{label}">{places}</ol>'
    return f'<div class="round" data-seats="{count}">{_told(scene, zone)}{row}</div>'


def _told(scene, zone):
    """Returns the line about a trick: what was led, or why its card won; the colour it names is drawn beside it."""
    text = zone["label"]
    suit = text["args"].get("colour")
    if not suit:
        return '<p class="told"></p>'
    style = "told told-won" if scene.linger else "told"
    return f'<p class="{style}"><span>{suit_svg(suit)} {esc(scene.words.text(text))}</span></p>'


def _leader(view):
    """Returns the seat that leads the trick."""
    for seat in view.table["seats"]:
        if seat["leader"]:
            return seat["seat"]
    return view.bottom


def _place(scene, seat, group, slots, leads):
    words = scene.words
    style = "turn"
    lead = f'<span class="turn-leads">{esc(words.t("seat-leads"))}</span>' if leads else ""
    if group is None:
        cards = '<span class="turn-empty"></span>'
        if scene.view.seat_view(seat)["turn"] and not scene.linger:
            style += " turn-now"
            lead += f'<span class="visually-hidden">{esc(words.t("seat-turn"))}</span>'
    else:
        top = "top" in group["marks"]
        if top:
            style += " turn-top"
        cards = "".join([_card(words, slot, top) for slot in slots])
    return f'<li class="{style}"><span class="turn-name">{esc(words.name(seat))}</span>{lead}{cards}</li>'


def _card(words, slot, top):
    face = slot["face"]
    marks = ["last"] if top else []
    return card_html(
        face, key=slot["key"], marks=marks, points=slot["points"], label=words.card(face, slot["points"])
    )
