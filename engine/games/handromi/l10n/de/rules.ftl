### How to play Handrömi, in our own words. `rules-handromi` lists the sections in their order.
### In a `.body` a paragraph is one line; `- ` begins an item; ((cards | caption)) is a picture, a comma parts plays,
### `=11` gives a card other points.

rules-handromi = aim cards deal runs groups turn exchange opening discard layoff out hand scoring match options

rules-handromi-aim = Das Ziel
    .body =
        Leg die Karten deiner Hand in Kombinationen auf den Tisch und wirf die letzte ab. Wer das zuerst schafft, beendet die Runde; die anderen zahlen für das, was sie noch auf der Hand haben.
        Du kannst nach und nach auslegen oder alles behalten und in einem einzigen Zug Schluss machen: Das ist Schluss aus der Hand. Hat vorher niemand etwas ausgelegt, zählt es doppelt.

rules-handromi-cards = Die Karten
    .body =
        Zwei Spiele zu 52 Karten ohne Joker: Jede Karte gibt es zweimal.
        Zahlenkarten zählen, was draufsteht, Buben, Damen, Könige und Asse zählen 10.
        ((7s, 10h, Jd, Qc, Kh, As | 7 und fünfmal 10))

rules-handromi-deal = Das Geben
    .body =
        Wer rechts vom Geber sitzt, bekommt 15 Karten, alle anderen 14. Die unterste der gemischten Karten liegt offen neben dem Stapel: die Tauschkarte.
        Alles geht nach rechts weiter, gegen den Uhrzeigersinn, die Züge ebenso wie das Geben.

rules-handromi-runs = Folgen
    .body =
        Eine Folge sind drei oder mehr aufeinanderfolgende Karten einer Farbe. Das Ass steht unter der 2 oder über dem König, nie in der Mitte.
        ((4s 5s 6s, 9h 10h Jh Qh Kh | Folgen))
        ((Ad 2d 3d, Qd Kd Ad | Das Ass unten und oben))

rules-handromi-groups = Sätze
    .body =
        Ein Satz sind drei oder vier Karten eines Wertes, alle in verschiedenen Farben.
        ((8h 8s 8c, Ad Ah As Ac | Sätze))
        Keine Kombination enthält dieselbe Karte zweimal.

rules-handromi-turn = Ein Zug
    .body =
        Die Person mit 15 Karten beginnt, ohne zu ziehen: Sie darf gleich auslegen und wirft eine Karte ab. Danach läuft ein Zug so:
        - Zieh eine Karte vom Stapel oder nimm den obersten Abwurf, wenn du darfst.
        - Leg Kombinationen aus und Karten an, so viele du willst, oder nichts.
        - Wirf eine Karte ab.
        Bis zum Abwerfen kannst du alles zurücknehmen, nur nicht die vom Stapel gezogene Karte. Eine Karte muss immer zum Abwerfen bleiben.
        Ist der Stapel aufgebraucht, werden alle abgeworfenen Karten außer der obersten zu einem neuen gemischt. Beim sechsten Mal ist die Runde ungültig.

rules-handromi-exchange = Die Tauschkarte
    .body =
        In deinem ersten Zug der Runde darfst du, bevor du ziehst oder auslegst, eine beliebige Karte deiner Hand gegen die Tauschkarte tauschen. Deine liegt dann dort für die nächste Person.
        Später darfst du sie nehmen, statt zu ziehen, wenn du noch nichts ausgelegt hast und in genau diesem Zug aus der Hand Schluss machst.

rules-handromi-opening = Das Eröffnen
    .body =
        Wenn du in einer Runde zum ersten Mal auslegst, müssen die neuen Kombinationen dieses Zuges zusammen 51 oder mehr zählen.
        ((9h 10h Jh Qh Kh | 49: nicht genug))
        ((9h 10h Jh Qh Kh, 2s 3s 4s | 58: genug))
        Angelegte Karten zählen dafür nicht, und ein Ass zählt 10, wo es auch steht. Schluss aus der Hand braucht keine 51.

rules-handromi-discard = Den Abwurf nehmen
    .body =
        Nur der oberste Abwurf darf genommen werden, und er muss im selben Zug ausliegen. Er verdeckt die anderen; die letzten davon stehen noch im „Verlauf“. Du darfst ihn nehmen,
        - wenn du schon eröffnet hast, um ihn in einer neuen Kombination zu verwenden oder anzulegen, wenn dir danach noch eine Karte zum Abwerfen bleibt;
        - wenn du jetzt mit ihm eröffnest, mit 51 oder mehr;
        - wenn du mit ihm Schluss machst.

rules-handromi-layoff = Anlegen
    .body =
        Hast du eröffnet, darfst du an jede Kombination auf dem Tisch Karten anlegen, an eigene und an fremde: an beide Enden einer Folge oder die fehlende Farbe an einen Satz.
        Kombinationen werden nie geteilt, bewegt oder verbunden.

rules-handromi-out = Schluss machen
    .body =
        Leg alles bis auf eine Karte aus und wirf diese ab. Die Runde ist sofort vorbei.

rules-handromi-hand = Schluss aus der Hand
    .body =
        Hattest du vorher nichts ausgelegt und legst alles in einem Zug aus, machst du aus der Hand Schluss. Neue Kombinationen und angelegte Karten dürfen gemischt sein, und 51 sind nicht nötig.
        Rein ist das, wenn vor diesem Zug niemand etwas ausgelegt hatte.

rules-handromi-scoring = Wertung
    .body =
        Punkte sind schlecht.
        - Wer Schluss macht: 10 weniger.
        - Alle anderen: ihre Handkarten, und ein Ass kostet jetzt 11.
        - Wer in der Runde nichts ausgelegt hat: stattdessen 100.
        - Nach einer reinen Hand: 20 weniger für die Person, die gewonnen hat, und die anderen zahlen doppelt.
        ((As=11 Kd 5c | Noch auf der Hand: 11 + 10 + 5 = 26))

rules-handromi-match = Die Partie
    .body =
        Eine Partie hat 5 Runden, falls du nicht vorher 1, 3 oder 7 wählst. Die niedrigste Summe gewinnt. Gleiche Summen teilen sich den Platz, falls du nicht wählst, dass eine Zusatzrunde über den ersten entscheidet.

rules-handromi-options = Hausregeln
    .body =
        Vor einer Partie kannst du wählen: die Zahl der Runden, wer die Tauschkarte tauschen darf, ob man im allerersten Zug auslegen darf, was ein niedriges Ass zum Eröffnen zählt, was eine reine Hand ist, ob die 100 Punkte zu den Karten dazukommen, was bei Gleichstand geschieht und wie frei man Abwürfe nehmen darf.
