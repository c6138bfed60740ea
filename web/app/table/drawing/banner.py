"""Draws the strip above the hand: what to do next, the player's own name and bets, the small tools of the hand."""

from ...markup.html import button, esc, icon, voiced
from .action_bar import is_in_bar, refusal_html, undo_button
from .seats import own_html

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...messages import Action
    from ..state.scene import Scene

LONG = 40  # letters above which a line is set smaller, to fit above the player's name


def banner_html(scene: "Scene") -> str:
    """Returns what to do next, why something cannot be done, or a hint; with the buttons sort, undo and hint."""
    words = scene.words
    table = scene.view.table
    if scene.is_settled:
        return ""
    combinations = scene.selection.combinations(scene.view.hand_slots())
    if scene.refusal and not is_in_bar(scene):
        text = refusal_html(scene, "banner")
    elif scene.weighing:
        text = f'<p class="banner is-long">{esc(words.t("table-hint-weighs"))}</p>'
    elif scene.hint is not None:
        said, else_said = scene.hint.said
        others = voiced(scene.hint.others, else_said)
        others = f'<span class="hint-others">{others}</span>' if others else ""
        text = f'<p class="banner is-hint">{voiced(scene.hint.text, said)}{others}</p>'
    elif scene.automatic is not None:
        text = _made(scene, scene.automatic)
    elif combinations or scene.selection.may_part:
        text = _combinations(scene, combinations) + _tip(scene)
    elif scene.made is not None:
        text = _made(scene, scene.made)
    else:
        told = scene.fitting(table["banner"])
        line = words.text(told)
        style = "banner is-long" if len(line) > LONG else "banner"
        text = f'<p class="{style}">{esc(line) if scene.coached else words.voiced(told)}</p>{_tip(scene)}'
    style = "strip is-guided" if scene.guided else "strip"
    text = f'<div class="strip-text"><div>{text}</div>{own_html(scene)}</div>'
    return f'<div class="{style}">{text}{_tools(scene)}</div>'


def _made(scene: "Scene", action: "Action") -> str:
    """Returns the line about a move that plays itself, kept while others are to move after it."""
    return f'<p class="banner is-long">{esc(scene.by_itself(action))}</p>'


def _tip(scene: "Scene") -> str:
    """Returns a tip for a new player: what they may do now and why, or what something on the table means."""
    tip = scene.view.table.get("tip")  # a picture of an older version has none
    return f'<p class="guide">{esc(scene.words.text(tip))}</p>' if tip and scene.guided else ""


def _combinations(scene: "Scene", actions: "Sequence[Action]") -> str:
    """Returns buttons that complete the selected cards to whole combinations."""
    buttons = [
        button(
            "complete",
            scene.words.text(action["label"]),
            "chip",
            key=f"complete:{action['move']}",
            name=scene.words.aloud(action["label"]),
            move=action["move"],
        )
        for action in actions
    ]
    if scene.selection.may_part:
        buttons.append(button("only", scene.words.t("table-only"), "chip"))
    label = esc(scene.words.t("table-complete"))
    return f'<div class="combinations" role="group" aria-label="{label}">{"".join(buttons)}</div>'


def _tools(scene: "Scene") -> str:
    if scene.view.viewer is None:
        return ""
    words = scene.words
    order = scene.order
    sign = "sort-rank" if order == "melds" else "sort-" + order
    tools = [button("sort", words.t("table-sort-" + order), "icon-btn", icon=icon(sign))]
    if scene.view.has_melds():
        pressed = order == "melds"
        tools.append(button("melds", words.t("table-melds-best"), "icon-btn", icon=icon("melds"), pressed=pressed))
    if scene.gives_help:
        tools.append(undo_button(scene))
        off = not scene.view.must()
        tools.append(button("hint", words.t("table-hint"), "icon-btn", icon=icon("hint"), disabled=off))
    return f'<div class="strip-tools">{"".join(tools)}</div>'
