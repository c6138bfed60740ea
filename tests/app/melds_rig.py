"""A table of Handrömi with a person and two bots."""

from tests.app.markup import tags
from tests.app.samples_melds import table
from tests.app.scenes import keys
from tests.app.table_rig import Rig, seat, touched

__all__ = ["marks", "opened", "order"]


def marks(html):
    """Returns the class of each card's mark, in order."""
    return [tag["class"] for tag in tags(html) if tag.get("class", "").startswith("meld-mark")]


def opened(touches=None, looks=table, **settings):
    """Returns an open table: Anna against two bots."""
    rig = Rig([seat("Anna"), seat("Béla", True), seat("Cili", True)], **settings)
    rig.looks = looks
    rig.touches = touches or (lambda names: touched())
    rig.app.l10n.load("handromi/game")
    return rig.open()


def order(rig):
    """Returns the keys of the cards in hand, in the order shown."""
    return keys(rig.region("hand"))
