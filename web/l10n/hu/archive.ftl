### Matches as text: exported, and imported.

export-open = Ez a parti még tart: a szövegében benne van a leosztás minden lapja, az is, amit még senki sem láthat.
export-whole = Az egész parti
    .help = Ha máshol folytatnád, vagy hibajelentéshez
export-finished = Csak ami befejeződött
    .help = Rejtett lapok nélkül; új leosztással folytatódik
export-day = Ez a próba számít, és még tart. A szövegében benne lennének a rejtett lapok, ezért csak a leosztás végén exportálható.
export-nothing-finished = Rejtett lapok nélkül még nincs mit átadni: az első leosztás nem ért véget.
export-file = Mentés fájlba
export-not-copied = Itt nem sikerült a másolás: mentsd inkább fájlba
import-line = Itt behozhatsz egy partit vagy egy egész fájlnyit, amelyet itt vagy másik eszközön exportáltak.
import-file = Fájl választása
import-paste = Vagy illeszd be a szövegét
import-read = Olvasás
import-reading = Olvasás…
import-found = { $game }: { $names }, { $deal }, { $ply } lépés.
import-lost = { $n } sort nem lehetett lejátszani. A parti onnan folytatódik; a szöveg megmarad, ahogy érkezett.
import-lost-line = { $line }. sor: { $text }
import-shortened = A 40 betűnél hosszabb partinevek és a 60 betűnél hosszabb játékosnevek rövidebben kerülnek be
import-look = Előbb visszanézem
import-keep = A mentett partik közé
everything-line = { $n } parti, { $size } KB. A fájlt itt vagy másik eszközön hozhatod be: ami ott már megvan, nem kettőződik meg.
everything-rest = Benne van a statisztikád, az elemzéseid, a napi leosztások eredményei és a megoldott feladványaid is.
everything-damaged = A statisztika vagy a megoldott feladványok egy része sérült, és kimarad. Nyisd meg a statisztikát, és újra összeáll.
everything-unread = { $n } parti nem olvasható, és nincs köztük: a szövegét a saját menüjéből mentsd el.
everything-day = A napi leosztásnak az a próbája, amelyik számít, kimarad, amíg tart: a szövegében benne lennének a rejtett lapok.
everything-open = Egy még tartó parti szövegében benne van a leosztás minden lapja, az is, amit még senki sem láthat.
take-in-reading = Parti olvasása: { $n } / { $all }…
take-in-new = { $n } új parti
take-in-further = { $n } előrébb tart, mint itt
take-in-known = { $n } már itt van
take-in-damaged = { $n } nem olvasható
take-in-away = { $n } olyan játéké, amely még nincs ezen az eszközön, és nem sikerült letölteni: importáld újra később
take-in-cut = { $n } partiban van olyan sor, amelyet nem lehetett lejátszani. Onnan folytatódik; a szövege megmarad, ahogy érkezett
take-in-figures = { $n } parti számai
take-in-days = { $n } napi eredmény
take-in-solved = { $n } megoldott feladvány
take-in-reviews = { $n } elemzés
take-in-part-damaged = A partikon kívül { $n } rész sérült, ezért kimarad
take-in-part-newer = { $n } rész újabb Talonból való, ezért kimarad
take-in-figures-newer = Az itteni statisztikát egy újabb Talon írta, ezért semmi sem kerül bele: előbb frissíts
take-in-keep = { $n ->
    [1] Behozom
   *[other] { $n } behozása
}
take-in-rest = Behozom
take-in-done-rest = Behozva.
take-in-done = { $n } parti behozva.
import-empty = Még nincs szöveg: válassz egy fájlt, vagy illeszd be a szöveget.
import-too-long = Ez túl hosszú ahhoz, hogy parti legyen.
import-request-size = { import-too-long }
import-reply-size = { import-too-long }
import-record-broken = Ez nem a Talon partija: a szövegből nem derül ki, melyik játéké, vagy az első leosztás nem osztható ki.
import-record-newer = Ezt egy újabb Talon írta ({ $number }. változat). Töltsd újra az oldalt, hogy az a változat jöjjön.
import-game-unknown = Ez olyan játék partija, amelyet ez a Talon nem ismer.
import-game-away = { $offline ->
    [yes] Ennek a partinak a játéka még nincs ezen az eszközön: csatlakozz a hálózatra, aztán olvasd be újra a szöveget.
   *[no] Ennek a partinak a játéka még nincs ezen az eszközön, és nem sikerült letölteni: olvasd be újra a szöveget.
}
import-engine-failed = A szabályok nem töltődtek be, ezért a szöveg nem olvasható. Töltsd újra, és próbáld meg ismét.
