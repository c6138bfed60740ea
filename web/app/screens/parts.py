"""Pieces of HTML that several screens share."""

from ..cards import card_html
from ..html import button, data, esc, tag
from ..icons import icon
from ..matches import deal_count, deal_name
from ..sides import of_match


def fan(faces, style=""):
    """Returns a hand of cards spread for the eye only."""
    cards = [f'<span class="fan-card">{card_html(name, points=points)}</span>' for name, points in faces]
    return f'<div class="fan-cards {style}" aria-hidden="true">{"".join(cards)}</div>'


def some_faces(game, count):
    """Returns (name, points) of a few of a game's cards, spread over its ranks and suits: a picture, no hand."""
    faces = game["faces"]
    deck = game["decks"][str(game["seats"][-1])]
    shown = []
    for place in range(count):
        start = (2 * place + 1) * len(deck) // (2 * count)
        used = [faces[name]["suit"] for name, _ in shown]
        fresh = [name for name in deck[start:] if faces[name]["suit"] not in used]
        other = [name for name in deck if name not in [face for face, _ in shown]]
        name = (fresh or other or deck)[0]
        shown.append((name, faces[name]["points"]))
    return shown


def panel(mark, heading, body, style="stack"):
    """Returns a section with its heading; `mark` is the heading's id."""
    head = tag("h2", esc(heading), id=mark, tabindex="-1")
    return tag("section", head + body, cls=f"panel {style}", aria_labelledby=mark)


def game_wait(app, name):
    """Returns what stands for a game that cannot be shown yet, and why, as HTML; "" once it can."""
    if app.games.here(name):
        return ""
    t = app.t
    fault = app.games.fault(name)
    if fault is None:
        return f'<p class="panel">{esc(t("bring-coming", game=t("game-" + name)))}</p>'
    cause = t("cause-" + fault.code.replace("/", "-"), fault.args_)
    again = button("bring", t("engine-retry"), "btn-primary", game=name)
    away = t("bring-away", game=t("game-" + name))
    return f'<section class="panel stack" role="alert"><p>{esc(away)}</p><p>{esc(cause)}</p>{again}</section>'


def disc(name, small=False):
    """Returns a player's initial in a disc, for the eye only."""
    return f'<span class="disc{" disc-small" if small else ""}" aria-hidden="true">{esc(name[:1])}</span>'


def match_title(app, meta):
    """Returns what a match is called: its title, else its players."""
    return meta.get("title") or app.l10n.listing([seat["name"] for seat in meta["seats"]])


def match_state(app, meta):
    """Returns how far a match is, in a few words."""
    app.l10n.load(meta["game"] + "/name")
    game = app.t("game-" + meta["game"])
    if meta.get("over"):
        return app.t("match-over", game=game, deals=deal_count(app, meta["game"], meta["deal"]))
    return app.t("match-deal", game=game, deal=deal_name(app, meta))


def standings(app, meta):
    """Returns each side of a match as (names, running total)."""
    found = []
    for seats in of_match(app, meta):
        names = [meta["seats"][seat]["name"] for seat in seats]
        found.append((names, (meta["scores"][seats[0] :] or [0])[0]))  # a damaged save may know fewer
    return found


def scores(app, meta):
    """Returns the players, partners together, with their running totals, as HTML."""
    rows = []
    for names, total in standings(app, meta):
        discs = "".join(disc(name, True) for name in names)
        listed = esc(app.l10n.listing(names))
        rows.append(f'<li>{discs}<span class="grow">{listed}</span><strong class="num">{esc(total)}</strong></li>')
    return f'<ul class="scores" aria-label="{esc(app.t("scores"))}">{"".join(rows)}</ul>'


def link_row(to, picture, label, note="", **more):
    """Returns a list row that opens a screen."""
    hint = f'<span class="soft small">{esc(note)}</span>' if note else ""
    return (
        f'<li><button type="button" class="row list-button" data-act="go" data-to="{to}" data-key="go-{to}"'
        f'{data(more)}>{icon(picture)}<span class="grow">{esc(label)}</span>{hint}'
        f"{icon('next', small=True)}</button></li>"
    )


def segmented(field, legend, choices, value, help_text="", *, pictures=None, **more):
    """Returns radio buttons shown as one row; `choices` are (value, label) pairs.

    With `pictures`, icons by value, the labels are for readers only.
    """
    mark = _mark(field, more)
    labels = []
    for choice, label in choices:
        checked = " checked" if choice == value else ""
        labels.append(
            f'<label><input type="radio" name="{esc(mark)}" value="{esc(choice)}" data-field="{field}"{data(more)} '
            f'data-key="{esc(mark)}-{esc(choice)}"{checked}>{_shown(choice, label, pictures)}</label>'
        )
    note = f'<p class="help">{esc(help_text)}</p>' if help_text else ""
    return (
        f'<fieldset class="segmented"><legend>{esc(legend)}</legend>{note}'
        f'<div class="segments">{"".join(labels)}</div></fieldset>'
    )


def _shown(choice, label, pictures):
    if pictures is None:
        return f"<span>{esc(label)}</span>"
    return f'{icon(pictures[choice])}<span class="visually-hidden">{esc(label)}</span>'


def _mark(field, more):
    """Returns a key that tells a field from others of its name by what else it stands for."""
    return "-".join([field] + [str(more[name]) for name in sorted(more)])


def switch(field, label, on, help_text="", **more):
    """Returns a switch."""
    mark = _mark(field, more)
    note = f'<span class="help">{esc(help_text)}</span>' if help_text else ""
    checked = " checked" if on else ""
    return (
        f'<label class="switch"><span class="grow"><span>{esc(label)}</span>{note}</span>'
        f'<input type="checkbox" role="switch" data-field="{field}"{data(more)} '
        f'data-key="{esc(mark)}"{checked}></label>'
    )


def choices(field, legend, pairs, value, help_text="", **more):
    """Returns radio buttons one under another, for labels too long for one row."""
    mark = _mark(field, more)
    rows = []
    for choice, label in pairs:
        checked = " checked" if choice == value else ""
        rows.append(
            f'<label class="choice"><input type="radio" name="{esc(mark)}" value="{esc(choice)}" data-field="{field}"'
            f'{data(more)} data-key="{esc(mark)}-{esc(choice)}"{checked}><span>{esc(label)}</span></label>'
        )
    note = f'<p class="help">{esc(help_text)}</p>' if help_text else ""
    return f'<fieldset class="field"><legend>{esc(legend)}</legend>{note}{"".join(rows)}</fieldset>'
