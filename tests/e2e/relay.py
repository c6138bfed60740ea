"""A network between two pages that a test can cut: a relay, through which all packets of their connections go."""

import socket
from selectors import EVENT_READ, DefaultSelector
from threading import Thread

from playwright.sync_api import Page

__all__ = ["RELAYED", "Relay"]

LARGEST = 65_536  # bytes of a packet
WAKE_S = 0.5
# Has a page reach the other one at ports of the relay, and nowhere else.
RELAYED = """() => {
  const found = /^((?:a=)?candidate:\\S+ \\d udp \\d+) \\S+ (\\d+)/i;
  const moved = async (line) => {
    const [, head, port] = found.exec(line) ?? [];
    return head ? line.replace(found, `${head} ${(await talonRelay(+port)).join(" ")}`) : line;
  };
  const { setRemoteDescription, addIceCandidate } = RTCPeerConnection.prototype;
  RTCPeerConnection.prototype.setRemoteDescription = async function ({ type, sdp }) {
    const lines = await Promise.all(sdp.split("\\r\\n").map(moved));
    await setRemoteDescription.call(this, { type, sdp: lines.join("\\r\\n") });
  };
  RTCPeerConnection.prototype.addIceCandidate = async function ({ candidate, sdpMid }) {
    await addIceCandidate.call(this, { candidate: await moved(candidate), sdpMid });
  };
}"""

type Address = tuple[str, int]


class Relay:
    """Carries packets to ports of this machine, and the answers back, as the router of a network does.

    While it `is_cut`, all of them get lost.
    """

    def __init__(self, *pages: Page) -> None:
        self.is_cut = False
        self._is_open = True
        self._address = _own_address()
        self._selector = DefaultSelector()
        self._doors: dict[int, socket.socket] = {}  # by the port that packets are meant for
        self._ways: dict[tuple[int, Address], socket.socket] = {}  # by that port, and who sends them
        for page in pages:
            page.expose_function("talonRelay", self._door)
        Thread(target=self._carry, daemon=True).start()

    def _door(self, port: int) -> Address:
        """Returns where packets for a port are to be sent."""
        if port not in self._doors:
            self._doors[port] = self._open((port, None))
        address: Address = self._doors[port].getsockname()
        return address

    def _open(self, meant: tuple[int, Address | None]) -> socket.socket:
        """Returns a new socket: for packets to a port, or for the answers from there to whoever sent one."""
        one = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        one.bind((self._address, 0))
        self._selector.register(one, EVENT_READ, meant)
        return one

    def _carry(self) -> None:
        """Passes on whatever arrives, until the relay is closed."""
        while self._is_open:
            for key, _ in self._selector.select(WAKE_S):
                one: socket.socket = key.fileobj  # type: ignore[assignment]
                port, sender = key.data
                packet, source = one.recvfrom(LARGEST)
                if self.is_cut:
                    continue
                if sender is not None:
                    self._doors[port].sendto(packet, sender)
                    continue
                if (port, source) not in self._ways:
                    self._ways[port, source] = self._open((port, source))
                self._ways[port, source].sendto(packet, (self._address, port))
        for one in (*self._doors.values(), *self._ways.values()):
            one.close()

    def close(self) -> None:
        """Ends it."""
        self._is_open = False


def _own_address() -> str:
    """Returns an address of this machine at which its own browsers reach it; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for examples
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
