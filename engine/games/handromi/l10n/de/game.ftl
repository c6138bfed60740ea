### Handrömi: what it says of itself. $seat and $to are names; beside each stands $seat_you, $to_you: "yes" where it is
### the one person who plays here. $rank and $suit name a card, $given and $given_suit one that is given for it or
### laid off, $also a second card of its suit, $low and $high the ends of a run.

## Cards and combinations as they are named within the messages below

handromi-suit = { $aloud ->
    [yes] { $suit ->
        [s] in Pik
        [h] in Herz
        [d] in Karo
       *[c] in Kreuz
    }
   *[no] { $suit ->
        [s] ♠
        [h] ♥
        [d] ♦
       *[c] ♣
    }
}
handromi-card = { $aloud ->
    [yes] { handromi-of }
   *[no] { $rank }{ handromi-suit }
}
handromi-low = { $aloud ->
    [yes] { $low ->
        [A] Ass
        [J] Bube
        [Q] Dame
        [K] König
       *[other] { $low }
    }
   *[no] { $low }
}
handromi-high = { $aloud ->
    [yes] { $high ->
        [A] Ass
        [J] Bube
        [Q] Dame
        [K] König
       *[other] { $high }
    }
   *[no] { $high }
}
handromi-given = { $aloud ->
    [yes] { $given_suit ->
        [s] Pik
        [h] Herz
        [d] Karo
       *[c] Kreuz
    } { $given ->
        [A] Ass
        [J] Bube
        [Q] Dame
        [K] König
       *[other] { $given }
    }
   *[no] { $given }{ $given_suit ->
        [s] ♠
        [h] ♥
        [d] ♦
       *[c] ♣
    }
}
handromi-also = { $aloud ->
    [yes] { $given_suit ->
        [s] Pik
        [h] Herz
        [d] Karo
       *[c] Kreuz
    } { $also ->
        [A] Ass
        [J] Bube
        [Q] Dame
        [K] König
       *[other] { $also }
    }
   *[no] { $also }{ $given_suit ->
        [s] ♠
        [h] ♥
        [d] ♦
       *[c] ♣
    }
}
handromi-shown = { $shown ->
    [none] {""}
   *[other] : { $shown }
}
handromi-run = Folge { handromi-low }{ $aloud ->
    [yes] {" "}bis{" "}
   *[no] –
}{ handromi-high } { handromi-suit }
handromi-group = { $cards ->
    [3] drei
   *[other] vier
} { $rank ->
    [A] Asse
    [J] Buben
    [Q] Damen
    [K] Könige
   *[other] { $rank }er
}
handromi-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
handromi-rank = { $rank ->
    [A] Ass
    [J] Bube
    [Q] Dame
    [K] König
   *[other] { $rank }
}
handromi-of = { $suit ->
    [s] Pik
    [h] Herz
    [d] Karo
   *[c] Kreuz
} { handromi-rank }
handromi-more = { $n ->
    [1] Noch eine
    [2] Noch zwei
   *[other] Noch { $n }
}
handromi-few = { $n ->
    [1] fehlt eine Karte
    [2] fehlen zwei Karten
    [3] fehlen drei Karten
   *[other] fehlen { $n } Karten
}

## The table

title-handromi = Handrömi · Runde { $deal } von { $deals }
title-handromi-extra = Handrömi · Zusatzrunde
zone-handromi-hand = { $seat_you ->
    [yes] Deine Hand
   *[no] Hand von { $seat }
}
zone-handromi-found-run = { handromi-run }: { $points }
zone-handromi-found-group = { handromi-group }: { $points }
zone-handromi-melds = { $seat_you ->
    [yes] Von dir ausgelegt
   *[no] Ausgelegt von { $seat }
}
zone-handromi-stock = Stapel, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
zone-handromi-pile = Ablage
zone-handromi-exchange = { $when ->
    [now] Tausch: jetzt möglich
    [first] Tausch: in deinem ersten Zug
    [hand] Tausch: nur zum Schlussmachen
   *[other] Tauschkarte
}
shape-handromi-run = { handromi-run }
shape-handromi-group = { handromi-group }
stat-handromi-opened = eröffnet
stat-handromi-unopened = nicht eröffnet
stat-handromi-opening = { $have } von { $need }
stat-handromi-opens = { $have }, genug
stat-handromi-out = macht Schluss
stat-handromi-sits-out = setzt aus

