"""Several phones: two pages connected by codes alone, what they tell each other, and harmful codes and texts."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from zlib import crc32

import pytest
from playwright.sync_api import Page

from tests.drivers.driver import Driver, NotInstalledError
from tests.drivers.firefox import Firefox
from tests.e2e.profile import Profile
from tests.e2e.relay import RELAYED, Relay
from tests.e2e.visit import USABLE
from web.make.server import SiteServer

LARGEST = 500_000
PACKED = 200  # bytes that a code with one or two candidates may have
WAIT_MS = 60_000
AGREED_MS = 2_000  # until the last answer is there
NOTICED_MS = 5_000  # until a browser notices that a connection is lost
HEALED_MS = 16_000  # more than there is between two attempts
SOON_MS = 4_000  # before a browser by itself takes the other side for lost

# Keeps what is told, and the channels, by which a test can send what no Talon would.
_WATCH = """{
  globalThis.news = [];
  globalThis.channels = [];
  addEventListener("talon:told", ({ detail }) => news.push(JSON.parse(detail[1])));
  const create = RTCPeerConnection.prototype.createDataChannel;
  RTCPeerConnection.prototype.createDataChannel = function (...how) {
    const channel = create.apply(this, how);
    channels.push(channel);
    globalThis.peer = this;
    return channel;
  };
}"""
_ASK = """async ([what, args]) => {
  const talon = await import(document.querySelector("script[type=module][src]").src);
  return await new Promise((done) => talon.askLate(0, "phones", what, JSON.stringify(args), (_, text) => done(text)));
}"""

# What Firefox 140 writes, here with addresses that are not hidden, and more of them than a code has room for.
FIREFOX = """v=0
o=mozilla...THIS_IS_SDPARTA-99.0 2953390826642985829 0 IN IP4 0.0.0.0
s=-
t=0 0
a=sendrecv
a=fingerprint:sha-256 {print}
a=group:BUNDLE 0
a=ice-options:trickle
a=msid-semantic:WMS *
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:0 1 UDP 2122252543 7b3277b8-8812-4f23-8e6f-d8729cc7530a.local 59093 typ host
a=candidate:1 1 UDP 2122252542 192.168.178.23 40792 typ host
a=candidate:2 1 UDP 2122252541 fd00::2:10 65535 typ host
a=candidate:2 1 UDP 2122252541 fd00::2:10 65535 typ host
a=candidate:3 1 UDP 2122252540 2001:db8:1:2:3:4:5:6 1 typ host
a=candidate:4 1 TCP 2105458943 e9878502-80e6-47b6-be92-6468d4619f8a.local 9 typ host tcptype active
a=candidate:5 1 UDP 1686052607 203.0.113.7 50000 typ srflx raddr 0.0.0.0 rport 0
a=candidate:6 1 UDP 2122252539 10.0.0.1 256 typ host
a=candidate:7 1 UDP 2122252538 ::1 255 typ host
a=candidate:8 1 UDP 2122252537 10.0.0.2 256 typ host
a=sendrecv
a=end-of-candidates
a=ice-pwd:29af1089bfaf92c41dc4a874343fe899
a=ice-ufrag:a7ba5f68
a=mid:0
a=setup:actpass
a=sctp-port:5000
a=max-message-size:1073741823
"""
PRINT = ":".join(f"{byte:02X}" for byte in range(100, 132))
CARRIED = (
    "7b3277b8-8812-4f23-8e6f-d8729cc7530a.local 59093",
    "192.168.178.23 40792",
    "fd00::2:10 65535",
    "2001:db8:1:2:3:4:5:6 1",
    "10.0.0.1 256",
    "::1 255",
)

# A browser whose descriptions are given, and which keeps those that it gets.
_PRETEND = """globalThis.got = [];
globalThis.RTCPeerConnection = class extends EventTarget {{
  localDescription = {{ sdp: {sdp} }};
  iceGatheringState = "complete";
  signalingState = "have-local-offer";
  createDataChannel() {{ return Object.assign(new EventTarget(), {{ close() {{}} }}); }}
  async createOffer() {{}}
  async setLocalDescription() {{}}
  async setRemoteDescription({{ sdp }}) {{ got.push(sdp); }}
  close() {{}}
}};"""


class Phone:
    """A page, and the one connection that it has at a time."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.number = 0

    def ask(self, what: str, *arguments: object) -> dict[str, Any]:
        """Calls a function of the script the way Python does, and returns its answer."""
        answer = self.page.evaluate(_ASK, [what, [self.number, *arguments]])
        return json.loads(answer) if answer else {}

    def news(self) -> list[list[Any]]:
        """Returns what was told of the connection so far."""
        found: list[list[Any]] = self.page.evaluate("(n) => news.filter(([id]) => id === n)", self.number)
        return [one[1:] for one in found]

    def hears(self, *news: object, ms: int = WAIT_MS) -> None:
        """Waits until the last that was told of the connection is this."""
        script = "([n, news]) => JSON.stringify(globalThis.news.findLast(([id]) => id === n)?.slice(1)) === news"
        told = json.dumps(news, ensure_ascii=False, separators=(",", ":"))
        self.page.wait_for_function(script, arg=[self.number, told], timeout=ms)


