### Boast or Nothing, for three to five players.
### A code of the engine is the name of a message with "-" for "/". $seat and $to are names; beside each stands
### $seat_you, $to_you: "yes" where it is the one person who plays here. $colour is r, b or y.

## Colours as they are named within the messages below

boast-colour = { $colour ->
    [r] red
    [b] blue
   *[y] yellow
}
boast-Colour = { $colour ->
    [r] Red
    [b] Blue
   *[y] Yellow
}
boast-over = { $over ->
    [r] red
    [b] blue
    [y] yellow
    [rb] red and blue
    [br] blue and red
    [ry] red and yellow
    [yr] yellow and red
    [by] blue and yellow
   *[yb] yellow and blue
}
boast-either = { $over ->
    [r] red
    [b] blue
    [y] yellow
    [rb] red or blue
    [br] blue or red
    [ry] red or yellow
    [yr] yellow or red
    [by] blue or yellow
   *[yb] yellow or blue
}
boast-have = { $have ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[7] seven
}
boast-kept = { $cards ->
    [one] The { boast-colour } card left in hand gets
   *[other] The { boast-colour } cards left in hand get
}

## The table

title-boast = Boast or Nothing · round { $deal } · { $wanted ->
    [1] 1 trick
   *[other] { $wanted } tricks
} or none · to { $goal }
zone-boast-hand = { $seat_you ->
    [yes] Your hand
   *[no] { $seat }’s hand
}
zone-boast-tower = The tower, strongest colour on top
    .rule = tower
zone-boast-trick = The trick
zone-boast-trick-led = The trick: { boast-colour } was led
zone-boast-left = Left over
zone-boast-won = { $seat_you ->
    [yes] Your tricks
   *[no] { $seat }’s tricks
}
shape-boast-card = { boast-colour } { $rank }
shape-boast-escape = escape
stat-boast-tricks = { $tricks } of { $wanted }
    .about = Tricks taken so far, and how many make a point: exactly that many, not one more
stat-boast-both = { $wanted } or none
    .about = Two aims are open: exactly { $wanted } for one point, or no tricks at all for two
stat-boast-more = { $more } more to go
    .about = { $more ->
        [one] One more trick makes
       *[other] { $more } more tricks make
    } one point. The two points for none are gone
stat-boast-there = enough
    .about = That is one point, unless another trick has to be taken
stat-boast-nothing = none or no points
    .about = Too few tricks are left for one point. Taking none at all still scores two
stat-boast-missed = no points
    .about = Nothing more can be scored this round

## What cards and chips are called, and other words for what every table says

own-boast-card-r = { $rank ->
    [C] red chip
   *[other] red { $rank }
}
own-boast-card-b = { $rank ->
    [C] blue chip
   *[other] blue { $rank }
}
own-boast-card-y = { $rank ->
    [C] yellow chip
   *[other] yellow { $rank }
}
own-boast-card-x = escape
own-boast-about-x = It may always be played, whatever was led, and has no colour: it never takes a trick.
own-boast-about-card-fits = It may be played now:
own-boast-about-card-not = It may not be played now
own-boast-table-next = Next round
own-boast-table-menu-replay = Look back at the last round
own-boast-table-menu-review = Review of the last round
own-boast-table-settlement = Points this round
own-boast-summary-hands = Cards left over
own-boast-score-deal = Round

## What beats a card

about-boast-card = { $over ->
    [none] { $higher ->
        [yes] While { boast-colour } is on top of the tower, only a higher { boast-colour } card beats it.
       *[no] While { boast-colour } is on top of the tower, nothing beats it.
    }
   *[other] { $higher ->
        [yes] A higher { boast-colour } card beats it, and so does any { boast-either } one: above { boast-colour } in the tower.
       *[no] No { boast-colour } card is higher, but any { boast-either } one beats it: above { boast-colour } in the tower.
    }
}

## Why a card won

