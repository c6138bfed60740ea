"""Draws the curtain; while it is down nothing else of the table is on the page."""

from ...markup.html import button, esc

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...texts.words import Words
    from ..state.scene import Curtain


def curtain_html(words: "Words", curtain: "Curtain | None") -> str:
    """Returns the curtain, "" while it is up."""
    if curtain is None:
        return ""
    return _KINDS[curtain.kind](words, curtain)


def _turn(words: "Words", curtain: "Curtain") -> str:
    """Returns the curtain between two people: it names who takes the device next, and shows nobody's hand."""
    seat = curtain.seat
    name = words.name(seat)
    items = "".join([f"<li>{esc(text)}</li>" for text in curtain.news])
    buttons = [button("reveal", words.t("curtain-show", {"name": name}), "btn-primary btn-wide", seat=seat)]
    for other in curtain.others:
        label = words.t("curtain-show", {"name": words.name(other)})
        buttons.append(button("reveal", label, "", key=f"reveal:{other}", seat=other))
    if curtain.can_bet:
        buttons.append(button("bets", words.t("table-bet-someone"), "btn-quiet"))
    if curtain.undo_seat is not None:
        label = words.t("table-undo-of", {"name": words.name(curtain.undo_seat)})
        buttons.append(button("undo", label, "btn-quiet", seat=curtain.undo_seat))
    news = f'<ul class="curtain-news soft">{items}</ul>' if items else ""
    title = words.t("curtain-turn" if curtain.called else "curtain-turn-to", {"name": name})
    return _frame(name, title, news, buttons)


def _agree(words: "Words", curtain: "Curtain") -> str:
    """Returns the curtain that asks a player whether another may take a move back."""
    name = words.name(curtain.seat)
    text = words.t("curtain-agree", {"name": name, "wants": words.name(curtain.wants)})
    # A new element for each person asked, so that it ignores the second of two fast taps.
    yes = button("agree", words.t("curtain-agree-yes"), "btn-primary btn-wide", f"agree:{curtain.seat}")
    no = button("refuse", words.t("curtain-agree-no"), "btn-quiet")
    question = f'<p class="curtain-text">{esc(text)}</p>'
    return _frame(name, words.t("curtain-turn-to", {"name": name}), question, [yes, no])


def _taken(words: "Words", _: "Curtain") -> str:
    """Returns the curtain over a match that another browser tab is playing."""
    text = f'<p class="curtain-text">{esc(words.t("curtain-taken-text"))}</p>'
    here = button("here", words.t("curtain-taken-here"), "btn-primary btn-wide")
    home = button("leave", words.t("table-home"), "btn-quiet")
    return _frame("", words.t("curtain-taken"), text, [here, home])


_KINDS = {"turn": _turn, "agree": _agree, "taken": _taken}


def _frame(name: str, title: str, inner: str, buttons: list[str]) -> str:
    disc = f'<span class="disc curtain-disc" aria-hidden="true">{esc(name[:1])}</span>' if name else ""
    return (
        f'<section class="curtain" aria-labelledby="curtain-title">{disc}'
        f'<h2 id="curtain-title" tabindex="-1" class="display">{esc(title)}</h2>{inner}'
        f'<div class="curtain-actions">{"".join(buttons)}</div></section>'
    )
