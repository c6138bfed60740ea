### How to play Haggis, in our own words. `rules-haggis` lists the sections in their order.
### In a `.body` a paragraph is one line; `- ` begins an item; ((cards | caption)) is a picture, a comma parts plays.

rules-haggis = aim cards deal turn sets runs wilds beating bombs tricks end scoring bets match options

rules-haggis-aim = Das Ziel
    .body =
        Werde alle deine Karten vor den anderen los und gewinne unterwegs Stiche mit guten Karten. Wer die meisten Punkte hat, wenn eine bestimmte Summe erreicht ist, gewinnt die Partie.

rules-haggis-cards = Die Karten
    .body =
        Zahlenkarten gehen von 2 bis 10. Zu zweit gibt es vier Farben, zu dritt fünf, zu unterscheiden an Form und Farbton.
        ((2r 5o 7y 9g 10b | Die Farben zu dritt; zu zweit fehlt eine))
        Bube, Dame und König haben keine Farbe: Sie sind Joker. Alle bekommen jeden davon einmal, offen auf dem Tisch.
        ((J Q K | Die Joker))
        Die kleine Zahl unten auf der Karte zeigt, was sie für die Person zählt, die sie gewinnt: 3, 5, 7 und 9 je einen Punkt, der Bube 2, die Dame 3, der König 5. Gerade Zahlen zählen nichts.

rules-haggis-deal = Das Geben
    .body =
        Alle bekommen 14 Zahlenkarten verdeckt, dazu die drei offenen Joker: eine Hand von 17.
        Was übrig bleibt, ist der Haggis: acht Karten zu zweit, drei zu dritt. Niemand sieht ihn, bis die Runde vorbei ist.
        In der ersten Runde spielt aus, wer links vom Geber sitzt. Später spielt aus, wer die wenigsten Punkte hat, bei Gleichstand, wer links vom Geber sitzt; Geber ist, wer nach Punkten führt, bei Gleichstand, wer in der eben gespielten Runde zuerst fertig war.

rules-haggis-turn = Ein Stich
    .body =
        Wer ausspielt, legt eine beliebige Kombination: ein Set, eine Straße oder eine Bombe. Im Uhrzeigersinn legen alle reihum eine höhere derselben Art oder passen.
        Niemand muss schlagen, auch nicht mit den passenden Karten auf der Hand. Wer gepasst hat, darf wieder mitspielen, wenn die Reihe noch einmal an ihn kommt.
        Zu zweit endet der Stich mit dem ersten Passen. Zu dritt endet er, wenn die beiden anderen nacheinander gepasst haben.
        Wer zuletzt gespielt hat, gewinnt den Stich und spielt zum nächsten aus. Wer dann keine Karten mehr hat, überlässt das Ausspiel der Person zur Linken.

rules-haggis-sets = Sets
    .body =
        Ein Set sind beliebig viele Karten desselben Wertes. Auch eine einzelne Karte ist ein Set.
        ((8r, 8r 8g, 8r 8y 8g | Eine, zwei und drei Achten))

rules-haggis-runs = Straßen
    .body =
        Eine Straße sind drei oder mehr aufeinanderfolgende Karten einer Farbe.
        ((7r 8r 9r, 4g 5g 6g 7g | Straßen aus drei und aus vier Karten))
        Auch Sets bilden Straßen: zwei oder mehr aufeinanderfolgende Paare oder Drillinge und so weiter, alle in denselben Farben.
        ((7r 7y 8r 8y | Eine Straße aus zwei Paaren: bei beiden Werten Rauten und Sterne))

rules-haggis-wilds = Joker
    .body =
        In einem Set oder einer Straße steht ein Joker für jede niedrigere Karte jeder Farbe oder für sich selbst. Mindestens eine Zahlenkarte muss dabei sein.
        ((8r 8y J, 6g 7g J 9g, 9o 10o J | Drei Achten; eine Straße 6–9; eine Straße 9–Bube))
        Allein gespielt ist ein Bube eine 11, eine Dame eine 12, ein König eine 13: höher als jede Zehn.
        Manchmal bedeuten dieselben Karten zweierlei. Wer ausspielt, sagt, was gilt; danach entscheidet, was auf dem Tisch liegt.
        ((2b J K | Drei Zweien oder eine Straße 2–4))

