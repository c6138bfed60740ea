### What the list of matches has besides its rows: search and filters, the sheet of one match, its name and tags.

find = Partien suchen
find-found = { $n } von { $all ->
    [one] einer Partie
   *[other] { $all } Partien
}
find-game = Spiel
find-all-game = Alle Spiele
find-state = Status
find-all-state = Jeder Status
find-state-running = Läuft noch
find-state-over = Beendet
find-state-practice = Übung
find-state-daily = Tagesrunde
find-tag = Stichwort
find-all-tag = Alle Stichwörter
find-star = Favoriten
find-clear = Alle zeigen
find-day = { DATETIME($at, weekday: "long", day: "numeric", month: "long", year: "numeric") }
rename = Name und Stichwörter
rename-label = Name dieser Partie
tags-label = Stichwörter
tags-example = Familie, Sonntag
tags-help = Bis zu { $n } eigene Wörter, mit Kommas dazwischen.
tags-known = Stichwörter anderer Partien

## The sheet of one match

when = { DATETIME($at, day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
open-running = Weiterspielen
open-finished = Ergebnis ansehen
look-back = Rückblick auf ihre Runden
same-cards = Dieselben Karten noch einmal spielen
rescue = Was übrig ist, als Datei sichern
