### Handrömi: what it says of itself. $seat and $to are names; beside each stands $seat_you, $to_you: "yes" where it is
### the one person who plays here. $rank and $suit name a card, $given and $given_suit one that is given for it or
### laid off, $also a second card of its suit, $low and $high the ends of a run.

## Cards and combinations as they are named within the messages below

handromi-suit = { $aloud ->
    [yes] { $suit ->
        [s] of spades
        [h] of hearts
        [d] of diamonds
       *[c] of clubs
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
        [A] ace
        [J] jack
        [Q] queen
        [K] king
       *[other] { $low }
    }
   *[no] { $low }
}
handromi-high = { $aloud ->
    [yes] { $high ->
        [A] ace
        [J] jack
        [Q] queen
        [K] king
       *[other] { $high }
    }
   *[no] { $high }
}
handromi-given = { $aloud ->
    [yes] { $given ->
        [A] ace
        [J] jack
        [Q] queen
        [K] king
       *[other] { $given }
    } { $given_suit ->
        [s] of spades
        [h] of hearts
        [d] of diamonds
       *[c] of clubs
    }
   *[no] { $given }{ $given_suit ->
        [s] ♠
        [h] ♥
        [d] ♦
       *[c] ♣
    }
}
handromi-also = { $aloud ->
    [yes] { $also ->
        [A] ace
        [J] jack
        [Q] queen
        [K] king
       *[other] { $also }
    } { $given_suit ->
        [s] of spades
        [h] of hearts
        [d] of diamonds
       *[c] of clubs
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
handromi-run = run { handromi-low } to { handromi-high } { handromi-suit }
handromi-group = { $cards ->
    [3] three
   *[other] four
} { $aloud ->
    [yes] { handromi-rank }s
   *[no] { $rank }s
}
handromi-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
handromi-rank = { $rank ->
    [A] ace
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
}
handromi-of = { handromi-rank } of { $suit ->
    [s] spades
    [h] hearts
    [d] diamonds
   *[c] clubs
}
handromi-more = { $n ->
    [1] One more
    [2] Two more
   *[other] { $n } more
}
handromi-few = { $n ->
    [1] one card
    [2] two cards
    [3] three cards
   *[other] { $n } cards
}

## The table

title-handromi = Handrömi · deal { $deal } of { $deals }
title-handromi-extra = Handrömi · extra deal
zone-handromi-hand = { $seat_you ->
    [yes] Your hand
   *[no] { $seat }’s hand
}
zone-handromi-found-run = { handromi-run }: { $points }
zone-handromi-found-group = { handromi-group }: { $points }
zone-handromi-melds = { $seat_you ->
    [yes] Laid by you
   *[no] Laid by { $seat }
}
zone-handromi-stock = Stock, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
zone-handromi-pile = Discards
zone-handromi-exchange = { $when ->
    [now] Exchange: swap it now
    [first] Exchange: in your first turn
    [hand] Exchange: only to go out
   *[other] Exchange card
}
shape-handromi-run = { handromi-run }
shape-handromi-group = { handromi-group }
stat-handromi-opened = opened
stat-handromi-unopened = not opened
stat-handromi-opening = { $have } of { $need }
stat-handromi-opens = { $have }, can open
stat-handromi-out = going out
stat-handromi-sits-out = sits out

## The line that says what to do next

banner-handromi-draw = Draw a card from the stock
banner-handromi-take = Draw from the stock, or take the discard
banner-handromi-claim = You can go out from hand: take the exchange card
banner-handromi-first = { $swap ->
    [yes] Swap a card, or discard one
   *[no] Discard your first card
}
    .coached = Discard your first card
banner-handromi-meld = Lay cards, or discard one
banner-handromi-discard = Discard a card
banner-handromi-opening = { $have } of { $need } laid: lay more, or take it back
    .final = { $have } of { $need } laid: lay more
banner-handromi-must = Lay the { handromi-card } you took
banner-handromi-out = Go out in this turn: { $cards ->
    [one] discard your last card
   *[other] { $cards } cards to go
}
banner-handromi-waits-draw = { $seat_you ->
    [yes] You draw
   *[no] { $seat } draws
}
banner-handromi-waits-meld = { $seat_you ->
    [yes] Your turn
   *[no] { $seat } lays and discards
}
banner-handromi-over = { $seat_you ->
    [yes] You went out: { $points } points
   *[no] { $seat } went out: { $points } points
}
banner-handromi-void = The deal ends without a winner

## Buttons

action-handromi-draw = Draw
action-handromi-take = Take the { handromi-card }
action-handromi-claim = Take the { handromi-card } and go out
action-handromi-swap = Swap { handromi-given } for { handromi-card }
action-handromi-meld-run = Lay the { handromi-run }: { $points }
action-handromi-meld-group = Lay { handromi-group }: { $points }
action-handromi-layoff-run = Lay off { handromi-given } on the { handromi-run }
    .short = On { $low }–{ $high } { handromi-suit }
action-handromi-layoffs-run = Lay off { $n ->
    [2] { handromi-given } and { handromi-also }
   *[other] { $n } cards
} on the { handromi-run }
    .short = On { $low }–{ $high } { handromi-suit }
action-handromi-layoff-group = Lay off { handromi-given } on the { handromi-group }
    .short = On the { $rank }s
action-handromi-opens-run = Lay the { handromi-run }: { $have } of { $need }
action-handromi-opens-group = Lay { handromi-group }: { $have } of { $need }
action-handromi-discard = Discard { handromi-of }
    .short = Discard { handromi-card }
action-handromi-out = Discard { handromi-of } and go out
    .short = Discard { handromi-card }: out

## The log, also read aloud

log-handromi-deal = { $seat_you ->
    [yes] { $to_you ->
        [yes] You deal and begin
       *[no] You deal, { $to } begins
    }
   *[no] { $to_you ->
        [yes] { $seat } deals, you begin
       *[no] { $seat } deals, { $to } begins
    }
}. The exchange card is { handromi-card }
log-handromi-shuffle = The stock is used up: { $cards } discards are shuffled
log-handromi-draw = { $seat_you ->
    [yes] You draw
   *[no] { $seat } draws
}
log-handromi-draw-card = { $seat_you ->
    [yes] You draw { handromi-card }
   *[no] { $seat } draws { handromi-card }
}
log-handromi-take = { $seat_you ->
    [yes] You take the { handromi-card }
   *[no] { $seat } takes the { handromi-card }
}
log-handromi-claim = { $seat_you ->
    [yes] You take the exchange card { handromi-card } to go out
   *[no] { $seat } takes the exchange card { handromi-card } to go out
}
log-handromi-swap = { $seat_you ->
    [yes] You take the exchange card { handromi-card }
   *[no] { $seat } takes the exchange card { handromi-card }
}
log-handromi-swap-for = { $seat_you ->
    [yes] You leave { handromi-card } in its place
   *[no] { $seat } leaves { handromi-card } in its place
}
log-handromi-meld-run = { $seat_you ->
    [yes] You lay the { handromi-run }, { handromi-points }
   *[no] { $seat } lays the { handromi-run }, { handromi-points }
}
log-handromi-meld-group = { $seat_you ->
    [yes] You lay { handromi-group }, { handromi-points }
   *[no] { $seat } lays { handromi-group }, { handromi-points }{ handromi-shown }
}
log-handromi-layoff-own-run = { $seat_you ->
    [yes] You lay off on your own { handromi-run }{ handromi-shown }
   *[no] { $seat } lays off on their own { handromi-run }{ handromi-shown }
}
log-handromi-layoff-own-group = { $seat_you ->
    [yes] You lay off on your own { handromi-group }{ handromi-shown }
   *[no] { $seat } lays off on their own { handromi-group }{ handromi-shown }
}
log-handromi-layoff-run = { $seat_you ->
    [yes] You lay off on { $to }’s { handromi-run }{ handromi-shown }
   *[no] { $to_you ->
        [yes] { $seat } lays off on your { handromi-run }{ handromi-shown }
       *[no] { $seat } lays off on { $to }’s { handromi-run }{ handromi-shown }
    }
}
log-handromi-layoff-group = { $seat_you ->
    [yes] You lay off on { $to }’s { handromi-group }{ handromi-shown }
   *[no] { $to_you ->
        [yes] { $seat } lays off on your { handromi-group }{ handromi-shown }
       *[no] { $seat } lays off on { $to }’s { handromi-group }{ handromi-shown }
    }
}
log-handromi-open = { $seat_you ->
    [yes] You open with { $points }
   *[no] { $seat } opens with { $points }
}
log-handromi-discard = { $seat_you ->
    [yes] You discard { handromi-card }
   *[no] { $seat } discards { handromi-card }
}
log-handromi-out = { $seat_you ->
    [yes] You are out
   *[no] { $seat } is out
}
deal-handromi-out = { $seat_you ->
    [yes] The deal is over. You went out
   *[no] The deal is over. { $seat } went out
}
deal-handromi-hand = { $seat_you ->
    [yes] The deal is over. You went out from hand, with cards already on the table
   *[no] The deal is over. { $seat } went out from hand, with cards already on the table
}
deal-handromi-hand-layoff = { $seat_you ->
    [yes] The deal is over. You went out from hand, laying off on others’ cards
   *[no] The deal is over. { $seat } went out from hand, laying off on others’ cards
}
deal-handromi-clean-hand = { $seat_you ->
    [yes] The deal is over. You went out from hand
   *[no] The deal is over. { $seat } went out from hand
}
deal-handromi-void = The deal is void: the stock ran out too often
deal-handromi-void-turns = The deal is void: it took too many turns
deal-handromi-extra = The deal is over. { $count } players tie at { $points } points: an extra deal decides
match-handromi-conceded = { $seat_you ->
    [yes] You have given up the match
   *[no] { $seat } has given up the match
}
match-handromi-won = { $seat_you ->
    [yes] You win the match with { $points } points
   *[no] { $seat } wins the match with { $points } points
}
match-handromi-shared = { $count } share first place with { $points } points

## Where points come from

score-handromi-out = Out
score-handromi-clean-hand = Out from hand
score-handromi-stabbed-hand = Out from hand, not clean: cards were already on the table
score-handromi-layoff-hand = Out from hand, not clean: laid off on others’ cards
score-handromi-left = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} left in hand{ $aces ->
    [0] {""}
    [one] , an ace at 11
   *[other] , { $aces } aces at 11
}
score-handromi-nothing-laid = Nothing laid in this deal
score-handromi-left-replaced = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} left in hand, { $points } points: replaced by the 100
score-handromi-doubled = { $seat_you ->
    [yes] Doubled: you went out from hand
   *[no] Doubled: { $seat } went out from hand
}
score-handromi-extra-lost = Extra deal lost
score-handromi-sits-out = Not in the extra deal
score-handromi-void = Void deal

