// Facts about this build from build.py: names carry hashes, so the scripts take them from the page.
// { version, app, worker: {src, config}, downloads: [{url, size, wire, packed}], pyodide: {url, size, wire,
// unpacker: {url, size, integrity}}, files: {url: integrity}, games: {name: [name, ...]}, languages: {tag: [name in
// later]}, later: {name: {url, size, integrity}} }. `size` and `wire` are in bytes, unpacked and as hosts send them.
// `pyodide` is one file that holds the `packed` downloads. `files` are all that a first table needs and whose names
// hold a hash, `later` all others. `games` names the games that each is made of: those that it builds on, then itself;
// `languages` the files of each language other than English.
export const build = JSON.parse(document.getElementById("build").textContent);
