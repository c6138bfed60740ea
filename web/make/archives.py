"""Archives that are the same, byte for byte, for the same content: sorted names, fixed dates, no owners."""

import gzip
import io
import lzma
import tarfile
import zipfile
from collections.abc import Mapping

__all__ = ["pack_tar_xz", "pack_tgz", "pack_xz", "pack_zip", "unpack_tgz", "unpack_zip"]

_DATE = (1980, 1, 1, 0, 0, 0)
_PYC_HEADER = 16
_PYC_MTIME = slice(8, 12)


def pack_zip(files: Mapping[str, bytes], *, packed: bool = True) -> bytes:
    """Returns a zip, deflated unless it is going to be packed as a whole.

    The dates inside bytecode are blanked, as it is never compared with a source file.
    """
    method = zipfile.ZIP_DEFLATED if packed else zipfile.ZIP_STORED
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method, compresslevel=9) as archive:
        for name in sorted(files):
            info = zipfile.ZipInfo(name, _DATE)
            info.compress_type = method
            info.external_attr = 0o644 << 16
            info.create_system = 3
            archive.writestr(info, _undated(files[name]) if name.endswith(".pyc") else files[name])
    return out.getvalue()


def unpack_zip(data: bytes) -> dict[str, bytes]:
    """Returns the files of a zip by name, folders left out."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist() if not name.endswith("/")}


def pack_xz(data: bytes) -> bytes:
    """Returns data as xz."""
    return lzma.compress(data, preset=9 | lzma.PRESET_EXTREME)


def pack_tgz(files: Mapping[str, bytes]) -> bytes:
    """Returns a gzipped tar in a simple form, which a few lines of JavaScript can read."""
    return gzip.compress(_tar(files), 9, mtime=0)


def pack_tar_xz(files: Mapping[str, bytes]) -> bytes:
    """Returns the same kind of tar as xz, which a page unpacks with 8 MiB of memory."""
    return lzma.compress(_tar(files), preset=6)


def _tar(files: Mapping[str, bytes]) -> bytes:
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name in sorted(files):
            info = tarfile.TarInfo(name)
            info.size = len(files[name])
            archive.addfile(info, io.BytesIO(files[name]))
    return out.getvalue()


def unpack_tgz(data: bytes) -> dict[str, bytes]:
    """Returns the files of a gzipped tar by name."""
    with tarfile.open(fileobj=io.BytesIO(data), mode="r:gz") as archive:
        opened = {info.name: archive.extractfile(info) for info in archive if info.isfile()}
        return {name: file.read() for name, file in opened.items() if file is not None}


def _undated(bytecode: bytes) -> bytes:
    if len(bytecode) < _PYC_HEADER:
        return bytecode
    changed = bytearray(bytecode)
    changed[_PYC_MTIME] = b"\0\0\0\0"
    return bytes(changed)
