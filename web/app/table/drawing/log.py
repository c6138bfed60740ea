"""Draws the log of a deal, the guide to a game, and the tricks played so far."""

from ...markup.cards import card_html
from ...markup.html import button, esc, short
from ...markup.widgets import disc
from ...texts.engine_words import CAPTURE, CARDS, COLOUR, EXCHANGE, GIVE, LAST_TRICK, PASS, PLAY, TRICK
from ..state.table_view import groups_of
from .climbing import play_html
from .score import score_html

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...messages import LogEntry, Zone
    from ...texts.words import Words
    from ..state.scene import Scene

NEWEST = 14
LINE = "log:"  # begins the key of a line in the side panel
TRICK_EVENTS = (PLAY, PASS, CAPTURE)


def log_html(scene: "Scene") -> str:
    """Returns what happened in this deal, the latest first."""
    return _list([_entry(scene.words, entry) for _, entry in _told_once(scene.view.table["log"])])


def _list(rows: "Sequence[str]") -> str:
    return f'<ol class="log" reversed>{"".join(rows)}</ol>'


def _told_once(log: "list[LogEntry]") -> "list[tuple[str, LogEntry]]":
    """Returns the latest entries first, each with what tells it from all others of its deal.

    Left out are choices of cards that their seats have given since.
    """
    entries = []
    gave: list[int | None] = []
    ply, number = -1, 0
    for entry in reversed(log):
        number = number + 1 if entry["ply"] == ply else 0
        ply = entry["ply"]
        kind = entry.get("kind")
        if kind == GIVE and entry["seat"] in gave:
            gave.remove(entry["seat"])
            continue
        if kind == EXCHANGE:
            gave.append(entry["seat"])
        entries.append((f"{ply}:{number}", entry))
    return entries


def _entry(words: "Words", entry: "LogEntry", attrs: str = "") -> str:
    said = words.voiced(entry["text"])
    return f'<li class="log-line"{attrs}><span>{said}</span>{minis(words, entry["cards"])}</li>'


def side_html(scene: "Scene") -> str:
    """Returns the side panel of a wide screen: the scores, and the latest entries of the log."""
    score = esc(scene.words.t("table-score"))
    log = esc(scene.words.t("table-log"))
    table = scene.view.table
    rows = []
    for place, entry in _told_once(table["log"])[:NEWEST]:
        key = esc(f"{LINE}{table['deal']}:{place}")
        rows.append(_entry(scene.words, entry, f' data-key="{key}"'))
    return (
        f'<div class="side panel" tabindex="0" role="region" aria-label="{score}"><h2>{score}</h2>{score_html(scene)}'
        f"<h2>{log}</h2>{_list(rows)}</div>"
    )


def minis(words: "Words", faces: "Sequence[str]") -> str:
    """Returns small cards in a row, "" for none."""
    if not faces:
        return ""
    cards = "".join([card_html(face, label=words.card(face)) for face in faces])
    return f'<div class="minis">{cards}</div>'


def guide_html(scene: "Scene") -> str:
    """Returns the game's own guide and a way to all its rules, except in a lesson, which it would leave.

    Some texts are headings, and cards that a text names are drawn.
    """
    words = scene.words
    parts = []
    for text in scene.view.table["guide"]:
        if words.heads(text):
            parts.append(f"<h3>{esc(words.text(text))}</h3>")
            continue
        faces = [face for face in str(text["args"].get(CARDS, "")).split(" ") if face in scene.faces]
        parts.append(f'<div class="guide-line">{minis(words, faces)}<span>{esc(words.text(text))}</span></div>')
    if not scene.coached:
        game = scene.view.table["game"]
        parts.append(button("go", words.t("table-menu-rules"), "btn-quiet", "guide-rules", to="rules", id=game))
    return f'<div class="guide">{"".join(parts)}</div>'


def tricks_html(scene: "Scene") -> str:
    """Returns the running trick and those before it, the latest first, with every play."""
    style = "plays plays-open plays-row" if scene.view.plays_singly() else "plays plays-open"
    taken = [entry for entry in scene.view.table["log"] if entry.get("kind") == CAPTURE]
    parts = []
    for key, number in ((TRICK, len(taken) + 1), (LAST_TRICK, len(taken))):
        zone = scene.view.zone(key)
        if zone is None or not zone["groups"] or (taken and key == LAST_TRICK):
            continue
        plays = "".join([play_html(scene, group, slots, keyed=False) for group, slots in groups_of(zone)])
        heading = _running(scene.words, zone, number) if key == TRICK else f"<h3>{_label(scene.words, zone)}</h3>"
        parts.append(f'{heading}<ol class="{style}">{plays}</ol>')
    return "".join(parts + _finished(scene, style))


def _running(words: "Words", zone: "Zone", number: int) -> str:
    """Returns the heading of the running trick: its number, and what its label says besides that it is the trick."""
    if COLOUR in zone["label"]["args"]:
        return f"{_number(words, number)}<h3>{_label(words, zone)}</h3>"
    return f"<h3>{esc(words.t('trick-number', {'n': number}))}</h3>"


def _label(words: "Words", zone: "Zone") -> str:
    return esc(words.text(zone["label"]))


def _number(words: "Words", number: int) -> str:
    return f'<p class="trick-number">{esc(words.t("trick-number", {"n": number}))}</p>'


def _finished(scene: "Scene", style: str) -> list[str]:
    """Returns the finished tricks, the latest first, drawn alike from the log."""
    tricks: list[list[LogEntry]] = [[]]
    for entry in scene.view.table["log"]:
        if entry.get("kind") in TRICK_EVENTS:
            tricks[-1].append(entry)
        if entry.get("kind") == CAPTURE:
            tricks.append([])
    words = scene.words
    parts = []
    for number, entries in reversed(list(enumerate(tricks[:-1]))):
        taken = entries[-1]
        top = _top(scene, entries)
        plays = "".join([_play(scene, entry, is_top=entry is top) for entry in entries[:-1]])
        why = esc(words.text(taken["text"]))
        parts.append(f'{_number(words, number + 1)}<h3>{why}</h3><ol class="{style}">{plays}</ol>')
    return parts


def _top(scene: "Scene", entries: "Sequence[LogEntry]") -> "LogEntry | None":
    """Returns the play that won a trick: the taker's, or the last where each play tops the one before."""
    plays = [entry for entry in entries if entry["cards"]]
    if scene.view.plays_singly():
        plays = [entry for entry in plays if entry["seat"] == entries[-1]["seat"]]
    return plays[-1] if plays else None


def _play(scene: "Scene", entry: "LogEntry", *, is_top: bool) -> str:
    """Returns one play of a finished trick: a single card has its player's name above it, others the log's words."""
    words = scene.words
    seat = entry["seat"]
    name = words.name(seat) if seat is not None else ""
    initial = disc(name, small=True, against=seat is not None and scene.view.against(seat))
    if scene.view.plays_singly():
        initial += short(name, "by-name")
        what = words.row([words.card(face) for face in entry["cards"]])
    else:
        what = words.text(entry["text"])
    who = f'<span class="who"><span class="by">{initial}</span><span class="what">{esc(what)}</span></span>'
    if not entry["cards"]:
        return f'<li class="play play-pass">{who}</li>'
    stands = entry.get("stands") or [""] * len(entry["cards"])  # a picture of an older version has none
    cards = ""
    for face, rank in zip(entry["cards"], stands):
        card = card_html(face, stands=rank, label=words.stand_in(face, rank))
        cards += f'<span class="place">{card}</span>'
    style = "play play-top" if is_top else "play"
    return f'<li class="{style}">{who}<span class="cards">{cards}</span></li>'
