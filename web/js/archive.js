// Reads what the build packs for the page: tars, the files one after the other, each after a header.
const BLOCK = 512; // a header's size, and the unit that files are padded to
const SIZE_AT = 124; // eleven octal digits; the name is at the beginning
const SIZE_END = 136;
const NAME_END = 100;

/** Returns the files of a gzipped tar, given as a stream: [{name, content}, ...]. */
export const unpack = (packed) => untar(packed.pipeThrough(new DecompressionStream("gzip")));

/** Returns the files of a tar, given as a stream: [{name, content}, ...]. */
export async function untar(plain) {
  const bytes = new Uint8Array(await new Response(plain).arrayBuffer());
  const text = (from, to) => new TextDecoder().decode(bytes.subarray(from, to)).split("\0")[0];
  const files = [];
  for (let at = 0; bytes[at]; ) {
    const size = parseInt(text(at + SIZE_AT, at + SIZE_END), 8);
    const start = at + BLOCK;
    files.push({ name: text(at, at + NAME_END), content: bytes.subarray(start, start + size) });
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}
