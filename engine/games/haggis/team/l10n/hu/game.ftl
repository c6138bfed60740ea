### Haggis Team, four players, two against two: what it says beyond Haggis.
### $seat, $to and $from are names; beside each stands $seat_you, $to_you, $from_you: "yes" where it is the one person
### who plays here.

## Partners as they are named within the messages below

team-pair = { $seat_you ->
    [yes] Te és { $to }
   *[no] { $to_you ->
        [yes] Te és { $seat }
       *[no] { $seat } és { $to }
    }
}
team-the-pair = { $seat_you ->
    [yes] te és { $to }
   *[no] { $to_you ->
        [yes] te és { $seat }
       *[no] { $seat } és { $to }
    }
}

## The table

title-team = Haggis Team · { $deal }. leosztás · { $target }-ig
title-team-rounds = Haggis Team · leosztás: { $deal } / { $rounds }
zone-won-pair = Elvitt lapok: { team-the-pair }
zone-last-bombed = { $from_you ->
    [yes] Utolsó ütés: a te bombád, a lapok ide: { team-the-pair }
   *[no] Utolsó ütés: { $from } bombája, a lapok ide: { team-the-pair }
}
stat-chosen = választott
stat-bet-replaced = tét { $value }, leváltva
    .about = A társ magasabb téttel váltotta le: már nem számít
stat-bet-raised = emelve: { $value }
    .about = A társ megemelt tétje, továbbra is arra, hogy a társ megy ki elsőként
stat-captured-cards = csapat: { $cards }
    .about = A két társ eddig elvitt lapjai, laponként egy pont

## The line that says what to do next

banner-exchange = { $swap ->
    [1] Válassz egy lapot, { $to } kapja
   *[other] Még egy lap: válassz újra, { $to } kapja
}
banner-exchange-waits = Várunk, amíg { $seat } lapot választ neked
banner-exchange-others = A többiek még cserélnek
banner-exchange-all = A társak lapot cserélnek
banner-choose = { $seat_you ->
    [yes] A bombád vitte: válaszd ki, ki hív
   *[no] { $seat } bombája vitte: { $seat } választja ki, ki hív
}
banner-over-pair = { $seat_you ->
    [yes] Te mentél ki elsőként: { $points } pont, társ: { $to }
   *[no] { $to_you ->
        [yes] { $seat } ment ki elsőként: { $points } pont kettőtöknek
       *[no] { $seat } ment ki elsőként: { $points } pont, társ: { $to }
    }
}
banner-slam = Szlem! { team-pair }: { $points } pont

## Buttons

action-exchange = { $to } kapja: { haggis-suits } { $rank }
action-bomb-pair = { haggis-Bomb }, { $cards } lap ide: { team-the-pair }
action-lead = { $to_you ->
    [yes] Én hívok
   *[no] { $to } hív
}
action-team-bet = { $value ->
    [10] Pici tét, 10
    [30] Kis tét, 30
   *[60] Nagy tét, 60
}
    .short = { $value ->
        [10] Pici 10
        [30] Kis 30
       *[60] Nagy 60
    }
action-team-bet-replace = { $value ->
    [10] Pici tét, 10, { $to } tétje helyett
    [30] Kis tét, 30, { $to } tétje helyett
   *[60] Nagy tét, 60, { $to } tétje helyett
}
    .short = { $value ->
        [10] Inkább pici 10
        [30] Inkább kis 30
       *[60] Inkább nagy 60
    }
action-team-bet-raise = { $to } tétjének emelése: { $value }
    .short = Emelés: { $value }

## The log, also read aloud

log-choose = { $seat_you ->
    [yes] Lapot választasz, { $to } kapja
   *[no] { $to_you ->
        [yes] { $seat } lapot választ neked
       *[no] { $seat } lapot választ, { $to } kapja
    }
}
log-exchange = { $seat_you ->
    [yes] { $to } kap tőled egy lapot{ haggis-shown }
   *[no] { $to_you ->
        [yes] { $seat } ad neked egy lapot{ haggis-shown }
       *[no] { $seat } átad egy lapot, { $to } kapja{ haggis-shown }
    }
}
log-bet-replaces = { $seat_you ->
    [yes] Tétet mondasz be: { $value }, { $to } tétje ({ $was }) helyett
   *[no] { $to_you ->
        [yes] { $seat } tétet mond be: { $value }, a te téted ({ $was }) helyett
       *[no] { $seat } tétet mond be: { $value }, { $to } tétje ({ $was }) helyett
    }
}
log-bet-raises = { $seat_you ->
    [yes] Emeled { $to } tétjét: { $was } helyett { $value }
   *[no] { $to_you ->
        [yes] { $seat } emeli a tétedet: { $was } helyett { $value }
       *[no] { $seat } emeli { $to } tétjét: { $was } helyett { $value }
    }
}
log-lead = { $seat_you ->
    [yes] { $to_you ->
        [yes] Te magad hívsz
       *[no] Átengeded a hívást: { $to } hív
    }
   *[no] { $to_you ->
        [yes] { $seat } átengedi neked a hívást
       *[no] { $seat } választott: { $to } hív
    }
}
log-taken-cards = { $seat_you ->
    [yes] Elviszed az ütést a csapatodnak: { $cards } lap
   *[no] { $seat } elviszi az ütést: { $cards } lap
}
log-bombed-cards = { $from_you ->
    [yes] A bombád viszi az ütést, { $cards } lap ide kerül: { team-the-pair }
   *[no] { $from } bombája viszi az ütést, { $cards } lap ide kerül: { team-the-pair }
}
log-slam = { $seat_you ->
    [yes] Másodikként mentél ki { $to } után: szlem, újra { $points } pont
   *[no] { $to_you ->
        [yes] { $seat } másodikként ment ki utánad: szlem, újra { $points } pont
       *[no] { $seat } másodikként ment ki { $to } után: szlem, újra { $points } pont
    }
}
deal-slam = A leosztás véget ért. Elsőként és másodikként kiment: { team-the-pair }
match-team-conceded = { $seat_you ->
    [yes] Feladtad a partit
   *[no] { $seat } feladta a partit
}
match-won-pair = A parti nyertesei { $points } ponttal: { team-the-pair }

