// When Python goes on: after the browser has had its turn, or right before it shows what has been drawn.

let turns;

/** Calls a function in a task of its own, once the browser has had its turn; unlike timers, in hidden pages as well. */
export function pause(then) {
  turns ??= new MessageChannel();
  turns.port1.onmessage = () => then();
  turns.port2.postMessage(null);
}

/**
 * Calls a function when the browser is about to show what has been drawn; in hidden pages, once they are seen again.
 * Where tasks can have priorities, the layout is done before that, in a task of its own. With a mouse it is called at the
 * end of the drawing's own task: before any picture Chromium looks for what is below the pointer now, and would count what
 * is about to glide as shifted.
 */
export function beforePicture(then) {
  if (matchMedia("(hover: hover)").matches && !document.hidden) {
    queueMicrotask(() => then());
    return;
  }
  requestAnimationFrame(() => then());
  globalThis.scheduler?.postTask(() => document.body.getBoundingClientRect(), { priority: "user-blocking" });
}
