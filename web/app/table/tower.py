"""Draws a tower of chips, the strongest on top: seen from the side, each with its mark and its place."""

from ..cards import chip_html, split_face
from ..html import esc


def tower_html(words, zone, won=None):
    """Returns the chips from the top to the bottom; that of the suit `won` has just taken a trick."""
    label = esc(words.text(zone["label"]))
    rows = "".join([_row(words, slot, number + 1, won) for number, slot in enumerate(zone["slots"])])
    return f'<ol class="tower" aria-label="{label}">{rows}</ol>'


def _row(words, slot, number, won):
    face = slot["face"]
    marks = []
    name = words.card(face)
    if "moved" in slot["marks"]:
        marks.append("moved")
        name = words.t("token-moved", {"chip": name})
    if split_face(face)[1] == won:
        marks.append("last")
    chip = chip_html(face, key=slot["key"], marks=marks, label=name)
    place = esc(words.t("table-place", {"n": number}))
    return f'<li class="token-row">{chip}<span class="token-place">{place}</span></li>'
