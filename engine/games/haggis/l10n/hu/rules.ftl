### How to play Haggis, in our own words. `rules-haggis` lists the sections in their order.
### In a `.body` a paragraph is one line; `- ` begins an item; ((cards | caption)) is a picture, a comma parts plays.

rules-haggis = aim cards deal turn sets runs wilds beating bombs tricks end scoring bets match options

rules-haggis-aim = A cél
    .body =
        Szabadulj meg minden lapodtól a többiek előtt, és közben vigyél el jó lapokat tartalmazó ütéseket. Akinek a legtöbb pontja van, amikor valaki eléri a kitűzött összpontszámot, megnyeri a partit.

rules-haggis-cards = A lapok
    .body =
        A számlapok 2-től 10-ig tartanak. Két játékosnál négy, háromnál öt szín van; alakjuk és színük különbözteti meg őket.
        ((2r 5o 7y 9g 10b | Három játékos színei; ketten egyet kihagynak))
        A bubinak, a dámának és a királynak nincs színe: ezek a jokerek. Mindenki kap mindegyikből egyet, nyíltan az asztalra.
        ((J Q K | A jokerek))
        A lap alján álló kis szám mutatja, mennyit ér annak, aki elviszi: a 3, 5, 7 és 9 egyenként egy pont, a bubi 2, a dáma 3, a király 5. A páros számok nem érnek semmit.

rules-haggis-deal = Az osztás
    .body =
        Mindenki 14 rejtett számlapot kap a három nyílt joker mellé: ez 17 lapos kéz.
        Ami marad, az a haggis: két játékosnál nyolc lap, háromnál három. A leosztás végéig senki sem látja.
        Az első leosztásban az osztótól balra ülő hív. Később az hív, akinek a legkevesebb pontja van, holtversenynél az osztótól balra ülő; az oszt, aki pontban vezet, holtversenynél az, aki az imént lejátszott leosztásban elsőként ment ki.

rules-haggis-turn = Egy ütés
    .body =
        A hívó bármilyen kombinációt kirak: gyűjteményt, sort vagy bombát. Az óramutató járása szerint mindenki magasabbat rak ki ugyanabból a fajtából, vagy passzol.
        Ütni senkinek sem kötelező, még jó lapokkal sem. Aki passzolt, újra beszállhat, ha megint sorra kerül.
        Két játékosnál az ütés az első passzal véget ér. Háromnál akkor, ha mindkét másik játékos egymás után passzolt.
        Aki utoljára rakott ki, elviszi az ütést, és ő hívja a következőt. Ha már nincs lapja, helyette a tőle balra ülő hív.

rules-haggis-sets = Gyűjtemények
    .body =
        A gyűjtemény akárhány azonos rangú lap. Egyetlen lap is gyűjtemény.
        ((8r, 8r 8g, 8r 8y 8g | Egy, két és három nyolcas))

rules-haggis-runs = Sorok
    .body =
        A sor egy színből legalább három egymás utáni lap.
        ((7r 8r 9r, 4g 5g 6g 7g | Három- és négylapos sor))
        Gyűjteményekből is lesz sor: legalább két egymás utáni párból, tercből és így tovább, mindig ugyanazokból a színekből.
        ((7r 7y 8r 8y | Sor két párból: rombusz és csillag mindkét rangon))

rules-haggis-wilds = Jokerek
    .body =
        Gyűjteményben vagy sorban a joker bármely kisebb lap helyett állhat, bármilyen színben, vagy önmagaként. Legalább egy számlapnak lennie kell köztük.
        ((8r 8y J, 6g 7g J 9g, 9o 10o J | Három nyolcas; sor 6-tól 9-ig; sor 9-től bubiig))
        Egyedül kijátszva a bubi 11-esnek, a dáma 12-esnek, a király 13-asnak számít: minden tízes fölött.
        Ugyanazok a lapok néha kétfélét is jelenthetnek. A hívó mondja meg, melyiket; utána az asztal dönt.
        ((2b J K | Három kettes, vagy sor 2-től 4-ig))

rules-haggis-beating = Felülütés
    .body =
        Ütni ugyanazzal a fajtával, ugyanannyi lappal és magasabb ranggal lehet. Párt pár üt, háromlapos sort háromlapos sor, két párból álló sort két párból álló sor.
        ((8g 9g 10g, 9r 10r J | A második sor üti az elsőt))
        Egyik szín sem üti a másikat, és az egyenlő rang sem üt.

rules-haggis-bombs = Bombák
    .body =
        Amikor te jössz, a bomba minden gyűjteményt és minden sort üt. Bombát csak magasabb bomba üt. A legmagasabbtól a legalacsonyabbig:
        ((3r 5r 7r 9r | 3-5-7-9 egy színben))
        ((J Q K | Mindhárom))
        ((Q K, J K, J Q | Két joker))
        ((3r 5o 7y 9g | 3-5-7-9 négy színben))
        A 3-5-7-9 számai helyett nem állhat joker. Bombával hívni is lehet.

rules-haggis-tricks = Mibe kerül a bomba
    .body =
        A gyűjteménnyel vagy sorral vitt ütés a tiéd: a pontjai neked számítanak.
        A bombával vitt ütés után te hívsz tovább, de a lapjait egy ellenfél kapja. Három játékosnál te választod ki, melyik.

rules-haggis-end = A leosztás vége
    .body =
        Három játékosnál a leosztás folytatódik, amikor az elsőnek elfogy a lapja; akkor van vége, ha már csak egy játékosnak maradt.
        Azt a kirakást, amely a leosztást lezárja, nem lehet ütni. Elviszi az ütését, hacsak nem bomba.
        Az utolsó kézben maradt lapok és a haggis azé, aki elsőként ment ki.

rules-haggis-scoring = Pontozás
    .body =
        - Kimenés: 5 pont minden lapért, amely abban a pillanatban annál van, akinek a többiek közül a legtöbb lapja maradt, a nyílt jokereket is számítva. Három játékosnál a másodikként kimenő is kap.
        - Jutalom az első kimenésért három játékosnál: további 5 pont.
        - Az elvitt lapok pontjai.
        - A tétek, lásd lentebb.

rules-haggis-bets = Tétek
    .body =
        Az első lapod kijátszása előtt 15 vagy 30 pontos tétet mondhatsz be arra, hogy elsőként mész ki. Nem kell megvárnod, hogy te jöjj; a bemondott tét marad. Ha már valaki kiment, senki sem mondhat be tétet.
        Ha igazad lett, megkapod a tétedet. Ha nem, semmit sem veszítesz, de ugyanennyit kap, aki elsőként ment ki, és mindenki, aki nem mondott be tétet.

rules-haggis-match = A parti
    .body =
        A leosztások addig követik egymást, amíg valaki el nem éri a megbeszélt összpontszámot: rövid partinál 250, hosszúnál 350. Ekkor a legtöbb pont nyer; holtversenynél az élen újabb leosztás jön.

rules-haggis-options = Házi szabályok
    .body =
        Az asztal összeállításakor megváltoztathatod az összpontszámot, játszhatsz tétek nélkül, az emlékezetre bízhatod az elvitt pontokat, egy-egy pontot adhatsz minden elvitt lapért, vagy a leosztás nyertesére bízhatod a következő hívást, ha a legkevesebb ponton holtverseny van.
        Három játékosnál elhagyhatod az elsőként kimenő jutalmát is, és a bombával vitt ütés lehet azé, aki a második legmagasabbat rakta ki; ha bomba volt a hívás, a bombázótól jobbra ülőé.
