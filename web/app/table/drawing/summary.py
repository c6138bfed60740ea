"""Draws the end of a deal: where every point came from, the running scores, and all the cards that were held.

While the points are counted, rows appear one by one, and a side's points run through its sums (ending.css).
"""

from ...markup.cards import card_html
from ...markup.html import esc, mark_svg
from ...texts.engine_words import SEAT_ARGS
from ..state.table_view import names_of
from .ending import ending_html, side_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...messages import Row, Summary, SummaryPart, Text
    from ...texts.words import Words
    from ..state.scene import Scene
    from ..state.table_view import TableView


def summary_pieces(scene: "Scene") -> "Iterator[str]":
    """Yields the settlement piece by piece, at the end of a match with everybody's rank.

    One with only its first side so far has empty items for the others, and ends there.
    """
    table = scene.view.table
    summary = table["summary"]
    if summary is None:
        return
    words = scene.words
    reason = words.text(table["banner"]) or words.text(summary["reason"])
    ranking = summary["places"]
    title = reason if ranking is None else _winners(scene, ranking)
    head = f'<h2 class="summary-title">{mark_svg(table["game"], "title-mark")}{esc(title)}</h2>'
    if ranking is not None:
        head += f'<p class="soft">{esc(reason)}</p>'
    head += _aim_html(scene, summary)
    parts = _sorted_parts(scene.view, summary)
    label = esc(words.t("table-settlement"))
    end = ""
    if ranking is not None:
        head += f'{ending_html(scene, parts, ranking)}<details data-key="settlement"><summary>{label}</summary>'
        end = "</details>"
    style = "summary panel scroll" + (" is-tallying" if scene.tallying else "")
    key = esc(f"summary:{table['deal']}")  # that of another deal is another element, which begins at its top
    role = f'data-key="{key}" tabindex="0" role="region" aria-label="{label}"'
    yield f'<div class="{style}" {role}>{head}<ol class="parts">'
    tallying = scene.tallying and ranking is None
    for number, part in enumerate(parts):
        is_later = scene.one_side and number
        yield '<li class="part"></li>' if is_later else _part(scene, part, tallying=tallying)
    yield f"</ol>{end}</div>" if scene.one_side else f"</ol>{_hands(scene, summary)}{end}{scene.seal}</div>"


def _aim_html(scene: "Scene", summary: "Summary") -> str:
    """Returns how the deal compares with the aim, the result that was to be beaten; "" if there was none."""
    aim = scene.aim
    if not aim or aim["deal"] != scene.view.table["deal"]:
        return ""
    points = sum([part["points"] for part in summary["parts"] if aim["seat"] in scene.view.mates(part["seat"])][:1])
    ahead = (points - aim["points"]) * (-1 if aim["low"] else 1)
    result = "better" if ahead > 0 else "worse" if ahead else "same"
    text = scene.words.t("summary-aim", {"aim": aim["points"], "points": points, "result": result})
    return f"<p><strong>{esc(text)}</strong></p>"


def _sorted_parts(view: "TableView", summary: "Summary") -> "list[SummaryPart]":
    """Returns the parts by rank after a match, else by who went out first; a team counts as its first player out."""
    ranking = summary["places"]
    order = summary["order"]

    def place(part: "SummaryPart") -> tuple[int, int]:
        seat = part["seat"]
        if ranking is not None:
            return (ranking[seat], seat)
        return (min([order.index(mate) if mate in order else len(order) for mate in view.mates(seat)]), seat)

    return sorted(summary["parts"], key=place)


def _winners(scene: "Scene", ranking: list[int]) -> str:
    words = scene.words
    best = [seats for seats in scene.view.sides() if ranking[seats[0]] == 1]
    names = [words.listing([words.name(seat) for seat in seats]) for seats in best]
    if len(best) > 1:
        return words.t("table-shared", {"names": words.listing(names)})
    if len(best[0]) > 1:
        return words.t("table-won-together", {"names": names[0]})
    seat = best[0][0]
    return words.t("table-won", {"name": names[0], "you": "yes" if words.you(seat) else "no"})


