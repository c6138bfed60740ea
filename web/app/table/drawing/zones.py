"""Draws the zones that a table of any layout may have: piles, cards laid out, and the tools beside them."""

from ...markup.cards import back_html, card_html
from ...markup.html import button, esc, icon, tag
from ...texts.engine_words import LAST_TRICK
from ..state.table_view import names_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...messages import Slot, Zone
    from ..state.scene import Scene


def zone_html(scene: "Scene", zone: "Zone") -> str:
    """Returns a zone of any kind but a trick: a pile as its topmost card, anything else laid out."""
    return _pile(scene, zone) if zone["kind"] in ("stock", "pile") else _laid_out(scene, zone)


def _pile(scene: "Scene", zone: "Zone") -> str:
    """Returns a pile with its name; a tap on one that a rule is about shows that, except where a tap ends a pause."""
    if not zone["count"]:
        return ""
    label = scene.words.text(zone["label"])
    top = zone["slots"][-1]["face"] if zone["slots"] else None
    if top is None:
        card = back_html(key=zone["key"], label=label, count=zone["count"])
    else:
        card = card_html(top, key=zone["slots"][-1]["key"], label=scene.words.card(top))
    name = f'<span class="stock-name" aria-hidden="true">{esc(label)}</span>'
    section = "" if scene.linger else scene.words.rule(zone["label"])
    about = ""
    if section:
        said = f"{label}. {scene.words.t('table-rule')}"
        key = "about:" + zone["key"]
        values = {"data_key": key, "data_act": "rule", "data_section": section}
        about = tag("button", "", type="button", cls="stock-about", aria_label=said, **values)
    return f'<div class="stock">{card}{name}{about}</div>'


def _laid_out(scene: "Scene", zone: "Zone") -> str:
    """Returns a zone's groups, or its slots where it has none, side by side; its name is for screen readers only."""
    label = esc(scene.words.text(zone["label"]))
    rows = [zone["slots"]]
    if zone["groups"]:
        rows = [[slot for slot in zone["slots"] if slot["group"] == group["key"]] for group in zone["groups"]]
    inner = "".join([f'<span class="cards">{_cards(scene, slots)}</span>' for slots in rows])
    return f'<div class="spread-zone" role="group" aria-label="{label}">{inner}</div>'


def _cards(scene: "Scene", slots: "list[Slot]") -> str:
    cards = []
    for slot in slots:
        face = slot["face"]
        if face is None:
            cards.append(back_html(key=slot["key"]))
        else:
            name = scene.words.card(face, slot["points"])
            cards.append(card_html(face, key=slot["key"], points=slot["points"], label=name))
    return "".join([f'<span class="place">{card}</span>' for card in cards])


def tools_html(scene: "Scene") -> str:
    """Returns the small buttons on the cloth: the last trick if there is one, the guide, the log."""
    words = scene.words
    tools = [
        button("guide", words.t("table-guide"), "icon-btn", icon=icon("rules")),
        button("log", words.t("table-log"), "icon-btn tool-log", icon=icon("log")),
    ]
    last = scene.view.zone(LAST_TRICK)
    if last is not None and names_of(last["slots"]):  # first, so that the others keep their places
        tools.insert(0, button("tricks", words.t("table-last"), "icon-btn", icon=icon("last")))
    return f'<div class="cloth-tools">{"".join(tools)}</div>'
