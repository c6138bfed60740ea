// Project Fluent, one bundle a page: texts in, messages out. Arguments come as JSON text.
import { FluentBundle, FluentResource } from "./npm.js";

let bundle;

export function fluentStart(language) {
  bundle = new FluentBundle(language, { useIsolating: false });
}

export function fluentAdd(text, override) {
  const errors = bundle.addResource(new FluentResource(text), { allowOverrides: override });
  return errors.map((error) => error.message).join("\n");
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
  return text;
}
