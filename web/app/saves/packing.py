"""Packed records: deflated, 15 bits per character, because browsers limit how many characters they store."""

import io

import deflate

WINDOW = 12  # bits: repetitions in a record are no further apart than this spans
FIRST = 0x3400  # of 32,768 consecutive code points that are valid in every browser
BITS = 15


def packed(text: str) -> str:
    """Returns a text packed into fewer characters."""
    stream = io.BytesIO()
    with deflate.DeflateIO(stream, deflate.RAW, WINDOW) as writer:
        writer.write(text.encode())
    signs = []
    value = bits = 0
    for byte in stream.getvalue():
        value = value << 8 | byte
        bits += 8
        if bits >= BITS:
            bits -= BITS
            signs.append(chr(FIRST + (value >> bits)))
            value &= (1 << bits) - 1
    if bits:
        signs.append(chr(FIRST + (value << BITS - bits)))
    return "".join(signs)


def unpacked(text: str) -> str:
    """Returns the text that `packed` was given."""
    found = bytearray()
    value = bits = 0
    for sign in text:
        value = value << BITS | ord(sign) - FIRST
        bits += BITS
        while bits >= 8:
            bits -= 8
            found.append(value >> bits)
            value &= (1 << bits) - 1
    read: bytes = deflate.DeflateIO(io.BytesIO(bytes(found)), deflate.RAW, WINDOW).read()
    return read.decode()
