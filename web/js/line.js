// What WebRTC connects: a peer connection with its one channel, and the handshake by which it comes about.
import { Fault } from "./fault.js";
import { line as lineOf, markOf, packed, unpacked } from "./handshake.js";

const NO_SERVERS = { iceServers: [] };
const GATHER_MS = 3000; // a candidate that takes longer is left out
const FAREWELL_MS = 2000; // for what is still on its way

/** A line to another phone. Its channel is known to both sides without negotiation. */
export class Line {
  constructor() {
    this.offered = ""; // the code of its offer
    this.taken = ""; // that of the answer, until it is accepted
    this.isGivenUp = false;
    this.peer = new RTCPeerConnection(NO_SERVERS);
    this.channel = this.peer.createDataChannel("talon", { negotiated: true, id: 0 });
    this.channel.binaryType = "arraybuffer";
  }

  get isOpen() {
    return this.channel.readyState === "open";
  }

  /** Returns the code of an offer. */
  async offer() {
    await this.peer.setLocalDescription(await this.peer.createOffer());
    await this.gathered();
    this.offered = packed("offer", this.peer.localDescription.sdp);
    return this.offered;
  }

  /** Returns the code of the answer to an offer, given as a code and as the description that stands for it here. */
  async answer(code, sdp) {
    await this.peer.setRemoteDescription({ type: "offer", sdp });
    await this.peer.setLocalDescription(await this.peer.createAnswer());
    await this.gathered();
    return packed("answer", this.peer.localDescription.sdp, code);
  }

  /** Takes the code of the answer to its offer; one that is refused, by a Fault, leaves it open for the right one. */
  async accept(code) {
    const { sdp, mark } = unpacked("answer", code, lineOf(this.peer.localDescription.sdp, "mid"));
    if (mark !== markOf(this.offered)) throw new Fault("phones/other", "an answer to another offer");
    if (this.peer.signalingState !== "have-local-offer") throw new Fault("phones/taken", "answered before");
    await this.peer.setRemoteDescription({ type: "answer", sdp });
  }

  /** Resolves when all candidates are there, or those that came in time. */
  gathered() {
    const { peer } = this;
    if (peer.iceGatheringState === "complete") return Promise.resolve();
    return new Promise((resolve) => {
      setTimeout(resolve, GATHER_MS);
      peer.addEventListener("icegatheringstatechange", () => peer.iceGatheringState === "complete" && resolve());
    });
  }

  /** Closes it once the other phone has heard that another line takes its place. */
  retire() {
    setTimeout(() => this.peer.close(), FAREWELL_MS);
  }

  /** Closes the channel first, so that what was sent arrives and the other phone hears of it at once. */
  close() {
    const { isOpen } = this;
    this.channel.addEventListener("close", () => this.peer.close());
    this.channel.close();
    if (isOpen) setTimeout(() => this.peer.close(), FAREWELL_MS);
    else this.peer.close();
  }
}
