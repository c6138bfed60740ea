### Lessons: what the coach's panel says besides the steps, which are each game's own, and the offer before a first match.

lesson-step = Lépés: { $n } / { $all }
lesson-next = Tovább
lesson-back = Előző lépés
lesson-leave = Kilépés
lesson-again = Még egyszer
lesson-play = Jöhet egy parti
lesson-watch = { $count ->
    [1] Jó. Most figyeld, mit lép { $name }.
   *[other] Jó. Most figyeld a többieket.
}
lesson-read-first = Előbb olvass tovább: a „Tovább” vezet a lépéshez.
lesson-taps = Partiban egy koppintás a lapot azokkal együtt emeli ki, amelyekkel a leginkább összetartozik; a „Csak ez a lap” és a többi lehetőség a lapjaid fölött áll.
lesson-offer = Új neked ez a játék: { $game }?
lesson-offer-text = Egy lecke az asztalnál megmutatja, hogyan megy, lépésről lépésre.
lesson-known = Ismerem
lesson-begin = Jöhet a lecke
lesson-resume = Lecke folytatása, { $n }. lépés
lesson-anew = Az elejétől
