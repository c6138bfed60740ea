"""Which modules may import which, read from the source: nothing is run, so no import can hide behind a condition."""

import ast
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LONGEST = 400  # lines of a module

# What a module of each layer may import of this project. `games.X` stands for a game's own folder.
LAYERS = {
    "engine": (),
    "engine.core": ("engine.core",),
    "engine.core.registry": ("engine.core", "engine.games"),
    "engine.games": (),
    "engine.games.X": ("engine.core", "engine.games.X"),
    "engine.bots": ("engine.core", "engine.bots"),
    "engine.wire": ("engine.core", "engine.bots"),
    "engine.thinking": ("engine.core", "engine.bots", "engine.wire"),
    "engine.reviewing": ("engine.core", "engine.bots", "engine.thinking"),
    "engine.answers": ("engine.core", "engine.bots"),
    "engine.beginning": ("engine.core", "engine.wire"),
    "engine.moments": ("engine.core", "engine.wire"),
    "engine.host": (
        "engine",
        "engine.core",
        "engine.bots",
        "engine.wire",
        "engine.thinking",
        "engine.reviewing",
        "engine.answers",
        "engine.beginning",
        "engine.moments",
    ),
    "engine.cli": ("engine.core", "engine.bots", "engine.wire", "engine.host", "engine.cli"),
    "engine.__main__": ("engine.cli",),
}

# Which of a game's rooms each room may import besides itself. Modules outside the rooms (`game.py`) may import all of
# them, and no room imports those. Haggis Team may import Haggis' rooms by the same rule, but not the reverse.
ROOMS: dict[str, tuple[str, ...]] = {"rules": (), "display": ("rules",), "bot": ("rules",)}

# What a room of the page's table may import of the table at run time. The top rooms (screen, buttons, keys, sheets)
# are imported only by one another, in this order.
TABLE = "web.app.table"
# The rooms that all others of the page stand on: each imports, of the page's packages, only those before it.
BASE = ("markup", "texts", "browser", "client", "saves", "matches")
# The packages beside the table, and the rooms of the table that each may import.
BESIDE: dict[str, set[str]] = {
    "web.app.figures": set(),
    "web.app.lessons": {"drawing", "screen", "state"},
    "web.app.phones": {"screen"},
    "web.app.problems": {"drawing", "screen", "state"},
    "web.app.replay": {"drawing", "sheets", "state"},
    "web.app.succession": set(),
}
TABLE_ROOMS = {
    "state": ("state",),
    "drawing": ("state", "drawing"),
    "playing": ("state", "playing"),
    "sheets": ("state", "drawing", "sheets"),
    "keys": ("state", "playing", "keys"),
    "buttons": ("state", "playing", "sheets", "buttons"),
    "screen": ("state", "drawing", "playing", "sheets", "keys", "buttons", "screen"),
}

# The clock, chance, the terminal and the browser stay outside the engine: only the command line may use them.
IMPURE = {"js", "os", "pyodide", "pyscript", "random", "secrets", "select", "socket", "subprocess", "sys", "time"}


def sources(folder: str) -> list[Path]:
    return sorted(path for path in (ROOT / folder).rglob("*.py") if "node_modules" not in path.parts)


