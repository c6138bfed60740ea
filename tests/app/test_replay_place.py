"""A look back: where in the deal it is, and how its hands are sorted."""

from tests.app.replay_rig import ReplayPage, finished


def test_it_says_how_many_moves_have_been_made():
    page = ReplayPage(finished("haggis", 3), "/1/0")
    plies = page.screen.deal.plies
    assert f"replay-move{{all={plies},before=yes,n=1}}" in page.dom.html["t-banner"]
    assert f"replay-move{{all={plies},before=yes,n=1}}" in page.dom.html["t-bar"], "said of the slider"
    page.dom.press("move-after")
    page.dom.advance(0)
    assert f"replay-move{{all={plies},before=no,n=1}}" in page.dom.html["t-banner"]
    assert f"replay-move{{all={plies},before=no,n=1}}" in page.dom.html["t-bar"]


def test_a_hand_is_sorted_as_its_player_has_it_at_the_table():
    page = ReplayPage(finished("haggis", 3), "/1/0")
    assert page.screen.scene.order == "rank"
    page.app.settings.keep_habit("sort", "haggis", "suit")
    page.dom.press("move-after")
    page.dom.advance(0)
    assert page.screen.scene.order == "suit"
