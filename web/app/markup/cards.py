"""Cards as markup. Ranks and suits are only strings here.

A suit's drawing is the file of its name in `web/cards/`, or in `cards/` of the one game that has such a suit; a card
without a suit has the drawing `wild.svg` of its game.

A face is written as in records: a rank ("7", "10", "Q") followed by a suit in lower-case letters ("r"). A face
without a suit is a wild card, drawn in brass on dark. "Cr" is a chip of a suit. Jacks, queens and kings are persons:
`court-Q` is the queen of ordinary cards, in the colour of her suit, and `wild-Q` the queen of wild cards.
"""

from .html import esc

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

#: The rank of a face that is a chip of its suit, not a card.
CHIP = "C"

#: Ranks drawn as persons.
COURT = ("J", "Q", "K")

#: The letters that cards show in place of ranks, set by `write_letters`.
_LETTERS: dict[str, str] = {}

#: The HTML of cards drawn before: a table shows the same ones over and over, and each takes a while to put together.
_DRAWN: "dict[tuple[str, int, str | None, tuple[str, ...], str, str, str, str], str]" = {}
_MOST_DRAWN = 2000

#: Ranks that look like each other upside down, told apart by a bar.
BARRED = ("6", "9")


def write_letters(letters: dict[str, str]) -> None:
    """Sets the letters that cards show from now on, by rank; records are not affected."""
    _LETTERS.clear()
    _LETTERS.update(letters)
    _DRAWN.clear()


def split_face(face: str) -> tuple[str, str]:
    """Returns the rank and the suit of a face: ("10", "r") for "10r"; either may be empty."""
    cut = len(face)
    while cut and "a" <= face[cut - 1] <= "z":
        cut -= 1
    return face[:cut], face[cut:]


def suit_svg(suit: str, style: str = "mark") -> str:
    """Returns a suit's drawing, hidden from screen readers; `style` is its class ("mark" is for a line of text)."""
    return f'<svg class="{esc(style)}" aria-hidden="true"><use href="#suit-{esc(suit)}"/></svg>'


def card_html(
    face: str,
    *,
    points: int = 0,
    key: str | None = None,
    marks: "Sequence[str]" = (),
    stands: str = "",
    tag: str = "div",
    label: str = "",
    attrs: str = "",
) -> str:
    """Returns a card lying face up; `points` are shown in a pip at its corner.

    `marks` become classes: selected, brought, live, dim, last, hint, wild. `stands` is the rank that a wild card is
    played as, shown below its own. `tag` is "div" or "button". `label` is the accessible name, already
    translated; a card without one is hidden from screen readers. `attrs` is further markup for the tag, already
    escaped. A chip is drawn as a chip.
    """
    drawn = (face, points, key, tuple(marks), stands, tag, label, attrs)
    if drawn not in _DRAWN:
        if len(_DRAWN) == _MOST_DRAWN:
            _DRAWN.clear()
        _DRAWN[drawn] = _card_html(
            face, points=points, key=key, marks=marks, stands=stands, tag=tag, label=label, attrs=attrs
        )
    return _DRAWN[drawn]


def _card_html(
    face: str, *, points: int, key: str | None, marks: "Sequence[str]", stands: str, tag: str, label: str, attrs: str
) -> str:
    rank, suit = split_face(face)
    if rank == CHIP:
        return chip_html(face, key=key, marks=marks, label=label)
    wild = not suit or "wild" in marks
    classes = ["card", "wild" if wild else "suit-" + suit]
    classes.extend(mark for mark in marks if mark != "wild")
    below = (
        f'<b class="stands">{esc(_LETTERS.get(stands, stands))}</b>'
        if stands
        else suit_svg(suit or "wild", "index-mark")
    )
    index = _rank(rank) + below
    inner = f'<span class="index" aria-hidden="true">{index}</span>{_centre(rank, suit, wild)}{_points(points)}'
    return _tag(tag, inner, classes=classes, key=key, label=label, attrs=attrs)


def chip_html(face: str, *, key: str | None = None, marks: "Sequence[str]" = (), label: str = "") -> str:
    """Returns a chip seen from the side, with its suit's drawing on it."""
    suit = split_face(face)[1]
    classes = ["token", "suit-" + suit]
    classes.extend(marks)
    return _tag("span", suit_svg(suit, "token-mark"), classes=classes, key=key, label=label, attrs="")


def back_html(
    *,
    key: str | None = None,
    label: str = "",
    count: int | None = None,
    more: int = 0,
) -> str:
    """Returns a card lying face down, marked with `count`, the cards there, and `more`, those open beside it."""
    inner = '<svg class="weave" aria-hidden="true"><use href="#card-back"/></svg>'
    if count is not None:
        beside = f"<small>+{more}</small>" if more else ""
        inner += f'<span class="count">{esc(count)}{beside}</span>'
    return _tag("div", inner, classes=["card", "back"], key=key, label=label, attrs="")


def _centre(rank: str, suit: str, wild: bool) -> str:
    """Returns the person of a court rank, else the big drawing of the suit or the big letter of a wild card."""
    if rank in COURT:
        return f'<svg class="court" aria-hidden="true"><use href="#{"wild" if wild else "court"}-{rank}"/></svg>'
    letter = esc(_LETTERS.get(rank, rank))
    return f'<span class="letter" aria-hidden="true">{letter}</span>' if wild else suit_svg(suit, "pip")


def _rank(rank: str) -> str:
    style = "rank"
    if len(rank) > 1:
        style += " rank-wide"
    if rank in BARRED:
        style += " rank-bar"
    return f'<b class="{style}">{esc(_LETTERS.get(rank, rank))}</b>' if rank else ""


def _points(points: int) -> str:
    if not points:
        return ""
    return f'<span class="points" aria-hidden="true">{esc(points)}</span>'


def _tag(tag: str, inner: str, *, classes: list[str], key: str | None, label: str, attrs: str) -> str:
    head = [tag, ' class="', esc(" ".join(classes)), '"']
    if key is not None:
        head.append(f' data-key="{esc(key)}"')
    if tag == "button":
        head.append(' type="button" aria-pressed="{}"'.format("true" if "selected" in classes else "false"))
    elif label:
        head.append(' role="img"')
    head.append(f' aria-label="{esc(label)}"' if label else ' aria-hidden="true"')
    if attrs:
        head.append(" " + attrs.strip())
    return f"<{''.join(head)}>{inner}</{tag}>"