won-boast-above = { boast-Colour } is above { boast-over }: { $seat_you ->
    [yes] you take the trick
   *[no] { $seat } takes the trick
}{ $cards ->
    [one] {""}
   *[other] {" "}with the highest { boast-colour }
}
won-boast-only = { boast-Colour } has no rival: { $seat_you ->
    [yes] you take the trick
   *[no] { $seat } takes the trick
}
won-boast-highest = { boast-Colour } is the only colour, { $rank } is the highest: { $seat_you ->
    [yes] you take the trick
   *[no] { $seat } takes the trick
}

## The line that says what to do next

banner-boast-lead = { $seat_you ->
    [yes] You lead: play any card
   *[no] { $seat } leads
}
    .coached = { $seat_you ->
        [yes] You lead
       *[no] { $seat } leads
    }
banner-boast-open = { $seat_you ->
    [yes] Only escapes so far: play any card
   *[no] { $seat } to play, only escapes so far
}
banner-boast-waits = { $seat_you ->
    [yes] You to play, { boast-colour } was led
   *[no] { $seat } to play, { boast-colour } was led
}
banner-boast-free = You have no { boast-colour }: play any card
banner-boast-follow = Follow { boast-colour }
banner-boast-follow-escape = Follow { boast-colour }, or play an escape
banner-boast-last = Play your last card
boast-capped = { $tricks ->
    [0] { $points ->
        [1] , as five is the most
       *[other] {""}
    }
   *[other] {""}
}
banner-boast-over = { $seat_you ->
    [yes] You took { $tricks ->
        [0] no trick
        [one] 1 trick
       *[other] { $tricks } tricks
    }: { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }{ boast-capped }
   *[no] { $seat } took { $tricks ->
        [0] no trick
        [one] 1 trick
       *[other] { $tricks } tricks
    }: { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }{ boast-capped }
}

## Buttons

action-boast-card = { $so ->
    [takes] Play { boast-colour } { $rank }: takes the trick
    [ahead] Play { boast-colour } { $rank }: would win now
    [beaten] Play { boast-colour } { $rank }: does not win
   *[leads] Play { boast-colour } { $rank }
}
action-boast-escape = Play an escape

## The log, also read aloud

log-boast-deal = { $seat_you ->
    [yes] { $to_you ->
        [yes] You deal and lead
       *[no] You deal, { $to } leads
    }
   *[no] { $to_you ->
        [yes] { $seat } deals, you lead
       *[no] { $seat } deals, { $to } leads
    }
}
log-boast-deal-won = { $seat_you ->
    [yes] You deal
   *[no] { $seat } deals
}; { $to_you ->
    [yes] you took the last trick and lead
   *[no] { $to } took the last trick and leads
}
log-boast-tower = The tower: { $top ->
    [r] red
    [b] blue
   *[y] yellow
} on top, then { $middle ->
    [r] red
    [b] blue
   *[y] yellow
}, { $bottom ->
    [r] red
    [b] blue
   *[y] yellow
} at the bottom
log-boast-left = Left over, in nobody’s hand{ $shown ->
    [none] {""}
   *[other] : { $shown }
}
play-boast-card = { $seat_you ->
    [yes] You play { boast-colour } { $rank }
   *[no] { $seat } plays { boast-colour } { $rank }
}
play-boast-escape = { $seat_you ->
    [yes] You play an escape
   *[no] { $seat } plays an escape
}
log-boast-chip = The { boast-colour } chip goes to the bottom
deal-boast-over = The round is over. { $seat_you ->
    [yes] You took the last trick
   *[no] { $seat } took the last trick
}
deal-boast-again = The round is over. { $count } players stand at { $points } points: another round decides
match-boast-conceded = { $seat_you ->
    [yes] You have given up the match
   *[no] { $seat } has given up the match
}
match-boast-won = { $seat_you ->
    [yes] You win the match with { $points } points
   *[no] { $seat } wins the match with { $points } points
}
match-boast-shared = { $count ->
    [2] Two players
    [3] Three players
    [4] Four players
   *[5] Five players
} share the win with { $points } points each

## Where points come from