## Player's aid

guide-handromi-run = Run: three or more in a row in one suit; the ace below the 2 or above the king
guide-handromi-group = Group: three or four of a rank, all of different suits
guide-handromi-values = Number cards count what they show, J Q K A count 10
guide-handromi-opening = The first combinations you lay must count { $need } or more in one turn
guide-handromi-low-ace = An ace below a 2 counts 1 for the opening
guide-handromi-take = Take the discard only to lay it at once: when you have opened, open with { $need } now, or go out
guide-handromi-take-free = Once you have opened you may take the discard and keep it
guide-handromi-first-free = The next player may take the first discard of the deal without opening
guide-handromi-layoff = Once you have opened you may lay cards off on every combination
guide-handromi-swap = { $who ->
    [off] Nobody may swap a card for the exchange card
    [firstPlayer] Whoever begins may first swap a card for the exchange card
   *[other] In your first turn you may swap a card for the exchange card before you draw or lay
}
guide-handromi-claim = With nothing laid you may take the exchange card in place of a draw, to go out from hand
guide-handromi-out = Out: { $points } points less
guide-handromi-left = The others pay for the cards in hand, an ace 11
guide-handromi-nothing = Nothing laid: { $points } instead
guide-handromi-nothing-adds = Nothing laid: { $points } on top
guide-handromi-clean = A clean hand, out from hand with the table empty: { $points } less, and the others pay double
guide-handromi-marks = Below each combination in your hand, a line for a run or dots for a group shows what it counts: tap there to choose all of it
guide-handromi-clean-layoff = A clean hand, out from hand with nothing laid off: { $points } less, and the others pay double

