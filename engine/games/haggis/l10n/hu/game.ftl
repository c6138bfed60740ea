### Haggis for two and three players, and what the rest of its family shares with it.
### A code of the engine is the name of a message with "-" for "/". $seat, $to and $from are names; beside each
### stands $seat_you, $to_you, $from_you: "yes" where it is the one person who plays here.

## Combinations as they are named within the messages below

# A rank comes as text, so no ending fits them all (8-as, 5-ös): it stands in brackets, or with "fölötti".
haggis-ranks = { $rank }
haggis-rank = { $aloud ->
    [yes] { $rank ->
        [J] bubi
        [Q] dáma
        [K] király
       *[other] { $rank }
    }
   *[no] { $rank }
}
haggis-shown = { $shown ->
    [none] {""}
   *[other] {" "}– { $shown }
}
haggis-single = { haggis-rank }
haggis-a-single = { $shown ->
    [none] { haggis-rank }
   *[other] { $shown }
}
haggis-set = { $width ->
    [2] pár ({ haggis-ranks })
    [3] terc ({ haggis-ranks })
    [4] négyes ({ haggis-ranks })
    [5] ötös ({ haggis-ranks })
    [6] hatos ({ haggis-ranks })
    [7] hetes ({ haggis-ranks })
   *[other] { $width } egyforma ({ haggis-ranks })
}
haggis-a-set = { haggis-set }
haggis-run = { $width ->
    [1] sor ({ $low }–{ haggis-rank })
    [2] pársor ({ $low }–{ haggis-rank })
    [3] tercsor ({ $low }–{ haggis-rank })
    [4] négyessor ({ $low }–{ haggis-rank })
    [5] ötössor ({ $low }–{ haggis-rank })
    [6] hatossor ({ $low }–{ haggis-rank })
   *[other] sor, rangonként { $width } lap ({ $low }–{ haggis-rank })
}
haggis-wild-cards = { $aloud ->
    [yes] { $bomb ->
        [2] bubi–dáma
        [3] bubi–király
        [4] dáma–király
       *[5] bubi–dáma–király
    }
   *[no] { $bomb ->
        [2] J-Q
        [3] J-K
        [4] Q-K
       *[5] J-Q-K
    }
}
haggis-bomb = { $bomb ->
    [1] 3-5-7-9 bomba (négy szín)
    [6] 3-5-7-9 bomba (egy szín)
   *[other] { haggis-wild-cards } bomba
}
haggis-suit = { $suit ->
    [r] rombusz
    [o] nap
    [y] csillag
    [g] levél
    [b] csepp
    [s] pikk
    [h] kőr
    [d] káró
    [c] treff
   *[other] lap
}
haggis-suits = { haggis-suit }
haggis-more = { $n ->
    [1] Még egy
    [2] Még két
    [3] Még három
    [4] Még négy
    [5] Még öt
   *[other] Még { $n } darab
}
haggis-few = { $n ->
    [1] egy lap
    [2] két lap
    [3] három lap
   *[other] { $n } lap
}
haggis-lack = { $lack ->
    [2] két lap
    [3] három lap
    [4] négy lap
   *[other] { $lack } lap
}
haggis-too-many = { $over ->
    [1] Egy lappal több
    [2] Két lappal több
   *[other] { $over } lappal több
}
haggis-wilds = { $n ->
    [1] Egy joker
    [2] Két joker
   *[other] { $n } joker
}
haggis-need-single = { $rank ->
    [K] bomba
   *[other] { $rank } fölötti egyes lap
}
haggis-need-set = { $width ->
    [2] { $rank } fölötti pár
    [3] { $rank } fölötti terc
    [4] { $rank } fölötti négyes
    [5] { $rank } fölötti ötös
    [6] { $rank } fölötti hatos
    [7] { $rank } fölötti hetes
   *[other] { $rank } fölötti { $width } egyforma
}
haggis-need-run = { $width ->
    [1] { $low }–{ $rank } fölötti { $length } lapos sor
    [2] { $low }–{ $rank } fölötti sor { $length } párból
    [3] { $low }–{ $rank } fölötti sor { $length } tercből
   *[other] { $low }–{ $rank } fölötti sor, { $length }×{ $width } lap
}
haggis-or-bomb = { $bomb ->
    [yes] , vagy bomba
   *[no] {""}
}
haggis-Bomb = { $bomb ->
    [1] 3-5-7-9 bomba
    [6] 3-5-7-9 bomba (egy szín)
   *[other] { haggis-wild-cards } bomba
}

