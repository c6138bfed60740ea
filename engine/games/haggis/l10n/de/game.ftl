### Haggis for two and three players, and what the rest of its family shares with it.
### A code of the engine is the name of a message with "-" for "/". $seat, $to and $from are names; beside each
### stands $seat_you, $to_you, $from_you: "yes" where it is the one person who plays here.

## Combinations as they are named within the messages below

haggis-ranks = { $rank }er
haggis-rank = { $aloud ->
    [yes] { $rank ->
        [J] Bube
        [Q] Dame
        [K] König
       *[other] { $rank }
    }
   *[no] { $rank }
}
haggis-shown = { $shown ->
    [none] {""}
   *[other] : { $shown }
}
haggis-single = { $aloud ->
    [yes] { $rank ->
        [J] Buben
       *[other] { haggis-rank }
    }
   *[no] { $rank }
}
haggis-a-single = { $rank ->
    [J] einen { haggis-single }
    [Q] eine { haggis-single }
    [K] einen { haggis-single }
   *[other] { $shown ->
        [none] eine { haggis-single }
       *[other] { $shown }
    }
}
haggis-set = { $width ->
    [2] { haggis-ranks }-Paar
    [3] { haggis-ranks }-Drilling
    [4] { haggis-ranks }-Vierling
    [5] { haggis-ranks }-Fünfling
    [6] { haggis-ranks }-Sechsling
    [7] { haggis-ranks }-Siebenling
    [8] { haggis-ranks }-Achtling
    [9] { haggis-ranks }-Neunling
    [10] { haggis-ranks }-Zehnling
   *[other] { haggis-ranks }-Elfling
}
haggis-a-set = { $width ->
    [2] ein { haggis-set }
   *[other] einen { haggis-set }
}
haggis-run = { $width ->
    [1] Straße
    [2] Paarstraße
    [3] Drillingsstraße
    [4] Vierlingsstraße
    [5] Fünflingsstraße
    [6] Sechslingsstraße
    [7] Siebenlingsstraße
    [8] Achtlingsstraße
   *[other] Neunlingsstraße
} { $low }{ $aloud ->
    [yes] {" "}bis{" "}
   *[no] –
}{ haggis-rank }
haggis-wild-cards = { $aloud ->
    [yes] { $bomb ->
        [2] aus Bube und Dame
        [3] aus Bube und König
        [4] aus Dame und König
       *[5] aus Bube, Dame und König
    }
   *[no] { $bomb ->
        [2] J-Q
        [3] J-K
        [4] Q-K
       *[5] J-Q-K
    }
}
haggis-bomb = { $bomb ->
    [1] Bombe 3-5-7-9 in vier Farben
    [6] Bombe 3-5-7-9 in einer Farbe
   *[other] Bombe { haggis-wild-cards }
}
haggis-suit = { $suit ->
    [r] eine Raute
    [o] eine Sonne
    [y] ein Stern
    [g] ein Blatt
    [b] ein Tropfen
    [s] ein Pik
    [h] ein Herz
    [d] ein Karo
    [c] ein Kreuz
   *[other] eine Karte
}
haggis-suits = { $suit ->
    [r] Rauten
    [o] Sonnen
    [y] Sterne
    [g] Blätter
    [b] Tropfen
    [s] Pik
    [h] Herz
    [d] Karo
    [c] Kreuz
   *[other] Karten
}
haggis-more = { $n ->
    [1] Noch eine
    [2] Noch zwei
    [3] Noch drei
   *[other] Noch { $n }
}
haggis-few = { $n ->
    [1] fehlt eine Karte
    [2] fehlen zwei Karten
    [3] fehlen drei Karten
   *[other] fehlen { $n } Karten
}
haggis-lack = { $lack ->
    [2] zwei Karten
    [3] drei Karten
    [4] vier Karten
   *[other] { $lack } Karten
}
haggis-too-many = { $over ->
    [1] Eine Karte zu viel
    [2] Zwei Karten zu viel
   *[other] { $over } Karten zu viel
}
haggis-wilds = { $n ->
    [1] Ein Joker ergibt
    [2] Zwei Joker ergeben
   *[other] { $n } Joker ergeben
}
haggis-need-single = { $rank ->
    [K] eine Bombe
   *[other] eine Einzelkarte über { $rank }
}
haggis-need-set = { $width ->
    [2] ein Paar über { $rank }
    [3] ein Drilling über { $rank }
    [4] ein Vierling über { $rank }
    [5] ein Fünfling über { $rank }
    [6] ein Sechsling über { $rank }
    [7] ein Siebenling über { $rank }
   *[other] ein Set zu { $width } über { $rank }
}
haggis-need-run = { $width ->
    [1] eine { $length }er-Straße über { $low }–{ $rank }
    [2] eine { $length }er-Paarstraße über { $low }–{ $rank }
    [3] eine { $length }er-Drillingsstraße über { $low }–{ $rank }
    [4] eine { $length }er-Vierlingsstraße über { $low }–{ $rank }
    [5] eine { $length }er-Fünflingsstraße über { $low }–{ $rank }
   *[other] eine Straße aus { $length } Sets zu { $width } über { $low }–{ $rank }
}
haggis-or-bomb = { $bomb ->
    [yes] {" "}oder Bombe
   *[no] {""}
}
haggis-Bomb = { $bomb ->
    [1] Bombe 3-5-7-9
    [6] Bombe 3-5-7-9 in einer Farbe
   *[other] Bombe { haggis-wild-cards }
}

