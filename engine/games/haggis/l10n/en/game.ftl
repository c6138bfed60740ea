### Haggis for two and three players, and what the rest of its family shares with it.
### A code of the engine is the name of a message with "-" for "/". $seat, $to and $from are names; beside each
### stands $seat_you, $to_you, $from_you: "yes" where it is the one person who plays here.

## Combinations as they are named within the messages below

haggis-ranks = { $rank }s
haggis-rank = { $aloud ->
    [yes] { $rank ->
        [J] Jack
        [Q] Queen
        [K] King
       *[other] { $rank }
    }
   *[no] { $rank }
}
haggis-shown = { $shown ->
    [none] {""}
   *[other] : { $shown }
}
haggis-single = { haggis-rank }
haggis-a-single = { $shown ->
    [none] a single { haggis-rank }
   *[other] the { $shown }
}
haggis-set = { $width ->
    [2] pair of { haggis-ranks }
    [3] triple of { haggis-ranks }
    [4] set of four { haggis-ranks }
    [5] set of five { haggis-ranks }
    [6] set of six { haggis-ranks }
    [7] set of seven { haggis-ranks }
   *[other] set of { $width } { haggis-ranks }
}
haggis-a-set = a { haggis-set }
haggis-run = { $width ->
    [1] run { $low } to { haggis-rank }
    [2] run of pairs { $low } to { haggis-rank }
    [3] run of triples { $low } to { haggis-rank }
    [4] run of quads { $low } to { haggis-rank }
    [5] five-of-a-kind run { $low } to { haggis-rank }
    [6] six-of-a-kind run { $low } to { haggis-rank }
    [7] seven-of-a-kind run { $low } to { haggis-rank }
    [8] eight-of-a-kind run { $low } to { haggis-rank }
   *[other] nine-of-a-kind run { $low } to { haggis-rank }
}
haggis-wild-cards = { $aloud ->
    [yes] { $bomb ->
        [2] of Jack and Queen
        [3] of Jack and King
        [4] of Queen and King
       *[5] of Jack, Queen and King
    }
   *[no] { $bomb ->
        [2] J-Q
        [3] J-K
        [4] Q-K
       *[5] J-Q-K
    }
}
haggis-bomb = { $bomb ->
    [1] bomb 3-5-7-9 in four suits
    [6] bomb 3-5-7-9 in one suit
   *[other] bomb { haggis-wild-cards }
}
haggis-suit = { $suit ->
    [r] lozenge
    [o] sun
    [y] star
    [g] leaf
    [b] drop
    [s] spade
    [h] heart
    [d] diamond
    [c] club
   *[other] card
}
haggis-suits = { $suit ->
    [r] lozenges
    [o] suns
    [y] stars
    [g] leaves
    [b] drops
    [s] spades
    [h] hearts
    [d] diamonds
    [c] clubs
   *[other] cards
}
haggis-more = { $n ->
    [1] One more
    [2] Two more
    [3] Three more
   *[other] { $n } more
}
haggis-few = { $n ->
    [1] one card
    [2] two cards
    [3] three cards
   *[other] { $n } cards
}
haggis-lack = { $lack ->
    [2] two cards
    [3] three cards
    [4] four cards
   *[other] { $lack } cards
}
haggis-too-many = { $over ->
    [1] One card too many
    [2] Two cards too many
   *[other] { $over } cards too many
}
haggis-wilds = { $n ->
    [1] A wild card makes
    [2] Two wild cards make
   *[other] { $n } wild cards make
}
haggis-need-single = { $rank ->
    [K] a bomb
   *[other] a single card above { $rank }
}
haggis-need-set = { $width ->
    [2] a pair above { $rank }
    [3] a triple above { $rank }
    [4] a set of four above { $rank }
    [5] a set of five above { $rank }
   *[other] a set of { $width } above { $rank }
}
haggis-need-run = { $width ->
    [1] a run of { $length } above { $low }-{ $rank }
    [2] a run of { $length } pairs above { $low }-{ $rank }
    [3] a run of { $length } triples above { $low }-{ $rank }
    [4] a run of { $length } quads above { $low }-{ $rank }
   *[other] a run of { $length } sets of { $width } above { $low }-{ $rank }
}
haggis-or-bomb = { $bomb ->
    [yes] , or a bomb
   *[no] {""}
}
haggis-Bomb = { $bomb ->
    [1] Bomb 3-5-7-9
    [6] Bomb 3-5-7-9 in one suit
   *[other] Bomb { haggis-wild-cards }
}