def _part(scene: "Scene", part: "SummaryPart", *, tallying: bool) -> str:
    words = scene.words
    seats = sorted(scene.view.mates(part["seat"]))
    rows = "".join([_row(words, row, number) for number, row in enumerate(part["rows"], 1)])
    if not rows:
        rows = f'<li class="part-row soft">{esc(words.t("summary-nothing"))}</li>'
    discs, name = side_of(scene, seats)
    total = esc(words.t("summary-total", {"points": part["total"]}))
    return (
        f'<li class="part"><div class="part-head">{discs}<h3 class="part-name">{esc(name)}</h3>'
        f'<span class="part-points num">{_points(words, part, tallying=tallying)}</span>'
        f'<span class="part-total num">{total}</span></div>'
        f'<ul class="part-rows">{rows}</ul></li>'
    )


def _points(words: "Words", part: "SummaryPart", *, tallying: bool) -> str:
    """Returns the points of a part; while they are counted, each sum so far is shown until the next row."""
    sums = [0]
    for row in part["rows"]:
        sums.append(sums[-1] + row["points"])
    counted = len(sums) - 1
    if not tallying or not counted:
        return _signed(words, part["points"])
    steps = [
        f'<span class="step" data-size="{number}" aria-hidden="true">{_signed(words, total)}</span>'
        for number, total in enumerate(sums[:-1], 1)
    ]
    last = _signed(words, part["points"])
    return "".join(steps) + f'<span class="step-last" data-size="{counted + 1}">{last}</span>'


def _signed(words: "Words", points: int) -> str:
    number = esc(words.t("count", {"n": points}))
    return f"+{number}" if points >= 0 else number


def _row(words: "Words", row: "Row", number: int) -> str:
    cards = "".join([card_html(face, label=words.card(face)) for face in row["cards"]])
    minis = f'<span class="minis">{cards}</span>' if cards else ""
    return (
        f'<li class="part-row" data-size="{number}"><span class="part-text">{esc(words.text(row["text"]))}</span>'
        f'<span class="num">{esc(words.t("count", {"n": row["points"]}))}</span>{minis}</li>'
    )


def _hands(scene: "Scene", summary: "Summary") -> str:
    """Returns every remaining hand, and the cards set aside: after a deal nothing is hidden.

    Nothing is listed if the parts already show all of them. A stock to draw from was nobody's.
    """
    words = scene.words
    left = _remaining(scene)
    if all(_is_counted(summary, seat, faces) for _, seat, faces in left):
        return ""
    rows = []
    for label, _, faces in left:
        cards = "".join([card_html(face, label=words.card(face)) for face in faces])
        rows.append(f'<li><p class="small soft">{esc(words.text(label))}</p><div class="minis">{cards}</div></li>')
    return f'<h3 class="shown-title">{esc(words.t("summary-hands"))}</h3><ul class="shown">{"".join(rows)}</ul>'


def _remaining(scene: "Scene") -> "list[tuple[Text, int | None, list[str]]]":
    """Returns what is left as (label, seat, faces): all cards of a hand together, also those that always lay open."""
    left: list[tuple[Text, int | None, list[str]]] = []
    for zone in scene.view.table["zones"]:
        faces = names_of(zone["slots"])
        if zone["kind"] not in ("hand", "fan", "stock") or not faces:
            continue
        if zone["kind"] == "stock" and scene.view.has_melds():
            continue
        hand = next((known for _, seat, known in left if seat is not None and seat == zone["seat"]), None)
        if hand is None:
            left.append((zone["label"], zone["seat"], faces))
        else:
            hand.extend(faces)
    return left


def _is_counted(summary: "Summary", seat: int | None, faces: "list[str]") -> bool:
    """Returns whether a part already shows these cards of a seat; those of nobody may be in any side's part."""
    for part in summary["parts"]:
        for row in part["rows"]:
            owner = row["text"]["args"].get(SEAT_ARGS[0], part["seat"])
            if seat in (owner, None) and all(faces.count(face) <= row["cards"].count(face) for face in faces):
                return True
    return False
