// The handshake of two phones as short codes: what matters in a session description, packed, and the description made
// again from it. CONTRIBUTING.md ("Several phones") says how short that is, and why nothing else is carried.
import { Fault } from "./fault.js";

// A code is letters of base64url, which stand for these bytes:
//   version, kind and role, the checksum of the offer (answers only), ufrag, password, fingerprint, candidates, checksum
// Version and checksum stay where they are in every version, so that a newer code is told from a damaged one.
const VERSION = 1;
const KINDS = ["offer", "answer"];
const ROLES = ["actpass", "active", "passive"];
const HEAD = 2; // bytes
const UFRAG = [4, 64]; // letters: Chromium and Safari have 4, Firefox 8
const PASSWORD = [22, 128]; // Chromium and Safari have 24, Firefox 32
const FINGERPRINT = 32; // bytes of SHA-256
const MOST = 6; // candidates
const CHECKSUM = 4; // bytes of a CRC-32
const LONGEST = 600; // letters: all of that at its largest is less
const PORTS = 65_535;

// A candidate's address: a name that only mDNS knows, which is what pages get to see, IPv4 or IPv6.
const ADDRESSES = [
  { bytes: 16, read: readName, write: writeName },
  { bytes: 4, read: readFour, write: (bytes) => bytes.join(".") },
  { bytes: 16, read: readSix, write: writeSix },
];

const hexed = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0"));
const unhexed = (digits) => Uint8Array.from(digits.match(/../g), (pair) => Number.parseInt(pair, 16));

/** Returns the code of a description that this browser has made; an answer's names the offer it is for. */
export function packed(kind, sdp, offer = "") {
  const role = ROLES.indexOf(line(sdp, "setup"));
  const mark = kind === "answer" ? tail(decoded(offer)) : [];
  const print = unhexed(line(sdp, "fingerprint:sha-256").replaceAll(":", ""));
  if (role < 0 || print.length !== FINGERPRINT) throw new Fault("phones/failed", `cannot pack ${sdp}`);
  const head = [VERSION, KINDS.indexOf(kind) + 2 * role, ...mark];
  const secrets = [...word(line(sdp, "ice-ufrag"), UFRAG), ...word(line(sdp, "ice-pwd"), PASSWORD)];
  const bytes = [...head, ...secrets, ...print, ...candidates(sdp)];
  return coded([...bytes, ...crc(bytes)]);
}