## The table

title-haggis = Haggis · deal { $deal } · to { $target }
zone-hand = { $seat_you ->
    [yes] Your hand
   *[no] { $seat }’s hand
}
zone-wild = { $seat_you ->
    [yes] Your wild cards
   *[no] { $seat }’s wild cards
}
zone-trick = The trick
zone-last = { $seat_you ->
    [yes] Last trick: yours
   *[no] Last trick: { $seat }’s
}
zone-last-given = { $seat_you ->
    [yes] { $to_you ->
        [yes] Last trick: your bomb
       *[no] Last trick: your bomb, cards to { $to }
    }
   *[no] { $to_you ->
        [yes] Last trick: { $seat }’s bomb, cards to you
       *[no] Last trick: { $seat }’s bomb, cards to { $to }
    }
}
zone-won = { $seat_you ->
    [yes] Your tricks
   *[no] { $seat }’s tricks
}
zone-haggis = The haggis
    .rule = deal
stat-bet = { $value ->
    [0] no bet
   *[other] bet { $value }
}
    .about = Points bet on going out first
stat-captured =
    { $points ->
        [one] { $points } pt won
       *[other] { $points } pts won
    }
    .about = Points in the tricks taken so far
stat-out = { $points } for going out
shape-single = { haggis-single }
shape-set = { haggis-set }
shape-run = { haggis-run }
shape-bomb = { haggis-bomb }
shape-pass = pass
with-wild-set = { haggis-set } with { $wilds }
with-wild-run = { haggis-run } with { $wilds }

## The line that says what to do next

banner-lead = { $seat_you ->
    [yes] You lead
   *[no] { $seat } leads
}
banner-lead-instead = { $seat_you ->
    [yes] You are out, so { $to } leads
   *[no] { $to_you ->
        [yes] { $seat } is out, so you lead
       *[no] { $seat } is out, so { $to } leads
    }
}
beat-single = Beat the { haggis-single }, or pass
beat-set = Beat the { haggis-set }, or pass
beat-run = Beat the { haggis-run }, or pass
beat-bomb = Beat the { haggis-bomb } with a higher bomb, or pass
cannot-single = Nothing beats the { haggis-single }: pass
    .rule = beating
cannot-set = Nothing beats the { haggis-set }: pass
    .rule = beating
cannot-run = Nothing beats the { haggis-run }: pass
    .rule = beating
cannot-bomb = Nothing beats the { haggis-bomb }: pass
    .rule = bombs
waits-single = { $seat_you ->
    [yes] The { haggis-single } is yours to beat
   *[no] { $seat } to beat the { haggis-single }
}
waits-set = { $seat_you ->
    [yes] The { haggis-set } is yours to beat
   *[no] { $seat } to beat the { haggis-set }
}
waits-run = { $seat_you ->
    [yes] The { haggis-run } is yours to beat
   *[no] { $seat } to beat the { haggis-run }
}
waits-bomb = { $seat_you ->
    [yes] The { haggis-bomb } is yours to beat
   *[no] { $seat } to beat the { haggis-bomb }
}
banner-give = { $seat_you ->
    [yes] Your bomb won: choose who gets the cards
   *[no] { $seat }’s bomb won: { $seat } chooses who gets the cards
}
banner-over = { $seat_you ->
    [yes] You were out first: { $points } points
   *[no] { $seat } was out first: { $points } points
}

## Buttons

action-pass = Pass
action-bet = { $value ->
    [0] No bet
    [15] Small bet, 15
    [30] Big bet, 30
   *[other] Bet { $value }
}
    .short = { $value ->
        [0] No bet
        [15] Small 15
        [30] Big 30
       *[other] Bet { $value }
    }
action-give = Cards to { $to }
action-single = Play { haggis-single }
action-set = Play { haggis-a-set }
action-run = Play a { haggis-run }
action-with-set = Play { haggis-a-set } with { $wilds }
    .short = Play { haggis-a-set }
action-with-run = Play a { haggis-run } with { $wilds }
    .short = Play a { haggis-run }