## The table

title-haggis = Haggis · Runde { $deal } · bis { $target }
zone-hand = { $seat_you ->
    [yes] Deine Hand
   *[no] Hand von { $seat }
}
zone-wild = { $seat_you ->
    [yes] Deine Joker
   *[no] Joker von { $seat }
}
zone-trick = Der Stich
zone-last = { $seat_you ->
    [yes] Letzter Stich: deiner
   *[no] Letzter Stich: { $seat }
}
zone-last-given = { $seat_you ->
    [yes] { $to_you ->
        [yes] Letzter Stich: deine Bombe
       *[no] Letzter Stich: deine Bombe, Karten an { $to }
    }
   *[no] { $to_you ->
        [yes] Letzter Stich: Bombe von { $seat }, Karten an dich
       *[no] Letzter Stich: Bombe von { $seat }, Karten an { $to }
    }
}
zone-won = { $seat_you ->
    [yes] Deine Stiche
   *[no] Stiche von { $seat }
}
zone-haggis = Der Haggis
    .rule = deal
stat-bet = { $value ->
    [0] ohne Wette
   *[other] Wette { $value }
}
    .about = So viele Punkte stehen darauf, zuerst fertig zu sein
stat-captured = { $points } gewonnen
    .about = Punkte in den bisher gewonnenen Stichen
stat-out = fertig: { $points }
shape-single = { haggis-rank }
shape-set = { haggis-set }
shape-run = { haggis-run }
shape-bomb = { haggis-bomb }
shape-pass = passt
with-wild-set = { haggis-set } mit { $wilds }
with-wild-run = { haggis-run } mit { $wilds }

## The line that says what to do next

banner-lead = { $seat_you ->
    [yes] Du spielst aus
   *[no] { $seat } spielt aus
}
banner-lead-instead = { $seat_you ->
    [yes] Du bist fertig, darum spielt { $to } aus
   *[no] { $to_you ->
        [yes] { $seat } ist fertig, darum spielst du aus
       *[no] { $seat } ist fertig, darum spielt { $to } aus
    }
}
beat-single = Schlag { $rank ->
    [J] den
    [K] den
   *[other] die
} { haggis-single } oder passe
beat-set = Schlag { $width ->
    [2] das
   *[other] den
} { haggis-set } oder passe
beat-run = Schlag die { haggis-run } oder passe
beat-bomb = Schlag die { haggis-bomb } mit einer höheren Bombe oder passe
cannot-single = Nichts schlägt { $rank ->
    [J] den
    [K] den
   *[other] die
} { haggis-single }: passe
    .rule = beating
