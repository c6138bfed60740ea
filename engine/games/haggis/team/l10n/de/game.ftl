### Haggis Team, four players, two against two: what it says beyond Haggis.
### $seat, $to and $from are names; beside each stands $seat_you, $to_you, $from_you: "yes" where it is the one person
### who plays here.

## Partners as they are named within the messages below

team-pair = { $seat_you ->
    [yes] Du und { $to }
   *[no] { $to_you ->
        [yes] Du und { $seat }
       *[no] { $seat } und { $to }
    }
}
team-the-pair = { $seat_you ->
    [yes] dich und { $to }
   *[no] { $to_you ->
        [yes] dich und { $seat }
       *[no] { $seat } und { $to }
    }
}

## The table

title-team = Haggis Team · Runde { $deal } · bis { $target }
title-team-rounds = Haggis Team · Runde { $deal } von { $rounds }
zone-won-pair = Gewonnene Karten: { team-pair }
zone-last-bombed = { $from_you ->
    [yes] Letzter Stich: deine Bombe, Karten an { team-the-pair }
   *[no] Letzter Stich: Bombe von { $from }, Karten an { team-the-pair }
}
stat-chosen = hat gewählt
stat-bet-replaced = Wette { $value }, ersetzt
    .about = Eine Wette, die der Partner durch eine höhere ersetzt hat: Sie zählt nicht mehr
stat-bet-raised = erhöht auf { $value }
    .about = Die Wette des Partners, erhöht: Sie läuft weiter darauf, dass der Partner zuerst fertig ist
stat-captured-cards = Team: { $cards }
    .about = Bisher von beiden Partnern gewonnene Karten, je ein Punkt

## The line that says what to do next

banner-exchange = { $swap ->
    [1] Wähle eine Karte für { $to }
   *[other] Noch eine Karte: Wähle wieder eine für { $to }
}
banner-exchange-waits = { $seat } wählt noch eine Karte für dich
banner-exchange-others = Die anderen tauschen noch Karten
banner-exchange-all = Partner tauschen Karten
banner-choose = { $seat_you ->
    [yes] Deine Bombe gewinnt: Wähle, wer ausspielt
   *[no] Die Bombe von { $seat } gewinnt: { $seat } wählt, wer ausspielt
}
banner-over-pair = { $seat_you ->
    [yes] Du warst zuerst fertig: { $points } Punkte mit { $to }
   *[no] { $to_you ->
        [yes] { $seat } war zuerst fertig: { $points } Punkte für euch beide
       *[no] { $seat } war zuerst fertig: { $points } Punkte mit { $to }
    }
}
banner-slam = Ein Doppelsieg! { team-pair }: { $points } Punkte

## Buttons

action-exchange = { haggis-suits } { $rank } an { $to }
action-bomb-pair = { haggis-Bomb }: { $cards } Karten an { team-the-pair }
action-lead = { $to_you ->
    [yes] Selbst ausspielen
   *[no] { $to } spielt aus
}
action-team-bet = { $value ->
    [10] Mini-Wette, 10
    [30] Kleine Wette, 30
   *[60] Große Wette, 60
}
    .short = { $value ->
        [10] Mini 10
        [30] Klein 30
       *[60] Groß 60
    }
action-team-bet-replace = { $value ->
    [10] Mini-Wette, 10, statt der von { $to }
    [30] Kleine Wette, 30, statt der von { $to }
   *[60] Große Wette, 60, statt der von { $to }
}
    .short = { $value ->
        [10] Dafür Mini 10
        [30] Dafür klein 30
       *[60] Dafür groß 60
    }
action-team-bet-raise = Wette von { $to } auf { $value } erhöhen
    .short = Auf { $value } erhöhen

## The log, also read aloud

