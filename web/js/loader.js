// What PyScript takes for MicroPython. Its own loader fetches the interpreter in another way than a preload does, which to
// WebKit is another file: 200 KB came twice. So it is fetched here as it was preloaded, and handed on.
import { loadMicroPython as load } from "./micropython/micropython.js";

const fetched = interpreter();
fetched.catch(() => {}); // whoever loads it hears of it

async function interpreter() {
  const url = new URL("./micropython/micropython.wasm", import.meta.url);
  const response = await fetch(url, { credentials: "include", mode: "no-cors" });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return URL.createObjectURL(new Blob([await response.arrayBuffer()], { type: "application/wasm" }));
}

export const loadMicroPython = async (options) => load({ ...options, url: await fetched });
