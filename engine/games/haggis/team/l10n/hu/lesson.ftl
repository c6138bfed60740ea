### The lesson of Haggis Team. `lesson-team-<step>` is what the coach says; `.done` follows the right move, `.trick` is
### about the finished trick while it lies there, `.wrong` answers any other move, the further attributes those that
### lesson.toml names: they say what the move would break.

lesson-team-partner = Te és a szemben ülő Cili társak vagytok: ha egyikőtök kimegy, vagyis elfogy a lapja, az ellenfél nagyobbik kezének minden lapja 5 pont. A bubi, a dáma és a király joker.
lesson-team-give = Először a társak látatlanban adnak egymásnak egy lapot. A joker marad: kisebb lap helyett állhat. Add a treff 5-öst: semmihez sem illik, mert a sor egy színből áll.
    .eight = A treff 8-as a következő. Előbb a treff 5-ös.
    .wrong = Tartsd meg, ami rangban vagy sorban összetartozik. A treff 5-ös nem az.
lesson-team-again = Cili a kőr 9-est adta: most három kilencesed van, és az egyforma rangúak együtt mehetnek. Add oda a treff 8-ast is: a másik 8-as a káró 7-es, 9-es és 10-es közé illik.
    .nine = Visszamehet, de kell a három kilencesed.
    .seven = Az is kimarad, de Cili többre megy egy 8-assal.
    .wrong = Az még kell. A treff 8-as a végén felesleges lenne.
lesson-team-bet = Még egy 9-es. Az első lapod előtt 10, 30 vagy 60 pontos tétet mondhatsz be: elsőként te mész ki, nem Cili; ha elbukik, a többieké a fele. Lapjaid összeillenek: legyen 10.
    .more = Ha elbukik, a többiek a felét kapják. Kezdd kicsiben: 10.
    .wrong = Előbb a tét: az első lapod után már késő.
lesson-team-lead = Te hívsz. Érdemes előbb az alacsonyaktól megszabadulni, sok laptól egyszerre: kőr és pikk 2-es, 3-as, 4-es. Ez három párból álló sor, mert a két szín végig ugyanaz.
    .trick = Ezt senki sem üti: a hat lap a csapatodé, laponként egy pont, és megint te hívsz.
    .bomb = A bomba mindent üt: ne pazarold üres asztalra.
    .wrong = Az alacsony később nem visz: mind a hat 2-es, 3-as, 4-es, joker nélkül.
lesson-team-single = Most a kőr 7-es, magában: egyetlen lap, ezt bármelyik nagyobb üti. Minden számlapból kettő van, de az egyforma rang nem üt: másik hetes sem üti a tiédet.
    .bomb = A bomba mindent üt: ne pazarold üres asztalra.
    .wrong = Annak később dolga van. A kőr 7-esnek egyedül nincs.
lesson-team-leave = Bori ütötte a 7-esed, Cili pedig Borit, bubival, ami egyedül 11. Cili ütése a tiéd is: kíméld a lapjaidat, és passzolj. Később újra beszállhatsz.
    .trick = Cili bubiját senki sem üti: az ütés a csapatodé, és a következőbe Cili hív.
    .bomb = Bombával a társad ütése a többieké lenne.
    .wrong = Ez a saját társadat üti, és egy jokerbe kerül.
lesson-team-tens = Cili négyeseket hívott, és Laci hetesekkel akarja vinni az ütést. Segíts: üsd a párt a pikk és a kőr tízessel. A káró tízes később kell.
    .trick = A tízeseidet senki sem üti: az ütés a csapatodé, és a következőbe te hívsz.
    .pass = Akkor Laci hívhat. A tízeseid mindkettőtöknek viszik az ütést.
    .bomb = Bombával a lapok a többieké lennének.
    .wrong = Ez is üti, de a pikk és a kőr tízes másra úgysem kell.
lesson-team-run = Most négy egyszerre. Egy színből legalább három egymás utáni lap is sor: a káró 7-től 10-ig.
    .trick = A sorodat senki sem üti: még négy pont a csapatodé, és megint te hívsz.
    .bomb = A bomba mindent üt: ne pazarold üres asztalra.
    .wrong = A sort nehéz ütni, és megmaradnak a kilencesek meg a jokerek.
lesson-team-sixes = Nyolc lap maradt. Előbb az alacsonyak: a hatos pár. Két teljesen egyforma lap is pár lenne.
    .bomb = Tartsd a bombát olyan ütésre, amelyet különben mások vinnének.
    .wrong = A kilencesek és a jokerek később visznek. Most csak a két hatos.
lesson-team-bomb = Bori tízesei ütik a hatosokat. A bomba minden gyűjteményt és sort üt: két-három joker, vagy 3, 5, 7, 9 joker nélkül, egy színben vagy négyben. Rakd ki a bubit és a dámát.
    .trick = A bombádat senki sem üti. Az így vitt ütés a másik csapaté: hat pont nekik, ez a bomba ára.
    .pass = Akkor Bori hív. Bombával te hívsz, és végezhetsz.
    .wrong = Ez is viszi, de tartsd meg a királyt. Elég a bubi és a dáma.
lesson-team-choose = A te bombád, te választod meg, ki hív: te magad, mert kimehetsz. Leggyengébb bomba: 3, 5, 7, 9 négy színben; aztán a jokerek; legerősebb: 3, 5, 7, 9 egy színben.
    .partner = Cili örülne, de a következő kirakásod az utolsó lehet.
lesson-team-out = Három kilences, a negyedik helyén a király. Rakd ki mindet négy kilencesként, és kint vagy.
    .done = Elsőként mentél ki. Ha senki sem üti, a bal oldaladon Bori hív. Cili játszik tovább: a királya mindjárt megszerzi a hívást. A terítőre koppintva siettetheted őket.
    .wrong = Így lapjaid maradnak. Mind a négy egyszerre megy, négy kilencesként.
lesson-team-score = Cili második: a szlem lezárja a leosztást. Aki kimegy, laponként 5 pontot kap az ellenfél nagyobbik kezéért; a maradék lap az első kimenő csapatáé. A parti négy leosztás.
