"""MicroPython's `deflate` module for CPython, as far as the page uses it: raw streams, read whole."""

import io
import zlib
from typing import Self

__all__ = ["RAW", "DeflateIO"]

RAW = 1


class DeflateIO:
    """A wrapper around a stream that deflates what is written to it, or inflates what is read from it."""

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
        """Takes data to deflate."""
        self._written += data

    def read(self) -> bytes:
        """Returns the whole content of the stream, inflated."""
        return zlib.decompressobj(self._window).decompress(self._stream.read())