## The table

title-haggis = Haggis · { $deal }. leosztás · { $target }-ig
zone-hand = { $seat_you ->
    [yes] Lapjaid
   *[no] { $seat } lapjai
}
zone-wild = { $seat_you ->
    [yes] Jokereid
   *[no] { $seat } jokerei
}
zone-trick = Az ütés
zone-last = { $seat_you ->
    [yes] Utolsó ütés: a tiéd
   *[no] Utolsó ütés: { $seat } vitte
}
zone-last-given = { $seat_you ->
    [yes] { $to_you ->
        [yes] Utolsó ütés: a te bombád
       *[no] Utolsó ütés: a te bombád, a lapokat { $to } kapta
    }
   *[no] { $to_you ->
        [yes] Utolsó ütés: { $seat } bombája, a lapokat te kaptad
       *[no] Utolsó ütés: { $seat } bombája, a lapokat { $to } kapta
    }
}
zone-won = { $seat_you ->
    [yes] Ütéseid
   *[no] { $seat } ütései
}
zone-haggis = A haggis
    .rule = deal
stat-bet = { $value ->
    [0] nincs tét
   *[other] tét { $value }
}
    .about = Az első kimenésre tett pontok
stat-captured = ütésből { $points }
    .about = Pontok az eddig elvitt ütésekben
stat-out = kimenésért { $points }
shape-single = { haggis-single }
shape-set = { haggis-set }
shape-run = { haggis-run }
shape-bomb = { haggis-bomb }
shape-pass = passz
with-wild-set = { haggis-set }, joker: { $wilds }
with-wild-run = { haggis-run }, joker: { $wilds }

## The line that says what to do next

banner-lead = { $seat_you ->
    [yes] Te hívsz
   *[no] { $seat } hív
}
banner-lead-instead = { $seat_you ->
    [yes] Kimentél, ezért { $to } hív
   *[no] { $to_you ->
        [yes] { $seat } kiment, ezért te hívsz
       *[no] { $seat } kiment, ezért { $to } hív
    }
}
beat-single = Üss rá vagy passzolj: { haggis-single }
beat-set = Üss rá vagy passzolj: { haggis-set }
beat-run = Üss rá vagy passzolj: { haggis-run }
beat-bomb = Üss rá magasabb bombával, vagy passzolj: { haggis-bomb }
cannot-single = Passzolj, nem tudod ütni: { haggis-single }
    .rule = beating
cannot-set = Passzolj, nem tudod ütni: { haggis-set }
    .rule = beating
cannot-run = Passzolj, nem tudod ütni: { haggis-run }
    .rule = beating
cannot-bomb = Passzolj, nem tudod ütni: { haggis-bomb }
    .rule = bombs
waits-single = { $seat_you ->
    [yes] Te jössz, ütendő: { haggis-single }
   *[no] { $seat } jön, ütendő: { haggis-single }
}
waits-set = { $seat_you ->
    [yes] Te jössz, ütendő: { haggis-set }
   *[no] { $seat } jön, ütendő: { haggis-set }
}
waits-run = { $seat_you ->
    [yes] Te jössz, ütendő: { haggis-run }
   *[no] { $seat } jön, ütendő: { haggis-run }
}
waits-bomb = { $seat_you ->
    [yes] Te jössz, ütendő: { haggis-bomb }
   *[no] { $seat } jön, ütendő: { haggis-bomb }
}
banner-give = { $seat_you ->
    [yes] A bombád vitte: válaszd ki, ki kapja a lapokat
   *[no] { $seat } bombája vitte: { $seat } választja ki, ki kapja a lapokat
}
banner-over = { $seat_you ->
    [yes] Te mentél ki elsőként: { $points } pont
   *[no] { $seat } ment ki elsőként: { $points } pont
}

## Buttons

