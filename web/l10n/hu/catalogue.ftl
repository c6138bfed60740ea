### Saved games: the list of matches, its search and filters, the sheet of one match, its name and tags.

saved-none = Még nincs parti. Az első laptól kezdve minden parti megmarad. Ha más eszközön már játszottál, ott exportáld, itt pedig importáld a partikat.
saved-running = Még tart
saved-over = Befejezett
saved-unknown = Ismeretlen parti
saved-broken = Nem olvasható
    .help = Ez a parti megsérült, és nem olvasható. Semmi sem lett felülírva: mentsd el fájlba, vagy töröld.
saved-newer = Újabb Talonból
    .help = Ezt a partit egy újabb Talon mentette. Töltsd újra az oldalt, hogy az a változat jöjjön; addig a parti így marad.
more-for = Műveletek: { $title }
star-for = Kedvenc: { $title }
saved-further = Még { $n } (hátravan { $all })
delete = Törlés
deleted = Parti törölve
stats = Ezen az eszközön
stats-alone = Csak az egyedül játszott partik. A többi a Statisztikában van.
stats-line = { $deals }, { $matches } parti, { $won } győzelem a gép ellen
everything-title = Minden egyben
everything-used = { $n } parti; a többi megőrzött dologgal együtt { $size } KB a nagyjából 5000-ből ezen az eszközön.

## Search and filters

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
