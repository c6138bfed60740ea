### The deals of the day: one for each game, the same for everybody, and what came of them.

daily-title = Today’s deals
daily-date = { $today ->
    [yes] Today, { DATETIME($at, day: "numeric", month: "long") }
   *[no] { DATETIME($at, weekday: "long", day: "numeric", month: "long", year: "numeric") }
}
daily-today = Today
daily-help = The same cards for everybody. One try counts: no hints, no take-backs.
daily-late = A deal played late counts in the calendar but not towards a streak.
daily-streak = { $n ->
    [1] Day one of a streak. Come back tomorrow to keep it going.
   *[other] { $n } days in a row.
}
daily-streak-due = { $n ->
    [1] One day so far: play one of today’s deals to make it a streak.
   *[other] { $n }-day streak. Play one of today’s deals to keep it going.
}
daily-none = There is no deal for that day: they go back a year, and none appears early. These are today’s.

## A game of the day

daily-rivals = Against { $names }
daily-partner = With { $partners } against { $names }
daily-player = { $name } ({ $temperament })
daily-player-plain = { $name }
daily-play-game = Play the { $game } deal
daily-go-on = Continue the { $game } deal
daily-begun = Started: this try counts.
daily-gone = Started, then deleted: a second try does not count.
daily-free = Free try at { $game }
    .short = Free try
daily-free-on = Continue the free try at { $game }
    .short = Continue the free try
daily-look = Look back at the { $game } deal
    .short = Look back
daily-share = Share your { $game } result

## What came of it

daily-number = { $n }
daily-over-par = { $kind ->
    [over] better than par
    [under] worse than par
   *[level] Level with par
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
daily-compared = { $others ->
    [1] Compared with the other side
   *[other] Compared with the average of the others
}
daily-own = { daily-compared }, you finished { $mine }.
daily-mine = { daily-compared }: you { $mine }, an expert with your cards { $par }.
daily-par-working = An expert is playing your cards to work out par. No need to wait.
daily-par-away = Par could not be worked out. Try again later.
daily-line = Talon { $game } { $day }: { $kind ->
    [over] { $n } better than par
    [under] { $n } worse than par
   *[level] level with par
} (par version { $bots })

## The calendar

daily-month = { DATETIME($at, month: "long", year: "numeric") }
daily-month-before = Previous month
daily-month-after = Next month
daily-weekday = { DATETIME($at, weekday: "short") }
daily-day = { DATETIME($at, day: "numeric", month: "long") }: { $n } played
