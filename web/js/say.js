// Announcements to screen readers. Each text is a line of its own in a live region, so that several at once do not
// replace each other, and the same words said twice are heard twice.

const GONE_MS = 10_000; // by then a reader has picked a line up; whoever browses the page later finds no old ones

let fresh = []; // lines that no reader has noticed yet

/** Says a text: in the open sheet if there is one, because a page under a sheet is not heard. */
export function say(text) {
  const line = document.createElement("p");
  line.textContent = text;
  document.querySelector("dialog[open] .said, #say").append(line);
  fresh.push(line);
  queueMicrotask(() => {
    fresh = [];
  });
  setTimeout(() => line.remove(), GONE_MS);
}

/** Says in a sheet that opens what was said below it just now: by the same press, which has hurried a drawing. */
export function sayAbove(sheet) {
  sheet.querySelector(".said")?.append(...fresh);
}

/** Removes every line that is still there, because the next player must not hear it. */
export function hush() {
  fresh = [];
  for (const region of document.querySelectorAll(".said")) region.replaceChildren();
}
