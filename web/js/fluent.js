// Project Fluent, one bundle per page: texts in, messages out. Arguments come as JSON text.
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

let bundle;
let letters = {}; // by rank: the letter that cards show instead
let ranks = null; // those ranks where they stand by themselves, as in "J-Q", and whole pictures of cards, as in "((J Q | "
const SHIELD = "\uE000"; // precedes a letter that is not a rank

export function fluentStart(language) {
  bundle = new FluentBundle(language, { useIsolating: false });
}

export function fluentAdd(text, override) {
  const errors = bundle.addResource(new FluentResource(text), { allowOverrides: override });
  return errors.map((error) => error.message).join("\n");
}

export function fluentLetters(json) {
  letters = JSON.parse(json);
  const found = Object.keys(letters).join("");
  ranks = found && new RegExp(`\\(\\([^|)]*|(?<![\\p{L}${SHIELD}])[${found}](?!\\p{L})`, "gu");
}

// A number that all languages here write alike. The browser's own formats take it some milliseconds to set up, which
// neither the first screen nor a settlement need wait for.
const PLAIN = 1000; // from here on digits are grouped
class Plain extends FluentNumber {
  toString() {
    return `${this.value}`;
  }
}
const isPlain = (value) => Number.isInteger(value) && Math.abs(value) < PLAIN;
const numbered = (_, value) => (isPlain(value) ? new Plain(value) : value);

/** Returns arguments in which no letter of a name such as "Max J." is taken for a rank. */
function shielded(args) {
  const shield = (value) => (/\p{L}{2}/u.test(value) ? value.replace(ranks, `${SHIELD}$&`) : value);
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === "string" ? shield(value) : value]),
  );
}

function pattern(id) {
  const [name, attribute] = id.split(".");
  const message = bundle.getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

// Passed to every text in addition to its own arguments, unless it is said aloud: then symbols are words, and `shown`
// are the cards that everybody can see.
const SEEN = { aloud: "no", shown: "none" };

export const fluentHas = (id) => pattern(id) !== null;

export function fluentFormat(id, args) {
  const found = pattern(id);
  if (!found) return null;
  const errors = [];
  const values = { ...SEEN, ...(args ? JSON.parse(args, numbered) : null) };
  const text = bundle.formatPattern(found, ranks ? shielded(values) : values, errors);
  for (const error of errors) console.error(`${id}: ${error.message}`);
  return ranks ? text.replace(ranks, (rank) => letters[rank] ?? rank).replaceAll(SHIELD, "") : text;
}
