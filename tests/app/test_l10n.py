"""Texts: codes, arguments, names for seats, what is missing, a second language."""

import json

from app.texts.l10n import L10n
from tests.app.fake_dom import FakeDom


class English(FakeDom):
    """Formats `{ $name }` in its messages for real, so that arguments and overriding can be seen."""

    def fluent_start(self, language):
        self.texts = {}

    def fluent_add(self, text, override):
        for line in text.split("\n"):
            code, _, words = line.partition(" = ")
            if words and (override or code not in self.texts):
                self.texts[code] = words

    def fluent_has(self, code):
        return code in self.texts

    def fluent(self, code, args):
        self.marks.append(code)
        words = self.texts.get(code)
        if words is None:
            return None
        values = json.loads(args) if args else {}
        for name in values:
            words = words.replace("{ $" + name + " }", str(values[name]))
        return words


FILES = {
    "l10n/en/a.ftl": "hello = Hello\ntrick-led = { $seat } ({ $seat_you }) leads { $n }, { $to } is { $to_you }\n"
    "list-more = { $before }, { $item }\nlist-last = { $before } and { $item }\nonly-english = Only English",
    "l10n/xx/a.ftl": "hello = Salut",
}


def _l10n(language="en"):
    dom = English(files=FILES)
    l10n = L10n(dom, language)
    l10n.load("a")
    return l10n, dom


def test_a_code_is_a_text_with_slash_or_dash():
    l10n, _ = _l10n()
    assert l10n.t("hello") == "Hello"
    assert l10n.has("hello")
    assert l10n.t("trick/led", {"seat": "A", "n": 2}).endswith("leads 2, { $to } is { $to_you }")


def test_what_is_offered_is_loaded_when_a_text_is_missing():
    files = dict(FILES)
    files.update(
        {"l10n/en/bridge/game.ftl": "lead-bridge = Bridge\nsuit = Suit", "l10n/en/whist/game.ftl": "trump = Trump"}
    )
    dom = English(files=files)
    l10n = L10n(dom, "en")
    l10n.load("a")
    l10n.offer("whist/game", "bridge/game")
    assert l10n.t("hello") == "Hello"
    assert "suit" not in dom.texts  # nothing was missing so far
    assert l10n.t("lead-bridge") == "Bridge"
    assert "trump" not in dom.texts  # the file that the code names is enough
    assert l10n.has("trump")
    assert not l10n.has("nothing/here")
    l10n.offer("whist/game", "bridge/game")  # loaded already
    assert l10n.t("nothing/here") == "\u27e8nothing/here\u27e9"


def test_a_text_is_remembered_while_another_is_missing():
    l10n, dom = _l10n()
    l10n.t("hello")
    l10n.has("nothing/here")
    l10n.load("a")  # there already
    l10n.t("hello")
    assert dom.marks == ["hello"]


def test_a_missing_text_shows_itself_and_is_warned_of_once():
    l10n, dom = _l10n()
    assert not l10n.has("nothing/here")
    assert dom.marks == []
    assert l10n.t("nothing/here") == "\u27e8nothing/here\u27e9"
    l10n.t("nothing/here")
    assert l10n.missing == ["nothing/here"]
    assert len(dom.warnings) == 1


def test_seats_of_a_text_are_names_and_say_who_is_you():
    l10n, _ = _l10n()
    l10n.resolver = lambda seat: (("Anna", "Béla")[seat], seat == 0)
    text = {"code": "trick/led", "args": {"seat": 0, "to": 1, "n": 3}}
    assert l10n.text(text) == "Anna (yes) leads 3, Béla is no"
    assert l10n.seats({"n": 1, "to": 1}) == {"n": 1, "to": "Béla", "to_you": "no"}
    assert l10n.text({"code": "hello"}) == "Hello"


def test_a_text_is_asked_for_once_until_it_is_forgotten():
    l10n, dom = _l10n()
    l10n.t("hello")
    l10n.t("hello")
    assert dom.marks == ["hello"]
    l10n.clear_cache()
    l10n.t("hello")
    assert dom.marks == ["hello", "hello"]


def test_things_in_a_row_are_joined_as_the_language_does():
    l10n, _ = _l10n()
    assert l10n.listing([]) == ""
    assert l10n.listing(["a"]) == "a"
    assert l10n.listing(["a", "b"]) == "a and b"
    assert l10n.listing(["a", "b", "c"]) == "a, b and c"


def test_english_stands_in_for_what_a_language_lacks():
    l10n, _ = _l10n("xx")
    assert l10n.t("hello") == "Salut"
    assert l10n.t("only-english") == "Only English"


def test_another_language_takes_over_what_was_said_before_and_what_is_said_later():
    l10n, _ = _l10n()
    assert (l10n.t("hello"), l10n.t("only-english")) == ("Hello", "Only English")
    l10n.speak("xx")
    assert (l10n.t("hello"), l10n.t("only-english")) == ("Salut", "Only English")
    l10n.speak("en")
    assert (l10n.t("hello"), l10n.language) == ("Hello", "en")
