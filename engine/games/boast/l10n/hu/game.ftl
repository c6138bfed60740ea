### Boast or Nothing, for three to five players.
### A code of the engine is the name of a message with "-" for "/". $seat and $to are names; beside each stands
### $seat_you, $to_you: "yes" where it is the one person who plays here. $colour is r, b or y.

## Colours as they are named within the messages below

boast-colour = { $colour ->
    [r] piros
    [b] kék
   *[y] sárga
}
boast-Colour = { $colour ->
    [r] Piros
    [b] Kék
   *[y] Sárga
}
boast-over = { $over ->
    [r] piros
    [b] kék
    [y] sárga
    [rb] piros és kék
    [br] kék és piros
    [ry] piros és sárga
    [yr] sárga és piros
    [by] kék és sárga
   *[yb] sárga és kék
}
boast-either = { $over ->
    [r] piros
    [b] kék
    [y] sárga
    [rb] piros vagy kék
    [br] kék vagy piros
    [ry] piros vagy sárga
    [yr] sárga vagy piros
    [by] kék vagy sárga
   *[yb] sárga vagy kék
}
boast-have = { $have ->
    [1] egy
    [2] két
    [3] három
    [4] négy
    [5] öt
    [6] hat
   *[7] hét
}
boast-kept = Ami { boast-colour } marad a kézben,

## The table

title-boast = Boast or Nothing · { $deal }. forduló · { $wanted } ütés vagy semmi · { $goal }-ig
zone-boast-hand = { $seat_you ->
    [yes] Lapjaid
   *[no] { $seat } lapjai
}
zone-boast-tower = A torony, legfölül a legerősebb szín
    .rule = tower
zone-boast-trick = Az ütés
zone-boast-trick-led = Az ütés, hívott szín: { boast-colour }
zone-boast-left = Kimaradt
zone-boast-won = { $seat_you ->
    [yes] Ütéseid
   *[no] { $seat } ütései
}
shape-boast-card = { boast-colour } { $rank }
shape-boast-escape = menekülő
stat-boast-tricks = { $aloud ->
    [yes] { $tricks } ütés, { $wanted } kell
   *[no] { $tricks } / { $wanted }
}
    .about = Eddig elvitt ütések, és hány kell a ponthoz: pontosan annyi, eggyel se több
stat-boast-both = { $wanted } vagy semmi
    .about = Két cél van nyitva: pontosan { $wanted } ütés egy pontért, vagy egy se kettőért
stat-boast-more = még { $more } kell
    .about = Még { $more } ütéssel lesz meg az egy pont. A nullázás két pontja elúszott
stat-boast-there = elég
    .about = Ez egy pont, hacsak nem kell még egy ütést elvinni
stat-boast-nothing = csak nullázva
    .about = Az egy ponthoz már kevés ütés van hátra. A nullázás még kettőt ér
stat-boast-missed = nincs pont
    .about = Ebben a fordulóban már semmit sem lehet szerezni

## What cards and chips are called, and other words for what every table says

own-boast-card-r = { $rank ->
    [C] piros zseton
   *[other] piros { $rank }
}
own-boast-card-b = { $rank ->
    [C] kék zseton
   *[other] kék { $rank }
}
own-boast-card-y = { $rank ->
    [C] sárga zseton
   *[other] sárga { $rank }
}
own-boast-card-x = menekülőlap
own-boast-about-x = Mindig kijátszható, bármi volt a hívás, és nincs színe: sosem visz ütést.
own-boast-about-card-fits = Most kijátszható:
own-boast-about-card-not = Most nem játszható ki
own-boast-table-next = Új forduló
own-boast-table-menu-replay = Az utolsó forduló visszanézése
own-boast-table-menu-review = Az utolsó forduló elemzése
own-boast-table-settlement = A forduló pontjai
own-boast-summary-hands = Kimaradt lapok
own-boast-score-deal = Forduló

## What beats a card

