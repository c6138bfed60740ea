// The first script: sets the theme before anything is drawn, shows the first words in the reader's language, reports
// on the page when Python does not come up, fetches damaged files again, and reloads a page that an update has
// overtaken. It stands alone: its imports are bundled into it, so that no other script's failure to load affects it.
import { BASE, choose, chosen } from "./choose.js";
import { dropBroken, keep, openStore } from "./store.js";

(() => {
  const LIMIT_MS = 30_000;
  const HEAL_MS = 10_000;
  const GRACE_MS = 3_000; // some errors are survived
  const STARTING_MS = 10_000; // once the page can be used, PyScript may still be starting
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is switched off: the front end reports that
    }
  };

  // PyScript tries whether threads can share memory, which they can only where the host isolates the page. Elsewhere,
  // to say that "undefined is not a constructor", V8 would parse all of PyScript again. This says it instead, and
  // `library.js` takes it away.
  globalThis.SharedArrayBuffer ??= class {
    constructor() {
      throw new TypeError("no memory is shared");
    }
  };

  const theme = stored("talon.theme");
  if (theme && theme !== "auto") document.documentElement.dataset.theme = theme;

  // A page may be served by one version and start under the next, which took over before anything here listened: the
  // files that the page will ask for are gone by then. Reloads once for each version: if the page differs even then,
  // the cause is not an update.
  const build = (page) => page.getElementById("build")?.textContent;
  const overtaken = async () => {
    if (!navigator.serviceWorker?.controller) return false;
    const page = await (await fetch("./index.html")).text();
    const next = build(new DOMParser().parseFromString(page, "text/html"));
    if (!next || next === build(document)) return false;
    if (sessionStorage.getItem("talon.overtaken") === next) return false;
    sessionStorage.setItem("talon.overtaken", next);
    return true;
  };
  const keepUp = () =>
    overtaken().then(
      (late) => late && location.reload(),
      () => {}, // the page stays as it is
    );

  const speak = () => {
    const { start } = JSON.parse(build(document));
    const language = choose([BASE, ...Object.keys(start)], chosen(), ...navigator.languages);
    if (language === BASE) return;
    document.documentElement.lang = language;
    for (const [name, words] of Object.entries(start[language])) {
      for (const place of document.querySelectorAll(`[data-start=${name}]`)) place.textContent = words;
    }
  };
  document.addEventListener("readystatechange", speak, { once: true }); // the page is complete, no other script ran

  // Checks what is stored, and asks the host again for whatever the engine does not check itself: neither the store nor
  // the browser's own cache may serve a damaged file a second time.
  const heal = async () => {
    const { files, downloads } = JSON.parse(build(document));
    const store = await openStore();
    const wrong = new Set((await dropBroken(store, files)).map(({ url }) => url));
    const engine = new Set(downloads.map(({ url }) => url));
    const served = Boolean(navigator.serviceWorker?.controller); // then it is the store that counts
    const again = async (url) => {
      const response = await fetch(url, { cache: "reload", integrity: files[url] });
      if (response.ok) await keep(store, url, await response.blob());
    };
    const asked = Object.keys(files).filter((url) => !engine.has(url) && (!served || wrong.has(url)));
    await Promise.allSettled([...asked.map(again), fetch("./index.html", { cache: "reload" })]);
  };

  let usable = false;
  let starting = true;
  let bare = false; // no style sheet: it works, but nobody can play on it
  const trouble = (detail) => {
    if (usable && !bare) return;
    keepUp();
    const panel = document.getElementById("trouble");
    if (!panel) return addEventListener("DOMContentLoaded", () => trouble(detail), { once: true });
    panel.querySelector("pre").append(`${detail}\n`); // the first is the cause, the last may only say that nothing came
    panel.hidden = false;
  };

  const unstyled = ({ href }) => {
    bare = true;
    trouble(`could not load ${href}`);
    document.body?.prepend(document.getElementById("trouble") ?? "");
  };

  // PyScript opens a database for folders on the device, which nothing here uses, and complains twice if the browser
  // blocks it: it throws the event of the failed request, and dispatches it while it is being dispatched. The rest
  // works.
  const isBlockedDatabase = (error) => starting && (error instanceof Event || error?.name === "InvalidStateError");

  const later = (detail, ms = GRACE_MS) => setTimeout(() => trouble(detail), ms);

  addEventListener(
    "error",
    (event) => {
      const { target, message, error } = event;
      if (isBlockedDatabase(error)) event.preventDefault();
      else if (target?.tagName === "SCRIPT") trouble(`could not load ${target.src || target.type}`);
      else if (target?.rel === "stylesheet") unstyled(target);
      else if (message) later(message);
    },
    true,
  );
  addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    if (isBlockedDatabase(reason)) event.preventDefault();
    else later(String(reason?.message ?? reason));
  });
  setTimeout(() => {
    if (usable) return;
    // Nothing is painted before the style sheet: if that hangs, the panel would come up unseen.
    for (const sheet of document.querySelectorAll("link[rel=stylesheet]")) {
      if (sheet.sheet) continue;
      sheet.remove();
      unstyled(sheet);
    }
    trouble(`nothing came up in ${LIMIT_MS / 1000} seconds`);
  }, LIMIT_MS);

  addEventListener("DOMContentLoaded", () => {
    document.querySelector("#trouble button").addEventListener("click", async ({ target }) => {
      target.disabled = true;
      await Promise.race([heal().catch(() => {}), new Promise((resolve) => setTimeout(resolve, HEAL_MS))]);
      location.reload();
    });
  });
  addEventListener("talon:usable", () => {
    usable = true;
    setTimeout(() => {
      starting = false;
    }, STARTING_MS);
    if (!bare) document.getElementById("trouble").remove();
    keepUp();
  });
})();
