// Project Fluent, one bundle a page: texts in, messages out. Arguments come as JSON text.
import { FluentBundle, FluentResource } from "./npm.js";

let bundle;
let letters = {}; // by rank: what stands for it on cards, where that is another letter
let ranks = null; // those ranks where they stand by themselves, as in "J-Q"

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
  ranks = found && new RegExp(`(?<!\\p{L})[${found}](?!\\p{L})`, "gu");
}

function pattern(id) {
  const [name, attribute] = id.split(".");
  const message = bundle.getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

export const fluentHas = (id) => pattern(id) !== null;

export function fluentFormat(id, args) {
  const found = pattern(id);
  if (!found) return null;
  const errors = [];
  const text = bundle.formatPattern(found, args ? JSON.parse(args) : null, errors);
  for (const error of errors) console.error(`${id}: ${error.message}`);
  return ranks ? text.replace(ranks, (rank) => letters[rank]) : text;
}