about-boast-card = { $over ->
    [none] { $higher ->
        [yes] Amíg { boast-colour } van a torony tetején, csak magasabb { boast-colour } lap üti.
       *[no] Amíg { boast-colour } van a torony tetején, semmi sem üti.
    }
   *[other] { $higher ->
        [yes] Üti a magasabb { boast-colour } lap, és bármelyik { boast-either } is: a toronyban a { boast-colour } fölött áll.
       *[no] Nincs magasabb { boast-colour } lap, de üti bármelyik { boast-either }: a toronyban a { boast-colour } fölött áll.
    }
}

## Why a card won

won-boast-above = { boast-Colour } áll följebb, alatta { boast-over }: { $seat_you ->
    [yes] te viszed az ütést
   *[no] { $seat } viszi az ütést
}{ $cards ->
    [one] {""}
   *[other] , a legmagasabb { boast-colour } lappal
}
won-boast-only = { boast-Colour }, vetélytárs nélkül: { $seat_you ->
    [yes] te viszed az ütést
   *[no] { $seat } viszi az ütést
}
won-boast-highest = Az egyetlen szín a { boast-colour }, { $rank } a legmagasabb: { $seat_you ->
    [yes] te viszed az ütést
   *[no] { $seat } viszi az ütést
}

## The line that says what to do next

banner-boast-lead = { $seat_you ->
    [yes] Te hívsz: bármelyik lap jó
   *[no] { $seat } hív
}
    .coached = { $seat_you ->
        [yes] Te hívsz
       *[no] { $seat } hív
    }
banner-boast-open = { $seat_you ->
    [yes] Eddig csak menekülőlap: bármelyik lap jó
   *[no] { $seat } jön, eddig csak menekülőlap
}
banner-boast-waits = { $seat_you ->
    [yes] Te jössz, hívott szín: { boast-colour }
   *[no] { $seat } jön, hívott szín: { boast-colour }
}
banner-boast-free = Nincs { boast-colour } lapod: bármelyik lap jó
banner-boast-follow = Kövesd a színt: { boast-colour }
banner-boast-follow-escape = Kövesd a színt ({ boast-colour }), vagy jöhet menekülőlap
banner-boast-last = Játszd ki az utolsó lapod
boast-capped = { $tricks ->
    [0] { $points ->
        [1] , mert öt a legtöbb
       *[other] {""}
    }
   *[other] {""}
}
banner-boast-over = { $seat_you ->
    [yes] Elvitt ütéseid: { $tricks } – { $points ->
        [0] nincs pont
       *[other] { $points } pont
    }{ boast-capped }
   *[no] { $seat } elvitt ütései: { $tricks } – { $points ->
        [0] nincs pont
       *[other] { $points } pont
    }{ boast-capped }
}

## Buttons

action-boast-card = { $so ->
    [takes] { boast-Colour } { $rank }: viszi az ütést
    [ahead] { boast-Colour } { $rank }: most vinné
    [beaten] { boast-Colour } { $rank }: nem viszi
   *[leads] Hívás: { boast-colour } { $rank }
}
action-boast-escape = Menekülőlap

## The log, also read aloud

