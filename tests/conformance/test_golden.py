"""What every game keeps beside its tests: golden playthroughs, and known perft counts."""

from pathlib import Path

import pytest

from engine.__main__ import main
from engine.cli.perft import Position, count, positions, split
from engine.core.registry import game
from engine.core.replay import load
from tests import playthrough
from tests.sampling import daily

GAMES = Path(__file__).parents[1] / "games"
HANDS = sorted(GAMES.glob("*/playthroughs/*.txt"))
PERFT = [
    (path.stem, position) for path in sorted(GAMES.glob("*/*.perft")) for position in positions(path.read_text())
]


@pytest.mark.parametrize("path", HANDS, ids=[path.stem for path in HANDS])
def test_a_hand_looks_as_it_always_did(path: Path, pytestconfig: pytest.Config) -> None:
    playthrough.check(path, update=pytestconfig.getoption("update_golden"))


PERFT_OF_DAY = daily(PERFT, len(PERFT) // 2)


@pytest.mark.parametrize(
    ("name", "position"), PERFT_OF_DAY, ids=[f"{name}, {position.name}" for name, position in PERFT_OF_DAY]
)
def test_the_known_numbers_come_out(name: str, position: Position) -> None:
    loaded = load(position.record, game)
    match = loaded.match
    assert loaded.lost == ()
    assert match.game.name == name
    for depth, known in enumerate(position.counts, 1):
        number = count(match.state, depth)
        if number != known:
            moves = "\n".join(f"{seat}:{move} {ways}" for seat, move, ways in split(match, depth))
            pytest.fail(f"perft {depth} is {number}, known is {known}\n\n{position.record}\n{moves}")


@pytest.mark.parametrize("path", sorted(GAMES.glob("*/*.perft")), ids=lambda path: path.stem)
def test_positions_print_as_they_were_read(path: Path) -> None:
    text = "".join(line for line in path.read_text().splitlines(keepends=True) if not line.startswith("#"))
    assert "\n".join(map(str, positions(path.read_text()))).rstrip("\n") == text.strip("\n")


def test_a_split_adds_up() -> None:
    for _, position in PERFT[-1:]:
        match = load(position.record, game).match
        for depth in (1, 2, 3):
            assert sum(number for _, _, number in split(match, depth)) == count(match.state, depth)


def test_a_new_playthrough_and_a_new_position_are_what_the_golden_tests_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "new.txt"
    path.write_text(playthrough.new("boast", 3, "fresh"))
    playthrough.check(path, update=False)
    path.write_text(path.read_text().replace("== ply 1", "== ply one"))
    with pytest.raises(AssertionError, match="--update-golden"):
        playthrough.check(path, update=False)
    playthrough.check(path, update=True)
    playthrough.check(path, update=False)
    assert main(["perft", "boast", "--seats", "3", "--depth", "2", "--emit", "the first lead"]) == 0
    (position,) = positions(capsys.readouterr().out)
    match = load(position.record, game).match
    assert position.name == "3 players, the first lead"
    assert position.counts == tuple(count(match.state, depth) for depth in (1, 2))
