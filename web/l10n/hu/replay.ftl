### Looking back at a finished deal: the slider, the steps, what is seen.

replay-title = { $title }, visszanézés
replay-none = Még nincs mit visszanézni: ebből a partiból egy leosztás sem ért véget.
replay-dealt = Megtörtént az osztás.
replay-settled = Megvan az elszámolás.
replay-move = { $phase ->
    [start] Az elején
    [turn] { $part }. kör
   *[trick] { $part }. ütés
}, { $you ->
    [yes] { $n ->
        [1] az
        [5] az
       *[other] a
    }
   *[no] { $name }
} { $n ->
    [0] { "" }
   *[other] { $n }.{ " " }
}{ $you ->
    [yes] lépésed
   *[no] lépése
}{ $when ->
    [before] { " " }előtt
    [after] { " " }után
   *[at] { "" }
}
card-next = { $card }, a következő lépésben
card-better = { $card }, a jobbik lépésben
replay-seen = { $you ->
    [yes] Ahogy te láttad
   *[no] Ahogy { $name } látta
}
replay-seen-open = { $you ->
    [yes] Minden lap, a te helyed
   *[no] Minden lap, { $name } helye
}
replay-seat = Másik hely: nézd onnan
    .short = Másik hely
replay-open = Minden lap nyíltan
    .short = Minden lap
replay-try = Próba innen
    .short = Próba
replay-send = Küldés
replay-slider = A leosztás pillanata
replay-steps = Lépések
replay-deal-before = Előző leosztás
replay-trick-before = { $layout ->
    [rummy] Vissza egy kör végére
   *[other] Vissza egy ütés végére
}
replay-move-before = Egy lépés vissza
replay-play = Lejátszás
replay-stop = Állj
replay-move-after = Egy lépés előre
replay-trick-after = { $layout ->
    [rummy] Előre egy kör végére
   *[other] Előre egy ütés végére
}
replay-deal-after = Következő leosztás
replay-first = Az első pillanat
replay-last = Az elszámolás
replay-speed = Sebesség
replay-speed-slow = 1×
replay-speed-normal = 2×
replay-speed-fast = 3×

## The review: decisions weighed again by what their player could know.

replay-review = Elemzés
review-whose = Kinek a döntései
review-of = { $you ->
    [yes] A te döntéseid
   *[no] { $name } döntései
}
review-working = Döntések mérlegelése: { $n } / { $all }…
review-left = Megállt itt: { $n } / { $all } döntés.
review-stop = Állj
review-go = Tovább
review-nothing = Nem volt miről dönteni: mindig csak egy lehetőség volt.
review-fine = { $sure ->
    [yes] Egyik döntésen sem múlt sok.
   *[no] Amennyire megítélhető, egyik döntésen sem múlt semmi.
}
review-forced = { $n } választás nélkül
review-unweighed = { $n } nincs mérlegelve
review-missed = Néhány döntés mérlegelésére nem volt elég idő.
review-again = Mérlegelés most
review-accuracy = % pontosság
review-costs = Ami a legtöbbe került
review-move = { $place }:
review-told = „{ $played }” volt a választás; „{ $best }” { $loss } ponttal többet ér.
review-told-open = „{ $played }” volt a választás. Nyílt lapokkal „{ $best }” { $loss } ponttal nagyobb előnyt hozott volna.
review-told-close = „{ $played }” volt a választás: amennyire megítélhető, ugyanannyit ér, mint „{ $best }”.
review-told-best = „{ $played }” volt a választás: jobb nem akadt.
review-no-bet = Nincs tét
review-why = { $told } Miért? { $why }.
review-open = Nyílt lapokkal
    .help = Mi lett volna a legjobb, ha minden lapot látsz. Ezt senki sem tudhatta.
    .unknown = Nyílt lapokkal itt nincs elemzés: hogy mi lett volna a legjobb, az a talom sorrendjén is múlik, és azt senki sem látja.
review-open-best = Nyílt lapokkal { $all } döntésből { $n } volt a legjobb.
review-curve-about = Előny { $against ->
    [opponent] { $name } eredményéhez
    [team] az ellenfelekhez
   *[others] a többiek átlagához
} képest, pontokban. Teli kör: a menet közben várható. Üres kör: a tényleges.
review-curve = A várható pontok a leosztás során: { $values }
review-best = { $n } legjobb
review-good = { $n } jó
review-inaccuracy = { $n } pontatlanság
review-mistake = { $n } hiba
review-blunder = { $n } baklövés
replay-keep = A mentett partik közé
replay-kept = A mentett partik közé került
error-save-loose = Ezt a partit csak megnézted, nincs elmentve: olvasd be újra a fájlját.
