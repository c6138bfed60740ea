### The lesson of Haggis. `lesson-haggis-<step>` is what the coach says; `.done` follows the right move, `.wrong` any
### other, the further attributes those that lesson.toml names: they say what the move would break.

lesson-haggis-hand = Diese siebzehn Karten sind deine. Werde sie vor Béla alle los: Das bringt die meisten Punkte.
lesson-haggis-points = Die kleine Zahl auf einer Karte zeigt, wie viele Punkte sie im Stich einbringt: „… gewonnen“ zählt mit. Die acht übrigen, den Haggis, bekommt, wer zuerst fertig ist.
lesson-haggis-wilds = Bube, Dame und König sind Joker. Alle haben jeden davon einmal offen auf dem Tisch, du weißt also immer, welche Béla noch hat.
lesson-haggis-bet = Vor deiner ersten Karte darfst du wetten, dass du zuerst fertig bist. Stimmt es, bekommst du 15 mehr, sonst Béla. Diese Hand passt gut zusammen: Wette 15.
    .none = Damit verschenkst du fünfzehn Punkte, die diese Hand wahrscheinlich holt.
    .big = Dreißig ist für eine Hand, die kaum verlieren kann. Diese ist gut, aber nicht sicher: Fünfzehn reicht.
    .wrong = Erst die Wette: Nach deiner ersten Karte ist es dafür zu spät.
lesson-haggis-lead = Du spielst aus. Drei oder mehr in Folge in einer Farbe sind eine Straße, auch Paare in Folge, in denselben zwei Farben. Niedrige zuerst: Tippe Blatt 4, 5, 6 an und spiel sie.
    .done = Drei Karten weg. Béla darf deine Straße mit einer höheren Dreierstraße schlagen oder passen.
    .bomb = Das ist eine Bombe, sie schlägt jedes Set und jede Straße: Auf leerem Tisch ist sie verschwendet. Heb sie für einen Stich auf, den du brauchst.
    .wrong = Niedrige Karten gewinnen später nichts, also gehen sie zuerst. Blatt 4, 5 und 6 sind drei auf einmal und brauchen keinen Joker.
lesson-haggis-pass = Bélas Straße ist höher. Schlagen könntest du sie nur mit Jokern oder einer Bombe (dazu bald mehr), und die sind später mehr wert. Niemand muss schlagen: passe.
    .bomb = Das ist eine Bombe: Sie schlägt die Straße, aber der Stich einer Bombe zählt für Béla. Gib sie nicht für drei niedrige Karten her.
    .wrong = Das würde die Straße schlagen, aber ein Joker ist später mehr wert für dich.
lesson-haggis-beat = Zu zweit endet der Stich, sobald jemand passt; zu dritt könntest du noch einmal ran. Béla spielt zwei Sechsen aus. Jedes höhere Paar schlägt sie: Spiel deine Achten.
    .pass = Dann spielt wieder Béla aus. Deine Achten gewinnen diesen Stich und damit das Ausspiel.
    .bomb = Das ist eine Bombe. Für ein Paar Sechsen? Die Achten genügen.
    .wrong = Das schlägt sie auch, aber mit einer Karte, die du später noch brauchst. Die Achten brauchst du nicht.
lesson-haggis-nines = Deiner: Wer den Stich gewinnt, spielt aus. Ein Joker steht für jede niedrigere Karte oder für sich. Spiel drei Neunen: zwei und den Buben, denn Blatt 9 gehört zu einer Bombe.
    .bomb = Blatt 9 wird noch gebraucht: 3-5-7-9 in vier Farben ist eine Bombe. Nimm Raute 9, Sonne 9 und den Buben.
    .wrong = Drei Neunen sind schwer zu schlagen, und Dame und König bleiben dir: Spiel Raute 9 und Sonne 9 mit dem Buben aus.
lesson-haggis-ten = Drei auf einmal, und du spielst wieder aus. Jetzt die Zehn: Allein wird sie nur von Jokern geschlagen.
    .wrong = Noch nicht. Zuerst die Zehn, allein: Vielleicht lockt sie Béla einen Joker heraus.
lesson-haggis-queen = Bélas Bube schlägt sie: Allein ist ein Bube eine 11, eine Dame 12, ein König 13. Zwei davon sind kein Paar, sondern eine Bombe. Schlag den Buben mit deiner Dame.
    .king = Der König schlägt ihn auch, aber die Dame genügt, und der König wird am Ende gebraucht.
    .pass = Dann darf Béla ausspielen. Deine Dame schlägt den Buben und lockt vielleicht den König heraus.
    .bomb = Noch nicht. Sieh erst, was Béla gegen deine Dame hergibt.
lesson-haggis-bomb = Nur eine Bombe schlägt den König: deine 3-5-7-9 in vier Farben, ohne Joker. Du bekommst das Ausspiel, Béla die Karten des Stichs: Das ist der Preis jeder Bombe.
    .done = Vierzehn Punkte gehen an Béla. Das Ausspiel ist mehr wert. In einer Farbe wäre 3-5-7-9 die höchste Bombe von allen.
    .wrong = Dann spielt Béla aus, mit zehn Karten auf der Hand. Spielst du aus, kannst du sofort fertig werden.
lesson-haggis-out = Noch drei Karten: Stern 2 und Stern 4, dazwischen der König als 3. Das ist eine Straße: Spiel sie, und du bist fertig.
    .wrong = Damit bleiben dir Karten, und das Ausspiel geht vielleicht verloren. Alle drei gehen auf einmal, als Straße.
lesson-haggis-score = Zuerst fertig: 5 Punkte für jede Karte, die Béla hat, dazu die Punkte in deinen Stichen und im Rest, und deine Wette. Wer zuerst 250 hat, gewinnt die Partie.
lesson-haggis-three = Zu dritt gibt es eine fünfte Farbe, und ihr spielt um Platz 2 weiter, der auch zählt, je nach größter Resthand. Wer mit einer Bombe gewinnt, wählt, wer die Karten bekommt.
