### How to play Handrömi, in our own words. `rules-handromi` lists the sections in their order.
### In a `.body` a paragraph is one line; `- ` begins an item; ((cards | caption)) is a picture, a comma parts plays,
### `=11` gives a card other points.

rules-handromi = aim cards deal runs groups turn exchange opening discard layoff out hand scoring match options

rules-handromi-aim = A cél
    .body =
        Rakd le a kezed lapjait kombinációkban az asztalra, és az utolsót dobd el. Aki ezt elsőként megteszi, lezárja az osztást; a többiek azért fizetnek, ami még a kezükben van.
        Lerakhatsz szakaszosan, vagy mindent megtarthatsz, és egyetlen körben kimehetsz: ez a handolás. Ha előtte senki sem rakott le, duplán számít.

rules-handromi-cards = A lapok
    .body =
        Két 52 lapos pakli, joker nélkül: minden lapból kettő van.
        A számlapok annyit érnek, amennyit mutatnak, a bubi, a dáma, a király és az ász 10-et.
        ((7s, 10h, Jd, Qc, Kh, As | 7, és ötször 10))

rules-handromi-deal = Az osztás
    .body =
        Az osztótól jobbra ülő 15 lapot kap, mindenki más 14-et. A pakli legalsó lapja nyíltan a talom mellett fekszik: ez a cserelap.
        Minden jobbra halad, az óramutató járásával ellentétesen: a körök és az osztó is.

rules-handromi-runs = Sorok
    .body =
        A sor egy színből legalább három egymás utáni lap. Az ász a 2 alatt vagy a király fölött áll, középen soha.
        ((4s 5s 6s, 9h 10h Jh Qh Kh | Sorok))
        ((Ad 2d 3d, Qd Kd Ad | Az ász alul és felül))

rules-handromi-groups = Csoportok
    .body =
        A csoport három vagy négy azonos rangú lap, mind más színű.
        ((8h 8s 8c, Ad Ah As Ac | Csoportok))
        Egy kombinációban nem lehet kétszer ugyanaz a lap.

rules-handromi-turn = Egy kör
    .body =
        A 15 lapos játékos húzás nélkül kezd: rögtön le is rakhat, majd eldob egyet. Utána egy kör így megy:
        - Húzz egy lapot a talomból, vagy vedd fel a legfelső eldobott lapot, ha szabad.
        - Rakj le kombinációkat, és szúrj rá lapokat, amennyit csak akarsz, vagy egyet se.
        - Dobj el egy lapot.
        Amíg el nem dobtál, mindent visszavonhatsz, kivéve a talomból húzott lapot. Egy lapnak mindig maradnia kell az eldobáshoz.
        Ha a talom elfogyott, a legfelső kivételével minden eldobott lapból keverve új talom lesz. Hatodszorra az osztás érvénytelen.

rules-handromi-exchange = A cserelap
    .body =
        Minden osztásban az első körödben, húzás és lerakás előtt, bármelyik lapodat odaadhatod a cserelapért. A tiéd ezután ott fekszik a következő játékosnak.
        Később, ha még nem raktál le, húzás helyett felveheted, ha ugyanabban a körben handolsz.

rules-handromi-opening = A nyitás
    .body =
        Amikor egy osztásban először raksz le, az abban a körben lerakott új kombinációknak együtt legalább 51-et kell érniük.
        ((9h 10h Jh Qh Kh | 49: nem elég))
        ((9h 10h Jh Qh Kh, 2s 3s 4s | 58: elég))
        A szúrt lapok ebbe nem számítanak, az ász pedig bárhol 10-et ér. Handoláshoz nem kell az 51.

rules-handromi-discard = Eldobott lap felvétele
    .body =
        Csak a legfelső eldobott lap vehető fel, és ugyanabban a körben le kell rakni. A többit eltakarja; közülük az utolsókat a „Mi történt” még megnevezi. Felveheted,
        - ha már nyitottál, új kombinációba vagy szúráshoz, ha utána is marad lapod az eldobáshoz;
        - ha most nyitsz vele, legalább 51-gyel;
        - ha kimész vele.

rules-handromi-layoff = Szúrás
    .body =
        Ha már nyitottál, az asztalon bármely kombinációhoz hozzátehetsz, a magadéhoz és máséhoz is: a sor bármelyik végére, vagy a csoport hiányzó színét.
        A kombinációkat nem lehet megosztani, áthelyezni vagy egyesíteni.

rules-handromi-out = Kimenés
    .body =
        Rakj le egy híján minden lapot, és azt az egyet dobd el. Az osztás azonnal véget ér.

rules-handromi-hand = Handolás
    .body =
        Ha előtte nem raktál le, és mindent egyetlen körben raksz le, handoltál. Az új kombinációk és a szúrt lapok keverhetők, és 51 sem kell.
        Akkor tiszta, ha az előtt a kör előtt senki sem rakott le.

rules-handromi-scoring = Pontozás
    .body =
        A pont rossz.
        - Aki kimegy: 10-zel kevesebb.
        - Mindenki más: a kézben maradt lapok, és az ász ekkor 11-be kerül.
        - Aki az osztásban nem rakott le: ehelyett 100.
        - Tiszta hand után: a nyertesnek 20-szal kevesebb, és a többiek duplán fizetnek.
        ((As=11 Kd 5c | Kézben maradt: 11 + 10 + 5 = 26))

rules-handromi-match = A parti
    .body =
        Egy parti 5 osztás, ha előtte nem választasz mást: lehet 1, 3 vagy 7. A legkisebb összeg nyer. Egyenlő összegnél közös a helyezés, hacsak nem azt választod, hogy az első helyről ráadás osztás döntsön.

rules-handromi-options = Házi szabályok
    .body =
        Parti előtt megválaszthatod az osztások számát, ki cserélhet a cserelapra, lehet-e lerakni a legelső körben, mennyit ér az alacsony ász a nyitáshoz, mi a tiszta hand, a 100 pont rájön-e a lapokra, mi történik holtversenynél, és mennyire szabad az eldobott lapok felvétele.