score-boast-exact = Exactly { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
score-boast-nothing = No trick
score-boast-missed = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}, neither { $wanted } nor none
score-boast-cap = Capped at { $goal }

## Player's aid

guide-boast-exact = { $wanted ->
    [1] Exactly 1 trick
   *[other] Exactly { $wanted } tricks
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}
guide-boast-nothing = No trick: { $points } points
guide-boast-goal = First to { $goal } points wins
guide-boast-follow = Follow the colour led if you can; an escape may always be played
guide-boast-number = One colour in the trick: the highest number wins
guide-boast-tower = Several colours: the one highest in the tower wins, whatever the numbers
guide-boast-chip = When colours met, the winning colour’s chip goes to the bottom
guide-boast-chip-always = After every trick the winning colour’s chip goes to the bottom
guide-boast-escape = An escape has no colour and never wins
guide-boast-cards = In the deck: 1 to { $top } in three colours, { $escapes } escapes

## Why a card cannot be played

refuse-boast-over = The round is over
refuse-boast-turn = { $seat_you ->
    [yes] It is your turn
   *[no] { $seat } is still to play
}
refuse-boast-hand = Only cards from your hand can be played
refuse-boast-one = One card at a time
    .rule = trick
refuse-boast-follow = Follow { boast-colour }: you have { boast-have }
    .rule = trick
refuse-boast-follow-escape = Follow { boast-colour } (you have { boast-have }), or play an escape
    .rule = trick

## What is still missing, instead of a button

missing-boast-lead = Choose any card to lead
missing-boast-follow = Choose a { boast-colour } card
missing-boast-follow-escape = Choose a { boast-colour } card, or an escape
missing-boast-card = Only { boast-colour } { $rank } can be played
missing-boast-escape = Only an escape can be played

## For somebody new to the game

tip-boast-lead = Exactly { $wanted ->
    [1] one trick
   *[other] { $wanted } tricks
} for one point, or none at all for two.
tip-boast-tower = If colours meet, the one highest in the tower takes the trick.
tip-boast-open = The first coloured card decides what must be followed.
tip-boast-count = Each name shows the tricks taken and needed: you have { $tricks } of { $wanted }.
tip-boast-free = Any card goes, and wins if its colour stands above the others.
tip-boast-escape = An escape never takes a trick: it can keep you out of any.
tip-boast-there = You have enough: one more trick, and you score nothing.
tip-boast-missed = No points are left for you, but you can spoil those of the others.
tip-boast-nothing = Too few tricks are left for one point: no trick at all scores two.
tip-boast-more = You need { $more } more: high cards of high colours take tricks.
tip-boast-both = { $wanted } for one point, or none for two: which will it be?

## Options

option-boast-towerMoves = The tower changes
    .help = When the chip of the winning colour goes to the bottom of the tower: only if the tower had to decide between colours, or after every trick, as the published rules have it.
option-boast-towerMoves-whenDecisive = When colours met
option-boast-towerMoves-everyTrick = After every trick
option-boast-leftover = Cards left over
    .help = Whether the two cards that nobody gets lie face up or face down.
option-boast-leftover-faceUp = Face up
option-boast-leftover-faceDown = Face down
option-boast-nextStart = Next round is led by
    .help = Who leads the first trick of the next round.
option-boast-nextStart-lastTrick = Winner of the last trick
option-boast-nextStart-rotate = Next player to the left
option-boast-towerNewRound = Tower in a new round
    .help = Whether the chips are restacked at random, or stay as they are.
option-boast-towerNewRound-reshuffle = Restacked
option-boast-towerNewRound-keep = Stays
option-boast-tie = Tie at the top
    .help = When several players share the highest total at the end: another round, or several winners.
option-boast-tie-playOn = Play another round
option-boast-tie-shared = Several winners
option-boast-cap = Five points at most
    .help = A player with 4 points who scores 2 stands at 5. Without this: at 6.
option-boast-cap-on = Stop at five
option-boast-cap-off = Count

## Temperaments of the computer's players

temperament-boast-careful = Careful
    .about = Keeps high cards back for as long as possible.