## Why a selection goes nowhere

refuse-handromi-over = The deal is over
refuse-handromi-turn = { $seat_you ->
    [yes] It is your turn
   *[no] { $seat } is still to play
}
refuse-handromi-draw = First draw a card
    .rule = turn
refuse-handromi-has-card = You take one card a turn, and have it already
    .rule = turn
refuse-handromi-no-draw = You begin with 15 cards, so you do not draw
    .rule = turn
refuse-handromi-hand = These cards are not all in your hand
refuse-handromi-first = In the first turn of the deal nothing may be laid
    .rule = turn
refuse-handromi-take = To take it, open with { $need }: { $hand } in hand, { $have } with this card
    .rule = discard
refuse-handromi-take-opened = This card cannot be laid at once
    .rule = discard
refuse-handromi-take-last = It would take your last card: one must be left to discard
    .rule = discard
refuse-handromi-take-unused = You can open, but this card fits nowhere
    .rule = discard
refuse-handromi-claim = The exchange card may only be taken in place of a draw, to go out from hand in that turn
    .rule = exchange
refuse-handromi-claim-laid = You have laid already: the exchange card is only for going out from hand
    .rule = exchange
refuse-handromi-swap = To swap for the exchange card, choose one card in your hand
    .rule = exchange
refuse-handromi-swap-later = You may swap a card for it in your first turn, before you draw
    .rule = exchange
