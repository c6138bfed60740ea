### Problems: positions in which one move decides.

problems-line = Egyetlen lépés dönt. Találd meg abból, amit tudhatsz: a lapokból, amelyeket látsz, és abból, ami már elment.
problems-count = Megoldva { $solved } / { $all }, ebből elsőre { $first }.
problems-done = Mind megoldva ({ $all }), ebből elsőre { $first }.
problems-next = { $n }. feladvány
problems-level = { $level }: { $solved } / { $all }
problems-one = { $state ->
    [first] { $n }. feladvány, elsőre megoldva
    [later] { $n }. feladvány, megoldva
    [tried] { $n }. feladvány, próbálva
   *[new] { $n }. feladvány
}
problems-wait = Úton vannak a feladványok…
problems-all-solved = Mindet megoldottad.

# The others at the table, in their order, with a blank between two names.
problem-names = Béla Cili Dani Elza
problem-title = { $game } · { $n }. feladvány
problem-title-sent = { $game } · feladvány egy linkből
problem-level-1 = Könnyebb
problem-level-2 = Nehezebb
problem-level-3 = Legnehezebb
problem-ask = Te jössz, és egyetlen lépés dönt. Melyik?
problem-again = Nem ez az. Nézd meg még egyszer.
problem-first = Megoldva, elsőre.
problem-solved = Megoldva.
problem-leave = Minden feladvány
problem-tell = Miért?
problem-next = Következő
problem-try = Újra
problem-reveal = Megoldás

## The sheet that answers a move.

problem-right = Ez az a lépés
problem-wrong = Nem a legjobb lépés
problem-solution = Ezt kell lépni
problem-why = Miért? { $why }.
problem-refuted = { $result ->
    [worse] Így folytatódhat: { $what }. Így a végén { $points } pontod lesz; a legjobb lépés után { $best } volna.
    [same] Így folytatódhat: { $what }. Így is, úgy is { $points } pontod lesz, de összességében a többiek jobban járnak, mint a legjobb lépés után.
   *[better] Így folytatódhat: { $what }. Így { $best } helyett { $points } pontod lesz, de a többiek még jobban járnak vele.
}
problem-follows = Mi következik, ahogy a lapok fekszenek
problem-further = { $count ->
    [1] És még egy sor
   *[other] És még { $count } sor
}
problem-writes = { $name }: { $points }
problem-ends = A végén
problem-mine = A te lépésed után
problem-best = A legjobb lépés után
error-problem-none = Ilyen feladvány nincs. Ami van, mind ott áll a „Feladványok” között.
