"""Pieces of HTML that several screens share."""

from ..client.errors import code_of
from ..markup.html import button, data, esc, icon, tag
from ..markup.widgets import disc
from ..matches.sides import of_match
from ..texts.names import deal_count, deal_name, only_person, persons_of, shown_names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..protocols import Meta


def panel(mark: str, heading: str, body: str, style: str = "stack") -> str:
    """Returns a section with its heading; `mark` is the heading's id."""
    head = tag("h2", esc(heading), id=mark, tabindex="-1")
    return tag("section", head + body, cls=f"panel {style}", aria_labelledby=mark)


def game_wait(app: "App", name: str) -> str:
    """Returns a notice in place of a game that cannot be shown yet, with the reason; "" once it can."""
    if app.games.fetched(name):
        return ""
    t = app.t
    fault = app.games.fault(name)
    if fault is None:
        return f'<p class="panel">{esc(t("bring-coming", game=t("game-" + name)))}</p>'
    cause = t(code_of(fault), fault.args_)
    again = button("bring", t("engine-retry"), "btn-primary", game=name)
    away = t("bring-away", game=t("game-" + name))
    return f'<section class="panel stack" role="alert"><p>{esc(away)}</p><p>{esc(cause)}</p>{again}</section>'


def match_title(app: "App", meta: "Meta") -> str:
    """Returns what a match is called: its title, else its players."""
    title: str = meta.get("title") or ""
    return title or app.l10n.listing(shown_names(app, meta["seats"]))


def match_state(app: "App", meta: "Meta") -> str:
    """Returns how far a match has got, in a few words."""
    app.l10n.load(meta["game"] + "/name")
    game = app.t("game-" + meta["game"])
    if meta.get("over"):
        state = app.t("match-over", game=game, deals=deal_count(app, meta["game"], meta["deal"]))
    else:
        state = app.t("match-deal", game=game, deal=deal_name(app, meta))
    if meta.get("daily"):
        day = app.dom.noon(meta["daily"])
        return app.t("match-daily", state=state, day=day, free="yes" if meta.get("free") else "no")
    return app.t("match-practice", state=state) if meta.get("branch") else state


def match_line(app: "App", meta: "Meta") -> str:
    """Returns how far a match has got, and its tags."""
    return " · ".join([match_state(app, meta)] + list(meta.get("tags") or []))


def points(app: "App", meta: "Meta") -> str:
    """Returns the running totals of a match, side by side."""
    return " : ".join([str(total) for _, _, total in standings(app, meta)])


def match_turn(app: "App", meta: "Meta") -> str:
    """Returns what a match waits for: its next deal, or somebody's turn, "" while several people wait for a bot.

    A match of one person that has not been seen at its table says "your turn".
    """
    if meta.get("settled"):
        return app.t("match-turn", you="next", names="")
    persons, turn = persons_of(meta["seats"]), meta.get("turn") or []
    if len(persons) == 1 and (persons[0] in turn or not turn):
        return app.t("match-turn", you="yes", names="")
    known = shown_names(app, meta["seats"])
    names = [known[seat] for seat in turn if len(persons) == 1 or seat in persons]
    return app.t("match-turn", you="no", names=app.l10n.listing(names)) if names else ""


def standings(app: "App", meta: "Meta") -> list[tuple[list[int], list[str], int]]:
    """Returns each side of a match as (seats, names, running total)."""
    known = shown_names(app, meta["seats"])
    sides = []
    for seats in of_match(app, meta):
        names = [known[seat] for seat in seats]
        sides.append((seats, names, (meta["scores"][seats[0] :] or [0])[0]))  # a damaged save may have fewer
    return sides


def scores(app: "App", meta: "Meta") -> str:
    """Returns the players, partners together, with their running totals, as HTML."""
    rows = []
    you = only_person(meta["seats"])
    for seats, names, total in standings(app, meta):
        rivals = len(seats) > 1 and you is not None and you not in seats
        discs = "".join(disc(name, small=True, against=rivals) for name in names)
        listed = esc(app.l10n.listing(names))
        rows.append(f'<li>{discs}<span class="grow">{listed}</span><strong class="num">{esc(total)}</strong></li>')
    return f'<ul class="scores" aria-label="{esc(app.t("scores"))}">{"".join(rows)}</ul>'


def link_row(to: str, picture: str, label: str, note: str = "", key: str = "go-", **more: object) -> str:
    """Returns a list row that opens a screen; `key` tells apart two rows that lead to one screen."""
    hint = f'<span class="soft small">{esc(note)}</span>' if note else ""
    return (
        f'<li><button type="button" class="row list-button" data-act="go" data-to="{to}" data-key="{key}{to}"'
        f'{data(more)}>{icon(picture)}<span class="grow">{esc(label)}</span>{hint}'
        f"{icon('next', small=True)}</button></li>"
    )
