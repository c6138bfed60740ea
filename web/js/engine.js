// The engine: one Pyodide worker, started by a PyScript script tag under a fresh name each time.
import { build } from "./build.js";
import { serve } from "./code.js";
import { download, dropDamaged } from "./downloads.js";
import { Fault, told } from "./fault.js";
import { offline, offlineReady } from "./updates.js";

const BOOT_MS = 60_000;
const ALONE_MS = 20_000; // requests of a start may hang once the network has gone
const DOUBT_MS = 5_000; // a start that takes longer may never end, because of a damaged file
const LOOK_MS = 5;
const MOST = 1_000_000; // characters of a reply: MicroPython has no room for two million, and would not report it

let generation = 0;
let script = null;
let worker = null; // set once it can answer
let doubted = false; // it had to be started again: the stored files may be damaged

export function engineStart(onEvent) {
  doubted ||= worker !== null;
  engineStop();
  const mine = generation;
  const tell = (kind, text = "", done = 0, total = 0) => {
    if (mine === generation) onEvent(kind, text, done, total);
  };
  start(tell, () => mine === generation).catch((error) => {
    if (mine !== generation) return;
    tell("failed", told(error));
    engineStop();
    if (error.fault?.code === "download/offline") startWhenOnline(onEvent);
  });
}

export function engineStop() {
  generation += 1;
  end();
}

export function engineAsk(text, onReply, onFail) {
  const mine = generation;
  const fail = (error) => mine === generation && onFail(told(error, "engine/dead"));
  if (worker) worker.sync.ask(text).then((reply) => onReply(whole(fitting(reply, text))), fail);
  else fail("the engine is not running");
}

/** Returns a reply that can be delivered: an error if it is too long, the request's id if the engine had none. */
function fitting(reply, request) {
  if (reply.length > MOST) {
    const error = {
      code: "reply/size",
      detail: `a reply has at most ${MOST} characters, this one has ${reply.length}`,
    };
    return JSON.stringify({ id: JSON.parse(request).id, error });
  }
  if (!/^\{"id":\s*null\b/.test(reply)) return reply;
  return JSON.stringify({ ...JSON.parse(reply), id: JSON.parse(request).id });
}

/** Joins escaped surrogate pairs: MicroPython leaves them apart, and a name with an emoji would not be valid text. */
const whole = (reply) => (reply.includes("\\ud") ? JSON.stringify(JSON.parse(reply)) : reply);

function startWhenOnline(onEvent) {
  const failed = generation;
  addEventListener("online", () => failed === generation && engineStart(onEvent), { once: true });
}

async function start(tell, wanted) {
  if (doubted) await dropDamaged();
  await load(tell);
  if (!wanted()) return;
  const started = await boot(tell).catch(async (error) => {
    if (!wanted() || (error !== DAMAGED && !(await dropDamaged()))) throw error;
    end();
    await load(tell); // fetches what was damaged again
    return wanted() ? await boot(tell) : null;
  });
  if (!wanted()) return;
  worker = started;
  serve(worker);
  tell("ready");
}

async function load(tell) {
  await download((done, total) => tell("bytes", "", done, total));
  tell("boot");
  await offline();
}

async function boot(tell) {
  script = Object.assign(document.createElement("script"), { type: "py", src: build.worker.src });
  script.setAttribute("worker", "");
  script.setAttribute("name", `table-${generation}`);
  script.setAttribute("config", JSON.stringify(build.worker.config));
  document.body.append(script);
  return await inTime(booted(script, tell));
}

const DAMAGED = new Fault("engine/start", "a file that was kept is damaged");

async function booted(tag, tell) {
  while (!tag.xworker) await new Promise((resolve) => setTimeout(resolve, LOOK_MS)); // PyScript sets it when it has seen the tag
  tell("begun"); // from here on the worker does the work
  // An error that nothing in the worker catches is the end of it: a fatal one of Pyodide, say, while a bot thinks.
  const fallen = new Promise((_, reject) =>
    tag.xworker.addEventListener("error", ({ message }) => reject(new Error(message))),
  );
  await Promise.race([tag.xworker.ready, fallen]);
  const games = Object.keys(build.games).join(" ");
  await Promise.race([tag.xworker.sync.start(games), fallen]); // PyScript only prints a script's errors; a call throws
  fallen.catch((error) => tag === script && tell("dead", told(error, "engine/dead")));
  return tag.xworker;
}

function end() {
  script?.xworker?.terminate();
  script?.remove();
  script = worker = null;
  serve(null);
}

async function inTime(promise) {
  const timers = [];
  const late = new Promise((_, reject) => {
    const seconds = BOOT_MS / 1000;
    const slow = new Fault("engine/slow", `the engine did not start in ${seconds} s`, { seconds });
    timers.push(setTimeout(reject, BOOT_MS, slow));
    const alone = new Fault("download/offline", `the engine did not start in ${ALONE_MS / 1000} s without a network`);
    timers.push(setTimeout(() => navigator.onLine || offlineReady() || reject(alone), ALONE_MS));
    timers.push(setTimeout(() => dropDamaged().then((any) => any && reject(DAMAGED)), DOUBT_MS));
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    timers.forEach(clearTimeout);
  }
}
