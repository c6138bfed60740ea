### The table's own words. What a game says of itself stands in its own file.
### $seat is a name, and $seat_you "yes" where it is the one person who plays here.

## Cards

card-points = { $points ->
    [one] { $card }, 1 Punkt
   *[other] { $card }, { $points } Punkte
}
card-given = { $card }, wird abgegeben
card-received = { $card }, eben bekommen
card-drawn = { $card }, eben gezogen
card-stands = { $card }, als { $rank }
card-no-join = { $card }, passt nicht
card-r = Raute { $rank }
card-o = Sonne { $rank }
card-y = Stern { $rank }
card-g = Blatt { $rank }
card-b = Tropfen { $rank }
card-s = Pik { $rank }
card-h = Herz { $rank }
card-d = Karo { $rank }
card-c = Kreuz { $rank }
rank-J = Bube
rank-Q = Dame
rank-K = König
rank-A = Ass

## The table

table-setting = Der Tisch wird vorbereitet
table-older = Der neueste Stand dieser Partie war nicht lesbar: Dies ist der davor
table-menu = Menü
table-score = Punkte
table-score-label = Punktestand: { $scores }
table-players = Die anderen am Tisch
table-hand = { $n ->
    [one] Deine Hand, 1 Karte
   *[other] Deine Hand, { $n } Karten
}
table-trick = Der Stich
table-tricks = Stiche
table-tricks-none = Noch ist nichts gespielt
table-last = Letzter Stich
table-guide = Spielhilfe
table-log = Verlauf
table-sort-rank = Nach Wert sortiert: nach Farbe sortieren
table-sort-suit = Nach Farbe sortiert: nach Wert sortieren
table-sort-own = Von Hand sortiert: nach Wert sortieren
table-sort-melds = In Kombinationen: nach Wert sortieren
table-melds-best = Zu den besten Kombinationen ordnen
table-melds = Kombinationen auf dem Tisch
table-melds-none = Noch liegt nichts aus
table-stock = Stapel
table-aim = { $where }: { $what }
table-no-drop = Diese Karte gehört nicht dorthin
table-drop-what = Wähle zuerst, was dorthin soll
hand-found = Wähle { $what }
hand-found-none = Noch keine Kombination
hand-moved = { $card }: Platz { $n } von { $all }
table-practice = { $title } · Übung
table-of-day = { $game } · { $free ->
    [yes] freier Versuch vom
   *[no] Runde vom
} { DATETIME($day, day: "numeric", month: "short") }
table-undo = Zurücknehmen
    .when = Dein letzter Zug, solange seither nichts Neues bekannt wurde
    .short = Zurücknehmen
table-undone = Zurückgenommen
table-undo-of = { $name } nimmt zurück
table-hint = Tipp
table-hint-why = { $move }. { $why }
table-hint-move = { $move }
table-hint-bet = { $waits ->
    [yes] Die Wette kann warten
   *[no] Besser ohne Wette
}
table-automatic = Für dich gespielt, der einzig mögliche Zug: { $cards }
table-automatic-move = Einzige Möglichkeit, daher von selbst: { $move }
table-automatic-pass = Nichts auf deiner Hand schlägt das: Du passt
table-hint-weighs = Wird überlegt …
table-hint-others = Sonst: { $moves }
table-hint-other =
    „{ $move }“ ({ $loss ->
        [0] etwas schlechter
        [0.5] etwa einen halben Punkt schlechter
        [1] etwa einen Punkt schlechter
        [1.5] etwa anderthalb Punkte schlechter
       *[other] etwa { $loss } Punkte schlechter
    })
table-hint-next = „{ $move }“
table-hint-close = Vielleicht ebenso gut: { $moves }
table-hint-as-good = Ebenso gut: { $moves }
table-clear = Auswahl aufheben
table-other = Andere Karten wählen
table-rule = Die Regel ansehen
table-complete = Kombinationen mit den gewählten Karten
table-only = Nur diese Karte
table-moment = Einen Moment
table-no-join = Diese Karte passt hier nicht dazu
table-rush = Gleich zum Ergebnis
table-thinking = { $name } überlegt
table-reveal = Karten von { $name }
token-moved = { $chip }, vom letzten Stich bewegt
token-beats = stärker als: { $chips }
token-lowest = am schwächsten
trick-earlier = Früher Gespieltes liegt darunter
trick-number = Stich { $n }
seat-turn = am Zug
seat-leads = Ausspiel
seat-top = liegt vorn
seat-dealer = gibt die Karten
seat-dealer-about = Hat die Karten gegeben: das Zeichen neben dem Namen
seat-about = { $name }: Näheres
seat-told = { $name }: { $what }
seat-cards = { $n ->
    [one] 1 Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}{ $open ->
    [0] {""}
   *[other] {", "}davon { $open } offen
}
seat-partner = Partner
seat-against = Gegner
seat-out = { $n ->
    [1] als 1. fertig
    [2] als 2. fertig
    [3] als 3. fertig
   *[other] fertig
}

## Bets

table-bet = Deine Wette
table-bet-sure = Nach den Regeln lässt sich eine Wette nicht zurücknehmen.
table-bet-practice = Wetten? An diesem Tisch lässt sich das zurücknehmen.
table-bet-never = In dieser Runde nicht wetten? Später geht es nicht mehr.
table-bet-later = Später
table-bet-lapses = Jetzt oder nie
table-bet-lapses-said = Mit deiner ersten Karte endet das Wetten. Ohne Wette spielen?
table-bet-back = Zurück
table-bet-without = Ohne Wette spielen
table-bet-someone = Jemand will wetten
table-bet-who = Wer will wetten?
table-bet-of = Wette: { $name }
table-bet-none = Hier darf jetzt niemand wetten