action-pass = Passz
action-bet = { $value ->
    [0] Nincs tét
    [15] Kis tét, 15
    [30] Nagy tét, 30
   *[other] Tét: { $value }
}
    .short = { $value ->
        [0] Nincs tét
        [15] Kis 15
        [30] Nagy 30
       *[other] Tét { $value }
    }
action-give = { $to } kapja
action-single = Kirakás: { haggis-single }
action-set = Kirakás: { haggis-set }
action-run = Kirakás: { haggis-run }
action-with-set = Kirakás: { haggis-set }, joker: { $wilds }
    .short = Kirakás: { haggis-set }
action-with-run = Kirakás: { haggis-run }, joker: { $wilds }
    .short = Kirakás: { haggis-run }
action-bomb = { $points ->
    [0] Kirakás: { haggis-bomb }
   *[other] { haggis-Bomb }: { $points } pontot átadsz
}
action-bomb-to = { haggis-Bomb }: { $points ->
    [0] { $to } kapja a lapokat
   *[other] { $to } kap { $points } pontot
}

## The log, also read aloud

log-deal = { $seat_you ->
    [yes] { $to_you ->
        [yes] Te osztasz és hívsz
       *[no] Te osztasz, { $to } hív
    }
   *[no] { $to_you ->
        [yes] { $seat } oszt, te hívsz
       *[no] { $seat } oszt, { $to } hív
    }
}
play-single = { $seat_you ->
    [yes] Kirakod: { haggis-a-single }
   *[no] { $seat } kirakja: { haggis-a-single }
}
play-set = { $seat_you ->
    [yes] Kirakod: { haggis-a-set }
   *[no] { $seat } kirakja: { haggis-a-set }{ haggis-shown }
}
play-run = { $seat_you ->
    [yes] Kirakod: { haggis-run }
   *[no] { $seat } kirakja: { haggis-run }{ haggis-shown }
}
play-bomb = { $seat_you ->
    [yes] Kirakod: { haggis-bomb }
   *[no] { $seat } kirakja: { haggis-bomb }
}
log-pass = { $seat_you ->
    [yes] Passzolsz
   *[no] { $seat } passzol
}
log-bet = { $value ->
    [0] { $seat_you ->
        [yes] Nem mondasz be tétet
       *[no] { $seat } nem mond be tétet
    }
   *[other] { $seat_you ->
        [yes] Tétet mondasz be: { $value }
       *[no] { $seat } tétet mond be: { $value }
    }
}
log-give = { $seat_you ->
    [yes] Átadod a lapokat, { $to } kapja őket
   *[no] { $to_you ->
        [yes] { $seat } neked adja a lapokat
       *[no] { $seat } átadja a lapokat, { $to } kapja őket
    }
}
log-taken = { $seat_you ->
    [yes] Elviszed az ütést
   *[no] { $seat } elviszi az ütést
}
log-taken-points = { $seat_you ->
    [yes] Elviszed az ütést: { $points ->
        [0] nincs pont
       *[other] { $points } pont
    }
   *[no] { $seat } elviszi az ütést: { $points ->
        [0] nincs pont
       *[other] { $points } pont
    }
}
log-given = { $from_you ->
    [yes] A bombád viszi az ütést, a lapokat { $seat } kapja
   *[no] { $seat_you ->
        [yes] { $from } bombája viszi az ütést, a lapokat te kapod
       *[no] { $from } bombája viszi az ütést, a lapokat { $seat } kapja
    }
}
log-given-points = { log-given }: { $points ->
    [0] nincs pont
   *[other] { $points } pont
}
log-out = { $seat_you ->
    [yes] Kimentél, a legnagyobb kézben { $cards } lap maradt: { $points } pont
   *[no] { $seat } kiment, a legnagyobb kézben { $cards } lap maradt: { $points } pont
}
deal-first-out = { $seat_you ->
    [yes] A leosztás véget ért. Te mentél ki elsőként
   *[no] A leosztás véget ért. { $seat } ment ki elsőként
}
match-haggis-conceded = { $seat_you ->
    [yes] Feladtad a partit
   *[no] { $seat } feladta a partit
}
match-won = { $seat_you ->
    [yes] Megnyerted a partit, { $points } ponttal
   *[no] { $seat } nyerte a partit, { $points } ponttal
}

