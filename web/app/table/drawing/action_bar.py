"""Draws the buttons under the thumb: moves, bets, how to go on after a deal, and why something cannot be done."""

from ...markup.html import button, esc, icon
from ...texts.engine_words import BET_ACTION, PASS_ACTION, VALUE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...messages import Action
    from ..state.scene import Scene


ROOM = 48  # letters at most of a refusal in place of a button
EAST_ASIAN = "\u2e80"  # from here on a letter is as wide as two
_ROOMY = 2  # the most move buttons side by side that have room for their full texts


def move_button(
    scene: "Scene", action: "Action", style: str, where: str, act: str = "move", *, short: bool = False
) -> str:
    """Returns a button that plays a move; `where` sets its key apart from other buttons of the same move.

    One of many has a `short` text. While the move waits for the engine, or is about to play itself, the button stays
    marked.
    """
    automatic = scene.automatic["move"] if scene.automatic is not None else None
    if action["move"] in (scene.queued, automatic):
        style += " is-queued"
    if scene.hint is not None and scene.hint.move == action["move"]:
        style += " is-hinted"
    words = scene.words
    text = words.in_form(action["label"], "short") if short else words.text(action["label"])
    # Voice users say the text they see, so the accessible name of a short button is short, too (WCAG 2.5.3).
    name = words.in_form_aloud(action["label"], "short") if short else words.aloud(action["label"])
    if scene.lapsing == action["move"]:
        text = name = words.t("table-bet-without")
    said = "" if name == text else name
    return button(act, text, style.strip(), key=f"{where}:{action['move']}", name=said, move=action["move"])


def undo_button(scene: "Scene") -> str:
    """Returns the undo button, an icon without words; when off, it explains why."""
    t = scene.words.t
    return button(
        "undo",
        t("table-undo"),
        "icon-btn",
        icon=icon("undo"),
        off=not scene.can_undo,
        hint=t("table-undo.when"),
        tells="",
    )


def action_bar_html(scene: "Scene") -> str:
    """Returns bets, pass and the moves of the selected cards; after a deal, the buttons to go on."""
    table = scene.view.table
    words = scene.words
    if table["deal_over"] and scene.linger:
        return _bets(scene) + _row([])
    if scene.coached and table["deal_over"]:
        return ""
    if scene.daily and table["deal_over"]:
        return _settled(scene, [button("daily", words.t("table-daily"), "btn-primary")])
    if table["match_over"]:
        home = button("leave", words.t("table-home"), "btn-quiet")
        again = [_go_on(scene, "same", ""), _go_on(scene, "rematch", "btn-primary")] if scene.can_repeat else []
        return _settled(scene, [home] + again)
    if table["deal_over"]:
        return _settled(scene, [_go_on(scene, "next", "btn-primary")])
    if scene.view.viewer is None:
        return _row([_reveal(scene, seat) for seat in scene.persons])
    if not scene.view.must():
        return _bets(scene) + _row(_waiting(scene))
    return _bets(scene) + _row(_turn(scene), step=table["ply"] if scene.view.goes_on(scene.view.bottom) else 0)


def _row(buttons: "Sequence[str]", *, step: int = 0) -> str:
    """Returns a row of buttons.

    After each `step` of a turn that goes on, the row is a new element, which ignores the second of two fast taps.
    """
    key = f' is-step" data-key="step:{step}' if step else ""
    return f'<div class="actions{key}">{"".join(buttons)}</div>'


def _settled(scene: "Scene", onward: list[str]) -> str:
    """Returns the buttons after a deal, which take no taps at first: what can be done with it, and the `onward` ones.

    They fill their row, also where nothing can be taken back.
    """
    tools = _looks_back(scene)
    if scene.can_undo:
        tools.append(_tool(scene, "undo", "table-undo", "undo"))
    style = "actions is-settled is-hidden" if scene.ignores_taps else "actions is-settled"
    return f'<div class="{style}" data-key="settled">{"".join(tools + onward)}</div>'