refuse-handromi-twins = No combination holds the same card twice
    .rule = groups
refuse-handromi-suits = A run keeps to one suit, a group to one rank
    .rule = runs
refuse-handromi-few-run = Your run is { handromi-few } short
    .rule = runs
refuse-handromi-few-group = Your group is { handromi-few } short
    .rule = groups
refuse-handromi-opening = { $laid ->
    [0] {""}
   *[other] { $laid } laid,{" "}
}{ $chosen ->
    [0] {""}
   *[other] { $chosen } chosen,{" "}
}{ $have } in all: { $need } needed to open
    .rule = opening
refuse-handromi-reach = These would only get you to { $have } of { $need }
    .rule = opening
refuse-handromi-short = { $laid } of { $need } laid: lay more before you discard, or take it back
    .final = { $laid } of { $need } laid: lay more before you discard
    .rule = opening
refuse-handromi-unopened = First open with { $need }: { $laid ->
    [0] {""}
   *[other] { $laid } laid,{" "}
}{ $hand } in hand
    .rule = layoff
refuse-handromi-unfit = Only the { handromi-card } goes on that combination
    .rule = layoff
refuse-handromi-unfit-run = Only { handromi-low } or { handromi-high } { handromi-suit } goes on that run
    .rule = layoff
refuse-handromi-full = That combination is complete: nothing more goes on it
    .rule = layoff
refuse-handromi-apart = Lay one combination at a time
refuse-handromi-after = One at a time: first the { handromi-card }
    .rule = layoff
refuse-handromi-out = You have to go out in this turn: { $cards ->
    [one] 1 card is left
   *[other] { $cards } cards are left
}
    .rule = out
refuse-handromi-must = First lay the { handromi-card } you took
    .rule = discard
refuse-handromi-kept = A card just taken cannot be discarded in the same turn
    .rule = discard
refuse-handromi-last = You must keep one card to discard
    .rule = turn

## What is still missing, instead of a button

missing-handromi-discard = Choose a card to discard
missing-handromi-swap = Choose a card to swap or to discard
missing-handromi-lay = Choose cards to lay, or one to discard
missing-handromi-must = Lay the { handromi-of } you took
missing-handromi-out = { $cards ->
    [one] Discard your last card
   *[other] Lay your cards, and discard the last
}
missing-handromi-short = { $more } more to open
lacks-handromi-run = { handromi-more } { $n ->
    [one] { $suit ->
        [s] spade
        [h] heart
        [d] diamond
       *[c] club
    } makes
   *[other] { $suit ->
        [s] spades
        [h] hearts
        [d] diamonds
       *[c] clubs
    } make
} a run
lacks-handromi-group = { handromi-more } { $n ->
    [one] { handromi-rank } makes
   *[other] { handromi-rank }s make
} a group

