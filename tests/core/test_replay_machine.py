"""A match against a list of positions: whatever is played, taken back, saved, loaded or handed over, they agree.

The model is as plain as possible: a list of positions for each deal, the moves that led to them, who sits where, and
how many moves have been taken back. It plays by the game alone and knows nothing of records.
"""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine.core.match import Match, Player
from engine.core.replay import NothingToUndo, at, load, undo
from tests.core.toy import GAME as TOY
from tests.strategies import acting, begin, samples, seeds

SEATS = st.integers(0, 2)


class ReplayMachine(RuleBasedStateMachine):
    """Drives a three-player toy match and its model."""

    match: Match

    @initialize(seed=seeds, mixed=st.sampled_from(["on", "off"]))
    def begin(self, seed: int, mixed: str) -> None:
        self.match = begin(TOY, 3, seed, target="500", mixed=mixed, practice="on")
        self.deals: list[list[Any]] = [[self.match.state]]
        self.moves: list[tuple[int, str]] = []
        self.players = list(self.match.players)
        self.taken_back = 0

    @property
    def positions(self) -> list[Any]:
        return self.deals[-1]

    @precondition(lambda self: self.match.outcome is None)
    @rule(who=st.integers(0, 99), which=st.integers(0, 99), times=st.integers(1, 6))
    def play(self, who: int, which: int, times: int) -> None:
        for _ in range(times):
            seats = acting(self.match)
            if not seats:
                return
            seat = seats[who % len(seats)]
            moves = self.match.legal(seat)
            move = moves[which % len(moves)]
            state = self.positions[-1].play(seat, move)
            self.match = self.match.play(seat, TOY.write(move))
            if state.chance:
                live: Any = self.match.state
                state = state.shuffle(live.stock)
            self.positions.append(state)
            self.moves.append((seat, TOY.write(move)))

    @rule(seat=SEATS)
    def take_back_a_decision(self, seat: int) -> None:
        own = [ply for ply, (who, _) in enumerate(self.moves) if who == seat]
        try:
            self.match = undo(self.match, seat, "decision")
        except NothingToUndo:
            assert not own
            return
        self.taken_back += len(self.moves) - own[-1]
        self._cut(own[-1])

    @rule(seat=SEATS)
    def take_back_a_step(self, seat: int) -> None:
        try:
            self.match = undo(self.match, seat, "step")
        except NothingToUndo:
            return
        assert self.moves[-1][0] == seat
        assert all(self.positions[-1].seen(viewer) == self.positions[-2].seen(viewer) for viewer in range(3))
        self._cut(len(self.moves) - 1)

    def _cut(self, ply: int) -> None:
        del self.moves[ply:]
        del self.positions[ply + 1 :]

    @rule(seat=SEATS, name=st.text(max_size=5), kind=st.sampled_from(["human", "bot"]))
    def reseat(self, seat: int, name: str, kind: str) -> None:
        player = Player(kind, " ".join(name.split()), "club" if kind == "bot" else "")
        self.match = self.match.reseat(seat, player)
        self.players[seat] = Player.parse(str(player).translate(dict.fromkeys((*range(32), 127), " ")))

    @precondition(lambda self: self.match.outcome is not None and self.match.end is None)
    @rule()
    def next(self) -> None:
        self.match = self.match.next()
        self.deals.append([self.match.state])
        self.moves = []
        self.taken_back = 0

    @rule()
    def save_and_load(self) -> None:
        loaded = load(self.match.text, lambda _: TOY)
        assert loaded.lost == ()
        assert loaded.match.text == self.match.text
        assert loaded.played == sum(len(deal) - 1 for deal in self.deals)
        self.match = loaded.match

    @rule(deal=st.integers(0, 99), ply=st.integers(0, 99))
    def look_back(self, deal: int, ply: int) -> None:
        deal %= len(self.deals)
        ply %= len(self.deals[deal])
        there = at(self.match, deal + 1, ply)
        assert there.state == self.deals[deal][ply]
        assert there.plies == ply
        now = (deal, ply) == (len(self.deals) - 1, len(self.moves))
        assert (there == self.match) == now

    @invariant()
    def agrees(self) -> None:
        match = self.match
        assert match.state == self.positions[-1]
        assert match.moves == tuple(self.moves)
        assert match.players == tuple(self.players)
        assert [deal.state for deal in match.deals] == [deal[-1] for deal in self.deals]
        marks = [line for line in match.lines if line.startswith("[Undo")]
        assert sum(int(mark.split('"')[1]) for mark in marks) == self.taken_back


ReplayMachine.TestCase.settings = settings(max_examples=samples(25), stateful_step_count=30)
TestReplay = ReplayMachine.TestCase