## Where points come from

score-out = Kimenés: a legnagyobb kéz, { $cards } lap × { $each }
score-out-against = Kimenés: { $seat_you ->
    [yes] nálad
   *[no] { $seat } kezében
} { $cards } lap × { $each }
score-first-bonus = Jutalom az első kimenésért
score-captured = Pontot érő lapok az ütésekben
score-leftover = { $seat_you ->
    [yes] Pontok a megmaradt lapjaidban
   *[no] Pontok { $seat } megmaradt lapjaiban
}
score-haggis = A haggis pontot érő lapjai
score-bet-made = Teljesített tét: { $value }
score-bet-from = { $seat_you ->
    [yes] Elbukott téted: { $value }
   *[no] { $seat } elbukott tétje: { $value }
}
score-bet-failed = Elbukott tét: { $value }

## Player's aid

guide-shapes = Gyűjtemények és sorok
    .heading = yes
guide-set = Gyűjtemény: egy vagy több lap egy rangból
guide-run = Sor: három vagy több lap egymás után egy színből
guide-run-of-pairs = Egymás utáni párokból vagy nagyobb gyűjteményekből is lehet sor, minden rangban ugyanazokkal a színekkel
guide-bombs = Bombák, legmagasabb elöl
    .heading = yes
guide-bomb = { $bomb ->
    [1] 3-5-7-9 négy színben
    [2] J-Q
    [3] J-K
    [4] Q-K
    [5] J-Q-K
   *[6] 3-5-7-9 egy színben
}
guide-bomb-wilds = A 3-5-7-9-ben joker nem állhat szám helyett
guide-bomb-price = Minden bomba ára: az ütés lapjai máshoz kerülnek, a hívás a tiéd
guide-points = Pontok
    .heading = yes
guide-out = Kimenés: { $points } pont a többiek legnagyobb kezének minden lapjáért
guide-worth = { $points ->
    [one] { $cards }: egyenként 1 pont
   *[other] { $cards }: { $points } pont
}
guide-worth-each = Minden lap: { $points } pont

## Why a selection goes nowhere

refuse-over = A leosztás véget ért: minden lap nyílt
refuse-turn = Még { $seat } jön
refuse-turn-bet = Még { $seat } jön: közben tétet mondhatsz be
    .rule = bets
refuse-give = Előbb válaszd ki, ki kapja a lapokat
refuse-hand = Ezek a lapok nincsenek mind a kezedben
refuse-suits = { $ranks } nem sor: ahhoz három kell egy színből
    .rule = runs
refuse-tracks = { $ranks } még nem sor: minden rangból ugyanazok a színek kellenek
    .rule = runs
refuse-short = { $ranks } nem sor: ahhoz három kell egy színből
    .rule = runs
refuse-gap = { $ranks } nem sor: közben { $lack ->
    [one] egy lap
   *[other] { haggis-lack }
} hiányzik
    .rule = runs
refuse-bomb-wild = A 3-5-7-9 csak joker nélkül bomba
    .rule = bombs
refuse-bomb-suits = A 3-5-7-9 egy színben vagy négyben bomba
    .rule = bombs
refuse-bomb = Csak magasabb bomba üti: { haggis-bomb }
    .rule = bombs
refuse-need-single = Ide { haggis-need-single } kell{ haggis-or-bomb }
    .rule = beating
refuse-need-set = Ide { haggis-need-set } kell{ haggis-or-bomb }
    .rule = beating
refuse-need-run = Ide { haggis-need-run } kell{ haggis-or-bomb }
    .rule = beating
refuse-many-single = { haggis-too-many } a kelleténél: ide { haggis-need-single } kell{ haggis-or-bomb }
    .rule = beating
refuse-many-set = { haggis-too-many } a kelleténél: ide { haggis-need-set } kell{ haggis-or-bomb }
    .rule = beating
refuse-many-run = { haggis-too-many } a kelleténél: ide { haggis-need-run } kell{ haggis-or-bomb }
    .rule = beating
refuse-mixed-set = { $ranks } nem gyűjtemény: ide { haggis-need-set } kell{ haggis-or-bomb }
    .rule = beating