## Where points come from

score-out-of = { $seat_you ->
    [yes] Kimentél: az ellenfél nagyobbik keze, { $cards } lap × { $each }
   *[no] { $seat } kiment: az ellenfél nagyobbik keze, { $cards } lap × { $each }
}
score-slam = { $seat_you ->
    [yes] Másodikként mentél ki, szlem: ugyanannyi jár, mint amennyit { $to } kapott
   *[no] { $to_you ->
        [yes] { $seat } másodikként ment ki, szlem: ugyanannyi jár, mint amennyit te kaptál
       *[no] { $seat } másodikként ment ki, szlem: ugyanannyi jár, mint amennyit { $to } kapott
    }
}
score-captured-cards = Ütésekben elvitt lapok
score-bet-made-by = { $seat_you ->
    [yes] Teljesített téted: { $value }
   *[no] { $seat } teljesített tétje: { $value }
}
score-bet-replaced = { $seat_you ->
    [yes] Leváltott téted: { $value }
   *[no] { $seat } leváltott tétje: { $value }
}

## Player's aid

guide-bomb-cost = A bombával vitt ütés a másik csapaté; aki a bombát kirakta, hív, vagy a társát engedi hívni
guide-out-team = Kimenés: { $points } pont az ellenfél nagyobbik kezének minden lapjáért
guide-bets = Tétek az első kimenésre
    .heading = yes
guide-bet = { $value ->
    [10] Pici tét: 10, vagy { $points } a másik csapatnak
    [30] Kis tét: 30, vagy { $points } a másik csapatnak
   *[60] Nagy tét: 60, vagy { $points } a másik csapatnak
}

## Why a selection goes nowhere

refuse-exchange-waits = Te már választottál: még { $seat } választ
refuse-exchange-done = Te már cseréltél: mások még cserélnek
refuse-exchange-wild = A joker a gazdájánál marad: számlapot adj
    .rule = exchange
refuse-exchange-one = Egyszerre egy lapot adj
    .rule = exchange
refuse-choose = Előbb válaszd ki, ki hív
    .rule = bombs
refuse-twins = Ennél az asztalnál sorban nem lehet két egyforma lap
    .rule = options

## What is still missing, instead of a button

missing-exchange = Válassz egy lapot, { $to } kapja

## For somebody new to the game

tip-exchange = Te és { $to } egyszerre adtok egymásnak lapot, kétszer. A joker marad.
tip-exchange-again = Az a lap is visszamehet, amelyet { $to } adott.
tip-choose = Aki hív, az szabadulhat előbb a lapjaitól: vagy te, vagy a társad.
tip-team-lead = Első kimenés: pont mindkettőtöknek. Minden elvitt lap: egy pont.
tip-team-lead-later = Kimenés: most is pont mindkettőtöknek. Elvitt laponként egy pont.
tip-mate = Eddig { $to } viszi az ütést: ha passzolsz, a csapatnál maradhat.

## Options

option-team-end = Hossz
    .help = Mikor ér véget a parti: négy leosztás után, vagy azzal a leosztással, amelyben egy csapat eléri az összpontszámot. Holtversenynél továbbmegy.
option-team-end-4rounds = Négy leosztás
option-team-end-250 = 250-ig
option-team-end-350 = 350-ig
option-team-betBeforeExchange = Tétek a csere előtt
    .help = A tét rögtön az osztás után bemondható. Enélkül csak a csere után.
option-team-betBeforeExchange-off = A csere után
option-team-betBeforeExchange-on = Rögtön
option-team-teamBetRaise = Magasabb tét
    .help = Ha valaki a társa tétje helyére lép: a tét arra szól-e, hogy ő maga megy ki elsőként, vagy továbbra is a társára.
option-team-teamBetRaise-own = Önmagára
option-team-teamBetRaise-partner = A társra, mint eddig
option-team-leadAfterOut = Hívás kimenés után
    .help = Ki hív, ha az ütés nyertesének már nincs lapja.
