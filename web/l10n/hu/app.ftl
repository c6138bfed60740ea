### The shell: home, new game, saved games, settings, messages. A code of the program is the name of a message.

app-name = Talon
app-line = Kártyaszoba a zsebedben
window-title = { $title } · Talon

## Common words

back = Vissza
close = Bezárás
cancel = Mégse
save = Mentés
undo = Visszavonás
reset = Visszaállítás
copy = Másolás
share = Megosztás
copied = Kimásolva
copy-failed = Itt nem sikerült a másolás: jelöld ki a szöveget, és másold ki kézzel
reload = Újratöltés
list-more = { $before }, { $item }
list-last = { $before } és { $item }
list-sentence = { $before }. { $item }
menu = Menü
scores = Pontok

## Home

home-continue = Folytatás
home-running = További futó partik
home-all = Minden parti
home-state = { $state }, { $turn }
home-play = Játék
home-play-game = Játék: { $game }, a gép ellen
home-learn = Tanulás
home-learn-game = Tanulás: { $game }
home-set-up = Egyéni
home-set-up-game = Egyéni asztal: { $game }
home-waiting = Úton vannak a szabályok. Egy pillanat.
home-daily = Mai leosztások
home-daily-played = { $n } lejátszva
home-daily-row = { $n } napos sorozat
home-promise = Hálózat nélkül is megy. Fiók nem kell: minden ezen az eszközön marad.
home-lesson = Tanulás folytatása: { $game }, { $n }. lépés
new-game = Új parti
saved-games = Mentett partik
problems = Feladványok
figures = Statisztika
rules = Szabályok
join = Leülés egy asztalhoz
together = Közös játék több telefonon
settings = Beállítások
count = { $n }
laying = Keverés, egy pillanat
match-deal = { $game }, { $deal }
match-practice = { $state }, gyakorlás
match-daily = { $state }, { $free ->
    [yes] szabad próba
   *[no] napi
}: { DATETIME($day, day: "numeric", month: "short", year: "numeric") }
match-turn = { $you ->
    [yes] te jössz
    [next] jöhet a következő leosztás
   *[no] { $names } jön
}
match-over = { $game }, vége { $deals } után
install-line = Tedd a Talont a kezdőképernyőre: úgy nyílik meg, mint egy alkalmazás.
install-now = Telepítés
install-ios = Így kerül a Talon a főképernyőre: Megosztás, majd Főképernyőhöz adás.

## New game

which-game = Játék
players = Játékosok
name-of = { $n }. játékos neve
field-full = Legfeljebb { $n } betű
name-you = Te
player-n = { $n }. játékos
bot-n = { $n }. gép
bot-names = Béla, Zsófi, Otto, Hanako, Jutka, Kenji, Greta, Imre, Ada, Milo, Nora, Ivo
kind-remote = Ember egy másik telefonon
level = A gép ereje
level-novice = Kezdő
    .about = Tegnap tanulta a játékot: elfelejti, mi ment már el, és nem gondolkodik előre.
level-casual = Alkalmi
    .about = Szórakozásból játszik: csak az utolsó lapokra emlékszik, és a nyilvánvaló esélyekkel él.
level-club = Rutinos
    .about = Minden lapot számon tart, és az egész leosztást megtervezi.
level-expert = Mester
    .about = Minden lépés előtt végiggondolja, mi lehet a többieknél.
temperaments = Stílusok választása
    .about = Különben a gép játékosai sorsolással kapnak egyet-egyet. Mind nagyjából egyformán jól játszik, csak másképp.
options = Házi szabályok
deal = Osztás

## Matches

day = { DATETIME($at, day: "numeric", month: "short") }
room-coming = Egy pillanat…
export = Export
send = Link küldése
    .short = Küldés
import = Import
everything = Mind exportálása

## Settings

language-away = Ez a nyelv még nincs ezen az eszközön, és nem sikerült letölteni: { $language }. Amint megjött, és újra megnyitod az oldalt, a Talon ezen szól.
setting-pace = A gép tempója
setting-pace-slow = Lassú
setting-pace-normal = Közepes
setting-pace-fast = Gyors
setting-pace-instant = Azonnal
data = Adataid
storage-off = Ez a böngésző semmit sem őriz meg ennek az oldalnak: a bezárásával elvesznek a partik. Ez akkor változik, ha engedélyezed a sütiket, vagy nem privát ablakban játszol.
about = Névjegy
about-line = A Talon zsebben hordható kártyaszoba: a szabályok és a játékosok a böngésződben futnak. Szabad szoftver, MIT-licenccel.
version = Változat
offline = Hálózat nélkül

## Letters of court cards and aces, where the language has its own; they are offered if one is unlike the English one

letter-J = B
letter-Q = D
letter-K = K
letter-A = A

## Rules

bring-coming = Úton van: { $game }. Egy pillanat.
bring-away = Még nincs ezen az eszközön: { $game }.

## The engine

