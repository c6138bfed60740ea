"""Draws what moves a look back: what happened last, a slider over the whole deal, and the steps to either side."""

from ..html import attrs, button, esc, icon

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..words import Words
    from .past_deal import PastDeal


def strip_html(words: "Words", deal: "PastDeal", moment: int, *, line: str, seen: str, is_open: bool) -> str:
    """Returns a line on what is shown, by whom it is `seen`, and the ways to see it otherwise or to go on."""
    t = words.t
    count = t("replay-move", {"n": min(moment, deal.plies), "all": deal.plies})
    eye = button(
        "open-hands", t("replay-open"), "icon-btn", icon=icon("eye" if is_open else "eye-off"), pressed=is_open
    )
    review = button("review", t("replay-review"), "icon-btn", icon=icon("hint"))
    seat = button("next-seat", t("replay-seat"), "icon-btn", icon=icon("person"))
    go_on = button("try", t("replay-try"), "icon-btn", icon=icon("cards"), off=moment >= deal.plies)
    said = f'<p class="banner is-long">{esc(line)}</p><p class="own">{esc(count)} · {esc(seen)}</p>'
    tools = f'<div class="strip-tools">{review}{seat}{eye}{go_on}</div>'
    return f'<div class="strip is-replay"><div class="strip-text">{said}</div>{tools}</div>'


def bar_html(words: "Words", deal: "PastDeal", moment: int, *, deals: int, playing: bool, speed: str) -> str:
    """Returns the slider and the steps: by deal, by trick or turn, by move, and playing by itself."""
    t = words.t
    said = t("replay-move", {"n": min(moment, deal.plies), "all": deal.plies})
    fixed = attrs(
        {
            "aria-label": t("replay-slider"),
            "aria-valuetext": t("replay-settled") if moment == deal.last else said,
            "class": "slider",
            "data-field": "moment",
            "data-key": "moment",
            "max": deal.last,
            "min": 0,
            "type": "range",
            "value": moment,
        }
    )
    first, last = moment == 0, moment == deal.last
    steps = [
        _step(t("replay-deal-before"), "deal-before", "skip-back", off=deal.number == 1),
        _step(t("replay-trick-before"), "trick-before", "fast-back", off=first),
        _step(t("replay-move-before"), "move-before", "back", off=first),
        _step(t("replay-stop" if playing else "replay-play"), "run", "pause" if playing else "play", off=False),
        _step(t("replay-move-after"), "move-after", "next", off=last),
        _step(t("replay-trick-after"), "trick-after", "fast-on", off=last),
        _step(t("replay-deal-after"), "deal-after", "skip-on", off=deal.number == deals),
    ]
    label = t("replay-speed-" + speed)
    steps.append(button("speed", label, "btn-quiet speed", name=f"{label}, {t('replay-speed')}"))
    group = esc(t("replay-steps"))
    return f'<input{fixed}><div class="steps" role="group" aria-label="{group}">{"".join(steps)}</div>'


def _step(label: str, act: str, sign: str, *, off: bool) -> str:
    return button(act, label, "icon-btn", icon=icon(sign), off=off)
