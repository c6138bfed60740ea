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
 * Where tasks can have priorities, the layout is done before that, in a task of its own. With a mouse it is called right
 * after the layout: before it asks for the picture, Chromium looks for what is below the pointer now, and counts what is
 * about to glide as shifted.
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
    if (!document.hidden && matchMedia("(hover: hover)").matches) urgently(call);
  });
}
