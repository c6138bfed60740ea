"""Draws the line above the hand: what to do next, about oneself, and the small tools of the hand."""

from ..html import button, esc
from ..icons import icon
from .moves import undo_button
from .seats import own_html


def line_html(scene):
    """Returns the banner, or why a wish could not be met, or a hint; beside it sort, take back and hint."""
    words = scene.words
    table = scene.view.table
    if table["deal_over"]:
        return ""
    if scene.refusal:
        said = f'<p class="banner is-refusal">{esc(scene.refusal)}</p>'
    elif scene.hint is not None:
        said = f'<p class="banner is-hint">{esc(scene.hint["text"])}</p>'
    else:
        said = f'<p class="banner">{esc(words.text(table["banner"]))}</p>'
    return f'<div class="line"><div class="line-text">{said}{own_html(scene)}</div>{_tools(scene)}</div>'


def _tools(scene):
    if scene.view.seat is None:
        return ""
    words = scene.words
    by = scene.order
    sign = "sort-rank" if by == "melds" else "sort-" + by
    tools = [button("sort", words.t("table-sort-" + by), "icon-btn", icon=icon(sign))]
    if scene.view.arranges():
        pressed = by == "melds"
        tools.append(button("melds", words.t("table-melds-best"), "icon-btn", icon=icon("melds"), pressed=pressed))
    tools.append(undo_button(scene))
    tools.append(button("hint", words.t("table-hint"), "icon-btn", icon=icon("hint"), disabled=not scene.view.must()))
    return f'<div class="line-tools">{"".join(tools)}</div>'