## The line that says what to do next

banner-handromi-draw = Zieh eine Karte vom Stapel
banner-handromi-take = Zieh vom Stapel oder nimm den Abwurf
banner-handromi-claim = Du kannst aus der Hand Schluss machen: Nimm die Tauschkarte
banner-handromi-first = { $swap ->
    [yes] Tausch eine Karte oder wirf eine ab
   *[no] Wirf deine erste Karte ab
}
    .coached = Wirf deine erste Karte ab
banner-handromi-meld = Leg Karten aus oder wirf eine ab
banner-handromi-discard = Wirf eine Karte ab
banner-handromi-opening = { $have } von { $need } ausgelegt: Leg mehr aus oder nimm es zurück
    .final = { $have } von { $need } ausgelegt: Leg mehr aus
banner-handromi-must = Leg die genommene Karte aus: { handromi-card }
banner-handromi-out = Mach jetzt Schluss: { $cards ->
    [one] Wirf deine letzte Karte ab
   *[other] noch { $cards } Karten
}
banner-handromi-waits-draw = { $seat_you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
}
banner-handromi-waits-meld = { $seat_you ->
    [yes] Du bist dran
   *[no] { $seat } legt aus und wirft ab
}
banner-handromi-over = { $seat_you ->
    [yes] Du hast Schluss gemacht: { $points } Punkte
   *[no] { $seat } hat Schluss gemacht: { $points } Punkte
}
banner-handromi-void = Die Runde endet ohne Sieg

## Buttons

action-handromi-draw = Ziehen
action-handromi-take = { handromi-card } nehmen
action-handromi-claim = { handromi-card } nehmen und Schluss machen
action-handromi-swap = { handromi-given } gegen { handromi-card } tauschen
action-handromi-meld-run = { handromi-run } auslegen: { $points }
action-handromi-meld-group = { $cards ->
    [3] Drei
   *[other] Vier
} { $rank ->
    [A] Asse
    [J] Buben
    [Q] Damen
    [K] Könige
   *[other] { $rank }er
} auslegen: { $points }
action-handromi-layoff-run = { handromi-given } an die { handromi-run } anlegen
    .short = An { $low }–{ $high } { handromi-suit }
action-handromi-layoffs-run = { $n ->
    [2] { handromi-given } und { handromi-also }
   *[other] { $n } Karten
} an die { handromi-run } anlegen
    .short = An { $low }–{ $high } { handromi-suit }
action-handromi-layoff-group = { handromi-given } an die { handromi-group } anlegen
    .short = An die { $rank ->
        [A] Asse
        [J] Buben
        [Q] Damen
        [K] Könige
       *[other] { $rank }er
    }
action-handromi-opens-run = { handromi-run } auslegen: { $have } von { $need }
action-handromi-opens-group = { $cards ->
    [3] Drei
   *[other] Vier
} { $rank ->
    [A] Asse
    [J] Buben
    [Q] Damen
    [K] Könige
   *[other] { $rank }er
} auslegen: { $have } von { $need }
action-handromi-discard = { handromi-of } abwerfen
    .short = { handromi-card } abwerfen
action-handromi-out = { handromi-of } abwerfen und Schluss machen
    .short = { handromi-card }: Schluss machen

## The log, also read aloud

