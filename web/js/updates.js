// The service worker from the page's side: offline use, and new versions that wait until the player agrees.
const CONTROL_MS = 10_000;
const CLAIM_MS = 1_000;
const ACTIVE_MS = 4_000;
const CHECK_MS = 3_600_000;

const container = navigator.serviceWorker; // undefined where the context is not secure
let controlled = Boolean(container?.controller);
let registering = null;
let onUpdate = null;

container?.addEventListener("controllerchange", () => {
  if (controlled) location.reload(); // a new version took over, here or in another tab
  controlled = true;
});

// Registers the service worker, once, and resolves when it serves this page, or does not in time.
export async function offline() {
  if (controlled || !container) {
    register();
    return;
  }
  if (!(await Promise.race([register(), pause(CONTROL_MS)]))) return; // its script may hang in the network
  const claimed = new Promise((resolve) => container.addEventListener("controllerchange", resolve, { once: true }));
  await Promise.race([container.ready, pause(CONTROL_MS)]);
  if (!container.controller) await Promise.race([claimed, pause(CLAIM_MS)]); // never claimed after a forced reload
}

function register() {
  registering ??= container
    ?.register("./sw.js", { scope: "./", updateViaCache: "none" })
    .then((registration) => {
      watch(registration);
      return registration;
    })
    .catch((error) => {
      console.warn(`no offline use: ${error.message}`);
      return null;
    });
  return registering;
}

function watch(registration) {
  const tell = () => {
    if (registration.waiting && container.controller) onUpdate?.();
  };
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", tell));
  tell();
  const check = () => document.hidden || registration.update().catch(() => {}); // offline: another time
  setInterval(check, CHECK_MS);
  document.addEventListener("visibilitychange", check);
}

export function updateWatch(onReady) {
  onUpdate = onReady;
  registering?.then((registration) => registration?.waiting && container.controller && onReady());
}

export async function updateAccept() {
  const registration = await register();
  if (registration?.waiting) {
    registration.active?.postMessage("talon:yield"); // a request that hangs in the old one would keep it alive
    registration.waiting.postMessage("talon:activate");
    await pause(ACTIVE_MS); // Chromium may keep the old one for a request whose page is gone: a reload frees it
  }
  location.reload();
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export const offlineReady = () => Boolean(container?.controller);