log-boast-deal = { $seat_you ->
    [yes] { $to_you ->
        [yes] Te osztasz és hívsz
       *[no] Te osztasz, { $to } hív
    }
   *[no] { $to_you ->
        [yes] { $seat } oszt, te hívsz
       *[no] { $seat } oszt, { $to } hív
    }
}
log-boast-deal-won = { $seat_you ->
    [yes] Te osztasz
   *[no] { $seat } oszt
}; { $to_you ->
    [yes] te vitted az utolsó ütést, te hívsz
   *[no] { $to } vitte az utolsó ütést, ő hív
}
log-boast-tower = A torony: legfölül { $top ->
    [r] piros
    [b] kék
   *[y] sárga
}, aztán { $middle ->
    [r] piros
    [b] kék
   *[y] sárga
}, legalul { $bottom ->
    [r] piros
    [b] kék
   *[y] sárga
}
log-boast-left = Kimaradt, senki kezében sincs{ $shown ->
    [none] {""}
   *[other] : { $shown }
}
play-boast-card = { $seat_you ->
    [yes] Kijátszod: { boast-colour } { $rank }
   *[no] { $seat } kijátssza: { boast-colour } { $rank }
}
play-boast-escape = { $seat_you ->
    [yes] Menekülőlapot játszol ki
   *[no] { $seat } menekülőlapot játszik ki
}
log-boast-chip = Alulra kerül a { boast-colour } zseton
deal-boast-over = A forduló véget ért. { $seat_you ->
    [yes] Te vitted az utolsó ütést
   *[no] { $seat } vitte az utolsó ütést
}
deal-boast-again = A forduló véget ért. { $count } játékosnak van { $points } pontja: újabb forduló dönt
match-boast-conceded = { $seat_you ->
    [yes] Feladtad a partit
   *[no] { $seat } feladta a partit
}
match-boast-won = { $seat_you ->
    [yes] Megnyerted a partit, { $points } ponttal
   *[no] { $seat } nyerte a partit, { $points } ponttal
}
match-boast-shared = { $count ->
    [2] Két játékos
    [3] Három játékos
    [4] Négy játékos
   *[5] Öt játékos
} osztozik a győzelmen, egyenként { $points } ponttal

## Where points come from

score-boast-exact = Pontosan { $tricks } ütés
score-boast-nothing = Nincs ütés
score-boast-missed = { $tricks } ütés, se nem { $wanted }, se nem nulla
score-boast-cap = Legföljebb { $goal }

## Player's aid

guide-boast-exact = Pontosan { $wanted } ütés: { $points } pont
guide-boast-nothing = Nincs ütés: { $points } pont
guide-boast-goal = Győzelem: elsőként { $goal } pont
guide-boast-follow = Kövesd a hívott színt, ha tudod; menekülőlap mindig kijátszható
guide-boast-number = Egy szín az ütésben: a legmagasabb szám visz
guide-boast-tower = Több szín: amelyik a toronyban a legmagasabban van, az visz, bármik a számok
guide-boast-chip = Ha színek ütköztek, a nyertes szín zsetonja alulra kerül
guide-boast-chip-always = Minden ütés után a nyertes szín zsetonja alulra kerül
guide-boast-escape = A menekülőlapnak nincs színe, és sosem visz
guide-boast-cards = A pakliban: három szín 1–{ $top }, { $escapes } menekülőlap

## Why a card cannot be played

refuse-boast-over = A forduló véget ért
refuse-boast-turn = { $seat_you ->
    [yes] Te jössz
   *[no] Még { $seat } jön
}
refuse-boast-hand = Csak a kezedből játszhatsz ki lapot
refuse-boast-one = Egyszerre egy lap
    .rule = trick
refuse-boast-follow = Kövesd a színt: { boast-have } { boast-colour } lapod van
    .rule = trick
refuse-boast-follow-escape = Kövesd a színt, { boast-have } { boast-colour } lapod van; vagy jöhet menekülőlap
    .rule = trick

## What is still missing, instead of a button

missing-boast-lead = Jelölj ki egy lapot híváshoz
missing-boast-follow = Jelölj ki egy { boast-colour } lapot
missing-boast-follow-escape = Jelölj ki egy { boast-colour } lapot vagy menekülőt
missing-boast-card = Csak ez játszható ki: { boast-colour } { $rank }
missing-boast-escape = Csak menekülőlap játszható ki

## For somebody new to the game

tip-boast-lead = { $wanted ->
    [1] Pontosan egy ütés
   *[other] Pontosan { $wanted } ütés
} egy pontot ér, egyetlen ütés nélkül kettő jár.
tip-boast-tower = Ha színek ütköznek, a toronyban legmagasabb viszi az ütést.
tip-boast-open = Az első színes lap mondja meg, mit kell követni.
tip-boast-count = A nevek mellett: elvitt és kellő ütések. Nálad: { $tricks } / { $wanted }.
tip-boast-free = Bármelyik lap mehet, és visz, ha a színe a többi fölött áll.
tip-boast-escape = A menekülőlap sosem visz ütést: azzal bármelyikből kimaradhatsz.
tip-boast-there = Elég ütésed van: még egy, és nem jár pont.
tip-boast-missed = Neked már nem jut pont, de a többiekét még elronthatod.
tip-boast-nothing = Egy ponthoz már kevés ütés van hátra: egyetlen ütés nélkül kettő jár.
tip-boast-more = Még { $more } kell: a magas színek magas lapjai viszik az ütést.
tip-boast-both = { $wanted } ütés egy pontért, vagy egy se kettőért: melyik legyen?