def _tool(scene: "Scene", act: str, code: str, sign: str) -> str:
    """Returns a button with an icon above a short word, the attribute `short` of the message that says it in full."""
    t = scene.words.t
    return button(act, t(code + ".short"), "btn-tool", icon=icon(sign), name=t(code))


def _go_on(scene: "Scene", act: str, style: str) -> str:
    """Returns a button that goes on after a deal, marked while that waits for the engine."""
    queued = " is-queued" if scene.queued == act else ""
    return button(act, scene.words.t("table-" + act), style + queued)


def _looks_back(scene: "Scene") -> list[str]:
    """Returns the buttons to look back at the deal, review it and send it, once it is counted."""
    if scene.counted != scene.view.table["deal"]:
        return []
    tools = (("replay", "table-replay", "replay"), ("review", "table-review", "hint"), ("send", "send", "link"))
    return [_tool(scene, act, code, sign) for act, code, sign in tools]


def _reveal(scene: "Scene", seat: int) -> str:
    label = scene.words.t("table-reveal", {"name": scene.words.name(seat)})
    return button("reveal", label, "", key=f"reveal:{seat}", seat=seat)


def _clear(scene: "Scene") -> str:
    """Returns the button that deselects the cards and puts a hint away; it keeps its space if there are none."""
    label = scene.words.t("table-clear")
    idle = not scene.selection.keys and scene.hint is None
    return button("clear", label, "icon-btn clear", icon=icon("clear"), disabled=idle)


def _turn(scene: "Scene") -> list[str]:
    """Returns the buttons for a player the table waits for."""
    selection = scene.selection
    slots = scene.view.hand_slots()
    selected = selection.actions(slots)
    plain = [action for action in scene.actions() if action["kind"] not in (BET_ACTION, PASS_ACTION)]
    passes = [action for action in scene.actions() if action["kind"] == PASS_ACTION]
    draws = plain[::-1] if scene.view.has_melds() else []
    if scene.automatic is not None and scene.automatic not in passes:
        plain.append(scene.automatic)
    answer = selection.answer
    stuck = answer is not None and not selection.keys and selection.answered(slots) and not answer["live"]
    hint = scene.hint
    chosen = selected if hint is None or not hint.keys else [hint.action]
    # The draw is last, under the thumb, whatever else may be done.
    moves = chosen + draws if draws else plain + chosen
    gold = _golden(scene, plain, selected, passes if stuck else [])
    styles = {action["move"]: "btn-primary" if action["move"] == gold else "" for action in passes + moves}
    parts = [_clear(scene)]
    short = len(passes + moves) > _ROOMY
    offered = [move_button(scene, action, styles[action["move"]], "bar", short=short) for action in passes + moves]
    if is_in_bar(scene):
        offered.insert(0 if draws else len(offered), refusal_html(scene, "missing"))
    elif stuck and not moves:
        offered.append('<div class="missing"></div>')  # so that passing keeps its place
    elif not moves:
        offered.append(f'<p class="missing" data-act="idle">{esc(_missing(scene))}</p>')
    if draws and len(offered) == 1:
        parts.append('<span class="other-move"></span>')
    return parts + offered


def _golden(scene: "Scene", plain: "list[Action]", selected: "list[Action]", forced: "list[Action]") -> str:
    """Returns the move that one presses next: the hinted one, else that of Ctrl+Enter, else the only one.

    Without any of these it is a `forced` pass. It is "" where moves are equals, such as whom to give a trick or where
    to draw from, and where another golden button leads on: that of the coach, or of the question about a bet.
    """
    if scene.awaits_next or scene.armed is not None:
        return ""
    if scene.hint is not None:
        return scene.hint.move
    if selected:
        return scene.foremost(selected)["move"]
    if len(plain) == 1:
        return plain[0]["move"]
    return forced[0]["move"] if forced else ""


