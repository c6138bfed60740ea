### The table's own words. What a game says of itself stands in its own file.
### $seat is a name, and $seat_you "yes" where it is the one person who plays here.

## Cards

card-points = { $card }, { $points } pont
card-given = { $card }, ezt adod oda
card-received = { $card }, most kaptad
card-drawn = { $card }, most húztad
card-stands = { $card }, itt: { $rank }
card-no-join = { $card }, nem illik ide
card-r = rombusz { $rank }
card-o = nap { $rank }
card-y = csillag { $rank }
card-g = levél { $rank }
card-b = csepp { $rank }
card-s = pikk { $rank }
card-h = kőr { $rank }
card-d = káró { $rank }
card-c = treff { $rank }
rank-J = bubi
rank-Q = dáma
rank-K = király
rank-A = ász

## The table

table-setting = Asztalra kerülnek a lapok
table-older = A parti legutóbbi mentése nem olvasható: ez az előtte lévő
table-menu = Menü
table-score = Pontok
table-score-label = Pontok: { $scores }
table-players = A többi játékos
table-hand = Lapjaid, { $n } darab
table-trick = Az ütés
table-tricks = Ütések
table-tricks-none = Még nincs kijátszott lap
table-last = Utolsó ütés
table-guide = Segédlet
table-log = Mi történt
table-sort-rank = Rang szerint rendezve: rendezés szín szerint
table-sort-suit = Szín szerint rendezve: rendezés rang szerint
table-sort-own = Kézzel rendezve: rendezés rang szerint
table-sort-melds = Kombinációkban: rendezés rang szerint
table-melds-best = Legjobb kombinációkba rendezés
table-melds = Kombinációk az asztalon
table-melds-none = Még senki sem rakott le
table-stock = Talom
table-aim = { $where }: { $what }
table-no-drop = Ez a lap nem ide való
table-drop-what = Előbb jelöld ki, mi kerüljön oda
hand-found = Kijelölés: { $what }
hand-found-none = Még nincs kombináció
hand-moved = { $card }: { $n }. hely, összesen { $all }
table-practice = { $title } · gyakorlás
table-of-day = { $game } · { $free ->
    [yes] szabad próba
   *[no] napi leosztás
}, { DATETIME($day, day: "numeric", month: "short") }
table-undo = Visszavonás
    .when = Az utolsó lépésed, amíg azóta nem derült ki semmi új
    .short = Visszavonás
table-undone = Visszavonva
table-undo-of = Visszavon: { $name }
table-hint = Tipp
table-hint-why = { $move }. { $why }
table-hint-move = { $move }
table-hint-bet = { $waits ->
    [yes] A téttel várhatsz
   *[no] Jobb tét nélkül
}
table-automatic = Egyetlen lehetőséged, magától megy: { $cards }
table-automatic-move = Egyetlen lehetőséged, magától megy. { $move }
table-automatic-pass = Ebből a kézből ezt semmi sem üti: passzolsz
table-hint-weighs = Fontolgatás…
table-hint-others = Vagy: { $moves }
table-hint-other =
    „{ $move }” ({ $loss ->
        [0] kicsit gyengébb
        [0.5] nagyjából fél ponttal gyengébb
        [1] nagyjából egy ponttal gyengébb
        [1.5] nagyjából másfél ponttal gyengébb
       *[other] nagyjából { $loss } ponttal gyengébb
    })
table-hint-next = „{ $move }”
table-hint-close = Talán ugyanolyan jó: { $moves }
table-hint-as-good = Ugyanolyan jó: { $moves }
table-clear = Kijelölés törlése
table-other = Jelölj ki más lapokat
table-rule = A szabály
table-complete = Kombinációk a kijelölt lapokkal
table-only = Csak ez a lap
table-moment = Egy pillanat
table-no-join = Ez a lap nem illik ide
table-rush = Ugrás az eredményre
table-thinking = { $name } gondolkodik
table-reveal = { $name } lapjai
token-moved = { $chip }, az utolsó ütés tette ide
token-beats = erősebb, mint: { $chips }
token-lowest = a leggyengébb
trick-earlier = A korábbi lapok ezek alatt
trick-number = { $n }. ütés
seat-turn = soron van
seat-leads = hívó
seat-top = eddig ez viszi
seat-dealer = osztó
seat-dealer-about = Az osztó jele: ő osztotta a lapokat
seat-about = Bővebben: { $name }
seat-told = { $name }: { $what }
seat-cards = { $n } lap kézben{ $open ->
    [0] {""}
   *[other] {", "}ebből { $open } nyílt
}
seat-partner = társ
seat-against = ellenfél
seat-out = { $n ->
    [1] első kint
    [2] második kint
    [3] harmadik kint
   *[other] kint
}

## Bets