log-handromi-deal = { $seat_you ->
    [yes] { $to_you ->
        [yes] Du gibst und beginnst
       *[no] Du gibst, { $to } beginnt
    }
   *[no] { $to_you ->
        [yes] { $seat } gibt, du beginnst
       *[no] { $seat } gibt, { $to } beginnt
    }
}. Die Tauschkarte ist { handromi-card }
log-handromi-shuffle = Der Stapel ist aufgebraucht: { $cards } abgeworfene Karten werden gemischt
log-handromi-draw = { $seat_you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
}
log-handromi-draw-card = { $seat_you ->
    [yes] Du ziehst { handromi-card }
   *[no] { $seat } zieht { handromi-card }
}
log-handromi-take = { $seat_you ->
    [yes] Du nimmst { handromi-card }
   *[no] { $seat } nimmt { handromi-card }
}
log-handromi-claim = { $seat_you ->
    [yes] Du nimmst die Tauschkarte { handromi-card }, um Schluss zu machen
   *[no] { $seat } nimmt die Tauschkarte { handromi-card }, um Schluss zu machen
}
log-handromi-swap = { $seat_you ->
    [yes] Du nimmst die Tauschkarte { handromi-card }
   *[no] { $seat } nimmt die Tauschkarte { handromi-card }
}
log-handromi-swap-for = { $seat_you ->
    [yes] Du legst dafür { handromi-card } hin
   *[no] { $seat } legt dafür { handromi-card } hin
}
log-handromi-meld-run = { $seat_you ->
    [yes] Du legst die { handromi-run } aus, { handromi-points }
   *[no] { $seat } legt die { handromi-run } aus, { handromi-points }
}
log-handromi-meld-group = { $seat_you ->
    [yes] Du legst { handromi-group } aus, { handromi-points }
   *[no] { $seat } legt { handromi-group } aus, { handromi-points }{ handromi-shown }
}
log-handromi-layoff-own-run = { $seat_you ->
    [yes] Du legst an deine eigene { handromi-run } an{ handromi-shown }
   *[no] { $seat } legt an die eigene { handromi-run } an{ handromi-shown }
}
log-handromi-layoff-own-group = { $seat_you ->
    [yes] Du legst an deine eigenen { handromi-group } an{ handromi-shown }
   *[no] { $seat } legt an die eigenen { handromi-group } an{ handromi-shown }
}
log-handromi-layoff-run = { $seat_you ->
    [yes] Du legst an die { handromi-run } von { $to } an{ handromi-shown }
   *[no] { $to_you ->
        [yes] { $seat } legt an deine { handromi-run } an{ handromi-shown }
       *[no] { $seat } legt an die { handromi-run } von { $to } an{ handromi-shown }
    }
}
log-handromi-layoff-group = { $seat_you ->
    [yes] Du legst an die { handromi-group } von { $to } an{ handromi-shown }
   *[no] { $to_you ->
        [yes] { $seat } legt an deine { handromi-group } an{ handromi-shown }
       *[no] { $seat } legt an die { handromi-group } von { $to } an{ handromi-shown }
    }
}
log-handromi-open = { $seat_you ->
    [yes] Du eröffnest mit { $points }
   *[no] { $seat } eröffnet mit { $points }
}
log-handromi-discard = { $seat_you ->
    [yes] Du wirfst { handromi-card } ab
   *[no] { $seat } wirft { handromi-card } ab
}
log-handromi-out = { $seat_you ->
    [yes] Du machst Schluss
   *[no] { $seat } macht Schluss
}
deal-handromi-out = { $seat_you ->
    [yes] Die Runde ist vorbei. Du hast Schluss gemacht
   *[no] Die Runde ist vorbei. { $seat } hat Schluss gemacht
}
deal-handromi-hand = { $seat_you ->
    [yes] Die Runde ist vorbei. Du hast aus der Hand Schluss gemacht, als schon Karten auslagen
   *[no] Die Runde ist vorbei. { $seat } hat aus der Hand Schluss gemacht, als schon Karten auslagen
}
deal-handromi-hand-layoff = { $seat_you ->
    [yes] Die Runde ist vorbei. Du hast aus der Hand Schluss gemacht und an Karten anderer angelegt
   *[no] Die Runde ist vorbei. { $seat } hat aus der Hand Schluss gemacht und an Karten anderer angelegt
}
deal-handromi-clean-hand = { $seat_you ->
    [yes] Die Runde ist vorbei. Du hast aus der Hand Schluss gemacht
   *[no] Die Runde ist vorbei. { $seat } hat aus der Hand Schluss gemacht
}
deal-handromi-void = Die Runde ist ungültig: Der Stapel war zu oft aufgebraucht
deal-handromi-void-turns = Die Runde ist ungültig: Sie brauchte zu viele Züge
deal-handromi-extra = Die Runde ist vorbei. { $count } liegen mit { $points } Punkten gleichauf: Eine Zusatzrunde entscheidet
match-handromi-conceded = { $seat_you ->
    [yes] Du hast die Partie aufgegeben
   *[no] { $seat } hat die Partie aufgegeben
}
match-handromi-won = { $seat_you ->
    [yes] Du gewinnst die Partie mit { $points } Punkten
   *[no] { $seat } gewinnt die Partie mit { $points } Punkten
}
match-handromi-shared = { $count } teilen sich den ersten Platz mit { $points } Punkten

