### Figures: what the finished deals of this device come to.

figures-none = Még nincs mit számolni. Játssz végig egy leosztást, és itt lesznek a számai.
figures-nothing = Ezek között a partik között nincs befejezett leosztás.
figures-newer = Ezeket a számokat a Talon újabb változata írta. Frissíts, hogy lásd őket; semmi sem nyúl hozzájuk.

## What is chosen.

figures-choice = Miről szól a statisztika
figures-by-game = Játék
figures-by-kind = Fajta
figures-by-person = Játékos
figures-by-seats = Létszám
    .all = Bármennyi
figures-by-level = Szint
    .all = Minden szint
figures-by-other = Ellenfél
    .all = Mindenki
figures-by-period = Idő
    .all = Mindig
figures-kind-alone = Egyedül
figures-kind-people = Kézről kézre
figures-kind-practice = Gyakorlás
figures-kind-daily = Napi leosztás
figures-level-mixed = Vegyes szint
figures-seats = { $n } játékos
figures-days = { $n ->
    [365] Utolsó 12 hónap
   *[other] Utolsó { $n } nap
}

## The numbers.

figures-percent = { $n }%
figures-part = { $part } / { $whole }
figures-points = Pont leosztásonként
figures-best = legjobb: { $n }
figures-won-deals = Nyert leosztások
figures-won-matches = Nyert partik
figures-run = Zsinórban nyert partik
    .about = leghosszabb
figures-run-deals = Zsinórban nyert leosztások
figures-accuracy = Pontosság
figures-reviewed = { $deals } elemezve
figures-low = Ebben a játékban a kevesebb pont a jobb.
figures-facts = Ebben a játékban

## The curves.

figures-chart-points = Pontok leosztásonként
    .mean = Pont leosztásonként
figures-chart-won = Nyert leosztások százalékban
    .mean = Nyert
figures-chart-accuracy = Az elemzett leosztások pontossága
    .mean = Pontosság
figures-curve = Görbe { $n } leosztásról. Az utolsó tíz átlaga { $mean }.
figures-table = Táblázatban
figures-deals = Leosztások
figures-trend = Utolsó tíz

## Achievements.

figures-feats = Teljesítmények
figures-feats-count = { $n } / { $all } megvan
figures-feat-open = még nincs
figures-earned-one = Teljesítmény: „{ $name }”. A feladat ez volt: { $about }
figures-earned = Teljesítmények: { $names }

## The matches.

figures-history = Partik
figures-against = Ellenfél: { $names }
figures-match-won = Nyert
figures-match-place = { $n }. hely
figures-match-running = Tart
figures-gone = Törölve
figures-more = Még { $n }

## How it was counted.

figures-counted = Hogyan áll össze
figures-how = Minden leosztás, amelyet ezen az eszközön végigjátszottak, egyszer számít. Ami már bekerült, a parti törlése után is megmarad. Az egyedül játszott partik, a napi leosztás, a kézről kézre játszottak és a gyakorlás külön szerepelnek. Amit visszanézésből próbáltak ki, vagy ami linken jött, sehová sem számít bele.
figures-counting = Parti számolása: { $n } / { $all }…
figures-again = Újraszámolás a mentett partikból
figures-lost = A megőrzött statisztika megsérült, ezért a mentett partikból újra elkészült. A törölt partikból egy s más elveszhetett.
figures-failed = { $n } partit nem lehetett elolvasni, ezek nem számítanak bele.
figures-away = { $n } parti akkor számít majd bele, ha a játéka már ezen az eszközön lesz.
figures-unkept = Nincs hely ezeknek a számoknak: legközelebb újra kell számolni őket. Partik törlésével lesz hely.
