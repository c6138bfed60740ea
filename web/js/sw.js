// The service worker: everything the site needs is in the store after the first visit; a new version fetches only what
// changed and waits until the page says that the player agreed.
import { clientsClaim, setCacheNameDetails } from "workbox-core";
import { precacheAndRoute } from "workbox-precaching";

import { STORE } from "./store.js";

setCacheNameDetails({ prefix: "talon", precache: STORE, suffix: registration.scope });
addEventListener("message", ({ data }) => {
  if (data === "talon:activate") skipWaiting();
});
clientsClaim();
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/./] });
