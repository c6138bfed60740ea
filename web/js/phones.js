// Phones of one room, connected to each other by WebRTC without any server. The handshake travels as codes, which are
// shown, scanned or sent by whatever means. A file of its own, fetched when a match on several phones is first set up.
//
// An answer is "" or JSON: {letters} or {code, args, error}. What happens later is reported by events "phones": [id, what,
// ...], where `what` is "state" with a state and a code, or "text" with a text.
import { Fault, told } from "./fault.js";
import { markOf, unpacked } from "./handshake.js";
import { Line } from "./line.js";

const KNOCK_MS = 5000; // less than any browser needs to give a candidate up
const PATIENCE_MS = 300_000; // of a guest, whose answer somebody has to carry over
const HEALING_MS = 60_000; // for which a lost connection may come back
const STANDBYS = 3; // lines that may take the place of a lost one: browsers give each up after a quarter of a minute
const LARGEST = 500_000; // bytes of a text as JSON that Python has room for
const DEEPEST = 40; // lists and objects within each other: to find out takes Python milliseconds for each table
const PIECE = 16_384; // bytes: more is not safe between different browsers
const WAITING = 8_000_000; // bytes that may be on their way
const MORE = 0; // first byte of a piece
const LAST = 1;
const HANDSHAKES = 100; // as many standbys as a phone may ask for, however often it is lost
const HANDSHAKE = 2; // of a standby: the letters of a code follow

const json = JSON.stringify;
const connections = new Map(); // by id

/** Answers with the code of a new offer. */
export const offer = (id) => answering(id, () => new Connection(id).line.offer());

/** Answers with the code of the answer to an offer. */
export const answer = (id, code) =>
  answering(id, async () => {
    const { sdp, candidates } = unpacked("offer", code);
    const one = new Connection(id);
    const letters = await one.line.answer(code, sdp);
    one.knock(candidates);
    return letters;
  });

/** Takes the code of the answer to an offer; one that is refused leaves the offer open for the right one. */
export const accept = async (id, code) => {
  try {
    const one = connections.get(id);
    if (!one?.line.offered) throw new Fault("phones/gone", "no such offer");
    await one.line.accept(code);
    return json({});
  } catch (error) {
    return told(error, "phones/failed");
  }
};

/** Agrees with the other phone on standbys, in case the line is lost. Only one of the two phones asks for them. */
export async function secure(id) {
  await connections.get(id)?.secure();
  return "";
}

/**
 * Sends a text; one that cannot be sent ends the connection, so that none is ever missing unnoticed. What is lost with a
 * line is asked for again over the next.
 */
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

/**
 * A connection to another phone: a line, and standbys that may take its place. The phone that has asked for these knows
 * the answers to their offers, and begins once the line is lost. The other one has not been told where that phone is to
 * be reached, and so its standbys wait without sending anything.
 */
class Connection {
  constructor(id) {
    connections.get(id)?.leave();
    this.id = id;
    this.state = "";
    this.wasOpen = false;
    this.isKnocking = false;
    this.isAsking = false; // for standbys
    this.standbys = [];
    this.shaken = 0; // how many standbys the other phone has asked for
    this.losing = 0; // a timer: while the line is lost
    this.pieces = []; // of a text that is arriving
    this.size = 0;
    this.line = this.follow(new Line());
    connections.set(id, this);
  }

  /** Returns a line, to which it listens from now on. */
  follow(line) {
    const { peer, channel } = line;
    const isPresent = () => line === this.line;
    channel.addEventListener("open", () => this.use(line));
    channel.addEventListener("close", () => isPresent() && this.shut());
    channel.addEventListener("message", ({ data }) => isPresent() && this.take(data));
    peer.addEventListener("connectionstatechange", () => this.look(line));
    peer.addEventListener("datachannel", () => this.end("failed", "phones/message"));
    return line;
  }

  look(line) {
    const state = line.peer.connectionState;
    if (line !== this.line) {
      if (state === "failed") this.drop(line);
    } else if (state === "connected" && line.isOpen && !line.isGivenUp) this.use(line);
    else if (state === "disconnected" && this.wasOpen) this.lose();
    else if (state === "failed" && this.wasOpen) this.replace();
    else if (state === "failed" && !this.isKnocking) this.end("failed", "phones/unreachable");
  }

