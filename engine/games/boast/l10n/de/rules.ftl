### How to play Boast or Nothing, in our own words. `rules-boast` lists the sections in their order.
### In a `.body` a paragraph is one line; `- ` begins an item; ((cards | caption)) is a picture, a comma parts plays.

rules-boast = aim cards deal trick tower escapes chips needed scoring match options

rules-boast-aim = Das Ziel
    .body =
        Mach genau so viele Stiche wie verlangt oder gar keinen, was schwerer ist und doppelt zählt. Daher der Name, auf Deutsch „prahlen oder nichts“: Entweder kannst du mit der richtigen Anzahl prahlen, oder du nimmst nichts. Hindere zugleich die anderen daran. Wer zuerst fünf Punkte hat, gewinnt die Partie.

rules-boast-cards = Die Karten
    .body =
        Es gibt drei Farben, Rot, Blau und Gelb, jede mit Zahlen von 1 an aufwärts; und es gibt Fluchtkarten, die keine Farbe haben.
        ((1r 4r 7r, 2b 5b, 3y 6y, x | Rot, Blau, Gelb und eine Fluchtkarte))
        - Zu dritt: 1 bis 7, zwei Fluchtkarten.
        - Zu viert: 1 bis 9, drei Fluchtkarten.
        - Zu fünft: 1 bis 11, vier Fluchtkarten.

rules-boast-deal = Das Geben
    .body =
        Alle bekommen sieben Karten. Die zwei übrigen liegen offen in der Mitte: Niemand spielt sie, aber alle wissen von ihnen.
        Drei Chips, einer in jeder Farbe, werden zufällig zu einem Turm gestapelt.
        ((Cy Cr Cb | Ein Turm: Gelb ist die stärkste Farbe, Blau die schwächste))
        In der ersten Runde spielt aus, wer links vom Geber sitzt, in späteren Runden, wer den letzten Stich der Runde davor gewonnen hat. Dann gibt, wer rechts daneben sitzt.

rules-boast-trick = Ein Stich
    .body =
        Eine Person spielt eine Karte aus, die anderen folgen im Uhrzeigersinn mit je einer Karte. Hast du die ausgespielte Farbe, musst du diese Farbe oder eine Fluchtkarte spielen. Hast du sie nicht, spiel eine beliebige Karte.
        Sind alle farbigen Karten eines Stichs von einer Farbe, gewinnt die höchste Zahl.
        ((3r 7r 5r | Rot 7 gewinnt den Stich))
        Wer gewinnt, spielt zum nächsten Stich aus.

rules-boast-tower = Der Turm
    .body =
        Hat ein Stich mehr als eine Farbe, entscheidet der Turm: Die Farbe, deren Chip höher liegt, gewinnt, ganz gleich mit welchen Zahlen. Unter mehreren Karten dieser Farbe gewinnt die höchste Zahl.
        ((Cb Cr Cy, 7r 3r 1b | Beispiel: Der blaue Chip liegt über dem roten, also gewinnt Blau 1 den Stich))
        Die ausgespielte Farbe ist nicht mehr wert als andere. Hier verliert ausgespieltes Rot gegen jede blaue Karte und gewinnt gegen jede gelbe.

rules-boast-escapes = Fluchtkarten
    .body =
        Eine Fluchtkarte gewinnt nie. Du darfst sie jederzeit spielen, auch wenn du bedienen könntest.
        Beginnt ein Stich mit einer Fluchtkarte, ist die erste farbige Karte danach zu bedienen.
        ((x x 1b | Zwei Fluchtkarten und Blau 1: Blau gewinnt den Stich))

rules-boast-chips = Wie sich der Turm ändert
    .body =
        Hat der Turm einen Stich entschieden, kommt der Chip der Gewinnerfarbe ganz nach unten, und die unter ihm rücken um eins auf. Die Farbe, die gewonnen hat, wird zur schwächsten.
        ((Cb Cr Cy, Cr Cy Cb | Blau hat durch den Turm gewonnen: Sein Chip kommt nach unten))
        Sind alle farbigen Karten eines Stichs von einer Farbe, bleibt der Turm, wie er ist.

rules-boast-needed = Wie viele Stiche verlangt sind
    .body =
        - Zu dritt: drei Stiche oder keiner.
        - Zu viert: zwei Stiche oder keiner.
        - Zu fünft: ein Stich oder keiner.

rules-boast-scoring = Wertung
    .body =
        Eine Runde endet, wenn alle sieben Stiche gespielt sind.
        - Genau die verlangte Zahl: 1 Punkt.
        - Kein Stich: 2 Punkte.
        - Jede andere Zahl: nichts.

rules-boast-match = Die Partie
    .body =
        Die Partie endet mit der Runde, in der jemand fünf Punkte erreicht. Wer dort ankommt, steht auf fünf und nicht darüber: Mit 4 Punkten und 2 weiteren stehst du auf 5.
        Liegen an der Spitze mehrere gleichauf, spielen alle noch eine Runde. Wer schon fünf hat, kommt mit den Punkten dieser Runde über fünf hinaus; für alle anderen ist weiterhin bei fünf Schluss. Das geht so, bis jemand allein vorn ist.

rules-boast-options = Hausregeln
    .body =
        Wenn du eine Partie einrichtest, kannst du andere Regeln wählen:
        - Der Chip der Gewinnerfarbe kommt nach jedem Stich ganz nach unten in den Turm, wie in den veröffentlichten Regeln, und nicht nur, wenn sich Farben trafen.
        - Die zwei übrigen Karten liegen verdeckt.
        - Das erste Ausspiel einer Runde geht reihum, wer auch immer den letzten Stich hatte.
        - Eine neue Runde beginnt mit dem Turm, wie er war, und nicht mit einem neu gestapelten.
        - Wer an der Spitze gleichauf liegt, teilt sich den Sieg, ohne eine weitere Runde.
        - Punkte über fünf zählen: Mit 4 Punkten und 2 weiteren stehst du auf 6.
