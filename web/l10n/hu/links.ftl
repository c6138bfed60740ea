### Links: what is sent, and what arrives.

## Sending

send-what = Mit küldesz
send-deal = Ugyanezek a lapok: { $deal }
    .help = Az elejétől játszható, bármelyik helyen.
send-deal-beat = Az elejétől játszható, és a te eredményedet kell megverni: { $points }.
send-position = Ez az állás: { $deal }, { $n }. lépés után
    .help = Innen játszható tovább.
send-match = Az egész parti
    .help = Visszanézhető, leosztásról leosztásra.
send-problem = { $game }, { $n }. feladvány
    .help = A link az állást tartalmazza: aki megnyitja, ugyanazt az állást kapja, a válaszodból semmit.
send-names = A játékosok nevével
    .help = Különben a linkből nem derül ki, ki játszott.
send-long = Ez a link olyan hosszú, hogy egyes üzenetküldők levágják: egy fájl biztosabb.
send-file = Mentés fájlba
send-qr = QR-kód
send-copy = Link másolása
send-copied = Link kimásolva
send-no-qr = Ez a link túl hosszú egy QR-kódhoz: másold ki, vagy mentsd fájlba.
send-said-beat = { $game }, ugyanazokkal a lapokkal, mint én. Verd meg ezt: { $points }.
send-said-deal = { $game }, ugyanazokkal a lapokkal, mint én.
send-said-position = { $game }: te hogyan folytatnád innen?
send-said-match = { $game }: egy parti, nézd vissza.
send-said-problem = { $game }: egyetlen lépés dönt. Megtalálod?
qr = QR-kód
qr-label = A link QR-kódként
qr-line = Irányítsd rá egy másik eszköz kameráját. Minden magában a kódban van: semmi sem töltődik fel.

## Arriving

link-title = Link
link-opening = Link megnyitása…
link-deal = Verd meg ezt: { $points }
    .help = Újra ugyanazok a lapok jönnek, a többi helyen a gép játszik. A mentett partijaid közé kerül, és semmilyen statisztikába nem számít bele.
    .yes = Lejátszom
    .seat = A helyed, és amit ott elértek
    .title = Linkből: verd meg ezt: { $points }
link-position = Játssz tovább innen
    .help = Ettől a pillanattól gyakorló parti kezdődik, a többi helyen a gép játszik. A mentett partijaid közé kerül, és semmilyen statisztikába nem számít bele.
    .yes = Lejátszom
    .seat = A helyed
    .title = Egy állás linkből
link-match = Egy egész parti
    .help = A mentett partik közé kerül, a tieid mellé.
    .yes = Megnézem
link-problem = Egy feladvány
    .help = Egyetlen lépés dönt. Csak az marad meg, hogy megoldottad-e, a többi feladványod között.
    .yes = Megnézem
    .number = { $n }. feladvány, { $level }
    .solved = Ezt már megoldottad.
link-problem-sent =
    .help = Egyetlen lépés dönt. Ez a feladvány nincs meg ebben a Talonban: megoldható, de sehol sem számít.
    .yes = Megnézem
link-from = Küldte: { $name }
link-from-somebody = A küldője kihagyta a neveket
link-game = Játék
link-moment = Mi ez
link-players = Játékosok
link-size = A link mérete
link-letters = { $n } karakter
link-at = { $deal }, { $n } lépés után
link-over = Befejezett, az utolsó: { $deal }
link-sender = A küldő
link-low = Ebben a játékban a kevesebb pont a jobb.
link-seat = { $name }: { $points }
link-not-now = Most nem
link-home = Kezdőlap
link-untouched = Semmi sem kezdődött el, és nálad semmi sem változott.
link-fault-nothing = Ebből a partiból még egy leosztás sem ért véget: nincs mit küldeni.
link-fault-damaged = Ez a link sérült: útközben elveszett vagy megváltozott belőle valami. Kérd el még egyszer, vagy kérd fájlban.
link-fault-newer = Ezt a linket egy újabb Talon készítette. Töltsd újra az oldalt, hogy az a változat jöjjön, aztán nyisd meg ismét a linket.
link-fault-large = Ebben a linkben több van, mint amit a Talon meg tud nyitni.
link-fault-game = Ez a link olyan játékról szól, amelyet ez a Talon nem ismer.
link-fault-game-away = { $offline ->
    [yes] Ez a link olyan játékról szól, amely még nincs ezen az eszközön: csatlakozz a hálózatra, aztán nyisd meg újra a linket.
   *[no] Ez a link olyan játékról szól, amely még nincs ezen az eszközön, és nem sikerült letölteni: nyisd meg újra a linket.
}
link-fault-away = Ami a linkeket olvassa, még nincs ezen az eszközön: csatlakozz a hálózatra, aztán próbáld újra.
link-fault-engine = A szabályok nem töltődtek be, ezért a link nem olvasható. Töltsd újra, és próbáld meg ismét.
