### The deals of the day: one for each game, the same for everybody, and what came of them.

daily-title = Today’s deals
daily-date = { $today ->
    [yes] Today, { DATETIME($at, day: "numeric", month: "long") }
   *[no] { DATETIME($at, weekday: "long", day: "numeric", month: "long", year: "numeric") }
}
daily-today = Today
daily-help = The same cards for everybody. One try counts: without hints, and without taking back.
daily-late = Played late, a deal counts in the calendar, but for no row of days.
daily-streak = { $n ->
    [1] The first day of a row, which may go on tomorrow.
   *[other] { $n } days in a row.
}
daily-streak-due = { $n ->
    [1] One day so far: with one of today’s deals it becomes a row.
   *[other] { $n } days in a row so far: one of today’s deals keeps it going.
}
daily-none = There is no deal for that day: they go back a year, and none comes before its time. These are today’s.

## A game of the day

daily-rivals = Against { $names }
daily-partner = With { $partners } against { $names }
daily-player = { $name } ({ $temperament })
daily-player-plain = { $name }
daily-play-game = Play the deal of { $game }
daily-go-on = Continue the deal of { $game }
daily-begun = Begun: this try counts.
daily-gone = Begun and then deleted: there is no second try that counts.
daily-free = Free try at { $game }
    .short = Free try
daily-free-on = Continue the free try at { $game }
    .short = Continue the free try
daily-look = Look back at the deal of { $game }
    .short = Look back
daily-share = Share the result at { $game }

## What came of it

daily-number = { $kind ->
    [over] +
   *[under] −
}{ $n }
daily-over-par = { $kind ->
    [over] over par
    [under] under par
   *[level] Exactly par
}
daily-lead = { $kind ->
    [over] { $n ->
        [1] 1 point ahead
       *[other] { $n } points ahead
    }
    [under] { $n ->
        [1] 1 point behind
       *[other] { $n } points behind
    }
   *[level] level
}
daily-own = You came out { $mine }.
daily-mine = You: { $mine }. An expert with your cards: { $par }.
daily-par-working = An expert is playing your cards, to find out what par is. You need not wait.
daily-par-away = What par is could not be found out. Come back later for it.
daily-line = Talon { $game } { $day } { $kind ->
    [over] +{ $n } over par
    [under] −{ $n } under par
   *[level] at par
} (bots { $bots })

## The calendar

daily-month = { DATETIME($at, month: "long", year: "numeric") }
daily-month-before = The month before
daily-month-after = The next month
daily-weekday = { DATETIME($at, weekday: "short") }
daily-day = { DATETIME($at, day: "numeric", month: "long") }: { $n } played