def connect(host: Phone, guest: Phone) -> tuple[str, str]:
    """Connects two pages anew, and returns the two codes."""
    host.number += 1
    guest.number += 1
    offer = host.ask("offer")["letters"]
    answer = guest.ask("answer", offer)["letters"]
    assert host.ask("accept", answer) == {}
    for phone in (host, guest):
        phone.hears("state", "open", "")
    return offer, answer


@pytest.fixture
def phones(profile: Profile, desk: Profile) -> tuple[Phone, Phone]:
    """Opens the site in two profiles."""
    return Phone(profile.open(script=_WATCH)), Phone(desk.open(script=_WATCH))


def data(code: str) -> bytes:
    return urlsafe_b64decode(code + "=" * (-len(code) % 4))


def letters(content: bytes) -> str:
    """Returns bytes, without a checksum so far, as a code."""
    return urlsafe_b64encode(content + crc32(content).to_bytes(4)).decode().rstrip("=")


def test_two_phones_are_connected_by_two_codes_and_talk_until_one_leaves(phones: tuple[Phone, Phone]) -> None:
    host, guest = phones
    codes = connect(host, guest)
    assert all(len(data(code)) < PACKED for code in codes)
    long = "é" * 150_000  # 300 KB, in pieces that begin within a letter
    for sender, other in ((host, guest), (guest, host)):
        for text in ("hello", "", long, "\ufeff😀 last"):
            sender.ask("send", text)
        other.hears("text", "\ufeff😀 last")
        assert [one[1] for one in other.news()[1:]] == ["hello", "", long, "\ufeff😀 last"]
    guest.ask("send", "good night")
    guest.ask("close")
    host.hears("state", "closed", "", ms=SOON_MS)
    assert host.news()[-2] == ["text", "good night"]
    assert guest.news()[-1][0] == "text"
    assert host.ask("accept", codes[1])["code"] == "phones/gone"


def test_a_page_that_goes_away_says_so(phones: tuple[Phone, Phone]) -> None:
    host, guest = phones
    connect(host, guest)
    guest.page.goto("about:blank")
    host.hears("state", "closed", "", ms=SOON_MS)


def test_a_lost_connection_may_come_back_or_not(phones: tuple[Phone, Phone]) -> None:
    host, guest = phones
    connect(host, guest)
    tell = """(state) => {
      Object.defineProperty(peer, "connectionState", { value: state, configurable: true });
      peer.dispatchEvent(new Event("connectionstatechange"));
    }"""
    for state, told in (("disconnected", ""), ("connected", ""), ("disconnected", ""), ("failed", "phones/lost")):
        host.page.evaluate(tell, state)
        host.hears("state", "open" if state == "connected" else state, told)
    guest.hears("state", "closed", "")


@pytest.mark.rota("several phones")
@pytest.mark.parametrize("out_ms", [10_000, 25_000, 50_000])
def test_a_connection_that_is_lost_for_less_than_a_minute_heals_by_itself(
    profile: Profile, desk: Profile, out_ms: int
) -> None:
    pages = [one.open(script=f"{_WATCH}; ({RELAYED})()") for one in (profile, desk)]
    host, guest = map(Phone, pages)
    relay = Relay(*pages)
    connect(host, guest)
    guest.ask("secure")
    host.page.wait_for_function("channels.length === 4")
    host.page.wait_for_timeout(AGREED_MS)
    relay.is_cut = True
    for phone in (host, guest):
        phone.hears("state", "disconnected", "")
    host.page.wait_for_timeout(out_ms - NOTICED_MS)
    relay.is_cut = False
    for phone in (host, guest):
        phone.hears("state", "open", "", ms=HEALED_MS)
    for phone, other, text in ((host, guest, "from the host"), (guest, host, "from the guest")):
        phone.ask("send", text)
        other.hears("text", text)
    assert [news[:2] for news in host.news()[:3]] == [["state", "open"], ["state", "disconnected"], ["state", "open"]]
    relay.close()


