"""`python -m engine`: play, serve, arena, perft and bench."""

import argparse
import sys

from engine.cli import arena, bench, perft, play, serve

_COMMANDS = {"play": play, "serve": serve, "arena": arena, "perft": perft, "bench": bench}


def main(arguments: list[str] | None = None) -> int:
    """Runs the command that the arguments name; returns its exit status."""
    parser = argparse.ArgumentParser(prog="python -m engine", description="Talon's engine on the command line.")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, module in _COMMANDS.items():
        module.add(commands.add_parser(name, help=(module.__doc__ or "").partition(":")[2].strip()))
    args = parser.parse_args(arguments)
    status: int = _COMMANDS[args.command].run(args)
    return status


if __name__ == "__main__":
    sys.exit(main())