cannot-set = Nichts schlägt { $width ->
    [2] das
   *[other] den
} { haggis-set }: passe
    .rule = beating
cannot-run = Nichts schlägt die { haggis-run }: passe
    .rule = beating
cannot-bomb = Nichts schlägt die { haggis-bomb }: passe
    .rule = bombs
waits-single = { $seat_you ->
    [yes] Du bist dran
   *[no] { $seat } ist dran
} gegen { $rank ->
    [J] den
    [K] den
   *[other] die
} { haggis-single }
waits-set = { $seat_you ->
    [yes] Du bist dran
   *[no] { $seat } ist dran
} gegen { $width ->
    [2] das
   *[other] den
} { haggis-set }
waits-run = { $seat_you ->
    [yes] Du bist dran
   *[no] { $seat } ist dran
} gegen die { haggis-run }
waits-bomb = { $seat_you ->
    [yes] Du bist dran
   *[no] { $seat } ist dran
} gegen die { haggis-bomb }
banner-give = { $seat_you ->
    [yes] Deine Bombe gewinnt: Wähle, wer die Karten bekommt
   *[no] Die Bombe von { $seat } gewinnt: { $seat } wählt, wer die Karten bekommt
}
banner-over = { $seat_you ->
    [yes] Du warst zuerst fertig: { $points } Punkte
   *[no] { $seat } war zuerst fertig: { $points } Punkte
}

## Buttons

action-pass = Passen
action-bet = { $value ->
    [0] Ohne Wette
    [15] Kleine Wette, 15
    [30] Große Wette, 30
   *[other] Wette { $value }
}
    .short = { $value ->
        [0] Keine
        [15] Klein 15
        [30] Groß 30
       *[other] Wette { $value }
    }
action-give = Karten an { $to }
action-single = { haggis-single } spielen
action-set = { haggis-set } spielen
action-run = { haggis-run } spielen
action-with-set = { haggis-set } mit { $wilds } spielen
    .short = { haggis-set } spielen
action-with-run = { haggis-run } mit { $wilds } spielen
    .short = { haggis-run } spielen
action-bomb = { $points ->
    [0] { haggis-bomb } spielen
    [one] { haggis-Bomb }: gibt 1 Punkt weg
   *[other] { haggis-Bomb }: gibt { $points } Punkte weg
}
action-bomb-to = { haggis-Bomb }: { $points ->
    [0] Karten
    [one] 1 Punkt
   *[other] { $points } Punkte
} an { $to }

## The log, also read aloud

