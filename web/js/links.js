// Links: a text packed for an address and unpacked again, and an address as a QR code. A file of its own, fetched
// when a link is first made or opened.
import { correction, generate } from "lean-qr";

const FORMAT = "deflate"; // with a checksum of its contents at the end
const BITE = 1024; // bytes unpacked at once: even zeros become no more than a megabyte
const CODED = 8192; // bytes converted to letters at once
const json = JSON.stringify;

/** Answers with this page's address and a fragment: `head`, then a text in as few letters as possible. */
export async function pack(head, text) {
  const bytes = await all(new Blob([text]).stream().pipeThrough(new CompressionStream(FORMAT)), Infinity);
  let letters = "";
  for (let at = 0; at < bytes.length; at += CODED) letters += String.fromCharCode(...bytes.subarray(at, at + CODED));
  const coded = btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return address(head + coded);
}

/** Answers with this page's address and a fragment. */
export const address = (fragment) => location.origin + location.pathname + fragment;

/** Answers with JSON: {text}, or {fault}: "damaged", or "large" for a text that takes more bytes than `limit` as JSON. */
export async function unpack(coded, limit) {
  try {
    const letters = atob(coded.replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const bytes = await all(bites(packed).pipeThrough(new DecompressionStream(FORMAT)), limit);
    const answer = bytes && json({ text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) });
    return answer && new Blob([answer]).size <= limit ? answer : json({ fault: "large" });
  } catch {
    return json({ fault: "damaged" });
  }
}

/** Answers with JSON: {size, path}, the dark modules of a QR code as an SVG path; "null" if the text is too long. */
export function qr(text) {
  try {
    const code = generate(text, { minCorrectionLevel: correction.L });
    let path = "";
    for (let y = 0; y < code.size; y++)
      for (let x = 0, width = 0; x < code.size; x += width + 1) {
        for (width = 0; code.get(x + width, y); ) width++;
        if (width) path += `M${x} ${y}h${width}v1h-${width}z`;
      }
    return json({ size: code.size, path });
  } catch {
    return "null";
  }
}

/** Returns all bytes of a stream, null if there are more than `limit`. */
async function all(stream, limit) {
  const reader = stream.getReader();
  const chunks = [];
  let size = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    size += value.length;
    if (size > limit) {
      reader.cancel().catch(() => {});
      return null;
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** Returns bytes as a stream that is unpacked bite by bite, so that it can be stopped in time. */
function bites(bytes) {
  let at = 0;
  const pull = (controller) => {
    controller.enqueue(bytes.slice(at, at + BITE));
    at += BITE;
    if (at >= bytes.length) controller.close();
  };
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}
