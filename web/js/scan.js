// A camera as a reader of QR codes: what it sees is shown in a <video> of the page, and goes nowhere. A file of its own,
// fetched when a code is first scanned.
import { decodeQR } from "qr/decode.js";
import { Fault, told } from "./fault.js";

const WANTED = { audio: false, video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } } };
const LONGEST_SIDE = 1280; // pixels that are looked at; a code has some fifty modules a side
const LOOK_MS = 60; // for a picture that is hard to read
const REST_MS = 100; // between two pictures
const FAULTS = {
  NotAllowedError: "scan/refused",
  SecurityError: "scan/refused",
  NotFoundError: "scan/none",
  NotSupportedError: "scan/none",
  OverconstrainedError: "scan/none",
  NotReadableError: "scan/busy",
  AbortError: "scan/busy",
};

let stream = null;
let turn = 0; // of the scan under way, which a later one ends, and so does `stop`
let native = makeNative();

/**
 * Shows the camera's picture in the element of a selector, and answers with JSON: {text} of the first code other than
 * `seen`, or {code, args, error}; with {} once it has been stopped. The camera stays on after an answer with a text.
 */
export async function scan(selector, seen) {
  turn += 1;
  const mine = turn;
  try {
    const video = await shown(selector, mine);
    while (video?.isConnected && mine === turn) {
      const text = await read(video);
      if (mine === turn && text && text !== seen) return JSON.stringify({ text });
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
    }
    if (mine === turn) stop();
    return "{}";
  } catch (error) {
    if (mine !== turn) return "{}"; // it was stopped while it began
    stop();
    return told(error, FAULTS[error.name] ?? "scan/busy");
  }
}

/** Turns the camera off. */
export function stop() {
  turn += 1;
  off(stream);
  stream = null;
  return "";
}

const off = (one) => {
  for (const track of one?.getTracks() ?? []) track.stop();
};

/** Returns the <video> that shows the camera's picture, null if the scan was stopped before there is any. */
async function shown(selector, mine) {
  if (!navigator.mediaDevices) throw new Fault("scan/none", "no cameras on this page");
  if (!stream?.active) {
    const opened = await navigator.mediaDevices.getUserMedia(WANTED);
    if (mine !== turn) {
      off(opened);
      return null;
    }
    stream = opened;
  }
  const video = document.querySelector(selector);
  if (video && video.srcObject !== stream) {
    video.srcObject = stream;
    await video.play();
  }
  return video;
}

/** Returns the text of a code in the present picture, "" if there is none. */
async function read(video) {
  if (!video.videoWidth) return "";
  const reader = await native;
  try {
    if (reader) return (await reader.detect(video))[0]?.rawValue ?? "";
  } catch (error) {
    console.warn(error.message);
    native = null; // some that say they can read codes cannot
  }
  return decoded(video);
}

/** Returns the browser's own reader, null where it has none for QR codes. */
async function makeNative() {
  try {
    const { BarcodeDetector } = globalThis;
    const formats = await BarcodeDetector?.getSupportedFormats();
    return formats?.includes("qr_code") ? new BarcodeDetector({ formats: ["qr_code"] }) : null;
  } catch {
    return null;
  }
}

const canvas = document.createElement("canvas");
const context = canvas.getContext("2d", { willReadFrequently: true });

function decoded(video) {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(videoWidth, videoHeight));
  const [width, height] = [videoWidth, videoHeight].map((side) => Math.round(side * scale));
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  context.drawImage(video, 0, 0, width, height);
  try {
    return decodeQR(context.getImageData(0, 0, width, height), { timeLimit: LOOK_MS });
  } catch {
    return ""; // it throws where there is no code
  }
}

// A camera that nobody looks through is off.
addEventListener("pagehide", stop);
document.addEventListener("visibilitychange", () => document.hidden && stop());
