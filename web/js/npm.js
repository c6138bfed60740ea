// The npm packages that the first screen needs, in a file of its own: it changes only with their versions.
export { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
export { openDB } from "idb";
export { default as morphdom } from "morphdom";
