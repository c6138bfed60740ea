// Unpacks a tar that is packed as xz, in pieces small enough that the page keeps answering meanwhile.
import { XzReadableStream } from "xz-decompress";
import { untar } from "./archive.js";

const PIECE = 16_384; // bytes: some milliseconds, also on a slow phone

/** Returns the files of the tar, given as a stream: [{name, content}, ...]. */
export const unxz = (packed) =>
  untar(new XzReadableStream(packed.pipeThrough(new TransformStream({ transform: inPieces }))));

async function inPieces(chunk, controller) {
  for (let at = 0; at < chunk.length; at += PIECE) {
    controller.enqueue(chunk.subarray(at, at + PIECE));
    await breath();
  }
}

/** Resolves in a task of its own; a timer would wait longer, and a second in a tab that is not seen. */
const breath = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(port1.close());
    port2.postMessage(0);
  });