def test_without_another_line_a_lost_connection_is_over(profile: Profile, desk: Profile) -> None:
    pages = [one.open(script=f"{_WATCH}; ({RELAYED})()") for one in (profile, desk)]
    host, guest = map(Phone, pages)
    relay = Relay(*pages)
    connect(host, guest)
    relay.is_cut = True
    for phone in (host, guest):
        phone.hears("state", "failed", "phones/lost")
    relay.close()


def test_a_text_too_long_to_send_ends_the_connection(phones: tuple[Phone, Phone]) -> None:
    host, guest = phones
    connect(host, guest)
    host.ask("send", "x" * (LARGEST - 2))  # as JSON it has quotation marks
    guest.hears("text", "x" * (LARGEST - 2))
    host.ask("send", '"' * (LARGEST // 2))
    host.hears("state", "failed", "phones/large")
    guest.hears("state", "closed", "")


@pytest.mark.parametrize(
    ("send", "told"),
    [
        ('channels.at(-1).send("a text")', "phones/message"),
        ("channels.at(-1).send(new Uint8Array([2, 65]))", "phones/message"),
        ("channels.at(-1).send(new Uint8Array(0))", "phones/message"),
        ("channels.at(-1).send(new Uint8Array(20_000))", "phones/message"),
        ("channels.at(-1).send(new Uint8Array([0]))", "phones/message"),
        ("channels.at(-1).send(new Uint8Array([1, 0xff]))", "phones/message"),
        ("channels.at(-1).send(new TextEncoder().encode('\\x01' + '[{\"]}\":'.repeat(21)))", "phones/message"),
        ("for (let n = 0; n < 40; n++) channels.at(-1).send(new Uint8Array(16_384))", "phones/large"),
        ("peer.createDataChannel('another')", "phones/message"),
    ],
)
def test_what_no_talon_would_send_ends_the_connection(phones: tuple[Phone, Phone], send: str, told: str) -> None:
    host, guest = phones
    connect(host, guest)
    guest.page.evaluate(f"() => {{ {send}; }}")
    host.hears("state", "failed", told)
    guest.hears("state", "closed", "")
    assert host.news() == [["state", "open", ""], ["state", "failed", told]]


def test_codes_that_are_damaged_or_not_meant_are_refused(phones: tuple[Phone, Phone]) -> None:
    host, guest = phones
    host.number = guest.number = 1
    offer = host.ask("offer")["letters"]
    first = host.ask("offer")["letters"]  # made anew, in place of the other
    answer = guest.ask("answer", first)["letters"]
    plain = data(first)[:-4]
    _, kind, name = plain[0], plain[1], plain[2]
    swapped = [first[:at] + ("A" if first[at] != "A" else "B") + first[at + 1 :] for at in range(0, len(first), 9)]
    damaged = [*swapped, first[:-1], first[1:], first + "A", "", "A", "ö" * 90, "<b>", "A" * 9_000_000, answer[:-3]]
    damaged += [f"{first[:40]}{first[60:]}", first + first, first + "=", "#links/deal.1." + first]
    forged = [  # whose checksum is right
        plain[:40],
        plain + b"\0",
        b"\1",
        bytes([1, 2]) + plain[2:],
        bytes([1, 6]) + plain[2:],
        bytes([1, 254]) + plain[2:],
        bytes([1, kind, 3]) + plain[3:],
        bytes([1, kind, 255]) + plain[3:],
        bytes([1, kind, name]) + b"\xff" * 400,
    ]
    tail = len(plain) - 19 * plain[2 + 1 + 3 + 1 + 18 + 32]  # where candidates begin
    forged += [plain[: tail - 1] + bytes([count]) + plain[tail:] for count in (0, 7, 255)]
    forged += [plain[: tail - 1] + b"\1" + entry for entry in (b"\3" + bytes(18), b"\1\x0a\0\0\1\0\0", b"\0" * 18)]
    cases = [(code, "phones/damaged") for code in [*damaged, *map(letters, forged)]]
    cases += [(letters(b"\2" + plain[1:]), "phones/version"), (letters(b"\0" + bytes(40)), "phones/version")]
    cases += [(answer, "phones/kind")]
    for code, told in cases:
        assert guest.ask("answer", code).get("code") == told, code[:200]
    for code, told in (
        (first, "phones/kind"),
        (answer[:-2], "phones/damaged"),
        (f"{answer[:20]}A", "phones/damaged"),
    ):
        assert host.ask("accept", code).get("code") == told
    other = guest.ask("answer", offer)["letters"]
    assert host.ask("accept", other)["code"] == "phones/other"
    answer = guest.ask("answer", f" {first[:50]}\r\n{first[50:]} ")["letters"]
    assert host.ask("accept", answer) == {}
    assert host.ask("accept", answer)["code"] == "phones/taken"
    guest.hears("state", "open", "")
    assert guest.ask("answer", letters(plain[:tail] + b"\0" * 18))["code"] == "phones/damaged"


def test_a_device_without_network_or_webrtc_says_so(desk: Profile) -> None:
    lonely = FIREFOX.format(print=PRINT).replace("typ host", "typ relay")
    page = Phone(desk.open(script=_PRETEND.format(sdp=json.dumps(lonely))))
    assert page.ask("offer")["code"] == "phones/network"
    page = Phone(desk.open(script="delete globalThis.RTCPeerConnection"))
    assert page.ask("offer")["code"] == "phones/unsupported"
    assert page.ask("answer", "")["code"] == "phones/unsupported"


def test_what_firefox_writes_is_packed_and_made_again_for_chromium(profile: Profile, desk: Profile) -> None:
    sdp = FIREFOX.format(print=PRINT).replace("\n", "\r\n")
    firefox = Phone(desk.open(script=_PRETEND.format(sdp=json.dumps(sdp))))
    chromium = Phone(profile.open(script=_WATCH))
    answer = chromium.ask("answer", firefox.ask("offer")["letters"])["letters"]
    made = chromium.page.evaluate("peer.remoteDescription.sdp")
    for line in ("ice-ufrag:a7ba5f68", "ice-pwd:29af1089bfaf92c41dc4a874343fe899", f"fingerprint:sha-256 {PRINT}"):
        assert f"\na={line}\r" in made
    lines = [line.split(" ") for line in made.splitlines() if line.startswith("a=candidate")]
    assert tuple(f"{line[4]} {line[5]}" for line in lines) == CARRIED
    assert [int(line[3]) for line in lines] == sorted((int(line[3]) for line in lines), reverse=True)
    assert firefox.ask("accept", answer) == {}
    (got,) = firefox.page.evaluate("got")
    local = chromium.page.evaluate("peer.localDescription.sdp")
    for name in ("ice-ufrag", "ice-pwd", "fingerprint", "setup", "mid", "sctp-port"):
        (line,) = [line for line in local.splitlines() if line.startswith(f"a={name}:")]
        assert f"{line}\r\n" in got


@contextmanager
def firefox(url: str) -> Iterator[Driver]:
    """Opens the site in the installed Firefox."""
    try:
        page = Firefox()
    except NotInstalledError as missing:
        pytest.skip(str(missing))
    try:
        page.goto(url)
        page.wait(USABLE)
        page.run(f"(() => {_WATCH})()")
        yield page
    finally:
        page.close()


def asker(page: Driver) -> Callable[..., dict[str, Any]]:
    """Returns what asks a page in Firefox as `Phone.ask` does."""

    def ask(what: str, *arguments: object) -> dict[str, Any]:
        answer = page.run(f"({_ASK})({json.dumps([what, [1, *arguments]])})")
        return json.loads(answer) if answer else {}

    return ask


@pytest.mark.parametrize("who", ["host", "guest"])
def test_firefox_and_chromium_are_connected(profile: Profile, host: SiteServer, who: str) -> None:
    chromium = Phone(profile.open(script=_WATCH))
    chromium.number = 1
    with firefox(host.url) as page:
        ask = asker(page)
        first, second = (ask, chromium.ask) if who == "host" else (chromium.ask, ask)
        offer = first("offer")["letters"]
        answer = second("answer", offer)["letters"]
        assert len(data(offer)) < PACKED
        assert len(data(answer)) < PACKED
        assert first("accept", answer) == {}
        chromium.hears("state", "open", "")
        page.wait("news.length === 1")
        ask("send", "é" * 150_000)
        chromium.page.wait_for_function("news.length === 2")
        chromium.ask("send", "ö" * 150_000)
        page.wait("news.length === 2")
        assert chromium.news()[1] == ["text", "é" * 150_000]
        assert page.run("news[1][2] === 'ö'.repeat(150_000)")
        ask("close")
        chromium.hears("state", "closed", "")
