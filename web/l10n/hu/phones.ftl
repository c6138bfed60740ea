### Several phones at one table.

## At the host's table

phones = Telefonok az asztalnál
phones-help = Minden telefonnak ugyanazon a hálózaton kell lennie, vagy az egyikük hotspotján. Semmi sem megy az interneten át. Ez a telefon oszt, ezért minden lapot ismer; de senkinek sem mutatja meg őket. A többiek csak addig játszanak, amíg az asztala nyitva van.
phones-here = itt van
phones-invited = még nincs itt
phones-away = { $n ->
    [0] nem érhető el
   *[other] { $n } perce nem érhető el
}
phones-invite = Meghívás
phones-beside = { $name } telefonjánál is
phones-is-beside = { $name } telefonjánál
phones-apart = Másik telefonhoz
phones-handover = Asztal átadása
handover-host = Átadod az asztalt? Új gazdája: { $name }
    .text = Ezután nem ez, hanem { $name } telefonja oszt: attól kezdve minden lapot ismer, és aki ott szétszedi az oldalt, megtudhatná, kinek mije van. A többieket megkérdezzük, beleegyeznek-e. Ha igen, mindenki, te is, kóddal ül át ahhoz a telefonhoz; amíg az vissza nem igazolja, hogy a parti ott el van mentve, ennél a telefonnál marad az asztal.
    .yes = A többiek megkérdezése
handover-asking = Megkérdezzük a többieket.
phones-making = Készül a kód …
phones-code-label = A kód QR-kódként
phones-link-text = A link szövegként
phones-step-offer = 1. { $name } irányítsa a telefonja kameráját erre a kódra, vagy küldd el neki a linket.
phones-step-answer = 2. A másik telefon ezután maga is mutat egy kódot: olvasd be, vagy illeszd be ide.
phones-answer = A másik telefon kódja
phones-take = Csatlakozás
phones-joined = { $name } az asztalnál van.
phones-lost = { $name } nem érhető el.
phones-copied = Link másolva
phones-copy-link = Link másolása
phones-dealt = Mindenki itt van: új osztás, mindnyájatoktól.
phones-without = Kimaradt a keverésből: { $names }. Nem jött válasz a telefonról.
phones-check = Az osztások ellenőrzése
phones-seal-open = { $text } Csak a végigjátszott osztásokat lehet ellenőrizni.
phones-seal-all = Mindnyájan osztottatok: ellenőrizve
    .text = Minden osztás előtt minden telefon hozzátett saját véletlen számokat, lepecsételve, mielőtt a többiekét ismerte volna. Ez a telefon újra megkeverte velük a lapokat: pontosan azok jöttek ki, tehát senki sem választotta őket.
phones-seal-some = Nem mindig osztottatok mindnyájan
    .text = Hiányzott egy telefon, vagy kétszer kérdezték meg: { $deals }. Amit ez a telefon ezen túl ellenőrizni tudott, rendben van.
phones-seal-wrong = Az osztások ellenőrzése nem sikerült
    .text = Ezek a lapok nem következnek a telefonok számaiból: { $deals }. Lehet, hogy valaki kiválasztotta őket.

## At a guest's phone

join-help = Az asztalt megnyitó telefon mutat neked egy kódot: olvasd be, vagy illeszd be ide.
join-code = Az asztal kódja
join-scan = Irányítsd a kamerát az asztalt megnyitó telefon kódjára
join-answer = Most olvassa be ezt a kódot az a telefon, amelyik meghívott, vagy küldd el oda a linket
join-wait = Amint ott elfogadták, megnyílik az asztal. Addig hagyd nyitva ezt az oldalt.
join-back = Vissza az asztalhoz
answer = Leülés egy asztalhoz
answer-passed = A kód megérkezett az asztal lapjára: térj vissza oda.
answer-lost = Ez a böngésző semmit sem ad át a lapok között. Másold ki ennek az oldalnak a címét, és illeszd be az asztalnál.
guest-seats = Ennél a telefonnál mostantól: { $names }.
guest-lost = A másik telefon nem érhető el. Ha visszatér, a játék folytatódik; különben kérj ott új kódot.
guest-ended = Az osztó telefonon törölték ezt a partit.
guest-without = Ez az osztás e nélkül a telefon nélkül történt: nem válaszolt időben.
guest-kept = A parti ott van a mentett partijaid között.
guest-later = A parti végén az egészet visszanézheted.
handover-ask = { $name } kapja meg az asztalt?
    .text = Az osztó telefon át akarja adni az asztalt. Ezután { $name } telefonja oszt: attól kezdve minden lapot ismer, és aki ott szétszedi az oldalt, megtudhatná, mi van nálad. Az asztal csak akkor megy oda, ha mindenki beleegyezik; akkor kóddal ültök át ahhoz a telefonhoz.
handover-mine = Átveszed az asztalt?
    .text = Az osztó telefon ennek akarja átadni az asztalt. Ezután ez a telefon oszt, és minden lapot ismer; senkinek sem mutatja meg őket, és a többiek csak addig játszanak, amíg az asztala nyitva van. Az asztal csak akkor jön ide, ha mindenki beleegyezik; akkor a többiek kóddal ülnek át ehhez a telefonhoz.
