"""The manifest, by which a device installs Talon: one for each language, which differ in their words alone."""

import json

from web.make.languages import BASE, start_words
from web.make.tools import WEB

__all__ = ["DESCRIPTION", "manifest", "manifest_name"]

DESCRIPTION = "installed"  # its name among the words of `start_words`
_FILE = "manifest.webmanifest"


def manifest_name(language: str) -> str:
    """Returns the path of a language's manifest: beside the others, because its addresses are relative to it."""
    return _FILE if language == BASE else f"manifest.{language}.webmanifest"


def manifest(language: str) -> bytes:
    """Returns the manifest in a language. Talon's name is the same in all of them."""
    same = json.loads((WEB / _FILE).read_text("utf-8"))
    words = {"lang": language, "description": start_words(language)[DESCRIPTION]}
    return json.dumps(same | words, ensure_ascii=False).encode()
