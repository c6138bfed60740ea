### What the list of matches has besides its rows: search and filters, the sheet of one match, its name and tags.

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
