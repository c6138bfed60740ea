// A worker that unpacks a tar packed as xz: it is sent the bytes, piece by piece, then nothing, and answers {files} with
// what is in it, [{name, content}, ...], or {message}.
import { XzReadableStream } from "xz-decompress";
import { untar } from "./archive.js";

const { readable, writable } = new TransformStream();
const packed = writable.getWriter();

addEventListener("message", ({ data }) => {
  (data ? packed.write(data) : packed.close()).catch(() => {}); // `untar` reports it
});

untar(new XzReadableStream(readable)).then(
  (files) => postMessage({ files }, [files[0].content.buffer]), // which holds them all
  ({ message }) => postMessage({ message }),
);
