"""Draws the end of a deal: where every point came from, the running scores, and all the cards that were held."""

from ..cards import card_html
from ..html import esc
from .seats import disc
from .view import names_of


def summary_html(scene):
    """Returns the settlement, the best total first; at the end of a match with everybody's place."""
    table = scene.view.table
    summary = table["summary"]
    words = scene.words
    over = table["match_over"]
    told = words.text(table["banner"]) or words.text(summary["reason"])
    title = _winners(scene, summary["places"]) if over else told
    head = f'<h2 class="summary-title">{esc(title)}</h2>'
    if over:
        head += f'<p class="soft">{esc(told)}</p>'
    parts = "".join([_part(scene, part) for part in _ranked(scene.view, summary)])
    shown = _shown(scene)
    label = esc(words.t("table-settlement"))
    scrolls = f'class="summary panel scroll" tabindex="0" role="region" aria-label="{label}"'
    return f'<div {scrolls}>{head}<ol class="parts">{parts}</ol>{shown}</div>'


def _ranked(view, summary):
    """Returns the parts, after a match by place, else in the order of going out; a team goes by its first."""
    if summary["places"] is not None:
        return sorted(summary["parts"], key=lambda part: (summary["places"][part["seat"]], part["seat"]))
    order = summary["order"]

    def out(seat):
        return min([order.index(mate) if mate in order else len(order) for mate in view.mates(seat)])

    return sorted(summary["parts"], key=lambda part: (out(part["seat"]), part["seat"]))


def _winners(scene, places):
    words = scene.words
    best = [seats for seats in scene.view.sides() if places[seats[0]] == 1]
    names = [words.listing([words.name(seat) for seat in seats]) for seats in best]
    if len(best) > 1:
        return words.t("table-shared", {"names": words.listing(names)})
    if len(best[0]) > 1:
        return words.t("table-won-together", {"names": names[0]})
    seat = best[0][0]
    return words.t("table-won", {"name": names[0], "you": "yes" if words.you(seat) else "no"})


def _part(scene, part):
    words = scene.words
    seats = sorted(scene.view.mates(part["seat"]))
    places = scene.view.table["summary"]["places"]
    place = ""
    if places is not None:
        # Of two players one is second; of two teams too, though their players are third and fourth by number.
        rank = 1 + len([side for side in scene.view.sides() if places[side[0]] < places[seats[0]]])
        place = f'<span class="chip chip-brass">{esc(words.t("table-place", {"n": rank}))}</span>'
    rows = "".join([_row(words, row) for row in part["rows"]])
    if not rows:
        rows = f'<li class="part-row soft">{esc(words.t("summary-nothing"))}</li>'
    discs = "".join([disc(scene, seat, small=True) for seat in seats])
    name = words.listing([words.name(seat) for seat in seats])
    total = esc(words.t("summary-total", {"points": part["total"]}))
    return (
        f'<li class="part"><div class="part-head">{discs}<h3 class="part-name">{esc(name)}</h3>{place}'
        f'<span class="part-points num">{_signed(part["points"])}</span>'
        f'<span class="part-total num">{total}</span></div>'
        f'<ul class="part-rows">{rows}</ul></li>'
    )


def _signed(points):
    return f"+{points}" if points >= 0 else str(points)


def _row(words, row):
    cards = "".join([card_html(face, label=words.card(face)) for face in row["cards"]])
    minis = f'<span class="minis">{cards}</span>' if cards else ""
    return (
        f'<li class="part-row"><span class="part-text">{esc(words.text(row["text"]))}</span>'
        f'<span class="num">{esc(row["points"])}</span>{minis}</li>'
    )


def _shown(scene):
    """Returns every hand that was left, and what lay aside: after a deal all is open."""
    words = scene.words
    rows = []
    for zone in scene.view.table["zones"]:
        if zone["kind"] not in ("hand", "fan", "stock") or not names_of(zone["slots"]):
            continue
        cards = "".join([card_html(slot["face"], label=words.card(slot["face"])) for slot in zone["slots"]])
        label = esc(words.text(zone["label"]))
        rows.append(f'<li><p class="small soft">{label}</p><div class="minis">{cards}</div></li>')
    if not rows:
        return ""
    return f'<h3 class="shown-title">{esc(words.t("summary-hands"))}</h3><ul class="shown">{"".join(rows)}</ul>'
