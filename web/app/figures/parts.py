"""Parts of the screen as HTML: the choice, the numbers, the feats and the matches."""

from ..markup.html import attrs, data, esc, icon, tag
from ..screens.parts import panel
from ..texts.names import deal_count
from .charts import number
from .choice import ALL, ALWAYS, FIELDS, MIXED
from .counted import DAY_S, POINTS
from .gathering import saved_ids
from .sums import longest_run, mean

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from .choice import Choice
    from .counted import Counted
    from .plan import Plan
    from .sums import Sums

MS = 1000  # in a second


def choice_html(app: "App", choice: "Choice") -> str:
    """Returns a drop-down list for each field in which the matches differ."""
    fields = "".join([_field(app, choice, name) for name in FIELDS if _is_open(choice, name)])
    head = tag("h2", esc(app.t("figures-choice")), cls="visually-hidden", id="figures-choice")
    return tag("section", head + fields, cls="panel choices", aria_labelledby="figures-choice")


def _is_open(choice: "Choice", field: str) -> bool:
    return len(choice.offered[field]) > 1 or (field not in ALWAYS and choice.chosen[field] != ALL)


def _field(app: "App", choice: "Choice", field: str) -> str:
    values = choice.offered[field]
    if field == "other":
        values = app.dom.in_order(values)
    if field not in ALWAYS:
        values = [ALL] + values
    options = []
    for value in values:
        fixed = attrs({"value": value, "selected": value == choice.chosen[field]})
        options.append(f"<option{fixed}>{esc(_value(app, field, value))}</option>")
    name = f"figures-by-{field}"
    label = tag("label", esc(app.t(name)), **{"for": name})
    fixed = attrs({"id": name, "data-field": field, "data-key": name})
    return f'<div class="field">{label}<select{fixed}>{"".join(options)}</select></div>'


def _value(app: "App", field: str, value: str) -> str:
    """Returns the name of a value of a field."""
    if value == ALL:
        return app.t(f"figures-by-{field}.all")
    if field == "game":
        return app.t("game-" + value)
    if field == "kind":
        return app.t("figures-kind-" + value)
    if field == "level":
        return app.t("figures-level-mixed" if value == MIXED else "level-" + value)
    if field == "seats":
        return app.t("figures-seats", n=int(value))
    return app.t("figures-days", n=int(value)) if field == "period" else value


def head_html(app: "App", game: str, sums: "Sums") -> str:
    """Returns the main numbers: deals played, deals and matches won, and accuracy."""
    t = app.t
    won = sum(sums.won)
    matches = len(sums.won_matches)
    about = app.game(game)
    best = min if about is not None and about["best"] == "low" else max
    tiles = [
        (t("figures-points"), number(app, mean(sums.points)), t("figures-best", n=best(sums.points))),
        (t("figures-won-deals"), _percent(app, won, sums.deals), t("figures-part", part=won, whole=sums.deals)),
    ]
    if matches:
        wins = sum([1 for one in sums.won_matches if one])
        part = t("figures-part", part=wins, whole=matches)
        tiles.append((t("figures-won-matches"), _percent(app, wins, matches), part))
        tiles.append((t("figures-run"), number(app, longest_run(sums.won_matches)), t("figures-run.about")))
    tiles.append((t("figures-run-deals"), number(app, longest_run(sums.won)), t("figures-run.about")))
    if sums.accuracies:
        reviewed = t("figures-reviewed", deals=deal_count(app, game, len(sums.accuracies)))
        tiles.append((t("figures-accuracy"), t("figures-percent", n=round(mean(sums.accuracies))), reviewed))
    shown = "".join(
        [
            f'<div class="tile-figure"><dt>{esc(name)}</dt><dd><span class="figure">{esc(value)}</span> '
            f'<span class="small soft">{esc(more)}</span></dd></div>'
            for name, value, more in tiles
        ]
    )
    low = tag("p", esc(t("figures-low")), cls="help") if best is min else ""
    return panel("figures-head", deal_count(app, game, sums.deals), f'<dl class="tiles">{shown}</dl>{low}')


def facts_html(app: "App", game: str, sums: "Sums", plan: "Plan") -> str:
    """Returns the facts that the game itself counts."""
    t = app.t
    rows = []
    for name, kind, of in plan.facts:
        value = _fact(app, sums, name, kind, of)
        if value:
            rows.append(tag("dt", esc(t(f"fact-{game}-{name}"))) + tag("dd", esc(value)))
    return panel("figures-facts", t("figures-facts"), tag("dl", "".join(rows), cls="facts"), "") if rows else ""


