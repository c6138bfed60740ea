"""What a guest's phone receives while a deal is played, and deals that look the same to them."""

from app.phones.guests import MIDDLE
from engine.core.rng import SplitMix64
from tests.app.phones_rig import Phones, agree
from tests.conformance.secrecy import record, twin
from tests.e2e.matches import seats_of

PLIES = 8  # of a twin
MANY = 200  # tapes within which one has a twin


def heard(game, seats, viewer, world):
    """Returns everything that a guest receives in a match, who looks at whatever a page asks for.

    Without a viewer that is a table in the middle.
    """
    phones = Phones(game, seats, record=world.restarted().text, anew=False)
    place = MIDDLE if viewer is None else viewer
    if viewer is None:
        phones.join(MIDDLE)
    guest = phones.pages[place]
    for seat, move in world.moves:
        session = guest.app.screen.playing.session
        if viewer is not None:
            session.ask("legal", seat=viewer)
        for slot in guest.scene.view.hand_slots():
            session.ask("touch", seat=viewer, cards=[slot["face"]])
        session.ask("status")
        session.ask("look")
        phones.pump()
        phones.host.dom.advance(5000)  # as people take their time
        phones.play(seat, move)
    agree(phones)
    assert phones.record == world.text
    return phones.pipes[place][0].all


def twins(game, seats, viewer):
    """Returns the same moves in two worlds, which differ only in cards that the viewer, or these, have not seen."""
    sitting = seats_of("h" * len(seats), game)

    def begin(names, shuffles=()):
        assert not shuffles
        return sitting("twin", dealer=0, decks={1: names})

    for number in range(MANY):
        rng = SplitMix64(number)
        tape = record(begin, begin(sitting(f"twin/{number}").names), rng, PLIES)
        world = twin(tape, viewer, rng)
        if world and tape.end.outcome is None and tape.end.names != world[-1].names:
            return tape.end, world[-1]
    raise AssertionError("no tape has a twin")
