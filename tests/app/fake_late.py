"""Answers of scripts that are fetched late, for tests: the same as `web/js/links.js`. Only CPython has zlib."""

import json

ADDRESS = "https://talon.test/"


def answer_late(script, what, *arguments):
    """Returns the answer of a script's function, as text."""
    assert script == "links", script
    return {"pack": pack, "unpack": unpack, "address": address, "qr": qr}[what](*arguments)


def address(fragment):
    return ADDRESS + fragment


def pack(head, text):
    from base64 import urlsafe_b64encode
    from zlib import compress

    return ADDRESS + head + urlsafe_b64encode(compress(text.encode())).decode().rstrip("=")


def unpack(coded, limit):
    from base64 import urlsafe_b64decode
    from zlib import decompressobj

    try:
        packed = decompressobj()
        data = packed.decompress(urlsafe_b64decode(coded + "=" * (-len(coded) % 4)), limit + 1)
        if len(data) > limit or packed.unconsumed_tail:
            return '{"fault": "large"}'
        assert packed.eof
        assert not packed.unused_data
        answer = json.dumps({"text": data.decode()}, ensure_ascii=False)
    except Exception:  # noqa: BLE001 - as in the browser
        return '{"fault": "damaged"}'
    return answer if len(answer.encode()) <= limit else '{"fault": "large"}'


def qr(text):
    return "null" if len(text) > 2953 else json.dumps({"size": 177, "path": "M0 0h7v1h-7z"})
