"""The site as files in memory: hashed names, the page, the service worker's list."""

import gzip
import json
import re
import tomllib
from base64 import b64encode
from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from html import escape
from importlib import metadata
from itertools import chain
from pathlib import Path

import zopfli.gzip

from engine.core import registry
from web.make.archives import pack_tar_xz, pack_tgz, pack_zip
from web.make.bare import without_library
from web.make.bundle import bundled_packages, scripts, smaller, styles
from web.make.bytecode import frontend_files, library_files, room_files
from web.make.code import code_files, core_files, pack_code
from web.make.fonts import PACKAGES, fonts
from web.make.games import families, game_files, marks
from web.make.languages import BASE, further_languages, game_texts, game_title, page_texts, start_words
from web.make.manifest import DESCRIPTION, manifest, manifest_name
from web.make.notices import notices
from web.make.offers import offered
from web.make.parts import check_carried, mapped_packages, package_of
from web.make.problems import problem_rooms
from web.make.report import LATER, is_kept, when_fetched, wire_size
from web.make.tools import ROOT, WEB, BuildError, cached, digest

__all__ = ["make_site"]

_TEMPLATE = WEB / "index.html"
_MODULES = WEB / "node_modules"
_LATE_SCRIPTS = ("links.js", "phones.js", "scan.js", "sort.js", "sound.js")
_ARCHIVE, _UNPACKER = "runtime.tar.xz", "unxz.js"
_PYODIDE = _MODULES / "pyodide"
_PYSCRIPT = _MODULES / "@pyscript" / "core" / "dist"
_MICROPYTHON = _MODULES / "@micropython" / "micropython-webassembly-pyscript"
_CHUNKS = ("core.js", "core-*.js", "error-*.js")  # what a page with all plugins off loads
_PLUGINS = ("deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal")
_DRAWINGS = ("cards/*.svg", "icons/logo.svg", "icons/ui.svg")  # held by the page itself, for <use href="#...">
_LINKED = ("icons/*.png",)
_FETCH = b'fetch(binaryFile,{credentials:"same-origin"})'
_AS_PRELOADED = b'fetch(binaryFile,{credentials:"include",mode:"no-cors"})'
_TYPE = ("fonts/sans.woff2", "fonts/serif.woff2")  # what every screen is set in
_DESCRIPTION = (  # for search engines, in English like everything in the page's head
    "A pocket card room: {games}, against the computer or with people beside you. "
    "Plays offline, keeps everything on your device."
)
_NO_SCRIPT = "script"  # how the names of texts begin that are shown without scripts
_POLICY = {  # CONTRIBUTING.md explains what each of them is for
    "default-src": "'none'",
    "script-src": "'self' '{boot}' '{modules}' 'unsafe-eval'",
    "worker-src": "'self' blob:",
    "connect-src": "'self' blob:",
    "style-src": "'self'",
    "font-src": "'self'",
    "img-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
}


class _Site:
    """Files by path; those added by name get a name with their hash, so that they can be cached for ever."""

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}
        self.rooms: list[str] = []  # names of files, without their ending
        self.languages: dict[str, list[str]] = {}  # by tag: the names of its files, without their ending
        self._names: dict[str, str] = {}

    def __getitem__(self, name: str) -> str:
        return f"./{self._names[name]}"

    def add(self, name: str, data: bytes) -> None:
        stem, _, suffix = name.partition(".")
        self._names[name] = f"{stem}-{digest(data)}.{suffix}"
        self.files[self._names[name]] = data

    def add_folder(self, name: str, files: Mapping[str, bytes]) -> None:
        self._names[name] = f"{name}-{digest(*(part for pair in sorted(files.items()) for part in pair))}"
        self.files.update({f"{self._names[name]}/{file}": data for file, data in files.items()})

    def add_language(self, language: str) -> None:
        """Adds the files of a further language: the page's texts, those of each game that speaks it, the manifest."""
        texts = {f"languages/{language}": page_texts(language)}
        texts |= {f"games/{game.name}/{language}": game_texts(game, language) for game in registry.games()}
        self.languages[language] = [name for name, files in texts.items() if files]
        for name in self.languages[language]:
            self.add(f"{name}.tgz", pack_tgz(texts[name]))
        self.files[manifest_name(language)] = manifest(language)

    def spoken(self, language: str) -> list[str]:
        """Returns the paths of a further language's files."""
        return [manifest_name(language), *(self._names[f"{name}.tgz"] for name in self.languages[language])]

    def inside(self, name: str) -> dict[str, bytes]:
        """Returns a folder's files by path in the site."""
        return {path: self.files[path] for path in sorted(self.files) if path.startswith(f"{self._names[name]}/")}

    def under(self, name: str) -> list[str]:
        """Returns the URLs of a folder's files."""
        return [f"./{path}" for path in self.inside(name)]

    def renamed(self, text: bytes) -> bytes:
        """Returns a text with the plain names of files replaced by their hashed ones."""
        for name, hashed in self._names.items():
            for start, end in (('"', '"'), ('"', "/"), ("(", ")")):  # the last in style sheets
                text = text.replace(f"{start}./{name}{end}".encode(), f"{start}./{hashed}{end}".encode())
        return text

    def revision(self, path: str) -> str | None:
        """Returns a file's hash, None if its path already contains it."""
        hashed = {path, path.split("/", maxsplit=1)[0]} & set(self._names.values())
        return None if hashed else digest(self.files[path])