## After a hand

table-settlement = Die Runde in Punkten
table-next = Nächste Runde
table-home = Start
table-daily = Zu den Runden des Tages
table-replay = Rückblick auf diese Runde
    .short = Rückblick
score-look-back = { $n }: Rückblick
table-review = Analyse dieser Runde
    .short = Analyse
table-same = Dieselben Karten
table-rematch = Revanche
table-won = { $you ->
    [yes] Du gewinnst die Partie
   *[no] { $name } gewinnt die Partie
}
table-won-together = Partie gewonnen: { $names }
table-shared = Gemeinsam auf Platz 1: { $names }
table-place = { $n ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $n }.
}
summary-nothing = Keine Punkte
summary-aim = { $result ->
    [better] Zu schlagen: { $aim }. Du hast { $points } und liegst vorn.
    [same] Zu schlagen: { $aim }. Du hast genauso viele.
   *[worse] Zu schlagen: { $aim }. Du hast { $points }.
}
summary-total = { $points } insgesamt
summary-said = { $names }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $total } insgesamt
summary-ahead = In Führung: { $names }
summary-hands = Alle Hände
curve-label = Punktestand von Runde zu Runde: { $scores }
about-card-worth = { $n ->
    [0] Zählt nichts
    [one] Zählt einen Punkt
   *[other] Zählt { $n } Punkte
}
about-card-fits = Das kannst du mit ihr machen:
about-card-not = Sie ist jetzt nicht spielbar
score-bet = {" "}({ $lost ->
    [yes] Wette über { $value } verloren
   *[no] Wette über { $value }
})
    .short = Wette { $value }
score-deal = Runde
score-total = Summe

## Between two people

curtain-turn = { $name }, du bist dran
curtain-turn-to = { $name }
curtain-show = Ich bin { $name }: meine Karten zeigen
curtain-agree = { $wants } möchte die letzte Entscheidung zurücknehmen. Bist du einverstanden?
curtain-agree-yes = Ja, zurücknehmen
curtain-agree-no = Nein, weiter
unkept = Diese Partie wird nicht gespeichert
unkept-full = Auf diesem Gerät ist kein Platz mehr. Du kannst weiterspielen, aber die Partie ist weg, wenn du diese Seite schließt. Sie wird wieder gespeichert, sobald Platz ist.
unkept-off = Dieser Browser speichert nichts für diese Seite. Du kannst weiterspielen, aber die Partie ist weg, wenn du die Seite schließt: Exportiere sie, um sie später fortzusetzen.
unkept-again = Diese Partie wird wieder gespeichert
unkept-delete = { $n ->
    [one] Eine beendete Partie löschen
   *[other] { $n } beendete Partien löschen
}
unkept-delete-title = Platz schaffen
unkept-delete-text = { $n ->
    [one] Eine beendete Partie wird von diesem Gerät gelöscht. Das lässt sich nicht rückgängig machen.
   *[other] { $n } beendete Partien werden von diesem Gerät gelöscht. Das lässt sich nicht rückgängig machen.
}
curtain-taken = Diese Partie ist anderswo offen
curtain-taken-text = Ein anderer Tab oder ein anderes Fenster dieses Browsers spielt diese Partie. Nur eines davon kann sie aufzeichnen.
curtain-taken-here = Hier spielen

## Menu

table-menu-guide = Spielhilfe
table-menu-tricks = Stiche ansehen
table-menu-log = Verlauf
table-menu-score = Punkte
table-menu-bets = Jemand will wetten
table-menu-reopen-bets = Wetten
table-menu-phones = Handys an diesem Tisch
table-menu-players = Wer spielt
table-menu-replay = Rückblick auf die letzte Runde
table-menu-review = Analyse der letzten Runde
table-menu-branch = Dorthin zurück, wo dieser Versuch begann
table-menu-rules = Spielregeln
table-menu-settings = Einstellungen
table-menu-keys = Tasten
table-menu-export = Diese Partie exportieren
table-menu-leave = Tisch verlassen
    .help = Die Partie bleibt und wartet auf dich
table-menu-concede = Partie aufgeben
    .help = Du verlierst sie, und sie bleibt bei den beendeten
table-menu-abandon = Diese Partie löschen
    .help = Als hätte es sie nie gegeben
players-to-bot = Computer spielt weiter
concede-title = Partie aufgeben?
concede-text = Sie zählt als verloren und bleibt bei den beendeten Partien.
concede-text-of = { $name } gibt sie auf, und sie endet für alle. Sie bleibt bei den beendeten Partien.
concede-yes = Aufgeben
abandon-title = Diese Partie löschen?
abandon-text = Sie wird gelöscht mit allem, was bisher gespielt wurde.
abandon-yes = Löschen
abandon-done = Die Partie ist gelöscht
abandon-undo = Zurückholen

mend-title = Ein Teil dieser Partie ist nicht lesbar
mend-text = Sie kann ab Zug { $ply } ({ $deal }) als neue Partie weitergehen. Diese hier bleibt, wie sie ist.
mend-yes = Von dort weiter
