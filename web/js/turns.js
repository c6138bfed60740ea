// When Python goes on: after the browser has had its turn, or right before it shows what has been drawn.

let turns;

/** Calls a function in a task of its own, once the browser has had its turn; unlike timers, in hidden pages as well. */
export function pause(then) {
  turns ??= new MessageChannel();
  turns.port1.onmessage = () => then();
  turns.port2.postMessage(null);
}

/**
 * Calls a function once what has been drawn is laid out, before the browser shows it. Where tasks can have priorities,
 * layout and function have tasks of their own; elsewhere, and where the picture comes first, it is called right before
 * that. With a mouse Chromium has looked by then for what has moved below it, and for layout shifts.
 */
export function beforePicture(then) {
  let isDue = true;
  const call = () => {
    if (isDue) then();
    isDue = false;
  };
  requestAnimationFrame(call);
  const urgently = (task) => globalThis.scheduler?.postTask(task, { priority: "user-blocking" });
  urgently(() => {
    document.body.getBoundingClientRect();
    urgently(call);
  });
}
