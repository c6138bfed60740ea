"""Builds Talon into dist/ and serves it: `uv run build.py` or `uv run build.py serve [--lan] [--port N]`."""

import sys
from collections.abc import Mapping
from pathlib import Path
from time import perf_counter

try:
    from filelock import FileLock

    from engine.cli.arguments import Parser, number_type
    from web.make.packages import check_packages
    from web.make.report import costs, report
    from web.make.server import SiteServer, lan_address
    from web.make.site import make_site
    from web.make.tools import ROOT, BuildError, install_npm
except ModuleNotFoundError as missing:
    print(f"build: {missing.name} is not in {sys.prefix}: run the build as `uv run build.py`.", file=sys.stderr)
    sys.exit(2)

DIST = ROOT / "dist"
LOCK = ROOT / ".cache" / "build.lock"
PORT = 8000


def main(arguments: list[str] | None = None) -> int:
    """Does what the command line asks; returns the exit status."""
    options = _parser().parse_args(arguments)
    try:
        build(pseudo=options.pseudo)
        if options.command == "serve":
            serve(options.port, lan=options.lan)
    except BuildError as error:
        print(f"build: {error}", file=sys.stderr)
        return 1
    return 0


def build(out: Path = DIST, *, pseudo: bool = False) -> dict[str, bytes]:
    """Makes the site into a folder, printing each step; files that did not change are not touched.

    With the pseudo-language, which no visitor waits for, it may be larger than the limits.
    """
    start = perf_counter()
    check_packages()
    LOCK.parent.mkdir(exist_ok=True)
    with FileLock(LOCK):
        _say("npm", "installed what the lock names" if install_npm() else "all parts there")
        site = make_site(_say, pseudo=pseudo)
        _show(site)
        if not pseudo:
            _check(site)
        _write(site, out)
    _say("done", f"{out} in {perf_counter() - start:.1f} s")
    return site


def serve(port: int, *, lan: bool) -> None:
    """Serves dist/ until Ctrl-C; with `lan`, to the local network too."""
    try:
        server = SiteServer(DIST, host="0.0.0.0" if lan else "127.0.0.1", port=port)  # noqa: S104 - asked for
    except OSError as error:
        raise BuildError(f"port {port} cannot be used ({error.strerror}): choose another with --port.") from None
    print(f"\nTalon is at {server.url}")
    if lan:
        _say_lan(server.server_address[1])
    print("Ctrl-C stops it.", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()


def _say_lan(port: int) -> None:
    try:
        print(f"on your phone:  http://{lan_address()}:{port}/")
    except OSError:
        print("no network address was found: only this machine reaches it (is there a network?)")
    else:
        print("(over plain http a phone keeps nothing for offline use: browsers ask for https there)")


def _write(site: Mapping[str, bytes], out: Path) -> None:
    for name, data in site.items():
        file = out / name
        if file.is_file() and file.read_bytes() == data:
            continue
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    for path in sorted(out.rglob("*"), reverse=True):
        if path.is_dir():
            if not any(path.iterdir()):
                path.rmdir()
        elif path.relative_to(out).as_posix() not in site:
            path.unlink()


def _show(site: Mapping[str, bytes]) -> None:
    print(f"\n{'':24}{'files':>6}{'bytes':>12}{'gzip':>12}")
    for kind in report(site):
        print(f"{kind.name:24}{kind.files:6}{kind.size:12,}{kind.wire:12,}   {kind.when}")
    print()
    for cost in costs(site):
        print(f"{cost.what:42}{cost.wire:12,}   of {cost.limit:,}")
    print()


def _check(site: Mapping[str, bytes]) -> None:
    """Raises BuildError if any part of the site is larger than its limit."""
    large = [f"{cost.what}: {cost.wire:,} bytes of {cost.limit:,}" for cost in costs(site) if cost.wire > cost.limit]
    if large:
        raise BuildError(f"the site is too large. {'; '.join(large)}.")


def _say(step: str, text: str) -> None:
    print(f"{step:10} {text}", flush=True)


def _parser() -> Parser:
    parser = Parser(description="Builds Talon into dist/, and serves it.")
    parser.add_argument(
        "--pseudo", action="store_true", help="offer a language of accents too, which shows what is not translated"
    )
    commands = parser.add_subparsers(dest="command")
    commands.add_parser("build", help="make dist/ (what is done without a command)")
    serving = commands.add_parser("serve", help="make what is missing and serve it on this machine")
    serving.add_argument("--lan", action="store_true", help="serve to the local network too and say the phone's URL")
    serving.add_argument(
        "--port", type=number_type(int, 0, 65535), default=PORT, help=f"port to listen on (default {PORT})"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())