## Where points come from

score-handromi-out = Schluss gemacht
score-handromi-clean-hand = Schluss aus der Hand
score-handromi-stabbed-hand = Schluss aus der Hand, nicht rein: Es lagen schon Karten aus
score-handromi-layoff-hand = Schluss aus der Hand, nicht rein: an Karten anderer angelegt
score-handromi-left = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} auf der Hand{ $aces ->
    [0] {""}
    [one] , ein Ass zu 11
   *[other] , { $aces } Asse zu 11
}
score-handromi-nothing-laid = In dieser Runde nichts ausgelegt
score-handromi-left-replaced = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} auf der Hand, { $points } Punkte: ersetzt durch die 100
score-handromi-doubled = { $seat_you ->
    [yes] Verdoppelt: Du hast aus der Hand Schluss gemacht
   *[no] Verdoppelt: { $seat } hat aus der Hand Schluss gemacht
}
score-handromi-extra-lost = Zusatzrunde verloren
score-handromi-sits-out = Nicht in der Zusatzrunde
score-handromi-void = Ungültige Runde

## Player's aid

guide-handromi-run = Folge: drei oder mehr hintereinander in einer Farbe; das Ass unter der 2 oder über dem König
guide-handromi-group = Satz: drei oder vier gleichen Wertes, alle in verschiedenen Farben
guide-handromi-values = Zahlenkarten zählen, was draufsteht, J Q K A zählen 10
guide-handromi-opening = Die ersten Kombinationen, die du auslegst, müssen in einem Zug { $need } oder mehr zählen
guide-handromi-low-ace = Ein Ass unter einer 2 zählt zum Eröffnen 1
guide-handromi-take = Nimm den Abwurf nur, um ihn sofort auszulegen: wenn du eröffnet hast, jetzt mit { $need } eröffnest oder Schluss machst
guide-handromi-take-free = Hast du eröffnet, darfst du den Abwurf nehmen und behalten
guide-handromi-first-free = Den ersten Abwurf der Runde darf die nächste Person nehmen, ohne zu eröffnen
guide-handromi-layoff = Hast du eröffnet, darfst du an jede Kombination Karten anlegen
guide-handromi-swap = { $who ->
    [off] Niemand darf eine Karte gegen die Tauschkarte tauschen
    [firstPlayer] Wer beginnt, darf zuerst eine Karte gegen die Tauschkarte tauschen
   *[other] In deinem ersten Zug darfst du, bevor du ziehst oder auslegst, eine Karte gegen die Tauschkarte tauschen
}
guide-handromi-claim = Hast du nichts ausgelegt, darfst du statt zu ziehen die Tauschkarte nehmen, um aus der Hand Schluss zu machen
guide-handromi-out = Schluss machen: { $points } Punkte weniger
guide-handromi-left = Die anderen zahlen für ihre Handkarten, für ein Ass 11
guide-handromi-nothing = Nichts ausgelegt: stattdessen { $points }
guide-handromi-nothing-adds = Nichts ausgelegt: zusätzlich { $points }
guide-handromi-clean = Reine Hand, also Schluss aus der Hand bei leerem Tisch: { $points } weniger, und die anderen zahlen doppelt
guide-handromi-marks = Unter jeder Kombination in deiner Hand steht, was sie zählt: am Strich bei einer Folge, an den Pünktchen bei einem Satz. Tippen wählt sie ganz
guide-handromi-clean-layoff = Reine Hand, also Schluss aus der Hand, ohne anzulegen: { $points } weniger, und die anderen zahlen doppelt