def module(path: Path) -> str:
    parts = list(path.relative_to(ROOT).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def for_types(node: ast.AST) -> bool:
    """Returns whether a node is an `if TYPE_CHECKING` block."""
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def at_run_time(node: ast.AST) -> Iterator[ast.AST]:
    """Walks a module like `ast.walk`, skipping what is only there for mypy."""
    yield node
    for child in ast.iter_child_nodes(node):
        if not for_types(child):
            yield from at_run_time(child)


def imported(path: Path, walk: Callable[[ast.AST], Iterator[ast.AST]] = ast.walk) -> Iterator[str]:
    """Yields the full name of every module that a file imports; a name from a package is `package.name`."""
    package = module(path.parent / "__init__.py").split(".")
    for node in walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{source}.{alias.name}" for alias in node.names)


def within(name: str, package: str) -> bool:
    return name == package or name.startswith(package + ".")


def layer(name: str) -> str:
    """Returns the layer of a module: the innermost that contains it."""
    if name.startswith("engine.games."):
        return "engine.games.X"
    return max((known for known in LAYERS if within(name, known)), key=len)


def room(name: str) -> str | None:
    """Returns the room of a game's module, None for one outside the rooms or the games."""
    parts = name.split(".")[3:]
    return next((part for part in parts[:2] if part in ROOMS), None) if name.startswith("engine.games.") else None


def allowed(name: str, target: str) -> bool:
    """Returns whether a module of the engine may import another one."""
    inside = room(name)
    if inside and within(target, "engine.games") and room(target) not in {inside, *ROOMS[inside]}:
        return False
    if ".team." in target + "." and ".team." not in name + ".":
        return False
    own = ".".join(name.split(".")[:3])
    for package in LAYERS[layer(name)]:
        if package == "engine":
            if target.count(".") == 1 and not (ROOT / target.replace(".", "/")).exists():
                return True  # a plain name of the top package, such as its version
        elif within(target, own if package == "engine.games.X" else package):
            return True
    return False


ENGINE = sources("engine")
TOY = sources("tests/core/toy")
WEB = sources("web/app")
TABLES = [path for path in sources("web/app/table") if path.parent.name != "table" or path.stem in TABLE_ROOMS]


def ids(paths: list[Path]) -> list[str]:
    return [module(path) for path in paths]


@pytest.mark.parametrize("path", ENGINE, ids=ids(ENGINE))
def test_engine_modules_import_downwards_only(path: Path) -> None:
    name = module(path)
    wrong = [
        target
        for target in imported(path)
        if within(target, "engine") and target != "engine" and not allowed(name, target)
    ]
    assert wrong == []


def test_the_toy_has_the_rooms_of_a_game_and_keeps_to_them() -> None:
    """Somebody who writes a game begins with a copy of `tests/core/toy`."""
    toy, home = "tests.core.toy", "engine.games.toy"
    wrong = [
        (module(path), target)
        for path in TOY
        for target in imported(path)
        if within(target, "tests") or within(target, "engine")
        if not allowed(module(path).replace(toy, home), target.replace(toy, home))
    ]
    assert wrong == []
    assert {room(module(path).replace(toy, home)) for path in TOY} == {*ROOMS, None}


@pytest.mark.parametrize("path", ENGINE, ids=ids(ENGINE))
def test_the_engine_is_pure_outside_the_command_line(path: Path) -> None:
    roots = {target.partition(".")[0] for target in imported(path)}
    assert roots <= {*sys.stdlib_module_names, "engine"}
    if layer(module(path)) not in {"engine.cli", "engine.__main__"}:
        assert not roots & IMPURE
        calls = {
            node.func.id
            for node in ast.walk(ast.parse(path.read_text()))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        assert not calls & {"print", "open", "input", "__import__", "exec", "eval"}


@pytest.mark.parametrize("path", [path for path in ENGINE if not path.read_text().count("__all__ = [")], ids=module)
def test_a_module_without_a_list_of_public_names_has_none(path: Path) -> None:
    body = ast.parse(path.read_text()).body
    public = [
        node.name
        for node in body
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_")
    ]
    assert public in ([], ["main"])


@pytest.mark.parametrize("path", [path for path in ENGINE if path.read_text().count("__all__ = [")], ids=module)
def test_public_names_are_those_that_a_module_defines_and_lists(path: Path) -> None:
    tree = ast.parse(path.read_text())
    listed: list[str] = []
    defined: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.Assign):
            names = {name.id for target in node.targets for name in ast.walk(target) if isinstance(name, ast.Name)}
            defined |= names
            if names == {"__all__"}:
                listed = ast.literal_eval(node.value)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            defined.add(node.target.id)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            defined.add(node.name)
        elif isinstance(node, ast.TypeAlias):
            defined.add(node.name.id)
    assert len(set(listed)) == len(listed)
    reexported = {target.rpartition(".")[2] for target in imported(path)}
    assert set(listed) <= defined | reexported
    made = {
        node.name
        for node in tree.body
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_")
    }
    assert made <= set(listed)


@pytest.mark.parametrize("room", BASE)
def test_a_base_room_of_the_page_imports_only_those_before_it(room: str) -> None:
    rooms = {path.name for path in (ROOT / "web" / "app").iterdir() if path.is_dir()}
    found = {
        target.split(".")[2]
        for path in sources(f"web/app/{room}")
        for target in imported(path, at_run_time)
        if within(target, "web.app")
    }
    assert found & rooms <= {room, *BASE[: BASE.index(room)]}


@pytest.mark.parametrize("path", WEB, ids=ids(WEB))
def test_the_front_end_knows_no_engine_and_one_module_of_it_the_browser(path: Path) -> None:
    roots = {target.partition(".")[0] for target in imported(path)}
    assert "engine" not in roots
    if path.relative_to(ROOT / "web" / "app").as_posix() != "browser/dom.py":
        assert not roots & {"js", "polyscript", "pyscript", "pyodide"}


def table_room(name: str) -> str:
    """Returns the room of the table that a module is in, "" for one that is not at the table."""
    return name.removeprefix(TABLE + ".").partition(".")[0] if within(name, TABLE) else ""


def strangers(name: str, targets: Iterable[str]) -> list[str]:
    """Returns the targets that a module of the table may not import."""
    return [
        target for target in targets if table_room(target) and table_room(target) not in TABLE_ROOMS[table_room(name)]
    ]


@pytest.mark.parametrize("path", TABLES, ids=ids(TABLES))
def test_the_rooms_of_the_table_import_downwards_only(path: Path) -> None:
    assert strangers(module(path), imported(path)) == []


def test_only_the_screens_open_the_table_and_lessons_and_replay_stand_beside_it() -> None:
    knowing = [
        module(path) for path in WEB if path not in TABLES and any(table_room(name) for name in imported(path))
    ]
    assert sorted({name for name in knowing if not any(within(name, room) for room in BESIDE)}) == ["web.app.screens"]
    for path in WEB:
        for room, known in BESIDE.items():
            if within(module(path), room):
                assert {table_room(name) for name in imported(path, at_run_time)} - {""} <= known, path


def test_no_modules_of_the_front_end_import_one_another_in_a_circle() -> None:
    names = {module(path) for path in WEB}
    assert circle({module(path): modules_of(imported(path, at_run_time), names) for path in WEB}) == []


def modules_of(targets: Iterable[str], names: set[str]) -> set[str]:
    """Returns the modules that names are imported from: for each name its longest prefix that is a module."""
    heads = ([target.rsplit(".", cut)[0] for cut in range(target.count(".") + 1)] for target in targets)
    return {next(head for head in tried if head in names) for tried in heads if names.intersection(tried)}


def circle(graph: dict[str, set[str]]) -> list[str]:
    """Returns the modules of an import cycle and those that lead into one, [] if there is none."""
    left = dict(graph)
    while left:
        free = [name for name, targets in left.items() if not targets & left.keys() - {name}]
        if not free:
            return sorted(left)
        for name in free:
            del left[name]
    return []


def test_a_circle_would_be_found() -> None:
    assert circle({"a": {"b"}, "b": {"c"}, "c": set()}) == []
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == ["a", "b", "c", "d"]
    assert modules_of(["web.app.markup.cards.esc", "web.app.table", "json"], {"web.app.markup.cards", "web.app"}) == {
        "web.app.markup.cards",
        "web.app",
    }
    assert strangers(
        f"{TABLE}.drawing.hand", [f"{TABLE}.playing.moves.Moves", f"{TABLE}.state.scene", "web.app.markup.html"]
    )


@pytest.mark.parametrize(
    ("name", "target", "may"),
    [
        ("engine.core.match", "engine.core.cards.Deck", True),
        ("engine.core.match", "engine.games.haggis.GAME", False),
        ("engine.core.match", "engine.bots.bot.Bot", False),
        ("engine.core.registry", "engine.games", True),
        ("engine.core.match", "engine.core.registry", True),
        ("engine.games.haggis.rules.state", "engine.games.haggis.rules.moves.Move", True),
        ("engine.games.haggis.rules.state", "engine.games.haggis2.rules.moves.Move", False),
        ("engine.games.haggis.rules.state", "engine.bots.bot.Bot", False),
        ("engine.games.haggis.rules.state", "engine.games.haggis.display.table.table_of", False),
        ("engine.games.haggis.rules.state", "engine.games.haggis.bot.policy.choose", False),
        ("engine.games.haggis.rules.state", "engine.games.haggis.game.Haggis", False),
        ("engine.games.haggis.rules.state", "engine.games.haggis.team.rules.state.TeamState", False),
        ("engine.games.haggis.game", "engine.games.haggis.team.rules.state.TeamState", False),
        ("engine.games.haggis.family", "engine.games.haggis.team", False),
        ("engine.games.haggis.team.rules.state", "engine.games.haggis.rules.deal.Deal", True),
        ("engine.games.haggis.team.rules.state", "engine.games.haggis.bot.policy.choose", False),
        ("engine.games.haggis.display.table", "engine.games.haggis.rules.information.InformationState", True),
        ("engine.games.haggis.display.table", "engine.games.haggis.bot.policy.choose", False),
        ("engine.games.haggis.bot.policy", "engine.games.haggis.display.texts.text_of", False),
        ("engine.games.haggis.game", "engine.games.haggis.bot.policy.choose", True),
        ("engine.games.haggis.team.game", "engine.games.haggis.family.Family", True),
        ("engine.games.haggis", "engine.core.table.Text", True),
        ("engine.bots.search", "engine.games.haggis.GAME", False),
        ("engine.wire", "engine.host.Host", False),
        ("engine.host", "engine.wire.reply", True),
        ("engine.host", "engine.cli.serve", False),
        ("engine.cli.play", "engine.host.Host", True),
        ("engine.cli.play", "engine.games.haggis.GAME", False),
        ("engine.__main__", "engine.cli.play", True),
    ],
)
def test_the_law_itself_says_what_it_should(name: str, target: str, may: bool) -> None:
    assert allowed(name, target) == may


def test_no_module_is_longer_than_one_noun_needs() -> None:
    modules = [path for folder in ("engine", "web", "tests") for path in (ROOT / folder).rglob("*.py")]
    own = [ROOT / "build.py", *(path for path in modules if "node_modules" not in path.parts)]
    lengths = {path.relative_to(ROOT).as_posix(): path.read_text().count("\n") for path in own}
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}
    assert len(lengths) > 500
