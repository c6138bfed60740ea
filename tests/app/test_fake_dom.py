"""The fake browser matches the real one: the same methods with the same arguments, the same storage."""

import os

from tests.app.fake_dom import FakeDom
from tests.app.fake_storage import FakeStorage
from tests.app.markup import codes, tags, unescape


def _source(module):
    root = "web/" if "web" in os.listdir() else ""
    with open(f"{root}app/browser/{module}.py") as file:
        return file.read()


def _methods(source, name):
    """Returns the public methods of a class as written: `name(arguments)`."""
    body = source.partition(f"class {name}")[2].partition("\nclass ")[0].partition("\ndef ")[0]
    heads = [line.strip()[4:].partition(")")[0] for line in body.split("\n") if line.startswith("    def ")]
    return [_untyped(head) for head in heads if not head.startswith("_")]


def _untyped(head):
    """Returns `name(arguments)` without annotations: the fake one has none."""
    name, _, arguments = head.partition("(")
    names = [""]
    depth = 0
    for sign in arguments:
        depth += (sign == "[") - (sign == "]")
        if sign == "," and not depth:
            names.append("")
        else:
            names[-1] += sign
    return name + "(" + ", ".join([part.partition(":")[0].strip() for part in names])


def _written(folder):
    with open(folder + "fake_dom.py") as file:
        return file.read()


def test_every_method_of_the_browser_is_there_with_its_arguments():
    fake = _methods(_written("tests/app/"), "FakeDom")
    real = _methods(_source("dom"), "Dom")
    assert len(real) > 40
    assert [method for method in real if method not in fake] == []
    assert [head for head in real if not hasattr(FakeDom, head.partition("(")[0])] == []


def test_every_method_of_the_storage_is_there():
    real = [head.partition("(")[0] for head in _methods(_source("storage"), "LocalStorage")]
    assert real == ["get", "set", "remove", "names", "tops", "used"]
    assert all(hasattr(FakeStorage, name) for name in real)


def test_tags_are_read_with_their_quotes():
    found = tags('<a href="x>y" data-n="1" hidden>t</a><br><p class="&quot;b&quot;">')
    assert found == [{"href": "x>y", "data-n": "1", "hidden": ""}, {}, {"class": '"b"'}]
    assert unescape("&lt;&amp;lt;") == "<&lt;"


def test_codes_of_a_fluent_file_are_its_messages_and_attributes():
    text = "# a = comment\none = 1\n    .help = h\ntwo = { $n ->\n    [x] y = 2\n   *[other] z\n}\n-term = t\n"
    assert codes(text) == ["one", "one.help", "two"]
