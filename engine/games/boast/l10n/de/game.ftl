### Boast or Nothing, for three to five players.
### A code of the engine is the name of a message with "-" for "/". $seat and $to are names; beside each stands
### $seat_you, $to_you: "yes" where it is the one person who plays here. $colour is r, b or y.

## Colours as they are named within the messages below

boast-colour = { $colour ->
    [r] Rot
    [b] Blau
   *[y] Gelb
}
boast-Colour = { $colour ->
    [r] Rot
    [b] Blau
   *[y] Gelb
}
boast-over = { $over ->
    [r] Rot
    [b] Blau
    [y] Gelb
    [rb] Rot und Blau
    [br] Blau und Rot
    [ry] Rot und Gelb
    [yr] Gelb und Rot
    [by] Blau und Gelb
   *[yb] Gelb und Blau
}
boast-either = { $over ->
    [r] rote
    [b] blaue
    [y] gelbe
    [rb] rote oder blaue
    [br] blaue oder rote
    [ry] rote oder gelbe
    [yr] gelbe oder rote
    [by] blaue oder gelbe
   *[yb] gelbe oder blaue
}
boast-have = { $have ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[7] sieben
}
boast-kept = { $cards ->
    [one] Die { $colour ->
        [r] rote
        [b] blaue
       *[y] gelbe
    } Karte auf der Hand wird
   *[other] Die { $colour ->
        [r] roten
        [b] blauen
       *[y] gelben
    } Karten auf der Hand werden
}

## The table

title-boast = Boast or Nothing · Runde { $deal } · { $wanted ->
    [1] 1 Stich
   *[other] { $wanted } Stiche
} oder keiner · bis { $goal }
zone-boast-hand = { $seat_you ->
    [yes] Deine Hand
   *[no] Hand von { $seat }
}
zone-boast-tower = Der Turm, stärkste Farbe oben
    .rule = tower
zone-boast-trick = Der Stich
zone-boast-trick-led = Der Stich: { boast-colour } ist ausgespielt
zone-boast-left = Übrig
zone-boast-won = { $seat_you ->
    [yes] Deine Stiche
   *[no] Stiche von { $seat }
}
shape-boast-card = { boast-colour } { $rank }
shape-boast-escape = Fluchtkarte
stat-boast-tricks = { $tricks } von { $wanted }
    .about = Bisherige Stiche, und wie viele einen Punkt bringen: genau so viele, nicht einer mehr
stat-boast-both = { $wanted } oder keiner
    .about = Zwei Ziele sind offen: genau { $wanted } für einen Punkt oder gar kein Stich für zwei
stat-boast-more = noch { $more }
    .about = { $more ->
        [one] Noch ein Stich bringt
       *[other] Noch { $more } Stiche bringen
    } einen Punkt. Die zwei Punkte für keinen sind weg
stat-boast-there = genug
    .about = Das ist ein Punkt, wenn kein weiterer Stich dazukommt
stat-boast-nothing = keiner, sonst 0
    .about = Für einen Punkt sind zu wenige Stiche übrig. Gar keiner bringt immer noch zwei
stat-boast-missed = keine Punkte
    .about = In dieser Runde ist nichts mehr zu holen

## What cards and chips are called, and other words for what every table says

own-boast-card-r = { $rank ->
    [C] roter Chip
   *[other] Rot { $rank }
}
own-boast-card-b = { $rank ->
    [C] blauer Chip
   *[other] Blau { $rank }
}
own-boast-card-y = { $rank ->
    [C] gelber Chip
   *[other] Gelb { $rank }
}
own-boast-card-x = Fluchtkarte
own-boast-about-x = Sie darf immer gespielt werden, was auch ausgespielt wurde, und hat keine Farbe: Sie gewinnt nie einen Stich.
own-boast-about-card-fits = Du darfst sie jetzt spielen:
own-boast-about-card-not = Du darfst sie jetzt nicht spielen
own-boast-table-next = Nächste Runde
own-boast-table-menu-replay = Rückblick auf die letzte Runde
own-boast-table-menu-review = Analyse der letzten Runde
own-boast-table-settlement = Die Runde in Punkten
own-boast-summary-hands = Übrige Karten
own-boast-score-deal = Runde