action-bomb = { $points ->
    [0] Play { haggis-bomb }
    [one] { haggis-Bomb }: you give away 1 point
   *[other] { haggis-Bomb }: you give away { $points } points
}
action-bomb-to = { haggis-Bomb }: { $points ->
    [0] the cards
    [one] 1 point
   *[other] { $points } points
} to { $to }

## The log, also read aloud

log-deal = { $seat_you ->
    [yes] { $to_you ->
        [yes] You deal and lead
       *[no] You deal, { $to } leads
    }
   *[no] { $to_you ->
        [yes] { $seat } deals, you lead
       *[no] { $seat } deals, { $to } leads
    }
}
play-single = { $seat_you ->
    [yes] You play { haggis-a-single }
   *[no] { $seat } plays { haggis-a-single }
}
play-set = { $seat_you ->
    [yes] You play { haggis-a-set }
   *[no] { $seat } plays { haggis-a-set }{ haggis-shown }
}
play-run = { $seat_you ->
    [yes] You play a { haggis-run }
   *[no] { $seat } plays a { haggis-run }{ haggis-shown }
}
play-bomb = { $seat_you ->
    [yes] You play the { haggis-bomb }
   *[no] { $seat } plays the { haggis-bomb }
}
log-pass = { $seat_you ->
    [yes] You pass
   *[no] { $seat } passes
}
log-bet = { $value ->
    [0] { $seat_you ->
        [yes] You make no bet
       *[no] { $seat } makes no bet
    }
   *[other] { $seat_you ->
        [yes] You bet { $value }
       *[no] { $seat } bets { $value }
    }
}
log-give = { $seat_you ->
    [yes] You give the cards to { $to }
   *[no] { $to_you ->
        [yes] { $seat } gives the cards to you
       *[no] { $seat } gives the cards to { $to }
    }
}
log-taken = { $seat_you ->
    [yes] You take the trick
   *[no] { $seat } takes the trick
}
log-taken-points = { $seat_you ->
    [yes] You take the trick: { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }
   *[no] { $seat } takes the trick: { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }
}
log-given = { $from_you ->
    [yes] Your bomb wins, the cards go to { $seat }
   *[no] { $seat_you ->
        [yes] { $from }’s bomb wins, the cards go to you
       *[no] { $from }’s bomb wins, the cards go to { $seat }
    }
}
log-given-points = { log-given }: { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
log-out = { $seat_you ->
    [yes] You are out, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } left in the largest hand: { $points } points
   *[no] { $seat } is out, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } left in the largest hand: { $points } points
}
deal-first-out = { $seat_you ->
    [yes] The deal is over. You were out first
   *[no] The deal is over. { $seat } was out first
}
match-haggis-conceded = { $seat_you ->
    [yes] You have given up the match
   *[no] { $seat } has given up the match
}
match-won = { $seat_you ->
    [yes] You win the match with { $points } points
   *[no] { $seat } wins the match with { $points } points
}

## Where points come from

score-out = Going out: largest hand left, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} × { $each }
score-out-against = Going out: { $seat_you ->
    [yes] your
   *[no] { $seat }’s
} { $cards ->
    [one] last card
   *[other] { $cards } cards
} × { $each }
score-first-bonus = Bonus for first out
score-captured = Point cards in tricks
score-leftover = { $seat_you ->
    [yes] Points in your last cards
   *[no] Points in { $seat }’s last cards
}
score-haggis = Point cards in the haggis
score-bet-made = Bet of { $value } made
score-bet-from = { $seat_you ->
    [yes] Your bet of { $value } failed
   *[no] { $seat }’s bet of { $value } failed
}
score-bet-failed = Bet of { $value } failed

## Player's aid

guide-shapes = Sets and runs
    .heading = yes
guide-set = Set: one or more cards of one rank
guide-run = Run: three or more in a row in one suit
guide-run-of-pairs = Pairs or larger sets in a row make a run, too, with the same suits at every rank
guide-bombs = Bombs, highest first
    .heading = yes
guide-bomb = { $bomb ->
    [1] 3-5-7-9 in four suits
    [2] J-Q
    [3] J-K
    [4] Q-K
    [5] J-Q-K
   *[6] 3-5-7-9 in one suit
}
guide-bomb-wilds = No wild card stands for a number in 3-5-7-9
guide-bomb-price = The price of every bomb: its trick’s cards go to somebody else, the lead to you
guide-points = Points
    .heading = yes