## Of a card, before it can be laid off: where it fits

about-handromi-fits = { $n ->
    [0] It fits nothing on the table yet.
   *[other] It fits { $n } combinations on the table.
}
about-handromi-fits-run = { $seat_you ->
    [yes] It fits your { handromi-run }.
   *[no] It fits { $seat }’s { handromi-run }.
}
about-handromi-fits-group = { $seat_you ->
    [yes] It fits your { handromi-group }.
   *[no] It fits { $seat }’s { handromi-group }.
}

## For somebody new to the game

tip-handromi-swap = This turn only: swap any of your cards for the exchange card.
tip-handromi-draw = The discard is only for what you can lay at once.
tip-handromi-take = If you take the discard, you must lay it this turn.
tip-handromi-owed = The discard is only there to be laid: it cannot stay in your hand.
tip-handromi-out = You took it to go out: lay all but one card, and discard that.
tip-handromi-collect = { $have ->
    [0] Collect { $need } in combinations to open: 0 so far.
   *[other] A line below cards is a run, dots a group: { $have } of { $need } to open.
}
tip-handromi-open = You can lay { $have }: { $need } are enough to open. Nothing laid costs 100.
tip-handromi-more = Your hand has the rest. Cards laid off do not count towards it.
tip-handromi-lay = What fits may be laid, on anybody’s cards too. What is left costs you.
tip-handromi-discard = The discard ends your turn. { $to } may take it only to lay at once.

## Options

option-handromi-deals = Deals
    .help = How many deals a match has.
option-handromi-deals-1 = 1
option-handromi-deals-3 = 3
option-handromi-deals-5 = 5
option-handromi-deals-7 = 7
option-handromi-exchangeSwap = Swapping the exchange card
    .help = Who may swap a card in hand for the exchange card before drawing.
option-handromi-exchangeSwap-everyFirstTurn = Everybody, in the first turn
option-handromi-exchangeSwap-firstPlayer = The first player only
option-handromi-exchangeSwap-off = Nobody
option-handromi-firstTurnMeld = Laying in the very first turn
    .help = The player with 15 cards may lay cards before the first discard.
option-handromi-firstTurnMeld-on = Allowed
option-handromi-firstTurnMeld-off = Not allowed
option-handromi-aceLowForOpening = Ace below a 2
    .help = What the ace of A-2-3 counts for the opening.
option-handromi-aceLowForOpening-10 = 10
option-handromi-aceLowForOpening-1 = 1
option-handromi-cleanHand = Clean hand
    .help = When going out from hand counts 20 and doubles what the others pay.
option-handromi-cleanHand-emptyTable = The table was empty
option-handromi-cleanHand-noLayoff = Nothing was laid off
option-handromi-unmeldedPenalty = Nothing laid
    .help = Whether the 100 points replace the cards in hand or come on top of them.
option-handromi-unmeldedPenalty-replace = 100 instead of the cards
option-handromi-unmeldedPenalty-add = 100 and the cards
option-handromi-tie = Tie after the last deal
    .help = Whether the lowest total may be shared.
option-handromi-tie-shared = First place is shared
option-handromi-tie-extraDeal = One extra deal
option-handromi-openedTake = Discard taken after opening
    .help = Whether it has to be laid in the same turn.
option-handromi-openedTake-mustLay = Has to be laid
option-handromi-openedTake-free = May be kept
option-handromi-freeFirstDiscard = First discard is free
    .help = The next player may take the first discard of the deal without opening.
option-handromi-freeFirstDiscard-off = As any other
option-handromi-freeFirstDiscard-on = Free to take

## Temperaments of the computer's players

temperament-handromi-careful = Careful
    .about = Tries not to discard what the next player may be waiting for.