rules-haggis-beating = Schlagen
    .body =
        Zum Schlagen legst du dieselbe Art mit gleich vielen Karten und höherem Wert. Ein Paar schlägt ein Paar, eine Dreierstraße eine Dreierstraße, eine Straße aus zwei Paaren eine Straße aus zwei Paaren.
        ((8g 9g 10g, 9r 10r J | Die zweite Straße schlägt die erste))
        Keine Farbe schlägt eine andere, und gleicher Wert schlägt nicht.

rules-haggis-bombs = Bomben
    .body =
        Wenn du dran bist, schlägt eine Bombe jedes Set und jede Straße. Nur eine höhere Bombe schlägt eine Bombe. Von der höchsten zur niedrigsten:
        ((3r 5r 7r 9r | 3-5-7-9 in einer Farbe))
        ((J Q K | Alle drei))
        ((Q K, J K, J Q | Zwei Joker))
        ((3r 5o 7y 9g | 3-5-7-9 in vier Farben))
        In 3-5-7-9 ersetzt kein Joker eine Zahl. Eine Bombe darf man auch ausspielen.

rules-haggis-tricks = Was eine Bombe kostet
    .body =
        Ein Stich, den du mit einem Set oder einer Straße gewinnst, gehört dir: Seine Punkte zählen für dich.
        Gewinnst du ihn mit einer Bombe, spielst du zum nächsten aus, aber seine Karten gehen an jemand anders. Zu dritt wählst du, an wen.

rules-haggis-end = Das Ende einer Runde
    .body =
        Zu dritt geht die Runde weiter, wenn die erste Person keine Karten mehr hat; sie ist vorbei, wenn nur noch eine Person welche hat.
        Was die Runde beendet, ist nicht mehr zu schlagen. Es gewinnt seinen Stich, außer es ist eine Bombe.
        Die Karten der letzten Hand und der Haggis gehen an die Person, die zuerst fertig war.

rules-haggis-scoring = Wertung
    .body =
        - Fertig werden: 5 Punkte für jede Karte in der größten Hand der anderen in diesem Moment, offene Joker mitgezählt. Zu dritt punktet so auch, wer als 2. fertig ist.
        - Zu dritt ein Bonus für zuerst fertig: 5 Punkte mehr.
        - Die Punkte auf allen Karten, die du gewonnen hast.
        - Wetten, siehe unten.

rules-haggis-bets = Wetten
    .body =
        Bevor du deine erste Karte gespielt hast, darfst du 15 oder 30 darauf wetten, zuerst fertig zu sein. Du musst nicht warten, bis du dran bist; eine Wette ist endgültig. Sobald jemand fertig ist, darf niemand mehr wetten.
        Behältst du recht, bekommst du, was du gewettet hast. Wenn nicht, verlierst du nichts, aber so viel bekommt, wer zuerst fertig war, und ebenso alle, die nicht gewettet hatten.

rules-haggis-match = Die Partie
    .body =
        Gespielt wird, bis jemand die vereinbarte Summe erreicht: 250 für eine kurze Partie, 350 für eine lange. Dann gewinnt, wer die meisten Punkte hat; bei Gleichstand an der Spitze folgt noch eine Runde.

rules-haggis-options = Hausregeln
    .body =
        Wenn du einen Tisch einrichtest, kannst du die Summe ändern, ohne Wetten spielen, die gewonnenen Punkte dem Gedächtnis überlassen, jede gewonnene Karte einen Punkt zählen lassen oder, wenn mehrere die wenigsten Punkte haben, die Person ausspielen lassen, die die letzte Runde gewonnen hat.
        Zu dritt kannst du auch die Punkte für zuerst fertig weglassen und einen mit einer Bombe gewonnenen Stich der Person mit der zweithöchsten Kombination geben; wurde die Bombe ausgespielt, der Person rechts von der, die sie gespielt hat.
