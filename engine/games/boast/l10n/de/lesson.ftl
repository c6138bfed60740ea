### The lesson of Boast or Nothing. `lesson-boast-<step>` is what the coach says; `.done` follows the right move,
### `.trick` is about the finished trick while it lies there, `.wrong` answers any other move, the further attributes
### those that lesson.toml names: they say what the move would break.

lesson-boast-hand = Sieben Karten, also sieben Stiche: In jedem spielen alle eine Karte, und die beste gewinnt ihn. Die zwei übrigen gehören niemandem; die Hand mit Karte zeigt, wer gibt.
lesson-boast-goal = „Prahlen oder nichts“, sagt der Name: Zu dritt prahlst du mit genau drei Stichen, für 1 Punkt, oder machst keinen, für 2. Die Ringe bei den Namen zählen mit: 0 von 3.
lesson-boast-tower = Der Turm ordnet die Farben, Blau über Rot über Gelb. Hat ein Stich mehrere Farben, gewinnt die höchste, ganz gleich mit welcher Zahl.
lesson-boast-lead = Du spielst aus. Wer die Farbe hat, bedient sie oder spielt eine Fluchtkarte: Die ist grau und gewinnt nie. In einer Farbe gewinnt die höchste Zahl. Spiel Rot 7 aus.
    .trick = Alles Rot, also gewinnt die höchste Zahl: deine 7. Das ist dein erster Stich.
    .escape = Eine Fluchtkarte gewinnt nie. Sie hilft dir heraus, sobald du drei Stiche hast: Behalte sie.
    .blue = Auch gut: Nur Blau 7 schlägt sie. Beginn trotzdem mit Rot 7 und behalte die 6 für einen Stich, in dem andere Blau ausspielen.
    .wrong = Das könnte leicht geschlagen werden. Kein Rot schlägt die 7, und Blau kann nur von jemandem ohne Rot kommen.
lesson-boast-yellow = Spiel jetzt Gelb 5 aus und sieh, was der Turm macht.
    .trick = Cili hatte kein Gelb und spielte Blau 1. Im Turm liegt Blau über Gelb, also gewinnt Blau, obwohl es nur eine 1 ist.
    .escape = Eine Fluchtkarte gewinnt nie. Sie hilft dir heraus, sobald du drei Stiche hast: Behalte sie.
    .blue = Blau liegt jetzt oben im Turm, also ist die 6 stark: Behalte sie für einen Stich, den du willst.
    .two = Eine 2 ist für einen Stich, den du verlieren willst: Behalte sie. Spiel Gelb 5 aus.
    .wrong = Ein niedriges Rot gewinnt jetzt wenig, aber mehr, wenn Rot im Turm oben liegt: Behalte es. Spiel Gelb 5 aus.
lesson-boast-chip = Weil der Turm entschied, kam der Chip der Gewinnerfarbe nach unten: Blau ist jetzt die schwächste Farbe, und Rot liegt oben.
lesson-boast-follow = Cili spielt Blau aus. Wer Blau hat, spielt Blau oder eine Fluchtkarte. Deine 6 schlägt die 4: Spiel sie.
    .trick = Alles Blau, also gewinnt die höchste Zahl: deine 6. Der Turm wurde nicht gebraucht und bleibt, wie er ist.
    .wrong = Die Fluchtkarte gewinnt nie, und du willst diesen Stich: Es wäre dein zweiter.
lesson-boast-low = Zwei Stiche hast du, einer fehlt noch: Den holen deine roten Karten, denn Rot liegt oben. Spiel erst Gelb 2 aus: Später wäre das vielleicht ein Stich zu viel.
    .trick = Cilis graue Karte ist eine Fluchtkarte: Sie passt auf alles und gewinnt nie. Also bekommt Bélas Gelb 7 den Stich.
    .escape = Die Fluchtkarte verliert sicher, also ist sie ganz am Ende am meisten wert. Gelb 2 wird jetzt noch leicht geschlagen.
    .wrong = Rot liegt oben im Turm: Deine roten Karten können den einen Stich, der fehlt, noch holen. Spiel Gelb 2 aus.
lesson-boast-escape = Spielt jemand eine Fluchtkarte aus, ist die erste farbige Karte danach zu bedienen. Jetzt spielt Béla aus: Sieh, was er wählt.
lesson-boast-red = Blau ist ausgespielt, und du hast keins: Jede Karte geht. Rot liegt oben im Turm, also schlägt sogar deine 2 die blauen Karten der anderen.
    .trick = Rot liegt über Blau, also gewinnt deine 2: dein dritter Stich. Jetzt kommt der rote Chip nach unten.
    .one = Die 1 würde auch gewinnen, aber behalte sie: Rot sinkt danach ganz nach unten, und dort verliert eine 1 gegen alles.
    .escape = Eine Fluchtkarte gäbe diesen Stich her, und es ist der dritte, den du brauchst. Rot gewinnt ihn.
lesson-boast-exact = Drei Stiche: genau richtig, und jetzt keinen mehr. Rot liegt ganz unten im Turm, also wird Rot 1 von jeder anderen Farbe geschlagen und von jedem Rot: Spiel sie aus.
    .trick = Bélas Gelb 1 schlägt deine Rot 1, denn Gelb liegt oben. So bleibt es bei drei Stichen, und Béla spielt aus.
    .wrong = Die Fluchtkarte ist jederzeit sicher, also heb sie bis zuletzt auf. Rot 1 ist jetzt sicher: Jede Karte, die noch kommt, schlägt sie.
lesson-boast-last = Jetzt die Fluchtkarte: Sie gewinnt nie, also bleibt es bei drei. In einer Partie geht die einzig mögliche Karte von selbst.
lesson-boast-score = Genau drei: 1 Punkt. Béla und Cili, je zwei: nichts. Mit schwachen Karten ziel auf gar keinen Stich: 2 Punkte. 5 Punkte gewinnen. Zu viert oder fünft siehe „Spielregeln“.
