### The lesson of Haggis Team. `lesson-team-<step>` is what the coach says; `.done` follows the right move, `.trick` is
### about the finished trick while it lies there, `.wrong` answers any other move, the further attributes those that
### lesson.toml names: they say what the move would break.

lesson-team-partner = Du und Cili gegenüber seid Partner: Ist jemand von euch alle Karten los, also fertig, bekommt ihr 5 je Karte der größeren Gegnerhand. Bube, Dame und König sind Joker.
lesson-team-give = Zuerst geben sich Partner eine Karte, ohne zu sehen, was kommt. Joker bleiben: Sie stehen für niedrigere Karten. Gib Kreuz 5: Sie passt zu keiner, Straßen sind einfarbig.
    .eight = Kreuz 8 geht als Nächstes. Zuerst Kreuz 5.
    .wrong = Behalte, was nach Wert oder Reihe zusammengehört. Kreuz 5 passt nicht.
lesson-team-again = Cili hat dir Herz 9 gegeben: Damit hast du drei Neunen, und Karten eines Werts gehen zusammen weg. Gib noch Kreuz 8: Die andere 8 gehört zu Karo 7, 9 und 10.
    .nine = Sie darf zurückgehen, aber du brauchst deine drei Neunen.
    .seven = Auch sie bleibt übrig, aber eine 8 nützt Cili mehr.
    .wrong = Die brauchst du noch. Kreuz 8 bliebe dir am Ende übrig.
lesson-team-bet = Noch eine Neun, das passt. Vor deiner ersten Karte darfst du 10, 30 oder 60 wetten, dass du, nicht Cili, zuerst fertig bist; sonst holen die anderen die Hälfte. Wette 10.
    .more = Klappt es nicht, bekommen die anderen die Hälfte. Fang klein an: 10.
    .wrong = Erst die Wette: Nach deiner ersten Karte ist es dafür zu spät.
lesson-team-lead = Du spielst aus, am besten niedrige Karten, viele auf einmal: 2, 3 und 4 in Herz und Pik sind eine Straße aus drei Paaren in denselben Farben.
    .trick = Das schlägt niemand: sechs Karten für euch, je ein Punkt, und du spielst wieder aus.
    .bomb = Eine Bombe schlägt alles: Verschwende sie nicht auf leerem Tisch.
    .wrong = Niedrige gewinnen später nichts: Spiel alle sechs 2er bis 4er, ohne Joker.
lesson-team-single = Jetzt Herz 7 allein, eine Einzelkarte: Jede höhere schlägt sie. Jede Zahlenkarte gibt es zweimal, aber gleicher Wert schlägt nicht: Eine andere 7 schlägt deine nicht.
    .bomb = Eine Bombe schlägt alles: Verschwende sie nicht auf leerem Tisch.
    .wrong = Das brauchst du später noch. Herz 7 allein brauchst du nicht.
lesson-team-leave = Bori schlug deine 7, und Cili schlägt Bori mit einem Buben, allein eine 11. Cilis Stich ist auch deiner: Spar Karten und passe. Du darfst danach wieder mitspielen.
    .trick = Cilis Buben schlägt niemand: Euer Team bekommt den Stich, und Cili spielt zum nächsten aus.
    .bomb = Eine Bombe gäbe den Stich deines Partners den anderen.
    .wrong = Das schlägt deinen eigenen Partner und kostet einen Joker.
lesson-team-tens = Cili hat Vieren ausgespielt, und Laci will den Stich mit Siebenen. Hilf: Schlag das Paar mit Pik 10 und Herz 10. Karo 10 brauchst du noch.
    .trick = Deine Zehnen schlägt niemand: Euer Team bekommt den Stich, und du spielst zum nächsten aus.
    .pass = Dann spielt womöglich Laci aus. Deine Zehnen holen euch den Stich.
    .bomb = Eine Bombe gäbe die Karten den anderen.
    .wrong = Das schlägt es auch, aber Pik 10 und Herz 10 nützen sonst nichts.
lesson-team-run = Jetzt vier auf einmal. Auch drei oder mehr in Folge in einer Farbe sind eine Straße: Karo 7 bis 10.
    .trick = Deine Straße schlägt niemand: vier weitere Punkte für euch, und du spielst wieder aus.
    .bomb = Eine Bombe schlägt alles: Verschwende sie nicht auf leerem Tisch.
    .wrong = Die Straße ist schwer zu schlagen, und Neunen und Joker bleiben dir.
lesson-team-sixes = Noch acht Karten. Zuerst die niedrigen: das Paar Sechsen. Auch zwei gleiche Karten wären ein Paar.
    .bomb = Heb deine Bombe für einen Stich auf, den sonst andere gewinnen.
    .wrong = Neunen und Joker können später gewinnen. Jetzt nur die zwei Sechsen.
lesson-team-bomb = Bori schlägt die Sechsen mit Zehnen. Bomben schlagen Sets und Straßen: zwei oder drei Joker oder 3, 5, 7, 9 ohne Joker in einer oder in vier Farben. Spiel Bube und Dame.
    .trick = Deine Bombe schlägt niemand. Ihren Stich bekommen die anderen: sechs Punkte für sie, der Preis einer Bombe.
    .pass = Dann spielt Bori aus. Mit einer Bombe du, und du kannst fertig werden.
    .wrong = Das gewinnt auch, aber behalte den König. Bube und Dame genügen.
lesson-team-choose = Deine Bombe: Sag, wer ausspielt. Du selbst, denn du kannst fertig werden. Schwächste Bombe: 3, 5, 7, 9 in vier Farben; dann Joker; stärkste: in einer Farbe.
    .partner = Cili würde sich freuen, aber du kannst jetzt alles loswerden.
lesson-team-out = Drei Neunen, und der König steht für eine vierte. Spiel sie alle als vier Neunen, und du bist fertig.
    .done = Du bist zuerst fertig. Schlägt das niemand, spielt links von dir Bori aus. Cili macht weiter: Gleich holt Cilis König das Ausspiel. Tippen auf das Tuch beschleunigt es.
    .wrong = Damit bleiben dir Karten. Alle vier gehen auf einmal, als vier Neunen.
lesson-team-score = Cili ist 2.: Doppelsieg, Runde vorbei. Wer fertig wird, holt 5 je Karte der größeren Gegnerhand, das zuerst fertige Team die übrigen Karten. Eine Partie hat vier Runden.
