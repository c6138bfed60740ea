"""Draws what can be done: the buttons under the thumb, each of which plays a move."""

from ..html import button, esc
from ..icons import icon


def move_button(scene, action, style, where, act="move"):
    """Returns a button that plays a move; `where` keeps its key apart from the same move's other buttons.

    A move that still waits for the engine keeps its button marked.
    """
    if scene.queued == action["move"]:
        style += " is-queued"
    if scene.hint is not None and scene.hint["move"] == action["move"]:
        style += " is-hinted"
    text = scene.words.text(action["label"])
    return button(act, text, style.strip(), key=f"{where}:{action['move']}", move=action["move"])


def undo_button(scene):
    """Returns the button that takes back, a sign without words."""
    label = scene.words.t("table-undo")
    return button("undo", label, "icon-btn", icon=icon("undo"), disabled=not scene.can_undo)


def bar_html(scene):
    """Returns the buttons: moves of the selected cards, pass, bets; or how to go on after a deal."""
    table = scene.view.table
    words = scene.words
    back = undo_button(scene) if scene.can_undo else ""
    if table["match_over"]:
        home = button("leave", words.t("table-home"), "btn-quiet")
        return _row([back, home, _onward(scene, "same", ""), _onward(scene, "rematch", "btn-primary")])
    if table["deal_over"]:
        return _row([back, _onward(scene, "next", "btn-primary btn-wide")])
    if scene.view.seat is None:
        return _row([_reveal(scene, seat) for seat in scene.persons])
    return _bets(scene) + _row(_turn(scene) if scene.view.must() else _waiting(scene))


def _row(buttons):
    return f'<div class="deeds">{"".join(buttons)}</div>'


def _onward(scene, deed, style):
    """Returns a button that leads on after a deal, marked while that waits for the engine."""
    queued = " is-queued" if scene.queued == deed else ""
    return button(deed, scene.words.t("table-" + deed), style + queued)


def _reveal(scene, seat):
    label = scene.words.t("table-reveal", {"name": scene.words.name(seat)})
    return button("reveal", label, "", key=f"reveal:{seat}", seat=seat)


def _clear(scene):
    if not scene.selection.keys:
        return ""
    return button("clear", scene.words.t("table-clear"), "icon-btn clear", icon=icon("clear"))


def _turn(scene):
    """Returns the buttons of the seat that the table waits for."""
    selection = scene.selection
    slots = scene.view.hand_slots()
    played = selection.actions(slots)
    plain = [action for action in scene.actions() if action["kind"] not in ("bet", "pass")]
    passes = [action for action in scene.actions() if action["kind"] == "pass"]
    nothing = not selection.keys and selection.answered(slots) and not selection.answer["live"]
    parts = [_clear(scene)]
    parts += [move_button(scene, action, "btn-primary" if nothing else "", "bar") for action in passes]
    parts += [move_button(scene, action, "btn-primary", "bar") for action in plain]
    parts += [move_button(scene, action, "btn-primary", "bar") for action in played]
    if scene.hint is not None and scene.hint["keys"] and not selection.keys:
        parts.append(move_button(scene, scene.hint["action"], "btn-primary", "bar"))
    elif not (played or plain or nothing):
        waits = selection.keys and not scene.ready
        label = scene.words.t("table-moment" if waits else "table-choose")
        parts.append(button("idle", label, "btn-primary", disabled=True))
    return parts


def _waiting(scene):
    """Returns what stands there while others have the turn."""
    if scene.thinking is not None:
        text = scene.words.t("table-thinking", {"name": scene.words.name(scene.thinking)})
    else:
        text = ""
    return [_clear(scene), f'<p class="waiting soft">{esc(text)}</p>']


def _bets(scene):
    """Returns the row of bets, as long as the looking seat may make one; an armed one asks once more.

    Where no bet says "no bet", for good, the question can be put away.
    """
    bets = scene.bets()
    if not bets:
        return ""
    words = scene.words
    if scene.armed is not None:
        for action in bets:
            if action["move"] == scene.armed:
                yes = move_button(scene, action, "btn-primary", "sure")
                no = button("disarm", words.t("table-bet-no"), "btn-quiet")
                return f'<div class="bets"><p class="bets-text">{esc(words.t("table-bet-sure"))}</p>{no}{yes}</div>'
    label = esc(words.t("table-bet"))
    chips = "".join([move_button(scene, action, "btn-bet", "bet", "bet") for action in bets])
    if all(action["label"]["args"]["value"] for action in bets):
        chips = button("no-bet", words.t("table-bet-no"), "btn-quiet") + chips
    return f'<div class="bets" role="group" aria-label="{label}"><p class="bets-text">{label}</p>{chips}</div>'
