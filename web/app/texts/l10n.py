"""Texts: Fluent messages by code. No sentence for players is written anywhere else."""

import json

from .engine_words import SEAT_ARGS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..browser.dom import Dom
    from ..messages import Args, Text


class L10n:
    """Translates codes; `resolver(seat)` returns (name, whether that is the only person who plays here)."""

    def __init__(self, dom: "Dom", language: str) -> None:
        self._dom = dom
        self._cache: dict[str, str | None] = {}
        self._files: list[str] = []
        self._offered: list[str] = []
        self.language = language
        self.resolver: Callable[[int], tuple[str, bool]] = lambda seat: (str(seat + 1), False)
        self.missing: list[str] = []
        dom.fluent_start(language)

    def load(self, *names: str) -> None:
        """Adds the messages of files (`app`, `boast/game`), each once; English fills in what a language lacks."""
        for name in names:
            if name in self._files:
                continue
            self._files.append(name)
            self._dom.fluent_add(self._dom.read(f"l10n/en/{name}.ftl"), False)
            if self.language != "en":
                self._dom.fluent_add(self._dom.read(f"l10n/{self.language}/{name}.ftl"), True)
            self._cache = {}

    def speak(self, language: str) -> None:
        """Says everything in another language from now on; its files are here already."""
        files, self._files = self._files, []
        self._cache = {}
        self.language = language
        self._dom.fluent_start(language)
        self.load(*files)

    def offer(self, *names: str) -> None:
        """Offers further files, to be loaded as soon as a text is missing."""
        self._offered += [name for name in names if name not in self._files + self._offered]

    def _seek(self, code: str) -> bool:
        """Loads the offered files that a code names, or else all of them; returns whether there were any."""
        named = [name for name in self._offered if name.partition("/")[0] in code]
        files = named or self._offered
        self._offered = [name for name in self._offered if name not in files]
        self.load(*files)
        return bool(files)

    def has(self, code: str) -> bool:
        """Returns whether there is a message, or for `code.attribute` that attribute."""
        code = code.replace("/", "-")
        while not self._dom.fluent_has(code):
            if not self._seek(code):
                return False
        return True

    def t(self, code: str, args: "Args | None" = None, **more: object) -> str:
        """Returns the text for a code (`/` and `-` are the same); a missing one is shown as ⟨code⟩."""
        if more:
            if args:
                more.update(args)
            args = more
        text = self._format(code, args)
        while text is None and self._seek(code):
            text = self._format(code, args)
        if text is None:
            if code not in self.missing:
                self.missing.append(code)
                self._dom.warn(f"no text for {code}")
            return f"\u27e8{code}\u27e9"
        return text

    def text(self, value: "Text") -> str:
        """Returns the words for a Text of the table view: {"code", "args"}, seats named by the resolver."""
        return self.t(value["code"], self.seats(value.get("args") or {}))

    def aloud(self, value: "Text", shown: str) -> str:
        """Returns the words for such a Text as said aloud, with symbols as words; `shown` are its cards, "" for none.

        To texts that are not said aloud, `js/fluent.js` passes `aloud` "no" and `shown` "none".
        """
        args = self.seats(value.get("args") or {})
        args["aloud"] = "yes"
        args["shown"] = shown or "none"
        return self.t(value["code"], args)

    def seats(self, args: "Args") -> "Args":
        """Returns args with each seat number replaced by a name, and `<arg>_you` added, "yes" or "no"."""
        resolved = {}
        for key, value in args.items():
            if isinstance(value, int) and key in SEAT_ARGS:
                name, you = self.resolver(value)
                resolved[key] = name
                resolved[key + "_you"] = "yes" if you else "no"
            else:
                resolved[key] = value
        return resolved

    def listing(self, items: "Sequence[str]") -> str:
        """Returns items as the language lists them: "Anna, Béla and Cili"."""
        joined = self.row(items[:-1])
        return self.t("list-last", before=joined, item=items[-1]) if joined else self.row(items)

    def row(self, items: "Sequence[str]") -> str:
        """Returns items side by side: "Anna, Béla, Cili"."""
        joined = items[0] if items else ""
        for item in items[1:]:
            joined = self.t("list-more", before=joined, item=item)
        return joined

    def sentences(self, items: "Sequence[str]") -> str:
        """Returns texts one after the other, separated like sentences."""
        joined = items[0] if items else ""
        for item in items[1:]:
            joined = self.t("list-sentence", before=joined, item=item)
        return joined

    def clear_cache(self) -> None:
        """Drops the cached texts: call it after changing the resolver."""
        self._cache = {}

    def _format(self, code: str, args: "Args | None") -> str | None:
        packed = json.dumps(args) if args else ""
        key = code + "|" + packed
        if key not in self._cache:
            if len(self._cache) > 2000:
                self._cache = {}
            self._cache[key] = self._dom.fluent(code.replace("/", "-"), packed)
        return self._cache[key]
