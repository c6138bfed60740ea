// What build.py says of this build: names carry hashes, so the scripts take them from the page.
// { version, app, sort, worker: {src, config}, downloads: [{url, size, wire}] }, `size` and `wire` in bytes, unpacked and as hosts send them.
export const build = JSON.parse(document.getElementById("build").textContent);