## Why a selection goes nowhere

refuse-handromi-over = Die Runde ist vorbei
refuse-handromi-turn = { $seat_you ->
    [yes] Du bist dran
   *[no] { $seat } ist noch dran
}
refuse-handromi-draw = Zieh zuerst eine Karte
    .rule = turn
refuse-handromi-has-card = Pro Zug gibt es eine Karte, die hast du schon
    .rule = turn
refuse-handromi-no-draw = Du beginnst mit 15 Karten und ziehst nicht
    .rule = turn
refuse-handromi-hand = Nicht alle diese Karten sind in deiner Hand
refuse-handromi-first = Im ersten Zug der Runde darf nichts ausgelegt werden
    .rule = turn
refuse-handromi-take = Zum Nehmen musst du mit { $need } eröffnen: { $hand } auf der Hand, { $have } mit dieser Karte
    .rule = discard
refuse-handromi-take-opened = Diese Karte lässt sich nicht sofort auslegen
    .rule = discard
refuse-handromi-take-last = Dann wäre keine Karte mehr da: Eine muss zum Abwerfen bleiben
    .rule = discard
refuse-handromi-take-unused = Du kannst eröffnen, aber diese Karte findet keinen Platz
    .rule = discard
refuse-handromi-claim = Die Tauschkarte nimmst du nur statt zu ziehen, um in diesem Zug aus der Hand Schluss zu machen
    .rule = exchange
refuse-handromi-claim-laid = Du hast schon ausgelegt: Die Tauschkarte ist nur zum Schluss aus der Hand
    .rule = exchange
refuse-handromi-swap = Um die Tauschkarte zu tauschen, wähle eine Karte deiner Hand
    .rule = exchange
refuse-handromi-swap-later = Gegen sie tauschen darfst du in deinem ersten Zug, bevor du ziehst
    .rule = exchange
refuse-handromi-twins = Keine Kombination enthält dieselbe Karte zweimal
    .rule = groups
refuse-handromi-suits = Eine Folge bleibt bei einer Farbe, ein Satz bei einem Wert
    .rule = runs
refuse-handromi-few-run = Zu deiner Folge { handromi-few }
    .rule = runs
refuse-handromi-few-group = Zu deinem Satz { handromi-few }
    .rule = groups
refuse-handromi-opening = { $laid ->
    [0] {""}
   *[other] { $laid } ausgelegt,{" "}
}{ $chosen ->
    [0] {""}
   *[other] { $chosen } gewählt,{" "}
}{ $have } insgesamt: Zum Eröffnen sind { $need } nötig
    .rule = opening
refuse-handromi-reach = Damit kämst du nur auf { $have } von { $need }
    .rule = opening
refuse-handromi-short = { $laid } von { $need } ausgelegt: Leg mehr aus, bevor du abwirfst, oder nimm es zurück
    .final = { $laid } von { $need } ausgelegt: Leg vor dem Abwerfen mehr aus
    .rule = opening
refuse-handromi-unopened = Eröffne zuerst mit { $need }: { $laid ->
    [0] {""}
   *[other] { $laid } ausgelegt,{" "}
}{ $hand } auf der Hand
    .rule = layoff
refuse-handromi-unfit = An diese Kombination passt nur { handromi-card }
    .rule = layoff
refuse-handromi-unfit-run = An diese Folge passt nur { handromi-low } oder { handromi-high } { handromi-suit }
    .rule = layoff
refuse-handromi-full = Diese Kombination ist vollständig: Daran passt nichts mehr
    .rule = layoff
