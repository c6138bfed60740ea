### The lesson of Haggis. `lesson-haggis-<step>` is what the coach says; `.done` follows the right move, `.wrong` any
### other, the further attributes those that lesson.toml names: they say what the move would break.

lesson-haggis-hand = Ez a tizenhét lap a tiéd. Szabadulj meg mindtől elsőként: ez hozza a legtöbb pontot.
lesson-haggis-points = A lap kis száma mutatja, hány pontot kap érte, aki ütésben elviszi; ezeket számolja az „ütésből”. A kimaradt nyolc lap, a haggis, az elsőként kimenőé.
lesson-haggis-wilds = A bubi, a dáma és a király joker. Mindenkinek van mindegyikből egy, nyíltan az asztalon, így mindig tudod, melyik van még meg Bélának.
lesson-haggis-bet = Az első lapod előtt tétet mondhatsz be arra, hogy elsőként mész ki. Ha sikerül, még 15 pont a tiéd; ha nem, Béláé. Ez a kéz jól összeáll: legyen 15.
    .none = Ezzel elúszna tizenöt pont, amelyet ez a kéz valószínűleg megszerez.
    .big = A harminc olyan kézhez való, amely szinte nem veszíthet. Ez jó, de nem biztos: a tizenöt elég.
    .wrong = Előbb a tét: az első lapod után már késő.
lesson-haggis-lead = Te hívsz. Egy színből három vagy több egymás után: ez a sor; párokból is lehet, ugyanabból a két színből. Előbb az alacsonyak: koppints a levél 4-re, 5-re, 6-ra, és rakd ki.
    .done = Három lap elment. Béla magasabb, három lapos sorral ütheti a sorodat, vagy passzol.
    .bomb = Ez bomba, minden gyűjteményt és sort üt: üres asztalra kár érte. Tartsd meg egy olyan ütéshez, amely kell.
    .wrong = Az alacsony lapok később semmit sem visznek, ezért azok mennek előbb. A levél 4, 5 és 6 egyszerre három lap, és joker sem kell hozzá.
lesson-haggis-pass = Béla sora magasabb. Csak jokerrel vagy bombával üthetnéd (a bombákról hamarosan), és ezek később többet érnek. Ütni senkinek sem kötelező: passzolj.
    .bomb = Ez bomba: üti a sort, de a bombával vitt ütés Bélának számít. Ne költsd három alacsony lapra.
    .wrong = Ütné a sort, de a joker később többet ér neked.
lesson-haggis-beat = Két játékosnál a passz lezárja az ütést; háromnál még újra beszállhatnál. Béla két hatost hív. Bármely magasabb pár üti: rakd ki a nyolcasaidat.
    .pass = Akkor megint Béla hív. A nyolcasaid viszik ezt az ütést, és vele a hívást.
    .bomb = Ez bomba. Egy hatos párra? Elég a két nyolcas.
    .wrong = Ez is üti, de olyan lappal, amelynek később dolga van. A nyolcasoknak nincs.
lesson-haggis-nines = A tiéd: aki viszi az ütést, hívja a következőt. A joker kisebb lap helyett áll, vagy önmagaként. Rakj ki három kilencest: kettőt és a bubit; a levél kilences egy bombába kell.
    .bomb = A levél kilencesnek más dolga van: a 3-5-7-9 négy színben bomba. Vedd a rombusz és a nap kilencest meg a bubit.
    .wrong = Három kilencest nehéz ütni, és a dáma meg a király nálad marad: hívd a rombusz és a nap kilencest a bubival.
lesson-haggis-ten = Három lap egyszerre, és még mindig te hívsz. Most a tízes: egyedül csak joker üti.
    .wrong = Még ne. Előbb a tízes, egyedül: lehet, hogy kicsal egy jokert Bélától.
lesson-haggis-queen = Béla bubija üti: egyedül a bubi 11, a dáma 12, a király 13. Kettő együtt nem pár, hanem bomba. Üsd a bubit a dámáddal.
    .king = A király is üti, de a dáma elég, és a király a végén kell.
    .pass = Bélának hagynád a hívást. A dámád üti a bubit, és kicsalhatja a királyt.
    .bomb = Még ne. Előbb lásd, mit költ Béla a dámádra.
lesson-haggis-bomb = A királyt csak bomba üti, és van egyed: 3-5-7-9 négy színben, joker nélkül. A hívás a tiéd, az ütés lapjai Béláé: ez minden bomba ára.
    .done = Tizennégy pont Béláé. A hívás többet ér. Egy színben a 3-5-7-9 a legmagasabb bomba volna.
    .wrong = Akkor Béla hív, tíz lappal a kezében. Ha te hívsz, rögtön végezhetsz.
lesson-haggis-out = Három lap maradt: a csillag 2 és 4, köztük a király 3-asként. Ez sor: rakd ki, és kint vagy.
    .wrong = Így lapok maradnak a kezedben, és elveszhet a hívás. Mind a három egyszerre megy, sorként.
lesson-haggis-score = Elsőként kint: 5 pont Béla minden lapjáért, az ütéseid és a maradék pontjai, és a téted. Aki előbb eléri a 250-et, nyeri a partit.
lesson-haggis-three = Három játékosnál van egy ötödik szín, és folytatjátok a második helyért: az is ér. A legnagyobb megmaradt kéz számít. A bombával vivő választja ki, ki kapja a lapokat.
