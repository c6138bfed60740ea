// Phones of one room, connected to each other by WebRTC without any server. The handshake travels as codes, which are
// shown, scanned or sent by whatever means. A file of its own, fetched when a match on several phones is first set up.
//
// An answer is "" or JSON: {letters} or {code, args, error}. What happens later is reported by events "phones": [id, what,
// ...], where `what` is "state" with a state and a code, or "text" with a text.
import { Fault, told } from "./fault.js";
import { line, markOf, packed, unpacked } from "./handshake.js";

const NO_SERVERS = { iceServers: [] };
const GATHER_MS = 3000; // a candidate that takes longer is left out
const KNOCK_MS = 5000; // less than any browser needs to give a candidate up
const PATIENCE_MS = 300_000; // of a guest, whose answer somebody has to carry over
const FAREWELL_MS = 2000; // for what is still on its way when a connection is closed
const LARGEST = 500_000; // bytes of a text as JSON that Python has room for
const DEEPEST = 40; // lists and objects within each other: to find out takes Python milliseconds for each table
const PIECE = 16_384; // bytes: more is not safe between different browsers
const WAITING = 8_000_000; // bytes that may be on their way
const MORE = 0; // first byte of a piece
const LAST = 1;

const json = JSON.stringify;
const connections = new Map(); // by id

/** Answers with the code of a new offer. */
export const offer = (id) =>
  answering(id, async () => {
    const one = new Connection(id);
    const { peer } = one;
    await peer.setLocalDescription(await peer.createOffer());
    await gathered(peer);
    one.code = packed("offer", peer.localDescription.sdp);
    return one.code;
  });

/** Answers with the code of the answer to an offer. */
export const answer = (id, code) =>
  answering(id, async () => {
    const { sdp, candidates } = unpacked("offer", code);
    const one = new Connection(id);
    const { peer } = one;
    await peer.setRemoteDescription({ type: "offer", sdp });
    await peer.setLocalDescription(await peer.createAnswer());
    await gathered(peer);
    one.knock(candidates);
    return packed("answer", peer.localDescription.sdp, code);
  });

/** Takes the code of the answer to an offer; one that is refused leaves the offer open for the right one. */
export const accept = async (id, code) => {
  try {
    const one = connections.get(id);
    if (!one?.code) throw new Fault("phones/gone", "no such offer");
    const { sdp, mark } = unpacked("answer", code, line(one.peer.localDescription.sdp, "mid"));
    if (mark !== markOf(one.code)) throw new Fault("phones/other", "an answer to another offer");
    if (one.peer.signalingState !== "have-local-offer") throw new Fault("phones/taken", "answered before");
    await one.peer.setRemoteDescription({ type: "answer", sdp });
    return json({});
  } catch (error) {
    return told(error, "phones/failed");
  }
};

/** Sends a text; one that cannot be sent ends the connection, so that none is ever missing unnoticed. */
export function send(id, text) {
  connections.get(id)?.send(text);
  return "";
}

/** Closes a connection; nothing more is reported about it. */
export function close(id) {
  connections.get(id)?.leave();
  return "";
}

async function answering(id, make) {
  try {
    if (!("RTCPeerConnection" in globalThis)) throw new Fault("phones/unsupported", "no WebRTC");
    return json({ letters: await make() });
  } catch (error) {
    connections.get(id)?.leave();
    return told(error, "phones/failed");
  }
}

/** Resolves when all candidates are there, or those that came in time. */
function gathered(peer) {
  if (peer.iceGatheringState === "complete") return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, GATHER_MS);
    peer.addEventListener("icegatheringstatechange", () => peer.iceGatheringState === "complete" && resolve());
  });
}

/** A connection to another phone, whose one channel both sides know of without negotiation. */
class Connection {
  constructor(id) {
    connections.get(id)?.leave();
    this.id = id;
    this.state = "";
    this.code = ""; // of its offer
    this.wasOpen = false;
    this.isKnocking = false;
    this.pieces = [];
    this.size = 0;
    this.peer = new RTCPeerConnection(NO_SERVERS);
    this.channel = this.peer.createDataChannel("talon", { negotiated: true, id: 0 });
    this.channel.binaryType = "arraybuffer";
    this.channel.addEventListener("open", () => this.tell("open"));
    this.channel.addEventListener("close", () => this.end("closed"));
    this.channel.addEventListener("message", ({ data }) => this.take(data));
    this.peer.addEventListener("connectionstatechange", () => this.look());
    this.peer.addEventListener("datachannel", () => this.end("failed", "phones/message"));
    connections.set(id, this);
  }