temperament-handromi-bold = Bold
    .about = Holds a good hand back and hopes to go out in a single turn.
temperament-handromi-thrifty = Thrifty
    .about = Gets rid of expensive cards first, whoever may want them.

## Why the rule-based player does what it does: hints, and looking back

why-handromi-swap = The exchange card fits this hand better
why-handromi-swap-opens = With the exchange card this hand has the points to open at once
why-handromi-claim = The exchange card ends the deal from hand
why-handromi-draw = The discard helps less than an unseen card
why-handromi-stock = The discard cannot be taken
why-handromi-out = It ends the deal
why-handromi-hand = Nearly everything fits: it is worth waiting to go out from hand
why-handromi-double = The table is empty: opening can wait, and going out from hand pays double
why-handromi-open = Opening now avoids the 100 points
why-handromi-take = The discard can be laid at once
why-handromi-fits = The discard makes a combination
why-handromi-lay = Cards on the table no longer cost anything
why-handromi-layoff = It fits what is on the table
why-handromi-useless = No single unseen card would complete a combination with it
why-handromi-twin = This hand holds it twice, and no combination takes both
why-handromi-outs = Only { $n ->
    [one] one unseen card
   *[other] { $n } unseen cards
} would complete a combination with it
why-handromi-ends = { $n ->
    [one] One unseen card
   *[other] { $n } unseen cards
} would then end the deal at the next draw
why-handromi-saves = It saves { $points } points if somebody goes out
why-handromi-least = It will be missed least, and helps { $to_you ->
    [yes] you
   *[no] { $to }
} little
why-handromi-laid-in = { $to_you ->
    [yes] You
   *[no] { $to }
} can lay it at once in only about { $worlds } of { $of } cases
why-handromi-spoils-least = Something has to go: this hurts least

## What other games call a hand

own-handromi-table-next = Next deal
own-handromi-table-settlement = Points this deal
own-handromi-summary-hands = Cards left over
own-handromi-score-deal = Deal

## What is said of a card that is unlike the others

handromi-ten = Ten, jack, queen and king count 10 each.
own-handromi-about-A = In a run it stands below the 2 or above the king, not between them. It counts 10 in the opening, and 11 left in a hand.
own-handromi-about-10 = { handromi-ten }
own-handromi-about-J = { handromi-ten }
own-handromi-about-Q = { handromi-ten }
own-handromi-about-K = { handromi-ten }

## Figures: what is counted of each deal, and what is worth doing.

fact-handromi-out = Out
fact-handromi-hand = Out from hand
fact-handromi-clean = Out with a clean hand
fact-handromi-laid = Opened
fact-handromi-opened = Opening turn
fact-handromi-left = Points left in hand
fact-handromi-melds = Combinations a deal
fact-handromi-layoffs = Cards laid off a deal
fact-handromi-takes = Discards taken a deal
fact-handromi-swaps = Exchange card swapped
fact-handromi-claims = Exchange card claimed

feat-handromi-early = Early start
    .about = Open in one of your first four turns.
feat-handromi-taken = Just what was needed
    .about = Take a discard and open with it.
feat-handromi-tight = Not a point to spare
    .about = Open with 51 or 52 points.
feat-handromi-layoffs = Generous
    .about = Lay off five or more cards in one deal.
feat-handromi-saved = Travel light
    .about = Hold five points or fewer when somebody else goes out.
feat-handromi-swift = Swift
    .about = Go out in eight turns or fewer.
feat-handromi-hand = From hand
    .about = Lay everything in one turn without having opened before.
feat-handromi-claim = The last card
    .about = Claim the exchange card and go out with it.
feat-handromi-clean = Clean hand
    .about = Go out with a clean hand.

## The moves as they are typed in the terminal: examples, two spaces, what they do

terminal-moves-handromi =
    draw           draw from the stock
    take           take the top discard
    claim          take the exchange card and go out
    swap 7c        swap the card for the exchange card
    meld Qs Ks As  lay a combination
    layoff 8h 2    lay a card off on the second combination of the table
    discard 4c     discard, which ends your turn
