### Looking back at a finished deal: the slider, the steps, what is seen.

replay-title = { $title }, Rückblick
replay-none = Für einen Rückblick ist es zu früh: Von dieser Partie ist noch keine Runde vorbei.
replay-dealt = Die Karten sind ausgeteilt.
replay-settled = Die Runde ist abgerechnet.
replay-move = { $phase ->
    [start] Zu Beginn
    [turn] Zug { $part }
   *[trick] Stich { $part }
}{ $when ->
    [before] , vor { $you ->
        [yes] deinem
       *[no] dem
    }
    [after] , nach { $you ->
        [yes] deinem
       *[no] dem
    }
   *[at] , { $you ->
        [yes] dein
       *[no] der
    }
} { $n ->
    [0] { $phase ->
        [turn] Schritt
       *[other] Zug
    }
   *[other] { $n }. { $phase ->
        [turn] Schritt
       *[other] Zug
    }
}{ $you ->
    [yes] { "" }
   *[no] { " " }von { $name }
}
card-next = { $card }, im nächsten Schritt
card-better = { $card }, für den besseren Zug
replay-seen = { $you ->
    [yes] Aus deiner Sicht
   *[no] Aus der Sicht von { $name }
}
replay-seen-open = { $you ->
    [yes] Alle Hände, dein Platz
   *[no] Alle Hände, Platz von { $name }
}
replay-seat = Nächster Platz: von dort aus sehen
    .short = Nächster
replay-open = Alle Hände offen
    .short = Alle Hände
replay-try = Von hier an probieren
    .short = Probieren
replay-send = Senden
replay-slider = Moment der Runde
replay-steps = Schritte
replay-deal-before = Die Runde davor
replay-trick-before = { $layout ->
    [rummy] Zurück zum Ende eines Zuges
   *[other] Zurück zum Ende eines Stichs
}
replay-move-before = Einen Schritt zurück
replay-play = Von selbst ablaufen lassen
replay-stop = Anhalten
replay-move-after = Einen Schritt weiter
replay-trick-after = { $layout ->
    [rummy] Weiter zum Ende eines Zuges
   *[other] Weiter zum Ende eines Stichs
}
replay-deal-after = Die nächste Runde
replay-first = Der Anfang
replay-last = Die Abrechnung
replay-speed = Tempo
replay-speed-slow = 1×
replay-speed-normal = 2×
replay-speed-fast = 3×

## The review: decisions weighed again by what their player could know.

replay-review = Analyse
review-whose = Wessen Entscheidungen
review-of = { $you ->
    [yes] Deine Entscheidungen
   *[no] Entscheidungen von { $name }
}
review-working = Entscheidung { $n } von { $all } wird geprüft …
review-left = Bei Entscheidung { $n } von { $all } angehalten.
review-stop = Stopp
review-go = Weiter
review-nothing = Es gab nichts zu entscheiden: Jedes Mal ging nur eines.
review-fine = { $sure ->
    [yes] Keine Entscheidung hat viel gekostet.
   *[no] Soweit sich das sagen lässt, hat keine Entscheidung etwas gekostet.
}
review-forced = { $n } ohne Wahl
review-unweighed = { $n } nicht geprüft
review-missed = Für einige dieser Entscheidungen reichte die Zeit nicht.
review-again = Jetzt prüfen
review-accuracy = % Genauigkeit
review-costs = Was am meisten kostete
review-move = { $place }:
review-told = „{ $played }“ wurde gewählt, „{ $best }“ ist { $loss ->
    [1] 1 Punkt
   *[other] { $loss } Punkte
} mehr wert.
review-told-open = „{ $played }“ wurde gewählt. Bei offenen Karten hätte „{ $best }“ { $loss ->
    [1] 1 Punkt
   *[other] { $loss } Punkte
} mehr Vorsprung gebracht.
review-told-close = „{ $played }“ wurde gewählt: so gut wie „{ $best }“, soweit sich das sagen lässt.
review-told-best = „{ $played }“ wurde gewählt: Nichts Besseres fand sich.
review-no-bet = Ohne Wette
review-why = { $told } Der Grund: { $why }.
review-open = Mit offenen Karten
    .help = Was am besten gewesen wäre, wenn du jede Karte gesehen hättest. Wissen konnte das niemand.
    .unknown = Eine Analyse mit offenen Karten gibt es hier nicht: Was am besten gewesen wäre, hängt auch von der Reihenfolge im Stapel ab, und die sieht niemand.
review-open-best = Bei offenen Karten optimal: { $n } von { $all } Entscheidungen.
review-curve-about = Vorsprung vor { $against ->
    [opponent] { $name }
    [team] den Gegnern
   *[others] dem Durchschnitt der anderen
}, in Punkten. Volle Kreise: unterwegs erwartet. Leerer Kreis: am Ende erreicht.
review-curve = Die erwarteten Punkte im Lauf der Runde: { $values }
review-best = { $n } optimal
review-good = { $n } gut
review-inaccuracy = { $n ->
    [1] 1 Ungenauigkeit
   *[other] { $n } Ungenauigkeiten
}
review-mistake = { $n ->
    [1] 1 Fehler
   *[other] { $n } Fehler
}
review-blunder = { $n ->
    [1] 1 Patzer
   *[other] { $n } Patzer
}
replay-keep = Partie speichern
replay-kept = Partie gespeichert
error-save-loose = Diese Partie wurde nur angesehen und ist nicht gespeichert: Lies ihre Datei noch einmal ein.