refuse-few-set = Ebből kevés van nálad ({ $rank }): { haggis-few } hiányzik
    .rule = beating
refuse-few-run = A sorodból { haggis-few } hiányzik
    .rule = beating

## What is still missing, instead of a button

missing-lead = Jelölj ki lapot, gyűjteményt, sort vagy bombát
missing-only-bomb = Ezt csak bombával ütheted
missing-single = Ide { haggis-need-single } kell{ haggis-or-bomb }
missing-set = Ide { haggis-need-set } kell{ haggis-or-bomb }
missing-run = Ide { haggis-need-run } kell{ haggis-or-bomb }
missing-bomb = Magasabb bomba kell
lacks-set = { $wild ->
    [no] { haggis-more } { haggis-ranks }
    [only] { haggis-wilds }
   *[some] { haggis-more } lap
} kell: { haggis-a-set }
lacks-run = { $wild ->
    [no] { haggis-more } { $n ->
        [one] { haggis-suit }
       *[other] { haggis-suits }
    }
    [only] { haggis-wilds }
   *[some] { haggis-more } lap
} kell: { $width ->
    [1] { $length } lapos sor
    [2] sor { $length } párból
    [3] sor { $length } tercből
   *[other] sor, { $length }×{ $width } lap
}
lacks-bomb = { haggis-more } lap kell: bomba

## For somebody new to the game

tip-lead = Hívj gyűjteményt, sort vagy bombát. Az első kimenés ér a legtöbbet.
tip-lead-again = Gyűjteményben, sorban sok lap elmegy; a kicsik később nem ütnek.
tip-lead-wild = Gyűjteményben, sorban sok lap elmegy, de a beletett J, Q, K is.
tip-lead-few = Kevés lapod maradt: amit senki sem üt, azzal nálad marad a hívás.
tip-follow = Ugyanaz a fajta, ugyanannyi lap, csak magasabb. Vagy passz.
tip-follow-bomb = Ugyanaz a fajta, ugyanannyi lap, magasabb. Vagy bomba. Vagy passz.
tip-cannot = A passz lapba nem kerül, csak ebbe az ütésbe.
tip-wild = J, Q, K joker: kisebb lap helyett állhat, vagy önmagaként.
tip-wild-bomb = J, Q, K kisebb lap helyett vagy önmagaként; kettő-három együtt bomba.
tip-only-bomb = Passz, vagy bomba: azzal a hívás a tiéd, a lapok nem.
tip-bombed = Csak magasabb bomba üti; a lapok máshoz kerülnek.
tip-points = A kis számok pontok annak, aki viszi az ütést: eddig { $points }.
tip-bet = Tét az első lapod előtt, vagy soha. Fizet, ha elsőként mész ki.
tip-give = A hívás a tiéd, a lapok nem: válaszd ki, ki kapja őket.

## Options

option-haggis-target = Cél
    .help = A parti azzal a leosztással ér véget, amelyben valaki eléri ezt az összpontszámot. Ha az élen holtverseny van, továbbmegy.
option-haggis-target-250 = 250, rövid parti
option-haggis-target-350 = 350, hosszú parti
option-haggis-bombRule3p = Bombával vitt ütés
    .help = Ki kapja a lapokat, ha az ütést bomba viszi.
option-haggis-bombRule3p-choose = A bombázó választ
option-haggis-bombRule3p-tournament = A második legmagasabb
option-haggis-firstOutBonus = Jutalom az első kimenésért
    .help = Plusz pontok annak, akinek elsőként fogy el a lapja.
option-haggis-firstOutBonus-5 = 5 pont
option-haggis-firstOutBonus-0 = Nincs
option-haggis-tieLead = Holtverseny leghátul
    .help = Ki hív a következő leosztásban, ha többeknek ugyanannyi a legkevesebb pontja.
option-haggis-tieLead-leftOfDealer = Aki az osztótól balra ül
option-haggis-tieLead-lastWinner = A leosztás nyertese
option-haggis-cardPoints = Lapok pontjai
    .help = Mennyit érnek az elvitt lapok.
option-haggis-cardPoints-classic = A nyomtatott pontok
option-haggis-cardPoints-everyCard1 = Minden lap 1
option-haggis-bets = Tétek
    .help = Az első lapod előtt 15 vagy 30 pontos tétet mondhatsz be arra, hogy elsőként mész ki.
