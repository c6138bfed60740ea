"""The build: the same bytes for the same input, small, fit for every host; and its errors."""

import io
import json
import lzma
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import build
from engine.core import registry
from engine.core.match import AnyGame
from tests.sampling import daily
from web.make import bytecode, report, site, tools
from web.make.archives import pack_tgz, pack_zip, unpack_tgz, unpack_zip
from web.make.bare import without_library
from web.make.bytecode import _crossed
from web.make.code import code_files, core_files
from web.make.games import families
from web.make.languages import further_languages, game_title
from web.make.offers import offered
from web.make.problems import problem_rooms
from web.make.pseudo import PSEUDO, pseudo
from web.make.tools import ROOT, WEB, BuildError, cached, digest

MAGIC = (3627).to_bytes(2, "little") + b"\r\n"  # Python 3.14's bytecode
NO_INPUT = (".git", ".venv", ".*cache", ".hypothesis", "__pycache__", "dist", "node_modules", "tests", "uv.lock")
FORMERLY = 1_000_000_000  # in 2001
FILES = {"b/two.txt": b"two", "a.txt": b"one"}


def files_of(dist: Path) -> dict[str, bytes]:
    return {path.relative_to(dist).as_posix(): path.read_bytes() for path in dist.rglob("*") if path.is_file()}


def unpacked(path: Path) -> dict[str, bytes]:
    """Returns the files of a part of the engine."""
    return unpack_zip(lzma.decompress(path.read_bytes()))


