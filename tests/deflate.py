"""MicroPython's module `deflate` for CPython, as far as the page uses it: raw streams, read whole."""

import io
import zlib
from typing import Self

__all__ = ["RAW", "DeflateIO"]

RAW = 1


class DeflateIO:
    """A stream that deflates what is written to another one, or inflates what is read from it."""

    def __init__(self, stream: io.BytesIO, kind: int, window: int) -> None:
        assert kind == RAW
        self._stream = stream
        self._window = -window
        self._written = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        deflating = zlib.compressobj(9, zlib.DEFLATED, self._window)
        self._stream.write(deflating.compress(self._written) + deflating.flush())

    def write(self, data: bytes) -> None:
        """Takes what is to be deflated."""
        self._written += data

    def read(self) -> bytes:
        """Returns all that the stream holds."""
        return zlib.decompressobj(self._window).decompress(self._stream.read())
