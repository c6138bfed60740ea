### The lesson of Handrömi. `lesson-handromi-<step>` is what the coach says; `.done` follows the right move, `.wrong` any
### other, the further attributes those that lesson.toml names: they say what the move would break.

lesson-handromi-hand = Ezek a lapjaid. Rakd le mindet kombinációkban, egyet eldobásra hagyva, és vége az osztásnak. Ami valakinek a kezében marad, pontba kerül.
lesson-handromi-melds = A sor legalább három egymás utáni egy színből, a csoport három-négy azonos rangú, más-más színű. A gomb megkeresi: vonal jelzi a sort, pötty a csoportot; koppints rá.
lesson-handromi-first = Te kezdesz: 15 lap, húzás nélkül. Az első körében bárki cserélhet egy lapot a nyitott cserelapra, ha az jobban illik. Ebben a leckében ne: dobd el a drága királyt.
    .swap = A pikk 7-es hosszabbítaná a sorodat: partiban cserélj rá egy magányos lapot. Ez a lecke nélküle megy tovább: dobd el a királyt.
    .queen = Bármelyik mehetne. Most a király, legközelebb a dáma.
    .single = Ehhez a laphoz semmi sem illik, de a király 10-be kerül: előbb a legdrágább.
    .wrong = Ez a lap egy kombináció része, vagy hamar az lehet. A treff királynak nincs szomszédja a kezedben.
    .done = Most Béla jön: húz egy lapot, eldob egy lapot.
lesson-handromi-draw = Minden kör húzással kezdődik. A legfelső eldobott lap csak azonnali lerakásra vehető fel; húzz hát egyet a talomból.
lesson-handromi-wait = A treff 3-assal négyes csoportod van. De az első kombinációknak egy körben 51-et kell érniük, ezek pedig csak 32-t: várj, és dobd el a dámát.
    .single = Ehhez a laphoz sem illik semmi, de a dáma 10-be kerül: előbb az.
    .wrong = Ez a lap egy kombináció része, vagy hamar az lehet. A dáma semmihez sem illik, és 10-be kerül.
    .done = Béla húz, és lerak.
lesson-handromi-opened = Ez nyitás volt: négy kőr 40-ért és három hetes 21-ért, az 61. Béla mostantól lerakhat és rászúrhat bármit, ami illik.
lesson-handromi-counts = A bubi, a dáma, a király és az ász 10, a kézben maradt ász 11; az ász a 2 alá vagy a király fölé megy. Az 51-be csak új kombináció számít, a szúrás nem.
lesson-handromi-four = Te jössz: húzz.
lesson-handromi-spades = A káró 4-es: most minden illik. Mindent egy körben lerakni handolás, és ahhoz nem kell 51. Előbb a pikk sor.
    .discard = Még ne. Az eldobás lezárja a körödet, és ebben a körben mindennek mennie kell.
    .short = Ez csak egy része. Rakd le mind az öt pikket, 2-től 6-ig.
    .wrong = Ez később jön. Előbb a pikk sor, 2-től 6-ig.
lesson-handromi-diamonds = Következik a káró sor: 2-től 6-ig.
    .later = Ez később jön. Most a káró sor következik, 2-től 6-ig.
    .wrong = Ez csak egy része. Rakd le mind az öt kárót, 2-től 6-ig.
lesson-handromi-threes = Most a csoport: a kőr, a treff és a pikk hármas. Két pakli van, így a pikk 3-as másodszor is ott feküdhet.
    .wrong = Ez a következő. Előbb a hármasok.
lesson-handromi-layoff = A kőr 9-es Béla sorára megy. Ez a szúrás, a magadéra vagy máséra. Koppints a 9-esre, aztán a sorra.
lesson-handromi-out = Egy lap maradt, és minden kör eldobással végződik: tedd le, és kint vagy.
lesson-handromi-score = 10-zel kevesebbet írsz; Béla a kezében lévő lapokat, lerakás nélkül 100-at. A tiszta hand, üres asztalnál: −20, és a többiek dupláját írják. A legkisebb összeg nyer.
