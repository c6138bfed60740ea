"""A pseudo-language: English with accents on every letter, so that untranslated texts stand out."""

import re

from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer

__all__ = ["PSEUDO", "pseudo"]

PSEUDO = "en-XA"  # as CLDR calls it
_PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_ACCENTED = "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"
_TABLE = str.maketrans(_PLAIN, _ACCENTED)
_NO_WORDS = re.compile(r"(\(\([^|)]*)")  # the cards of a picture, up to its caption


class _Accents(Transformer):
    """Puts accents on all text; names of messages, variables and choices stay."""

    def __init__(self, ids: set[str]) -> None:
        self._ids = ids

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802 - named by the library
        if f"{node.id.name}-{_first_word(node)}" in self._ids:
            return node  # lists the sections of a rules page
        changed: ast.Message = self.generic_visit(node)
        return changed

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - named by the library
        parts = _NO_WORDS.split(node.value)
        node.value = "".join(part if at % 2 else part.translate(_TABLE) for at, part in enumerate(parts))
        return node


def _first_word(node: ast.Message) -> str:
    first = node.value.elements[0] if node.value else None
    return first.value.split()[0] if isinstance(first, ast.TextElement) and first.value.strip() else ""


def pseudo(texts: bytes) -> bytes:
    """Returns a file of English messages in the pseudo-language."""
    resource = parse(texts.decode())
    _Accents({entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}).visit(resource)
    return serialize(resource).encode()
