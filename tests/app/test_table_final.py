"""Words at a table where nothing can be taken back, as in a deal of the day."""

from tests.app.melds_rig import opened
from tests.app.samples_melds import table
from tests.app.samples_table import text
from tests.app.table_rig import touched

OPENING = text("banner/handromi-opening", have=37, need=51)
SHORT = text("refuse/handromi-short", laid=37, need=51)


def touches(names):
    """Answers a touch where a king can be chosen, and not discarded."""
    return touched(why=SHORT) if names else touched(["Kc"])


def test_taking_back_is_not_spoken_of_where_it_is_not_possible():
    rig = opened(touches, lambda seat: table(actions=[], banner=OPENING))
    assert "banner-handromi-opening{" in rig.region("banner")
    rig.tap("c6")
    assert "refuse-handromi-short{" in rig.region("bar")
    rig.app.screen.playing.session.source.gives_help = False
    rig.press("clear")
    assert "banner-handromi-opening.final{" in rig.region("banner")
    rig.tap("c6")
    assert "refuse-handromi-short.final{" in rig.region("bar")
    assert rig.dom.said[-1].startswith("refuse-handromi-short.final{")
