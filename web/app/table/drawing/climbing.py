"""Draws the table of a climbing game: plays that top one another, the latest in full, older ones half covered."""

from ...markup.cards import card_html
from ...markup.html import esc, mark_svg, short
from ...markup.widgets import disc
from ...texts.engine_words import BOMB, EXCHANGE, LAST_TRICK, PLAY, TRICK
from ..state.table_view import groups_of
from .zones import tools_html, zone_html

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...messages import Group, OpenSlot, Zone
    from ..state.scene import Scene

SHOWN = 5  # plays laid out; those before them are in the log
MANY = 5  # cards that fit beside their player's name; more get a row of their own where room is short


def climbing_html(scene: "Scene") -> str:
    """Returns the cloth with the trick and whatever else lies in the middle."""
    parts = [
        _trick(scene, zone) if zone["kind"] == "trick" else zone_html(scene, zone)
        for zone in scene.view.zones(place="centre")
    ]
    attrs = f'class="felt cloth" data-key="cloth" data-act="hurry" data-drop="{TRICK}"'
    return f"<div {attrs}>{''.join(parts)}{tools_html(scene)}</div>"


def _trick(scene: "Scene", zone: "Zone") -> str:
    """Returns the last plays in order; while a finished trick lingers, that one, with who took it."""
    caption = ""
    if scene.linger:
        zone = scene.view.zone(LAST_TRICK) or zone
        caption = f'<p class="trick-taker">{esc(scene.words.text(zone["label"]))}</p>'
    groups = groups_of(zone)
    label = esc(scene.words.t("table-trick"))
    if not groups:
        tray = _tray(scene)
        mark = mark_svg(scene.view.table["game"], "cloth-mark")
        return tray or f'<div class="plays plays-none">{mark}</div>'
    shown = groups[-SHOWN:]
    earlier = ""
    if len(groups) > len(shown):
        earlier = f'<li class="earlier soft small" data-key="earlier">{esc(scene.words.t("trick-earlier"))}</li>'
    plays = "".join([play_html(scene, group, slots) for group, slots in shown])
    return f'<ol class="plays" aria-label="{label}">{earlier}{plays}</ol>{caption}'


def _tray(scene: "Scene") -> str:
    """Returns the cards of the last exchange, each with who gave it to whom, until the first card is played."""
    log = scene.view.table["log"]
    if any(entry.get("kind") == PLAY for entry in log):
        return ""
    words = scene.words
    rows = ""
    for entry in [entry for entry in log if entry.get("kind") == EXCHANGE and entry["cards"]][-2:]:
        cards = "".join([card_html(face, label=words.card(face)) for face in entry["cards"]])
        rows += f'<li class="tray-line"><span>{esc(words.text(entry["text"]))}</span>{cards}</li>'
    return f'<ul class="plays tray">{rows}</ul>' if rows else ""


def play_html(scene: "Scene", group: "Group", slots: "list[OpenSlot]", *, keyed: bool = True) -> str:
    """Returns one play of a trick: its player, its cards and what they are; a pass is only words.

    A page may show a play twice; cards move only where it is `keyed`.
    """
    words = scene.words
    name = words.name(group["seat"])
    by = disc(name, small=True, against=scene.view.against(group["seat"])) + short(name, "by-name")
    what = f'<span class="what">{words.voiced(group["label"])}</span>'
    top = "top" in group["marks"]
    variant = "top-who " if top else ""  # the first class decides whether it stays the same element: see js/morph.js
    who = f'<span class="{variant}who"><span class="by">{by}</span>{what}</span>'
    place = f' data-key="{esc(group["key"])}"' if keyed else ""
    if not slots:
        return f'<li class="play play-pass"{place}>{who}</li>'
    cards = []
    for slot in slots:
        marks = ["last"] if top and keyed else []
        stands = slot["stands"] or ""
        label = words.stand_in(slot["face"], stands, slot["points"])
        key = slot["key"] if keyed else None
        card = card_html(slot["face"], key=key, marks=marks, points=slot["points"], stands=stands, label=label)
        cards.append(f'<span class="place">{card}</span>')
    style = "play"
    if top:
        style += " play-top"
    if keyed and scene.bombing and BOMB in group["marks"]:  # also once it is covered, which would cut the thump short
        style += " is-bombing"
    if len(slots) > MANY:
        style += " play-many"
    return f'<li class="{style}"{place}>{who}<span class="cards">{"".join(cards)}</span></li>'