## What beats a card

about-boast-card = { $over ->
    [none] Solange { boast-colour } oben im Turm liegt, ist sie { $higher ->
        [yes] nur von einer höheren { $colour ->
            [r] roten
            [b] blauen
           *[y] gelben
        } Karte zu schlagen.
       *[no] nicht zu schlagen.
    }
   *[other] { $higher ->
        [yes] Eine höhere { $colour ->
            [r] rote
            [b] blaue
           *[y] gelbe
        } Karte schlägt sie, und ebenso jede { boast-either }: im Turm über { boast-colour }.
       *[no] Keine { $colour ->
            [r] rote
            [b] blaue
           *[y] gelbe
        } Karte ist höher, aber jede { boast-either } schlägt sie: im Turm über { boast-colour }.
    }
}

## Why a card won

won-boast-above = { boast-Colour } liegt über { boast-over }: { $seat_you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
} den Stich{ $cards ->
    [one] {""}
   *[other] {" "}mit der höchsten { $colour ->
        [r] roten
        [b] blauen
       *[y] gelben
    } Karte
}
won-boast-only = { boast-Colour } ist konkurrenzlos: { $seat_you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
} den Stich
won-boast-highest = { boast-Colour } ist die einzige Farbe, { $rank } ist am höchsten: { $seat_you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
} den Stich

## The line that says what to do next

banner-boast-lead = { $seat_you ->
    [yes] Du spielst aus: Jede Karte geht
   *[no] { $seat } spielt aus
}
    .coached = { $seat_you ->
        [yes] Du spielst aus
       *[no] { $seat } spielt aus
    }
banner-boast-open = { $seat_you ->
    [yes] Bisher nur Fluchtkarten: Jede Karte geht
   *[no] { $seat } ist dran, bisher nur Fluchtkarten
}
banner-boast-waits = { $seat_you ->
    [yes] Du bist dran
   *[no] { $seat } ist dran
}, { boast-colour } ist ausgespielt
banner-boast-free = Du hast kein { boast-colour }: Jede Karte geht
banner-boast-follow = Bediene { boast-colour }
banner-boast-follow-escape = Bediene { boast-colour } oder spiel eine Fluchtkarte
banner-boast-last = Spiel deine letzte Karte
boast-capped = { $tricks ->
    [0] { $points ->
        [1] , denn bei fünf ist Schluss
       *[other] {""}
    }
   *[other] {""}
}
banner-boast-over = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
} { $tricks ->
    [0] keinen Stich
    [one] 1 Stich
   *[other] { $tricks } Stiche
}: { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ boast-capped }

## Buttons

action-boast-card = { $so ->
    [takes] { boast-colour } { $rank } spielen: gewinnt den Stich
    [ahead] { boast-colour } { $rank } spielen: liegt jetzt vorn
    [beaten] { boast-colour } { $rank } spielen: gewinnt nicht
   *[leads] { boast-colour } { $rank } spielen
}
action-boast-escape = Fluchtkarte spielen

## The log, also read aloud

