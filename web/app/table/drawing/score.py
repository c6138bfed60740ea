"""Draws the running scores: deal by deal, with the totals."""

from ...markup.html import esc, short

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...messages import SeatView
    from ..state.scene import Scene

LYING = 22  # letters of all names together that fit side by side on a phone
WIDE = "\u2e80"  # from here on letters are twice as wide


def totals(scene: "Scene") -> list[tuple[str, int, int]]:
    """Returns each side as (names, total, its first seat), the side of the seat at the bottom first."""
    view = scene.view
    words = scene.words
    sides = []
    for seats in view.sides():
        names = words.listing([words.name(seat) for seat in seats])
        sides.append((names, view.seat_view(seats[0])["total"], seats[0]))
    return sides


def score_button_html(scene: "Scene") -> str:
    """Returns the totals as the button that opens the scores."""
    attrs = 'class="btn btn-quiet score" data-act="score" data-key="score"'
    return f'<button type="button" {attrs}>{total_html(scene)}</button>'


def total_html(scene: "Scene") -> str:
    """Returns the totals, each below its side's name, or initials where room is short, and also in words."""
    sides = totals(scene)
    spoken = scene.words.row([f"{names} {total}{_spoken_bets(scene, seat)}" for names, total, seat in sides])
    label = esc(scene.words.t("table-score-label", {"scores": spoken}))
    initials = initials_of([scene.words.name(seat) for seat in range(len(scene.view.table["seats"]))])
    shown = ""
    for names, total, seat in sides:
        bets = "".join([_bet_html(scene, bettor) for bettor in _bettors(scene, seat)])
        mark = "+".join([initials[mate] for mate in scene.view.mates(seat)])
        shown += (
            f'<span class="tally" data-key="tally:{seat}">{short(names, "tally-name")}'
            f'<span class="tally-mark">{esc(mark)}</span>'
            f'<span class="tally-total"><span class="num">{esc(total)}</span>{bets}</span></span>'
        )
    style = "tallies tallies-many" if len(sides) > 3 or scene.view.teams() else "tallies"
    return f'<span class="{style}" aria-hidden="true">{shown}</span><span class="visually-hidden">{label}</span>'


def _spoken_bets(scene: "Scene", first: int) -> str:
    """Returns the bets of a side in words, each in brackets as the language has them."""
    bets = ""
    for seat in _bettors(scene, first):
        lost = "yes" if seat["bet_lost"] else "no"
        bets += scene.words.t("score-bet", {"value": seat["bet"], "lost": lost})
    return bets


def _bettors(scene: "Scene", first: int) -> "list[SeatView]":
    """Returns the seats of a side that have bet; none once the deal is over, when the total includes the bets."""
    if scene.view.table["deal_over"]:
        return []
    mates = [scene.view.seat_view(mate) for mate in sorted(scene.view.mates(first))]
    return [mate for mate in mates if mate["bet"]]


def _bet_html(scene: "Scene", seat: "SeatView") -> str:
    """Returns the bet of a seat, struck out once it is lost: it is no part of the total yet."""
    words = esc(scene.words.t("score-bet.short", {"value": seat["bet"]}))
    return f'<span class="tally-bet">{f"<s>{words}</s>" if seat["bet_lost"] else words}</span>'


def initials_of(names: list[str]) -> list[str]:
    """Returns letters that tell names apart: the first one to three, as few as will do, or the first and the last."""
    for size in (1, 2, 3):
        marks = [name[:size] for name in names]
        if len(set(marks)) == len(names):
            return marks
    return [name[:1] + name[-1:] for name in names]


def _deal_html(scene: "Scene", number: int) -> str:
    """Returns the number of a deal, as a button if one can look back at it."""
    shown = esc(number)
    if not scene.can_look_back:
        return shown
    label = esc(scene.words.t("score-look-back", {"n": number}))
    attrs = f'data-act="deal" data-deal="{shown}" data-key="deal:{shown}" aria-label="{label}" title="{label}"'
    return f'<button type="button" class="icon-btn deal-link" {attrs}>{shown}</button>'


def score_html(scene: "Scene") -> str:
    """Returns the scores as a table with a row for each deal and a column for each side.

    That of a deal without points, which is being played or was left when the match was conceded, is empty.
    """
    words = scene.words
    sides = totals(scene)
    heads = "".join([f'<th scope="col" class="num">{esc(names)}</th>' for names, _, _ in sides])
    lie = sum([2 if letter >= WIDE else 1 for names, _, _ in sides for letter in names]) <= LYING
    style = "table lying" if lie else "table"
    rows = []
    for deal in scene.deals:
        cells = "".join([f'<td class="num">{esc(deal["points"][seat])}</td>' for _, _, seat in sides])
        rows.append(f'<tr><th scope="row">{_deal_html(scene, deal["deal"])}</th>{cells}</tr>')
    number = scene.view.table["deal"]
    if scene.counted != number:
        rows.append(f'<tr><th scope="row">{esc(number)}</th>{"<td></td>" * len(sides)}</tr>')
    sums = "".join([f'<td class="num">{esc(total)}</td>' for _, total, _ in sides])
    first = esc(words.t("score-deal"))
    last = esc(words.t("score-total"))
    return (
        f'<table class="{style}"><thead><tr><th scope="col">{first}</th>{heads}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody>"
        f'<tfoot><tr class="sum"><th scope="row">{last}</th>{sums}</tr></tfoot></table>'
    )
