"""Draws the table of a trick-taking game: one card from each player, and the tower of trumps by the trick."""

from ...markup.cards import card_html, chip_html, split_face, suit_svg
from ...markup.html import esc, mark_svg
from ...texts.engine_words import COLOUR, LAST_TRICK, TRICK
from ..state.table_view import groups_of, names_of
from .zones import tools_html, zone_html

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...messages import Group, OpenSlot, Slot, Zone
    from ...texts.words import Words
    from ..state.scene import Scene
    from ..state.table_view import TableView

TURNS = "turns"  # the key of the row of a trick


def trick_taking_html(scene: "Scene") -> str:
    """Returns the cloth with the tower and the trick, whose cards lie in the order of turns.

    The tower is beside the trick where the cloth is wide, and above it on a phone upright, where each card of the
    trick would be about half as wide beside it. While a finished trick lingers, so does the tower that decided it.
    """
    parts = []
    asides = []
    last = scene.view.zone(LAST_TRICK) if scene.linger else None
    for zone in scene.view.zones(place="centre"):
        if zone["kind"] == "tower":
            before = scene.former.zone(zone["key"]) if last is not None and scene.former is not None else None
            decisive = _decisive(zone, last)
            parts.append(tower_html(scene.words, before or zone, decisive, pauses=last is not None))
        elif zone["kind"] == "trick":
            parts.append(_trick(scene, last or zone))
        else:
            name = esc(scene.words.text(zone["label"]))
            asides.append(f'<div class="aside">{zone_html(scene, zone)}<span aria-hidden="true">{name}</span></div>')
    if asides:
        parts.append(f'<div class="asides">{"".join(asides)}</div>')
    attrs = f'class="felt cloth cloth-turns" data-key="cloth" data-act="hurry" data-drop="{TRICK}"'
    return f"<div {attrs}>{''.join(parts)}{tools_html(scene)}</div>"


# -- the trick


def _trick(scene: "Scene", zone: "Zone") -> str:
    """Returns a place for each seat from the leader on, with the cards played there; above them what was led."""
    played = groups_of(zone)
    leader = played[0][0]["seat"] if played else _leader(scene.view)
    first = scene.view.bottom if leader is None else leader
    count = len(scene.view.table["seats"])
    turns = [_played(scene, group, slots, leads=group["seat"] == leader) for group, slots in played]
    for step in range(len(played), count):
        seat = (first + step) % count
        turns.append(_empty(scene, seat, leads=seat == leader))
    label = esc(scene.words.t("table-trick"))
    row = f'<ol class="turns" data-key="{TURNS}" aria-label="{label}">{"".join(turns)}</ol>'
    return f'<div class="round" data-seats="{count}">{_caption(scene, zone)}{row}</div>'


def _caption(scene: "Scene", zone: "Zone") -> str:
    """Returns the line above a trick: what was led, or why its card won, with a drawing of the suit it names.

    Until there is something to tell, the game's mark takes its place.
    """
    text = zone["label"]
    suit = text["args"].get(COLOUR)
    if not suit:
        return f'<p class="told" aria-hidden="true">{mark_svg(scene.view.table["game"], "told-mark")}</p>'
    style = "told told-won" if scene.linger else "told"
    return f'<p class="{style}"><span>{suit_svg(suit)} {esc(scene.words.text(text))}</span></p>'


def _leader(view: "TableView") -> int | None:
    """Returns the seat that leads the trick, None before anybody does."""
    for seat in view.table["seats"]:
        if seat["leader"]:
            return seat["seat"]
    return None


def _played(scene: "Scene", group: "Group", slots: "list[OpenSlot]", *, leads: bool) -> str:
    words = scene.words
    top = "top" in group["marks"]
    cards = []
    for slot in slots:
        face = slot["face"]
        name = words.card(face, slot["points"])
        marks = ["last"] if top else []
        cards.append(card_html(face, key=slot["key"], marks=marks, points=slot["points"], label=name))
    lead = _leads(words, leads)
    if top and not scene.linger:
        cards.append(f'<span class="visually-hidden">{esc(words.t("seat-top"))}</span>')
    return _turn(words, group["seat"], "turn turn-top" if top else "turn", lead, "".join(cards))


def _empty(scene: "Scene", seat: int, *, leads: bool) -> str:
    words = scene.words
    style = "turn"
    lead = _leads(words, leads)
    if scene.view.seat_view(seat)["turn"] and not scene.linger:
        style += " turn-now"
        lead += f'<span class="visually-hidden">{esc(words.t("seat-turn"))}</span>'
    return _turn(words, seat, style, lead, '<span class="turn-empty"></span>')


def _leads(words: "Words", leads: bool) -> str:
    return f'<span class="turn-leads">{esc(words.t("seat-leads"))}</span>' if leads else ""


def _turn(words: "Words", seat: int, style: str, lead: str, cards: str) -> str:
    return f'<li class="{style}"><span class="turn-name">{esc(words.name(seat))}</span>{lead}{cards}</li>'


# -- the tower


def tower_html(words: "Words", zone: "Zone", winner: str | None = None, *, pauses: bool = False) -> str:
    """Returns the tower's chips from top to bottom, the strongest first; that of suit `winner` has just won a trick.

    A tap on it shows its rule, except in the pause after a trick, which a tap ends.
    """
    label = esc(words.text(zone["label"]))
    section = "" if pauses else words.rule(zone["label"])
    rule = f' data-act="rule" data-section="{esc(section)}"' if section else ""
    chips = zone["slots"]
    rows = [_chip(words, slot, chips[number:], winner) for number, slot in enumerate(chips, 1)]
    if rule and rows:
        attrs = f'class="tower-about" data-key="tower-about" aria-label="{esc(words.t("table-rule"))}"{rule}'
        rows[0] = rows[0].replace("</li>", f'<button type="button" {attrs}></button></li>')
    return f'<ol class="tower" aria-label="{label}"{rule}>{"".join(rows)}</ol>'


def _decisive(tower: "Zone", trick: "Zone | None") -> str | None:
    """Returns the suit whose chip has decided a finished trick, None where only one suit of the tower was played."""
    if trick is None:
        return None
    played = [split_face(face)[1] for face in names_of(trick["slots"])]
    found = [suit for suit in [split_face(chip)[1] for chip in names_of(tower["slots"])] if suit in played]
    return trick["label"]["args"].get(COLOUR) if len(found) > 1 else None


def _chip(words: "Words", slot: "Slot", below: "list[Slot]", winner: str | None) -> str:
    """Returns a chip, and which suits its own beats: those of the chips below it."""
    face = slot["face"] or ""
    marks = []
    name = words.card(face)
    if "moved" in slot["marks"]:
        marks.append("moved")
        name = words.t("token-moved", {"chip": name})
    if split_face(face)[1] == winner:
        marks.append("last")
    chip = chip_html(face, key=slot["key"], marks=marks, label=name)
    beaten = names_of(below)
    said = words.t("token-beats", {"chips": words.listing([words.card(one) for one in beaten])})
    suits = "".join([suit_svg(split_face(one)[1]) for one in beaten])
    beats = f'<span class="token-beats" aria-hidden="true">&gt; {suits}</span>' if beaten else ""
    heard = f'<span class="visually-hidden">{esc(said if beaten else words.t("token-lowest"))}</span>'
    return f'<li class="token-row">{chip}{beats}{heard}</li>'
