"""Draws why something cannot be done: in place of a button if short and about the selected cards, else above."""

from ...markup.html import esc, icon

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..state.scene import Scene

ROOM = 48  # letters at most in place of a button
EAST_ASIAN = "\u2e80"  # from here on a letter is as wide as two


def is_in_bar(scene: "Scene") -> bool:
    """Returns whether the reason takes the place of the button that would play the selected cards.

    One that is about other cards does not.
    """
    selection = scene.selection
    slots = scene.view.hand_slots()
    answer = selection.answer
    if answer is None or not selection.keys or not scene.ready or not selection.answered(slots):
        return False
    if not scene.refusal or scene.refusal != scene.told(answer["why"]):
        return False
    fits = sum(2 if letter >= EAST_ASIAN else 1 for letter in scene.refusal) <= ROOM
    return fits and scene.hint is None and not selection.live(slots) and not selection.actions(slots)


def refusal_html(scene: "Scene", style: str) -> str:
    """Returns why something cannot be done; if that is because of a rule, a tap on the line shows it."""
    said = esc(scene.refusal)
    if not scene.rule:
        return f'<p class="{style} is-refusal">{said}</p>'
    label = f'aria-label="{said}. {esc(scene.words.t("table-rule"))}"'
    attrs = f'type="button" class="{style} is-refusal" data-act="rule" data-section="{esc(scene.rule)}" {label}'
    return f"<button {attrs}><span>{said}</span>{icon('info')}</button>"
