"""Shares: random bytes from everybody at a table, of which a deal is made that nobody has chosen.

The host draws its share first and shows everybody only the commitment to it. Then each guest gives a share of its
own, and the deck follows from all of them. Several guests commit as well before the first of them gives a share, or
else the last could choose one. Once the deal is over the host shows its share, and everybody can check that it is
the one it had committed to (Manuel Blum, Coin flipping by telephone, CRYPTO '81). As long as one guest draws at
random and is not in league with the host, nobody has aimed at any deal. What this does not prevent is that a host
breaks off once it knows the cards.
"""

import re
from collections.abc import Sequence
from hashlib import sha256

__all__ = ["MAX_SHARES", "BadShares", "are_shares", "commitment", "seed_from", "source"]

MAX_SHARES = 20

_DOMAIN = "shares/1"
_SHARE = re.compile(r"(?:[0-9a-f]{2}){16,64}")  # too many to be found by trying, so a commitment gives nothing away


class BadShares(ValueError):
    """Raised for texts that are not the shares of a deal."""


def are_shares(shares: Sequence[str]) -> bool:
    """Returns whether these are shares: 1 to 20 texts, each of 16 to 64 bytes as hexadecimal digits in lower case."""
    return 1 <= len(shares) <= MAX_SHARES and all(map(_SHARE.fullmatch, shares))


def commitment(share: str) -> str:
    """Returns what its owner shows in advance: the SHA-256 of the share's bytes in hex. Raises BadShares.

    >>> commitment("00" * 16)
    '374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb'
    """
    _check((share,))
    return sha256(bytes.fromhex(share)).hexdigest()


def seed_from(shares: Sequence[str]) -> str:
    """Returns the seed that shares make, the host's first: the SHA-256 of the word shares/1 and all of them, in hex.

    Between the words there are blanks, so that no other shares make the same text. Raises BadShares.
    """
    _check(shares)
    return sha256(" ".join([_DOMAIN, *shares]).encode()).hexdigest()


def source(shares: Sequence[str], seed: str) -> str:
    """Returns the seed that a deal is shuffled from: that of its shares, or the match's own if it has none."""
    return seed_from(shares) if are_shares(shares) else seed


def _check(shares: Sequence[str]) -> None:
    if not are_shares(shares):
        raise BadShares(f"these are no shares, at most {MAX_SHARES} of 32 to 128 hexadecimal digits: {shares!r:.200}")
