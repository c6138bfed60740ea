// The engine: one Pyodide worker, started by a PyScript script tag under a fresh name each time.
import { build } from "./build.js";
import { download } from "./downloads.js";
import { offline } from "./updates.js";

const BOOT_MS = 60_000;
const LOOK_MS = 5;

let generation = 0;
let script = null;
let worker = null; // set once it can answer

export function engineStart(onEvent) {
  engineStop();
  const mine = generation;
  const tell = (kind, text = "", done = 0, total = 0) => {
    if (mine === generation) onEvent(kind, text, done, total);
  };
  start(tell, () => mine === generation).catch((error) => {
    tell("failed", String(error?.message ?? error));
    if (mine === generation) engineStop();
  });
}

export function engineStop() {
  generation += 1;
  script?.xworker?.terminate();
  script?.remove();
  script = worker = null;
}

export function engineAsk(text, onReply, onFail) {
  const fail = (error) => onFail(String(error?.message ?? error));
  if (worker) worker.sync.ask(text).then((reply) => onReply(whole(reply)), fail);
  else fail("the engine is not running");
}

/** Makes one sign of every two escaped halves: MicroPython leaves them apart, and a name with an emoji is no text. */
const whole = (reply) => (reply.includes("\\ud") ? JSON.stringify(JSON.parse(reply)) : reply);

async function start(tell, wanted) {
  await download((done, total) => tell("bytes", "", done, total));
  tell("boot");
  await offline();
  if (!wanted()) return;
  script = Object.assign(document.createElement("script"), { type: "py", src: build.worker.src });
  script.setAttribute("worker", "");
  script.setAttribute("name", `table-${generation}`);
  script.setAttribute("config", JSON.stringify(build.worker.config));
  document.body.append(script);
  const started = await inTime(booted(script));
  if (!wanted()) return;
  worker = started;
  tell("ready");
}

async function booted(tag) {
  while (!tag.xworker) await new Promise((resolve) => setTimeout(resolve, LOOK_MS)); // PyScript sets it when it has seen the tag
  await tag.xworker.ready;
  await tag.xworker.sync.start(); // PyScript prints what a script raises and goes on: a call brings it here
  return tag.xworker;
}

function inTime(promise) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the engine did not start in ${BOOT_MS / 1000} s`)), BOOT_MS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