log-deal = { $seat_you ->
    [yes] { $to_you ->
        [yes] Du gibst und spielst aus
       *[no] Du gibst, { $to } spielt aus
    }
   *[no] { $to_you ->
        [yes] { $seat } gibt, du spielst aus
       *[no] { $seat } gibt, { $to } spielt aus
    }
}
play-single = { $seat_you ->
    [yes] Du spielst { haggis-a-single }
   *[no] { $seat } spielt { haggis-a-single }
}
play-set = { $seat_you ->
    [yes] Du spielst { haggis-a-set }
   *[no] { $seat } spielt { haggis-a-set }{ haggis-shown }
}
play-run = { $seat_you ->
    [yes] Du spielst eine { haggis-run }
   *[no] { $seat } spielt eine { haggis-run }{ haggis-shown }
}
play-bomb = { $seat_you ->
    [yes] Du spielst die { haggis-bomb }
   *[no] { $seat } spielt die { haggis-bomb }
}
log-pass = { $seat_you ->
    [yes] Du passt
   *[no] { $seat } passt
}
log-bet = { $value ->
    [0] { $seat_you ->
        [yes] Du spielst ohne Wette
       *[no] { $seat } spielt ohne Wette
    }
   *[other] { $seat_you ->
        [yes] Du wettest { $value }
       *[no] { $seat } wettet { $value }
    }
}
log-give = { $seat_you ->
    [yes] Du gibst { $to } die Karten
   *[no] { $to_you ->
        [yes] { $seat } gibt dir die Karten
       *[no] { $seat } gibt { $to } die Karten
    }
}
log-taken = { $seat_you ->
    [yes] Du gewinnst den Stich
   *[no] { $seat } gewinnt den Stich
}
log-taken-points = { $seat_you ->
    [yes] Du gewinnst den Stich: { $points ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[no] { $seat } gewinnt den Stich: { $points ->
        [0] keine Punkte
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
}
log-given = { $from_you ->
    [yes] Deine Bombe gewinnt, die Karten gehen an { $seat }
   *[no] { $seat_you ->
        [yes] Die Bombe von { $from } gewinnt, die Karten gehen an dich
       *[no] Die Bombe von { $from } gewinnt, die Karten gehen an { $seat }
    }
}
log-given-points = { log-given }: { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}
log-out = { $seat_you ->
    [yes] Du bist fertig
   *[no] { $seat } ist fertig
}, in der größten Hand { $cards ->
    [one] ist noch 1 Karte
   *[other] sind noch { $cards } Karten
}: { $points } Punkte
deal-first-out = { $seat_you ->
    [yes] Die Runde ist vorbei. Du warst zuerst fertig
   *[no] Die Runde ist vorbei. { $seat } war zuerst fertig
}
match-haggis-conceded = { $seat_you ->
    [yes] Du hast die Partie aufgegeben
   *[no] { $seat } hat die Partie aufgegeben
}
match-won = { $seat_you ->
    [yes] Du gewinnst die Partie mit { $points } Punkten
   *[no] { $seat } gewinnt die Partie mit { $points } Punkten
}

## Where points come from

score-out = Fertig: größte Resthand, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} × { $each }
score-out-against = Fertig: { $seat_you ->
    [yes] bei dir
   *[no] bei { $seat }
} { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} × { $each }
score-first-bonus = Bonus für zuerst fertig
score-captured = Punktkarten in Stichen
score-leftover = { $seat_you ->
    [yes] Punkte in deinen letzten Karten
   *[no] Punkte in den letzten Karten von { $seat }
}
score-haggis = Punktkarten im Haggis
score-bet-made = Wette über { $value } gewonnen
score-bet-from = { $seat_you ->
    [yes] Deine Wette über { $value } verloren
   *[no] Wette von { $seat } über { $value } verloren
}
score-bet-failed = Wette über { $value } verloren

## Player's aid

guide-shapes = Sets und Straßen
    .heading = yes
guide-set = Set: eine oder mehr Karten von einem Wert
guide-run = Straße: drei oder mehr in Folge in einer Farbe
guide-run-of-pairs = Auch Paare oder größere Sets in Folge sind eine Straße, bei jedem Wert in denselben Farben
guide-bombs = Bomben, höchste zuerst
    .heading = yes
guide-bomb = { $bomb ->
    [1] 3-5-7-9 in vier Farben
    [2] J-Q
    [3] J-K
    [4] Q-K
    [5] J-Q-K
   *[6] 3-5-7-9 in einer Farbe
}
guide-bomb-wilds = In 3-5-7-9 steht kein Joker für eine Zahl
guide-bomb-price = Der Preis jeder Bombe: Die Karten des Stichs gehen an jemand anders, das Ausspiel an dich
guide-points = Punkte
    .heading = yes
guide-out = Fertig werden: { $points } Punkte für jede Karte in der größten Hand der anderen
guide-worth = { $points ->
    [one] { $cards }: je 1 Punkt
   *[other] { $cards }: { $points } Punkte
}
guide-worth-each = Jede Karte: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

## Why a selection goes nowhere

refuse-over = Die Runde ist vorbei: Alle Hände liegen offen
refuse-turn = { $seat } ist noch dran
refuse-turn-bet = { $seat } ist noch dran: Wetten darfst du schon
    .rule = bets
refuse-give = Wähle zuerst, wer die Karten bekommt
refuse-hand = Nicht alle diese Karten sind in deiner Hand
refuse-suits = { $ranks } ist keine Straße: Dazu gehören drei in einer Farbe
    .rule = runs
refuse-tracks = { $ranks } ist noch keine Straße: Jeder Wert braucht dieselben Farben
    .rule = runs
refuse-short = { $ranks } ist keine Straße: Dazu gehören drei in einer Farbe
    .rule = runs
refuse-gap = { $ranks } ist keine Straße: Dazwischen { $lack ->
    [one] fehlt eine Karte
   *[other] fehlen { haggis-lack }
}
    .rule = runs
refuse-bomb-wild = 3-5-7-9 ist nur ohne Joker eine Bombe
    .rule = bombs
refuse-bomb-suits = 3-5-7-9 ist nur in einer oder in vier Farben eine Bombe
    .rule = bombs
refuse-bomb = Nur eine höhere Bombe schlägt die { haggis-bomb }
    .rule = bombs
refuse-need-single = Nötig: { haggis-need-single }{ haggis-or-bomb }
    .rule = beating
refuse-need-set = Nötig: { haggis-need-set }{ haggis-or-bomb }
    .rule = beating
refuse-need-run = Nötig: { haggis-need-run }{ haggis-or-bomb }
    .rule = beating
refuse-many-single = { haggis-too-many }. Nötig: { haggis-need-single }{ haggis-or-bomb }
    .rule = beating
refuse-many-set = { haggis-too-many }. Nötig: { haggis-need-set }{ haggis-or-bomb }
    .rule = beating
refuse-many-run = { haggis-too-many }. Nötig: { haggis-need-run }{ haggis-or-bomb }
    .rule = beating
refuse-mixed-set = { $ranks } ist kein Set. Nötig: { haggis-need-set }{ haggis-or-bomb }
    .rule = beating
refuse-few-set = Zu deinen { $rank }ern { haggis-few }
    .rule = beating
refuse-few-run = Zu deiner Straße { haggis-few }
    .rule = beating

## What is still missing, instead of a button

missing-lead = Wähle Karte, Set, Straße oder Bombe
missing-only-bomb = Das schlägst du nur mit einer Bombe
missing-single = Nötig: { haggis-need-single }{ haggis-or-bomb }
missing-set = Nötig: { haggis-need-set }{ haggis-or-bomb }
missing-run = Nötig: { haggis-need-run }{ haggis-or-bomb }
missing-bomb = Nötig: eine höhere Bombe
lacks-set = { $wild ->
    [no] { haggis-more } { $n ->
        [one] { $rank } ergibt
       *[other] { haggis-ranks } ergeben
    }
    [only] { haggis-wilds }
   *[some] { haggis-more } Karten ergeben
} { haggis-a-set }
lacks-run = { $wild ->
    [no] { $n ->
        [one] Noch { haggis-suit } ergibt
       *[other] { haggis-more } { haggis-suits } ergeben
    }
    [only] { haggis-wilds }
   *[some] { haggis-more } Karten ergeben
} { $width ->
    [1] eine { $length }er-Straße
    [2] eine { $length }er-Paarstraße
    [3] eine { $length }er-Drillingsstraße
   *[other] eine Straße aus { $length } Sets zu { $width }
}
lacks-bomb = { haggis-more } { $n ->
    [one] Karte ergibt
   *[other] Karten ergeben
} eine Bombe

## For somebody new to the game

tip-lead = Alles geht: Set, Straße, Bombe. Zuerst fertig sein bringt am meisten.
tip-lead-again = Sets und Straßen leeren die Hand; niedrige gewinnen später nichts.
tip-lead-wild = Sets und Straßen leeren die Hand, verbrauchen aber J, Q, K darin.
tip-lead-few = Nur noch wenige Karten: Was niemand schlägt, behält das Ausspiel.
tip-follow = Gleiche Art, gleich viele Karten, nur höher. Oder passe.
tip-follow-bomb = Gleiche Art, gleich viele Karten, nur höher. Oder Bombe. Oder passe.
tip-cannot = Passen kostet dich keine Karte, nur diesen Stich.
tip-wild = J, Q, K sind Joker: für jede niedrigere Karte oder für sich selbst.
tip-wild-bomb = J, Q, K: für niedrigere Karten, sich selbst oder zusammen als Bombe.
tip-only-bomb = Passen oder eine Bombe: Das Ausspiel gehört dann dir, die Karten nicht.
tip-bombed = Nur eine höhere Bombe schlägt sie; die Karten gehen an andere.
tip-points = Die kleinen Zahlen sind Punkte für den Stich: bisher { $points }.
tip-bet = Wette vor deiner ersten Karte oder nie: darauf, zuerst fertig zu sein.
tip-give = Das Ausspiel gehört dir, die Karten nicht: Wähle, wer sie bekommt.

## Options

option-haggis-target = Spielziel
    .help = Die Partie endet nach der Runde, in der jemand diese Summe erreicht. Bei Gleichstand an der Spitze geht es weiter.
option-haggis-target-250 = 250, kurze Partie
option-haggis-target-350 = 350, lange Partie
option-haggis-bombRule3p = Mit Bombe gewonnener Stich
    .help = Wer die Karten bekommt, wenn eine Bombe den Stich gewinnt.
option-haggis-bombRule3p-choose = Wer bombt, wählt
option-haggis-bombRule3p-tournament = Zweithöchste Kombination
option-haggis-firstOutBonus = Bonus für zuerst fertig
    .help = Zusätzliche Punkte dafür, zuerst keine Karten mehr zu haben.
option-haggis-firstOutBonus-5 = 5 Punkte
option-haggis-firstOutBonus-0 = Keiner
option-haggis-tieLead = Gleichstand hinten
    .help = Wer in der nächsten Runde ausspielt, wenn mehrere die niedrigste Summe haben.
option-haggis-tieLead-leftOfDealer = Links vom Geber
option-haggis-tieLead-lastWinner = Wer die Runde gewann
option-haggis-cardPoints = Kartenpunkte
    .help = Was gewonnene Karten zählen.
option-haggis-cardPoints-classic = Wie aufgedruckt
option-haggis-cardPoints-everyCard1 = 1 für jede Karte
option-haggis-bets = Wetten
    .help = Vor deiner ersten Karte darfst du 15 oder 30 darauf wetten, zuerst fertig zu sein.
option-haggis-bets-on = An
option-haggis-bets-off = Aus
option-haggis-showCaptured = Gewonnene Punkte zeigen
    .help = Während der Runde sind die Punkte in allen Stichen zu sehen. Ohne dies bleiben sie dem Gedächtnis überlassen.
option-haggis-showCaptured-on = Gezeigt
option-haggis-showCaptured-off = Verborgen

## Temperaments of the computer's players

temperament-haggis-careful = Vorsichtig
    .about = Wettet selten, spart Bomben und Joker und spielt wenige Karten auf einmal aus.
temperament-haggis-bold = Mutig
    .about = Wettet gern, spielt viele Karten auf einmal aus und greift zu Bomben.
temperament-haggis-greedy = Gierig
    .about = Ist hinter Stichen mit Punkten her und geizt mit Jokern.

## Why the rule-based player does what it does: hints, and looking back

why-cannot-beat = Nichts in dieser Hand schlägt das
why-beaten-in = { $of ->
    [100] { $worlds ->
        [1] Das kann fast nie jemand schlagen
        [2] Das kann fast nie jemand schlagen
        [3] Das kann fast nie jemand schlagen
        [4] Das kann fast nie jemand schlagen
        [5] Das kann fast nie jemand schlagen
       *[other] Das kann fast immer jemand schlagen
    }
   *[other] In etwa { $worlds ->
        [2] 1 von 5 Fällen
        [3] 1 von 3 Fällen
        [5] der Hälfte der Fälle
        [7] 2 von 3 Fällen
        [8] 4 von 5 Fällen
       *[other] { $worlds } von { $of } Fällen
    } kann das jemand schlagen
}
why-safe = In keinem der durchdachten Fälle ({ $of }) kann das jemand schlagen
why-found = In den durchdachten Fällen ({ $of }) war nichts klar besser
why-out-first = Die Chance, dass diese Hand als { $outs ->
    [0] erste
   *[other] nächste
} fertig wird, steigt damit von etwa { $than } % auf { $percent } %
why-better-in = In etwa { $percent } % der durchdachten Fälle ging das besser aus, in { $than } % schlechter
why-gift = { $seat } liegt ganz hinten: Dort schaden die Karten am wenigsten
why-gift-harmless = Bei { $seat } schaden die Karten am wenigsten
why-bet = { $value ->
    [0] Ob diese Hand zuerst fertig wird, ist für eine Wette zu ungewiss
    [15] Eine ordentliche Hand: eine kleine Wette wert
   *[other] Eine starke Hand: eine große Wette wert
}
why-bet-odds = { $of ->
    [100] Diese Hand wird fast nie zuerst fertig
   *[other] Diese Hand wird in etwa { $worlds ->
        [2] 1 von 5 Fällen
        [3] 1 von 3 Fällen
        [5] der Hälfte der Fälle
       *[other] { $worlds } von { $of } Fällen
    } zuerst fertig
}: Da bringt eine Wette nichts
why-out = Damit gehen die letzten Karten weg
why-sure = Diese Hand kann niemand mehr aufhalten
why-unbeatable = Das kann niemand schlagen: Das nächste Ausspiel ist sicher
why-close = { $seat_you ->
    [yes] Du hast nur noch { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }
   *[no] { $seat } hat nur noch { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }
}
why-takes-lead = Das bringt das Ausspiel: Die Karten des Stichs gehen an { $seats ->
    [2] den Gegner
    [3] jemand anders
   *[4] das andere Team
}
why-takes-points = Im Stich { $points ->
    [one] liegt schon 1 Punkt
   *[other] liegen schon { $points } Punkte
}
why-odd-bomb = 3, 5, 7 und 9 gehen auf einmal weg, und das bringt das Ausspiel: mehr wert als { $points } verschenkte Punkte
why-sheds = Damit gehen { $cards } Karten auf einmal weg
why-low-first = { $cards ->
    [one] Damit geht eine schwache Karte weg
   *[other] Damit gehen { $cards } schwache Karten auf einmal weg
}{ $wilds ->
    [0] {""}
    [one] , und der Joker bleibt, um das Ausspiel zurückzuholen
   *[other] , und { $wilds } Joker bleiben, um das Ausspiel zurückzuholen
}
why-draws-wilds = Das schlägt nur ein Joker oder eine Bombe
why-only-bomb = Das schlägt nur eine Bombe
why-cheap = Das reißt nichts auseinander und kostet keinen Joker
why-keeps-shape = Schlagen würde auseinanderreißen, was zusammengehört{ $wild ->
    [yes] , oder einen Joker kosten
   *[no] {""}
}{ $bomb ->
    [yes] , oder eine Bombe kosten
   *[no] {""}
}
why-keeps-high = Starke Karten bleiben für später
why-beaten-anyway = Die Zahlenkarten, die das schlagen, würden wahrscheinlich auch geschlagen
why-poor-trick = { $points ->
    [0] Im Stich liegen keine Punkte
    [one] Im Stich liegt nur 1 Punkt
   *[other] Im Stich liegen nur { $points } Punkte
}
why-keeps-wilds = { $wilds ->
    [one] Der Joker bleibt
   *[other] Die Joker bleiben
} für später
why-keeps-bomb = Die Bombe bleibt für später
why-tricks-left = { $tricks ->
    [one] Der Rest der Hand geht dann auf einmal weg
   *[other] Der Rest der Hand braucht dann noch { $tricks } Züge
}

## What is said of a card that is unlike the others

haggis-wild = In einem Set oder einer Straße steht er für sich selbst oder jede niedrigere Karte, egal welcher Farbe. Allein ist er
haggis-wild-bombs = Joker allein sind Bomben: J-Q, J-K, Q-K, J-Q-K.
own-haggis-summary-hands = Übrige Karten
own-haggis-about-card-fits = Das kannst du zum Beispiel mit ihr machen:
own-haggis-about-J = Ein Joker. { haggis-wild } eine 11. { haggis-wild-bombs }
own-haggis-about-Q = Ein Joker. { haggis-wild } eine 12. { haggis-wild-bombs }
own-haggis-about-K = Ein Joker. { haggis-wild } eine 13. { haggis-wild-bombs }

## Figures: what is counted of each hand, and what is worth doing.

fact-haggis-first = Zuerst fertig
fact-haggis-tricks = Gewonnene Stiche je Runde
fact-haggis-captured = Kartenpunkte je Runde
fact-haggis-left = Restkarten je Runde
fact-haggis-bombs = Bomben je Runde
fact-haggis-given = Mit einer Bombe verschenkte Punkte
fact-haggis-longest = Meiste Karten auf einmal
fact-haggis-bets = Runden mit Wette
fact-haggis-kept = Gewonnene Wetten
fact-haggis-staked = Höhe einer Wette

feat-haggis-bomb = Billige Bombe
    .about = Gewinne einen Stich mit einer Bombe, unter der weniger als drei Punkte liegen.
feat-haggis-bet = Wie angesagt
    .about = Wette und sei zuerst fertig.
feat-haggis-heavy = Hoher Einsatz
    .about = Gewinne eine Wette über 30.
feat-haggis-far = Weit voraus
    .about = Sei zuerst fertig, während jemand noch mindestens acht Karten hat.
feat-haggis-tidy = Aufgeräumt
    .about = Sei mit höchstens acht Kombinationen zuerst fertig: Spiel zusammen, was zusammenpasst.
feat-haggis-long = Auf einen Schlag
    .about = Spiel mindestens sieben Karten auf einmal.
feat-haggis-rich = Fette Beute
    .about = Hol 25 Kartenpunkte in einer Runde.
feat-haggis-consoled = Trostpreis
    .about = Hol 15 Kartenpunkte in einer Runde, in der jemand anders zuerst fertig ist.
feat-haggis-quiet = Ohne Knall
    .about = Sei zuerst fertig und spiel keine Bombe.

## The moves as they are typed in the terminal: examples, two spaces, what they do

terminal-moves-haggis =
    7r, 7r 7b    Karten spielen: ihre Namen in beliebiger Reihenfolge
    7r 8r J      eine Straße; J, Q und K sind Joker
    7r J Q =set  wo Karten zweierlei sein können: =set ist ein Set, =run1 eine Straße
    J Q          eine Bombe
    give 2       die Karten, die deine Bombe gewonnen hat, an Platz 2 geben
    bet 15       wetten; 1:bet 15 ist die Wette einer anderen Person auf Platz 1, die nicht dran ist
    pass         passen
