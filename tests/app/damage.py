"""Every way in which a stored text can be damaged: flipped bits, torn writes, other encodings, editors.

Runs under CPython and under MicroPython, with the same results.
"""

CHARACTERS = '\x00\n\r\t 019z"\\[]{}:,;éő卡\ufeff\ufffd\u2028'


class Chance:
    """Random numbers, the same everywhere for a given seed."""

    def __init__(self, seed):
        self._state = seed * 2 + 1

    def below(self, bound):
        """Returns a number from 0 to bound - 1."""
        self._state = (self._state * 1103515245 + 12345) % 2147483648
        return (self._state >> 8) % bound


def recoded(text):
    """Returns a text as other encodings, line endings and editors would leave it."""
    lines = text.split("\n")
    return [
        "",
        "\ufeff" + text,
        text + "\n",
        text + "\x00",
        "\x00".join(text) + "\x00",  # UTF-16 read as bytes
        "".join(chr(byte) for byte in text.encode()) + "Ã",  # UTF-8 read as Latin-1
        "\r\n".join(lines),
        "\r".join(lines),
        " ".join(lines),
        "\n".join(reversed(lines)),
        "\n".join(line + " " for line in lines),
        "\n" + text,
        text.upper(),
        text + text,
        text + "\n\n" + text,
        "\x00" * len(text),
        text[: len(text) // 2] + "\x00" * (len(text) - len(text) // 2),
    ]


def damaged(text, seed):
    """Returns a text damaged in one way, chosen by the seed; it may come out unchanged."""
    chance = Chance(seed)
    where = chance.below(len(text) + 1)
    lines = text.split("\n")
    one, other = chance.below(len(lines)), chance.below(len(lines))
    character = CHARACTERS[chance.below(len(CHARACTERS))]
    kind = chance.below(9)
    if kind == 0:
        return text[:where]
    if kind == 1:
        return text[where:]
    if kind == 2:
        return text[:where] + character + text[where:]
    if kind == 3:
        return text[:where] + text[where + 1 + chance.below(20) :]
    if kind == 4:
        lines[one], lines[other] = lines[other], lines[one]
        return "\n".join(lines)
    if kind == 5:
        return "\n".join(lines[:one] + lines[one + 1 :])
    if kind == 6:
        return "\n".join(lines[: one + 1] + lines[one:])
    if where == len(text):
        return text
    if kind == 7:
        flipped = chr(ord(text[where]) ^ (1 << chance.below(7)))
        return text[:where] + flipped + text[where + 1 :]
    return text[:where] + character + text[where + 1 :]
