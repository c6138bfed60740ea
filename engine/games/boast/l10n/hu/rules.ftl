### How to play Boast or Nothing, in our own words. `rules-boast` lists the sections in their order.
### In a `.body` a paragraph is one line; `- ` begins an item; ((cards | caption)) is a picture, a comma parts plays.

rules-boast = aim cards deal trick tower escapes chips needed scoring match options

rules-boast-aim = A cél
    .body =
        Vigyél el pontosan annyi ütést, amennyi kell, vagy egyet se: ez nehezebb, és duplán számít. Innen a név, magyarul „dicsekvés vagy semmi”: vagy dicsekedhetsz a pontos számmal, vagy semmit sem viszel. Közben ne hagyd, hogy a többieknek is sikerüljön. Aki előbb eléri az öt pontot, megnyeri a partit.

rules-boast-cards = A lapok
    .body =
        Három szín van, piros, kék és sárga, mindegyikben 1-től fölfelé számok; és vannak menekülőlapok, amelyeknek nincs színük.
        ((1r 4r 7r, 2b 5b, 3y 6y, x | Piros, kék, sárga és egy menekülőlap))
        - Három játékos: 1–7, két menekülőlap.
        - Négy játékos: 1–9, három menekülőlap.
        - Öt játékos: 1–11, négy menekülőlap.

rules-boast-deal = Az osztás
    .body =
        Mindenki hét lapot kap. A kimaradt kettő képpel fölfelé középre kerül: senki sem játssza ki, de mindenki tud róluk.
        Három zseton, színenként egy, véletlenszerűen toronyba kerül.
        ((Cy Cr Cb | Egy torony: sárga a legerősebb szín, kék a leggyengébb))
        Az első fordulóban az osztótól balra ülő hív. Később az, aki az előző forduló utolsó ütését vitte, és a tőle jobbra ülő oszt.

rules-boast-trick = Egy ütés
    .body =
        A hívó kijátszik egy lapot, a többiek az óramutató járása szerint követik, egy-egy lappal. Ha van nálad a hívott színből, azt a színt kell tenned, vagy menekülőlapot. Ha nincs, bármelyik lapot kijátszhatod.
        Ha az ütés minden színes lapja egyszínű, a legmagasabb szám viszi.
        ((3r 7r 5r | A piros 7-es viszi az ütést))
        Az ütés nyertese hívja a következőt.

rules-boast-tower = A torony
    .body =
        Ha az ütésben egynél több szín van, a torony dönt: az a szín visz, amelynek a zsetonja följebb van, bármik a számok. Ha abból a színből több lap van, a legmagasabb szám visz.
        ((Cb Cr Cy, 7r 3r 1b | Példa: a kék zseton a piros fölött van, ezért a kék 1-es viszi az ütést))
        A hívott szín nem ér többet, mint a többi. Itt a hívott piros minden kék ellen veszít, és minden sárga ellen nyer.

rules-boast-escapes = Menekülőlapok
    .body =
        A menekülőlap sosem visz. Bármikor kijátszhatod, akkor is, ha követni tudnál.
        Ha egy ütés menekülőlappal kezdődik, az első utána jövő színes lapot kell követni.
        ((x x 1b | Két menekülőlap és kék 1-es: kék viszi az ütést))

rules-boast-chips = Hogyan változik a torony
    .body =
        Ha egy ütésről a torony döntött, a nyertes szín zsetonja alulra kerül, az alatta lévők eggyel följebb. A nyertes színből a leggyengébb lesz.
        ((Cb Cr Cy, Cr Cy Cb | Kék a torony szerint nyert: a zsetonja alulra kerül))
        Ha az ütés minden színes lapja egyszínű, a torony marad, ahogy van.

rules-boast-needed = Hány ütés kell
    .body =
        - Három játékos: három ütés, vagy egy se.
        - Négy játékos: két ütés, vagy egy se.
        - Öt játékos: egy ütés, vagy egy se.

rules-boast-scoring = Pontozás
    .body =
        A forduló véget ér, amikor mind a hét ütés lement.
        - Pontosan annyi, amennyi kell: 1 pont.
        - Egyetlen ütés sem: 2 pont.
        - Bármi más: semmi.

rules-boast-match = A parti
    .body =
        A parti azzal a fordulóval ér véget, amelyben valaki eléri az öt pontot. Aki odaér, ötön áll, nem följebb: 4 ponttal és további 2-vel 5-ön állsz.
        Ha többen állnak egyformán az élen, mindenki játszik még egy fordulót. Akinek már öt pontja van, e forduló pontjaival az ötön túl is jut; mindenki más továbbra is megáll ötnél. Ez így megy, amíg valaki egyedül nem vezet.

rules-boast-options = Házi szabályok
    .body =
        Új parti összeállításakor más szabályokat is választhatsz:
        - A nyertes szín zsetonja minden ütés után a torony aljára kerül, ahogy a kiadott szabályok írják, nem csak akkor, ha színek ütköztek.
        - A két kimaradt lap képpel lefelé fekszik.
        - A fordulók első hívása körbejár az asztalon, akárki vitte az utolsó ütést.
        - Az új forduló a meglévő toronnyal kezdődik, nem újrarakottal.
        - Akik egyformán állnak az élen, újabb forduló nélkül osztoznak a győzelmen.
        - Az öt fölötti pontok is számítanak: 4 ponttal és további 2-vel 6-on állsz.
