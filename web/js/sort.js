// SortableJS, in a file of its own that is fetched when a hand can be sorted by hand; its core alone, no plugins.
export { default } from "sortablejs/modular/sortable.core.esm.js";