table-bet = A téted
table-bet-sure = A szabály szerint a tét nem vonható vissza.
table-bet-practice = Mehet a tét? Ennél az asztalnál visszavonható.
table-bet-never = Nem mondasz be tétet? Később már nem lehet.
table-bet-later = Később
table-bet-lapses = Utolsó esély
table-bet-lapses-said = Az első lapod után már nincs tét. Tét nélkül játszol?
table-bet-back = Vissza
table-bet-without = Játék tét nélkül
table-bet-someone = Valaki tétet mondana be
table-bet-who = Ki mond be tétet?
table-bet-of = { $name } tétje
table-bet-none = Itt most senki sem mondhat be tétet

## After a hand

table-settlement = A leosztás pontjai
table-next = Új leosztás
table-home = Kezdőlap
table-daily = Vissza a mai leosztásokhoz
table-replay = A leosztás visszanézése
    .short = Visszanézés
score-look-back = { $n }: visszanézés
table-review = A leosztás elemzése
    .short = Elemzés
table-same = Ugyanezek a lapok újra
table-rematch = Visszavágó
table-won = { $you ->
    [yes] Megnyerted a partit
   *[no] { $name } nyerte a partit
}
table-won-together = A parti nyertesei: { $names }
table-shared = Holtversenyben első: { $names }
table-place = { $n }.
summary-nothing = Nincs pont
summary-aim = { $result ->
    [better] Ezt kellett megverni: { $aim }. A te eredményed { $points }: jobb.
    [same] Ezt kellett megverni: { $aim }. A te eredményed ugyanannyi.
   *[worse] Ezt kellett megverni: { $aim }. A te eredményed { $points }.
}
summary-total = Összesen { $points }
summary-said = { $names }: { $points } pont, összesen { $total }
summary-ahead = Vezet: { $names }
summary-hands = Mindenki lapjai
curve-label = Pontok leosztásról leosztásra: { $scores }
about-card-worth = { $n ->
    [0] Nem ér semmit
   *[other] { $n } pontot ér
}
about-card-fits = Ezt teheted vele:
about-card-not = Most nem játszható ki
score-bet = {" "}({ $lost ->
    [yes] tét: { $value }, elbukva
   *[no] tét: { $value }
})
    .short = tét { $value }
score-deal = Leosztás
score-total = Összesen

## Between two people

curtain-turn = { $name }, te jössz
curtain-turn-to = { $name }
curtain-show = Én vagyok { $name }: mutasd a lapjaimat
curtain-agree = { $wants } visszavonná az utolsó döntését. Beleegyezel?
curtain-agree-yes = Igen, vonja vissza
curtain-agree-no = Nem, tovább
unkept = Ez a parti nem mentődik
unkept-full = Nincs több hely ezen az eszközön. Játszhatsz tovább, de a parti elvész, ha ez az oldal bezárul. Amint lesz hely, a mentés folytatódik.
unkept-off = Ez a böngésző semmit sem őriz meg ennek az oldalnak. Játszhatsz tovább, de a parti elvész, ha az oldal bezárul: exportáld, hogy később folytathasd.
unkept-again = Ez a parti újra mentődik
unkept-delete = { $n } befejezett parti törlése
unkept-delete-title = Helycsinálás
unkept-delete-text = { $n } befejezett parti törlődik erről az eszközről. Ez nem vonható vissza.
curtain-taken = Ez a parti máshol van nyitva
curtain-taken-text = A böngésző egy másik füle vagy ablaka játssza ezt a partit. Csak az egyik mentheti.
curtain-taken-here = Játék itt

## Menu

table-menu-guide = Segédlet
table-menu-tricks = Ütések visszanézése
table-menu-log = Mi történt
table-menu-score = Pontok
table-menu-bets = Valaki tétet mondana be
table-menu-reopen-bets = Tét
table-menu-phones = Telefonok az asztalnál
table-menu-players = Ki játszik
table-menu-replay = Az utolsó leosztás visszanézése
table-menu-review = Az utolsó leosztás elemzése
table-menu-branch = Vissza oda, ahonnan ez a próba indult
table-menu-rules = Szabályok
table-menu-settings = Beállítások
table-menu-keys = Billentyűk
table-menu-export = A parti exportálása
table-menu-leave = Felállás az asztaltól
    .help = A parti megmarad, és vár rád
table-menu-concede = A parti feladása
    .help = Elveszíted, és a befejezettek közé kerül
table-menu-abandon = A parti törlése
    .help = Mintha sosem lett volna
players-to-bot = Gép játsszon tovább
concede-title = Feladod a partit?
concede-text = Vereségnek számít, és a befejezett partik közé kerül.
concede-text-of = { $name } feladja, és ezzel mindenkinek véget ér. A befejezett partik közé kerül.
concede-yes = Feladom
abandon-title = Törlöd ezt a partit?
abandon-text = Mindennel törlődik, ami eddig történt benne.
abandon-yes = Törlés
abandon-done = A parti törölve
abandon-undo = Vissza vele

mend-title = A parti egy része nem olvasható
mend-text = Új partiként folytatható innen: { $deal }, { $ply }. lépés. Ez itt marad, ahogy van.
mend-yes = Folytatás onnan
