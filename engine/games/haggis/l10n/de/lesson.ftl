### The lesson of Haggis. `lesson-haggis-<step>` is what the coach says, `.whole` where one tap takes all the cards;
### `.done` follows the right move, `.trick` is about the finished trick while it lies there, `.wrong` answers any
### other move, the further attributes those that lesson.toml names: they say what the move would break.

lesson-haggis-hand = Diese siebzehn Karten sind deine. Werde sie vor Béla alle los: Das bringt die meisten Punkte.
lesson-haggis-points = Wer im Stich am höchsten spielt, gewinnt die Karten; ihre kleinen Zahlen sind Punkte („… gewonnen“). Den Haggis, die acht übrigen, bekommt, wer zuerst fertig ist.
lesson-haggis-wilds = Bube, Dame und König sind Joker: Sie können für niedrigere Karten stehen. Alle haben jeden davon einmal, offen: Du siehst also immer, welche Béla noch hat.
lesson-haggis-bet = Vor deiner ersten Karte darfst du wetten, dass du zuerst fertig bist. Stimmt es, bekommst du 15 mehr, sonst Béla. Du hast viele hohe Karten, davon drei Neunen: Wette 15.
    .none = Damit verschenkst du fünfzehn Punkte, die diese Hand wahrscheinlich holt.
    .big = Dreißig ist für eine Hand, die kaum verlieren kann. Diese ist gut, aber nicht sicher: Fünfzehn reicht.
    .wrong = Erst die Wette: Nach deiner ersten Karte ist es dafür zu spät.
lesson-haggis-lead = Du spielst aus, was du willst. Drei oder mehr in Folge in einer Farbe sind eine Straße. Werde niedrige Karten zuerst los: Tippe Blatt 4, 5 und 6 an, dann den Knopf.
    .whole = Du spielst aus, was du willst. Drei oder mehr in Folge in einer Farbe sind eine Straße. Niedrige zuerst: Tippe Blatt 4 an, die 5 und die 6 kommen mit; dann den Knopf.
    .done = Drei Karten weg. Béla darf deine Straße mit einer höheren Dreierstraße schlagen oder passen.
    .bomb = Das ist eine Bombe, sie schlägt jedes Set und jede Straße: Auf leerem Tisch ist sie verschwendet. Heb sie für einen Stich auf, den du brauchst.
    .wrong = Niedrige Karten gewinnen später nichts, also gehen sie zuerst. Blatt 4, 5 und 6 sind drei auf einmal und brauchen keinen Joker.
lesson-haggis-pass = Béla hat eine höhere Straße gespielt: Raute 5, 6 und 7. Du könntest sie schlagen, aber nur mit Karten, die du noch brauchst. Niemand muss schlagen: passe.
    .trick = Du hast gepasst, also bekommt Béla alle sechs Karten und spielt wieder aus. Beide Fünfen und die Sieben bringen je einen Punkt.
    .bomb = Das ist eine Bombe: Sie schlägt die Straße, aber der Stich einer Bombe zählt für Béla. Gib sie nicht für drei niedrige Karten her.
    .wrong = Das würde die Straße schlagen, aber ein Joker ist später mehr wert für dich.
lesson-haggis-beat = Béla spielt wieder aus: ein Paar Sechsen. Ein höheres Paar schlägt es. Spiel deine Achten: Damit gewinnst du das Ausspiel.
    .trick = Béla passt, also gehört der Stich dir: Du bekommst alle vier Karten. Wer einen Stich gewinnt, spielt zum nächsten aus: jetzt du.
    .pass = Dann spielt wieder Béla aus. Deine Achten gewinnen diesen Stich und damit das Ausspiel.
    .bomb = Das ist eine Bombe, sie schlägt jedes Set und jede Straße: zu viel für ein Paar Sechsen. Die Achten genügen.
    .wrong = Das schlägt sie auch, kostet aber etwas, was du später brauchst. Die Achten genügen.
lesson-haggis-nines = Dein Bube kann für eine Neun stehen: Spiel drei Neunen aus, die sind schwer zu schlagen. Tippe Raute 9, Sonne 9 und den Buben an. Blatt 9 behalte für später.
    .bomb = Blatt 9 wird noch gebraucht: 3-5-7-9 in vier Farben ist eine Bombe. Nimm Raute 9, Sonne 9 und den Buben.
    .wrong = Drei Neunen sind schwer zu schlagen, und Dame und König bleiben dir: Spiel Raute 9 und Sonne 9 mit dem Buben aus.
lesson-haggis-ten = Béla hat gepasst, also spielst du wieder aus. Spiel die Zehn allein: Von einzelnen Karten schlagen sie nur Bube, Dame und König. Vielleicht gibt Béla einen davon her.
    .wrong = Noch nicht. Zuerst die Zehn, allein: Vielleicht lockt sie Béla einen Joker heraus.
lesson-haggis-queen = Bélas Bube schlägt deine Zehn. Allein ist ein Bube eine 11, eine Dame 12, ein König 13. Spiel deine Dame: Sie schlägt den Buben, und der König bleibt dir für das Ende.
    .king = Der König schlägt ihn auch, aber die Dame genügt, und der König wird am Ende gebraucht.
    .pass = Dann darf Béla ausspielen. Deine Dame schlägt den Buben und lockt vielleicht den König heraus.
    .bomb = Noch nicht. Sieh erst, was Béla gegen deine Dame hergibt.
lesson-haggis-bomb = Bélas König schlägt deine Dame. Eine Bombe schlägt auch ihn: deine 3, 5, 7 und 9, alle in verschiedenen Farben. Damit gewinnst du das Ausspiel, aber Béla die Karten.
    .trick = Béla passt und bekommt die vierzehn Punkte: der Preis einer Bombe. Auch zwei oder drei Joker sind eine Bombe, und 3-5-7-9 in einer Farbe ist die höchste von allen.
    .wrong = Dann spielt Béla aus, mit zehn Karten auf der Hand. Spielst du aus, kannst du sofort fertig werden.
lesson-haggis-out = Du spielst aus und hast noch drei Karten. Der König steht für Stern 3: Mit Stern 2 und Stern 4 ist das eine Straße. Spiel alle drei, und du bist fertig.
    .wrong = Damit bleiben dir Karten, und das Ausspiel geht vielleicht verloren. Alle drei gehen auf einmal, als Straße.
lesson-haggis-score = Du warst zuerst fertig: 5 Punkte je Karte, die Béla noch hat, die Punkte deiner Stiche und der übrigen Karten, dazu deine Wette. Wer zuerst 250 hat, gewinnt die Partie.
lesson-haggis-three = Zu dritt gibt es eine fünfte Farbe, und auch wer als 2. fertig ist, punktet. Wer passt, kommt vielleicht noch einmal dran. Wer bombt, wählt, wer die Karten bekommt.
