### Problems: positions in which one move decides.

problems-line = Ein Zug entscheidet. Finde ihn mit dem, was du wissen kannst: den Karten, die du siehst, und dem, was gespielt wurde.
problems-count = { $solved } von { $all } gelöst, { $first } beim ersten Versuch.
problems-done = Alle { $all } sind gelöst, { $first } beim ersten Versuch.
problems-next = Aufgabe { $n }
problems-level = { $level }: { $solved } von { $all }
problems-one = { $state ->
    [first] Aufgabe { $n }, beim ersten Versuch gelöst
    [later] Aufgabe { $n }, gelöst
    [tried] Aufgabe { $n }, versucht
   *[new] Aufgabe { $n }
}
problems-wait = Die Aufgaben werden geladen …
problems-all-solved = Du hast alle gelöst.

# The others at the table, in their order, with a blank between two names.
problem-names = Béla Cili Dani Elza
problem-title = { $game } · Aufgabe { $n }
problem-title-sent = { $game } · Aufgabe aus einem Link
problem-level-1 = Leichter
problem-level-2 = Schwerer
problem-level-3 = Am schwersten
problem-ask = Du bist dran, und ein Zug entscheidet. Welcher?
problem-again = Der nicht. Sieh noch einmal hin.
problem-first = Beim ersten Versuch gelöst.
problem-solved = Gelöst.
problem-leave = Alle Aufgaben
problem-tell = Warum?
problem-next = Nächste Aufgabe
problem-try = Noch einmal
problem-reveal = Lösung zeigen

## The sheet that answers a move.

problem-right = Das ist der Zug
problem-wrong = Nicht der beste Zug
problem-solution = Der richtige Zug
problem-why = Der Grund: { $why }.
problem-refuted = { $result ->
    [worse] So könnte es weitergehen: { $what }. Damit kommst du auf { $points }, mit dem besten Zug auf { $best }.
    [same] So könnte es weitergehen: { $what }. Du kommst so oder so auf { $points }, aber insgesamt stehen die anderen besser da als nach dem besten Zug.
   *[better] So könnte es weitergehen: { $what }. Damit kommst du auf { $points } statt auf { $best }, aber den anderen nützt es noch mehr.
}
problem-follows = Wie es weitergeht, so wie die Karten liegen
problem-further = { $count ->
    [1] Und eine weitere Zeile
   *[other] Und { $count } weitere Zeilen
}
problem-writes = { $name }: { $points }
problem-ends = Am Ende
problem-mine = Nach deinem Zug
problem-best = Nach dem besten Zug
error-problem-none = Diese Aufgabe gibt es nicht. Unter „Aufgaben“ stehen alle.