option-haggis-bets-on = Be
option-haggis-bets-off = Ki
option-haggis-showCaptured = Elvitt pontok láthatók
    .help = Leosztás közben látszik, kinek az ütéseiben hány pont van. Enélkül az emlékezetre marad.
option-haggis-showCaptured-on = Látszik
option-haggis-showCaptured-off = Rejtve

## Temperaments of the computer's players

temperament-haggis-careful = Óvatos
    .about = Ritkán mond be tétet, tartogatja a bombát és a jokert, és egyszerre kevés lapot hív.
temperament-haggis-bold = Merész
    .about = Szívesen mond be tétet, egyszerre sok lapot hív, és hamar nyúl a bombához.
temperament-haggis-greedy = Mohó
    .about = A pontot érő ütésekre hajt, és fukarkodik a jokerrel.

## Why the rule-based player does what it does: hints, and looking back

why-cannot-beat = Ebből a kézből ezt semmi sem üti
why-beaten-in = { $of ->
    [100] { $worlds ->
        [1] Szinte soha nem ütheti senki
        [2] Szinte soha nem ütheti senki
        [3] Szinte soha nem ütheti senki
        [4] Szinte soha nem ütheti senki
        [5] Szinte soha nem ütheti senki
       *[other] Szinte mindig ütheti valaki
    }
   *[other] { $worlds ->
        [2] 5 esetből körülbelül 1 esetben
        [3] 3 esetből körülbelül 1 esetben
        [5] Az esetek körülbelül felében
        [7] 3 esetből körülbelül 2 esetben
        [8] 5 esetből körülbelül 4 esetben
       *[other] { $of } esetből körülbelül { $worlds } esetben
    } ütheti valaki
}
why-safe = A végiggondolt esetek ({ $of }) egyikében sem ütheti senki
why-found = A végiggondolt esetekben ({ $of }) nem akadt nála jobb
why-out-first = Ezzel az esély, hogy ez a kéz fogy el { $outs ->
    [0] elsőként
   *[other] következőnek
}, körülbelül { $than }%-ról { $percent }%-ra nő
why-better-in = A végiggondolt esetek körülbelül { $percent }%-ában ez volt a jobb, { $than }%-ában a rosszabb
why-gift = { $seat } áll a legrosszabbul: ott ártanak a lapok a legkevesebbet
why-gift-harmless = { $seat } kezében ártanak a lapok a legkevesebbet
why-bet = { $value ->
    [0] A téthez nem elég biztos, hogy ez a kéz fogy el elsőként
    [15] Jó kéz: megér egy kis tétet
   *[other] Erős kéz: megér egy nagy tétet
}
why-bet-odds = { $of ->
    [100] Ez a kéz szinte soha nem fogy el elsőként
   *[other] Ez a kéz { $worlds ->
        [2] 5 esetből körülbelül 1 esetben
        [3] 3 esetből körülbelül 1 esetben
        [5] az esetek körülbelül felében
       *[other] { $of } esetből körülbelül { $worlds } esetben
    } fogy el elsőként
}, így tétet bemondani nem éri meg
why-out = Ezzel elfogynak az utolsó lapok
why-sure = Ezt a kezet már senki sem állítja meg
why-unbeatable = Ezt senki sem üti: a következő hívás biztos
why-close = { $seat_you ->
    [yes] Már csak { $cards } lapod van
   *[no] { $seat } kezében már csak { $cards } lap van
}
why-takes-lead = Megszerzi a hívást: az ütés lapjait { $seats ->
    [2] az ellenfél
    [3] más
   *[4] a másik csapat
} kapja
why-takes-points = Már { $points } pont van az ütésben
why-odd-bomb = A 3, 5, 7 és 9 egyszerre elmegy, és megszerzi a hívást: többet ér az elvesző { $points } pontnál
why-sheds = Egyszerre { $cards } laptól szabadít meg
why-low-first = { $cards ->
    [one] Egy gyenge laptól szabadít meg
   *[other] Egyszerre { $cards } gyenge laptól szabadít meg
}{ $wilds ->
    [0] {""}
    [one] , és a joker megmarad a hívás visszaszerzésére
   *[other] , és { $wilds } joker megmarad a hívás visszaszerzésére
}
why-draws-wilds = Csak joker vagy bomba üti
why-only-bomb = Csak bomba üti
why-cheap = Semmit sem bont meg, és joker sem kell hozzá
why-keeps-shape = Az ütés megbontaná, ami összetartozik{ $wild ->
    [yes] , vagy jokerbe kerülne
   *[no] {""}
}{ $bomb ->
    [yes] , vagy bombába kerülne
   *[no] {""}
}
why-keeps-high = Az erős lapok megmaradnak későbbre
why-beaten-anyway = A számlapokat, amelyek ezt ütik, valószínűleg szintén ütné valaki
why-poor-trick = { $points ->
    [0] Nincs pont az ütésben
   *[other] Csak { $points } pont van az ütésben
}
why-keeps-wilds = A joker megmarad későbbre
why-keeps-bomb = A bomba megmarad későbbre
why-tricks-left = { $tricks ->
    [one] Utána minden maradék lap egyszerre elmegy
   *[other] A maradék lapokhoz utána még { $tricks } kirakás kell
}

