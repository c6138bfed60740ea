"""Draws the players: who they are, what everybody may know of them, and whose turn it is."""

from ...markup.cards import back_html, card_html
from ...markup.html import esc, icon
from ...markup.widgets import disc
from ...texts.engine_words import BET_STAT, TRICKS, WANTED, hand_key, seat_key
from ..state.table_view import face_up

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...messages import Action, SeatView, Text
    from ...texts.words import Words
    from ..state.scene import Scene


def seats_html(scene: "Scene") -> str:
    """Returns the other seats, clockwise from the left of the one at the bottom."""
    seats = [_seat(scene, scene.view.seat_view(seat)) for seat in scene.view.others()]
    label = esc(scene.words.t("table-players"))
    return f'<ul class="seats" aria-label="{label}" data-count="{len(seats)}">{"".join(seats)}</ul>'


def own_html(scene: "Scene") -> str:
    """Returns the viewer's name, bet, points and dealer's sign; "" without a viewer."""
    if scene.view.viewer is None:
        return ""
    seat = scene.view.seat_view(scene.view.bottom)
    words = scene.words
    name = f'<span class="own-name">{esc(words.name(seat["seat"]))}</span>'
    marks = _marks(words, seat) + _stats(words, seat)
    return (
        f'<div class="own" data-key="seat:{seat["seat"]}" data-act="seat" data-seat="{seat["seat"]}">{name}{marks}'
        f"{_about(words, seat['seat'])}</div>"
    )


def _stats(words: "Words", seat: "SeatView") -> str:
    """Returns the game's small facts about a seat, each in a pill."""
    facts = []
    for stat in seat["stats"]:
        style = "chip"
        if stat["code"] == BET_STAT:
            style += " chip-bet is-lost" if seat["bet_lost"] else " chip-bet"
        if TRICKS in stat["args"]:
            style += " chip-tricks"
        facts.append(f'<span class="{style}">{_fact(words, stat)}</span>')
    return "".join(facts)


def _fact(words: "Words", stat: "Text") -> str:
    """Returns a small fact in words; tricks taken of a number wanted are drawn as rings, the taken ones filled.

    Tricks beyond that number are a number with a plus.
    """
    args = stat["args"]
    if TRICKS not in args or WANTED not in args:
        return esc(words.text(stat))
    taken, wanted = int(args[TRICKS]), int(args[WANTED])
    rings = "".join([f'<i class="ring{" is-taken" if at < taken else ""}"></i>' for at in range(wanted)])
    said = esc(words.aloud(stat))
    over = f"<b>+{taken - wanted}</b>" if taken > wanted else ""
    return f'<span class="rings" aria-hidden="true">{rings}{over}</span><span class="visually-hidden">{said}</span>'


def _marks(words: "Words", seat: "SeatView") -> str:
    """Returns the small signs of a seat: its turn, the dealer's sign, and its place among those who went out."""
    marks = []
    if seat["turn"]:
        marks.append(f'<span class="visually-hidden">{esc(words.t("seat-turn"))}</span>')
    if seat["dealer"]:
        label = esc(words.t("seat-dealer"))
        sign = icon("dealer")
        marks.append(f'<span class="sign" title="{label}">{sign}<span class="visually-hidden">{label}</span></span>')
    if seat["out"]:
        marks.append(f'<span class="chip">{esc(words.t("seat-out", {"n": seat["out"]}))}</span>')
    return "".join(marks)


def dealer_row(words: "Words") -> str:
    """Returns a row of a sheet that explains the dealer's sign."""
    said = esc(words.t("seat-dealer-about"))
    return f'<li class="row"><span class="chip">{icon("dealer")}</span><span class="grow">{said}</span></li>'


def _seat(scene: "Scene", seat: "SeatView") -> str:
    words = scene.words
    number = seat["seat"]
    initial = disc(words.name(number), turn=seat["turn"], against=scene.view.against(number))
    name = f'<span class="seat-name">{esc(words.name(number))}</span>'
    if scene.view.viewer is not None and scene.view.teams():
        code = "seat-against" if scene.view.against(number) else "seat-partner"
        name = f'<span class="seat-who">{name}<span class="seat-side">{esc(words.t(code))}</span></span>'
    head = f"{initial}{name}{_marks(words, seat)}"
    hidden = _hidden(scene, seat)
    parts = [f'<div class="seat-head">{head}</div>', hidden]
    for zone in scene.view.zones("fan", number):
        cards = [
            card_html(
                slot["face"],
                key=slot["key"],
                marks=scene.told.get(slot["key"], ()),
                label=scene.told_label(slot, slot["points"]),
            )
            for slot in face_up(zone["slots"])
            if slot["face"] is not None
        ]
        if cards:
            label = esc(words.text(zone["label"]))
            attrs = f'class="seat-open" data-key="open:{esc(zone["key"])}" role="group" aria-label="{label}"'
            parts.append(f"<div {attrs}>{''.join(cards)}</div>")
    key = f"stats:{number}" if hidden else f"bare:{number}"  # as another element it may take the room of the cards
    parts.append(f'<div class="seat-stats" data-key="{key}">{_stats(words, seat)}</div>')
    picks = [_pick(action) for action in scene.actions() if action["at"] == seat_key(number)]
    parts += picks or [_about(words, number)]
    style = "seat seat-turn" if seat["turn"] else "seat"
    return f'<li class="{style}" data-key="seat:{number}" data-act="seat" data-seat="{number}">{"".join(parts)}</li>'


def _about(words: "Words", seat: int) -> str:
    """Returns a button over a whole seat that explains what it shows, for keys and screen readers, too."""
    label = esc(words.t("seat-about", {"name": words.name(seat)}))
    attrs = f'class="seat-about" data-act="seat" data-key="about:{seat}" data-seat="{seat}"'
    return f'<button type="button" {attrs} aria-label="{label}"></button>'


def _pick(action: "Action") -> str:
    """Returns a button over a whole seat that makes a move; the bar has the same in words, and for the keyboard."""
    move = esc(action["move"])
    attrs = f'class="seat-pick" data-act="move" data-key="seat:{move}" data-move="{move}"'
    return f'<button type="button" {attrs} tabindex="-1" aria-hidden="true"></button>'


def _hidden(scene: "Scene", seat: "SeatView") -> str:
    """Returns a card's back with the number of cards that a seat hides, and below that how many lie open beside it.

    Without hidden cards there is no back: open cards are counted at a glance. Its space is kept in games where all
    play their last cards together.
    """
    if not seat["cards"] and scene.view.plays_singly():
        return '<div class="seat-count"></div>'
    key = hand_key(seat["seat"])
    zone = scene.view.zone(key)
    if zone and (not zone["count"] or zone["slots"][0]["face"] is not None):  # all open: they can be seen
        return ""
    if not seat["cards"]:
        return ""
    opened = scene.view.open_cards(seat["seat"])
    back = back_html(key=key, count=seat["cards"] - opened, more=opened)
    label = esc(scene.words.t("seat-cards", {"n": seat["cards"], "open": opened}))
    return f'<div class="seat-count">{back}<span class="visually-hidden">{label}</span></div>'
