### How to play Haggis Team, in our own words. `rules-team` lists the sections in their order.
### In a `.body` a paragraph is one line; `- ` begins an item; ((cards | caption)) is a picture, a comma parts plays.

rules-team = aim cards deal exchange turn sets runs wilds beating bombs out slam scoring bets match options

rules-team-aim = A cél
    .body =
        Ketten játszanak kettő ellen. A társak egymással szemben ülnek, és az egész partiban együtt maradnak. Szabadulj meg a lapjaidtól a másik csapat előtt, és segítsd ebben a társadat is. A több pontot szerző csapat nyer.
        A társak nem mondják meg egymásnak, mi van a kezükben, és mit szeretnének.

rules-team-cards = A lapok
    .body =
        A számlapok 2-től 10-ig tartanak négy színben, és mindegyikből kettő van: összesen 72.
        ((7s 7s, 7h, 7d, 7c | A hetesek; minden színben minden rangból kettő van))
        A bubi, a dáma és a király szín nélküli joker. Mindenki kap mindegyikből egyet, nyíltan az asztalra.
        ((J Q K | A jokerek))

rules-team-deal = Az osztás
    .body =
        Mindenki 18 rejtett számlapot kap a három nyílt joker mellé: ez 21 lapos kéz. Semmi sem marad ki.
        Az első ütésben az osztótól balra ülő hív.

rules-team-exchange = A csere
    .body =
        Az első ütés előtt a társak lapot cserélnek. Mindegyik kiválaszt egy számlapot, és egyik sem látja a másikét, amíg mindketten nem választottak. Aztán még egyszer, már a kapott lap ismeretében.
        Az imént kapott lap visszaadható. A jokerek a helyükön maradnak. Csak a két társ tudja, mit cseréltek.

rules-team-turn = Egy ütés
    .body =
        A hívó bármilyen kombinációt kirak: gyűjteményt, sort vagy bombát. Az óramutató járása szerint mindenki magasabbat rak ki ugyanabból a fajtából, vagy passzol.
        Ütni senkinek sem kötelező, és a társadat is ütheted. Aki passzolt, újra beszállhat, amíg az ütés tart.
        Ha mindenki más, akinek még van lapja, egymás után passzolt, az utolsó kirakó elviszi az ütést a csapatának, és ő hívja a következőt. Ha már nincs lapja, helyette a tőle balra következő hív.

rules-team-sets = Gyűjtemények
    .body =
        A gyűjtemény akárhány azonos rangú lap, két egyforma is lehet köztük. Egyetlen lap is gyűjtemény.
        ((5h, 5h 5s, 9h 9d 9s, 5s 5s | Egy, két és három azonos rangú lap; két egyforma))

rules-team-runs = Sorok
    .body =
        A sor egy színből legalább három egymás utáni lap.
        ((2s 3s 4s, 8h 9h 10h | Három lapos sorok))
        Gyűjteményekből is lesz sor: legalább két egymás utáni párból, tercből és így tovább. Minden gyűjteményben ugyanazok a színek vannak.
        ((5h 5s 6h 6s 7h 7s | Sor három párból: kőr és pikk minden rangon))
        Az egyforma lapok külön-külön számítanak: két pikk után minden rangon két pikknek kell lennie.
        ((5s 5s 6s 6s | Sor két párból, mindkét rangon két pikk))

rules-team-wilds = Jokerek
    .body =
        Gyűjteményben vagy sorban a joker bármely kisebb lap helyett állhat, bármilyen színben, vagy önmagaként. Legalább egy számlapnak lennie kell köztük.
        ((8h 8d J, 6s 7s J 9s, 9d 10d J | Három nyolcas; sor 6-tól 9-ig; sor 9-től bubiig))
        Egyedül kijátszva a bubi 11-esnek, a dáma 12-esnek, a király 13-asnak számít: minden tízes fölött.
        Ugyanazok a lapok néha kétfélét is jelenthetnek. A hívó mondja meg, melyiket; utána az asztal dönt.
        ((2c J K | Három kettes, vagy sor 2-től 4-ig))