log-choose = { $seat_you ->
    [yes] Du wählst eine Karte für { $to }
   *[no] { $to_you ->
        [yes] { $seat } wählt eine Karte für dich
       *[no] { $seat } wählt eine Karte für { $to }
    }
}
log-exchange = { $seat_you ->
    [yes] Du gibst { $to } eine Karte{ haggis-shown }
   *[no] { $to_you ->
        [yes] { $seat } gibt dir eine Karte{ haggis-shown }
       *[no] { $seat } gibt { $to } eine Karte{ haggis-shown }
    }
}
log-bet-replaces = { $seat_you ->
    [yes] Du wettest { $value } statt der { $was } von { $to }
   *[no] { $to_you ->
        [yes] { $seat } wettet { $value } statt deiner { $was }
       *[no] { $seat } wettet { $value } statt der { $was } von { $to }
    }
}
log-bet-raises = { $seat_you ->
    [yes] Du erhöhst die Wette von { $to }: { $value } statt { $was }
   *[no] { $to_you ->
        [yes] { $seat } erhöht deine Wette: { $value } statt { $was }
       *[no] { $seat } erhöht die Wette von { $to }: { $value } statt { $was }
    }
}
log-lead = { $seat_you ->
    [yes] { $to_you ->
        [yes] Du spielst selbst aus
       *[no] Du lässt { $to } ausspielen
    }
   *[no] { $to_you ->
        [yes] { $seat } lässt dich ausspielen
       *[no] { $seat } hat gewählt: { $to } spielt aus
    }
}
log-taken-cards = { $seat_you ->
    [yes] Du gewinnst den Stich für dein Team: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
   *[no] { $seat } gewinnt den Stich: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
}
log-bombed-cards = { $from_you ->
    [yes] Deine Bombe gewinnt, die { $cards } Karten des Stichs gehen an { team-the-pair }
   *[no] Die Bombe von { $from } gewinnt, die { $cards } Karten des Stichs gehen an { team-the-pair }
}
log-slam = { $seat_you ->
    [yes] Du bist nach { $to } als 2. fertig: Doppelsieg, noch einmal { $points } Punkte
   *[no] { $to_you ->
        [yes] { $seat } ist nach dir als 2. fertig: Doppelsieg, noch einmal { $points } Punkte
       *[no] { $seat } ist nach { $to } als 2. fertig: Doppelsieg, noch einmal { $points } Punkte
    }
}
deal-slam = Die Runde ist vorbei. Als 1. und 2. fertig: { team-pair }
match-team-conceded = { $seat_you ->
    [yes] Du hast die Partie aufgegeben
   *[no] { $seat } hat die Partie aufgegeben
}
match-won-pair = { $seat_you ->
    [yes] Du gewinnst mit { $to } die Partie
   *[no] { $to_you ->
        [yes] Du gewinnst mit { $seat } die Partie
       *[no] { $seat } und { $to } gewinnen die Partie
    }
}: { $points } Punkte

## Where points come from

score-out-of = { $seat_you ->
    [yes] Du wurdest fertig: größere Hand des anderen Teams, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } × { $each }
   *[no] { $seat } wurde fertig: größere Hand des anderen Teams, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } × { $each }
}
score-slam = { $seat_you ->
    [yes] Du wurdest als 2. fertig, ein Doppelsieg: so viel wie für { $to }
   *[no] { $to_you ->
        [yes] { $seat } wurde als 2. fertig, ein Doppelsieg: so viel wie für dich
       *[no] { $seat } wurde als 2. fertig, ein Doppelsieg: so viel wie für { $to }
    }
}
score-captured-cards = In Stichen gewonnene Karten
score-bet-made-by = { $seat_you ->
    [yes] Deine Wette über { $value } gewonnen
   *[no] Wette von { $seat } über { $value } gewonnen
}
score-bet-replaced = { $seat_you ->
    [yes] Deine Wette über { $value }, ersetzt
   *[no] Wette von { $seat } über { $value }, ersetzt
}

## Player's aid

guide-bomb-cost = Ein mit einer Bombe gewonnener Stich geht ans andere Team; wer die Bombe gespielt hat, spielt aus oder lässt den Partner ausspielen
guide-out-team = Fertig werden: { $points } Punkte für jede Karte in der größeren Hand des anderen Teams
guide-bets = Wetten darauf, zuerst fertig zu sein
    .heading = yes