engine-starting = Készülnek a szabályok
engine-loading = Szabályok betöltése: { $done } / { $total } MB
engine-progress = Szabályok betöltése
engine-failed = A szabályok nem töltődtek be
engine-failed-line = A Talonnak az a része, amely a szabályokat ismeri, nem tudott elindulni. A partijaidhoz semmi sem nyúlt. Ami segíthet:
engine-try-again = Próbáld újra: ami megsérült, az újra letöltődik.
engine-try-network = Az első alkalommal hálózat kell; később már nem.
engine-try-private = Szigorú blokkolók és egyes privát ablakok letiltják, ami a Talonnak kell: a WebAssemblyt és a workereket.
engine-try-browser = Egy régebbi böngészőből ez hiányozhat: az elmúlt két év Chrome-jában, Firefoxában és Safarijában megvan.
engine-try-memory = Zárj be más oldalakat: lehet, hogy kevés az eszköz memóriája.
engine-retry = Újra
engine-detail = Mi történt, szó szerint
engine-slow = A szabályok egy ideje nem válaszolnak.
engine-restart = Újraindítás

# What happened to a file of the rules on its way here, or to the rules themselves.
cause-download-other-page = A hálózat egy másik oldallal válaszolt: bejelentkeztél a wifire? Jelentkezz be, aztán próbáld újra.
cause-download-damaged = A szabályok egyik fájlja kétszer is sérülten érkezett. Próbáld újra, vagy másik hálózaton.
cause-download-cut = Egy fájl közepén megszakadt a kapcsolat. Próbáld újra; ami eddig megjött, megmarad.
cause-download-silent = { $seconds } másodperce semmi sem jön. Nézd meg a kapcsolatot, és próbáld újra; ami eddig megjött, megmarad.
cause-download-offline = Nincs hálózat, és a szabályok még nincsenek ezen az eszközön. Maguktól betöltődnek, amint visszatér a hálózat.
cause-download-unreachable = A hely, ahonnan a Talon jön, nem válaszol. Nézd meg a kapcsolatot, és próbáld újra.
cause-download-missing = A szabályok egyik fájlja már nincs a helyén: talán épp egy újabb Talon került oda helyette. Töltsd újra az oldalt.
cause-download-refused = A helyen, ahonnan a Talon jön, hiba van ({ $status }). Próbáld újra néhány perc múlva.
cause-engine-slow = A szabályok { $seconds } másodperc alatt nem indultak el. Zárj be más oldalakat, aztán próbáld újra.
cause-engine-dead = A szabályok többször leálltak. Zárj be más oldalakat, aztán próbáld újra.
cause-engine-memory = Nincs elég memória az eszközön a szabályokhoz. Zárj be más oldalakat, aztán próbáld újra.

## New versions

update-ready = Megjött a Talon új változata.
update-now = Jöhet most

## Refusals and failures

error-other = Ez nem sikerült ({ $code })
error-unexpected = Valami elromlott: { $detail }. A partid el van mentve; egy újratöltés segíthet.
error-save-full = Nincs több hely ezen az eszközön. Törölj befejezett partikat, vagy exportáld ezt az asztal menüjéből.
error-save-off = Ez a böngésző semmit sem őriz meg: exportáld a partit az asztal menüjéből, hogy később folytathasd.
error-save-taken = Ez a parti egy másik ablakban van nyitva, most az őrzi.
error-save-changed = Ez a parti egy másik ablakban folytatódott. Nyisd meg újra, hogy lásd, hogyan áll.
error-save-gone = Ezt a partit máshol törölték.
error-save-broken = Ez a parti nem olvasható. Semmi sem lett felülírva.
error-lesson-none = Ilyen lecke nincs.
error-save-newer = Ezt a partit egy újabb Talon írta. Töltsd újra az oldalt, hogy az a változat jöjjön.
error-engine-failed = A szabályok nem válaszolnak.
error-engine-silent = A szabályok nem válaszolnak. Éppen újraindulnak.
error-cancelled = Megszakítva
error-move-illegal = Ez a lépés most nem lehetséges
error-move-notation = Ez nem lépés
error-seat-turn = Nem ez a játékos jön
error-deal-over = A leosztás véget ért
error-deal-running = A leosztás még tart
error-match-over = A parti véget ért
error-undo-nothing = Nincs mit visszavonni
error-undo-off = Ennél az asztalnál nincs visszavonás
error-undo-late = { $bet ->
    [yes] Késő: azóta tét hangzott el. A „Gyakorlás” házi szabály engedné
   *[no] Késő: azóta lapok kerültek elő. A „Gyakorlás” házi szabály engedné
}
error-game-unknown = Ez a Talon nem ismeri ezt a játékot
error-game-away = { $offline ->
    [yes] Ez a játék még nincs ezen az eszközön: csatlakozz a hálózatra, aztán próbáld újra
   *[no] Ez a játék még nincs ezen az eszközön, és nem sikerült letölteni: próbáld újra
}
error-seats-count = Ezt a játékot más létszámmal játsszák
error-option-unknown = Ez a Talon az egyik házi szabályt nem ismeri
error-option-value = Az egyik házi szabály nem vehet fel ilyen értéket
error-deck-invalid = Ezek a lapok nem adnak ki teljes paklit
error-level-unknown = Ez a Talon nem ismeri ezt az erősséget
error-temperament-unknown = Ez a Talon nem ismeri ezt a stílust
error-record-broken = Ez a parti nem olvasható
error-record-newer = Ezt a partit egy újabb Talon írta ({ $number }. változat)
error-record-unknown = A szabályok elvesztették a fonalat: próbáld újra
error-record-mismatch = Ez a parti nem egyezik a saját jegyzőkönyvével
