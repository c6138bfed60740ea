"""`python -m engine`, or `talon` where it is installed: play, serve, arena, perft, bench, review and verify."""

import os
import sys
from pathlib import Path

from engine.cli import arena, bench, perft, play, review, serve, verify
from engine.cli.arguments import Parser

_COMMANDS = {
    "play": play,
    "serve": serve,
    "arena": arena,
    "perft": perft,
    "bench": bench,
    "review": review,
    "verify": verify,
}


def main(arguments: list[str] | None = None) -> int:
    """Runs the command that the arguments name; returns its exit status, or 128 plus a signal's number."""
    parser = Parser(prog=_called(), description="Talon's engine on the command line.")
    commands = parser.add_subparsers(required=True)
    for name, module in _COMMANDS.items():
        command = commands.add_parser(name, help=(module.__doc__ or "").partition(":")[2].strip())
        command.set_defaults(run=module.run, refuse=command.error)
        module.add(command)
    args = parser.parse_args(arguments)
    try:
        status: int = args.run(args)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader is gone, and the process flushes what is left as it exits
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    return status


def _called() -> str:
    """Returns how the program was called."""
    return "talon" if Path(sys.argv[0]).stem == "talon" else "python -m engine"


if __name__ == "__main__":
    sys.exit(main())
