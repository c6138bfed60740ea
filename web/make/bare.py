"""Leaves out PyScript's own library, which nothing reads."""

import re

from web.make.tools import BuildError

__all__ = ["without_library"]

_LIBRARY = re.compile(rb'(\w+\("\.",)\{pyscript:\{.*?\}\}(?=\),\w+\.push\("import pyscript)', re.DOTALL)


def without_library(script: bytes) -> bytes:
    """Returns PyScript's core without the Python files that it needlessly writes into each interpreter.

    Raises BuildError if the core does not have them in the form that is known.
    """
    bare, found = _LIBRARY.subn(rb"\1{}", script)
    if found != (b"pyscript:{" in script):
        raise BuildError("PyScript's core is not what it was: look for its Python library there, and mend _LIBRARY")
    return bare
