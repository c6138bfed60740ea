"""Makes a game's problems, "one move decides", from self-play: `uv run python -m tests.long.problems haggis`.

Plays deals with mixed levels and weighs the decisions of every seat. A position is kept if all moves are clearly
right or clearly wrong:

* over worlds that agree with what its player knows, the wrong moves lose at least `WIDE` points to the best one, and
  at least `SURE` standard errors of that difference; the right ones lose at most `NEAR` of `WIDE`;
* the same moves are right in three draws of worlds with different seeds, of which the last two are the largest;
* with the cards as they truly lie and everybody playing on by the game's own policy, each right move comes out ahead
  of each wrong one by half of `WIDE`: the page tells what follows a wrong move from there.

The levels that miss a problem tell how hard it is. What is found is noted at once, so that a stopped run resumes
where it was. It ends when there is enough, and makes the game's `problems.toml` from all that was found. `--write`
makes it from what there is so far, `--weigh` weighs the kept problems again, `--shorten` leaves out those for which
there is no room.
"""

import argparse
import itertools
import math
import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

from engine.bots.bot import Bot
from engine.bots.levels import LEVELS, STRONGEST, bot_for
from engine.bots.rollouts import rolled_out
from engine.bots.search import SearchBot, gain, search_of, worlds
from engine.cli.arguments import game_type
from engine.core.match import AnyGame, Match, Player, create
from engine.core.rng import SplitMix64, seed_of
from engine.core.search import Searching
from engine.core.state import Seat
from tests.long.choosing import LEAST, MANY, chosen, shortened
from tests.long.progress import FOLDER, Progress, Result, work
from web.make.problems import problems_of

__all__ = [
    "FoundProblem",
    "Weighing",
    "ahead",
    "missed",
    "most_right",
    "position",
    "true_gains",
    "weigh",
    "weighed",
    "wide",
]

# Points that a wrong move loses at least: a blunder in a review; fewer in Handrömi, where few moves lose that much.
WIDE = {"handromi": 8.0}
MORE = {"handromi": 3}  # times as many worlds as elsewhere, because chance varies the deals more
NEAR = 0.2
SURE = 6.0
SURELY = 2.5  # standard errors for giving up on a decision before the end of a draw
FIRST = 4  # worlds of the first draw, too few for a standard error
PARTS = 4  # of a draw, with a check after each
KEPT_BY = 120  # worlds in each of the last two draws
# Draws of worlds: how many worlds, and the shares of `WIDE` and `SURE` that are required.
DRAWS = (
    ("glance", FIRST, 0.5, 0.0),
    ("look", 16, 0.7, 0.2),
    ("all", 32, 0.85, 0.5),
    ("sure", KEPT_BY, 1.0, 1.0),
    ("again", KEPT_BY, 1.0, 1.0),
)
FEW_MOVES = 10  # at most, for all to be weighed from the start if the search names only one
MOST_MOVES = 30  # legal moves at most: more are no puzzle
AGREED = 3  # one in so many decisions is weighed if all levels agree about it
FROM = {"team": 20}  # plies: rollouts take too long before
LEAST_MOVES = {"boast": 3, "haggis": 3}  # legal moves at least, 2 elsewhere
AGREES = {"handromi"}  # games whose strongest level, without rollouts there, has to find the problem
LEFT_OUT = {"handromi": 10}  # legal moves at most if all are discards: with more, rollouts are noise
MOST_RIGHT = {"handromi": 5}  # moves at most, 3 elsewhere: one useless card is as good a discard as another
TABLES = (("club",), ("club", "novice"), ("casual", "club"))  # levels that alternate, from seat 0
DEALS = 100  # to look at, if no number is given
MORE_DEALS = 20  # then, as often as it takes
FEW = 8  # worlds for the strongest level when it tries a problem
NAMES = ("Anna", "Béla", "Cili", "Dani", "Elza")


@dataclass(frozen=True)
class FoundProblem:
    """A problem: how to get there, the right moves, by how much they win, and which levels miss them."""

    seed: str
    seats: int
    seat: Seat
    kind: str
    legal: int
    moves: list[str]
    right: list[str]
    loss: float
    error: float
    missed: list[str]


