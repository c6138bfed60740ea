"""A match is played without any screen: all that playing needs is a session and a display."""

from app.saves import StoredMatch
from app.table.playing.playing import Playing
from app.table.playing.session import Session
from app.table.state.scene import Scene
from app.texts.words import Words
from tests.app.match_in_memory import MatchInMemory
from tests.app.samples_table import BETS, OTHER, bots_turn, over, table
from tests.app.table_rig import Rig, event, seat, status, touched


class Sketch:
    """A display that only records what it is told to draw."""

    def __init__(self, scene):
        self.scene = scene
        self.drawn = []

    def draw(self, *names):
        self.drawn.append(names)

    async def compose(self, *names):
        pass

    def draw_table(self, old, dealer=None):
        self.drawn.append("table")

    def gather(self, taker):
        self.drawn.append(f"gather {taker}")
        return 0


def begin(players, looks=table, status=None, touches=None, source=None, **settings):
    """Returns (rig, playing, display, offers of bets asked for) of an open match."""
    rig = Rig(players, **settings)
    rig.looks = looks
    rig.status = status or rig.status
    rig.touches = touches or rig.touches
    rig.app.start()
    rig.dom.advance(0)
    rig.ready()
    rig.app.l10n.load("table", "haggis")
    record, meta, _ = rig.app.saves.load(rig.match)
    ignored = []
    source = source or StoredMatch(rig.app.saves, rig.app.extras, rig.match)
    session = Session(rig.app, source, record, meta, on_lost=ignored.append, on_unkept=lambda: None)
    display = Sketch(Scene(Words(rig.app.l10n)))
    asked = []
    playing = Playing(rig.app, session, display, choose_bettor=asked.append)
    playing.opening.open()
    rig.pump()
    return rig, playing, display, asked


def test_a_match_that_is_kept_nowhere_is_played_like_any_other():
    players = [seat("Anna"), seat("Béla", True)]
    source = MatchInMemory(players)
    rig, playing, display, _ = begin(players, source=source)
    assert "table" in display.drawn
    playing.moves.move("pass")
    rig.pump()
    assert source.records[0] == "record 1"
    assert [entry["id"] for entry in rig.app.saves.matches()] == [rig.match]
    assert rig.app.saves.load(rig.match)[0] == "record 0"


def test_a_move_is_played_and_the_bot_answers_it():
    rig, playing, display, _ = begin([seat("Anna"), seat("Béla", True)], pace="fast")
    assert "table" in display.drawn
    rig.looks = bots_turn
    playing.moves.move("pass")
    assert display.scene.queued == "pass"
    assert playing.moves.go_on("next") is False
    rig.pump()
    assert display.scene.thinking == 1
    rig.looks = table
    rig.wait(400)
    plays = [(request["seat"], request["move"]) for request in rig.ops("play")]
    assert plays == [(0, "pass"), (1, "pass")]
    assert playing.session.version == 2


def test_a_finished_trick_is_led_away_before_anybody_goes_on():
    rig, playing, display, _ = begin([seat("Anna"), seat("Béla", True)], pace="fast")
    rig.events = [event("capture", "log/trick", seat=1)]
    rig.looks = bots_turn
    playing.moves.move("pass")
    rig.pump()
    assert display.scene.linger
    assert not rig.ops("think")
    rig.wait(700)
    assert "gather 1" in display.drawn
    assert not display.scene.linger
    assert rig.ops("think")


def test_the_curtain_says_who_is_asked_to_take_the_device():
    rig, playing, display, _ = begin([seat("Anna"), seat("Béla")], status=status(1, may=[0]))
    assert not display.scene.has_view
    playing.prepare()
    curtain = display.scene.curtain
    assert (curtain.kind, curtain.seat, curtain.called, curtain.can_bet) == ("turn", 1, True, True)
    rig.looks = lambda viewer: table(viewer, must=[1])
    playing.presenter.reveal(1)
    rig.pump()
    playing.prepare()
    assert display.scene.curtain is None
    assert sorted(slot["face"] for slot in display.scene.view.hand_slots()) == sorted(OTHER)


def test_bets_out_of_turn_are_asked_for_by_whoever_can_show_the_question():
    rig, playing, _, asked = begin(
        [seat("Anna"), seat("Béla")], status=status(1, may=[0]), touches=lambda names: touched(actions=BETS)
    )
    playing.betting.offer()
    rig.pump()
    assert asked == [[(0, BETS)]]


def test_after_a_deal_nothing_is_concealed():
    rig, playing, display, _ = begin([seat("Anna"), seat("Béla")], looks=over, status=status(deal_over=True))
    looked = len(rig.ops("look"))
    playing.conceal()
    rig.pump()
    assert display.scene.has_view
    assert len(rig.ops("look")) == looked


def test_before_that_every_hand_is_concealed():
    rig, playing, display, _ = begin([seat("Anna"), seat("Béla")], status=status(0))
    playing.presenter.reveal(0)
    rig.pump()
    assert display.scene.has_view
    playing.conceal()
    rig.pump()
    assert not display.scene.has_view
    assert playing.hot_seat.asked == 0
