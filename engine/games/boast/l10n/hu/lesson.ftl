### The lesson of Boast or Nothing. `lesson-boast-<step>` is what the coach says; `.done` follows the right move,
### `.trick` is about the finished trick while it lies there, `.wrong` answers any other move, the further attributes
### those that lesson.toml names: they say what the move would break.

lesson-boast-hand = Hét lap, tehát hét ütés: mindegyikbe mindenki egy lapot tesz, és a legjobb viszi. A kimaradt kettő senkié; a lapot tartó kéz jelzi az osztót.
lesson-boast-goal = A név jelentése „dicsekvés vagy semmi”: hármasban pontosan három ütéssel dicsekszel, 1 pontért, vagy egyet sem viszel, 2-ért. A nevek melletti karikák számolják: 0 / 3.
lesson-boast-tower = A torony rangsorolja a színeket: kék a piros fölött, piros a sárga fölött. Ha az ütésben több szín van, a legmagasabb viszi, bármik a számok.
lesson-boast-lead = Te hívsz. Akinek van a színből, az követi, vagy menekülőlapot tesz: az szürke, és sosem visz. Egy színen belül a legmagasabb szám viszi. Hívd a piros 7-est.
    .trick = Mind piros, tehát a legmagasabb szám viszi: a te 7-esed. Ez az első ütésed.
    .escape = A menekülőlap sosem visz. Ez lesz a kiutad, ha megvan a három ütés: tartsd meg.
    .blue = Ez is jó: csak a kék 7-es üti. Kezdd mégis a piros 7-essel, és tartsd meg a 6-ost olyan ütésre, amelyben mások hívnak kéket.
    .wrong = Ezt könnyen üthetik. A 7-esnél nincs magasabb piros, kék pedig csak attól jöhet, akinek nincs pirosa.
lesson-boast-yellow = Most hívd a sárga 5-öst, és nézd meg, mit csinál a torony.
    .trick = Cilinek nincs sárgája, kék 1-est játszott ki. A toronyban kék van a sárga fölött, ezért a kék viszi, hiába csak 1-es.
    .escape = A menekülőlap sosem visz. Ez lesz a kiutad, ha megvan a három ütés: tartsd meg.
    .blue = Most kék van a torony tetején, így a 6-os erős: tartsd meg egy olyan ütésre, amely kell.
    .two = A 2-es olyan ütésre való, amelyet el akarsz veszíteni: tartsd meg. Hívd a sárga 5-öst.
    .wrong = Az alacsony piros most keveset visz, de többet, ha piros kerül a torony tetejére: tartsd meg. Hívd a sárga 5-öst.
lesson-boast-chip = Mivel a torony döntött, a nyertes szín zsetonja alulra került: most kék a leggyengébb szín, és piros van legfölül.
lesson-boast-follow = Cili kéket hív. Akinek van kékje, kéket tesz, vagy menekülőlapot. A 6-osod üti a 4-est: játszd ki.
    .trick = Mind kék, tehát a legmagasabb szám viszi: a te 6-osod. A toronyra nem volt szükség, marad, ahogy volt.
    .wrong = A menekülőlap sosem visz, és ez az ütés kell neked: a második lenne.
lesson-boast-low = Két ütésed van, és még egy kell: azt a pirosaid elvihetik, mert piros van felül. Előbb a sárga 2-est hívd: ha sokáig marad, elvihet egy fölösleges ütést.
    .trick = Cili szürke lapja menekülőlap: bármire mehet, és sosem visz. Így Béla sárga 7-ese viszi az ütést.
    .escape = A menekülőlap biztosan veszít, ezért a legvégén ér a legtöbbet. A sárga 2-est most még könnyű ütni.
    .wrong = Piros van a torony tetején: a pirosaid még elvihetik azt az egy ütést, amely kell. Hívd a sárga 2-est.
lesson-boast-escape = Ha valaki menekülőlappal hív, az utána következő első színes lapot kell követni. Most Béla hív: nézd meg, mit választ.
lesson-boast-red = Kék a hívás, és neked nincs: bármi mehet. Piros van a torony tetején, így még a 2-esed is üti a kékjeiket.
    .trick = Piros van a kék fölött, ezért a 2-esed viszi: ez a harmadik ütésed. Most a piros zseton kerül alulra.
    .one = Az 1-es is vinné, de tartsd meg: a piros utána a torony aljára süllyed, és ott egy 1-es mindennel szemben veszít.
    .escape = A menekülőlap elengedné ezt az ütést, pedig ez a harmadik, amely kell. Piros viszi.
lesson-boast-exact = Három ütés: pont annyi, amennyi kell, és eggyel se több. Piros van a torony alján, így a piros 1-est bármely más szín üti, és bármely piros is: hívd azt.
    .trick = Béla sárga 1-ese üti a piros 1-esedet, mert sárga van legfölül. Így maradt a három ütésed, és Béla hív.
    .wrong = A menekülőlap mindig biztonságos, tartogasd hát a legvégére. A piros 1-es most biztonságos: minden kint lévő lap üti.
lesson-boast-last = Most a menekülőlap: sosem visz, tehát marad a három ütés. Egy partiban az egyetlen kijátszható lap magától megy.
lesson-boast-score = Pontosan három: 1 pont. Béla és Cili két ütéssel semmit sem kap. Gyenge lapokkal egyetlen ütésre se törekedj: az 2 pont. Öt pont nyer. Négyen vagy öten: lásd „Szabályok”.