refuse-handromi-apart = Leg eine Kombination nach der anderen aus
refuse-handromi-after = Eins nach dem anderen: zuerst { handromi-card }
    .rule = layoff
refuse-handromi-out = Du musst in diesem Zug Schluss machen: { $cards ->
    [one] noch 1 Karte
   *[other] noch { $cards } Karten
}
    .rule = out
refuse-handromi-must = Leg zuerst die genommene Karte aus: { handromi-card }
    .rule = discard
refuse-handromi-kept = Eine eben genommene Karte darf nicht im selben Zug abgeworfen werden
    .rule = discard
refuse-handromi-last = Eine Karte muss zum Abwerfen bleiben
    .rule = turn

## What is still missing, instead of a button

missing-handromi-discard = Wähle eine Karte zum Abwerfen
missing-handromi-swap = Wähle eine Karte zum Tauschen oder Abwerfen
missing-handromi-lay = Wähle Karten zum Auslegen oder eine zum Abwerfen
missing-handromi-must = Leg die genommene Karte aus: { handromi-of }
missing-handromi-out = { $cards ->
    [one] Wirf deine letzte Karte ab
   *[other] Leg deine Karten aus und wirf die letzte ab
}
missing-handromi-short = Noch { $more } zum Eröffnen
lacks-handromi-run = { $n ->
    [one] Noch ein
   *[other] { handromi-more }
} { $suit ->
    [s] Pik
    [h] Herz
    [d] Karo
   *[c] Kreuz
} { $n ->
    [one] ergibt
   *[other] ergeben
} eine Folge
lacks-handromi-group = { $n ->
    [one] { $rank ->
        [A] Noch ein
        [J] Noch ein
        [K] Noch ein
       *[other] Noch eine
    } { handromi-rank } ergibt
   *[other] { handromi-more } { $rank ->
        [A] Asse
        [J] Buben
        [Q] Damen
        [K] Könige
       *[other] { $rank }er
    } ergeben
} einen Satz

## Of a card, before it can be laid off: where it fits

about-handromi-fits = { $n ->
    [0] Sie passt noch an nichts auf dem Tisch.
   *[other] Sie passt an { $n } Kombinationen auf dem Tisch.
}
about-handromi-fits-run = { $seat_you ->
    [yes] Sie passt an deine { handromi-run }.
   *[no] Sie passt an die { handromi-run } von { $seat }.
}
about-handromi-fits-group = { $seat_you ->
    [yes] Sie passt an deine { handromi-group }.
   *[no] Sie passt an die { handromi-group } von { $seat }.
}

## For somebody new to the game

tip-handromi-swap = Nur in diesem Zug: Tausch eine deiner Karten gegen die Tauschkarte.
tip-handromi-draw = Der Abwurf ist nur für das, was du sofort auslegen kannst.
tip-handromi-take = Nimmst du den Abwurf, legst du ihn in diesem Zug aus.
tip-handromi-owed = Der Abwurf ist nur zum Auslegen da: Auf der Hand bleibt er nicht.
tip-handromi-out = Genommen zum Schlussmachen: Leg alle bis auf eine aus, wirf die ab.
tip-handromi-collect = { $have ->
    [0] Sammle { $need } in Kombinationen zum Eröffnen: bisher 0.
   *[other] Strich heißt Folge, Pünktchen heißen Satz: { $have } von { $need } zum Eröffnen.
}
tip-handromi-open = Zum Eröffnen reichen { $need }, du hast { $have }. Wer nichts auslegt, zahlt 100.
tip-handromi-more = Den Rest hast du auf der Hand. Angelegte Karten zählen nicht mit.
tip-handromi-lay = Was passt, darf ausliegen, auch an fremden Karten. Was bleibt, kostet.
tip-handromi-discard = Der Abwurf beendet deinen Zug. { $to } darf ihn nur zum Auslegen nehmen.

## Options

option-handromi-deals = Runden
    .help = Wie viele Runden eine Partie hat.