## Options

option-boast-towerMoves = A torony változása
    .help = Mikor kerül a nyertes szín zsetonja a torony aljára: csak ha a toronynak kellett színek között döntenie, vagy minden ütés után, ahogy a kiadott szabályok írják.
option-boast-towerMoves-whenDecisive = Ha színek ütköztek
option-boast-towerMoves-everyTrick = Minden ütés után
option-boast-leftover = Kimaradt lapok
    .help = Képpel fölfelé vagy lefelé feküdjön-e az a két lap, amelyet senki sem kap.
option-boast-leftover-faceUp = Képpel fölfelé
option-boast-leftover-faceDown = Képpel lefelé
option-boast-nextStart = Következő forduló hívója
    .help = Ki hív a következő forduló első ütésében.
option-boast-nextStart-lastTrick = Az utolsó ütés nyertese
option-boast-nextStart-rotate = A következő balra
option-boast-towerNewRound = Torony új fordulóban
    .help = Véletlenszerűen újrarakják-e a zsetonokat, vagy maradnak, ahogy vannak.
option-boast-towerNewRound-reshuffle = Újrarakva
option-boast-towerNewRound-keep = Marad
option-boast-tie = Holtverseny az élen
    .help = Ha a végén többeknek ugyanannyi a legtöbb pontja: újabb forduló, vagy több győztes.
option-boast-tie-playOn = Újabb forduló
option-boast-tie-shared = Több győztes
option-boast-cap = Legföljebb öt pont
    .help = Akinek 4 pontja van, és 2-t szerez, 5-ön áll. Enélkül 6-on.
option-boast-cap-on = Ötnél megáll
option-boast-cap-off = Számít

## Temperaments of the computer's players

temperament-boast-careful = Óvatos
    .about = Ameddig csak lehet, visszatartja a magas lapokat.
temperament-boast-bold = Merész
    .about = Korán kijátssza a magas lapokat, és arról álmodik, hogy egyet se visz el.
temperament-boast-mischievous = Csintalan
    .about = Azért visz ütést, hogy elrontsa mások tervét, és ritkán próbál nullázni.

## Why the rule-based player does what it does: hints, and looking back