  get isOpen() {
    return this.channel.readyState === "open";
  }

  look() {
    const state = this.peer.connectionState;
    if (state === "connected" && this.isOpen) this.tell("open"); // again
    if (state === "disconnected" && this.wasOpen) this.tell("disconnected");
    if (state === "failed" && (this.wasOpen || !this.isKnocking))
      this.end("failed", this.wasOpen ? "phones/lost" : "phones/unreachable");
  }

  /**
   * Tries the other phone's candidates again and again until it has taken the answer: Firefox gives up those that have
   * not responded for some seconds, and anybody takes longer than that to carry a code over.
   */
  knock(candidates) {
    const end = performance.now() + PATIENCE_MS;
    this.isKnocking = true;
    const timer = setInterval(() => {
      const isLate = performance.now() > end;
      if (this.wasOpen || isLate || connections.get(this.id) !== this) clearInterval(timer);
      else for (const one of candidates) this.peer.addIceCandidate(one).catch(() => {});
      if (isLate && !this.wasOpen) this.end("failed", "phones/unreachable");
    }, KNOCK_MS);
  }

  tell(state, code = "") {
    if (connections.get(this.id) !== this || state === this.state) return;
    this.state = state;
    this.wasOpen ||= state === "open";
    report(this.id, "state", state, code);
  }

  send(text) {
    try {
      const bytes = new TextEncoder().encode(text);
      if (isTooLarge(text) || this.channel.bufferedAmount + bytes.length > WAITING)
        return this.end("failed", "phones/large");
      for (let at = 0; at === 0 || at < bytes.length; at += PIECE - 1) {
        const rest = bytes.subarray(at, at + PIECE - 1);
        const piece = new Uint8Array(rest.length + 1);
        piece[0] = at + rest.length < bytes.length ? MORE : LAST;
        piece.set(rest, 1);
        this.channel.send(piece);
      }
    } catch (error) {
      console.warn(error.message);
      this.end("failed", "phones/lost");
    }
  }

  /** Takes a piece of a text. Whatever no Talon would send ends the connection. */
  take(data) {
    try {
      const piece = new Uint8Array(data instanceof ArrayBuffer ? data : []);
      const isPiece = piece.length > (piece[0] === MORE ? 1 : 0) && piece.length <= PIECE && piece[0] <= LAST;
      if (!isPiece) return this.end("failed", "phones/message");
      this.size += piece.length - 1;
      if (this.size > LARGEST) return this.end("failed", "phones/large");
      this.pieces.push(piece.subarray(1));
      if (piece[0] === MORE) return;
      const bytes = new Uint8Array(this.size);
      let at = 0;
      for (const part of this.pieces) {
        bytes.set(part, at);
        at += part.length;
      }
      this.pieces = [];
      this.size = 0;
      const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
      if (isTooLarge(text)) return this.end("failed", "phones/large");
      if (isTooDeep(text)) return this.end("failed", "phones/message");
      report(this.id, "text", text);
    } catch {
      this.end("failed", "phones/message");
    }
  }

  end(state, code) {
    this.tell(state, code);
    this.leave();
  }

  /** Closes the channel first, so that what was sent arrives and the other phone hears of it at once. */
  leave() {
    if (connections.get(this.id) !== this) return;
    connections.delete(this.id);
    const isOpen = this.channel.readyState === "open";
    this.channel.addEventListener("close", () => this.peer.close());
    this.channel.close();
    if (isOpen) setTimeout(() => this.peer.close(), FAREWELL_MS);
    else this.peer.close();
  }
}

// To count bytes takes milliseconds for each table; few texts come close. As JSON no character takes more than six.
const isTooLarge = (text) => text.length * 6 + 2 > LARGEST && new Blob([json(text)]).size > LARGEST;

/** Returns whether lists and objects lie too deep within each other in a text, if that is JSON. */
function isTooDeep(text) {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === "\\") at++;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign === "[" || sign === "{") depth++;
    else if (sign === "]" || sign === "}") depth--;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** Tells Python, by way of `browser.js`, whose code this file does not share. */
function report(...news) {
  dispatchEvent(new CustomEvent("talon:told", { detail: ["phones", json(news)] }));
}

// A page that goes away, or is put aside by the back button, says so: otherwise the others would go on waiting for it.
addEventListener("pagehide", () => {
  for (const one of [...connections.values()]) one.end("closed");
});
