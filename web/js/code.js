// Each game's code, its rules and bots: a file of its own, which the worker has to take before it can answer a request
// about the game. A game may build on others, whose code it needs too.
import { build } from "./build.js";
import { fetchLater, idle } from "./later.js";

const arrived = new Map(); // by name: the bytes, which any further worker needs as well
let worker = null; // the one that is running
let taken = new Map(); // by name: a promise that the worker has taken it

/**
 * Gives the worker a game's code, at once or as soon as one is running; throws a Fault if it cannot be fetched. Does not
 * wait until the worker has taken it, because one that has died would never answer: it takes in order what it is given
 * and asked, so that a request sent from now on finds the code.
 */
export async function takeGame(name) {
  await fetchGame(name);
  if (worker) give(name).catch((error) => console.warn(error.message)); // the request will be refused once more
}

/** Tells which worker is running, if any: it gets what is here before any request, the rest when the page is idle. */
export function serve(started) {
  worker = started;
  taken = new Map();
  if (!worker) return;
  const here = Object.keys(build.games).filter((name) => family(name).every((one) => arrived.has(one)));
  for (const name of here) give(name).catch(() => {}); // a request that needs it will be refused
  giveRest(worker);
}

const family = (name) => build.games[name] ?? [];

const fetchGame = (name) => Promise.all(family(name).map(fetchCode));

async function fetchCode(name) {
  if (arrived.has(name)) return;
  const file = await fetchLater(`code/${name}`);
  arrived.set(name, new Uint8Array(await file.arrayBuffer()));
}

function give(name) {
  return Promise.all(family(name).map(giveOne));
}

function giveOne(name) {
  const mine = taken;
  if (!mine.has(name)) {
    const taking = worker.sync.take(name, arrived.get(name));
    taking.catch(() => mine.delete(name)); // a later attempt may succeed
    mine.set(name, taking);
  }
  return mine.get(name);
}

async function giveRest(mine) {
  for (const name of Object.keys(build.games)) {
    await idle();
    await fetchGame(name)
      .then(() => worker === mine && give(name))
      .catch(() => {}); // it is fetched again when it is needed
    if (worker !== mine) return;
  }
}