def make_site(say: Callable[[str, str], None], *, pseudo: bool = False) -> dict[str, bytes]:
    """Returns every file of the site by path, the same for the same input; `say(step, text)` reports progress.

    With `pseudo` the site also offers a pseudo-language.
    """
    site = _Site()
    say("runtime", "Pyodide with a pruned library in bytecode, PyScript, MicroPython")
    _add_runtime(site)
    say("engine", "a wheel, then bytecode of the interpreter that will load it")
    site.add("engine.zip.xz", pack_code(core_files()))
    for name, files in code_files().items():
        site.add(f"code/{name}.zip.xz", pack_code(files))
    site.add("worker.py", (WEB / "worker.py").read_bytes())
    say("front end", "MicroPython bytecode, texts, scripts, typefaces, styles")
    site.add("app.tgz", _first_screen(frontend_files()))
    for name, files in {**room_files(), **problem_rooms()}.items():
        site.add(f"rooms/{name}.tgz", pack_tgz(files))
        site.rooms.append(f"rooms/{name}")
    say("games", "what each of them says and draws")
    for name, files in game_files().items():
        site.add(f"games/{name}.tgz", pack_tgz(files))
    languages = further_languages(pseudo_too=pseudo)
    say("languages", ", ".join(languages) or "none beside English")
    for language in languages:
        site.add_language(language)
    bundles = scripts()
    for name in ("interpreter.js", _UNPACKER, "talon.js", *_LATE_SCRIPTS):
        site.add(name, site.renamed(bundles[name]))
    for name, data in fonts().items():
        site.add(f"fonts/{name}", data)
    site.add("style.css", site.renamed(styles()))
    site.files |= {file.relative_to(WEB).as_posix(): file.read_bytes() for file in _pictures(_LINKED)}
    site.files["_headers"] = (WEB / "_headers").read_bytes()
    site.files[manifest_name(BASE)] = manifest(BASE)
    check_carried(_carried())
    site.files["licenses.html"] = site.renamed(notices())
    say("page", "index.html and the service worker")
    site.files["index.html"] = _page(site, bundles["boot.js"].decode().strip())
    site.files["sw.js"] = bundles["sw.js"]
    spoken = [site.spoken(language) for language in languages]
    site.files["sw.js"] = site.files["sw.js"].replace(b"self.__LANGUAGES", json.dumps(spoken).encode())
    for blank, when in ((b"self.__LATER", LATER), (b"self.__WB_MANIFEST", "")):
        kept = [
            {"url": name, "revision": site.revision(name), "integrity": _integrity(site.files[name])}
            for name in sorted(site.files)
            if is_kept(name) and (when_fetched(name) == LATER) == (when == LATER)
        ]
        site.files["sw.js"] = site.files["sw.js"].replace(blank, json.dumps(kept).encode())
    return site.files


