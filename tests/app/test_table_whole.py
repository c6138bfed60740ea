"""One tap takes a whole combination; another changes it, or switches to a different one."""

from tests.app.match_in_memory import MatchInMemory
from tests.app.samples_table import action, bots_turn, table, text
from tests.app.table_rig import alone, seat, touched
from tests.app.test_table_playing import begin


def made(*cards):
    """Returns a combination of cards."""
    return action(" ".join(cards), "set", text("shape/set", width=len(cards), rank=cards[0][0]), cards)


SEVEN = made("7r")
SEVENS = made("7r", "7g")
RUN = made("5r", "6y", "7r")
EIGHTS = made("8o", "8r")


def touches(names):
    """Answers a touch where sevens, eights and a run can be played."""
    if not names:
        return touched(["5r", "6y", "7r", "7g", "8o", "8r", "J"])
    grown = [one for one in (SEVENS, RUN, EIGHTS) if set(names) < set(one["cards"])]
    live = sorted({card for one in grown for card in one["cards"]} - set(names))
    exactly = [one for one in (SEVENS, RUN, EIGHTS, SEVEN) if sorted(names) == sorted(one["cards"])]
    return dict(touched(live, exactly), combinations=grown)


def one_each(names):
    """Answers a touch where one card is played at a time."""
    return touched([] if names else ["7r", "8o"], [made(*names)] if names else [])


def selected(rig):
    """Returns the selected cards, sorted."""
    return sorted(key[1:] for key in rig.scene.selection.keys)


def test_the_first_tap_takes_the_likeliest_combination_and_names_the_others():
    rig = alone(touches=touches)
    rig.tap("c7g")
    assert selected(rig) == ["7g", "7r"]
    rig.press("clear")
    rig.tap("c7r")
    assert selected(rig) == ["7g", "7r"]
    assert rig.dom.find("move", move="7r 7g") is not None
    assert rig.dom.find("complete", move="7r 7g") is None, "it is there already"
    rig.press("complete", move="5r 6y 7r")
    assert selected(rig) == ["5r", "6y", "7r"]
    rig.press("complete", move="7r 7g")
    assert selected(rig) == ["7g", "7r"]
    rig.press("only")
    assert selected(rig) == ["7r"]
    assert rig.dom.find("complete", move="7r 7g") is not None, "it can still be chosen"


def test_a_card_that_cannot_be_played_alone_is_not_offered_alone():
    rig = alone(touches=touches)
    rig.tap("c8o")
    assert selected(rig) == ["8o", "8r"]
    assert rig.dom.find("only") is None
    assert "combinations" not in rig.region("banner"), "there is nothing else to choose"
    rig.tap("c8r")
    rig.tap("c8r")
    assert selected(rig) == ["8o"], "it can still be taken apart"


def test_a_card_that_came_along_stays_when_it_is_tapped_and_goes_at_the_next_tap():
    rig = alone(touches=touches)
    rig.tap("c7r")
    assert rig.region("hand").count("brought") == 1
    rig.tap("c7g")
    assert selected(rig) == ["7g", "7r"]
    assert "brought" not in rig.region("hand")
    rig.tap("c7g")
    assert selected(rig) == ["7r"]


def test_no_card_brings_a_bomb_along():
    bomb = action("5r 6y", "bomb", text("shape/bomb", bomb=2), ("5r", "6y"))
    rig = alone(touches=lambda names: dict(touched(["5r", "6y"]), combinations=[bomb] if names else []))
    rig.tap("c5r")
    assert selected(rig) == ["5r"]
    assert rig.dom.find("complete", move="5r 6y") is not None


def test_a_card_chosen_on_the_turn_of_others_gives_way_to_another():
    rig = alone(looks=bots_turn, touches=one_each, whole="off", pace="fast")
    rig.tap("c7r")
    rig.looks = table
    rig.wait(1000)
    rig.tap("c8o")
    assert selected(rig) == ["8o"]


def test_changing_ones_mind_takes_one_tap():
    rig = alone(touches=touches)
    rig.tap("c7r")
    rig.tap("c8r")
    assert selected(rig) == ["8o", "8r"]
    rig.tap("c8r")
    assert selected(rig) == []


def test_a_card_that_joins_is_added_and_one_of_the_others_taken_out():
    longer = made("5r", "6y", "7r", "8o")
    first = dict(touched(["5r", "6y", "8o"]), combinations=[RUN])
    rig = alone(touches=lambda names: first if names == ["7r"] else touched(["7r", "8o"], [longer]))
    rig.tap("c7r")
    rig.tap("c8o")
    assert selected(rig) == ["5r", "6y", "7r", "8o"]
    rig.tap("c5r")
    assert selected(rig) == ["6y", "7r", "8o"]


def test_a_card_with_no_combination_and_a_wild_card_come_alone():
    rig = alone(touches=lambda names: dict(touched(["2r", "J"]), combinations=[RUN] if names == ["J"] else []))
    rig.tap("cJ")
    assert selected(rig) == ["J"]
    rig.press("clear")
    rig.tap("c2r")
    assert selected(rig) == ["2r"]
    assert rig.dom.find("only") is None


def test_no_card_brings_a_wild_card_along():
    wild = made("7r", "J")
    rig = alone(touches=lambda names: dict(touched(["7r", "J"], [made("7r")]), combinations=[wild] if names else []))
    rig.tap("c7r")
    assert selected(rig) == ["7r"]
    assert rig.dom.find("complete", move="7r J") is not None
    rig = alone(touches=lambda names: dict(touched(["7r", "J"]), combinations=[wild] if names else []))
    rig.tap("c7r")
    assert selected(rig) == ["7r"], "not even where nothing else completes it"
    rig.press("complete", move="7r J")
    assert selected(rig) == ["7r", "J"]


def test_a_second_tap_before_the_engine_has_answered_counts_as_two():
    rig = alone(touches=touches, held=["touch"])
    rig.tap("c7r")
    rig.tap("c8r")
    rig.let("touch")
    assert selected(rig) == ["7r", "8r"]


def test_a_coach_has_one_tap_take_only_the_combination_that_it_waits_for():
    players = [seat("Anna"), seat("Béla", True)]
    source = MatchInMemory(players)
    source.is_coached = True
    rig, playing, display, _ = begin(players, touches=touches, source=source)
    playing.selecting.tap("c7r")
    rig.pump()
    assert display.scene.selection.keys == ["c7r"]
    playing.selecting.clear()
    display.scene.wanted = [RUN["move"]]  # not the likeliest
    playing.selecting.tap("c7r")
    rig.pump()
    assert display.scene.selection.keys == ["c7r"]
    playing.selecting.clear()
    display.scene.wanted = [SEVENS["move"]]
    playing.selecting.tap("c7r")
    rig.pump()
    assert sorted(display.scene.selection.keys) == ["c7g", "c7r"]
