// What the page takes from npm for its first screen, in a file of its own: it changes only with its versions.
export { FluentBundle, FluentResource } from "@fluent/bundle";
export { openDB } from "idb";
export { default as morphdom } from "morphdom";
