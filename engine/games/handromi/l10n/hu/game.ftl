### Handrömi: what it says of itself. $seat and $to are names; beside each stands $seat_you, $to_you: "yes" where it is
### the one person who plays here. $rank and $suit name a card, $given and $given_suit one that is given for it or
### laid off, $also a second card of its suit, $low and $high the ends of a run.

## Cards and combinations as they are named within the messages below

handromi-suit = { $aloud ->
    [yes] { $suit ->
        [s] pikk
        [h] kőr
        [d] káró
       *[c] treff
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
        [A] ász
        [J] bubi
        [Q] dáma
        [K] király
       *[other] { $low }
    }
   *[no] { $low }
}
handromi-high = { $aloud ->
    [yes] { $high ->
        [A] ász
        [J] bubi
        [Q] dáma
        [K] király
       *[other] { $high }
    }
   *[no] { $high }
}
handromi-given = { $aloud ->
    [yes] { $given_suit ->
        [s] pikk
        [h] kőr
        [d] káró
       *[c] treff
    } { $given ->
        [A] ász
        [J] bubi
        [Q] dáma
        [K] király
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
        [s] pikk
        [h] kőr
        [d] káró
       *[c] treff
    } { $also ->
        [A] ász
        [J] bubi
        [Q] dáma
        [K] király
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
   *[other] {" "}– { $shown }
}
handromi-run = { $aloud ->
    [yes] { handromi-suit } sor ({ handromi-low }–{ handromi-high })
   *[no] sor ({ handromi-low }–{ handromi-high } { handromi-suit })
}
handromi-group = { $aloud ->
    [yes] { $cards ->
        [3] három
       *[other] négy
    } { handromi-rank }
   *[no] { $cards }×{ $rank }
}
handromi-points = { $points } pont
handromi-rank = { $rank ->
    [A] ász
    [J] bubi
    [Q] dáma
    [K] király
   *[other] { $rank }
}
handromi-of = { $suit ->
    [s] pikk
    [h] kőr
    [d] káró
   *[c] treff
} { handromi-rank }
handromi-more = { $n ->
    [1] Még egy
    [2] Még két
   *[other] Még { $n }
}
handromi-few = { $n ->
    [1] egy lap
    [2] két lap
    [3] három lap
   *[other] { $n } lap
}

## The table

title-handromi = Handrömi · osztás: { $deal } / { $deals }
title-handromi-extra = Handrömi · ráadás osztás
zone-handromi-hand = { $seat_you ->
    [yes] Lapjaid
   *[no] { $seat } lapjai
}
zone-handromi-found-run = { handromi-run }: { $points }
zone-handromi-found-group = { handromi-group }: { $points }
zone-handromi-melds = { $seat_you ->
    [yes] Te raktad le
   *[no] { $seat } rakta le
}
zone-handromi-stock = Talom, { $cards } lap
zone-handromi-pile = Dobóhalom
zone-handromi-exchange = { $when ->
    [now] Cserelap: cserélhető
    [first] Cserelap: az első körödben
    [hand] Cserelap: csak kimenéshez
   *[other] Cserelap
}
shape-handromi-run = { handromi-run }
shape-handromi-group = { handromi-group }
stat-handromi-opened = nyitott
stat-handromi-unopened = nem nyitott
stat-handromi-opening = { $have } / { $need }
stat-handromi-opens = { $have }, nyithat
stat-handromi-out = kimegy
stat-handromi-sits-out = kimarad

## The line that says what to do next

banner-handromi-draw = Húzz egy lapot a talomból
banner-handromi-take = Húzz a talomból, vagy vedd fel az eldobott lapot
banner-handromi-claim = Handolhatsz: vedd fel a cserelapot
banner-handromi-first = { $swap ->
    [yes] Cserélj egy lapot, vagy dobj el egyet
   *[no] Dobd el az első lapodat
}
    .coached = Dobd el az első lapodat
banner-handromi-meld = Rakj le lapokat, vagy dobj el egyet
banner-handromi-discard = Dobj el egy lapot
banner-handromi-opening = Lerakva { $have } / { $need }: rakj le még, vagy vedd vissza
    .final = Lerakva { $have } / { $need }: rakj le még
banner-handromi-must = Rakd le, amit felvettél: { handromi-card }
banner-handromi-out = Menj ki ebben a körben: { $cards ->
    [one] dobd el az utolsó lapodat
   *[other] még { $cards } lap
}
banner-handromi-waits-draw = { $seat_you ->
    [yes] Te húzol
   *[no] { $seat } húz
}
banner-handromi-waits-meld = { $seat_you ->
    [yes] Te jössz
   *[no] { $seat } lerak és dob
}
banner-handromi-over = { $seat_you ->
    [yes] Kimentél: { $points } pont
   *[no] { $seat } kiment: { $points } pont
}
banner-handromi-void = Az osztás győztes nélkül ér véget

## Buttons

action-handromi-draw = Húzás
action-handromi-take = Felvétel: { handromi-card }
action-handromi-claim = Felvétel és kimenés: { handromi-card }
action-handromi-swap = Csere: { handromi-given } helyett { handromi-card }
action-handromi-meld-run = Lerakás: { handromi-run } = { $points }
action-handromi-meld-group = Lerakás: { handromi-group } = { $points }
action-handromi-layoff-run = { handromi-given } szúrása ide: { handromi-run }
    .short = Ide: { $low }–{ $high } { handromi-suit }
action-handromi-layoffs-run = { $n ->
    [2] { handromi-given } és { handromi-also }
   *[other] { $n } lap
} szúrása ide: { handromi-run }
    .short = Ide: { $low }–{ $high } { handromi-suit }
action-handromi-layoff-group = { handromi-given } szúrása ide: { handromi-group }
    .short = Ide: { $rank }
action-handromi-opens-run = Lerakás: { handromi-run }, { $have } / { $need }
action-handromi-opens-group = Lerakás: { handromi-group }, { $have } / { $need }
action-handromi-discard = Eldobás: { handromi-of }
    .short = Eldobás: { handromi-card }
action-handromi-out = Eldobás és kimenés: { handromi-of }
    .short = Kimenés: { handromi-card }

## The log, also read aloud

log-handromi-deal = { $seat_you ->
    [yes] { $to_you ->
        [yes] Te osztasz és kezdesz
       *[no] Te osztasz, { $to } kezd
    }
   *[no] { $to_you ->
        [yes] { $seat } oszt, te kezdesz
       *[no] { $seat } oszt, { $to } kezd
    }
}. A cserelap: { handromi-card }
log-handromi-shuffle = Elfogyott a talom: { $cards } eldobott lap összekeverve
log-handromi-draw = { $seat_you ->
    [yes] Húzol
   *[no] { $seat } húz
}
log-handromi-draw-card = { $seat_you ->
    [yes] Ezt húzod: { handromi-card }
   *[no] { $seat } ezt húzza: { handromi-card }
}
log-handromi-take = { $seat_you ->
    [yes] Felveszed: { handromi-card }
   *[no] { $seat } felveszi: { handromi-card }
}
log-handromi-claim = { $seat_you ->
    [yes] Felveszed a cserelapot ({ handromi-card }), hogy kimenj
   *[no] { $seat } felveszi a cserelapot ({ handromi-card }), hogy kimenjen
}
log-handromi-swap = { $seat_you ->
    [yes] Elveszed a cserelapot: { handromi-card }
   *[no] { $seat } elveszi a cserelapot: { handromi-card }
}
log-handromi-swap-for = { $seat_you ->
    [yes] Ezt hagyod ott érte: { handromi-card }
   *[no] { $seat } ezt hagyja ott érte: { handromi-card }
}
log-handromi-meld-run = { $seat_you ->
    [yes] Lerakod: { handromi-run }, { handromi-points }
   *[no] { $seat } lerakja: { handromi-run }, { handromi-points }
}
log-handromi-meld-group = { $seat_you ->
    [yes] Lerakod: { handromi-group }, { handromi-points }
   *[no] { $seat } lerakja: { handromi-group }, { handromi-points }{ handromi-shown }
}
log-handromi-layoff-own-run = { $seat_you ->
    [yes] A sajátodra szúrsz: { handromi-run }{ handromi-shown }
   *[no] { $seat } a sajátjára szúr: { handromi-run }{ handromi-shown }
}
log-handromi-layoff-own-group = { $seat_you ->
    [yes] A sajátodra szúrsz: { handromi-group }{ handromi-shown }
   *[no] { $seat } a sajátjára szúr: { handromi-group }{ handromi-shown }
}
log-handromi-layoff-run = { $seat_you ->
    [yes] { $to } kombinációjára szúrsz: { handromi-run }{ handromi-shown }
   *[no] { $to_you ->
        [yes] { $seat } a tiédre szúr: { handromi-run }{ handromi-shown }
       *[no] { $seat } rászúr { $to } kombinációjára: { handromi-run }{ handromi-shown }
    }
}
log-handromi-layoff-group = { $seat_you ->
    [yes] { $to } kombinációjára szúrsz: { handromi-group }{ handromi-shown }
   *[no] { $to_you ->
        [yes] { $seat } a tiédre szúr: { handromi-group }{ handromi-shown }
       *[no] { $seat } rászúr { $to } kombinációjára: { handromi-group }{ handromi-shown }
    }
}
log-handromi-open = { $seat_you ->
    [yes] Nyitsz: { $points }
   *[no] { $seat } nyit: { $points }
}
log-handromi-discard = { $seat_you ->
    [yes] Eldobod: { handromi-card }
   *[no] { $seat } eldobja: { handromi-card }
}
log-handromi-out = { $seat_you ->
    [yes] Kimentél
   *[no] { $seat } kiment
}
deal-handromi-out = { $seat_you ->
    [yes] Az osztás véget ért. Kimentél
   *[no] Az osztás véget ért. { $seat } kiment
}
deal-handromi-hand = { $seat_you ->
    [yes] Az osztás véget ért. Handoltál, de már voltak lapok az asztalon
   *[no] Az osztás véget ért. { $seat } handolt, de már voltak lapok az asztalon
}
deal-handromi-hand-layoff = { $seat_you ->
    [yes] Az osztás véget ért. Handoltál, mások lapjaira szúrva
   *[no] Az osztás véget ért. { $seat } handolt, mások lapjaira szúrva
}
deal-handromi-clean-hand = { $seat_you ->
    [yes] Az osztás véget ért. Handoltál
   *[no] Az osztás véget ért. { $seat } handolt
}
deal-handromi-void = Az osztás érvénytelen: túl sokszor fogyott el a talom
deal-handromi-void-turns = Az osztás érvénytelen: túl sok körig tartott
deal-handromi-extra = Az osztás véget ért. { $count } játékos áll { $points } ponton: ráadás osztás dönt
match-handromi-conceded = { $seat_you ->
    [yes] Feladtad a partit
   *[no] { $seat } feladta a partit
}
match-handromi-won = { $seat_you ->
    [yes] Megnyerted a partit, { $points } ponttal
   *[no] { $seat } nyerte a partit, { $points } ponttal
}
match-handromi-shared = Holtverseny az első helyen: { $count } játékos, { $points } pont

## Where points come from

score-handromi-out = Kimenés
score-handromi-clean-hand = Handolás
score-handromi-stabbed-hand = Handolás, nem tiszta: már voltak lapok az asztalon
score-handromi-layoff-hand = Handolás, nem tiszta: mások lapjaira szúrva
score-handromi-left = { $cards } lap maradt kézben{ $aces ->
    [0] {""}
    [one] , egy ász 11-gyel
   *[other] , { $aces } ász 11-gyel
}
score-handromi-nothing-laid = Nincs lerakás ebben az osztásban
score-handromi-left-replaced = { $cards } lap maradt kézben, { $points } pont: helyette a 100 számít
score-handromi-doubled = { $seat_you ->
    [yes] Duplázva: handoltál
   *[no] Duplázva: { $seat } handolt
}
score-handromi-extra-lost = Elvesztett ráadás osztás
score-handromi-sits-out = Nincs benne a ráadás osztásban
score-handromi-void = Érvénytelen osztás

## Player's aid

guide-handromi-run = Sor: egy színből legalább három egymás után; az ász a 2 alatt vagy a király fölött
guide-handromi-group = Csoport: három vagy négy azonos rangú lap, mind más színű
guide-handromi-values = A számlapok annyit érnek, amennyit mutatnak; J Q K A: 10
guide-handromi-opening = Az első kombinációid egy körben legalább ennyit érjenek: { $need }
guide-handromi-low-ace = A 2 alatti ász a nyitáshoz 1-et ér
guide-handromi-take = Eldobott lapot csak azonnali lerakásra vehetsz fel: ha már nyitottál, ha most nyitsz ({ $need }), vagy ha kimész
guide-handromi-take-free = Ha már nyitottál, felveheted és meg is tarthatod az eldobott lapot
guide-handromi-first-free = Az osztás első eldobott lapját a következő játékos nyitás nélkül is felveheti
guide-handromi-layoff = Ha már nyitottál, minden kombinációra rászúrhatsz
guide-handromi-swap = { $who ->
    [off] A cserelapra senki sem cserélhet
    [firstPlayer] Aki kezd, előbb egy lapját a cserelapra cserélheti
   *[other] Az első körödben egy lapodat a cserelapra cserélheted, mielőtt húzol vagy leraksz
}
guide-handromi-claim = Ha még nem raktál le, húzás helyett felveheted a cserelapot, hogy handolj
guide-handromi-out = Kimenés: { $points } ponttal kevesebb
guide-handromi-left = A többiek a kézben maradt lapokért fizetnek, az ász 11
guide-handromi-nothing = Aki nem rakott le: ehelyett { $points }
guide-handromi-nothing-adds = Aki nem rakott le: ezenfelül { $points }
guide-handromi-clean = Tiszta hand, vagyis handolás üres asztalnál: { $points } ponttal kevesebb, a többiek duplán fizetnek
guide-handromi-marks = A kezedben minden kombináció alatt vonal (sor) vagy néhány pötty (csoport) mutatja, mennyit ér: oda koppintva az egészet kijelölöd
guide-handromi-clean-layoff = Tiszta hand, vagyis handolás szúrás nélkül: { $points } ponttal kevesebb, a többiek duplán fizetnek

## Why a selection goes nowhere

refuse-handromi-over = Az osztás véget ért
refuse-handromi-turn = { $seat_you ->
    [yes] Te jössz
   *[no] Még { $seat } jön
}
refuse-handromi-draw = Előbb húzz egy lapot
    .rule = turn
refuse-handromi-has-card = Körönként egy lap jár, és az már megvan
    .rule = turn
refuse-handromi-no-draw = 15 lappal kezdesz, így most nem húzol
    .rule = turn
refuse-handromi-hand = Ezek a lapok nincsenek mind a kezedben
refuse-handromi-first = Az osztás első körében nem lehet lerakni
    .rule = turn
refuse-handromi-take = A felvételhez nyitnod kell ({ $need }): kézben { $hand }, ezzel a lappal { $have }
    .rule = discard
refuse-handromi-take-opened = Ez a lap nem rakható le azonnal
    .rule = discard
refuse-handromi-take-last = Nem maradna lapod: egynek maradnia kell az eldobáshoz
    .rule = discard
refuse-handromi-take-unused = Nyithatsz, de ennek a lapnak nincs helye
    .rule = discard
refuse-handromi-claim = A cserelap csak húzás helyett vehető fel, hogy abban a körben handolj
    .rule = exchange
refuse-handromi-claim-laid = Már raktál le: a cserelap csak handoláshoz van
    .rule = exchange
refuse-handromi-swap = A cseréhez jelölj ki egy lapot a kezedből
    .rule = exchange
refuse-handromi-swap-later = Az első körödben cserélhetsz rá egy lapot, húzás előtt
    .rule = exchange
refuse-handromi-twins = Egy kombinációban nem lehet kétszer ugyanaz a lap
    .rule = groups
refuse-handromi-suits = A sor egy színből áll, a csoport egy rangból
    .rule = runs
refuse-handromi-few-run = A sorodból { handromi-few } hiányzik
    .rule = runs
refuse-handromi-few-group = A csoportodból { handromi-few } hiányzik
    .rule = groups
refuse-handromi-opening = A nyitáshoz { $need } kell: { $laid ->
    [0] {""}
   *[other] lerakva { $laid },{" "}
}{ $chosen ->
    [0] {""}
   *[other] kijelölve { $chosen },{" "}
}összesen { $have }
    .rule = opening
refuse-handromi-reach = Ezekkel csak eddig jutnál: { $have } / { $need }
    .rule = opening
refuse-handromi-short = Lerakva { $laid } / { $need }: rakj le még, mielőtt eldobsz, vagy vedd vissza
    .final = Lerakva { $laid } / { $need }: dobás előtt rakj le még
    .rule = opening
refuse-handromi-unopened = Előbb nyitnod kell ({ $need }): { $laid ->
    [0] {""}
   *[other] lerakva { $laid },{" "}
}kézben { $hand }
    .rule = layoff
refuse-handromi-unfit = Arra a kombinációra csak ez illik: { handromi-card }
    .rule = layoff
refuse-handromi-unfit-run = Arra a sorra csak ez illik: { $aloud ->
    [yes] { handromi-suit } { handromi-low } vagy { handromi-high }
   *[no] { handromi-low } vagy { handromi-high } { handromi-suit }
}
    .rule = layoff
refuse-handromi-full = Az a kombináció teljes: már semmi sem illik rá
    .rule = layoff
refuse-handromi-apart = Egyszerre egy kombinációt rakj le
refuse-handromi-after = Egymás után: előbb { handromi-card }
    .rule = layoff
refuse-handromi-out = Ebben a körben ki kell menned: még { $cards } lap van
    .rule = out
refuse-handromi-must = Előbb rakd le, amit felvettél: { handromi-card }
    .rule = discard
refuse-handromi-kept = Az imént felvett lap ugyanabban a körben nem dobható el
    .rule = discard
refuse-handromi-last = Egy lapnak maradnia kell az eldobáshoz
    .rule = turn

## What is still missing, instead of a button

missing-handromi-discard = Jelölj ki egy eldobandó lapot
missing-handromi-swap = Jelölj ki egy lapot cserére vagy eldobásra
missing-handromi-lay = Válassz lapokat lerakásra, vagy egyet eldobásra
missing-handromi-must = Rakd le, amit felvettél: { handromi-of }
missing-handromi-out = { $cards ->
    [one] Dobd el az utolsó lapodat
   *[other] Rakd le a lapjaidat, és dobd el az utolsót
}
missing-handromi-short = A nyitáshoz kell még { $more }
lacks-handromi-run = { handromi-more } { $suit ->
    [s] pikk
    [h] kőr
    [d] káró
   *[c] treff
} kell: sor
lacks-handromi-group = { handromi-more } { handromi-rank } kell: csoport

## Of a card, before it can be laid off: where it fits

about-handromi-fits = { $n ->
    [0] Az asztalon még semmihez sem illik.
   *[other] Az asztalon { $n } kombinációhoz illik.
}
about-handromi-fits-run = { $seat_you ->
    [yes] A sajátodhoz illik: { handromi-run }.
   *[no] { $seat } kombinációjához illik: { handromi-run }.
}
about-handromi-fits-group = { $seat_you ->
    [yes] A sajátodhoz illik: { handromi-group }.
   *[no] { $seat } kombinációjához illik: { handromi-group }.
}

## For somebody new to the game

tip-handromi-swap = Csak ebben a körben: bármelyik lapodat cserélheted a cserelapra.
tip-handromi-draw = Eldobott lapot csak azonnali lerakásra vehetsz fel.
tip-handromi-take = Ha felveszed az eldobott lapot, ebben a körben le is rakod.
tip-handromi-owed = Az eldobott lap csak lerakásra való: nem maradhat a kezedben.
tip-handromi-out = Kimenéshez vetted fel: rakj le egy híján mindent, azt dobd el.
tip-handromi-collect = { $have ->
    [0] Nyitáshoz { $need } kell kombinációkban: eddig 0.
   *[other] Vonal a lapok alatt: sor, pöttyök: csoport. Nyitás: { $have } / { $need }.
}
tip-handromi-open = Lerakható { $have }, nyitáshoz elég { $need }. Aki nem rak le, 100-at fizet.
tip-handromi-more = A többi a kezedben van. A szúrt lapok nem számítanak bele.
tip-handromi-lay = Ami illik, lerakható, máséhoz is. Ami megmarad, sokba kerül.
tip-handromi-discard = Dobással véget ér a köröd. { $to } csak azonnali lerakásra veheti fel.

## Options

option-handromi-deals = Osztások
    .help = Hány osztásból áll egy parti.
option-handromi-deals-1 = 1
option-handromi-deals-3 = 3
option-handromi-deals-5 = 5
option-handromi-deals-7 = 7
option-handromi-exchangeSwap = A cserelap cseréje
    .help = Ki adhat a cserelapért egy lapot a kezéből, húzás előtt.
option-handromi-exchangeSwap-everyFirstTurn = Bárki, az első körében
option-handromi-exchangeSwap-firstPlayer = Csak az első játékos
option-handromi-exchangeSwap-off = Senki
option-handromi-firstTurnMeld = Lerakás a legelső körben
    .help = A 15 lapos játékos már az első eldobott lap előtt lerakhat.
option-handromi-firstTurnMeld-on = Lehet
option-handromi-firstTurnMeld-off = Nem lehet
option-handromi-aceLowForOpening = Ász a 2 alatt
    .help = Mennyit ér a nyitáshoz az A-2-3 ásza.
option-handromi-aceLowForOpening-10 = 10
option-handromi-aceLowForOpening-1 = 1
option-handromi-cleanHand = Tiszta hand
    .help = Mikor ér a handolás 20-at, és duplázza meg, amit a többiek fizetnek.
option-handromi-cleanHand-emptyTable = Ha üres volt az asztal
option-handromi-cleanHand-noLayoff = Ha nem volt szúrás
option-handromi-unmeldedPenalty = Aki nem rakott le
    .help = A 100 pont a kézben maradt lapok helyett számít-e, vagy azokon felül.
option-handromi-unmeldedPenalty-replace = 100 a lapok helyett
option-handromi-unmeldedPenalty-add = 100 és a lapok
option-handromi-tie = Holtverseny az utolsó osztás után
    .help = Osztozhatnak-e többen a legkevesebb ponton.
option-handromi-tie-shared = Osztoznak az első helyen
option-handromi-tie-extraDeal = Egy ráadás osztás
option-handromi-openedTake = Nyitás után felvett lap
    .help = Le kell-e rakni ugyanabban a körben.
option-handromi-openedTake-mustLay = Le kell rakni
option-handromi-openedTake-free = Megtartható
option-handromi-freeFirstDiscard = Szabad első eldobott lap
    .help = A következő játékos nyitás nélkül is felveheti az osztás első eldobott lapját.
option-handromi-freeFirstDiscard-off = Mint a többi
option-handromi-freeFirstDiscard-on = Szabadon felvehető

## Temperaments of the computer's players

temperament-handromi-careful = Óvatos
    .about = Igyekszik semmi olyat nem eldobni, amire a következő játékos várhat.
temperament-handromi-bold = Merész
    .about = A jó kezet visszatartja, és abban bízik, hogy egyetlen körben kimegy.
temperament-handromi-thrifty = Takarékos
    .about = Előbb a drága lapoktól szabadul meg, bárkinek kelljenek is.

## Why the rule-based player does what it does: hints, and looking back

why-handromi-swap = A cserelap jobban illik ebbe a kézbe
why-handromi-swap-opens = A cserelappal ez a kéz rögtön nyithat
why-handromi-claim = A cserelappal meglesz a handolás: vége az osztásnak
why-handromi-draw = Az eldobott lap kevesebbet segít, mint egy ismeretlen
why-handromi-stock = Az eldobott lap nem vehető fel
why-handromi-out = Ezzel véget ér az osztás
why-handromi-hand = Szinte minden illik: érdemes kivárni a handolást
why-handromi-double = Az asztal üres: a nyitás várhat, és a handolás duplán fizet
why-handromi-open = A mostani nyitás elkerüli a 100 pontot
why-handromi-take = Az eldobott lap azonnal lerakható
why-handromi-fits = Az eldobott lapból kombináció lesz
why-handromi-lay = Ami az asztalon van, már nem kerül semmibe
why-handromi-layoff = Illik ahhoz, ami az asztalon van
why-handromi-useless = Nincs ismeretlen lap, amely egymaga kombinációvá egészítené ki
why-handromi-twin = Kétszer is kézben van, és egy kombinációba csak az egyik fér
why-handromi-outs = Csak { $n } ismeretlen lap egészítené ki kombinációvá
why-handromi-ends = { $n ->
    [one] Egy ismeretlen lappal
   *[other] { $n } ismeretlen lap bármelyikével
} a következő húzás után ki lehet menni
why-handromi-saves = { $points } pontot spórol, ha valaki kimegy
why-handromi-least = Ez hiányzik a legkevésbé, és { $to_you ->
    [yes] neked
   *[no] { $to } kezében
} alig segít
why-handromi-laid-in = { $of } esetből csak körülbelül { $worlds } esetben { $to_you ->
    [yes] azonnal lerakhatod
   *[no] { $to } azonnal lerakhatja
}
why-handromi-spoils-least = Valaminek mennie kell: ez ront a legkevesebbet

## What other games call a hand

own-handromi-table-next = Új osztás
own-handromi-table-settlement = Az osztás pontjai
own-handromi-summary-hands = Megmaradt lapok
own-handromi-score-deal = Osztás

## What is said of a card that is unlike the others

handromi-ten = A tízes, a bubi, a dáma és a király egyaránt 10-et ér.
own-handromi-about-A = Sorban a 2 alatt vagy a király fölött áll, köztük nem. Nyitáskor 10-et ér, a kézben maradva 11-et.
own-handromi-about-10 = { handromi-ten }
own-handromi-about-J = { handromi-ten }
own-handromi-about-Q = { handromi-ten }
own-handromi-about-K = { handromi-ten }

## Figures: what is counted of each deal, and what is worth doing.

fact-handromi-out = Kimenés
fact-handromi-hand = Handolás
fact-handromi-clean = Tiszta hand
fact-handromi-laid = Nyitás
fact-handromi-opened = A nyitás köre
fact-handromi-left = Kézben maradt pont
fact-handromi-melds = Kombináció osztásonként
fact-handromi-layoffs = Szúrt lap osztásonként
fact-handromi-takes = Felvett eldobott lap osztásonként
fact-handromi-swaps = Elcserélt cserelap
fact-handromi-claims = Felvett cserelap

feat-handromi-early = Korai rajt
    .about = Nyiss az első négy köröd egyikében.
feat-handromi-taken = Pont ez hiányzott
    .about = Vegyél fel egy eldobott lapot, és nyiss vele.
feat-handromi-tight = Egy ponttal se több
    .about = Nyiss 51 vagy 52 ponttal.
feat-handromi-layoffs = Nagylelkű
    .about = Szúrj rá egy osztásban legalább öt lapot.
feat-handromi-saved = Könnyű poggyász
    .about = Amikor más kimegy, legfeljebb öt pont legyen a kezedben.
feat-handromi-swift = Sebes
    .about = Menj ki legfeljebb nyolc körben.
feat-handromi-hand = Kézből
    .about = Rakj le mindent egyetlen körben úgy, hogy előtte nem nyitottál.
feat-handromi-claim = Az utolsó lap
    .about = Vedd fel a cserelapot, és menj ki vele.
feat-handromi-clean = Tiszta hand
    .about = Handolj tisztán.

## The moves as they are typed in the terminal: examples, two spaces, what they do

terminal-moves-handromi =
    draw           húzás a talomból
    take           a felső eldobott lap felvétele
    claim          a cserelap felvétele és kimenés
    swap 7c        a lap cseréje a cserelapra
    meld Qs Ks As  kombináció lerakása
    layoff 8h 2    szúrás az asztal második kombinációjára
    discard 4c     eldobás: ezzel a köröd véget ér