option-handromi-deals-1 = 1
option-handromi-deals-3 = 3
option-handromi-deals-5 = 5
option-handromi-deals-7 = 7
option-handromi-exchangeSwap = Tausch der Tauschkarte
    .help = Wer vor dem Ziehen eine Handkarte gegen die Tauschkarte tauschen darf.
option-handromi-exchangeSwap-everyFirstTurn = Alle, im ersten Zug
option-handromi-exchangeSwap-firstPlayer = Nur, wer beginnt
option-handromi-exchangeSwap-off = Niemand
option-handromi-firstTurnMeld = Auslegen im allerersten Zug
    .help = Die Person mit 15 Karten darf schon vor dem ersten Abwurf auslegen.
option-handromi-firstTurnMeld-on = Erlaubt
option-handromi-firstTurnMeld-off = Nicht erlaubt
option-handromi-aceLowForOpening = Ass unter einer 2
    .help = Was das Ass von A-2-3 zum Eröffnen zählt.
option-handromi-aceLowForOpening-10 = 10
option-handromi-aceLowForOpening-1 = 1
option-handromi-cleanHand = Reine Hand
    .help = Wann ein Schluss aus der Hand 20 zählt und verdoppelt, was die anderen zahlen.
option-handromi-cleanHand-emptyTable = Der Tisch war leer
option-handromi-cleanHand-noLayoff = Nichts wurde angelegt
option-handromi-unmeldedPenalty = Nichts ausgelegt
    .help = Ob die 100 Punkte die Handkarten ersetzen oder dazukommen.
option-handromi-unmeldedPenalty-replace = 100 statt der Karten
option-handromi-unmeldedPenalty-add = 100 und die Karten
option-handromi-tie = Gleichstand nach der letzten Runde
    .help = Ob die niedrigste Summe geteilt werden darf.
option-handromi-tie-shared = Platz 1 wird geteilt
option-handromi-tie-extraDeal = Eine Zusatzrunde
option-handromi-openedTake = Abwurf nach dem Eröffnen
    .help = Ob er, wenn man ihn dann nimmt, im selben Zug ausgelegt werden muss.
option-handromi-openedTake-mustLay = Muss ausliegen
option-handromi-openedTake-free = Darf bleiben
option-handromi-freeFirstDiscard = Erster Abwurf ist frei
    .help = Die nächste Person darf den ersten Abwurf der Runde nehmen, ohne zu eröffnen.
option-handromi-freeFirstDiscard-off = Wie jeder andere
option-handromi-freeFirstDiscard-on = Frei zu nehmen

## Temperaments of the computer's players

temperament-handromi-careful = Vorsichtig
    .about = Versucht nichts abzuwerfen, worauf die nächste Person vielleicht wartet.
temperament-handromi-bold = Mutig
    .about = Hält eine gute Hand zurück und hofft, in einem einzigen Zug Schluss zu machen.
temperament-handromi-thrifty = Sparsam
    .about = Wird teure Karten zuerst los, wer auch immer sie will.

## Why the rule-based player does what it does: hints, and looking back

