"""The styles: what a rule costs the browser whenever something changes on the page."""

import re

from web.make.tools import WEB

RULE = re.compile(r"([^{}]+)\{")
WHOLE = re.compile(r"(?:^|[\s>+~(,])(?:body|#app|#main)[^\s>+~]*:has\(")  # an element that all of a screen is in
NAMED = re.compile(r"[.#\[]|(?:^|[\s>+~(,])[a-z]")  # a class, an id, an attribute, or an element


def split(text: str, signs: str) -> list[str]:
    """Splits a selector at signs that are not in parentheses."""
    depth, parts = 0, [""]
    for sign in text:
        depth += {"(": 1, ")": -1}.get(sign, 0)
        if depth == 0 and sign in signs:
            parts.append("")
        else:
            parts[-1] += sign
    return parts


def last_of(selector: str) -> str:
    """Returns what the last element of a selector has to be, apart from what it must not be or have, and where."""
    *_, last = split(selector, " >+~")
    kept = [part for part in split(last, ":") if not re.match(r"(has|not|nth-[a-z-]+)\(", part)]
    return ":".join(kept)


def selectors() -> list[str]:
    """Returns the selectors of all styles, one by one."""
    found = []
    for path in WEB.glob("style/**/*.css"):
        text = re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL)
        heads = [head.rpartition(";")[2].strip() for head in RULE.findall(text)]
        found += [one.strip() for head in heads if not head.startswith("@") for one in split(head, ",")]
    return found


def test_a_rule_that_looks_into_elements_names_what_it_is_for() -> None:
    # A browser restyles what may be the last element of such rules, for any change below the one that is looked into:
    # were that any element, each card played would restyle the page.
    looking = [selector for selector in selectors() if ":has(" in selector]
    assert len(looking) > 100
    assert [selector for selector in looking if not NAMED.search(last_of(selector))] == []


def test_no_rule_looks_into_the_whole_page() -> None:
    # Whatever comes or goes below an element that such a rule looks into, a browser restyles all that rules with
    # `:has()` are about: every card in hand. Classes of #app tell what the page shows (`web/js/signs.js`).
    assert WHOLE.search(".a > #main:is(:has(.b), :has(.c)) .d")
    assert not WHOLE.search("#app:not(.with-a) > #main .b:has(.c)")
    assert [selector for selector in selectors() if WHOLE.search(selector)] == []


def test_each_sign_of_what_the_page_shows_is_used_and_each_used_is_set() -> None:
    signs = re.findall(r"^  (\w+): ", (WEB / "js" / "signs.js").read_text("utf-8"), re.MULTILINE)
    assert len(signs) > 10
    assert {name for selector in selectors() for name in re.findall(r"\.with-(\w+)", selector)} == set(signs)


def test_the_last_element_of_a_rule_is_found() -> None:
    assert last_of("#main:has(.a > .b) .c > :where(.d, p):not(.e)") == ":where(.d, p)"
    for any_element in (".a:has(.b) > *", ".a:has(.b) > :not(.c)", ".a:has(> .b) > :nth-child(3)"):
        assert not NAMED.search(last_of(any_element)), any_element
    for named in (".a:has(.b) > p", ".a:has(> [c])", ".a:has(.b) :where(p)", "#a:has(.b)"):
        assert NAMED.search(last_of(named)), named
