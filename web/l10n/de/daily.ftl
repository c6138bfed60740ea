### The deals of the day: one for each game, the same for everybody, and what came of them.

daily-title = Runden des Tages
daily-date = { $today ->
    [yes] Heute, { DATETIME($at, day: "numeric", month: "long") }
   *[no] { DATETIME($at, weekday: "long", day: "numeric", month: "long", year: "numeric") }
}
daily-today = Heute
daily-help = Dieselben Karten für alle. Ein Versuch zählt: ohne Tipps und ohne Zurücknehmen.
daily-late = Eine später gespielte Runde zählt im Kalender, aber für keine Serie.
daily-streak = { $n ->
    [1] Der erste Tag einer Serie: Morgen kann sie weitergehen.
   *[other] { $n } Tage in Folge.
}
daily-streak-due = { $n ->
    [1] Bisher ein Tag: Mit einer der heutigen Runden wird daraus eine Serie.
   *[other] Bisher { $n } Tage in Folge: Eine der heutigen Runden hält die Serie am Laufen.
}
daily-none = Für diesen Tag gibt es keine Runde: Sie reichen ein Jahr zurück, und keine kommt vor ihrer Zeit. Dies sind die von heute.

## A game of the day

daily-rivals = Gegen { $names }
daily-partner = Mit { $partners } gegen { $names }
daily-player = { $name } ({ $temperament })
daily-player-plain = { $name }
daily-play-game = Tagesrunde { $game } spielen
daily-go-on = Tagesrunde { $game } weiterspielen
daily-begun = Begonnen: Dieser Versuch zählt.
daily-gone = Begonnen und dann gelöscht: Einen zweiten Versuch, der zählt, gibt es nicht.
daily-free = Freier Versuch: { $game }
    .short = Freier Versuch
daily-free-on = Freien Versuch fortsetzen: { $game }
    .short = Freien Versuch fortsetzen
daily-look = Rückblick auf die Tagesrunde { $game }
    .short = Rückblick
daily-share = Ergebnis teilen: { $game }

## What came of it

daily-number = { $n }
daily-over-par = { $kind ->
    [over] besser als Par
    [under] schlechter als Par
   *[level] Genau Par
}
daily-lead = { $kind ->
    [over] { $n ->
        [1] 1 Punkt voraus
       *[other] { $n } Punkte voraus
    }
    [under] { $n ->
        [1] 1 Punkt zurück
       *[other] { $n } Punkte zurück
    }
   *[level] gleichauf
}
daily-compared = { $others ->
    [1] Gegenüber der anderen Seite
   *[other] Gegenüber dem Durchschnitt der anderen
}
daily-own = { daily-compared } lagst du am Ende { $mine }.
daily-mine = { daily-compared }: du { $mine }, ein Profi mit deinen Karten { $par }.
daily-par-working = Ein Profi spielt deine Karten, um herauszufinden, was Par ist. Du brauchst nicht zu warten.
daily-par-away = Was Par ist, war nicht herauszufinden. Schau später wieder vorbei.
daily-line = Talon { $game } { $day }: { $kind ->
    [over] { $n } besser als Par
    [under] { $n } schlechter als Par
   *[level] genau Par
} (Par-Version { $bots })

## The calendar

daily-month = { DATETIME($at, month: "long", year: "numeric") }
daily-month-before = Der Monat davor
daily-month-after = Der nächste Monat
daily-weekday = { DATETIME($at, weekday: "short") }
daily-day = { DATETIME($at, day: "numeric", month: "long") }: { $n } gespielt
