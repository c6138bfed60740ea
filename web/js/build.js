// What build.py says of this build: names carry hashes, so the scripts take them from the page.
// { version, app, worker: {src, config}, downloads: [{url, size, wire}], files: {url: integrity},
// games: {name: [name in later]}, languages: {tag: [name in later]}, later: {name: {url, size, integrity}} }, `size` and
// `wire` in bytes, unpacked and as hosts send them; `files` are all that a first table needs but those whose names hold no
// hash, `later` are all others; `games` names the files of each game and of those whose words it has, `languages` those
// of each language beside English.
export const build = JSON.parse(document.getElementById("build").textContent);