log-boast-deal = { $seat_you ->
    [yes] { $to_you ->
        [yes] Du gibst und spielst aus
       *[no] Du gibst, { $to } spielt aus
    }
   *[no] { $to_you ->
        [yes] { $seat } gibt, du spielst aus
       *[no] { $seat } gibt, { $to } spielt aus
    }
}
log-boast-deal-won = { $seat_you ->
    [yes] Du gibst
   *[no] { $seat } gibt
}; { $to_you ->
    [yes] du hast den letzten Stich gewonnen und spielst aus
   *[no] { $to } hat den letzten Stich gewonnen und spielt aus
}
log-boast-tower = Der Turm: { $top ->
    [r] Rot
    [b] Blau
   *[y] Gelb
} oben, dann { $middle ->
    [r] Rot
    [b] Blau
   *[y] Gelb
}, { $bottom ->
    [r] Rot
    [b] Blau
   *[y] Gelb
} unten
log-boast-left = Übrig, in niemandes Hand{ $shown ->
    [none] {""}
   *[other] : { $shown }
}
play-boast-card = { $seat_you ->
    [yes] Du spielst { boast-colour } { $rank }
   *[no] { $seat } spielt { boast-colour } { $rank }
}
play-boast-escape = { $seat_you ->
    [yes] Du spielst eine Fluchtkarte
   *[no] { $seat } spielt eine Fluchtkarte
}
log-boast-chip = Der { $colour ->
    [r] rote
    [b] blaue
   *[y] gelbe
} Chip kommt nach unten
deal-boast-over = Die Runde ist vorbei. { $seat_you ->
    [yes] Du hast den letzten Stich gewonnen
   *[no] { $seat } hat den letzten Stich gewonnen
}
deal-boast-again = Die Runde ist vorbei. { $count } liegen mit { $points } Punkten gleichauf: Noch eine Runde entscheidet
match-boast-conceded = { $seat_you ->
    [yes] Du hast die Partie aufgegeben
   *[no] { $seat } hat die Partie aufgegeben
}
match-boast-won = { $seat_you ->
    [yes] Du gewinnst die Partie mit { $points } Punkten
   *[no] { $seat } gewinnt die Partie mit { $points } Punkten
}
match-boast-shared = { $count ->
    [2] Zwei Personen
    [3] Drei Personen
    [4] Vier Personen
   *[5] Fünf Personen
} teilen sich den Sieg mit je { $points } Punkten

## Where points come from

score-boast-exact = Genau { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}
score-boast-nothing = Kein Stich
score-boast-missed = { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stiche
}, weder { $wanted } noch keiner
score-boast-cap = Nicht weiter als { $goal }

## Player's aid