def _add_runtime(site: _Site) -> None:
    pyodide = _read(_PYODIDE, "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide.mjs")
    pyodide["pyodide.asm.mjs"] = smaller("pyodide.asm.mjs", pyodide["pyodide.asm.mjs"])
    pyodide["python_stdlib.zip"] = pack_zip(library_files(), packed=False)
    lock = json.loads((_PYODIDE / "pyodide-lock.json").read_text())
    pyodide["pyodide-lock.json"] = json.dumps(lock | {"packages": {}}).encode()
    site.add_folder("pyodide", pyodide)
    site.add(_ARCHIVE, _archive(site.inside("pyodide")))
    pyscript = _read(_PYSCRIPT, *(file.name for file in _chunks()))
    site.add_folder("pyscript", {name: without_library(_unmapped(data)) for name, data in pyscript.items()})
    micropython = _read(_MICROPYTHON, "micropython.mjs", "micropython.wasm")
    # Some hosts serve .mjs as text, which no browser runs as a script.
    micropython["micropython.js"] = smaller("micropython.mjs", as_preloaded(micropython.pop("micropython.mjs")))
    site.add_folder("micropython", micropython)


def _first_screen(files: Mapping[str, bytes]) -> bytes:
    """Returns the archive of what the first screen waits for, as small as gzip can be."""
    packed = pack_tgz(files)
    inputs: list[bytes | str] = [packed, metadata.version("zopfli")]
    made = cached("first screen", inputs, lambda: {"app.tgz": zopfli.gzip.compress(gzip.decompress(packed))})
    return made["app.tgz"]


def _archive(files: Mapping[str, bytes]) -> bytes:
    key = [_ARCHIVE, *(part for pair in files.items() for part in pair)]
    return cached("archive", key, lambda: {_ARCHIVE: pack_tar_xz(files)})[_ARCHIVE]


def _chunks() -> list[Path]:
    return [file for chunk in _CHUNKS for file in _PYSCRIPT.glob(chunk)]


def _carried() -> set[str]:
    """Returns the npm packages of which the site carries any part: copied, in PyScript's chunks, or bundled."""
    copied = {package_of(folder.as_posix()) for folder in (_PYODIDE, _PYSCRIPT, _MICROPYTHON)}
    return {name for name in copied if name} | PACKAGES | mapped_packages(_chunks()) | bundled_packages()


def as_preloaded(script: bytes) -> bytes:
    """Returns MicroPython's loader with its file fetched exactly as the page preloads it.

    WebKit would fetch it twice if the requests differed.

    Raises BuildError if the loader does not fetch it in the form that is known.
    """
    if script.count(_FETCH) != 1:
        raise BuildError("MicroPython's loader is not what it was: look for its fetch there, and mend _FETCH")
    return script.replace(_FETCH, _AS_PRELOADED)


def _page(site: _Site, boot: str) -> bytes:
    """Returns index.html; `boot` is inlined, because nothing else loads while the head waits for a script."""
    off = [f"!{name}" for name in _PLUGINS]
    frontend = {
        "interpreter": f"{site['micropython']}/micropython.js",
        "plugins": off,
        "js_modules": {"main": {site["talon.js"]: "talon"}},
    }
    modules = [*site.under("pyscript"), f"{site['micropython']}/micropython.js"]
    scripts = [*modules, site["talon.js"], *(site[name] for name in _LATE_SCRIPTS)]
    fetched = [f"{site['micropython']}/micropython.wasm", site["app.tgz"]]
    preloads = [f'<link rel="modulepreload" href="{url}">' for url in modules]
    preloads += [f'<link rel="preload" as="fetch" href="{url}">' for url in fetched]
    preloads += [f'<link rel="preload" as="font" type="font/woff2" crossorigin href="{site[url]}">' for url in _TYPE]
    import_map = _inline_json({"integrity": {url: _integrity(site.files[url.removeprefix("./")]) for url in scripts}})
    inline = {"boot": _integrity(boot.encode()), "modules": _integrity(import_map.encode())}
    text = _TEMPLATE.read_text()
    for blank, value in {
        **{name: escape(words) for name, words in start_words(BASE).items()},
        "description": escape(_DESCRIPTION.format(games=_titles())),
        "no-script": "".join(map(_no_script, [BASE, *site.languages])),
        "policy": "; ".join(map(" ".join, _POLICY.items())).format(**inline),
        "import-map": import_map,
        "boot": boot,
        "preloads": "\n    ".join(preloads),
        "drawings": "".join(map(_drawing, [*_pictures(_DRAWINGS), *marks()])),
        "build": _inline_json(_build_facts(site)),
        "style": _integrity(site.files[site["style.css"].removeprefix("./")]),
        "engine-config": _inline_json({"plugins": off}),
        "frontend-config": _inline_json(frontend),
    }.items():
        text = text.replace("{{" + blank + "}}", value)
    return site.renamed(text.encode())