why-handromi-swap = Die Tauschkarte passt besser in diese Hand
why-handromi-swap-opens = Mit der Tauschkarte reicht diese Hand, um sofort zu eröffnen
why-handromi-claim = Mit der Tauschkarte gelingt der Schluss aus der Hand
why-handromi-draw = Der Abwurf hilft weniger als eine unbekannte Karte
why-handromi-stock = Der Abwurf darf nicht genommen werden
why-handromi-out = Das beendet die Runde
why-handromi-hand = Fast alles passt: Warten lohnt sich, um aus der Hand Schluss zu machen
why-handromi-double = Auf dem Tisch liegt nichts: Eröffnen kann warten, und Schluss aus der Hand bringt das Doppelte
why-handromi-open = Jetzt eröffnen erspart die 100 Punkte
why-handromi-take = Der Abwurf lässt sich sofort auslegen
why-handromi-fits = Der Abwurf ergibt eine Kombination
why-handromi-lay = Was auf dem Tisch liegt, kostet nichts mehr
why-handromi-layoff = Es passt an das, was auf dem Tisch liegt
why-handromi-useless = Keine einzelne unbekannte Karte macht damit eine Kombination vollständig
why-handromi-twin = Sie ist zweimal auf der Hand, und keine Kombination nimmt beide
why-handromi-outs = Nur { $n ->
    [one] eine unbekannte Karte macht
   *[other] { $n } unbekannte Karten machen
} damit eine Kombination vollständig
why-handromi-ends = Mit { $n ->
    [one] einer unbekannten Karte
   *[other] { $n } unbekannten Karten
} wäre danach beim nächsten Ziehen Schluss
why-handromi-saves = Das spart { $points } Punkte, falls jemand Schluss macht
why-handromi-least = Sie fehlt am wenigsten und hilft { $to_you ->
    [yes] dir
   *[no] { $to }
} kaum
why-handromi-laid-in = Nur in etwa { $worlds } von { $of } Fällen { $to_you ->
    [yes] kannst du
   *[no] kann { $to }
} sie sofort auslegen
why-handromi-spoils-least = Etwas muss weg: Das schadet am wenigsten

## What other games call a hand

own-handromi-table-next = Nächste Runde
own-handromi-table-settlement = Die Runde in Punkten
own-handromi-summary-hands = Übrige Karten
own-handromi-score-deal = Runde

## What is said of a card that is unlike the others

handromi-ten = Zehn, Bube, Dame und König zählen je 10.
own-handromi-about-A = In einer Folge steht es unter der 2 oder über dem König, nicht dazwischen. Zum Eröffnen zählt es 10, als Rest auf der Hand 11.
own-handromi-about-10 = { handromi-ten }
own-handromi-about-J = { handromi-ten }
own-handromi-about-Q = { handromi-ten }
own-handromi-about-K = { handromi-ten }

## Figures: what is counted of each deal, and what is worth doing.

fact-handromi-out = Schluss
fact-handromi-hand = Schluss aus der Hand
fact-handromi-clean = Schluss mit reiner Hand
fact-handromi-laid = Eröffnet
fact-handromi-opened = Zug der Eröffnung
fact-handromi-left = Restpunkte auf der Hand
fact-handromi-melds = Kombinationen je Runde
fact-handromi-layoffs = Angelegte Karten je Runde
fact-handromi-takes = Genommene Abwürfe je Runde
fact-handromi-swaps = Gegen Tauschkarte getauscht
fact-handromi-claims = Schluss mit der Tauschkarte

feat-handromi-early = Früher Start
    .about = Eröffne in einem deiner ersten vier Züge.
feat-handromi-taken = Genau das fehlte
    .about = Nimm einen Abwurf und eröffne damit.
feat-handromi-tight = Kein Punkt zu viel
    .about = Eröffne mit 51 oder 52 Punkten.
feat-handromi-layoffs = Großzügig
    .about = Leg in einer Runde mindestens fünf Karten an.
feat-handromi-saved = Leichtes Gepäck
    .about = Hab höchstens fünf Punkte auf der Hand, wenn jemand anders Schluss macht.
feat-handromi-swift = Flink
    .about = Mach in höchstens acht Zügen Schluss.
feat-handromi-hand = Aus der Hand
    .about = Leg alles in einem Zug aus, ohne vorher eröffnet zu haben.
feat-handromi-claim = Die letzte Karte
    .about = Nimm die Tauschkarte und mach mit ihr Schluss.
feat-handromi-clean = Reine Hand
    .about = Mach mit reiner Hand Schluss.

## The moves as they are typed in the terminal: examples, two spaces, what they do

terminal-moves-handromi =
    draw           vom Stapel ziehen
    take           den obersten Abwurf nehmen
    claim          die Tauschkarte nehmen und Schluss machen
    swap 7c        die Karte gegen die Tauschkarte tauschen
    meld Qs Ks As  eine Kombination auslegen
    layoff 8h 2    eine Karte an die zweite Kombination auf dem Tisch anlegen
    discard 4c     abwerfen; damit endet dein Zug
