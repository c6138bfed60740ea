### The lesson of Haggis. `lesson-haggis-<step>` is what the coach says, `.whole` where one tap takes all the cards;
### `.done` follows the right move, `.trick` is about the finished trick while it lies there, `.wrong` answers any
### other move, the further attributes those that lesson.toml names: they say what the move would break.

lesson-haggis-hand = Ez a tizenhét lap a tiéd. Szabadulj meg mindtől elsőként: ez hozza a legtöbb pontot.
lesson-haggis-points = Egy ütés lapjait az viszi, aki a legmagasabbat rakja ki. A lapokon a kis szám a pont: az „ütésből” ezt adja össze. A kimaradt nyolc lap, a haggis, az elsőként kimenőé.
lesson-haggis-wilds = A bubi, a dáma és a király joker: kisebb lapok helyett állhat. Mindenkinek van mindegyikből egy, nyíltan, így mindig látod, melyik van még meg Bélának.
lesson-haggis-bet = Az első lapod előtt tétet mondhatsz be arra, hogy elsőként mész ki. Ha sikerül, még 15 pont a tiéd; ha nem, Béláé. Sok magas lapod van, köztük három 9-es: legyen 15.
    .none = Ezzel elúszna tizenöt pont, amelyet ez a kéz valószínűleg megszerez.
    .big = A harminc olyan kézhez való, amely szinte nem veszíthet. Ez jó, de nem biztos: a tizenöt elég.
    .wrong = Előbb a tét: az első lapod után már késő.
lesson-haggis-lead = Te hívsz: azt raksz ki, amit akarsz. Egy színből három vagy több egymás után: ez a sor. Előbb az alacsonyak menjenek: koppints a levél 4-re, 5-re, 6-ra, aztán a gombra.
    .whole = Te hívsz: azt raksz ki, amit akarsz. Egy színből három vagy több egymás után: ez a sor. Előbb az alacsonyak: koppints a levél 4-re, vele jön az 5 és a 6; aztán a gombra.
    .done = Három lap elment. Béla magasabb, háromlapos sorral ütheti a sorodat, vagy passzol.
    .bomb = Ez bomba, minden gyűjteményt és sort üt: üres asztalra kár érte. Tartsd meg egy olyan ütéshez, amely kell.
    .wrong = Az alacsony lapok később semmit sem visznek, ezért azok mennek előbb. A levél 4, 5 és 6 egyszerre három lap, és joker sem kell hozzá.
lesson-haggis-pass = Béla magasabb sort rakott ki: rombusz 5-öt, 6-ot és 7-et. Üthetnéd, de csak olyan lapokkal, amelyek még kelleni fognak. Ütni senkinek sem kötelező: passzolj.
    .trick = Passzoltál, így Béla viszi mind a hat lapot, és megint ő hív. A két ötös és a hetes egy-egy pontot hoz neki.
    .bomb = Ez bomba: üti a sort, de a bombával vitt ütés Bélának számít. Ne költsd három alacsony lapra.
    .wrong = Ütné a sort, de a joker később többet ér neked.
lesson-haggis-beat = Megint Béla hív: egy pár hatost. Ezt magasabb pár üti. Rakd ki a két nyolcasodat, és megszerzed a hívást.
    .trick = Béla passzol, így tiéd az ütés: mind a négy lapot te viszed. Aki visz egy ütést, az hív a következőbe: most te.
    .pass = Akkor megint Béla hív. A nyolcasaid viszik ezt az ütést, és vele a hívást.
    .bomb = Ez bomba, minden gyűjteményt és sort üt: egy hatos párra kár érte. Elég a két nyolcas.
    .wrong = Ez is üti, de elvisz olyat, ami később kell. Elég a két nyolcas.
lesson-haggis-nines = A bubid állhat kilences helyett: hívj három kilencest, azt nehéz ütni. Koppints a rombusz 9-re, a nap 9-re, aztán a bubira. A levél 9-et tartsd meg: később kell.
    .bomb = A levél kilencesnek más dolga van: a 3-5-7-9 négy színben bomba. Vedd a rombusz és a nap kilencest meg a bubit.
    .wrong = Három kilencest nehéz ütni, és a dáma meg a király nálad marad: hívd a rombusz és a nap kilencest a bubival.
lesson-haggis-ten = Béla passzolt, így megint te hívsz. Rakd ki a tízest egyedül: egyes lapok közül csak a bubi, a dáma és a király üti. Lehet, hogy Béla elkölti valamelyiket.
    .wrong = Még ne. Előbb a tízes, egyedül: lehet, hogy kicsal egy jokert Bélától.
lesson-haggis-queen = Béla bubija üti a tízesedet. Egyedül a bubi 11, a dáma 12, a király 13. Rakd ki a dámádat: üti a bubit, és a királyod megmarad a végére.
    .king = A király is üti, de a dáma elég, és a király a végén kell.
    .pass = Bélának hagynád a hívást. A dámád üti a bubit, és kicsalhatja a királyt.
    .bomb = Még ne. Előbb lásd, mit költ Béla a dámádra.
lesson-haggis-bomb = Béla királya üti a dámádat, de a bomba a királyt is üti. A 3-as, 5-ös, 7-es és 9-es, mind más színből, bomba: rakd ki. A hívás a tiéd, de a lapok Béláé.
    .trick = Béla passzol, és övé a tizennégy pont: ez a bomba ára. Két vagy három joker is bomba, és a 3-5-7-9 egy színben a legmagasabb.
    .wrong = Akkor Béla hív, tíz lappal a kezében. Ha te hívsz, rögtön végezhetsz.
lesson-haggis-out = Te hívsz, és három lapod maradt. A király a csillag 3 helyett áll: a csillag 2-vel és 4-gyel ez sor. Rakd ki mind a hármat, és kint vagy.
    .wrong = Így lapok maradnak a kezedben, és elveszhet a hívás. Mind a három egyszerre megy, sorként.
lesson-haggis-score = Elsőként mentél ki. Béla minden lapjáért 5 pontot kapsz, meg az ütéseid és a maradék pontjait, és a tétedet. Aki előbb eléri a 250-et, nyeri a partit.
lesson-haggis-three = Hárman ötödik szín is van, és az is kap pontot, aki másodikként megy ki. Passz után még beszállhatsz. Aki bombával visz, megválasztja, ki kapja a lapokat.
