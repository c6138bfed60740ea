### Saved games: the list of matches, its search and filters, the sheet of one match, its name and tags.

saved-none = Noch keine Partie. Gespeichert wird ab der ersten Karte. Hast du schon auf einem anderen Gerät gespielt, dann exportiere dort und importiere hier.
saved-running = Läuft noch
saved-over = Beendet
saved-unknown = Unbekannte Partie
saved-broken = Nicht lesbar
    .help = Was hier liegt, ist beschädigt und nicht lesbar. Nichts wurde überschrieben: Sichere es als Datei oder lösche es.
saved-newer = Von einem neueren Talon
    .help = Diese Partie stammt von einem neueren Talon. Lade die Seite neu, um es zu bekommen; bis dahin bleibt die Partie, wie sie ist.
more-for = Mehr zu { $title }
star-for = Favorit: { $title }
saved-further = { $n } weitere zeigen, { $all } übrig
delete = Löschen
deleted = Partie gelöscht
stats = Auf diesem Gerät
stats-alone = Nur Solopartien. Alle anderen stehen unter Statistik.
stats-line = { $deals }, { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
}, { $won } gegen den Computer gewonnen
everything-title = Alles zusammen
everything-used = { $n ->
    [1] Eine Partie und alles andere Gespeicherte belegen
   *[other] { $n } Partien und alles andere Gespeicherte belegen
} { $size } von etwa 5.000 KB auf diesem Gerät.

## Search and filters

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
