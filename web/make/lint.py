"""Checks the page's scripts with Biome: `uv run python -m web.make.lint`; with `--write` it fixes what it can."""

import subprocess
import sys

from web.make.tools import ROOT, WEB, install_npm, node

BIOME = WEB / "node_modules" / "@biomejs" / "biome" / "bin" / "biome"


def main() -> None:
    """Runs Biome on the files that `biome.json` names, and exits with its status."""
    install_npm()
    command = [str(node()), str(BIOME), "check", "--error-on-warnings", *sys.argv[1:]]
    sys.exit(subprocess.run(command, cwd=ROOT, check=False).returncode)


if __name__ == "__main__":
    main()