why-boast-only = Más lap nem játszható ki
why-boast-beaten-in = { $of ->
    [100] { $worlds ->
        [1] Ezt a lapot várhatóan szinte soha nem üti senki
        [2] Ezt a lapot várhatóan szinte soha nem üti senki
        [3] Ezt a lapot várhatóan szinte soha nem üti senki
        [4] Ezt a lapot várhatóan szinte soha nem üti senki
        [5] Ezt a lapot várhatóan szinte soha nem üti senki
       *[other] Ezt a lapot várhatóan szinte mindig üti valaki
    }
   *[other] { $worlds ->
        [2] 5 esetből körülbelül 1 esetben
        [3] 3 esetből körülbelül 1 esetben
        [5] Az esetek körülbelül felében
        [7] 3 esetből körülbelül 2 esetben
        [8] 5 esetből körülbelül 4 esetben
       *[other] { $of } esetből körülbelül { $worlds } esetben
    } várhatóan üti valaki ezt a lapot
}
why-boast-safe = Ezt a lapot várhatóan senki sem üti
why-boast-found = Bármi legyen is a többieknél, átlagosan ez hozza a legtöbbet
why-boast-exactly = Ezzel az esély, hogy pontosan { $tricks } ütés legyen, körülbelül { $than }%-ról { $percent }%-ra nő
why-boast-not-one = Ezzel az esély, hogy egyetlen ütés se legyen, körülbelül { $than }%-ról { $percent }%-ra nő
why-boast-better-in = A végiggondolt esetek körülbelül { $percent }%-ában ez volt a jobb, { $than }%-ában a rosszabb
why-boast-none = Jobb cél egyetlen ütést se vinni
why-boast-more = { $more ->
    [one] Még egy ütés kell
   *[other] Még { $more } ütés kell
}
why-boast-keeps = { $more ->
    [one] Az erősebb lapok megmaradnak a még hiányzó ütésre
   *[other] Az erősebb lapok megmaradnak a még hiányzó { $more } ütésre
}
why-boast-saves = { boast-Colour } { $rank }, a kéz legerősebb lapja, { $more ->
    [one] megmarad a még hiányzó ütésre
   *[other] megmarad egy még hiányzó ütésre
}
why-boast-rises = { boast-kept } erősebb lesz: { boast-over } alulra kerül a toronyban
why-boast-holds = { boast-kept } nem lesz gyengébb: { boast-colour } a helyén marad a toronyban
why-boast-sinks = { boast-kept } gyengébb lesz: { boast-colour } alulra kerül a toronyban
why-boast-leaves = { boast-kept } nem lesz erősebb: { boast-over } a helyén marad a toronyban
why-boast-there = { $tricks ->
    [one] Egy ütés elég: több ne legyen
   *[other] { $tricks } ütés elég: több ne legyen
}
why-boast-lost = Itt már nincs mit nyerni: ne sikerüljön a többieknek se
why-boast-sure = Biztosan elviszi az ütést
why-boast-top = Biztosan elviszi az ütést: másnak nem lehet magasabb { boast-colour } lapja, és { boast-colour } van legfölül
why-boast-takes = Ez a lap végül valószínűleg elviszi az ütést
why-boast-ducks = Ez a lap végül valószínűleg nem viszi el az ütést
why-boast-cannot = Ez a lap nem viheti el az ütést
why-boast-dumps = Most ütés nélkül elmegy egy lap, amely később még vihetne ütést
why-boast-escape = A menekülőlap sosem visz ütést
why-boast-spoils = { $seat_you ->
    [yes] Neked nem kell ez az ütés
   *[no] { $seat } nem akarja ezt az ütést
}

## Figures: what is counted of each round, and what is worth doing.

fact-boast-tricks = Ütés fordulónként
fact-boast-exact = Pontosan annyi
fact-boast-nothing = Egyetlen egy se
fact-boast-over = A kellőnél több
fact-boast-upsets = Színnel legyőzött nagyobb számok
fact-boast-chips = Elsüllyesztett zseton fordulónként
fact-boast-escapes = Kijátszott menekülőlap fordulónként

feat-boast-exact = Hajszálpontosan
    .about = Vigyél el pontosan annyi ütést, amennyi kell.
feat-boast-nothing = Semmi
    .about = Egyetlen ütést se vigyél el.
feat-boast-upsets = A szín számít
    .about = Nyerj egy fordulóban két ütést nagyobb szám ellen, erősebb színnel.
feat-boast-low = Kicsi, de erős
    .about = Vigyél el egy ütést 1-essel vagy 2-essel.
feat-boast-last = A végén
    .about = Vidd el az utolsó ütést, és vele pontosan annyit, amennyi kell.
feat-boast-bare = Kijárat nélkül
    .about = Vigyél el pontosan annyit, amennyi kell, menekülőlap nélkül.
feat-boast-high = Elbújva
    .about = Egyetlen ütést se vigyél el, pedig a legmagasabb számokból legalább kettőt kaptál.
feat-boast-chips = Fordul a torony
    .about = Süllyessz el egy fordulóban három zsetont azzal, hogy ütést viszel.

## The moves as they are typed in the terminal: examples, two spaces, what they do

terminal-moves-boast =
    7r, 3b  egy lap kijátszása: száma és színe; r piros, b kék, y sárga
    x       menekülőlap