def link(source: str, target: str) -> None:
    """Hard-links a file where both paths are on one disk, and copies it elsewhere."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copyfile(source, target)


@pytest.mark.skipif(not daily([True, False, False], 1)[0], reason="twice a whole build: every third day")
def test_the_same_input_gives_the_same_bytes_anywhere(dist: Path, tmp_path: Path) -> None:
    # Everything that is no input differs: another folder with other dates and permissions, empty caches, another
    # hash seed, time zone and locale. What npm has installed is the same by its own hashes.
    other = tmp_path / "other place"
    shutil.copytree(ROOT, other, copy_function=shutil.copyfile, ignore=shutil.ignore_patterns(*NO_INPUT))
    shutil.copytree(WEB / "node_modules", other / "web" / "node_modules", copy_function=link)
    for path in other.rglob("*"):
        if "node_modules" not in path.parts:
            os.utime(path, (FORMERLY, FORMERLY))
    world = {"PYTHONHASHSEED": "7", "TZ": "Pacific/Kiritimati", "LC_ALL": "C", "HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "build.py"],
        cwd=other,
        env={**os.environ, **world},
        umask=0o077,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    there, here = files_of(other / "dist"), files_of(dist)
    assert sorted(there) == sorted(here)
    assert [name for name in here if there[name] != here[name]] == []


def test_a_build_leaves_nothing_old_behind_and_touches_nothing_that_stays(dist: Path, tmp_path: Path) -> None:
    out = tmp_path / "site"
    shutil.copytree(dist, out)  # with the dates of the files
    before = {path: path.stat().st_mtime_ns for path in out.rglob("*") if path.is_file()}
    old = out / "old" / "talon-123.js"
    old.parent.mkdir()
    old.write_text("old")
    build.build(out)
    assert not old.parent.exists()
    assert {path: path.stat().st_mtime_ns for path in out.rglob("*") if path.is_file()} == before


def test_everything_has_a_limit_and_keeps_to_it(dist: Path) -> None:
    site = files_of(dist)
    found = {cost.what: cost for cost in report.costs(site)}
    assert all(0 < cost.wire <= cost.limit for cost in found.values())
    named = {f"{what} {game.name}" for game in registry.games() for what in ("game", "code")}
    named |= {f"language {tag}" for tag in further_languages()}
    named |= {f"game {game.name}/{tag}" for game in registry.games() for tag in further_languages()}
    sums = {"before the first screen", "before the first table in all", report.FONTS, "language en"}
    assert set(found) == sums | named | {f"room {room}" for room in (*bytecode.ROOMS, *problem_rooms())}
    counted = sum(kind.files for kind in report.report(site))
    assert counted == len([name for name in site if report.is_visited(name)])
    kinds = report.report(site)
    first, later = (sum(kind.wire for kind in kinds if kind.when == when) for when in (report.SCREEN, report.LATER))
    assert found["before the first screen"].wire == first
    assert all(kind.files for kind in kinds)
    whole = sum(kind.wire for kind in kinds if kind.when != report.UNPACKED)
    apart = found[report.FONTS].wire
    assert apart == sum(kind.wire for kind in kinds if kind.name == "fonts")
    games = [
        sum(found[f"{what} {one}"].wire for one in family for what in ("game", "code"))
        for family in families().values()
    ]
    assert found["before the first table in all"].wire == whole - apart - later + max(games)


def test_the_limits_are_those_that_are_written_down() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    section = text.partition("### What is fetched when")[2].partition("\n### ")[0]
    units = {"KB": 1_000, "MB": 1_000_000}
    written = {float(number) * units[unit] for number, unit in re.findall(r"([\d.]+) (KB|MB)", section)}
    assert written == set(report.LIMITS.values())


def test_a_further_language_lies_in_files_of_its_own(tmp_path: Path) -> None:
    site = build.build(tmp_path, pseudo=True)
    names = [f"languages/{PSEUDO}", *sorted(f"games/{game.name}/{PSEUDO}" for game in registry.games())]
    found = {name: [file for file in site if file.startswith(f"{name}-")] for name in names}
    assert all(len(files) == 1 for files in found.values())
    texts = {name: set(unpack_tgz(site[files[0]])) for name, files in found.items()}
    written = {path.name for path in (WEB / "l10n" / "en").glob("*.ftl")}
    written.remove("start.ftl")  # which the page itself contains
    own = {f"l10n/{PSEUDO}/{name}" for name in written}
    assert texts[names[0]] == own | {f"l10n/{PSEUDO}/{game.name}/name.ftl" for game in registry.games()}
    assert texts[f"games/boast/{PSEUDO}"] == {
        f"l10n/{PSEUDO}/boast/{file}.ftl" for file in ("game", "lesson", "rules")
    }
    (page,) = re.findall(rb'id="build">(.*?)</script>', site["index.html"])
    facts = json.loads(page)
    assert set(facts["languages"][PSEUDO]) == set(names)
    assert {name: facts["later"][name]["url"] for name in names} == {name: f"./{found[name][0]}" for name in names}
    assert set(facts["start"][PSEUDO]) == {"line", "reload", "trouble", "trouble-line"}
    assert f'<section class="panel" lang="{PSEUDO}">'.encode() in site["index.html"]
    (app,) = (data for name, data in site.items() if name.startswith("app-"))
    assert not [name for name in unpack_tgz(app) if PSEUDO in name]
    assert {f"language {PSEUDO}", f"game boast/{PSEUDO}"} <= {cost.what for cost in report.costs(site)}


@pytest.mark.parametrize(
    "what",
    ["before the first screen", "before the first table", "fonts", "code", "game", "language", "room"],
)
def test_the_build_stops_at_what_is_too_large(
    dist: Path, what: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "make_site", lambda _, **_more: files_of(dist))
    monkeypatch.setitem(report.LIMITS, report.FONTS if what == "fonts" else what, 1000)
    monkeypatch.setattr(build, "DIST", tmp_path / "dist")
    assert build.main([]) == 1
    said = capsys.readouterr().err
    assert re.match(rf"build: the site is too large\. {what}.*: [\d,]+ bytes of 1,000[;.]", said)
    assert not (tmp_path / "dist").exists()


def test_python_is_bytecode_of_the_interpreter_that_loads_it(dist: Path) -> None:
    (library,) = dist.glob("pyodide-*/python_stdlib.zip")
    for files in (unpack_zip(library.read_bytes()), bytecode.engine_files()):
        assert files
        assert all(name.endswith(".pyc") and data.startswith(MAGIC) for name, data in files.items())
    (app,) = dist.glob("app-*.tgz")
    names = unpack_tgz(app.read_bytes())
    assert app.stat().st_size < len(pack_tgz(names))  # by zopfli
    assert "app/main.mpy" in names
    assert {name.split("/")[-2] for name in names if "__init__" in name} == {"saves", "screens"}, "others are empty"
    assert "l10n/en/app.ftl" in names
    assert {name for name in names if name.startswith("l10n/") and name.count("/") == 3} == {
        f"l10n/en/{game.name}/name.ftl" for game in registry.games()
    }


def test_the_pseudo_language_changes_what_is_said_and_nothing_else() -> None:
    texts = """
