// SortableJS, in a file of its own that is fetched when a hand can be arranged; only its core, no plugins.
export { default } from "sortablejs/modular/sortable.core.esm.js";