temperament-boast-bold = Bold
    .about = Plays high cards early and dreams of taking nothing at all.
temperament-boast-mischievous = Mischievous
    .about = Takes tricks to spoil what others have in mind, and seldom tries for none.

## Why the rule-based player does what it does: hints, and looking back

why-boast-only = No other card may be played
why-boast-beaten-in = { $of ->
    [100] { $worlds ->
        [1] This card is very unlikely to be beaten
        [2] This card is very unlikely to be beaten
        [3] This card is very unlikely to be beaten
        [4] This card is very unlikely to be beaten
        [5] This card is very unlikely to be beaten
       *[other] This card is very likely to be beaten
    }
   *[other] Somebody is expected to beat this card in about { $worlds ->
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
why-boast-safe = Nobody is expected to beat this card
why-boast-found = It does best on average, whatever the others hold
why-boast-exactly = It raises the chance to take exactly { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
} from about { $than } % to { $percent } %
why-boast-not-one = It raises the chance to take no trick at all from about { $than } % to { $percent } %
why-boast-better-in = It did better in about { $percent } % of the deals tried, and worse in { $than } %
why-boast-none = No trick at all is the better goal
why-boast-more = { $more ->
    [one] One more trick is needed
   *[other] { $more } more tricks are needed
}
why-boast-keeps = { $more ->
    [one] It saves stronger cards for the trick that is still needed
   *[other] It saves stronger cards for the { $more } tricks still needed
}
why-boast-saves = It saves { boast-colour } { $rank }, the strongest in hand, for { $more ->
    [one] the trick that is still needed
   *[other] a trick that is still needed
}
why-boast-rises = { boast-kept } stronger: { boast-over } sinks in the tower
why-boast-holds = { boast-kept } no weaker: { boast-colour } keeps its place in the tower
why-boast-sinks = { boast-kept } weaker: { boast-colour } sinks in the tower
why-boast-leaves = { boast-kept } no stronger: { boast-over } keeps its place in the tower
why-boast-there = { $tricks ->
    [one] One trick is enough: no more
   *[other] { $tricks } tricks are enough: no more
}
why-boast-lost = Nothing left to win: spoil it for the others
why-boast-sure = It is certain to take the trick
why-boast-top = It is sure of the trick: nobody else can have a higher { boast-colour } card, and { boast-colour } is on top
why-boast-takes = This card is likely to win the trick in the end
why-boast-ducks = This card is unlikely to win the trick in the end
why-boast-cannot = This card cannot win the trick
why-boast-dumps = It sheds a card that could still take a trick, without taking this one
why-boast-escape = An escape never takes a trick
why-boast-spoils = { $seat_you ->
    [yes] You do not want this trick
   *[no] { $seat } does not want this trick
}

## Figures: what is counted of each round, and what is worth doing.

fact-boast-tricks = Tricks a round
fact-boast-exact = Exactly enough
fact-boast-nothing = No tricks at all
fact-boast-over = Too many tricks
fact-boast-upsets = Higher numbers beaten by colour
fact-boast-chips = Chips sunk a round
fact-boast-escapes = Escapes played a round

feat-boast-exact = On the dot
    .about = Take exactly the number needed.
feat-boast-nothing = Nothing
    .about = Take no tricks at all.
feat-boast-upsets = Colour counts
    .about = Win two tricks in a round over a higher number, by the stronger colour.
feat-boast-low = Small but mighty
    .about = Win a trick with a 1 or a 2.
feat-boast-last = Last gasp
    .about = Take the last trick to reach exactly the number needed.
feat-boast-bare = No way out
    .about = Take exactly the number needed, playing no escape.
feat-boast-high = Ducked out
    .about = Take no tricks after being dealt two or more of the highest numbers.
feat-boast-chips = The tower turns
    .about = Sink three chips in one round by winning tricks.

## The moves as they are typed in the terminal: examples, two spaces, what they do

terminal-moves-boast =
    7r, 3b  play a card: its number and its colour, r for red, b for blue, y for yellow
    x       play an escape