said = Play { $n ->
    [one] one card
   *[other] { $n } cards of { name }
} ((J Q | wild))
    .help = Why
rules-x = aim
rules-x-aim = Aim
"""
    expected = """
said =
    Þļåý { $n ->
        [one] öñé çåŕð
       *[other] { $n } çåŕðš öƒ { name }
    } ((J Q | ŵîļð))
    .help = Ŵĥý
rules-x = aim
rules-x-aim = Åîɱ
"""
    assert pseudo(texts.encode()).decode().strip() == expected.strip()


def test_annotations_cost_the_page_no_byte() -> None:
    typed = (
        b"class A:\n    def f(self, a: 'B', *, c: int | None = 1) -> list[str]:\n        self.d: dict[str, B] = {}\n"
    )
    plain = b"class A:\n    def f(self, a, *, c = 1):\n        self.d = {}\n"
    assert _crossed("a.py", typed) == _crossed("a.py", plain)


def test_pyscripts_own_library_stays_out() -> None:
    core = b'a();w(".",{pyscript:{"a.py":"x=\\"{}\\")","b":{"c.py":"y"}}}),p.push("import pyscript as _pyscript"),b()'
    assert without_library(core) == b'a();w(".",{}),p.push("import pyscript as _pyscript"),b()'
    assert without_library(b"import './core-1.js'") == b"import './core-1.js'"
    with pytest.raises(BuildError, match="PyScript's core is not what it was"):
        without_library(core.replace(b"push", b"take"))


def test_what_is_preloaded_is_fetched_in_the_same_way(dist: Path) -> None:
    # WebKit uses a preload only for an identical request: otherwise the file crosses the network twice.
    page = (dist / "index.html").read_text()
    assert len(re.findall(r'<link rel="preload" as="fetch" href="\./(?:app-|micropython-\w+/)', page)) == 2
    loader = next(dist.glob("micropython-*/micropython.js")).read_bytes()
    script = next(dist.glob("talon-*.js")).read_bytes()
    assert loader.count(b'{credentials:"include",mode:"no-cors"}') == 1
    assert b'{credentials:"include",mode:"no-cors"}' in script
    with pytest.raises(BuildError, match="MicroPython's loader is not what it was"):
        site.as_preloaded(loader)


def test_the_code_of_a_game_is_a_file_of_its_own(dist: Path) -> None:
    (core,) = (unpacked(path) for path in dist.glob("engine-*.zip.xz"))
    codes = {path.name.partition("-")[0]: unpacked(path) for path in dist.glob("code/*.zip.xz")}
    assert set(codes) == {game.name for game in registry.games()}
    assert [name for name in core if name.startswith("engine/games/")] == ["engine/games/__init__.pyc"]
    for game in registry.games():
        assert f"{registry.package(game).replace('.', '/')}/game.pyc" in codes[game.name]
    assert "engine/games/haggis/rules/deal.pyc" in codes["haggis"]
    assert "engine/games/haggis/team/rules/state.pyc" in codes["team"]
    assert (core, codes) == (core_files(), code_files())
    assert sum(map(len, [core, *codes.values()])) == len(bytecode.engine_files())


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_the_code_of_a_game_works_with_that_of_its_family_alone(game: AnyGame) -> None:
    here = {name for one in families()[game.name] for name in code_files()[one]} | set(core_files())
    home = registry.package(game).replace(".", "/")
    for name in code_files()[game.name]:
        source = (ROOT / name).with_suffix(".py").read_text("utf-8")
        for module in re.findall(r"^\s*(?:from|import) (engine[\w.]*)", source, re.MULTILINE):
            path = module.replace(".", "/")
            assert {f"{path}.pyc", f"{path}/__init__.pyc"} & here, f"{name} of {home} needs {module}"


def test_the_page_knows_whose_code_each_game_needs(dist: Path) -> None:
    (page,) = re.findall(r'id="build">(.*?)</script>', (dist / "index.html").read_text())
    facts = json.loads(page)
    assert facts["games"] == families()
    for game in registry.games():
        known = facts["later"][f"code/{game.name}"]
        data = (dist / known["url"]).read_bytes()
        assert (known["size"], known["integrity"]) == (len(data), site._integrity(data))


def test_the_terminal_stays_at_home() -> None:
    assert "engine/host.pyc" in bytecode.engine_files()
    assert not [name for name in bytecode.engine_files() if "cli" in name or "__main__" in name]


def test_every_name_on_the_page_is_there(dist: Path) -> None:
    page = (dist / "index.html").read_text()
    named = set(re.findall(r'"\./([^"#]+)"', page)) | set(re.findall(r'(?:src|href)="([^"#:]+)"', page))
    assert len(named) > 15
    for name in named:
        assert (dist / name.partition("?")[0]).is_file(), name
    assert "{{" not in page


def test_the_page_tells_search_engines_of_every_game(dist: Path) -> None:
    (described,) = re.findall(
        r'<meta name="description" content="([^"]+)">', (dist / "index.html").read_text("utf-8")
    )
    titles = [game_title(registry.game(name)) for name in offered()]
    assert described.startswith(f"A pocket card room: {', '.join(titles[:-1])} and {titles[-1]}, against ")
    assert len(titles) >= 4


def test_every_drawing_that_the_page_itself_uses_is_in_it(dist: Path) -> None:
    page = (dist / "index.html").read_text()
    there = re.findall(r'id="([\w-]+)"', page)
    assert len(there) == len(set(there))
    assert {f"mark-{game.name}" for game in registry.games()} <= set(there)
    assert set(re.findall(r'<use href="#([\w-]+)"', page)) <= set(there)


def test_a_game_is_a_file_with_all_that_it_says_and_draws(dist: Path) -> None:
    files = {path.name.rpartition("-")[0]: unpack_tgz(path.read_bytes()) for path in dist.glob("games/*.tgz")}
    assert set(files) == {game.name for game in registry.games()}
    for name, content in files.items():
        assert {f"l10n/en/{name}/game.ftl", f"l10n/en/{name}/rules.ftl"} <= set(content)
    assert "cards/x.svg" in files["boast"]
    assert {"cards/wild-Q.svg", "cards/wild.svg", "cards/o.svg"} <= set(files["haggis"])
    assert {"cards/court-Q.svg", "style/melds.css"} <= set(files["handromi"])
    assert families()["team"] == ["haggis", "team"]
    assert families()["boast"] == ["boast"]


def test_whatever_comes_late_has_a_name_in_the_settings() -> None:
    words = (WEB / "l10n" / "en" / "preferences.ftl").read_text("utf-8")
    late = {*bytecode.ROOMS, *(name.removesuffix(".js") for name in site._LATE_SCRIPTS), "licenses"}
    assert set(re.findall(r"^missing-(\w+) =", words, re.MULTILINE)) == late


def test_the_service_worker_keeps_every_file_that_playing_needs(dist: Path) -> None:
    script = (dist / "sw.js").read_text()
    later, now = (json.loads(found) for found in re.findall(r'\[\{"url".*?\}\]', script))
    if "games/" in json.dumps(now):
        later, now = now, later
    assert {re.sub(r"-[0-9a-f]{12}", "", entry["url"]) for entry in later} == {
        "licenses.html",
        "links.js",
        "phones.js",
        "scan.js",
        "sort.js",
        "sound.js",
        *(f"code/{game.name}.zip.xz" for game in registry.games()),
        *(f"games/{game.name}.tgz" for game in registry.games()),
        *(f"rooms/{room}.tgz" for room in (*bytecode.ROOMS, *problem_rooms())),
        *(f"languages/{tag}.tgz" for tag in further_languages()),
        *(f"manifest.{tag}.webmanifest" for tag in further_languages()),
        *(f"games/{game.name}/{tag}.tgz" for game in registry.games() for tag in further_languages()),
    }
    kept = {entry["url"]: entry["revision"] for entry in now + later}
    others = re.compile(r"sw\.js|_headers|icons/(?!icon-32\.).*|(runtime|unxz)-.*")
    expected = {name for name in files_of(dist) if not others.fullmatch(name)}
    assert set(kept) == expected
    for name, revision in kept.items():
        assert revision == (None if re.search(r"-[0-9a-f]{12}[./]", name) else digest((dist / name).read_bytes()))


def test_nothing_on_the_page_names_another_host(dist: Path) -> None:
    names = ["index.html", *(path.name for kind in ("css", "webmanifest") for path in dist.glob(f"*.{kind}"))]
    for name in names:
        assert not re.search(r"https?://(?!www\.w3\.org/)", (dist / name).read_text()), name


def test_there_is_a_manifest_in_each_language_which_differs_in_words_alone(dist: Path) -> None:
    found = {path.name: json.loads(path.read_text("utf-8")) for path in dist.glob("*.webmanifest")}
    names = {"manifest.webmanifest": "en"} | {f"manifest.{tag}.webmanifest": tag for tag in further_languages()}
    assert {name: manifest.pop("lang") for name, manifest in found.items()} == names
    assert len({manifest.pop("description") for manifest in found.values()}) == len(names)
    assert all(manifest == found["manifest.webmanifest"] for manifest in found.values())


def test_the_lock_names_no_registry() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text())
    packages = [package for name, package in lock["packages"].items() if name]
    assert all("integrity" in package and "resolved" not in package for package in packages)
    pins = json.loads((WEB / "package.json").read_text())
    for group in ("dependencies", "devDependencies"):
        assert all(re.fullmatch(r"\d+\.\d+\.\d+(-\d+)?", version) for version in pins[group].values())


def test_archives_do_not_depend_on_order_or_time() -> None:
    turned = dict(reversed(FILES.items()))
    assert pack_zip(FILES) == pack_zip(turned)
    assert pack_tgz(FILES) == pack_tgz(turned)
    assert unpack_tgz(pack_tgz(FILES)) == FILES
    assert unpack_zip(pack_zip(FILES, packed=False)) == FILES
    with zipfile.ZipFile(io.BytesIO(pack_zip(FILES))) as archive:
        assert [info.date_time[0] for info in archive.infolist()] == [1980, 1980]


def test_dates_in_bytecode_are_blanked() -> None:
    header = MAGIC + bytes(4)
    dated, undated = (header + date + b"size" + b"code" for date in (b"date", bytes(4)))
    assert unpack_zip(pack_zip({"a.pyc": dated})) == {"a.pyc": undated}


def test_what_was_made_is_made_again_only_from_other_input(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tools, "CACHE", tmp_path)
    made = []

    def make() -> dict[str, bytes]:
        made.append(1)
        return FILES

    for inputs in (["a"], ["a"], ["b"]):
        assert cached("step", inputs, make) == FILES
    assert len(made) == 2
    next(tmp_path.glob("step/*.zip")).write_bytes(b"broken")
    for inputs in (["a"], ["b"]):
        assert cached("step", inputs, make) == FILES
    assert len(made) == 3


def test_the_plugins_that_are_off_are_all_there_are() -> None:
    sources = WEB / "node_modules" / "@pyscript" / "core" / "src" / "plugins"
    assert set(site._PLUGINS) == {path.stem for path in sources.glob("*.js")} - {"codemirror"}
