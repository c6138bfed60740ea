"""Draws the curtain: while it is down nothing else of the table is on the page."""

from ..html import button, esc


def turn_html(words, eyes, news, bets, back):
    """Returns the curtain between two people: it names who takes the device next, and shows nobody's hand.

    `news` are words about what everybody saw; with `bets` somebody may still bet; `back` is the seat that could take
    its last decision back, or None.
    """
    seat = eyes.curtain
    name = words.name(seat)
    told = "".join([f"<li>{esc(text)}</li>" for text in news])
    deeds = [button("reveal", words.t("curtain-show", {"name": name}), "btn-primary btn-wide", seat=seat)]
    for other in eyes.others:
        label = words.t("curtain-show", {"name": words.name(other)})
        deeds.append(button("reveal", label, "", key=f"reveal:{other}", seat=other))
    if bets:
        deeds.append(button("bets", words.t("table-bet-someone"), "btn-quiet"))
    if back is not None:
        label = words.t("table-undo-of", {"name": words.name(back)})
        deeds.append(button("undo", label, "btn-quiet", seat=back))
    news = f'<ul class="curtain-news soft">{told}</ul>' if told else ""
    title = words.t("curtain-turn" if eyes.called else "curtain-turn-to", {"name": name})
    return _frame(name, title, news, deeds)


def agree_html(words, wants, seat):
    """Returns the question whether a person agrees that another takes a decision back."""
    name = words.name(seat)
    text = words.t("curtain-agree", {"name": name, "wants": words.name(wants)})
    yes = button("agree", words.t("curtain-agree-yes"), "btn-primary btn-wide")
    no = button("refuse", words.t("curtain-agree-no"), "btn-quiet")
    asked = f'<p class="curtain-text">{esc(text)}</p>'
    return _frame(name, words.t("curtain-turn-to", {"name": name}), asked, [yes, no])


def taken_html(words):
    """Returns what stands here when another browser tab plays this match."""
    text = f'<p class="curtain-text">{esc(words.t("curtain-taken-text"))}</p>'
    here = button("here", words.t("curtain-taken-here"), "btn-primary btn-wide")
    home = button("leave", words.t("table-home"), "btn-quiet")
    return _frame("", words.t("curtain-taken"), text, [here, home])


def _frame(name, title, inner, buttons):
    disc = f'<span class="disc curtain-disc" aria-hidden="true">{esc(name[:1])}</span>' if name else ""
    return (
        f'<section class="curtain" aria-labelledby="curtain-title">{disc}'
        f'<h2 id="curtain-title" tabindex="-1" class="display">{esc(title)}</h2>{inner}'
        f'<div class="curtain-deeds">{"".join(buttons)}</div></section>'
    )
