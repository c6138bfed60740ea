### The page of a game’s rules, how to play on several phones, and what keys do.
### In a `.body` a paragraph is one line; `- ` begins an item.

rules-of = Spielregeln: { $game }
rules-back = Zurück zum Tisch
rules-contents = Inhalt

together-need = Was ihr braucht
    .body =
        - Ein Handy für alle, die nicht an deinem sitzen. Ein Tablet oder ein Computer geht auch. Es gibt kein Konto und keinen Server.
        - Ein Netz für alle: das WLAN zu Hause oder der Hotspot von einem der Handys. Nichts geht übers Internet. In Cafés und Hotels trennen die Netze oft ihre Gäste: Nehmt dann einen Hotspot.
        - Talon auf jedem von ihnen, einmal mit Internet geöffnet und so lange offen, bis unter „{ settings }“ bei „{ offline }“ „Bereit“ steht. Von da an braucht es keins mehr.

together-steps = Wer was tut
    .body =
        Ein Handy gibt: Wem es gehört, ist Gastgeber, die anderen sind Gäste.
        1. Der Gastgeber öffnet „{ new-game }“, wählt für jeden Gast „{ kind-remote }“ und drückt „{ deal }“. Der Tisch zeigt dann, welche Handys fehlen; später stehen sie im Menü unter „Handys an diesem Tisch“.
        2. Der Gastgeber drückt „Einladen“ neben dem Namen eines Gasts. Ein Code erscheint.
        3. Der Gast öffnet „{ join }“ auf der ersten Seite, drückt „Scannen“ und richtet das Handy auf diesen Code. Auch die Kamera-App liest ihn, oder der Gastgeber schickt den Link.
        4. Jetzt zeigt das Handy des Gasts einen Code. Der Gastgeber drückt „Scannen“ und richtet das Handy darauf. Liest ihn die Kamera-App, öffnet er sich in einem zweiten Tab, der ihn an den Tisch weitergibt.
        5. Der Tisch öffnet sich auf dem Handy des Gasts. Dann wird der nächste Gast eingeladen.
        Zwei können sich das Handy eines Gasts teilen. Sobald einer von ihnen am Tisch ist, drückt der Gastgeber neben dem Namen des anderen „Auch am Handy von …“; von da an geht dieses Handy vom einen zum anderen, und keiner sieht die Karten des anderen.

together-middle = Ein Tisch in der Mitte
    .body =
        - Ein Tablet oder Laptop kann der Tisch selbst sein: Der Gastgeber fügt das Gerät unter „Handys an diesem Tisch“ hinzu, und zwei Codes verbinden es wie ein Handy. Es hat keinen Platz, und niemand wartet darauf.
        - Groß zeigt es, was alle sehen dürfen: was auf dem Tisch liegt, den Punktestand, wer an der Reihe ist und den Code für das Handy, das gerade eingeladen wird. Die Töne kommen von dort.
        - Die Handys zeigen dann die eigene Hand und was sich damit tun lässt. Das Auge darüber holt den ganzen Tisch zurück.

together-away = Wenn ein Handy gesperrt, neu geladen oder weggelegt wird
    .body =
        - Wer als Gast das Handy sperrt oder etwas anderes ansieht, ist nach einer Weile vielleicht nicht erreichbar. Wer binnen einer Minute zurück ist, spielt ohne Code weiter. Dauert es länger oder wurde die Seite neu geladen oder geschlossen, lädt der Gastgeber noch einmal ein: Zwei neue Codes führen an denselben Platz zurück. Kein Zug geht verloren.
        - Die Partie wartet so lange, oder der Computer spielt für den Gast weiter, wenn der Gastgeber es so will.
        - Der Tisch des Gastgebers muss auf dem Bildschirm offen bleiben. Solange er zu oder das Handy gesperrt ist, warten die anderen. Wurde die Seite neu geladen oder geschlossen, ist die Partie noch da, und alle Gäste werden noch einmal eingeladen.
        - Ein Gastgeber, der gehen muss, übergibt den Tisch: „Tisch übergeben“ neben dem Namen eines Gasts, unter „Handys an diesem Tisch“. Alle Gäste werden gefragt, denn das Handy dieses Gasts kennt dann alle Karten. Sind alle einverstanden, geht die Partie dorthin, und alle setzen sich mit einem Code an jenes Handy.

together-know = Wer was sieht
    .body =
        - Das Handy des Gastgebers gibt und kennt deshalb alle Karten. Es zeigt sie niemandem: Der Gastgeber sieht die eigene Hand und was auf dem Tisch liegt. Wer auf diesem Handy die Seite auseinandernimmt, könnte sie finden; lasst also jemanden geben, dem ihr auch das Kartenspiel anvertrauen würdet.
        - Das Handy eines Gasts bekommt, was der eigene Platz sehen darf, und sonst nichts.
        - Niemand sonst erfährt etwas: Die Handys sprechen nur miteinander, und das verschlüsselt.

together-limits = Was nicht geht
    .body =
        - Aus verschiedenen Netzen oder übers Internet spielen.
        - Weiterspielen, während das Handy des Gastgebers weg ist: Bis zu ihrem Ende ist die Partie nur dort gespeichert. Wer als Gastgeber geht, kann den Tisch vorher übergeben.
        - Am Handy eines Gasts einen Zug zurücknehmen.

## Keys

keys = Tasten
cap-space = Leertaste
cap-ctrl = Strg
cap-enter = Eingabe
cap-shift = Umschalt
cap-esc = Esc
cap-pgup = Bild auf
cap-pgdn = Bild ab
cap-home = Pos1
cap-end = Ende
key-cards = Von Karte zu Karte gehen
key-choose = Eine Karte wählen
key-play = Gewähltes spielen
key-pass = Passen
key-clear = Auswahl aufheben
key-sort = Nach Wert oder Farbe sortieren
key-melds = Zu den besten Kombinationen ordnen
key-shift = Eine Karte in der Hand verschieben
key-undo = Zurücknehmen
key-hint = Tipp
key-about = Über die Karte
key-log = Verlauf
key-tricks = Stiche ansehen
key-guide = Spielhilfe
key-score = Punkte
key-menu = Menü
key-keys = Diese Hilfe
