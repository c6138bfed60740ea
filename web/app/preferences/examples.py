"""Examples: the effect of choices on cards and a small table, not for screen readers, as each choice has words."""

from ..markup.cards import back_html, card_html
from ..markup.html import esc

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..settings import Settings

LOOK = (("8y", "6b"), ("9d", "10c"))  # of either pack, in suits that games share; the latter show how many colours
HANDS = {"rank": ("7r", "7y", "8r", "9r", "9b"), "suit": ("7r", "8r", "9r", "7y", "9b")}  # by the order chosen
TAKEN = {"on": ("7r", "8r", "9r"), "off": ("8r",)}  # selected by a first tap: a whole combination, or a card alone
BUTTON = {"on": "7–9", "off": "8"}  # that plays them
FORCED = "10y"  # the only move of another hand: played at once, or waiting for its button
PLAYS = ("4y", "5y", "6y")  # of others, one after the other at the pace chosen


def look_html(app: "App") -> str:
    """Returns cards that change with each choice of looks, below them the games that have such cards, and a back."""
    games = app.hello["games"] if app.hello else []
    packs = []
    for faces in LOOK:
        names = [app.t("game-" + game["name"]) for game in games if all(face in game["faces"] for face in faces)]
        cards, label = "".join(map(card_html, faces)), esc(app.l10n.listing(names))
        packs.append(f'<figure><div class="example-play">{cards}</div><figcaption>{label}</figcaption></figure>')
    return f'<div class="example example-row" aria-hidden="true">{"".join(packs)}{back_html()}</div>'


def table_html(settings: "Settings") -> str:
    """Returns a hand and buttons as the table has them, and cards of others that come at the pace chosen."""
    pace, whole = settings.get("pace"), settings.get("whole")
    others = "".join([f'<span class="example-other">{card_html(face)}</span>' for face in PLAYS])
    hand = "".join(
        [
            f'<span class="example-{"up" if face in TAKEN[whole] else "down"}">{card_html(face)}</span>'
            for face in HANDS[settings.get("sort")]
        ]
    )
    forced = f'<span class="example-up">{card_html(FORCED)}</span>'
    if not settings.on("automatic"):
        forced = f'<span class="example-down">{card_html(FORCED)}</span><span class="btn btn-primary">10</span>'
    bets = '<span class="btn">30</span>'
    if settings.on("confirm_bets"):
        bets += '<span aria-hidden="true">→</span><span class="btn btn-primary">30?</span>'
    # A new key restarts the cards of others when the pace changes.
    return (
        '<div class="example example-table" aria-hidden="true">'
        f'<div class="example-play" data-key="pace:{pace}" data-pace="{pace}">{others}</div>'
        f'<div class="example-play example-forced">{forced}</div>'
        f'<div class="example-play example-hand">{hand}</div>'
        f'<div class="example-dock"><span class="example-bets">{bets}</span>'
        f'<span class="btn btn-primary">{BUTTON[whole]}</span></div></div>'
    )