class Weighing:
    """The gains of some moves in the same worlds: only their differences count, which vary least by chance."""

    def __init__(self, match: Match, seat: Seat, moves: Sequence[Any]) -> None:
        self._match = match
        self._seat = seat
        self.gains: dict[Any, list[float]] = {move: [] for move in moves}

    def draw(self, count: int, seed: str) -> None:
        """Adds `count` worlds, or all of them if they are fewer."""
        match, seat = self._match, self._seat
        game, info = match.game, match.state.information(seat)
        rng = SplitMix64(seed_of(f"{seed}/{match.seed}/{match.plies}"))
        rollouts, sides = search_of(game).rollouts(info), game.sides(info.setup)
        states, _ = worlds(game, info, count, rng)
        for state, _ in itertools.islice(states, count):
            chance = rng.next()
            for move, gains in self.gains.items():
                points = rollouts.points(state.play(seat, move), SplitMix64(chance))
                gains.append(gain(points, sides, seat, low=game.wins == "low"))

    def lost(self, move: Any, best: Any) -> tuple[float, float]:
        """Returns how many points a move loses against the best one, and the standard error of that."""
        lost = [one - other for one, other in zip(self.gains[best], self.gains[move], strict=True)]
        mean = sum(lost) / len(lost)
        return mean, math.sqrt(sum((one - mean) ** 2 for one in lost) / max(1, len(lost) - 1) / len(lost))

    def between(self, wide: float) -> bool:
        """Returns whether some move is almost surely neither right nor wrong."""
        best, *others = self.ranked
        lost = [self.lost(move, best) for move in others]
        return any(NEAR * wide < loss - SURELY * error and loss + SURELY * error < wide for loss, error in lost)

    @property
    def ranked(self) -> list[Any]:
        """The moves, best first."""
        return sorted(self.gains, key=lambda move: -sum(self.gains[move]))


def weigh(weighing: Weighing, wide: float, sure: float) -> tuple[list[Any], float, float] | None:
    """Returns the right moves, what the best wrong one loses and its error, or None if it is not clear."""
    best, *others = weighing.ranked
    lost = [(*weighing.lost(move, best), move) for move in others]
    right = [best, *(move for loss, _, move in lost if loss <= NEAR * wide)]
    wrong = [(loss, error) for loss, error, move in lost if move not in right]
    if not wrong or any(loss < wide or loss < sure * error for loss, error in wrong):
        return None
    return right, *min(wrong)


def wide(game: AnyGame) -> float:
    """Returns the least points that a wrong move has to lose."""
    return WIDE.get(game.name, game.losses.mistake)


