// What screen readers are told. Each text is a line of its own in a live region, so that of several that come at once
// none takes another's place, and the same words said twice are heard twice.

const GONE_MS = 10_000; // until then a reader has taken a line up; whoever walks through the page later finds no old ones

/** Says a text: in the open sheet if there is one, for a page under a sheet is not heard. */
export function say(text) {
  const line = document.createElement("p");
  line.textContent = text;
  document.querySelector("dialog[open] .said, #say").append(line);
  setTimeout(() => line.remove(), GONE_MS);
}

/** Takes back every line that is still there: it is not for whoever comes next. */
export function hush() {
  for (const region of document.querySelectorAll(".said")) region.replaceChildren();
}
