### The deals of the day: one for each game, the same for everybody, and what came of them.

daily-title = Mai leosztások
daily-date = { $today ->
    [yes] Ma, { DATETIME($at, day: "numeric", month: "long") }
   *[no] { DATETIME($at, weekday: "long", day: "numeric", month: "long", year: "numeric") }
}
daily-today = Ma
daily-help = Mindenkinek ugyanazok a lapok. Egy próba számít: tippek és visszavonás nélkül.
daily-late = Az utólag lejátszott leosztás a naptárban számít, de a sorozatba nem.
daily-streak = { $n ->
    [1] Egy sorozat első napja, holnap folytatódhat.
   *[other] { $n } napos sorozat.
}
daily-streak-due = { $n ->
    [1] Eddig egy nap: a mai leosztások egyikével sorozat lesz belőle.
   *[other] Eddig { $n } napos sorozat: a mai leosztások egyikével folytatódik.
}
daily-none = Arra a napra nincs leosztás: egy évre nyúlnak vissza, és egyik sem jön a napja előtt. Ezek a maiak.

## A game of the day

daily-rivals = Ellenfél: { $names }
daily-partner = Társ: { $partners }, ellenfél: { $names }
daily-player = { $name } ({ $temperament })
daily-player-plain = { $name }
daily-play-game = Játék: { $game }, napi leosztás
daily-go-on = Folytatás: { $game }, napi leosztás
daily-begun = Elkezdted: ez a próba számít.
daily-gone = Elkezdted, aztán törölted: a második próba nem számít.
daily-free = Szabad próba: { $game }
    .short = Szabad próba
daily-free-on = Szabad próba folytatása: { $game }
    .short = Szabad próba folytatása
daily-look = Visszanézés: { $game }, napi leosztás
    .short = Visszanézés
daily-share = Megosztás: { $game }, eredmény

## What came of it

daily-number = { $n }
daily-over-par = { $kind ->
    [over] ponttal jobb a parnál
    [under] ponttal rosszabb a parnál
   *[level] Pontosan par
}
daily-lead = { $kind ->
    [over] { $n } pont előny
    [under] { $n } pont hátrány
   *[level] döntetlen
}
daily-compared = { $others ->
    [1] Az ellenfélhez képest
   *[other] A többiek átlagához képest
}
daily-own = { daily-compared } az eredményed: { $mine }.
daily-mine = { daily-compared } az eredményed { $mine }, egy mesteré a te lapjaiddal { $par }.
daily-par-working = Egy mester most játssza a lapjaidat, hogy kiderüljön, mennyi a par. Nem kell megvárnod.
daily-par-away = Nem sikerült kideríteni, mennyi a par. Gyere vissza érte később.
daily-line = Talon { $game } { $day }: { $kind ->
    [over] { $n } ponttal jobb a parnál
    [under] { $n } ponttal rosszabb a parnál
   *[level] pontosan par
} (a par { $bots }. változata)

## The calendar

daily-month = { DATETIME($at, month: "long", year: "numeric") }
daily-month-before = Előző hónap
daily-month-after = Következő hónap
daily-weekday = { DATETIME($at, weekday: "short") }
daily-day = { DATETIME($at, day: "numeric", month: "long") } – { $n } lejátszva
