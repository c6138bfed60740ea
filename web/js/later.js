// Files that a first table does not need: fetched on first use, or else when the page is idle. From then on they are
// there without a network too.
import { build } from "./build.js";
import { fetchIntact } from "./downloads.js";
import { filesIn, language } from "./language.js";
import { isIntact, keep, LATER, openStore } from "./store.js";

const IDLE_MS = 10_000; // a page that never rests fetches them all the same
const AGAIN_MS = 30_000;

const loading = new Map(); // by name: the files being fetched
let needed = filesIn(language);
let missing = needed;
let mayFetch = false; // all that is missing, since `fetchRest` was called
let fetching = false;
let onChange = null;

/** Returns a file of `build.later` as it was built, and keeps it; throws a Fault. */
export function fetchLater(name) {
  if (!loading.has(name))
    loading.set(
      name,
      load(name).finally(() => loading.delete(name)),
    );
  return loading.get(name);
}

async function load(name) {
  const file = build.later[name];
  const store = await openStore(LATER);
  const kept = await store?.match(file.url);
  const old = await kept?.blob();
  const intact = old && (await isIntact(old, file.integrity));
  const blob = intact ? old : await fetchIntact(file);
  if (!intact) await keep(store, file.url, blob);
  if (await store?.match(file.url)) {
    missing = missing.filter((one) => one !== name);
    onChange?.(JSON.stringify(missing));
  }
  return blob;
}

/** Counts what another language needs among the missing files, and no longer what the one before needed. */
export function needLanguage(tag) {
  const before = needed;
  needed = filesIn(tag);
  missing = needed.filter((name) => missing.includes(name) || !before.includes(name));
  onChange?.(JSON.stringify(missing));
  if (mayFetch) fetchRest();
}

/** Fetches all missing files one after the other; those that fail are tried again. */
export async function fetchRest() {
  mayFetch = true;
  if (fetching || !(await openStore(LATER))) return; // without a store nothing would be kept
  fetching = true;
  while (missing.length) {
    for (const name of navigator.onLine ? [...missing] : []) {
      await idle();
      await fetchLater(name).catch((error) => console.warn(error.message));
    }
    if (missing.length) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
  fetching = false;
}

/** Resolves when the page has nothing else to do. */
export const idle = () =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(resolve, { timeout: IDLE_MS });
    else setTimeout(resolve); // Safari
  });

/** Returns the names in `build.later` that are not here yet, as JSON; calls `listener` with them whenever they change. */
export function laterWatch(listener) {
  onChange = listener;
  return JSON.stringify(missing);
}