guide-out = Going out: { $points } points for each card in the largest hand of the others
guide-worth = { $points ->
    [one] { $cards }: 1 point each
   *[other] { $cards }: { $points } points
}
guide-worth-each = Every card: { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Why a selection goes nowhere

refuse-over = The deal is over: all hands are open
refuse-turn = { $seat } is still to play
refuse-turn-bet = { $seat } is still to play: you may still bet
    .rule = bets
refuse-give = First choose who gets the cards
refuse-hand = These cards are not all in your hand
refuse-suits = { $ranks } is not a run: runs need three in one suit
    .rule = runs
refuse-tracks = { $ranks } is not a run yet: every rank needs the same suits
    .rule = runs
refuse-short = { $ranks } is not a run: runs need three in one suit
    .rule = runs
refuse-gap = { $ranks } is not a run: { $lack ->
    [one] a card
   *[other] { haggis-lack }
} in between { $lack ->
    [one] is
   *[other] are
} missing
    .rule = runs
refuse-bomb-wild = 3-5-7-9 is a bomb only without wild cards
    .rule = bombs
refuse-bomb-suits = 3-5-7-9 is a bomb in one suit or in four
    .rule = bombs
refuse-bomb = Only a higher bomb beats the { haggis-bomb }
    .rule = bombs
refuse-need-single = Needs { haggis-need-single }{ haggis-or-bomb }
    .rule = beating
refuse-need-set = Needs { haggis-need-set }{ haggis-or-bomb }
    .rule = beating
refuse-need-run = Needs { haggis-need-run }{ haggis-or-bomb }
    .rule = beating
refuse-many-single = { haggis-too-many }: it takes { haggis-need-single }{ haggis-or-bomb }
    .rule = beating
refuse-many-set = { haggis-too-many }: it takes { haggis-need-set }{ haggis-or-bomb }
    .rule = beating
refuse-many-run = { haggis-too-many }: it takes { haggis-need-run }{ haggis-or-bomb }
    .rule = beating
refuse-mixed-set = { $ranks } is not a set: it takes { haggis-need-set }{ haggis-or-bomb }
    .rule = beating
refuse-few-set = Your { $rank }s are { haggis-few } short
    .rule = beating
refuse-few-run = Your run is { haggis-few } short
    .rule = beating

## What is still missing, instead of a button

missing-lead = Choose any card, set, run or bomb
missing-only-bomb = You can beat that only with a bomb
missing-single = Needs { haggis-need-single }{ haggis-or-bomb }
missing-set = Needs { haggis-need-set }{ haggis-or-bomb }
missing-run = Needs { haggis-need-run }{ haggis-or-bomb }
missing-bomb = Needs a higher bomb
lacks-set = { $wild ->
    [no] { haggis-more } { $n ->
        [one] { $rank } makes
       *[other] { haggis-ranks } make
    }
    [only] { haggis-wilds }
   *[some] { haggis-more } cards make
} { haggis-a-set }
lacks-run = { $wild ->
    [no] { haggis-more } { $n ->
        [one] { haggis-suit } makes
       *[other] { haggis-suits } make
    }
    [only] { haggis-wilds }
   *[some] { haggis-more } cards make
} { $width ->
    [1] a run of { $length }
    [2] a run of { $length } pairs
    [3] a run of { $length } triples
    [4] a run of { $length } quads
   *[other] a run of { $length } sets of { $width }
}
lacks-bomb = { haggis-more } { $n ->
    [one] card makes
   *[other] cards make
} a bomb

## For somebody new to the game

tip-lead = Lead anything: sets, runs, bombs. Going out first scores most.
tip-lead-again = Sets and runs shed many cards at once; low ones win nothing later.
tip-lead-wild = Sets and runs shed many cards, but use up any J, Q, K among them.
tip-lead-few = Few cards left: whatever nobody beats gives you the lead again.
tip-follow = Same kind, same number of cards, only higher. Or pass.
tip-follow-bomb = Same kind and number of cards, only higher. Or a bomb, or pass.
tip-cannot = Passing costs you no cards, only this trick.
tip-wild = J, Q, K are wild: each stands for a lower card, or for itself.
tip-wild-bomb = J, Q, K stand for lower cards or themselves; two or three are a bomb.
tip-only-bomb = Pass, or play a bomb: the lead is then yours, the cards are not.
tip-bombed = Only a higher bomb beats it; the cards go to somebody else.
tip-points = The small numbers are points for whoever takes the trick: { $points } so far.
tip-bet = Bet before your first card, or never. It pays if you are out first.
tip-give = The lead is yours, the cards are not: choose who gets them.

## Options

option-haggis-target = Play to
    .help = The match ends after the deal in which somebody reaches this total. If the top is tied, play goes on.
option-haggis-target-250 = 250, a short match
option-haggis-target-350 = 350, a long match
option-haggis-bombRule3p = Trick won by a bomb
    .help = Who gets the cards when a bomb wins the trick.
option-haggis-bombRule3p-choose = The bomber chooses who
option-haggis-bombRule3p-tournament = Second-highest player
option-haggis-firstOutBonus = Bonus for first out
    .help = Extra points for running out of cards first.
option-haggis-firstOutBonus-5 = 5 points
option-haggis-firstOutBonus-0 = None
option-haggis-tieLead = Tied for last
    .help = Who leads the next deal when several players share the lowest total.
option-haggis-tieLead-leftOfDealer = Left of the dealer leads
option-haggis-tieLead-lastWinner = Winner of the deal leads
option-haggis-cardPoints = Card points
    .help = What captured cards are worth.
option-haggis-cardPoints-classic = Printed points
option-haggis-cardPoints-everyCard1 = 1 for every card
option-haggis-bets = Bets
    .help = Before your first card you may bet 15 or 30 on being out first.
option-haggis-bets-on = On
option-haggis-bets-off = Off
option-haggis-showCaptured = Captured points in sight
    .help = The points in everybody’s tricks are shown during the deal. Without this they are left to memory.
option-haggis-showCaptured-on = Shown
option-haggis-showCaptured-off = Hidden

## Temperaments of the computer's players

temperament-haggis-careful = Careful
    .about = Rarely bets, saves bombs and wild cards, and leads few cards at a time.
temperament-haggis-bold = Bold
    .about = Bets freely, leads many cards at once and reaches for bombs.
temperament-haggis-greedy = Greedy
    .about = Goes after tricks with points in them, and is stingy with wild cards.

## Why the rule-based player does what it does: hints, and looking back

why-cannot-beat = Nothing in this hand beats that
why-beaten-in = { $of ->
    [100] { $worlds ->
        [1] It can hardly ever be beaten
        [2] It can hardly ever be beaten
        [3] It can hardly ever be beaten
        [4] It can hardly ever be beaten
        [5] It can hardly ever be beaten
       *[other] It can almost always be beaten
    }
   *[other] Somebody can beat it in about { $worlds ->
        [2] 1 case of 5
        [3] 1 case of 3
        [5] half of the cases
        [7] 2 cases of 3
        [8] 4 cases of 5
       *[other] { $worlds ->
            [one] 1 case
           *[other] { $worlds } cases
        } of { $of }
    }
}
why-safe = Nobody could beat it in any of the { $of } deals tried
why-found = Nothing did clearly better in the { $of } deals tried
why-out-first = It raises the chance that this hand goes out { $outs ->
    [0] first
   *[other] next
} from about { $than } % to { $percent } %
why-better-in = It did better in about { $percent } % of the deals tried, and worse in { $than } %
why-gift = { $seat } is lowest: the cards do the least harm there
why-gift-harmless = The cards do the least harm in { $seat }’s hands
why-bet = { $value ->
    [0] Going out first is not certain enough for a bet
    [15] A fair hand: worth a small bet
   *[other] A strong hand: worth a big bet
}
why-bet-odds = { $of ->
    [100] This hand hardly ever goes out first
   *[other] This hand goes out first in about { $worlds ->
        [2] 1 case of 5
        [3] 1 case of 3
        [5] half of the cases
       *[other] { $worlds ->
            [one] 1 case
           *[other] { $worlds } cases
        } of { $of }
    }
}, so a bet gains nothing
why-out = It gets rid of the last cards
why-sure = Nobody can stop this hand any more
why-unbeatable = Nobody can beat it: the next lead is certain
why-close = { $seat_you ->
    [yes] You have only { $cards } { $cards ->
        [one] card
       *[other] cards
    } left
   *[no] { $seat } has only { $cards } { $cards ->
        [one] card
       *[other] cards
    } left
}
why-takes-lead = It takes the lead: the cards of the trick go to { $seats ->
    [2] the opponent
    [3] another player
   *[4] the other team
}
why-takes-points = The trick has { $points } { $points ->
    [one] point
   *[other] points
} in it already
why-odd-bomb = 3, 5, 7 and 9 go all at once, with the lead: worth more than the { $points } points given away
why-sheds = It gets rid of { $cards } cards at once
why-low-first = { $cards ->
    [one] It gets rid of a weak card
   *[other] It gets rid of { $cards } weak cards at once
}{ $wilds ->
    [0] {""}
    [one] , and the wild card stays to win the lead back
   *[other] , and { $wilds } wild cards stay to win the lead back
}
why-draws-wilds = Only a wild card or a bomb beats it
why-only-bomb = Only a bomb beats it
why-cheap = It breaks nothing up and uses no wild card
why-keeps-shape = Beating it would break up a combination{ $wild ->
    [yes] , or cost a wild card
   *[no] {""}
}{ $bomb ->
    [yes] , or cost a bomb
   *[no] {""}
}
why-keeps-high = Strong cards are kept for later
why-beaten-anyway = The number cards that beat it would probably be beaten too
why-poor-trick = { $points ->
    [0] There are no points in the trick
    [one] Only 1 point is in the trick
   *[other] Only { $points } points are in the trick
}
why-keeps-wilds = { $wilds ->
    [one] The wild card is
   *[other] The wild cards are
} kept for later
why-keeps-bomb = The bomb is kept for later
why-tricks-left = { $tricks ->
    [one] The rest of the hand then goes in a single play
   *[other] The rest of the hand then needs { $tricks } plays
}

## What is said of a card that is unlike the others

haggis-wild = In a set or run it is itself or any lower card, of any suit. Alone it is
haggis-wild-bombs = Wild cards alone make bombs: J-Q, J-K, Q-K, J-Q-K.
own-haggis-summary-hands = Cards left over
own-haggis-about-card-fits = You can do this with it, for example:
own-haggis-about-J = Wild. { haggis-wild } an 11. { haggis-wild-bombs }
own-haggis-about-Q = Wild. { haggis-wild } a 12. { haggis-wild-bombs }
own-haggis-about-K = Wild. { haggis-wild } a 13. { haggis-wild-bombs }

## Figures: what is counted of each deal, and what is worth doing.

fact-haggis-first = Out first
fact-haggis-tricks = Tricks won a deal
fact-haggis-captured = Card points taken a deal
fact-haggis-left = Cards left a deal
fact-haggis-bombs = Bombs a deal
fact-haggis-given = Points given away by bombs
fact-haggis-longest = Most cards in one play
fact-haggis-bets = Hands with a bet
fact-haggis-kept = Bets won
fact-haggis-staked = Size of a bet

feat-haggis-bomb = Cheap bomb
    .about = Win a trick with a bomb when fewer than three points lie under it.
feat-haggis-bet = As promised
    .about = Bet, and go out first.
feat-haggis-heavy = Big stake
    .about = Win a bet of 30.
feat-haggis-far = Far ahead
    .about = Go out first while somebody still holds eight or more cards.
feat-haggis-tidy = Tidy hand
    .about = Go out first in eight plays or fewer: combine what you hold.
feat-haggis-long = In one go
    .about = Play seven or more cards at once.
feat-haggis-rich = Rich haul
    .about = Take 25 card points in one deal.
feat-haggis-consoled = Second prize
    .about = Take 15 card points in a deal where somebody else goes out first.
feat-haggis-quiet = Without a bang
    .about = Go out first and play no bomb.

## The moves as they are typed in the terminal: examples, two spaces, what they do

terminal-moves-haggis =
    7r, 7r 7b    play cards: their names, in any order
    7r 8r J      a run; J, Q and K are wild
    7r J Q =set  cards that could be two things say which: =set or =run1
    J Q          a bomb
    give 2       give the cards that your bomb has won to seat 2
    bet 15       bet; 1:bet 15 is the bet of another person, at seat 1, out of turn
    pass         pass