  /** Uses a line that is open. What was on its way over another one is lost. */
  use(line) {
    if (line !== this.line) {
      const others = [this.line, ...this.standbys].filter((one) => one !== line);
      this.line = line;
      this.standbys = [];
      this.pieces = [];
      this.size = 0;
      for (const one of others) one.retire();
      this.state = ""; // so that this is told even if the loss was not noticed
    }
    clearTimeout(this.losing);
    this.losing = 0;
    this.tell("open");
  }

  shut() {
    if (this.losing && this.standbys.length) this.replace();
    else this.end("closed");
  }

  lose() {
    if (this.losing) return;
    this.losing = setTimeout(() => this.end("failed", "phones/lost"), HEALING_MS);
    this.tell("disconnected");
  }

  /** Tries the next standby; without any left the connection is over. */
  replace() {
    this.lose();
    this.line.isGivenUp = this.isAsking; // even if it comes back while another one is tried
    const [next] = this.standbys;
    if (!next) this.end("failed", "phones/lost");
    else if (this.isAsking && next.peer.signalingState === "have-local-offer")
      next.accept(next.taken).catch(() => this.drop(next));
  }

  /** Gives up a standby that has not come about. */
  drop(line) {
    const isTried = line === this.standbys[0];
    this.standbys = this.standbys.filter((one) => one !== line);
    line.peer.close();
    if (isTried && this.isAsking && this.losing) this.replace();
  }

  /** Asks for as many standbys as there may be. */
  async secure() {
    this.isAsking = true;
    while (this.standbys.length < STANDBYS && connections.get(this.id) === this) {
      const line = this.follow(new Line());
      this.standbys.push(line);
      try {
        this.write(HANDSHAKE, await line.offer());
      } catch (error) {
        this.drop(line);
        throw error;
      }
    }
  }

  /** Takes a code that the other phone has sent: an offer, or the answer to one. */
  async shake(code) {
    if (this.isAsking) {
      const { mark } = unpacked("answer", code);
      const line = this.standbys.find((one) => one.offered && markOf(one.offered) === mark);
      if (line) line.taken = code;
      return;
    }
    this.shaken += 1;
    if (this.shaken > HANDSHAKES) throw new Fault("phones/message", "too many standbys");
    const { sdp } = unpacked("offer", code);
    const line = this.follow(new Line());
    if (this.standbys.length === STANDBYS) this.drop(this.standbys[0]); // which the other phone has given up
    this.standbys.push(line);
    const answer = await line.answer(code, sdp.replace(/^a=candidate.*\r\n/gm, "")).catch(() => "");
    if (answer && this.line.isOpen) this.write(HANDSHAKE, answer);
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
      else for (const one of candidates) this.line.peer.addIceCandidate(one).catch(() => {});
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
    if (this.losing && !this.line.isOpen) return;
    try {
      const bytes = new TextEncoder().encode(text);
      if (isTooLarge(text) || this.line.channel.bufferedAmount + bytes.length > WAITING)
        return this.fail("phones/large");
      for (let at = 0; at === 0 || at < bytes.length; at += PIECE - 1) {
        const rest = bytes.subarray(at, at + PIECE - 1);
        this.write(at + rest.length < bytes.length ? MORE : LAST, rest);
      }
    } catch (error) {
      console.warn(error.message);
      this.fail("phones/lost");
    }
  }

  /** Sends a piece: bytes, or the letters of a code. */
  write(kind, content) {
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    const piece = new Uint8Array(bytes.length + 1);
    piece[0] = kind;
    piece.set(bytes, 1);
    this.line.channel.send(piece);
  }

  /** Takes a piece of a text. Whatever no Talon would send ends the connection. */
  take(data) {
    try {
      const piece = new Uint8Array(data instanceof ArrayBuffer ? data : []);
      if (piece[0] === HANDSHAKE && piece.length <= PIECE) {
        const code = new TextDecoder().decode(piece.subarray(1));
        this.shake(code).catch(() => this.end("failed", "phones/message"));
        return;
      }
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

  /** Ends it with a fault, which Python hears of once it has returned from what led to that. */
  fail(code) {
    queueMicrotask(() => this.end("failed", code));
  }

  end(state, code) {
    this.tell(state, code);
    this.leave();
  }

  leave() {
    if (connections.get(this.id) !== this) return;
    connections.delete(this.id);
    clearTimeout(this.losing);
    for (const one of this.standbys) one.peer.close();
    this.line.close();
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