guide-bet = { $value ->
    [10] Mini-Wette: 10, oder { $points } fürs andere Team
    [30] Kleine Wette: 30, oder { $points } fürs andere Team
   *[60] Große Wette: 60, oder { $points } fürs andere Team
}

## Why a selection goes nowhere

refuse-exchange-waits = Du hast gewählt: { $seat } wählt noch
refuse-exchange-done = Du hast getauscht: Andere tauschen noch
refuse-exchange-wild = Joker bleiben, wo sie sind: Gib eine Zahlenkarte
    .rule = exchange
refuse-exchange-one = Gib immer nur eine Karte
    .rule = exchange
refuse-choose = Wähle zuerst, wer ausspielt
    .rule = bombs
refuse-twins = An diesem Tisch hat keine Straße zwei gleiche Karten
    .rule = options

## What is still missing, instead of a button

missing-exchange = Wähle eine Karte für { $to }

## For somebody new to the game

tip-exchange = Zweimal tauschst du mit { $to } gleichzeitig eine Karte. Joker bleiben.
tip-exchange-again = Auch die Karte, die dir { $to } gegeben hat, darf zurück.
tip-choose = Wer ausspielt, wird zuerst Karten los: du oder dein Partner.
tip-team-lead = Zuerst fertig: Punkte für euch beide. Jede Karte im Stich: ein Punkt.
tip-team-lead-later = Fertig werden zählt weiter für beide. Jede Karte im Stich: ein Punkt.
tip-mate = Bisher gewinnt { $to }: Passt du, bleibt der Stich vielleicht im Team.

## Options

option-team-end = Spielende
    .help = Wann die Partie endet: nach vier Runden oder nach der Runde, in der ein Team eine Summe erreicht. Bei Gleichstand geht es weiter.
option-team-end-4rounds = Vier Runden
option-team-end-250 = Bis 250
option-team-end-350 = Bis 350
option-team-betBeforeExchange = Wetten vor dem Tausch
    .help = Man darf wetten, sobald die Karten ausgeteilt sind. Ohne dies: erst nach dem Tausch.
option-team-betBeforeExchange-off = Nach dem Tausch
option-team-betBeforeExchange-on = Sofort
option-team-teamBetRaise = Eine höhere Wette
    .help = Ob eine Wette, die eine des Partners ersetzt, darauf geht, selbst zuerst fertig zu sein, oder weiter auf den Partner.
option-team-teamBetRaise-own = Auf sich selbst
option-team-teamBetRaise-partner = Weiter auf den Partner
option-team-leadAfterOut = Ausspiel ohne Karten
    .help = Wer ausspielt, wenn die Person, die den Stich gewonnen hat, keine Karten mehr hat.
option-team-leadAfterOut-left = Nächste Person links
option-team-leadAfterOut-partner = Der Partner
option-team-identicalInRuns = Gleiche Karten in Straßen
    .help = Eine Straße aus Sets darf bei einem Wert dieselbe Karte zweimal enthalten.
option-team-identicalInRuns-on = Erlaubt
option-team-identicalInRuns-off = Nicht erlaubt

## Temperaments of the computer's players

temperament-team-careful = Vorsichtig
    .about = Wettet selten und spart Bomben und Joker für später.
temperament-team-bold = Mutig
    .about = Wettet gern, spielt viele Karten auf einmal aus und greift zu Bomben.
temperament-team-greedy = Gierig
    .about = Ist hinter Stichen mit Punkten her und geizt mit Jokern.

## Why the rule-based player does what it does: hints, and looking back

