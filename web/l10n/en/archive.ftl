### Matches as text: exported, and imported.

export-open = This match is still under way: its text shows every card in the deal, even those nobody may see yet.
export-whole = The whole match
    .help = To continue elsewhere, or for a bug report
export-finished = Finished deals only
    .help = No hidden cards; continues with a new deal
export-day = This try counts and is still under way. Its text would show the hidden cards, so it can be exported once the deal is over.
export-nothing-finished = Without hidden cards there is nothing to share yet: the first deal is not over.
export-file = Save as a file
export-not-copied = Copying failed: save it as a file instead
import-line = Import a match, or a file of many, exported here or on another device.
import-file = Choose a file
import-paste = Or paste its text
import-read = Read
import-reading = Reading
import-found = { $game }: { $names }, { $deal }, { $ply ->
    [one] one move played
   *[other] { $ply } moves played
}.
import-lost = { $n ->
    [one] One line could not be played. The match continues from there; the text is kept unchanged.
   *[other] { $n } lines could not be played. The match continues from there; the text is kept unchanged.
}
import-lost-line = Line { $line }: { $text }
import-shortened = Names of matches over 40 letters, and of players over 60, are shortened
import-look = Look back at it first
import-keep = Add to saved games
everything-line = { $n ->
    [1] One match
   *[other] { $n } matches
}, { $size } KB. Import the file here or on another device: anything already there is not added twice.
everything-rest = Your statistics, your reviews, your daily deal results and the problems you have solved are included.
everything-damaged = Some of your statistics or solved problems are damaged and left out. Opening the statistics rebuilds them.
everything-unread = { $n ->
    [1] One match cannot be read and is not included: save its text from its own menu.
   *[other] { $n } matches cannot be read and are not included: save their texts from their own menus.
}
everything-day = A counted try at a daily deal is left out while it is under way: its text would show the hidden cards.
everything-open = The text of a match still under way shows every card in its deal, even those nobody may see yet.
take-in-reading = Reading match { $n } of { $all } …
take-in-new = { $n ->
    [1] One new match
   *[other] { $n } new matches
}
take-in-further = { $n ->
    [1] One further on than here
   *[other] { $n } further on than here
}
take-in-known = { $n ->
    [1] One already here
   *[other] { $n } already here
}
take-in-damaged = { $n ->
    [1] One that cannot be read
   *[other] { $n } that cannot be read
}
take-in-away = { $n ->
    [1] One of a game that is not on this device yet and could not be fetched: import it again later
   *[other] { $n } of games that are not on this device yet and could not be fetched: import them again later
}
take-in-cut = { $n ->
    [1] One of these has lines that could not be played. It continues from there; its text is kept unchanged
   *[other] { $n } of these have lines that could not be played. They continue from there; their texts are kept unchanged
}
take-in-figures = { $n ->
    [1] Statistics for one match
   *[other] Statistics for { $n } matches
}
take-in-days = { $n ->
    [1] One daily deal result
   *[other] { $n } daily deal results
}
take-in-solved = { $n ->
    [1] One solved problem
   *[other] { $n } solved problems
}
take-in-reviews = { $n ->
    [1] One review
   *[other] { $n } reviews
}
take-in-part-damaged = { $n ->
    [1] One part besides the matches is damaged and left out
   *[other] { $n } parts besides the matches are damaged and left out
}
take-in-part-newer = { $n ->
    [1] One part comes from a newer Talon and is left out
   *[other] { $n } parts come from a newer Talon and are left out
}
take-in-figures-newer = The statistics here come from a newer Talon and cannot be added to: update first
take-in-keep = { $n ->
    [1] Import it
   *[other] Import { $n }
}
take-in-rest = Import it
take-in-done-rest = Imported.
take-in-done = { $n ->
    [1] One match imported.
   *[other] { $n } matches imported.
}
import-empty = There is no text yet: choose a file, or paste some text.
import-too-long = That is too long to be a match.
import-request-size = { import-too-long }
import-reply-size = { import-too-long }
import-record-broken = This is not a Talon match: the text does not say which game, or its first deal cannot be set up.
import-record-newer = This was saved by a newer Talon (version { $number }). Reload the page to get that version.
import-game-unknown = This match is of a game that this Talon does not know.
import-game-away = { $offline ->
    [yes] The game of this match is not on this device yet: go online, then read the text again.
   *[no] The game of this match is not on this device yet and could not be fetched: read the text again.
}
import-engine-failed = The rules did not load, so the text cannot be read. Reload and try again.
