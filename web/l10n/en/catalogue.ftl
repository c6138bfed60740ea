### Saved games: the list of matches, its search and filters, the sheet of one match, its name and tags.

saved-none = No games yet. A match is saved from its first card. If you have played on another device, export there and import here.
saved-running = Under way
saved-over = Finished
saved-unknown = Unknown match
saved-broken = Cannot be read
    .help = This match is damaged and cannot be read. Nothing has been overwritten: save it as a file, or delete it.
saved-newer = From a newer Talon
    .help = This match was saved by a newer Talon. Reload the page to get that version; until then it stays as it is.
more-for = More for { $title }
star-for = Favourite: { $title }
saved-further = Show { $n } more, { $all } left
delete = Delete
deleted = Match deleted
stats = On this device
stats-alone = Solo matches only. All others are under Statistics.
stats-line = { $deals }, { $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $won } won against the computer
everything-title = Everything
everything-used = { $n ->
    [1] One match; with everything else saved, it takes
   *[other] { $n } matches; with everything else saved, they take
} { $size } KB of about 5,000 on this device.

## Search and filters

find = Search matches
find-found = { $n } of { $all ->
    [one] one match
   *[other] { $all } matches
}
find-game = Game
find-all-game = All games
find-state = State
find-all-state = Any state
find-state-running = Under way
find-state-over = Finished
find-state-practice = Practice
find-state-daily = Daily deal
find-tag = Tag
find-all-tag = Any tag
find-star = Favourites
find-clear = Show all
find-day = { DATETIME($at, weekday: "long", day: "numeric", month: "long", year: "numeric") }
rename = Name and tags
rename-label = Name of this match
tags-label = Tags
tags-example = family, Sunday
tags-help = Up to { $n } words of your own, separated by commas.
tags-known = Tags on other matches

## The sheet of one match

when = { DATETIME($at, day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
open-running = Play on
open-finished = See the result
look-back = Look back at its deals
same-cards = Play the same cards again
rescue = Save what is left as a file