## What is said of a card that is unlike the others

haggis-wild = Gyűjteményben vagy sorban önmaga vagy bármely kisebb lap, bármilyen színben. Egyedül
haggis-wild-bombs = Csupa jokerből bomba lesz: J-Q, J-K, Q-K, J-Q-K.
own-haggis-summary-hands = Megmaradt lapok
own-haggis-about-card-fits = Például ezt teheted vele:
own-haggis-about-J = Joker. { haggis-wild } 11-et ér. { haggis-wild-bombs }
own-haggis-about-Q = Joker. { haggis-wild } 12-t ér. { haggis-wild-bombs }
own-haggis-about-K = Joker. { haggis-wild } 13-at ér. { haggis-wild-bombs }

## Figures: what is counted of each hand, and what is worth doing.

fact-haggis-first = Első kimenés
fact-haggis-tricks = Elvitt ütés leosztásonként
fact-haggis-captured = Elvitt lappont leosztásonként
fact-haggis-left = Maradt lap leosztásonként
fact-haggis-bombs = Bomba leosztásonként
fact-haggis-given = Bombával átadott pont
fact-haggis-longest = Legtöbb lap egyszerre
fact-haggis-bets = Leosztás téttel
fact-haggis-kept = Nyert tét
fact-haggis-staked = A tét nagysága

feat-haggis-bomb = Olcsó bomba
    .about = Vigyél el egy ütést bombával, amikor háromnál kevesebb pont van alatta.
feat-haggis-bet = Ahogy bemondtad
    .about = Mondj be tétet, és menj ki elsőként.
feat-haggis-heavy = Súlyos tét
    .about = Nyerj meg egy 30-as tétet.
feat-haggis-far = Messze elöl
    .about = Menj ki elsőként, amikor valakinél még legalább nyolc lap van.
feat-haggis-tidy = Rendes kéz
    .about = Menj ki elsőként legfeljebb nyolc kirakással: kombináld, amid van.
feat-haggis-long = Hosszú lélegzet
    .about = Rakj ki egyszerre legalább hét lapot.
feat-haggis-rich = Teli kupac
    .about = Vigyél el egy leosztásban 25 lappontot.
feat-haggis-consoled = Vigaszdíj
    .about = Vigyél el 15 lappontot olyan leosztásban, amelyben más megy ki elsőként.
feat-haggis-quiet = Durranás nélkül
    .about = Menj ki elsőként bomba nélkül.

## The moves as they are typed in the terminal: examples, two spaces, what they do

terminal-moves-haggis =
    7r, 7r 7b    lapok kirakása: a nevük, bármilyen sorrendben
    7r 8r J      sor; a J, a Q és a K joker
    7r J Q =set  ha a lapok kétfélét jelenthetnek: =set gyűjtemény, =run1 sor
    J Q          bomba
    give 2       a bombáddal elvitt lapokat a 2. hely kapja
    bet 15       tét; 1:bet 15 az 1. helyen ülő másik ember tétje, soron kívül
    pass         passz
