"""What a hostile guest sends: messages such as a page would send, damaged in every way. Runs on MicroPython too."""

import json

from app.phones.wire import PROTOCOL

UNASKED = ("consent", "take", "taken")  # the table is not being handed over
OPS = ("join", "look", "status", "touch", "legal", "events", "hint", "play", "next") + UNASKED
RARE = (
    {"op": "commit", "draw": "one", "commitment": "0123456789abcdef" * 4},
    {"op": "share", "draw": "one", "share": "0123456789abcdef" * 4},
    {"op": "record"},
    {"op": "record", "deals": True},
)
EVERY = 16  # messages, one of these
FORBIDDEN = (  # they are the host's own affair, or nobody's
    "hello", "new", "check", "verify", "moves", "tally", "branch", "excerpt", "rollout", "undo", "concede", "seat",
    "think", "review", "cancel", "__init__", "_play", "Join", "join ", "",
)  # fmt: skip
FIELDS = (
    "n",
    "op",
    "seat",
    "for",
    "at",
    "cards",
    "move",
    "version",
    "protocol",
    "phone",
    "record",
    "level",
    "stands",
    "handover",
    "agrees",
    "from",
    "deals",
)
PIECES = (
    "", "\0", "\n", "\r", "\t", " ", '"', "\\", "[", "]", "{", "}", ":", ",", "0", "-", "e9", "9" * 30, "\ufeff",
    "\u2028", "\u202e", "é", "🂡", "x" * 500, "7r ", "null", "true", "NaN", "Infinity", "1e999", "\\ud800", "\\u0000",
    "//", "'", "__proto__",
)  # fmt: skip
# What no field of ours holds, as JSON. Some of it only lenient readers take.
ODD = (
    "null", "true", "false", "0", "-1", "-0", "1", "2", "3", "7", "1.0", "0.5", "-0.0", "1e3", "1e308", "1e999",
    "NaN", "-Infinity", "9" * 400, "-" + "9" * 400, '""', '" "', '"x"', '"0"', '"pass"', '"\\ud800"', '"\\u0000"',
    '"a\\nb"', '"' + "]" * 99 + '"', '"' + "y" * 300 + '"', "[]", "[[]]", "[null]", '["7r"]', '["7r","7r"]', "{}",
    "[7]", '{"deal":1,"ply":0}', '{"deal":1,"ply":1000000000}', '{"deal":0,"ply":0}', '{"deal":"1","ply":0}',
    '{"deal":1}', '{"deal":99,"ply":99}', '["' + '7r","' * 59 + '7r"]', '["' + '7r","' * 60 + '7r"]',
    "[[[[[]]]]]", "{[]:1}", "{1:2}", "{{}:{}}", '{"a":{"a":{"a":{"a":{}}}}}', "1 2", "--1", "1.2.3", "'x'",
)  # fmt: skip
WHOLE = (
    "", " ", "null", "7", "[]", '"look"', "{", "}", "{}", "[" * 3000, '{"a":' * 600, "{" * 4, "x" * 4097,
    '{"n":1,"op":"look"', '{"n":1,"op":"look"}}', '{"n":1,"op":"look"} {"n":2}', "{[]:1}", "{{}:1}", '{1:1,"n":1}',
    '{"n":1,"n":2,"op":"look"}', '{"n":1 "op" "look"}', '{"n":1,"op":"look",}', '[{"n":1,"op":"look"}]', "\ufeff{}",
    '{"news":{"version":"x.9"}}', '{"n":1,"ok":{}}', '{"n":1,"error":{"code":"x"}}', "{" + " " * 4000 + "}",
)  # fmt: skip


class Chance:
    """Random numbers that are the same everywhere."""

    def __init__(self, seed):
        self._state = (seed * 2654435761 + 12345) % 2**32

    def below(self, count):
        """Returns a whole number from 0 to `count` - 1."""
        self._state = (self._state * 1664525 + 1013904223) % 2**32
        return (self._state >> 8) * count >> 24

    def among(self, options):
        """Returns one of several."""
        return options[self.below(len(options))]


