"""Every text that the front end asks for exists, and its code contains no sentences."""

import os

from tests.app.markup import codes, game_folders

MADE = ("t(", "has(")  # calls whose first argument is a code


def _root():
    return "web/" if "web" in os.listdir() else ""


def _read(path):
    with open(path) as file:
        return file.read()


def _sources(folder):
    found = []
    for name in sorted(os.listdir(folder)):
        path = f"{folder}/{name}"
        if name.endswith(".py"):
            found.append((path, _read(path)))
        elif "." not in name and not name.startswith("__"):
            found += _sources(path)
    return found


def known():
    """Returns all codes of the English texts."""
    found = []
    for folder in [_root() + "l10n/en"] + [f"{home}/l10n/en" for home in game_folders().values()]:
        for name in sorted(os.listdir(folder)):
            found += codes(_read(f"{folder}/{name}"))
    return found


def asked(text):
    """Returns (code, whether it is only a prefix) for every literal first argument of `t(` and `has(`."""
    found = []
    for call in MADE:
        start = 0
        while True:
            at = text.find(call, start)
            if at < 0:
                break
            start = at + len(call)
            before = text[at - 1] if at else " "
            if before.isalpha() or before == "_" or before.isdigit():
                continue
            rest = text[start:].lstrip()
            form = rest[:1] == "f"
            if form:
                rest = rest[1:]
            if rest[:1] != '"':
                continue
            code = rest[1:].partition('"')[0]
            after = rest[1:].partition('"')[2].lstrip()
            partial = after[:1] == "+" or (form and "{" in code)
            found.append((code.partition("{")[0] if form else code, partial))
    return found


def test_the_scan_sees_calls():
    text = 'x = t("a-b") + self.t(f"c-{n}", 1) or not(x) or app.t("d-" + name) and l10n.has("e.help")'
    assert asked(text) == [("a-b", False), ("c-", True), ("d-", True), ("e.help", False)]


def test_every_code_has_a_text():
    texts = known()
    missing = []
    for path, source in _sources(_root() + "app"):
        for code, partial in asked(source):
            name = code.replace("/", "-")
            if name not in texts and not (partial and any(text.startswith(name) for text in texts)):
                missing.append((path, code))
    assert missing == []


def test_no_message_is_defined_twice():
    texts = known()
    assert sorted(texts) == sorted(set(texts))


def test_every_setting_every_fault_and_every_refusal_has_a_text():
    from app.settings import SETTINGS

    texts = known()
    needed = []
    for name, _, choices in SETTINGS:
        code = "setting-" + name.replace("_", "-")
        needed.append(code)
        if name != "letters" and tuple(sorted(choices)) != ("off", "on"):
            needed += [f"{code}-{choice}" for choice in choices]
    for code in ("full", "off", "taken", "changed", "gone", "broken", "newer"):
        needed.append("error-save-" + code)
    needed += ["saved-broken", "saved-broken.help", "saved-newer", "saved-newer.help"]
    assert [code for code in needed if code not in texts] == []


def test_every_game_has_a_name_a_line_and_rules_with_a_body_for_each_section():
    texts = known()
    games = [code[5:] for code in texts if code.startswith("game-") and "." not in code]
    assert games
    for game in games:
        for attribute in ("blurb", "facts", "deal", "deals"):
            assert f"game-{game}.{attribute}" in texts
        file = _read(f"{game_folders()[game]}/l10n/en/rules.ftl")
        sections = file.partition(f"\nrules-{game} =")[2].partition("\n")[0].split()
        assert sections
        for section in sections:
            assert f"rules-{game}-{section}" in texts
            assert f"rules-{game}-{section}.body" in texts


def test_a_games_own_words_stand_in_for_words_of_every_table():
    texts = known()
    games = [code[5:] for code in texts if code.startswith("game-") and "." not in code]
    own = [code for code in texts if code.startswith("own-")]
    for code in own:
        (game,) = [name for name in games if code.startswith(f"own-{name}-")]
        shared = code[len(f"own-{game}-") :]
        assert shared in texts or shared.startswith(("card-", "about-"))
    assert own


def test_every_text_of_the_shell_is_asked_for():
    source = "".join(text for _, text in _sources(_root() + "app"))
    joined = [part.rpartition('"')[2] for part in source.split('" + ')] + [
        part.partition("{")[0] for part in source.split('f"')
    ]
    starts = [start for start in joined if start.endswith("-") and len(start) > 3]
    unused = []
    for code in codes(_read(_root() + "l10n/en/app.ftl")):
        name = code.partition(".")[0]
        if f'"{name}"' not in source and not any(code.startswith(start) for start in starts):
            unused.append(code)
    assert unused == []