def _build_facts(site: _Site) -> dict[str, object]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    engine = [*site.under("pyodide"), site["interpreter.js"], site["engine.zip.xz"], site["worker.py"]]
    now = [name for name in sorted(site.files) if is_kept(name) and when_fetched(name) != LATER]
    games = families()
    packed = [f"games/{name}" for name in games]
    packed += site.rooms
    packed += chain.from_iterable(site.languages.values())
    later = {f"code/{name}": site[f"code/{name}.zip.xz"] for name in games}
    later |= {name: site[f"{name}.tgz"] for name in packed}
    later |= {name.removesuffix(".js"): site[name] for name in _LATE_SCRIPTS}
    later |= {"licenses": "./licenses.html"}
    return {
        "version": f"{project['version']}+{digest(*sorted(site.files), _TEMPLATE.read_bytes())}",
        "app": site["app.tgz"],
        "games": games,
        "languages": site.languages,
        "start": {language: _said(language) for language in site.languages},
        "later": {name: _later(site, url) for name, url in later.items()},
        "worker": {
            "src": site["worker.py"],
            "config": {
                "interpreter": site["interpreter.js"],
                "files": {site["engine.zip.xz"]: "./"},
                "sync_main_only": True,
            },
        },
        "downloads": [_download(site, url) for url in engine],
        "pyodide": _download(site, site[_ARCHIVE]) | {"unpacker": _later(site, site[_UNPACKER])},
        "files": {f"./{name}": _integrity(site.files[name]) for name in now if site.revision(name) is None},
    }


def _said(language: str) -> dict[str, str]:
    """Returns the words that a script puts in place of the page's own."""
    others = (_NO_SCRIPT, DESCRIPTION)
    return {name: words for name, words in start_words(language).items() if not name.startswith(others)}


def _titles() -> str:
    """Returns what the games are called, in the order of their offers: "Haggis, Boast or Nothing and Handrömi"."""
    *most, last = (game_title(registry.game(name)) for name in offered())
    return f"{', '.join(most)} and {last}" if most else last


def _no_script(language: str) -> str:
    """Returns what is shown in a language if no scripts run, so that none can choose a language."""
    words = start_words(language)
    title, line = escape(words[_NO_SCRIPT]), escape(words[f"{_NO_SCRIPT}-line"])
    return f'<section class="panel" lang="{language}"><h2>{title}</h2><p>{line}</p></section>'


def _download(site: _Site, url: str) -> dict[str, object]:
    """Returns how the page knows a file that the engine's start needs, and whether the archive holds it."""
    data = site.files[url.removeprefix("./")]
    facts: dict[str, object] = {"url": url, "size": len(data), "wire": wire_size(url, data)}
    return facts | ({"packed": True} if url in site.under("pyodide") else {})


def _later(site: _Site, url: str) -> dict[str, object]:
    """Returns how the page knows a file: a URL that changes whenever the file does, under which it is kept."""
    name = url.removeprefix("./")
    revision = site.revision(name)
    query = f"?__WB_REVISION__={revision}" if revision else ""  # as the service worker keeps it
    return {"url": url + query, "size": len(site.files[name]), "integrity": _integrity(site.files[name])}


def _integrity(data: bytes) -> str:
    """Returns the hash by which browsers check a file, in a Content-Security-Policy and when they fetch it."""
    return f"sha256-{b64encode(sha256(data).digest()).decode()}"


def _drawing(file: Path) -> str:
    """Returns a drawing on one line, without the namespace that only a file of its own needs."""
    return re.sub(r">\s+<", "><", file.read_text().strip()).replace(' xmlns="http://www.w3.org/2000/svg"', "", 1)


def _pictures(patterns: Iterable[str]) -> list[Path]:
    return [file for pattern in patterns for file in sorted(WEB.glob(pattern))]


def _read(folder: Path, *names: str) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in sorted(names)}


def _unmapped(script: bytes) -> bytes:
    return script.partition(b"\n//# sourceMappingURL=")[0]


def _inline_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
