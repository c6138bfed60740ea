// The first script: sets the theme before anything is drawn, says so on the page when Python does not come up, and
// loads a page anew that an update has overtaken.
// It stands alone: no module, nothing that could fail to load with the rest.
(() => {
  const LIMIT_MS = 30_000;
  const GRACE_MS = 3_000; // some errors are survived: PyScript without IndexedDB complains and goes on
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is switched off: the front end says so
    }
  };

  const theme = stored("talon.theme");
  if (theme && theme !== "auto") document.documentElement.dataset.theme = theme;

  // A page may be handed out by one version and start under the next, which took over before anybody here listened:
  // what the page will ask for is gone then. Once for each version, for what differs ever again is no accident.
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
  const keepUp = () => overtaken().then((late) => late && location.reload(), () => {}); // the page stays as it is

  let usable = false;
  const trouble = (detail) => {
    if (usable) return;
    keepUp();
    const panel = document.getElementById("trouble");
    if (!panel) return addEventListener("DOMContentLoaded", () => trouble(detail), { once: true });
    panel.querySelector("pre").append(`${detail}\n`); // the first is the cause, the last may only say that nothing came
    panel.hidden = false;
  };

  const later = (detail, ms = GRACE_MS) => setTimeout(() => trouble(detail), ms);

  addEventListener(
    "error",
    ({ target, message }) => {
      if (target?.tagName === "SCRIPT") trouble(`could not load ${target.src || target.type}`);
      else if (message) later(message);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => later(String(reason?.message ?? reason)));
  later(`nothing came up in ${LIMIT_MS / 1000} seconds`, LIMIT_MS);

  addEventListener("DOMContentLoaded", () => {
    document.querySelector("#trouble button").addEventListener("click", () => location.reload());
  });
  addEventListener("talon:usable", () => {
    usable = true;
    document.getElementById("trouble").remove();
    keepUp();
  });
})();
