"""Draws the middle of the table: the trick with who played what, the stock, and whatever else a game lays there."""

from ..cards import back_html, card_html
from ..html import button, esc
from ..icons import icon
from .melds import melds_html
from .seats import disc
from .summary import summary_html
from .tower import tower_html
from .turns import turns_html
from .view import groups_of, names_of

SHOWN = 5


def centre_html(scene):
    """Returns the cloth with all that lies on it; after a deal its settlement."""
    if scene.view.table["summary"] is not None and not scene.linger:
        return summary_html(scene)
    if scene.view.arranges():
        return melds_html(scene)
    if scene.view.zones("tower", place="centre"):
        return _tower_table(scene)
    parts = []
    for zone in scene.view.zones(place="centre"):
        if zone["kind"] == "trick":
            parts.append(_trick(scene, zone))
        elif zone["kind"] in ("stock", "pile"):
            parts.append(_pile(scene, zone))
        else:
            parts.append(_spread(scene, zone))
    return f'<div class="felt cloth" data-act="hurry">{"".join(parts)}{_tools(scene)}</div>'


def _tower_table(scene):
    """Returns the cloth of a game with a tower: it stands beside the trick, whose cards lie in the order of turns.

    While a finished trick still lies there, the tower is the one that decided it.
    """
    parts = []
    last = scene.view.zone("last") if scene.linger else None
    for zone in scene.view.zones(place="centre"):
        if zone["kind"] == "tower":
            before = scene.former.zone(zone["key"]) if last is not None and scene.former is not None else None
            parts.append(
                tower_html(scene.words, before or zone, last["label"]["args"].get("colour") if last else None)
            )
        elif zone["kind"] == "trick":
            parts.append(turns_html(scene, last or zone))
        else:
            name = esc(scene.words.text(zone["label"]))
            draw = _pile if zone["kind"] in ("stock", "pile") else _spread
            parts.append(f'<div class="aside">{draw(scene, zone)}<span aria-hidden="true">{name}</span></div>')
    return f'<div class="felt cloth cloth-turns" data-act="hurry">{"".join(parts)}{_tools(scene)}</div>'


def _trick(scene, zone):
    """Returns the plays in order, older ones first and half covered; only the last few are laid out."""
    caption = ""
    if scene.linger:
        zone = scene.view.zone("last") or zone
        caption = f'<p class="taken">{esc(scene.words.text(zone["label"]))}</p>'
    groups = groups_of(zone)
    label = esc(scene.words.t("table-trick"))
    if not groups:
        mark = '<svg class="cloth-mark" aria-hidden="true"><use href="#logo"/></svg>'
        return f'<div class="plays plays-none">{mark}</div>'
    shown = groups[-SHOWN:]
    more = ""
    if len(groups) > len(shown):
        more = f'<li class="earlier soft small">{esc(scene.words.t("trick-earlier"))}</li>'
    plays = "".join([play_html(scene, group, slots) for group, slots in shown])
    return f'<ol class="plays" aria-label="{label}">{more}{plays}</ol>{caption}'


def play_html(scene, group, slots, keyed=True):
    """Returns one play of a trick: who, the cards, what they are. A pass is a small word."""
    words = scene.words
    seat = group["seat"]
    by = f'{disc(scene, seat, small=True)}<span class="by-name">{esc(words.name(seat))}</span>'
    what = f'<span class="what">{esc(words.text(group["label"]))}</span>'
    who = f'<span class="who"><span class="by">{by}</span>{what}</span>'
    if not slots:
        return f'<li class="play play-pass">{who}</li>'
    top = "top" in group["marks"]
    cards = []
    for slot in slots:
        marks = ["last"] if top and keyed else []
        name = words.card(slot["face"], slot["points"])
        key = slot["key"] if keyed else None
        card = card_html(slot["face"], key=key, marks=marks, points=slot["points"], label=name)
        cards.append(f'<span class="place">{card}</span>')
    style = "play"
    if top:
        style += " play-top"
    if "bomb" in group["marks"]:
        style += " play-bomb"
    return f'<li class="{style}">{who}<span class="cards">{"".join(cards)}</span></li>'


def _pile(scene, zone):
    if not zone["count"]:
        return ""
    label = esc(scene.words.text(zone["label"]))
    back = back_html(key=zone["key"], label=scene.words.text(zone["label"]), count=zone["count"])
    return f'<div class="stock">{back}<span class="stock-name" aria-hidden="true">{label}</span></div>'


def _spread(scene, zone):
    """Returns any other zone: its groups, or its slots, one beside the other under its name."""
    label = esc(scene.words.text(zone["label"]))
    rows = [slots for _, slots in groups_of(zone)] if zone["groups"] else [zone["slots"]]
    inner = "".join([f'<span class="cards">{_cards(scene, slots)}</span>' for slots in rows])
    return f'<div class="spread-zone zone-{esc(zone["kind"])}" role="group" aria-label="{label}">{inner}</div>'


def _cards(scene, slots):
    cards = []
    for slot in slots:
        if slot["face"] is None:
            cards.append(back_html(key=slot["key"]))
        else:
            name = scene.words.card(slot["face"], slot["points"])
            cards.append(card_html(slot["face"], key=slot["key"], points=slot["points"], label=name))
    return "".join([f'<span class="place">{card}</span>' for card in cards])


def _tools(scene):
    """Returns what is one tap away: the guide, the last trick, the log."""
    words = scene.words
    tools = [button("guide", words.t("table-guide"), "icon-btn", icon=icon("rules"))]
    if names_of(_last_slots(scene)):
        tools.append(button("tricks", words.t("table-last"), "icon-btn", icon=icon("last")))
    tools.append(button("log", words.t("table-log"), "icon-btn tool-log", icon=icon("log")))
    return f'<div class="cloth-tools">{"".join(tools)}</div>'


def _last_slots(scene):
    last = scene.view.zone("last")
    return last["slots"] if last is not None else []
