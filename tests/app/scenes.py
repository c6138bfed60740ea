"""Scenes of tables, and helpers to find things in their HTML."""

from app.table.drawing.summary import summary_pieces
from app.table.state.scene import Scene
from app.table.state.table_view import TableView
from app.texts.l10n import L10n
from app.texts.words import Words
from tests.app.fake_dom import FakeDom
from tests.app.markup import tags

__all__ = ["found", "keys", "scene_of", "summary_html"]


def scene_of(model, bottom=None, you=0):
    """Returns a scene that shows a table; `you` is the one person's seat, None among several."""
    l10n = L10n(FakeDom(), "en")
    l10n.load("app", "table", "haggis/game", "team/game", "handromi/game")
    names = [seat["name"] for seat in model["seats"]]
    l10n.resolver = lambda seat: (names[seat], seat == you)
    scene = Scene(Words(l10n))
    scene.see(TableView(model, bottom), [0])
    return scene


def summary_html(scene):
    """Returns the settlement."""
    return "".join(summary_pieces(scene))


def keys(html):
    """Returns the keys of the cards in HTML, in order."""
    return [tag["data-key"] for tag in tags(html) if "card" in tag.get("class", "").split(" ") and "data-key" in tag]


def found(html, key):
    """Returns the attributes of the element with a key."""
    for tag in tags(html):
        if tag.get("data-key") == key:
            return tag
    raise AssertionError(f"no {key} in {html}")
