"""Draws the running scores: deal by deal, with the totals."""

from ..html import esc


def totals(view):
    """Returns the seats with their totals, the seat at the bottom first."""
    count = len(view.table["seats"])
    return [view.seat_view((view.bottom + step) % count) for step in range(count)]


def total_html(scene):
    """Returns the totals in a few figures, and for readers with the names."""
    seats = totals(scene.view)
    names = [scene.words.name(seat["seat"]) + " " + str(seat["total"]) for seat in seats]
    spoken = scene.words.listing(names)
    shown = " : ".join([str(seat["total"]) for seat in seats])
    label = esc(scene.words.t("table-score-label", {"scores": spoken}))
    return f'<span class="num" aria-hidden="true">{shown}</span><span class="visually-hidden">{label}</span>'


def score_html(scene):
    """Returns the scores as a table: a row a deal, a column a seat."""
    words = scene.words
    seats = totals(scene.view)
    heads = "".join([f'<th scope="col" class="num">{esc(words.name(seat["seat"]))}</th>' for seat in seats])
    rows = []
    for deal in scene.deals:
        cells = "".join([f'<td class="num">{deal["points"][seat["seat"]]}</td>' for seat in seats])
        rows.append(f'<tr><th scope="row">{deal["deal"]}</th>{cells}</tr>')
    sums = "".join([f'<td class="num">{seat["total"]}</td>' for seat in seats])
    first = esc(words.t("score-deal"))
    last = esc(words.t("score-total"))
    return (
        f'<table class="table"><thead><tr><th scope="col">{first}</th>{heads}</tr></thead>'
        f'<tbody>{"".join(rows)}</tbody>'
        f'<tfoot><tr class="sum"><th scope="row">{last}</th>{sums}</tr></tfoot></table>'
    )