def _fact(app: "App", sums: "Sums", name: str, kind: str, of: str) -> str:
    """Returns the value of a fact, "" where there is nothing to say."""
    if not (sums.counts(name) and sums.counts(of)):
        return ""
    if kind == "most":
        return number(app, sums.most(name))
    found = sums.mean(name, of)
    if found is None:
        return ""
    return _percent(app, sums.sum(name), sums.sum(of)) if kind == "share" else number(app, found)


def _percent(app: "App", part: int, whole: int) -> str:
    return app.t("figures-percent", n=round(100 * part / whole) if whole else 0)


def feats_html(app: "App", game: str, sums: "Sums", plan: "Plan") -> str:
    """Returns the feats, each with the day on which it was first done."""
    t = app.t
    if not plan.feats:
        return ""
    firsts = [(feat.name, feat.first(sums.facts)) for feat in plan.feats]
    items = "".join([_feat(app, game, name, 0 if at is None else sums.days[at]) for name, at in firsts])
    done = len([name for name, at in firsts if at is not None])
    count = tag("p", esc(t("figures-feats-count", n=done, all=len(firsts))), cls="help")
    return panel("figures-feats", t("figures-feats"), count + tag("ul", items, cls="list feats"))


def _feat(app: "App", game: str, name: str, day: int) -> str:
    t = app.t
    code = f"feat-{game}-{name}"
    when = t("day", at=day * DAY_S * MS) if day else t("figures-feat-open")
    mark = icon("check" if day else "flag")
    words = tag("strong", esc(t(code))) + tag("span", esc(t(code + ".about")), cls="help")
    day_html = tag("span", esc(when), cls="small soft nowrap")
    return tag("li", mark + tag("span", words, cls="grow") + day_html, cls="row" if day else "row undone")


def history_html(app: "App", choice: "Choice", most: int) -> str:
    """Returns the chosen matches, the latest first, at most `most`; those that still exist can be opened.

    A match that is gone is left out if existing ones have all of its deals: it may have come back under another id.
    """
    t = app.t
    here = set(saved_ids(app))
    known = {deal[1] for match in choice.matches if match.id in here for deal in match.deals}
    latest = [
        match
        for match in reversed(choice.matches)
        if match.id in here or any(deal[1] not in known for deal in match.deals)
    ]
    rows = "".join([_match(app, choice, match, is_here=match.id in here) for match in latest[:most]])
    more = ""
    if len(latest) > most:
        label = esc(t("figures-more", n=len(latest) - most))
        more = f'<button type="button" class="btn btn-quiet" data-act="more" data-key="more">{label}</button>'
    return panel("figures-history", t("figures-history"), tag("ul", rows, cls="list matches") + more)


def _match(app: "App", choice: "Choice", match: "Counted", *, is_here: bool) -> str:
    t = app.t
    at = choice.index_in(match)
    names = app.l10n.listing([name for name, _ in match.others] + _mates(match, at))
    if match.is_over:
        state = t("figures-match-won" if match.ranks[at] == 1 else "figures-match-place", n=match.ranks[at])
    else:
        state = t("figures-match-running")
    state += " · " + deal_count(app, match.game, len(match.deals))
    points = sum([deal[3][at][POINTS] for deal in match.deals if deal[3][at]])
    words = tag("strong", esc(t("figures-against", names=names))) + tag("span", esc(state), cls="help")
    day = tag("span", esc(t("day", at=match.played * MS)), cls="help")
    inner = tag("span", words, cls="grow") + tag("span", esc(number(app, points)) + day, cls="num nowrap")
    if not is_here:
        gone = tag("span", esc(t("figures-gone")), cls="visually-hidden")
        return tag("li", inner + gone, cls="row gone")
    fixed = data({"act": "open", "key": "open-" + match.id, "id": match.id})
    press = f'<button type="button" class="row list-button"{fixed}>{inner}{icon("next", small=True)}</button>'
    return tag("li", press)


def _mates(match: "Counted", at: int) -> list[str]:
    """Returns the names of the other people."""
    return [one[1] for index, one in enumerate(match.persons) if index != at]
