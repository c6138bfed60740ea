"""Scripts that run in the page until it is killed: one reports the storage whenever the page changes, one plays.

A move is stored before it is drawn, so what is stored when the page changes is what the screen shows, or a moment
ahead of it.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass

from app.saves import Save
from engine.core.registry import game
from engine.core.replay import load

__all__ = ["PLAYER", "STORED", "WATCH", "KeptMatch", "kept_matches", "wrong_with"]

STORED = """() => {
  const ours = Object.keys(localStorage).filter((key) => key.startsWith("talon.match."));
  return JSON.stringify(Object.fromEntries(ours.sort().map((key) => [key, localStorage.getItem(key)])));
}"""

WATCH = f"""(() => {{
  const stored = {STORED};
  let last = "";
  const look = () => {{
    const now = stored();
    if (now !== last) window.noted(last = now);
  }};
  const all = {{ childList: true, subtree: true, characterData: true, attributes: true }};
  addEventListener("DOMContentLoaded", () => new MutationObserver(look).observe(document.body, all));
}})()"""

# Presses what a player at the table could press: a hint and the move it shows, a random move, take back, the next
# hand. It stops where told to: before the next hand, after it, or after taking back.
PLAYER = """([seed, stop]) => {
  let state = seed;
  const chance = () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
  const one = (selector) => document.querySelector(selector);
  const press = (element) => element ? (element.click(), true) : false;
  window.reached = false;
  const timer = setInterval(() => {
    if (one(".is-queued, #t-curtain .curtain")) return;
    const next = one("#t-bar [data-act=next], #t-bar [data-act=rematch]");
    if (next && stop === "settlement") window.reached = true;
    else if (next && press(next)) window.reached ||= stop === "deal";
    else if (press(one("#t-bar .is-hinted"))) return;
    else if (chance() < (stop === "taking back" ? 0.5 : 0.05) && press(one("[data-act=undo]:not([aria-disabled])"))) {
      window.reached ||= stop === "taking back";
    } else {
      const moves = [...document.querySelectorAll("#t-bar .actions [data-act=move]:not([disabled])")];
      if (moves.length && chance() < 0.3) press(moves[Math.floor(chance() * moves.length)]);
      else press(one("[data-act=hint]:not([disabled])"));
    }
    if (window.reached) clearInterval(timer);
  }, 50);
}"""


@dataclass(frozen=True)
class KeptMatch:
    """A match as stored: its record and the title that its player gave it."""

    record: str
    title: str


def kept_matches(stored: str) -> Mapping[str, KeptMatch | None]:
    """Returns each match in the page's storage, None for one of which some part cannot be read."""
    saves: dict[str, list[Save]] = {}
    for key, text in json.loads(stored).items():
        saves.setdefault(key.split(".")[2], []).append(Save(text).verify())
    found: dict[str, KeptMatch | None] = {}
    for match, each in saves.items():
        newest = max(each, key=lambda save: int(save.serial))
        whole = all(save.fault is None for save in each)
        found[match] = KeptMatch(newest.record, newest.meta.get("title", "")) if whole else None
    return found


def wrong_with(record: str) -> str:
    """Returns why a record is not whole, "" for one that replays to the same text."""
    loaded = load(record, game)
    if loaded.lost:
        return f"line {loaded.lost[0].line} is lost: {loaded.lost[0].text}"
    return "" if loaded.match.text == record else "it is written otherwise when it is read"
