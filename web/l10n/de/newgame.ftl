### A new game: who sits where, options, who deals first.

other-game = Anderes Spiel
how-many = Wie viele
who-plays = Wer spielt
preset-solo = Mit Computer
preset-people = Nur Personen
seat-n = Platz { $n }
teams = { $before } gegen { $side }
kind-human = Person
kind-bot = Computer
temperament-of = Temperament von { $name }
pass-and-play = Das Handy geht reihum: Zwischen zwei Personen bleibt der Tisch verdeckt, bis die nächste bereit ist.
several-phones = Andere Handys kommen über dasselbe Netz dazu, ohne Internet.
bots-only = Niemand spielt: Der Computer zeigt, wie es geht.
who-deals = Wer gibt zuerst
dealer-random = Zufällig
options-standard = Keine geändert: wie in den „Spielregeln“
options-changed = { $n ->
    [one] Eine geändert
   *[other] { $n } geändert
}
options-reset = Änderungen aufheben
other-number = Andere
number-range = Eine ganze Zahl von { $low } bis { $high }
option-undo = Zurücknehmen
    .help = Jede Person darf ihre eigene letzte Entscheidung zurücknehmen, solange seither nichts Neues bekannt wurde.
option-practice = Übung
    .help = Züge lassen sich auch dann zurücknehmen, wenn danach etwas Neues bekannt wurde. Übungspartien werden getrennt gezählt.

players-help = Wer gehen muss, kann den Platz dem Computer überlassen und später wiederkommen.
players-human = Person
players-bot = Computer
players-bot-temperament = Computer · { $name }
players-to-human = Person spielt weiter
