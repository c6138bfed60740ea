// The service worker: once it is installed, the store holds what a first table needs; the page fetches the rest when
// it is idle, into a store of its own. A new version takes over both stores, fetches only what has changed, and waits
// until the page reports that the player has agreed. Only files that the build made are kept.
import { clientsClaim, setCacheNameDetails } from "workbox-core";
import {
  addPlugins,
  getCacheKeyForURL,
  PrecacheController,
  PrecacheRoute,
  precacheAndRoute,
} from "workbox-precaching";
import { registerRoute } from "workbox-routing";

import { isIntact, LATER, openStore, STORE, storeName } from "./store.js";

const PAGE = "index.html";
const LATER_MS = 3_000; // so that nothing gets in the way of a start
const files = self.__WB_MANIFEST;

// Aborts the requests that pass through this worker, for which a newer one would wait before it takes over.
let running = new AbortController();

setCacheNameDetails({ prefix: "talon", precache: STORE, suffix: registration.scope });
addEventListener("message", ({ data }) => {
  if (data === "talon:activate") skipWaiting();
  if (data === "talon:yield") {
    running.abort();
    running = new AbortController();
  }
});
// Files that the page checks it fetches from the host itself, and reports what is wrong. Comes before Workbox's
// listener.
addEventListener("fetch", (event) => {
  if (event.request.cache === "reload" && event.request.mode !== "navigate") event.stopImmediatePropagation();
});
addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.waitUntil(mendPage());
});
clientsClaim();
const plugins = [
  {
    requestWillFetch: async ({ request, event }) =>
      event.type === "fetch" ? new Request(request, { signal: running.signal }) : request,
    // A wrong file may be in the browser's own cache: the host is asked again before an installation fails.
    handlerDidError: async ({ request, event }) => {
      if (event.type !== "install" || request.cache === "reload") return null;
      const response = await fetch(new Request(request, { cache: "reload" }));
      if (!response.ok) return null;
      const key = getCacheKeyForURL(request.url);
      await (await openStore(key ? STORE : LATER)).put(key ?? request.url, response.clone());
      return response;
    },
  },
];
addPlugins(plugins);
precacheAndRoute(files, { ignoreURLParametersMatching: [/./] });

const rest = self.__LATER;
const laterOf = (entries) => {
  const controller = new PrecacheController({ cacheName: storeName(LATER, registration.scope), plugins });
  controller.addToCacheList(entries);
  return controller;
};
const later = laterOf(rest);
registerRoute(new PrecacheRoute(later));
addEventListener("install", (event) => {
  if (registration.active) event.waitUntil(bringRest(event));
});
addEventListener("activate", (event) => later.activate(event));

/** Fetches the rest of a new version where there was an old one; a language only if any of it was kept. */
async function bringRest(event) {
  const kept = (await (await openStore(LATER))?.keys()) ?? [];
  const had = new Set(kept.map(({ url }) => unhashed(url)));
  const unspoken = self.__LANGUAGES.filter((urls) => !urls.some((url) => had.has(unhashed(url)))).flat();
  await laterOf(rest.filter(({ url }) => !unspoken.includes(url))).install(event);
}

/** Returns a file's address without its hash, the same in every version. */
const unhashed = (url) => new URL(url, registration.scope).pathname.replace(/-[0-9a-f]+(?=\.\w+$)/, "");

/** Fetches the page again if its copy is damaged; the page mends all else. Without a network the copy stays. */
async function mendPage() {
  const { signal } = running;
  await new Promise((resolve) => {
    setTimeout(resolve, LATER_MS);
    signal.addEventListener("abort", resolve);
  });
  const key = getCacheKeyForURL(PAGE);
  const store = await openStore();
  const kept = await store?.match(key);
  const { integrity } = files.find(({ url }) => url === PAGE);
  if (signal.aborted || !kept || (await isIntact(await kept.blob(), integrity))) return;
  await fetch(PAGE, { cache: "reload", integrity, signal }).then(
    (response) => response.ok && store.put(key, response),
    () => {},
  );
}
