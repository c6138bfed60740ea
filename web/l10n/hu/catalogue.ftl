### What the list of matches has besides its rows: search and filters, the sheet of one match, its name and tags.

find = Partik keresése
find-found = { $n } / { $all } parti
find-game = Játék
find-all-game = Minden játék
find-state = Állapot
find-all-state = Bármelyik
find-state-running = Tart
find-state-over = Befejezett
find-state-practice = Gyakorlás
find-state-daily = Napi leosztás
find-tag = Címke
find-all-tag = Bármelyik
find-star = Kedvencek
find-clear = Összes
find-day = { DATETIME($at, weekday: "long", day: "numeric", month: "long", year: "numeric") }
rename = Név és címkék
rename-label = A parti neve
tags-label = Címkék
tags-example = család, vasárnap
tags-help = Legfeljebb { $n } saját szó, vesszővel elválasztva.
tags-known = Más partik címkéi

## The sheet of one match

when = { DATETIME($at, day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
open-running = Folytatás
open-finished = Az eredmény megnézése
look-back = A leosztások visszanézése
same-cards = Ugyanezek a lapok újra
rescue = A maradék mentése fájlba
