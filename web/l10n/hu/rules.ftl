### The page of a game’s rules, how to play on several phones, and what keys do.
### In a `.body` a paragraph is one line; `- ` begins an item.

rules-of = { $game }: szabályok
rules-back = Vissza az asztalhoz
rules-contents = Tartalom

together-need = Mi kell hozzá
    .body =
        - Egy telefon mindenkinek, aki nem a tiédnél ül. Táblagép vagy számítógép is jó. Nincs se fiók, se szerver.
        - Egy hálózat mindegyiknek: az otthoni wifi vagy az egyik telefon hotspotja. Semmi sem megy az interneten át. Kávézókban és szállodákban a hálózat gyakran elválasztja egymástól a vendégeket: akkor használjatok hotspotot.
        - Talon mindegyiken, egyszer internettel megnyitva és nyitva hagyva, amíg a „{ settings }” alatt a „{ offline }” sorban az nem áll, hogy „Kész”. Onnantól nem kell hozzá internet.

together-steps = Ki mit csinál
    .body =
        Az egyik telefon oszt: akié, az a házigazda, a többiek a vendégek.
        1. A házigazda megnyitja az „{ new-game }” oldalt, minden vendéghez az „{ kind-remote }” lehetőséget választja, és megnyomja az „{ deal }” gombot. Az asztal ekkor felsorolja a hiányzó telefonokat; később a menüben vannak: „Telefonok az asztalnál”.
        2. A házigazda megnyomja a „Meghívás” gombot egy vendég neve mellett. Megjelenik egy kód.
        3. A vendég az első oldalon megnyitja: „{ join }”, megnyomja a „Beolvasás” gombot, és erre a kódra irányítja a telefonját. A kameraalkalmazás is beolvassa, vagy a házigazda elküldi a linket.
        4. Most a vendég telefonja mutat egy kódot. A házigazda megnyomja a „Beolvasás” gombot, és erre irányítja a telefonját. Ha a kameraalkalmazás olvassa be, egy második lapon nyílik meg, amely továbbadja az asztalnak.
        5. A vendég telefonján megnyílik az asztal. Ezután jön a következő vendég meghívása.
        Egy vendég telefonján ketten is osztozhatnak. Amint egyikük az asztalnál van, a házigazda a másik neve mellett megnyomja a „… telefonjánál is” gombot; onnantól ez a telefon egyiküktől a másikukhoz jár, és egyikük sem látja a másik lapjait.

together-middle = Asztal középen
    .body =
        - Egy táblagép vagy laptop lehet maga az asztal: a házigazda a „Telefonok az asztalnál” alatt adja hozzá, és két kóddal csatlakozik, mint egy telefon. Nincs helye, és senki sem vár rá.
        - Nagyban mutatja, amit mindenki láthat: mi van az asztalon, hogy áll a parti, ki következik, és annak a telefonnak a kódját, amelyet épp meghívnak. A hangok innen szólnak.
        - A telefonok ilyenkor a saját kezet mutatják, és azt, mit lehet vele tenni. A fölötte lévő szem visszahozza az egész asztalt.

together-away = Ha egy telefont lezárnak, újratöltenek vagy félretesznek
    .body =
        - Az a vendég, aki lezárja a telefonját vagy mást néz rajta, egy idő után talán nem érhető el. Aki egy percen belül visszatér, kód nélkül játszik tovább. Ha tovább tart, vagy az oldalt újratöltötte vagy bezárta, a házigazda újra meghívja: két új kóddal visszaül a helyére. Egy lépés sem vész el.
        - Addig a parti vár, vagy a gép játszik tovább helyette, ha a házigazda úgy akarja.
        - A házigazda asztalának nyitva kell maradnia a képernyőn. Amíg zárva van, vagy a telefon le van zárva, a többiek várnak. Ha az oldalt újratöltötték vagy bezárták, a parti megmarad, és minden vendéget újra meg kell hívni.
        - Ha a házigazdának mennie kell, átadja az asztalt: „Asztal átadása” egy vendég neve mellett, a „Telefonok az asztalnál” alatt. Minden vendéget megkérdezünk, mert ezután annak a vendégnek a telefonja ismer minden lapot. Ha mindenki beleegyezik, a parti oda kerül, és mindenki kóddal ül át ahhoz a telefonhoz.

together-know = Ki mit lát
    .body =
        - A házigazda telefonja oszt, ezért minden lapot ismer. Senkinek sem mutatja meg őket: a házigazda a saját kezét látja, és azt, ami az asztalon van. Aki azon a telefonon szétszedi az oldalt, megtalálhatná őket; olyan osszon tehát, akire a paklit is rábíznátok.
        - Egy vendég telefonja azt kapja meg, amit a saját helyéről láthat, és semmi mást.
        - Senki más nem tud meg semmit: a telefonok csak egymással beszélnek, és azt is titkosítva.

together-limits = Ami nem lehetséges
    .body =
        - Különböző hálózatokról vagy az interneten át játszani.
        - Folytatni, amíg a házigazda telefonja nincs ott: a parti a végéig csak azon van meg. Az a házigazda, aki elmegy, előtte átadhatja az asztalt.
        - Lépést visszavenni egy vendég telefonján.

## Keys

keys = Billentyűk
cap-space = Szóköz
cap-ctrl = Ctrl
cap-enter = Enter
cap-shift = Shift
cap-esc = Esc
cap-pgup = PgUp
cap-pgdn = PgDn
cap-home = Home
cap-end = End
key-cards = Lépkedés a lapok között
key-choose = Lap kijelölése
key-play = A kijelölt lapok kijátszása
key-pass = Passz
key-clear = Kijelölés törlése
key-sort = Rendezés rang vagy szín szerint
key-melds = Legjobb kombinációkba rendezés
key-shift = Lap mozgatása a kézben
key-undo = Visszavonás
key-hint = Tipp
key-about = A lapról
key-log = Mi történt
key-tricks = Ütések visszanézése
key-guide = Segédlet
key-score = Pontok
key-menu = Menü
key-keys = Ez a súgó