why-team-bet = { $value ->
    [0] Ob diese Hand zuerst fertig wird, ist für eine Wette zu ungewiss
    [10] Eine ordentliche Hand: eine Mini-Wette wert
    [30] Eine gute Hand: eine kleine Wette wert
   *[60] Eine starke Hand: eine große Wette wert
}
why-team-out-first = Die Chance, dass jemand aus diesem Team { $outs ->
    [0] zuerst
   *[other] als Nächstes
} fertig wird, steigt damit von etwa { $than } % auf { $percent } %
why-gift-lone = Sie fehlt hier kaum und findet bei { $to } vielleicht ihresgleichen
why-gift-spare = { $n ->
    [one] Sie ist entbehrlich: Eine weitere Karte ihres Werts bleibt hier
   *[other] Sie ist entbehrlich: { $n } weitere Karten ihres Werts bleiben hier
}
why-gift-fits = Sie passt zu der Karte, die { $to } schon bekommen hat
why-lead = { $to_you ->
    [yes] Dir nützt das Ausspiel am meisten
   *[no] Am meisten nützt das Ausspiel { $to }
}
why-mate-holds = { $seat_you ->
    [yes] Der Stich gehört bisher dir
   *[no] Der Stich gehört bisher { $seat }
}
why-helps-mate = { $seat_you ->
    [yes] Du hast nur noch { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    } und kannst sie darauf vielleicht loswerden
   *[no] { $seat } hat nur noch { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    } und kann sie darauf vielleicht loswerden
}

## What is said of a card that is unlike the others

own-team-about-card-fits = Das kannst du zum Beispiel mit ihr machen:
own-team-about-J = Ein Joker. { haggis-wild } eine 11. { haggis-wild-bombs }
own-team-about-Q = Ein Joker. { haggis-wild } eine 12. { haggis-wild-bombs }
own-team-about-K = Ein Joker. { haggis-wild } eine 13. { haggis-wild-bombs }

## Figures: what is counted of each hand, and what is worth doing.

fact-team-first = Selbst zuerst fertig
fact-team-tricks = Gewonnene Stiche je Runde
fact-team-captured = Karten deines Teams je Runde
fact-team-left = Restkarten je Runde
fact-team-bombs = Bomben je Runde
fact-team-given = Mit einer Bombe verschenkte Karten
fact-team-longest = Meiste Karten auf einmal
fact-team-bets = Runden mit deiner Wette
fact-team-kept = Gewonnene Wetten
fact-team-staked = Höhe einer Wette
fact-team-mate = Partner zuerst fertig
fact-team-slam = Doppelsieg deines Teams

feat-team-bomb = Billige Bombe
    .about = Gewinne einen Stich mit einer Bombe, unter der weniger als fünf Karten liegen.
feat-team-bet = Wie angesagt
    .about = Wette und sei zuerst fertig.
feat-team-heavy = Hoher Einsatz
    .about = Gewinne eine Wette über 30 oder mehr.
feat-team-slam = Beide am Ziel
    .about = Sei mit deinem Partner als 1. und 2. fertig.
feat-team-handed = Nach dir
    .about = Lass nach deiner Bombe deinen Partner ausspielen, in einer Runde, in der er zuerst fertig ist.
feat-team-tidy = Aufgeräumt
    .about = Sei mit höchstens sieben Kombinationen zuerst fertig: Spiel zusammen, was zusammenpasst.
feat-team-far = Weit voraus
    .about = Sei zuerst fertig, während im anderen Team jemand noch mindestens zehn Karten hat.
feat-team-long = Auf einen Schlag
    .about = Spiel mindestens acht Karten auf einmal.
feat-team-rich = Fette Beute
    .about = Hol mit deinem Partner 55 Karten in einer Runde.

## The moves as they are typed in the terminal: examples, two spaces, what they do

terminal-moves-team =
    exchange 4c  deinem Partner beim Tausch eine Karte geben
    7h, 7h 7s    Karten spielen: ihre Namen in beliebiger Reihenfolge
    7h 8h J      eine Straße; J, Q und K sind Joker
    7h J Q =set  wo Karten zweierlei sein können: =set ist ein Set, =run1 eine Straße
    J Q          eine Bombe
    lead 2       nach deiner Bombe: Platz 2 spielt aus
    bet 10       wetten; 1:bet 10 ist die Wette einer anderen Person auf Platz 1, die nicht dran ist
    pass         passen