option-team-leadAfterOut-left = A következő balra
option-team-leadAfterOut-partner = A társa
option-team-identicalInRuns = Egyforma lapok sorban
    .help = Egy gyűjteményekből álló sorban egy rangon kétszer is lehet ugyanaz a lap.
option-team-identicalInRuns-on = Lehet
option-team-identicalInRuns-off = Nem lehet

## Temperaments of the computer's players

temperament-team-careful = Óvatos
    .about = Ritkán mond be tétet, és későbbre tartogatja a bombát és a jokert.
temperament-team-bold = Merész
    .about = Szívesen mond be tétet, egyszerre sok lapot hív, és hamar nyúl a bombához.
temperament-team-greedy = Mohó
    .about = A pontot érő ütésekre hajt, és fukarkodik a jokerrel.

## Why the rule-based player does what it does: hints, and looking back

why-team-bet = { $value ->
    [0] A téthez nem elég biztos, hogy ez a kéz fogy el elsőként
    [10] Rendes kéz: megér egy pici tétet
    [30] Jó kéz: megér egy kis tétet
   *[60] Erős kéz: megér egy nagy tétet
}
why-team-out-first = Ezzel az esély, hogy ennek a csapatnak fogy el egy keze { $outs ->
    [0] elsőként
   *[other] következőnek
}, körülbelül { $than }%-ról { $percent }%-ra nő
why-gift-lone = Itt alig hiányzik, és { $to } kezében párjára találhat
why-gift-spare = Nélkülözhető: ebből a rangból még { $n } lap marad itt
why-gift-fits = Illik ahhoz a laphoz, amelyet { $to } már megkapott
why-lead = { $to_you ->
    [yes] A hívás neked ér a legtöbbet
   *[no] A hívás { $to } kezében ér a legtöbbet
}
why-mate-holds = { $seat_you ->
    [yes] Eddig te viszed az ütést
   *[no] Eddig { $seat } viszi az ütést
}
why-helps-mate = { $seat_you ->
    [yes] Már csak { $cards } lapod van, és erre rátéve kimehetsz
   *[no] { $seat } kezében már csak { $cards } lap van, és erre rátéve kimehet
}

## What is said of a card that is unlike the others

own-team-about-card-fits = Például ezt teheted vele:
own-team-about-J = Joker. { haggis-wild } 11-et ér. { haggis-wild-bombs }
own-team-about-Q = Joker. { haggis-wild } 12-t ér. { haggis-wild-bombs }
own-team-about-K = Joker. { haggis-wild } 13-at ér. { haggis-wild-bombs }

## Figures: what is counted of each hand, and what is worth doing.

fact-team-first = Saját első kimenés
fact-team-tricks = Elvitt ütés leosztásonként
fact-team-captured = A csapat elvitt lapja leosztásonként
fact-team-left = Maradt lap leosztásonként
fact-team-bombs = Bomba leosztásonként
fact-team-given = Bombával átadott lap
fact-team-longest = Legtöbb lap egyszerre
fact-team-bets = Leosztás a te téteddel
fact-team-kept = Nyert tét
fact-team-staked = A tét nagysága
fact-team-mate = A társ ment ki elsőként
fact-team-slam = Első és második a csapatod

feat-team-bomb = Olcsó bomba
    .about = Vigyél el egy ütést bombával, amikor ötnél kevesebb lap van alatta.
feat-team-bet = Ahogy bemondtad
    .about = Mondj be tétet, és menj ki elsőként.
feat-team-heavy = Súlyos tét
    .about = Nyerj meg egy legalább 30-as tétet.
feat-team-slam = Mindketten otthon
    .about = Menjetek ki a társaddal elsőként és másodikként.
feat-team-handed = Csak utánad
    .about = Engedd hívni a társadat a bombád után olyan leosztásban, amelyben ő megy ki elsőként.
feat-team-tidy = Rendes kéz
    .about = Menj ki elsőként legfeljebb hét kirakással: kombináld, amid van.
feat-team-far = Messze elöl
    .about = Menj ki elsőként, amikor egy ellenfélnél még legalább tíz lap van.
feat-team-long = Hosszú lélegzet
    .about = Rakj ki egyszerre legalább nyolc lapot.
feat-team-rich = Teli kupac
    .about = Vigyetek el a társaddal 55 lapot egy leosztásban.

## The moves as they are typed in the terminal: examples, two spaces, what they do

terminal-moves-team =
    exchange 4c  egy lap a társadnak, cserébe
    7h, 7h 7s    lapok kirakása: a nevük, bármilyen sorrendben
    7h 8h J      sor; a J, a Q és a K joker
    7h J Q =set  ha a lapok kétfélét jelenthetnek: =set gyűjtemény, =run1 sor
    J Q          bomba
    lead 2       a bombád után: a 2. hely hív
    bet 10       tét; 1:bet 10 az 1. helyen ülő másik ember tétje, soron kívül
    pass         passz