def _clear(match: Match, seat: Seat) -> tuple[list[Any], float, float] | None:
    """Returns the result of `weigh` for a decision if all draws of worlds and the true cards agree on it."""
    game, legal = match.game, match.legal(seat)
    moves = [one.move for one in search_of(game).prospects(match.state.information(seat), legal)]
    also = legal if len(moves) == 1 and len(legal) <= FEW_MOVES else _choices(match, seat)
    moves += [move for move in also if move not in moves]
    gains = true_gains(match, seat)
    if not _may_be(match, gains):
        return None
    found = None
    for name, few, share, sure in DRAWS:
        count = few * MORE.get(game.name, 1) if few > FIRST else few
        if name == "all":
            moves += [move for move in legal if move not in moves]
        weighing = Weighing(match, seat, moves)
        parts = PARTS if count > FIRST else 1
        for part in range(parts):
            weighing.draw(count // parts, f"{name}/{part}")
            if parts > 1 and weighing.between(share * wide(game)):
                return None
        now = weigh(weighing, share * wide(game), sure * SURE)
        if now is None or len(now[0]) > most_right(game, len(legal)):
            return None
        if ahead({move: gains[move] for move in moves}, now[0]) < wide(game) / 2:
            return None
        if sure == 1 and found is not None and {*found[0]} != {*now[0]}:
            return None
        found = now
    return found


def true_gains(match: Match, seat: Seat) -> dict[Any, float]:
    """Returns the gain of each move with the cards as they lie and the policy at every seat."""
    game = match.game
    sides = game.sides(match.setup)
    gains = {}
    for move in match.legal(seat):
        outcome = rolled_out(match.play(seat, game.write(move))).outcome
        assert outcome is not None
        gains[move] = gain(outcome.points, sides, seat, low=game.wins == "low")
    return gains


def ahead(gains: Mapping[Any, float], right: Collection[Any]) -> float:
    """Returns by how much the worst of the right moves comes out ahead of the best of all others."""
    return min(gains[move] for move in right) - max(gains[move] for move in gains if move not in right)


def _may_be(match: Match, gains: Mapping[Any, float]) -> bool:
    """Returns whether a few moves come out ahead of all others with the true cards, as a quick check."""
    ranked = sorted(gains, key=lambda move: -gains[move])
    return any(
        ahead(gains, ranked[:few]) >= wide(match.game) / 2
        for few in range(1, most_right(match.game, len(ranked)) + 1)
    )


def most_right(game: AnyGame, legal: int) -> int:
    """Returns how many moves may be right out of this many legal ones."""
    return min(MOST_RIGHT.get(game.name, 3), legal // 2)


def _bots() -> dict[str, Bot]:
    return {level: bot_for(level) for level in LEVELS if level != STRONGEST}


def _choices(match: Match, seat: Seat) -> list[Any]:
    """Returns the moves of the levels below the strongest."""
    info, legal, rng = match.state.information(seat), match.legal(seat), SplitMix64(0)
    return [[*bot.think(match.game, info, legal, rng)][-1].move for bot in _bots().values()]


def missed(match: Match, seat: Seat, right: Sequence[Any]) -> list[str]:
    """Returns the levels that do not play a right move; the strongest is asked with few worlds."""
    game, info, legal = match.game, match.state.information(seat), match.legal(seat)
    few = SearchBot(Searching(FEW, trust=search_of(game).searching(info).trust))
    rng = SplitMix64(seed_of(f"missed/{match.seed}/{match.plies}"))
    chosen = {level: [*bot.think(game, info, legal, rng)][-1].move for level, bot in _bots().items()}
    chosen[STRONGEST] = [*few.think(game, info, legal, rng)][-1].move
    return [level for level in LEVELS if chosen[level] not in right]


def mined(match: Match, only: str) -> Iterator[FoundProblem]:
    """Plays a deal to its end; yields the problems on the way, with `only` just those with moves of that kind."""
    game = match.game
    while match.outcome is None:
        seat = match.must[0]
        if (not only or _kinds(match, seat) == {only}) and _is_worth_a_look(match, seat):
            found = _found(match, seat)
            if found is not None:
                yield found
        bot = bot_for(match.players[seat].level)
        *_, thought = bot.think(game, match.state.information(seat), match.legal(seat), SplitMix64(0))
        match = match.play(seat, game.write(thought.move))


def _found(match: Match, seat: Seat) -> FoundProblem | None:
    """Returns the problem that a decision makes, or None."""
    clear = _clear(match, seat)
    if clear is None:
        return None
    right, loss, error = clear
    misses = missed(match, seat, right)
    if match.game.name in AGREES and STRONGEST in misses:
        return None
    return FoundProblem(
        seed=match.seed,
        seats=match.setup.seats,
        seat=seat,
        kind=_kind(match, right[0]),
        legal=len(match.legal(seat)),
        moves=[f"{who}:{text}" for who, text in match.moves],
        right=[match.game.write(move) for move in right],
        loss=round(loss, 2),
        error=round(error, 2),
        missed=misses,
    )


def _is_worth_a_look(match: Match, seat: Seat) -> bool:
    """Returns whether a decision may be a problem: the levels disagree, or it is one of the sampled decisions."""
    game, legal = match.game, match.legal(seat)
    if not LEAST_MOVES.get(game.name, 2) <= len(legal) <= MOST_MOVES or match.plies < FROM.get(game.name, 0):
        return False
    kinds = _kinds(match, seat)
    if len(legal) > LEFT_OUT.get(game.name, MOST_MOVES) and kinds == {"discard"}:
        return False
    if len({*_choices(match, seat)}) > 1:
        return True
    if len(search_of(game).prospects(match.state.information(seat), legal)) > 1:
        return match.plies % AGREED == 0
    return len(kinds) > 1 and len(legal) > 2


def _kinds(match: Match, seat: Seat) -> set[str]:
    """Returns the kinds of the legal moves of a seat."""
    return {_kind(match, move) for move in match.legal(seat)}


def _kind(match: Match, move: Any) -> str:
    """Returns the kind of a move, by which problems are varied."""
    return str(match.game.about(move)["kind"])


def mine(game: AnyGame, only: str, deal: int) -> Result:
    """Returns the problems of a deal given by its number."""
    seats = game.seats[deal % len(game.seats)]
    levels = TABLES[deal % len(TABLES)]
    players = [Player("bot", name, levels[at % len(levels)]) for at, name in enumerate(NAMES[:seats])]
    match = create(game, players, {}, f"problems/{deal}")
    return {"deal": deal, "found": [asdict(found) for found in mined(match, only)], "failed": []}


def so_far(rows: list[Result]) -> str:
    """Describes how far the search is."""
    return f"{len(rows)} deals, {sum(len(row['found']) for row in rows)} problems"


def weighed(game: AnyGame, problem: Mapping[str, Any], count: int, seed: str) -> tuple[float, float]:
    """Returns the loss of a problem's best wrong move against the worst right one in new worlds, and its error."""
    match = position(game, problem)
    seat: Seat = problem["seat"]
    weighing = Weighing(match, seat, match.legal(seat))
    weighing.draw(count, seed)
    right = [move for move in weighing.ranked if game.write(move) in problem["right"]]
    return min(weighing.lost(move, right[-1]) for move in weighing.ranked if move not in right)


def position(game: AnyGame, problem: Mapping[str, Any]) -> Match:
    """Returns the match at a problem; raises ValueError if its moves do not replay."""
    players = [Player("bot", name, "club") for name in NAMES[: problem["seats"]]]
    match = create(game, players, {}, problem["seed"])
    for line in problem["moves"].split(";") if problem["moves"] else ():
        match = match.play(int(line[0]), line[2:])
    return match


def searched(game: AnyGame, options: argparse.Namespace) -> None:
    """Searches the deals that have not been searched yet; without a number of them, until enough is found."""
    progress = Progress(f"problems-{game.name}-{options.only}".rstrip("-"), fresh=options.fresh)
    done = {row["deal"] for row in progress.rows}
    deals = options.deals or DEALS
    while True:
        jobs = [deal for deal in range(deals) if deal not in done]
        work(progress, partial(mine, game, options.only), jobs, options.processes, so_far)
        print(so_far(progress.rows), flush=True)
        if options.deals or len(_chosen(game)) == MANY:
            return
        done |= {*jobs}
        deals += MORE_DEALS


def _chosen(game: AnyGame) -> list[dict[str, Any]]:
    """Returns the problems chosen from all that was found for a game, whichever decisions were looked for."""
    names = sorted(path.stem for path in FOLDER.glob(f"problems-{game.name}*.jsonl"))
    rows = [row for name in names for row in Progress(name, fresh=False).rows]
    return chosen([found for row in rows for found in row["found"]])


def kept(game: AnyGame) -> int:
    """Makes a game's file from what was found, and returns 1 if that is too little for one."""
    several = _chosen(game)
    if len(several) < LEAST:
        print(f"{len(several)} problems, {LEAST} are needed: the file stays as it is")
        return 1
    print(f"{shortened(game, several)} problems written")
    return 0


def main() -> int:
    """Makes a game's problems; returns 1 if too few were found."""
    parser = argparse.ArgumentParser(description="Makes a game's problems from self-play.")
    parser.add_argument("game", type=game_type)
    parser.add_argument(
        "--deals",
        type=int,
        help=f"deals to look at, from the first on (default {DEALS}, and more for {MANY} problems)",
    )
    parser.add_argument("--only", default="", help="decisions with moves of this kind alone, such as discard")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--fresh", action="store_true", help="start over instead of going on where it was stopped")
    step = parser.add_mutually_exclusive_group()
    step.add_argument("--write", action="store_true", help="make the file from what was found so far")
    step.add_argument("--weigh", action="store_true", help="weigh the kept problems anew instead")
    step.add_argument("--shorten", action="store_true", help="leave out the longest of the kept problems")
    options = parser.parse_args()
    game: AnyGame = options.game
    if options.weigh:
        for problem in problems_of(game):
            loss, error = weighed(game, problem, KEPT_BY * MORE.get(game.name, 1), "weigh")
            print(
                f"{problem['id']}: {loss:.2f} ({error:.2f}), kept {problem['loss']} ({problem['error']})", flush=True
            )
        return 0
    if options.shorten:
        there = [{**problem, "moves": problem["moves"].split(";")} for problem in problems_of(game)]
        print(f"{shortened(game, there)} of {len(there)} problems")
        return 0
    if not options.write:
        searched(game, options)
    return kept(game)


if __name__ == "__main__":
    sys.exit(main())
