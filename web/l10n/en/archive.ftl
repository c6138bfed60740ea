### Matches as text: exported, and imported.

export-open = This match is still running: its text holds every card of the hand, also those that nobody may see yet.
export-whole = The whole match
    .help = To go on elsewhere, or for a bug report
export-finished = Only what is finished
    .help = No hidden cards; goes on with a new deal
export-nothing-finished = Without hidden cards there is nothing to give away yet: the first deal is not over.
export-file = Save as a file
import-line = Bring in a match, or a file with many, that was exported here or on another device.
import-file = Choose a file
import-paste = Or paste its text
import-read = Read
import-reading = Reading
import-found = { $game }: { $names }, { $deal }, { $ply ->
    [one] one move played
   *[other] { $ply } moves played
}.
import-lost = { $n ->
    [one] One line could not be played. The match goes on from there; the text is kept as it came.
   *[other] { $n } lines could not be played. The match goes on from there; the text is kept as it came.
}
import-lost-line = Line { $line }: { $text }
import-look = Look back at it first
import-keep = Add to saved games
everything-line = { $n ->
    [1] One match
   *[other] { $n } matches
}, { $size } KB. Bring the file in here or on another device: what is there already does not come twice.
everything-rest = What was counted of your deals, your results of deals of the day and the problems that you have solved go along.
everything-damaged = Some of what was counted or solved is damaged, and does not go along. Opening the figures makes them again.
everything-file = Save file { $n } of { $all }
everything-unread = { $n ->
    [1] One match cannot be read and is not among them: save its text from its own menu.
   *[other] { $n } matches cannot be read and are not among them: save their texts from their own menus.
}
everything-open = The text of a match that is still running holds every card of its hand, also those that nobody may see yet.
take-in-reading = Reading match { $n } of { $all } …
take-in-new = { $n ->
    [1] One new match
   *[other] { $n } new matches
}
take-in-further = { $n ->
    [1] One that goes further than here
   *[other] { $n } that go further than here
}
take-in-known = { $n ->
    [1] One that is here already
   *[other] { $n } that are here already
}
take-in-damaged = { $n ->
    [1] One that cannot be read
   *[other] { $n } that cannot be read
}
take-in-cut = { $n ->
    [1] One of these has lines that could not be played. It goes on from there; its text is kept as it came
   *[other] { $n } of these have lines that could not be played. They go on from there; their texts are kept as they came
}
take-in-figures = { $n ->
    [1] What was counted of one match
   *[other] What was counted of { $n } matches
}
take-in-days = { $n ->
    [1] One result of a deal of the day
   *[other] { $n } results of deals of the day
}
take-in-solved = { $n ->
    [1] One solved problem
   *[other] { $n } solved problems
}
take-in-part-damaged = { $n ->
    [1] One part beside the matches is damaged and left out
   *[other] { $n } parts beside the matches are damaged and left out
}
take-in-part-newer = { $n ->
    [1] One part comes from a newer Talon and is left out
   *[other] { $n } parts come from a newer Talon and are left out
}
take-in-figures-newer = The figures here were written by a newer Talon and take nothing in: update first
take-in-keep = { $n ->
    [1] Take it in
   *[other] Take { $n } in
}
take-in-rest = Take it in
take-in-done-rest = Taken in.
take-in-done = { $n ->
    [1] One match taken in.
   *[other] { $n } matches taken in.
}
import-empty = There is no text yet: choose a file, or paste one.
import-too-long = That is too long to be a match.
import-request-size = { import-too-long }
import-reply-size = { import-too-long }
import-record-broken = This is no match of Talon: the text does not say which game, or its first hand cannot be dealt.
import-record-newer = A newer Talon has written this (version { $number }). Reload the page to get that version.
import-game-unknown = This is a match of a game that this Talon does not know.
import-engine-failed = The rules did not load, so the text cannot be read. Reload and try again.