guide-boast-exact = { $wanted ->
    [1] Genau 1 Stich
   *[other] Genau { $wanted } Stiche
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
guide-boast-nothing = Kein Stich: { $points } Punkte
guide-boast-goal = Wer zuerst { $goal } Punkte hat, gewinnt
guide-boast-follow = Bediene die ausgespielte Farbe, wenn du kannst; eine Fluchtkarte geht immer
guide-boast-number = Eine Farbe im Stich: Die höchste Zahl gewinnt
guide-boast-tower = Mehrere Farben: Die höchste im Turm gewinnt, egal mit welcher Zahl
guide-boast-chip = Trafen sich Farben, kommt der Chip der Gewinnerfarbe nach unten
guide-boast-chip-always = Nach jedem Stich kommt der Chip der Gewinnerfarbe nach unten
guide-boast-escape = Eine Fluchtkarte hat keine Farbe und gewinnt nie
guide-boast-cards = Im Spiel: 1 bis { $top } in drei Farben, { $escapes } Fluchtkarten

## Why a card cannot be played

refuse-boast-over = Die Runde ist vorbei
refuse-boast-turn = { $seat_you ->
    [yes] Du bist dran
   *[no] { $seat } ist noch dran
}
refuse-boast-hand = Nur Karten aus deiner Hand sind spielbar
refuse-boast-one = Immer nur eine Karte
    .rule = trick
refuse-boast-follow = Bediene { boast-colour }: Du hast { boast-have } davon
    .rule = trick
refuse-boast-follow-escape = Bediene { boast-colour } (du hast { boast-have } davon) oder spiel eine Fluchtkarte
    .rule = trick

## What is still missing, instead of a button

missing-boast-lead = Wähle eine Karte zum Ausspielen
missing-boast-follow = Wähle eine { $colour ->
    [r] rote
    [b] blaue
   *[y] gelbe
} Karte
missing-boast-follow-escape = Wähle eine { $colour ->
    [r] rote
    [b] blaue
   *[y] gelbe
} Karte oder eine Fluchtkarte
missing-boast-card = Nur { boast-colour } { $rank } ist spielbar
missing-boast-escape = Nur eine Fluchtkarte ist spielbar

## For somebody new to the game

tip-boast-lead = Genau { $wanted ->
    [1] ein Stich bringt
   *[other] { $wanted } Stiche bringen
} einen Punkt, gar keiner bringt zwei.
tip-boast-tower = Treffen sich Farben, gewinnt die höchste im Turm den Stich.
tip-boast-open = Erst die erste farbige Karte sagt, was zu bedienen ist.
tip-boast-count = Neben den Namen: gemachte und nötige Stiche. Du hast { $tricks } von { $wanted }.
tip-boast-free = Jede Karte geht und gewinnt, wenn ihre Farbe über den anderen liegt.
tip-boast-escape = Eine Fluchtkarte gewinnt nie: Mit ihr kannst du jedem Stich entgehen.
tip-boast-there = Du hast genug: Noch ein Stich, und du bekommst nichts.
tip-boast-missed = Du bekommst keine Punkte mehr, kannst sie aber anderen verderben.
tip-boast-nothing = Für einen Punkt reichen die Stiche nicht mehr: Gar keiner bringt zwei.
tip-boast-more = Du brauchst noch { $more }: Hohe Karten hoher Farben gewinnen Stiche.
tip-boast-both = { $wanted } für einen Punkt oder keiner für zwei: Was soll es werden?

## Options

option-boast-towerMoves = Der Turm ändert sich
    .help = Wann der Chip der Gewinnerfarbe ganz nach unten in den Turm kommt: nur wenn der Turm zwischen Farben entscheiden musste, oder nach jedem Stich wie in den veröffentlichten Regeln.
option-boast-towerMoves-whenDecisive = Wenn sich Farben trafen
option-boast-towerMoves-everyTrick = Nach jedem Stich
option-boast-leftover = Übrige Karten
    .help = Ob die zwei Karten, die niemand bekommt, offen oder verdeckt liegen.
option-boast-leftover-faceUp = Offen
option-boast-leftover-faceDown = Verdeckt
option-boast-nextStart = Die nächste Runde beginnt
    .help = Wer in der nächsten Runde zum ersten Stich ausspielt.
option-boast-nextStart-lastTrick = Wer den letzten Stich hat
option-boast-nextStart-rotate = Nächste Person links
option-boast-towerNewRound = Turm in der neuen Runde
    .help = Ob die Chips neu gestapelt werden, wie der Zufall will, oder bleiben, wie sie sind.
option-boast-towerNewRound-reshuffle = Neu gestapelt
option-boast-towerNewRound-keep = Bleibt
option-boast-tie = Gleichstand an der Spitze
    .help = Wenn am Ende mehrere die höchste Summe haben: noch eine Runde oder ein geteilter Sieg.
option-boast-tie-playOn = Noch eine Runde
option-boast-tie-shared = Geteilter Sieg
option-boast-cap = Höchstens fünf Punkte
    .help = Wer mit 4 Punkten 2 weitere gewinnt, steht auf 5. Ohne dies: auf 6.
option-boast-cap-on = Bei fünf ist Schluss
option-boast-cap-off = Zählen

## Temperaments of the computer's players

temperament-boast-careful = Vorsichtig
    .about = Hält hohe Karten so lange wie möglich zurück.
temperament-boast-bold = Mutig
    .about = Spielt hohe Karten früh und träumt davon, gar keinen Stich zu machen.
temperament-boast-mischievous = Frech
    .about = Nimmt Stiche, um anderen ihren Plan zu verderben, und versucht es selten mit keinem.

## Why the rule-based player does what it does: hints, and looking back

why-boast-only = Keine andere Karte darf gespielt werden
why-boast-beaten-in = { $of ->
    [100] { $worlds ->
        [1] Diese Karte dürfte fast nie jemand schlagen
        [2] Diese Karte dürfte fast nie jemand schlagen
        [3] Diese Karte dürfte fast nie jemand schlagen
        [4] Diese Karte dürfte fast nie jemand schlagen
        [5] Diese Karte dürfte fast nie jemand schlagen
       *[other] Diese Karte dürfte fast immer jemand schlagen
    }
   *[other] In etwa { $worlds ->
        [2] 1 von 5 Fällen
        [3] 1 von 3 Fällen
        [5] der Hälfte der Fälle
        [7] 2 von 3 Fällen
        [8] 4 von 5 Fällen
       *[other] { $worlds } von { $of } Fällen
    } dürfte jemand diese Karte schlagen
}
why-boast-safe = Diese Karte dürfte niemand schlagen
why-boast-found = Was immer die anderen halten, im Schnitt kommt dabei am meisten heraus
why-boast-exactly = Die Chance auf genau { $tricks ->
    [one] einen Stich
   *[other] { $tricks } Stiche
} steigt damit von etwa { $than } % auf { $percent } %
why-boast-not-one = Die Chance, gar keinen Stich zu machen, steigt damit von etwa { $than } % auf { $percent } %
why-boast-better-in = In etwa { $percent } % der durchdachten Fälle ging das besser aus, in { $than } % schlechter
why-boast-none = Gar kein Stich ist das bessere Ziel
why-boast-more = { $more ->
    [one] Noch ein Stich ist nötig
   *[other] Noch { $more } Stiche sind nötig
}
why-boast-keeps = Stärkere Karten bleiben für { $more ->
    [one] den Stich, der noch fehlt
   *[other] die { $more } Stiche, die noch fehlen
}
why-boast-saves = { boast-Colour } { $rank }, die stärkste auf der Hand, bleibt für { $more ->
    [one] den Stich, der noch fehlt
   *[other] einen Stich, der noch fehlt
}
why-boast-rises = { boast-kept } stärker: { boast-over } sinkt im Turm
why-boast-holds = { boast-kept } nicht schwächer: { boast-colour } bleibt im Turm an seinem Platz
why-boast-sinks = { boast-kept } schwächer: { boast-colour } sinkt im Turm
why-boast-leaves = { boast-kept } nicht stärker: { boast-over } bleibt im Turm an seinem Platz
why-boast-there = { $tricks ->
    [one] Ein Stich ist genug: keiner mehr
   *[other] { $tricks } Stiche sind genug: keiner mehr
}
why-boast-lost = Nichts mehr zu gewinnen: den anderen alles verderben
why-boast-sure = Das gewinnt den Stich sicher
why-boast-top = Das gewinnt den Stich sicher: { boast-colour } liegt oben, und niemand sonst kann ein höheres { boast-colour } haben
why-boast-takes = Diese Karte gewinnt den Stich am Ende wahrscheinlich
why-boast-ducks = Diese Karte gewinnt den Stich am Ende wohl nicht
why-boast-cannot = Diese Karte kann den Stich nicht gewinnen
why-boast-dumps = Eine Karte, die noch einen Stich gewinnen könnte, geht weg, ohne diesen zu gewinnen
why-boast-escape = Eine Fluchtkarte gewinnt nie einen Stich
why-boast-spoils = { $seat_you ->
    [yes] Du willst diesen Stich nicht
   *[no] { $seat } will diesen Stich nicht
}

## Figures: what is counted of each round, and what is worth doing.

fact-boast-tricks = Stiche je Runde
fact-boast-exact = Genau richtig
fact-boast-nothing = Gar kein Stich
fact-boast-over = Zu viele Stiche
fact-boast-upsets = Höhere Zahlen mit Farbe geschlagen
fact-boast-chips = Versenkte Chips je Runde
fact-boast-escapes = Fluchtkarten je Runde

feat-boast-exact = Auf den Punkt
    .about = Mach genau die nötige Zahl von Stichen.
feat-boast-nothing = Nichts
    .about = Mach gar keinen Stich.
feat-boast-upsets = Farbe zählt
    .about = Gewinne in einer Runde zwei Stiche gegen eine höhere Zahl, durch die stärkere Farbe.
feat-boast-low = Klein, aber oho
    .about = Gewinne einen Stich mit einer 1 oder einer 2.
feat-boast-last = Im letzten Moment
    .about = Gewinne den letzten Stich und hab mit ihm genau die nötige Zahl.
feat-boast-bare = Ohne Hintertür
    .about = Mach genau die nötige Zahl von Stichen und spiel keine Fluchtkarte.
feat-boast-high = Weggeduckt
    .about = Mach keinen Stich, obwohl du mindestens zwei der höchsten Zahlen bekommen hast.
feat-boast-chips = Der Turm dreht sich
    .about = Versenke in einer Runde drei Chips, indem du Stiche gewinnst.

## The moves as they are typed in the terminal: examples, two spaces, what they do

terminal-moves-boast =
    7r, 3b  eine Karte spielen: ihre Zahl und ihre Farbe; r ist Rot, b Blau, y Gelb
    x       eine Fluchtkarte spielen
