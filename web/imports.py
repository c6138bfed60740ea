"""How MicroPython finds the page's modules: it asks the page, which knows every file that has come.

On its own it tries three names for each module, and reads a file in pieces of 20 bytes. Behind each of these is a
call of JavaScript, and behind each name that is not there an exception. The modules written in C it looks for as
files, under all names, at each `import` again, unless they are in `sys.modules`.
"""

import io
import json
import sys

import vfs
from polyscript import js_modules

PLACE = "/page"
HANDED = "/handed"  # as in js/files.js
FOLDER = 0x4000  # as `os.stat` has it
ENOENT = 2
IS_FOLDER = -1  # in place of a size, as in js/files.js
NOTHING = -2

hand = js_modules.talon.fileHand
size_of = js_modules.talon.fileSize


class Modules:
    """A file system, as `vfs.mount` takes it, of the modules that have come."""

    def mount(self, readonly, mkfs):
        """Does nothing: there is nothing to prepare."""

    def stat(self, path):
        """Returns whether a path is a folder; raises OSError if nothing is there."""
        size = size_of(path)
        if size == NOTHING:
            raise OSError(ENOENT)
        return (FOLDER if size == IS_FOLDER else 0,) + (0,) * 9

    def open(self, path, mode):
        """Returns a module's bytecode as a stream in memory."""
        hand(path)
        with open(HANDED, mode) as file:
            return io.BytesIO(file.read(size_of(path)))


sys.modules.update({"json": json, "sys": sys})
vfs.mount(Modules(), PLACE)
sys.path.insert(0, PLACE)
