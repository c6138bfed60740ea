### How to play Haggis Team, in our own words. `rules-team` lists the sections in their order.
### In a `.body` a paragraph is one line; `- ` begins an item; ((cards | caption)) is a picture, a comma parts plays.

rules-team = aim cards deal exchange turn sets runs wilds beating bombs out slam scoring bets match options

rules-team-aim = Das Ziel
    .body =
        Zwei spielen gegen zwei. Partner sitzen sich gegenüber und bleiben die ganze Partie zusammen. Werde deine Karten vor dem anderen Team los und hilf deinem Partner dabei. Das Team mit mehr Punkten gewinnt.
        Partner sagen einander nicht, was sie haben oder was gespielt werden soll.

rules-team-cards = Die Karten
    .body =
        Zahlenkarten gehen in vier Farben von 2 bis 10, und jede gibt es zweimal: zusammen 72.
        ((7s 7s, 7h, 7d, 7c | Die Siebenen; jede Farbe hat jeden Wert zweimal))
        Bube, Dame und König sind Joker ohne Farbe. Alle haben jeden davon einmal, offen auf dem Tisch.
        ((J Q K | Die Joker))

rules-team-deal = Das Geben
    .body =
        Alle bekommen 18 Zahlenkarten verdeckt, dazu die drei offenen Joker: eine Hand von 21. Es bleibt nichts übrig.
        Zum ersten Stich spielt aus, wer links vom Geber sitzt.

rules-team-exchange = Der Tausch
    .body =
        Vor dem ersten Stich tauschen Partner Karten. Beide wählen je eine Zahlenkarte, und keiner sieht die des anderen, bevor beide gewählt haben. Dann tauschen sie noch einmal und wissen dabei, was sie bekommen haben.
        Eine eben bekommene Karte darf zurückgehen. Joker bleiben, wo sie sind. Nur die beiden Partner wissen, was sie getauscht haben.

rules-team-turn = Ein Stich
    .body =
        Wer ausspielt, legt eine beliebige Kombination: ein Set, eine Straße oder eine Bombe. Im Uhrzeigersinn legen alle reihum eine höhere derselben Art oder passen.
        Niemand muss schlagen, und auch den eigenen Partner darf man schlagen. Wer gepasst hat, darf wieder mitspielen, solange der Stich läuft.
        Wenn alle anderen, die noch Karten haben, nacheinander gepasst haben, gewinnt den Stich für das Team, wer zuletzt gespielt hat, und spielt zum nächsten aus. Wer dann keine Karten mehr hat, überlässt das Ausspiel der nächsten Person zur Linken.

rules-team-sets = Sets
    .body =
        Ein Set sind beliebig viele Karten desselben Wertes, auch gleiche Karten. Auch eine einzelne Karte ist ein Set.
        ((5h, 5h 5s, 9h 9d 9s, 5s 5s | Eine, zwei und drei eines Wertes; gleiche Karten))

rules-team-runs = Straßen
    .body =
        Eine Straße sind drei oder mehr aufeinanderfolgende Karten einer Farbe.
        ((2s 3s 4s, 8h 9h 10h | Straßen aus drei Karten))
        Auch Sets bilden Straßen: zwei oder mehr aufeinanderfolgende Paare oder Drillinge und so weiter. Jedes Set zeigt dieselben Farben.
        ((5h 5s 6h 6s 7h 7s | Eine Straße aus drei Paaren: bei jedem Wert Herz und Pik))
        Gleiche Karten zählen jede für sich: Zwei Pik bei einem Wert müssen bei jedem Wert zwei Pik sein.
        ((5s 5s 6s 6s | Eine Straße aus zwei Paaren, bei beiden Werten zweimal Pik))

rules-team-wilds = Joker
    .body =
        In einem Set oder einer Straße steht ein Joker für jede niedrigere Karte jeder Farbe oder für sich selbst. Mindestens eine Zahlenkarte muss dabei sein.
        ((8h 8d J, 6s 7s J 9s, 9d 10d J | Drei Achten; eine Straße 6–9; eine Straße 9–Bube))
        Allein gespielt ist ein Bube eine 11, eine Dame eine 12, ein König eine 13: höher als jede Zehn.
        Manchmal bedeuten dieselben Karten zweierlei. Wer ausspielt, sagt, was gilt; danach entscheidet, was auf dem Tisch liegt.
        ((2c J K | Drei Zweien oder eine Straße 2–4))

