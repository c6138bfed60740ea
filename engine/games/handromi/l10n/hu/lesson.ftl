### The lesson of Handrömi. `lesson-handromi-<step>` is what the coach says; `.done` follows the right move, `.wrong` any
### other, the further attributes those that lesson.toml names: they say what the move would break.

lesson-handromi-hand = Ez a 15 lap a tiéd. Rakd le őket kombinációkban, az utolsót dobd el: ezzel vége az osztásnak. A kézben maradt lap pontba kerül, és a legkisebb összeg nyeri a partit.
lesson-handromi-melds = A sor legalább három egymás utáni egy színből, a csoport három-négy azonos rangú, más-más színű. A gomb megkeresi: vonal jelzi a sort, pötty a csoportot; koppints rá.
lesson-handromi-swap = A nyitott pikk bubi a cserelap. Az első körödben egy lapodat odaadhatod érte, ha az segít. A bubi egyik lapodhoz sem illik: hagyd ott.
lesson-handromi-first = Te kezdesz, húzás nélkül, mert eggyel több lapod van, mint Bélának. A számlap a számát éri, a figura 10-et. Dobd el a treff királyt: semmi sem illik hozzá.
    .swap = A bubi sem illik egyik lapodhoz sem. Most ne cserélj: dobd el a királyt.
    .queen = Bármelyik mehetne. Most a király, legközelebb a dáma.
    .single = Ehhez a laphoz semmi sem illik, de a király 10-be kerül: előbb a legdrágább.
    .wrong = Ez a lap egy kombináció része, vagy hamar az lehet. A treff királynak nincs szomszédja a kezedben.
    .done = Most Béla jön: húz egy lapot, eldob egy lapot.
lesson-handromi-draw = Mostantól először felveszel egy lapot: a talomból, vagy a legfelső eldobottat, ha rögtön le tudod rakni. Béla treff 9-esét nem tudod: koppints a talomra.
lesson-handromi-wait = A treff 3-ast húztad: négy hármas egy csoport. De az első kombinációidnak egy körben 51-et kell érniük, és 32-t érnek. Várj, és dobd el a dámát.
    .single = Ehhez a laphoz sem illik semmi, de a dáma 10-be kerül: előbb az.
    .wrong = Ez a lap egy kombináció része, vagy hamar az lehet. A dáma semmihez sem illik, és 10-be kerül.
    .done = Béla húz, és lerak.
lesson-handromi-opened = Béla lerakott egy négy kőrből álló sort, ez 40, és három hetest, ez 21. Együtt 61, elég az 51-hez: Béla nyitott, és mostantól lerakhatja, ami illik.
lesson-handromi-counts = Az ász is 10-et ér, a 2 alatt vagy a király fölött áll. A cserelapot már csak akkor veheted fel, ha mindent egyszerre leraksz. Te jössz: húzz egyet a talomból.
lesson-handromi-spades = A káró 4-est húztad: most minden illik. Mindent egy körben lerakni handolás, és ahhoz nem kell 51. Előbb rakd le a pikk sort, 2-től 6-ig.
    .discard = Még ne. Az eldobás lezárja a körödet, és ebben a körben mindennek mennie kell.
    .short = Ez csak egy része. Rakd le mind az öt pikket, 2-től 6-ig.
    .wrong = Ez később jön. Előbb a pikk sor, 2-től 6-ig.
lesson-handromi-diamonds = Most rakd le a káró sort, 2-től 6-ig.
    .later = Ez később jön. Most a káró sor következik, 2-től 6-ig.
    .wrong = Ez csak egy része. Rakd le mind az öt kárót, 2-től 6-ig.
lesson-handromi-threes = Most a csoport: rakd le a kőr, a treff és a pikk hármast. Két pakli van, ezért pikk 3-asod még egy maradt.
    .wrong = Ez a következő. Előbb a hármasok.
lesson-handromi-layoff = A kőr 9-es Béla sorára illik, a 10-es alá. Ha egy lapot az asztalon egy kombinációhoz teszel, a magadéhoz vagy máséhoz, az szúrás. Koppints a 9-esre, aztán a sorra.
lesson-handromi-out = Egy lap maradt, és minden kör eldobással végződik. Dobd el a treff 8-ast, és kint vagy.
lesson-handromi-score = Kimentél: 10-zel kevesebbet írsz. Béla a kezében maradt lapokat írja; aki semmit sem rakott le, 100-at ír. Ha előtte senki sem rakott volna le, minden duplán számítana.
