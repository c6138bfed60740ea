"""Draws the running scores: deal by deal, with the totals."""

from ..html import esc


def totals(scene):
    """Returns each side as (names, total, its first seat), that of the seat at the bottom first."""
    view = scene.view
    words = scene.words
    found = []
    for seats in view.sides():
        names = words.listing([words.name(seat) for seat in seats])
        found.append((names, view.seat_view(seats[0])["total"], seats[0]))
    return found


def total_html(scene):
    """Returns the totals in a few figures, and for readers with the names."""
    sides = totals(scene)
    spoken = scene.words.listing([f"{names} {total}" for names, total, _ in sides])
    between = " : " if len(sides) < 5 else ":"
    shown = between.join([str(total) for _, total, _ in sides])
    label = esc(scene.words.t("table-score-label", {"scores": spoken}))
    style = "num num-many" if len(sides) > 3 else "num"
    return f'<span class="{style}" aria-hidden="true">{shown}</span><span class="visually-hidden">{label}</span>'


def score_html(scene):
    """Returns the scores as a table: a row a deal, a column a side."""
    words = scene.words
    sides = totals(scene)
    heads = "".join([f'<th scope="col" class="num">{esc(names)}</th>' for names, _, _ in sides])
    rows = []
    for deal in scene.deals:
        cells = "".join([f'<td class="num">{deal["points"][seat]}</td>' for _, _, seat in sides])
        rows.append(f'<tr><th scope="row">{deal["deal"]}</th>{cells}</tr>')
    sums = "".join([f'<td class="num">{total}</td>' for _, total, _ in sides])
    first = esc(words.t("score-deal"))
    last = esc(words.t("score-total"))
    return (
        f'<table class="table"><thead><tr><th scope="col">{first}</th>{heads}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody>"
        f'<tfoot><tr class="sum"><th scope="row">{last}</th>{sums}</tr></tfoot></table>'
    )