rules-team-beating = Felülütés
    .body =
        Ütni ugyanazzal a fajtával, ugyanannyi lappal és magasabb ranggal lehet. Párt pár üt, háromlapos sort háromlapos sor, két párból álló sort két párból álló sor.
        Egyik szín sem üti a másikat, és az egyenlő rang sem üt.

rules-team-bombs = Bombák
    .body =
        Amikor te jössz, a bomba minden gyűjteményt és minden sort üt. Bombát csak magasabb bomba üt. A legmagasabbtól a legalacsonyabbig:
        ((3s 5s 7s 9s | 3-5-7-9 egy színben))
        ((J Q K | Mindhárom))
        ((Q K, J K, J Q | Két joker))
        ((3s 5h 7d 9c | 3-5-7-9 négy színben))
        Bombával hívni is lehet. A bombával vitt ütés lapjai a másik csapaté; de aki vitte, ő hívja a következő ütést, vagy a társát engedi hívni.

rules-team-out = Kimenés
    .body =
        Aki a keze utolsó lapját is kirakja, kiment, és a többiek játszanak tovább. A leosztás véget ér, amint már csak egy csapatnak van lapja: ha három játékos kiment, vagy két társ.
        Azt a kirakást, amely a leosztást lezárja, nem lehet ütni. Elviszi az ütését, hacsak nem bomba.

rules-team-slam = A szlem
    .body =
        Ha két társ megy ki elsőként és másodikként, a leosztás azonnal véget ér. A második ugyanannyit kap a kimenésért, mint az első.

rules-team-scoring = Pontozás
    .body =
        A pontok a csapaté.
        - Kimenés: 5 pont minden lapért, amely abban a pillanatban a másik csapat nagyobbik kezében van, a nyílt jokereket is számítva. Mindenki megkapja, aki kimegy.
        - A megmaradt lapok azé a csapaté, amelyik elsőként ment ki.
        - Minden elvitt vagy megmaradt lap 1 pont, bármi is az: összesen 84.
        - A tétek, lásd lentebb.

rules-team-bets = Tétek
    .body =
        Az első lapod kijátszása előtt tétet mondhatsz be arra, hogy elsőként mész ki: 10, 30 vagy 60, ez a pici, a kis és a nagy tét. A csere után lehet bemondani, amíg senki sem ment ki; nem kell megvárnod, hogy te jöjj.
        Ha igazad lett, a csapatod megkapja a tétet. Ha nem, a csapatod semmit sem veszít, de a másik a tét felét kapja, akkor is, ha a te társad ment ki elsőként.
        Egy csapatnak egyszerre egy tétje van. Ha a társad 10-et vagy 30-at mondott be, a helyére magasabb tétet mondhatsz be önmagadra, akkor is, ha korábban a te tétedet váltotta le. A leváltott tét már nem számít. A rád szóló, érvényes tétet te nem változtathatod meg.

rules-team-match = A parti
    .body =
        Egy parti négy leosztás. Vagy mehet megbeszélt összpontszámig: rövid partinál 250, hosszúnál 350. Amíg a két csapatnak ugyanannyi pontja van, újabb leosztás jön.
        Legközelebb a vezető csapat egyik tagja oszt: az, aki kettejük közül balra haladva előbb jön az utolsó osztó után. Ha a csapatok egyformán állnak, annak a csapatnak az egyik tagja, amelyik az imént lejátszott leosztás első ütését hívta.

rules-team-options = Házi szabályok
    .body =
        Az asztal összeállításakor megválaszthatod, mikor ér véget a parti, engedhetsz tétet a csere előtt, az emelt tét maradhat azé a társé, aki bemondta, a kiment játékos hívása lehet a társáé, és kizárhatod sorból az egyforma lapokat.
