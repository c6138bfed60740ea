// Putting Talon on the home screen: by the browser's own prompt, or the word "ios" where the player must do it.
let prompt = null;
let onChange = null;

const standalone = () => matchMedia("(display-mode: standalone)").matches || navigator.standalone === true;

const state = () => {
  if (standalone()) return "installed";
  if (prompt) return "prompt";
  return "standalone" in navigator ? "ios" : "no";
};

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  prompt = event;
  onChange?.(state());
});
addEventListener("appinstalled", () => {
  prompt = null;
  onChange?.("installed");
});

/** Returns how Talon can be installed; calls `listener` with that whenever it changes. */
export function installable(listener) {
  onChange = listener;
  return state();
}

export function install() {
  prompt?.prompt();
  prompt = null;
}
