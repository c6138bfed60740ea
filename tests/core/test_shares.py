"""Shares: what they are, what is shown of one in advance, and the seed that follows from all of them."""

from hashlib import sha256

import pytest

from engine.core.shares import MAX_SHARES, BadShares, are_shares, commitment, seed_from, source

HOST, GUEST = "0f" * 16, "a1" * 32


def test_a_commitment_is_the_checksum_of_the_bytes() -> None:
    """The second example of FIPS 180-2 has 56 bytes, so that a phone's own SHA-256 can be compared with ours."""
    share = b"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".hex()
    assert commitment(share) == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    assert commitment(HOST) != commitment(GUEST)


def test_a_seed_is_the_checksum_of_a_word_and_all_shares() -> None:
    assert seed_from([HOST, GUEST]) == sha256(f"shares/1 {HOST} {GUEST}".encode()).hexdigest()


def test_a_seed_depends_on_every_share_on_their_order_and_on_where_each_ends() -> None:
    lists = ([HOST], [HOST, GUEST], [GUEST, HOST], [HOST, HOST], [HOST, GUEST[2:]], [HOST + "a1", GUEST[2:]])
    assert len({seed_from(shares) for shares in lists}) == len(lists)


@pytest.mark.parametrize("share", ["00" * 16, "ff" * 64, "0123456789abcdef" * 2])
def test_a_share_has_16_to_64_bytes(share: str) -> None:
    assert are_shares([share])
    assert are_shares([share] * MAX_SHARES)


@pytest.mark.parametrize(
    "share",
    [
        "",
        "00" * 15,
        "0" * 33,
        "ff" * 65,
        "AB" * 16,
        "0g" * 16,
        "0x" * 16,
        "٠" * 32,
        f"{HOST} ",
        f"{HOST}\n",
        f" {HOST}",
    ],
)
def test_anything_else_is_no_share(share: str) -> None:
    assert not are_shares([HOST, share])
    with pytest.raises(BadShares):
        commitment(share)
    with pytest.raises(BadShares):
        seed_from([HOST, share])


def test_a_deal_has_at_least_the_host_s_share_and_at_most_twenty() -> None:
    assert not are_shares([])
    assert not are_shares([HOST] * (MAX_SHARES + 1))
    with pytest.raises(BadShares):
        seed_from([])


def test_a_deal_without_shares_is_shuffled_from_the_seed_of_its_match() -> None:
    assert source([HOST], "seed") == seed_from([HOST])
    assert source([], "seed") == source(["no share"], "seed") == "seed"
