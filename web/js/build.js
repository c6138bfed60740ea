// What build.py says of this build: names carry hashes, so the scripts take them from the page.
// { version, app, sort, worker: {src, config}, downloads: [{url, size, wire}], files: {url: integrity} }, `size` and `wire`
// in bytes, unpacked and as hosts send them; `files` are all that a visit needs but those whose names hold no hash.
export const build = JSON.parse(document.getElementById("build").textContent);