def _missing(scene: "Scene") -> str:
    """Returns the text in place of a button that plays the selection: what the cards, or none, still lack."""
    selection = scene.selection
    slots = scene.view.hand_slots()
    if scene.coached and not selection.keys:
        return ""  # the coach says which
    if selection.keys and not scene.ready:
        return scene.words.t("table-moment")
    if selection.keys and selection.answered(slots) and not selection.live(slots):
        return scene.words.t("table-other")
    text = scene.words.text(selection.missing(slots))
    return "" if text in scene.refusal else text  # which stands above


def _waiting(scene: "Scene") -> list[str]:
    """Returns what is shown while it is somebody else's turn."""
    text = ""
    if scene.thinking is not None:
        text = scene.words.t("table-thinking", {"name": scene.words.name(scene.thinking)})
    rush = button("rush", scene.words.t("table-rush"), "") if scene.can_rush else ""
    return [_clear(scene), f'<p class="waiting soft">{esc(text)}</p>', rush]


def _bets(scene: "Scene") -> str:
    """Returns the row of bets while the player may bet; one that has been tapped asks for a second tap.

    The question can be dismissed and brought back, unless a button already declines to bet. When it is asked
    for the last time, because the next card ends the betting, the play can be called off. The row keeps its space for
    the rest of the deal, so that the hand does not move.
    """
    bets = scene.bets()
    if not bets:
        if scene.bets_dismissed():
            again = button("reopen-bets", scene.words.t("table-menu-reopen-bets"), "btn-bet")
            return f'<div class="bets">{again}</div>'
        return '<div class="bets bets-later"></div>' if scene.keeps_bet_row() else ""
    words = scene.words
    if scene.armed is not None:
        for action in bets:
            if action["move"] == scene.armed:
                yes = move_button(scene, action, "btn-primary", "sure")
                no = button("disarm", words.t("table-bet-back"), "btn-quiet")
                return f'<div class="bets"><p class="bets-text">{esc(scene.bet_question())}</p>{no}{yes}</div>'
    lapses = scene.lapsing is not None
    if lapses:  # the button that plays declines to bet
        bets = [action for action in bets if action["label"]["args"][VALUE]]
    label = esc(words.t("table-bet-lapses" if lapses else "table-bet"))
    buttons = "".join([move_button(scene, action, "btn-bet", "bet", "bet", short=True) for action in bets])
    if lapses:
        buttons = button("disarm", words.t("table-bet-back"), "btn-quiet") + buttons
    elif all(action["label"]["args"][VALUE] for action in bets):
        buttons += button("dismiss-bets", words.t("table-bet-later"), "btn-quiet")
    attrs = f'class="bets"{" data-lapses" if lapses else ""} role="group" aria-label="{label}"'
    return f'<div {attrs}><p class="bets-text">{label}</p>{buttons}</div>'


def is_in_bar(scene: "Scene") -> bool:
    """Returns whether the reason takes the place of the button that would play the selected cards.

    One that is about other cards does not.
    """
    selection = scene.selection
    slots = scene.view.hand_slots()
    answer = selection.answer
    if answer is None or not selection.keys or not scene.ready or not selection.answered(slots):
        return False
    if not scene.refusal or scene.refusal != scene.text_of(answer["why"]):
        return False
    fits = sum(2 if letter >= EAST_ASIAN else 1 for letter in scene.refusal) <= ROOM
    return fits and scene.hint is None and not selection.live(slots) and not selection.actions(slots)


def refusal_html(scene: "Scene", style: str) -> str:
    """Returns why something cannot be done; if that is because of a rule, a tap on the line shows it."""
    said = esc(scene.refusal)
    if not scene.rule:
        return f'<p class="{style} is-refusal">{said}</p>'
    label = f'aria-label="{said}. {esc(scene.words.t("table-rule"))}"'
    acts = f'data-act="rule" data-key="refusal" data-section="{esc(scene.rule)}"'
    attrs = f'type="button" class="{style} is-refusal" {acts} {label}'
    return f"<button {attrs}><span>{said}</span>{icon('info')}</button>"