handover-yes = Beleegyezem
handover-no = Nem
handover-refused = Az asztal ott marad, ahol van: nem egyezett bele mindenki.
handover-withdrawn = Az asztal itt marad.
handover-lost = Az asztal ott marad, ahol van: a parti nem érkezett meg a másik telefonra.
handover-gone = Az asztal mostantól itt van: { $name }. Olvasd be a kódot azon a telefonon.
handover-here = Mostantól ennél a telefonnál van az asztal. A többiek olvassák be a kódjait.
handover-unsure = Megszakadt a kapcsolat. Ha a másik telefonnál még ott az asztal, ott folytassátok; ha nem, a parti itt van a mentett partijaid között.
handover-doubt = Ott van még az asztal a másik telefonnál?
    .text = A kapcsolat az átadás közben szakadt meg, ezért ez a telefon nem tudja. Ha az asztal még ott van, üljetek le ahhoz: ha itt is megnyílik, ugyanaz a parti két asztalnál folytatódik. Csak akkor nyisd meg itt, ha ott már nincs meg.
    .yes = Megnyitás itt

## A table in the middle

middle = Asztal középen
middle-help = Táblagép vagy laptop, amely mindenkinek mutatja az asztalt. Lapja nincs.
middle-add = Hozzáadás
middle-remove = Eltávolítás
middle-step-offer = 1. Irányítsd a táblagép vagy a laptop kameráját erre a kódra, vagy küldd el oda a linket.
middle-step-answer = 2. Ezután az is mutat egy kódot: olvasd be, vagy illeszd be ide.
middle-joined = A középső asztal itt van.
middle-lost = A középső asztal nem érhető el.
middle-whole = Az asztal mutatása itt is
middle-join = { $name }, olvasd be ezt a kódot a csatlakozáshoz.
middle-later = Ez az asztal semmit sem őriz meg: telefonon lehet visszanézni.
middle-dismissed = Az osztó telefon eltávolította ezt az asztalt.

## The camera

scan = Beolvasás
scan-end = Kamera ki
scan-view = Amit a kamera lát

## What can go wrong

error-phones-damaged = Ez nem teljes kód: útközben elveszett vagy megváltozott egy része. Másold át újra.
error-phones-version = Ez a kód a Talon egy másik változatától származik. Töltsd újra mindkét oldalt, és próbáld újra.
error-phones-kind = Ez a másik fajta kód: az egyik telefon a meghívót mutatja, a másik a választ.
error-phones-other = Ez a kód egy másik meghívóra felel. Mutasd meg újra a mostanit.
error-phones-gone = Ez a meghívó már nem él. Készíts újat.
error-phones-taken = Erre a meghívóra már érkezett válasz.
error-phones-unsupported = Ez a böngésző nem tud más telefonokhoz csatlakozni.
error-phones-network = Ez a telefon nincs hálózaton. Csatlakozz egyhez, vagy kapcsold be a hotspotját, és próbáld újra.
error-phones-unreachable = A telefonok nem érik el egymást. Ugyanazon a hálózaton vannak? Van, ahol a vendégeket elválasztják egymástól: akkor használd az egyik telefon hotspotját.
error-phones-lost = Megszakadt a kapcsolat.
error-phones-failed = Nem jött létre a kapcsolat. Próbáld újra új kóddal.
error-phones-large = A másik telefon túl sokat küldött, ezért le lett választva.
error-phones-message = A másik telefon olyat küldött, amilyet a Talon nem küld, ezért le lett választva.
error-phones-late = Valaki gyorsabb volt: nézd meg újra.
error-phones-rate = Túl sok üzenet egyszerre: várj egy pillanatot.
error-phones-paused = A másik telefonon az asztal most zárva van.
error-phones-host = Ezt csak az a telefon teheti, amelyik az asztalt megnyitotta.
error-phones-nowhere = Ezt a telefont nem hívták asztalhoz. Kérj egy kódot.
error-phones-away = A másik telefon nem érhető el.
error-scan-refused = Ez az oldal nem használhatja a kamerát. Engedélyezd a böngésző beállításaiban, vagy illeszd be a kódot.
error-scan-none = Nincs itt olyan kamera, amelyet ez az oldal használhatna. Illeszd be inkább a kódot.
error-scan-busy = A kamera nem indul el: lehet, hogy egy másik alkalmazás használja. Próbáld újra, vagy illeszd be a kódot.
error-scan-away = A beolvasó még nincs letöltve, és most nincs hozzá hálózat. Illeszd be inkább a kódot.
error-scan-foreign = Ez nem egy asztal kódja. Irányítsd a kamerát a másik telefonéra.
error-phones-early = A parti még nem ért véget.
error-phones-record = A másik telefon nem úgy küldte el ezt a partit, ahogy lejátszottátok, ezért nincs elmentve.
