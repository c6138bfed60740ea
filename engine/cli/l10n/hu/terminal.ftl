### What the terminal says of itself; what a game says stands in its own files. What is typed is English in every
### language: moves as each game writes them, `hint` and the others that the help lists.

terminal-next = Enter: { $deal }
terminal-turn = { $name }, te jössz: az Enter megmutatja a lapjaidat
terminal-ask = { $name } (help vagy egy lépés)
terminal-cards = { $cards } lap
terminal-total = összesen { $total }
terminal-points = { $points } pont
terminal-place = { $place }. hely
terminal-less = { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } ponttal kevesebb, plusz-mínusz { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-as-good = ugyanolyan jó
terminal-help =
    ?        minden lépésed        hint   mit tenne a gép          undo   vissza az utolsó döntésedig
    log      mi történt            guide  amit tudni kell          concede  a parti feladása
    quit     kilépés

## Refusals, by their codes

terminal-move-notation = Ez nem lépés: a „?” felsorolja a tieidet
terminal-move-illegal = Ez a lépés most nem lehetséges: a „?” felsorolja a tieidet
terminal-seat-turn = Nem ez a játékos jön
terminal-match-over = A parti véget ért
terminal-undo-nothing = Nincs mit visszavonni
terminal-undo-off = Ennél az asztalnál nincs visszavonás
terminal-undo-late = Ezt már nem lehet visszavonni: azóta felfordult egy lap, vagy tét született

## Looking back, and checking the cards

terminal-seat = { $seat }. hely
terminal-decision = { $deal }. leosztás, { $move }. lépés, { $name }:
terminal-best = legjobb
terminal-good = jó
terminal-inaccuracy = pontatlanság
terminal-mistake = hiba
terminal-blunder = baklövés
terminal-behind = { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } ±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } ponttal kevesebb, mint: { $best }
terminal-open = nyílt lapokkal: { $best }
terminal-accuracy-deal = { $deal }. leosztás, { $name }: pontosság { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $decisions } döntésből
terminal-accuracy = { $name }: pontosság { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $decisions } döntésből
terminal-verified = { $deal }. leosztás, { $part ->
    [deck] pakli
   *[shuffle] { $number }. keverés
}: { $word ->
    [seed] ahogy a kezdőértékből következik
    [shares] ahogy mindenki hozzájárulásából következik
    [set] a partival megadva, nem kezdőértékből keverve
    [unlike] NEM az, ami a hozzájárulásokból következik
   *[other] NEM az, ami a kezdőértékből következik
}
terminal-commitment = { $deal }. leosztás, amire a házigazda előre elkötelezte magát: { $commitment }

## What a command cannot do

terminal-refused-read = Nem olvasható: { $path }
terminal-refused-text = Nem olvasható, mert nem UTF-8 szöveg: { $path }
terminal-refused-broken = Ez nem a Talon partija, mert nem derül ki belőle, melyik játéké, vagy az első leosztás nem osztható ki: { $path }
terminal-refused-newer = Ezt egy újabb Talon írta, előbb frissíts: { $path }
terminal-refused-unknown = Ez olyan játék partija, amelyet ez a Talon nem ismer: { $path }
terminal-refused-other = Ez egy másik játék ({ $game }) partija: { $path }
terminal-refused-lost = { $path }: ettől a sortól nem érvényes: { $line } ({ $why })
terminal-refused-over = { $path }: ettől a sortól nem érvényes: { $line } ({ $why }). Ments máshová, különben ezek a sorok elvesznek
terminal-refused-write = Nem írható: { $path }. A parti szövege itt következik: mentsd el kézzel
terminal-refused-folder = Nincs ilyen mappa: { $path }. Előbb hozd létre, vagy ments máshová
terminal-refused-game = Melyik játék? Ezek vannak: { $names }
terminal-refused-seats = { $game }: a játékosok száma { $counts } lehet, { $seats } nem
terminal-refused-option = A beállítás így írható: NÉV=ÉRTÉK, nem így: „{ $wish }”. Ezek vannak: { $names }
terminal-refused-seat = Nincs { $seat }. számú hely: 0 és { $most } közötti szám kell
terminal-refused-deal = Nincs benne befejezett leosztás, amelyet elemezni lehetne: { $path }