/** Returns {sdp, candidates, mark} of a code; an answer has the mark of the offer that it is for. Throws a Fault. */
export function unpacked(kind, code, mid = "0") {
  const bytes = decoded(code);
  if (bytes[0] !== VERSION) throw new Fault("phones/version", `version ${bytes[0]}`);
  const given = KINDS[bytes[1] % 2];
  if (given !== kind) throw new Fault("phones/kind", `an ${given} in place of an ${kind}`);
  const role = ROLES[bytes[1] >> 1];
  const reader = new Reader(bytes.subarray(HEAD, -CHECKSUM));
  const mark = kind === "answer" ? reader.take(CHECKSUM).join() : "";
  const [ufrag, password] = [reader.word(UFRAG), reader.word(PASSWORD)];
  const print = hexed(reader.take(FINGERPRINT)).join(":").toUpperCase();
  const found = reader.candidates();
  if (!role || (role === "actpass") !== (kind === "offer")) throw damaged("role");
  // An offer leaves the roles of DTLS open, but a guest who began, long before the host has the answer, would repeat its
  // greeting ever more slowly; and a host that was greeted by an answer since given up never gets to the right one.
  const setup = kind === "offer" ? "active" : role;
  // Both browsers number the one section 0 and use port 5000; messages are cut far below the size given here.
  const sdp = [
    "v=0",
    "o=- 1 1 IN IP4 0.0.0.0",
    "s=-",
    "t=0 0",
    `a=group:BUNDLE ${mid}`,
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${print}`,
    `a=setup:${setup}`,
    `a=mid:${mid}`,
    "a=sctp-port:5000",
    "a=max-message-size:65536",
    "a=ice-options:trickle", // as more may come: an end of candidates would be the end of all patience
    ...found.map((candidate) => `a=${candidate}`),
    "",
  ];
  const candidates = found.map((candidate) => ({ candidate, sdpMid: mid }));
  return { sdp: sdp.join("\r\n"), candidates, mark };
}

/** Returns the mark of an offer, by which `unpacked` tells which offer an answer is for. */
export const markOf = (code) => tail(decoded(code)).join();

/** Returns the value of the first line of this name in a description: Firefox has some of them above the section. */
export const line = (sdp, name) => sdp.match(new RegExp(`^a=${name}[: ](.*?)\r?$`, "m"))?.[1] ?? "";

const damaged = (what) => new Fault("phones/damaged", `damaged: ${what}`);
const tail = (bytes) => [...bytes.slice(-CHECKSUM)];

// ---- Letters

function coded(bytes) {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Returns the bytes of a code whose checksum is right; spaces and line breaks that a messenger has put in are skipped. */
function decoded(code) {
  const letters = String(code)
    .slice(0, 2 * LONGEST)
    .replace(/\s/g, "");
  if (letters.length > LONGEST || !/^[\w-]+$/.test(letters) || letters.length % 4 === 1) throw damaged("letters");
  const binary = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  const isWhole = bytes.length >= HEAD + CHECKSUM && tail(bytes).join() === crc(bytes.subarray(0, -CHECKSUM)).join();
  if (!isWhole || coded(bytes) !== letters) throw damaged("checksum");
  return bytes;
}

/** Returns a CRC-32, by bits: a code is short. */
function crc(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return [24, 16, 8, 0].map((shift) => (~sum >>> shift) & 0xff);
}

// ---- Names and passwords of ICE, whose letters are those of base64: four of them are three bytes

function word(text, [least, most]) {
  if (text.length < least || text.length > most) throw new Fault("phones/failed", `cannot pack ${text}`);
  const binary = atob(text.padEnd(whole(text.length), "A"));
  return [text.length, ...Array.from(binary, (letter) => letter.charCodeAt(0))];
}

const whole = (letters) => Math.ceil(letters / 4) * 4;

// ---- Candidates

function candidates(sdp) {
  const found = new Map(); // by bytes: browsers may name one twice, for other protocols
  for (const [, text, port] of sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)) {
    const kind = ADDRESSES.findIndex(({ read }) => read(text));
    if (kind < 0 || found.size === MOST) continue;
    const bytes = [kind, ...ADDRESSES[kind].read(text), port >> 8, port & 0xff];
    found.set(bytes.join(), bytes);
  }
  if (!found.size) throw new Fault("phones/network", "this device is in no network");
  return [found.size, ...[...found.values()].flat()];
}

function readName(text) {
  const found = /^([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\.local$/i.exec(text);
  return found && unhexed(found[1].replaceAll("-", ""));
}

function writeName(bytes) {
  return `${hexed(bytes)
    .join("")
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}.local`;
}

function readFour(text) {
  const bytes = text.split(".").map(Number);
  return bytes.length === 4 && bytes.every((byte) => byte >= 0 && byte <= 255) ? bytes : null;
}

function readSix(text) {
  if (!/^[\da-f:]+$/i.test(text)) return null;
  const [left, right] = text.split("::").map((half) => half.split(":").filter(Boolean));
  const missing = right ? 8 - left.length - right.length : 0;
  const groups = [...left, ...Array(Math.max(missing, 0)).fill("0"), ...(right ?? [])];
  return groups.length === 8 && groups.every((group) => group.length <= 4)
    ? unhexed(groups.map((group) => group.padStart(4, "0")).join(""))
    : null;
}

function writeSix(bytes) {
  return hexed(bytes).join("").match(/..../g).join(":");
}

class Reader {
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
  }

  take(count) {
    if (this.at + count > this.bytes.length) throw damaged("cut");
    this.at += count;
    return this.bytes.subarray(this.at - count, this.at);
  }

  word([least, most]) {
    const [length] = this.take(1);
    if (length < least || length > most) throw damaged("length");
    return btoa(String.fromCharCode(...this.take((whole(length) / 4) * 3))).slice(0, length);
  }

  candidates() {
    const [count] = this.take(1);
    if (count < 1 || count > MOST) throw damaged("candidates");
    const lines = Array.from({ length: count }, (_, place) => this.candidate(place));
    if (this.at !== this.bytes.length) throw damaged("more");
    return lines;
  }

  candidate(place) {
    const { bytes, write } = ADDRESSES[this.take(1)[0]] ?? {};
    if (!write) throw damaged("address");
    const address = write(this.take(bytes));
    const [high, low] = this.take(2);
    const port = high * 256 + low;
    if (port < 1 || port > PORTS) throw damaged("port");
    // As RFC 8445 has it for hosts: the earlier one is preferred.
    const priority = 126 * 2 ** 24 + (PORTS - place) * 2 ** 8 + 255;
    return `candidate:${place + 1} 1 udp ${priority} ${address} ${port} typ host`;
  }
}