class Hostile:
    """A guest at `seat` of a table with `seats`, who sends whatever comes to mind; `phone` tells them apart.

    `version` and `at` are set by whoever knows the match, `moves` are texts of moves, `cards` names of cards.
    """

    def __init__(self, chance, seat, seats, moves, cards):
        self.chance = chance
        self.seat = seat
        self.seats = seats
        self.moves = list(moves)
        self.cards = list(cards)
        self.version = "x.0"
        self.at = (1, 0)
        self._sent = []
        self._number = 0

    def message(self):
        """Returns the next message."""
        chance = self.chance
        kind = chance.below(20)
        if kind == 0:
            text = chance.among(WHOLE)
        elif kind == 1 and self._sent:
            text = chance.among(self._sent)
        else:
            fields = self.plausible() if (self._number + 1) % EVERY else self._rare()
            if kind < 5:
                text = json.dumps(fields)
            elif kind < 13:
                text = self._wrong(fields)
            else:
                text = self._stained(json.dumps(fields) if kind < 18 else self._wrong(fields))
        if len(self._sent) < 100:
            self._sent.append(text)
        else:
            self._sent[chance.below(100)] = text
        return text

    def plausible(self):
        """Returns a message as a page might send it."""
        chance = self.chance
        self._number += 1
        op = chance.among(OPS)
        fields = {"n": self._number, "op": op}
        fields.update(self._unasked(op))
        if op == "join":
            fields["protocol"] = PROTOCOL
            fields["phone"] = chance.among(("one", "two", "three"))
        elif op == "look":
            if chance.below(2):
                fields["seat"] = self.seat
        elif op == "events":
            deal, ply = self.at
            fields["at"] = {"deal": deal, "ply": chance.below(ply + 2)}
            if chance.below(2):
                fields["for"] = self.seat
        elif op not in ("status", "next") + UNASKED:
            fields["seat"] = self.seat
        if op == "touch":
            fields["cards"] = [chance.among(self.cards) for _ in range(chance.below(4))]
        if op == "play":
            fields["move"] = chance.among(self.moves)
            if chance.below(4):
                fields["version"] = chance.among((self.version, self.version, "x.0", self.version + "0", ""))
        return fields

    def _unasked(self, op):
        """Returns the fields of what the heir of a table might send, none for another op."""
        if op not in UNASKED:
            return {}
        name = self.chance.among(("", "x", "000000000001"))
        return {"handover": name, "agrees": True, "version": self.version, "from": self.chance.below(2)}

    def _rare(self):
        """Returns a message that a page sends once in a deal or match."""
        self._number += 1
        return dict(RARE[self._number // EVERY % len(RARE)], n=self._number)

    def _wrong(self, fields):
        """Returns a message with some of its fields left out, changed or added."""
        chance = self.chance
        kind = chance.below(4)
        if kind == 0:
            fields["op"] = chance.among(FORBIDDEN)
        elif kind == 1:
            fields[chance.among(("seat", "for"))] = chance.below(self.seats + 2)
        parts = {name: json.dumps(fields[name]) for name in fields}
        for _ in range(chance.below(3) if kind < 2 else 1 + chance.below(2)):
            name = chance.among(FIELDS)
            if chance.below(5) == 0:
                parts.pop(name, None)
            else:
                parts[name] = chance.among(ODD)
        inner = ",".join([json.dumps(name) + ":" + parts[name] for name in parts])
        return "{" + inner + "}"

    def _stained(self, text):
        """Returns a text with characters dropped, put in or repeated, or its end cut off."""
        chance = self.chance
        for _ in range(chance.among((1, 1, 1, 2, 3, 8))):
            start = chance.below(len(text) + 1)
            end = min(len(text), start + chance.among((0, 1, 1, 3, 20)))
            kind = chance.below(4)
            if kind == 0:
                text = text[:start] + text[end:]
            elif kind == 1:
                text = text[:start] + chance.among(PIECES) + text[end:]
            elif kind == 2:
                text = text[:start] + text[start:end] * chance.among((2, 3, 50)) + text[end:]
            else:
                text = text[:start]
        return text
