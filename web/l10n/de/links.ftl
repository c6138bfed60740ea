### Links: what is sent, and what arrives.

## Sending

send-what = Was du sendest
send-deal = Dieselben Karten: { $deal }
    .help = Von Anfang an zu spielen, auf einem beliebigen Platz.
send-deal-beat = Von Anfang an zu spielen. Zu schlagen: deine { $points }.
send-position = Diese Stellung: { $deal }, nach Zug { $n }
    .help = Von hier an weiterzuspielen.
send-match = Die ganze Partie
    .help = Zum Rückblick, Runde für Runde.
send-problem = { $game }, Aufgabe { $n }
    .help = Der Link enthält die Stellung: Wer ihn öffnet, bekommt dieselbe und nichts von deiner Antwort.
send-names = Mit den Namen
    .help = Sonst sagt der Link nicht, wer gespielt hat.
send-long = Dieser Link ist so lang, dass manche Messenger ihn abschneiden: Eine Datei ist sicherer.
send-file = Als Datei sichern
send-qr = QR-Code
send-copy = Link kopieren
send-copied = Der Link ist kopiert
send-no-qr = Für einen QR-Code ist dieser Link zu lang: Kopiere ihn oder sichere ihn als Datei.
send-said-beat = { $game }, dieselben Karten wie bei mir. Zu schlagen: { $points }.
send-said-deal = { $game }, dieselben Karten wie bei mir.
send-said-position = { $game }: Wie würdest du hier weiterspielen?
send-said-match = { $game }: eine Partie zum Ansehen.
send-said-problem = { $game }: Ein Zug entscheidet. Findest du ihn?
qr = QR-Code
qr-label = Der Link als QR-Code
qr-line = Richte die Kamera eines anderen Geräts darauf. Alles steckt im Code selbst: Nichts wird hochgeladen.

## Arriving

link-title = Ein Link
link-opening = Der Link wird geöffnet …
link-deal = { $points } zu schlagen
    .help = Dieselben Karten werden noch einmal ausgeteilt, und der Computer spielt auf den anderen Plätzen. Die Partie kommt zu deinen gespeicherten und zählt in keiner Statistik.
    .yes = Spielen
    .seat = Dein Platz, und was dort erreicht wurde
    .title = Aus einem Link: { $points } zu schlagen
link-position = Von hier weiterspielen
    .help = Von dieser Stellung aus beginnt eine Übungspartie, und der Computer spielt auf den anderen Plätzen. Sie kommt zu deinen gespeicherten und zählt in keiner Statistik.
    .yes = Spielen
    .seat = Dein Platz
    .title = Eine Stellung aus einem Link
link-match = Eine ganze Partie
    .help = Sie kommt zu deinen gespeicherten, neben deine eigenen.
    .yes = Ansehen
link-problem = Eine Aufgabe
    .help = Ein Zug entscheidet. Gespeichert wird nur, ob du sie gelöst hast, bei deinen anderen Aufgaben.
    .yes = Ansehen
    .number = Aufgabe { $n }, { $level }
    .solved = Diese hast du schon gelöst.
link-problem-sent =
    .help = Ein Zug entscheidet. Diese Aufgabe steht in diesem Talon nicht: Sie lässt sich lösen, zählt aber nirgends.
    .yes = Ansehen
link-from = Von { $name }
link-from-somebody = Von jemandem, der die Namen weggelassen hat
link-game = Spiel
link-moment = Inhalt
link-players = Mitspielende
link-size = Größe des Links
link-letters = { $n } Zeichen
link-at = { $deal }, nach { $n ->
    [1] 1 Zug
   *[other] { $n } Zügen
}
link-over = Beendet in { $deal }
link-sender = Von wem der Link kommt
link-low = In diesem Spiel sind weniger Punkte besser.
link-seat = { $name }: { $points }
link-not-now = Nicht jetzt
link-home = Start
link-untouched = Nichts wurde begonnen, und an deinen Daten hat sich nichts geändert.
link-fault-nothing = Von dieser Partie ist noch keine Runde vorbei: Es gibt nichts zu senden.
link-fault-damaged = Dieser Link ist beschädigt: Unterwegs ging ein Teil verloren oder wurde verändert. Lass dir ihn oder die Datei noch einmal schicken.
link-fault-newer = Dieser Link stammt von einem neueren Talon. Lade die Seite neu, um es zu bekommen, und öffne den Link noch einmal.
link-fault-large = In diesem Link steckt mehr, als Talon öffnen kann.
link-fault-game = In diesem Link geht es um ein Spiel, das dieses Talon nicht kennt.
link-fault-game-away = { $offline ->
    [yes] In diesem Link geht es um ein Spiel, das noch nicht auf diesem Gerät ist: Geh online und öffne den Link noch einmal.
   *[no] In diesem Link geht es um ein Spiel, das noch nicht auf diesem Gerät ist und sich nicht laden ließ: Öffne den Link noch einmal.
}
link-fault-away = Der Teil, der Links liest, ist noch nicht auf diesem Gerät: Geh online und versuch es noch einmal.
link-fault-engine = Die Regeln wurden nicht geladen, daher lässt sich der Link nicht lesen. Lade neu und versuch es noch einmal.
