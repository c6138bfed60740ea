### Figures: what the finished deals of this device come to.

figures-none = Noch gibt es nichts zu zählen. Spiel eine Runde zu Ende, dann steht hier ihre Statistik.
figures-nothing = Keine dieser Partien hat eine beendete Runde.
figures-newer = Diese Statistik stammt von einer neueren Version von Talon. Aktualisiere, um sie zu sehen; nichts davon wird angetastet.

## What is chosen.

figures-choice = Wovon die Statistik handelt
figures-by-game = Spiel
figures-by-kind = Art
figures-by-person = Person
figures-by-seats = Am Tisch
    .all = Beliebig viele
figures-by-level = Stärke
    .all = Jede Stärke
figures-by-other = Gegen
    .all = Alle
figures-by-period = Zeitraum
    .all = Gesamt
figures-kind-alone = Solo
figures-kind-people = Reihum
figures-kind-practice = Übung
figures-kind-daily = Tagesrunde
figures-level-mixed = Verschiedene
figures-seats = { $n } am Tisch
figures-days = { $n ->
    [365] Letzte 12 Monate
   *[other] Letzte { $n } Tage
}

## The numbers.

figures-percent = { $n } %
figures-part = { $part } von { $whole }
figures-points = Punkte je Runde
figures-best = Bestwert { $n }
figures-won-deals = Gewonnene Runden
figures-won-matches = Gewonnene Partien
figures-run = Partien in Folge gewonnen
    .about = längste Serie
figures-run-deals = Runden in Folge gewonnen
figures-accuracy = Genauigkeit
figures-reviewed = { $deals } analysiert
figures-low = In diesem Spiel sind weniger Punkte besser.
figures-facts = In diesem Spiel

## The curves.

figures-chart-points = Punkte Runde für Runde
    .mean = Punkte je Runde
figures-chart-won = Gewonnene Runden in Prozent
    .mean = Gewonnen
figures-chart-accuracy = Genauigkeit analysierter Runden
    .mean = Genauigkeit
figures-curve = Eine Kurve über { $n } Runden. Der Mittelwert der letzten zehn ist { $mean }.
figures-table = Als Tabelle
figures-deals = Runden
figures-trend = Letzte zehn

## Achievements.

figures-feats = Erfolge
figures-feats-count = { $n } von { $all } erreicht
figures-feat-open = noch nicht
figures-earned-one = Erfolg: „{ $name }“. Verlangt war: { $about }
figures-earned = Erfolge: { $names }

## The matches.

figures-history = Partien
figures-against = Gegen { $names }
figures-match-won = Gewonnen
figures-match-place = Platz { $n }
figures-match-running = Läuft noch
figures-gone = Gelöscht
figures-more = { $n } weitere zeigen

## How it was counted.

figures-counted = Wie hier gezählt wird
figures-how = Jede auf diesem Gerät zu Ende gespielte Runde zählt einmal. Was gezählt ist, bleibt, auch wenn die Partie gelöscht wird. Solopartien, Tagesrunden, Partien reihum und Übungen werden getrennt gezählt. Was von einem Rückblick aus probiert wurde oder per Link kam, zählt nirgends.
figures-counting = Partie { $n } von { $all } wird gezählt …
figures-again = Aus den gespeicherten Partien neu zählen
figures-lost = Was von der Statistik gespeichert war, war beschädigt, darum wurde sie aus den gespeicherten Partien neu erstellt. Manches, was in gelöschten Partien gezählt war, ist vielleicht verloren.
figures-failed = { $n ->
    [one] Eine Partie war nicht lesbar und ist nicht gezählt.
   *[other] { $n } Partien waren nicht lesbar und sind nicht gezählt.
}
figures-away = { $n ->
    [one] Eine Partie wird gezählt, sobald ihr Spiel auf diesem Gerät ist.
   *[other] { $n } Partien werden gezählt, sobald ihre Spiele auf diesem Gerät sind.
}
figures-unkept = Für diese Statistik ist kein Platz: Beim nächsten Mal wird neu gezählt. Partien zu löschen schafft Platz.
