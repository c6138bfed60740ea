// Facts about this build from build.py: names carry hashes, so the scripts take them from the page.
// { version, app, worker: {src, config}, downloads: [{url, size, wire}], files: {url: integrity},
// games: {name: [name in later]}, languages: {tag: [name in later]}, later: {name: {url, size, integrity}} }. `size`
// and `wire` are in bytes, unpacked and as hosts send them. `files` are all that a first table needs and whose names
// hold a hash, `later` all others. `games` names the files of each game and of those whose words it uses, `languages`
// those of each language other than English.
export const build = JSON.parse(document.getElementById("build").textContent);
