"""Reads HTML and Fluent files for tests. Runs under CPython and under MicroPython."""

import os

GAMES = "engine/games"


def codes(text):
    """Returns the message ids of a Fluent file, and `id.attribute` for attributes."""
    found = []
    message = None
    for line in text.split("\n"):
        if line[:1].isalpha() and "=" in line:
            message = line.split("=")[0].strip()
            found.append(message)
        elif message and line.strip().startswith(".") and "=" in line:
            found.append(message + line.split("=")[0].strip())
    return found


def game_folders(folder=GAMES):
    """Returns the folders of all games by name."""
    found = {}
    for name in sorted(os.listdir(folder)):
        inner = f"{folder}/{name}"
        if "." not in name and name != "l10n":
            found.update(game_folders(inner))
            if "l10n" in os.listdir(inner):
                found[name] = inner
    return found


def game_texts(path):
    """Returns the paths of what the page fetches as `l10n/<language>/<game>/<file>`: one or none."""
    if path.count("/") != 3:
        return []
    _, language, game, file = path.split("/")
    home = game_folders().get(game)
    return [f"{home}/l10n/{language}/{file}"] if home else []


def brought(game):
    """Returns the texts that come with a game: its own, and those of the game whose folder it is in."""
    homes = game_folders()
    family = [name for name in homes if (homes.get(game, "") + "/").startswith(homes[name] + "/")]
    return [f"l10n/en/{name}/{file}" for name in sorted(family) for file in ("game.ftl", "rules.ftl")]


def tags(html):
    """Returns the attributes of every start tag as dicts; an attribute without a value is ""."""
    found = []
    for piece in html.split("<")[1:]:
        if piece.startswith("/"):
            continue
        inside = piece.partition(">")[0] if '"' not in piece.partition(">")[0] else _until_end(piece)
        found.append(_attributes(inside))
    return found


def _until_end(piece):
    quoted = False
    for number, sign in enumerate(piece):
        if sign == '"':
            quoted = not quoted
        elif sign == ">" and not quoted:
            return piece[:number]
    return piece


def _attributes(inside):
    values = {}
    rest = inside.partition(" ")[2].strip()
    while rest:
        name, _, tail = rest.partition("=") if "=" in rest.split(" ")[0] else (rest.split(" ")[0], "", None)
        if tail is None:
            values[name.rstrip("/")] = ""
            rest = rest[len(name) :].strip()
            continue
        value, _, rest = tail[1:].partition('"')
        values[name] = unescape(value)
        rest = rest.strip()
    return values


def unescape(text):
    """Returns escaped text unescaped."""
    return text.replace("&quot;", '"').replace("&gt;", ">").replace("&lt;", "<").replace("&amp;", "&")