rules-team-beating = Schlagen
    .body =
        Zum Schlagen legst du dieselbe Art mit gleich vielen Karten und höherem Wert. Ein Paar schlägt ein Paar, eine Dreierstraße eine Dreierstraße, eine Straße aus zwei Paaren eine Straße aus zwei Paaren.
        Keine Farbe schlägt eine andere, und gleicher Wert schlägt nicht.

rules-team-bombs = Bomben
    .body =
        Wenn du dran bist, schlägt eine Bombe jedes Set und jede Straße. Nur eine höhere Bombe schlägt eine Bombe. Von der höchsten zur niedrigsten:
        ((3s 5s 7s 9s | 3-5-7-9 in einer Farbe))
        ((J Q K | Alle drei))
        ((Q K, J K, J Q | Zwei Joker))
        ((3s 5h 7d 9c | 3-5-7-9 in vier Farben))
        Eine Bombe darf man auch ausspielen. Die Karten eines Stichs, den eine Bombe gewinnt, gehen ans andere Team; wer ihn gewonnen hat, spielt aber zum nächsten aus oder lässt den Partner ausspielen.

rules-team-out = Fertig werden
    .body =
        Wer die letzte Handkarte spielt, ist fertig, und die anderen spielen weiter. Die Runde ist vorbei, sobald nur noch ein Team Karten hat: wenn drei Personen fertig sind oder zwei Partner.
        Was die Runde beendet, ist nicht mehr zu schlagen. Es gewinnt seinen Stich, außer es ist eine Bombe.

rules-team-slam = Der Doppelsieg
    .body =
        Sind zwei Partner als 1. und 2. fertig, ist die Runde sofort vorbei. Für das zweite Fertigwerden gibt es so viele Punkte wie für das erste.

rules-team-scoring = Wertung
    .body =
        Punkte gehören dem Team.
        - Fertig werden: 5 Punkte für jede Karte in der größeren Hand des anderen Teams in diesem Moment, offene Joker mitgezählt. So punkten alle, die fertig werden.
        - Übrige Karten gehen an das Team, das zuerst fertig war.
        - Jede gewonnene oder übrige Karte zählt 1 Punkt, welche auch immer: zusammen 84.
        - Wetten, siehe unten.

rules-team-bets = Wetten
    .body =
        Bevor du deine erste Karte gespielt hast, darfst du wetten, dass du zuerst fertig bist: 10, 30 oder 60, die Mini-, die kleine und die große Wette. Das geht, wenn der Tausch vorbei und noch niemand fertig ist; du musst nicht warten, bis du dran bist.
        Behältst du recht, bekommt dein Team, was du gewettet hast. Wenn nicht, verliert dein Team nichts, aber das andere bekommt die Hälfte davon, auch wenn dein Partner zuerst fertig war.
        Ein Team hat immer nur eine Wette. Hat dein Partner 10 oder 30 gewettet, darfst du sie durch eine höhere Wette auf dich selbst ersetzen, auch nach einer eigenen Wette, die dein Partner ersetzt hat. Eine ersetzte Wette zählt nicht mehr. Eine Wette, die auf dich läuft, kannst du nicht ändern.

rules-team-match = Die Partie
    .body =
        Eine Partie hat vier Runden. Oder ihr spielt bis zu einer vereinbarten Summe: 250 für eine kurze Partie, 350 für eine lange. Solange beide Teams gleich viele Punkte haben, folgt noch eine Runde.
        Als Nächstes gibt jemand aus dem führenden Team: wer von beiden links vom letzten Geber zuerst kommt. Bei Gleichstand ist es jemand aus dem Team, das in der eben gespielten Runde zuerst ausgespielt hat.

rules-team-options = Hausregeln
    .body =
        Wenn du einen Tisch einrichtest, kannst du wählen, wann die Partie endet, Wetten vor dem Tausch erlauben, eine erhöhte Wette bei dem Partner lassen, der sie abgeschlossen hat, das Ausspiel einer fertigen Person ihrem Partner geben und in Straßen keine gleichen Karten zulassen.
