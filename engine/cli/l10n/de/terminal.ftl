### What the terminal says of itself; what a game says stands in its own files. What is typed is English in every
### language: moves as each game writes them, `hint` and the others that the help lists.

terminal-next = Enter: weiter mit { $deal }
terminal-turn = { $name }, du bist dran: Enter zeigt deine Karten
terminal-ask = { $name } (help oder ein Zug)
terminal-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
terminal-total = gesamt { $total }
terminal-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
terminal-place = Platz { $place }
terminal-less = { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte weniger, plus/minus { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-as-good = ebenso gut
terminal-help =
    ?        alle deine Züge       hint   was ein Computer täte    undo   zurück bis zu deiner letzten Entscheidung
    log      was geschehen ist     guide  was du wissen musst      concede  die Partie aufgeben
    quit     verlassen

## Refusals, by their codes

terminal-move-notation = Das ist kein Zug: „?“ zeigt deine
terminal-move-illegal = Dieser Zug ist jetzt nicht möglich: „?“ zeigt deine
terminal-seat-turn = Diese Person ist nicht dran
terminal-match-over = Die Partie ist vorbei
terminal-undo-nothing = Es gibt nichts zurückzunehmen
terminal-undo-off = An diesem Tisch ist Zurücknehmen ausgeschaltet
terminal-undo-late = Das lässt sich nicht mehr zurücknehmen: Seither wurde gewettet oder eine Karte aufgedeckt

## Looking back, and checking the cards

terminal-seat = Platz { $seat }
terminal-decision = Runde { $deal }, Zug { $move }, { $name }:
terminal-best = optimal
terminal-good = gut
terminal-inaccuracy = Ungenauigkeit
terminal-mistake = Fehler
terminal-blunder = Patzer
terminal-behind = { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } ±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte hinter { $best }
terminal-open = mit offenen Karten { $best }
terminal-accuracy-deal = Runde { $deal }, { $name }: Genauigkeit { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } bei { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}
terminal-accuracy = { $name }: Genauigkeit { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } bei { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}
terminal-verified = Runde { $deal }, { $part ->
    [deck] Kartenfolge
   *[shuffle] Mischen { $number }
}: { $word ->
    [seed] wie der Startwert es ergibt
    [shares] wie die Beiträge aller es ergeben
    [set] mit der Partie vorgegeben, nicht aus einem Startwert gemischt
    [unlike] NICHT, was die Beiträge ergeben
   *[other] NICHT, was der Startwert ergibt
}
terminal-commitment = Runde { $deal }, worauf sich der Gastgeber vorab festgelegt hat: { $commitment }

## What a command cannot do

terminal-refused-read = { $path } lässt sich nicht lesen
terminal-refused-text = { $path } lässt sich nicht lesen: Das ist kein UTF-8-Text
terminal-refused-broken = { $path } ist keine Partie von Talon: Es steht kein Spiel darin, oder die erste Runde lässt sich nicht austeilen
terminal-refused-newer = { $path } stammt von einem neueren Talon: Aktualisiere zuerst
terminal-refused-unknown = { $path } ist eine Partie eines Spiels, das dieses Talon nicht kennt
terminal-refused-other = { $path } ist die Partie eines anderen Spiels: { $game }
terminal-refused-lost = { $path } gilt ab Zeile { $line } nicht: { $why }
terminal-refused-over = { $path } gilt ab Zeile { $line } nicht: { $why }. Speichere woanders, sonst sind diese Zeilen verloren
terminal-refused-write = { $path } lässt sich nicht schreiben. Die Partie steht unten: Heb sie von Hand auf
terminal-refused-folder = { $path } ist kein Ordner: Leg ihn erst an oder speichere woanders
terminal-refused-game = Welches Spiel? Es gibt { $names }
terminal-refused-seats = { $game } ist für { $counts } Personen, nicht für { $seats }
terminal-refused-option = Eine Option schreibt man NAME=WERT, nicht „{ $wish }“; es gibt { $names }
terminal-refused-seat = Den Platz { $seat } gibt es nicht: Es sind 0 bis { $most }
terminal-refused-deal = In { $path } ist keine beendete Runde, die sich analysieren ließe
