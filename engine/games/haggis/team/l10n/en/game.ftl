### Haggis Team, four players, two against two: what it says beyond Haggis.
### $seat, $to and $from are names; beside each stands $seat_you, $to_you, $from_you: "yes" where it is the one person
### who plays here.

## Partners as they are named within the messages below

team-pair = { $seat_you ->
    [yes] You and { $to }
   *[no] { $to_you ->
        [yes] You and { $seat }
       *[no] { $seat } and { $to }
    }
}
team-the-pair = { $seat_you ->
    [yes] you and { $to }
   *[no] { $to_you ->
        [yes] you and { $seat }
       *[no] { $seat } and { $to }
    }
}

## The table

title-team = Haggis Team · deal { $deal } · to { $target }
title-team-rounds = Haggis Team · deal { $deal } of { $rounds }
zone-won-pair = Cards taken by { team-the-pair }
zone-last-bombed = { $from_you ->
    [yes] Last trick: your bomb, cards to { team-the-pair }
   *[no] Last trick: { $from }’s bomb, cards to { team-the-pair }
}
stat-chosen = card chosen
stat-bet-replaced = bet { $value }, replaced
    .about = A bet that the partner has replaced with a higher one: it no longer counts
stat-bet-raised = raised to { $value }
    .about = The partner’s bet, raised: it is still on the partner being out first
stat-captured-cards = team took { $cards }
    .about = Cards that both partners have taken so far, a point each

## The line that says what to do next

banner-exchange = { $swap ->
    [1] Choose a card to give to { $to }
   *[other] One more card: choose again what to give to { $to }
}
banner-exchange-waits = Waiting for { $seat } to choose a card for you
banner-exchange-others = The others are still exchanging cards
banner-exchange-all = Partners exchange cards
banner-choose = { $seat_you ->
    [yes] Your bomb won: choose who leads
   *[no] { $seat }’s bomb won: { $seat } chooses who leads
}
banner-over-pair = { $seat_you ->
    [yes] You were out first: { $points } points with { $to }
   *[no] { $to_you ->
        [yes] { $seat } was out first: { $points } points for the two of you
       *[no] { $seat } was out first: { $points } points with { $to }
    }
}
banner-slam = A slam! { team-pair }: { $points } points

## Buttons

action-exchange = Give { $to } the { $rank } of { haggis-suits }
action-bomb-pair = { haggis-Bomb }: { $cards } cards to { team-the-pair }
action-lead = { $to_you ->
    [yes] Lead yourself
   *[no] { $to } leads
}
action-team-bet = { $value ->
    [10] Baby bet, 10
    [30] Little bet, 30
   *[60] Big bet, 60
}
    .short = { $value ->
        [10] Baby 10
        [30] Little 30
       *[60] Big 60
    }
action-team-bet-replace = { $value ->
    [10] Baby bet, 10, in place of { $to }’s
    [30] Little bet, 30, in place of { $to }’s
   *[60] Big bet, 60, in place of { $to }’s
}
    .short = { $value ->
        [10] Baby 10 instead
        [30] Little 30 instead
       *[60] Big 60 instead
    }
action-team-bet-raise = Raise { $to }’s bet to { $value }
    .short = Raise it to { $value }

## The log, also read aloud

log-choose = { $seat_you ->
    [yes] You choose a card for { $to }
   *[no] { $to_you ->
        [yes] { $seat } chooses a card for you
       *[no] { $seat } chooses a card for { $to }
    }
}
log-exchange = { $seat_you ->
    [yes] You give { $to } a card{ haggis-shown }
   *[no] { $to_you ->
        [yes] { $seat } gives you a card{ haggis-shown }
       *[no] { $seat } gives { $to } a card{ haggis-shown }
    }
}
log-bet-replaces = { $seat_you ->
    [yes] You bet { $value } in place of { $to }’s { $was }
   *[no] { $to_you ->
        [yes] { $seat } bets { $value } in place of your { $was }
       *[no] { $seat } bets { $value } in place of { $to }’s { $was }
    }
}
log-bet-raises = { $seat_you ->
    [yes] You raise { $to }’s bet from { $was } to { $value }
   *[no] { $to_you ->
        [yes] { $seat } raises your bet from { $was } to { $value }
       *[no] { $seat } raises { $to }’s bet from { $was } to { $value }
    }
}
log-lead = { $seat_you ->
    [yes] { $to_you ->
        [yes] You lead yourself
       *[no] You let { $to } lead
    }
   *[no] { $to_you ->
        [yes] { $seat } lets you lead
       *[no] { $to } leads, as { $seat } has chosen
    }
}
log-taken-cards = { $seat_you ->
    [yes] You take the trick for your team: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
   *[no] { $seat } takes the trick: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
}
log-bombed-cards = { $from_you ->
    [yes] Your bomb wins, its { $cards } cards go to { team-the-pair }
   *[no] { $from }’s bomb wins, its { $cards } cards go to { team-the-pair }
}
log-slam = { $seat_you ->
    [yes] You are out second after { $to }: a slam, another { $points } points
   *[no] { $to_you ->
        [yes] { $seat } is out second after you: a slam, another { $points } points
       *[no] { $seat } is out second after { $to }: a slam, another { $points } points
    }
}
deal-slam = The deal is over. { team-pair } were out first and second
match-team-conceded = { $seat_you ->
    [yes] You have given up the match
   *[no] { $seat } has given up the match
}
match-won-pair = { team-pair } win the match with { $points } points

## Where points come from

score-out-of = { $seat_you ->
    [yes] You went out: the other team’s larger hand, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } × { $each }
   *[no] { $seat } went out: the other team’s larger hand, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } × { $each }
}
score-slam = { $seat_you ->
    [yes] You went out second, a slam: the same as for { $to }
   *[no] { $to_you ->
        [yes] { $seat } went out second, a slam: the same as for you
       *[no] { $seat } went out second, a slam: the same as for { $to }
    }
}
score-captured-cards = Cards taken in tricks
score-bet-made-by = { $seat_you ->
    [yes] Your bet of { $value } made
   *[no] { $seat }’s bet of { $value } made
}
score-bet-replaced = { $seat_you ->
    [yes] Your bet of { $value }, replaced
   *[no] { $seat }’s bet of { $value }, replaced
}

## Player's aid

guide-bomb-cost = A trick won by a bomb goes to the other team; whoever played the bomb leads or lets the partner lead
guide-out-team = Going out: { $points } points for each card in the other team’s larger hand
guide-bets = Bets on being out first
    .heading = yes
guide-bet = { $value ->
    [10] Baby bet: 10, or { $points } for the other team
    [30] Little bet: 30, or { $points } for the other team
   *[60] Big bet: 60, or { $points } for the other team
}

## Why a selection goes nowhere

refuse-exchange-waits = You have chosen: { $seat } is still to choose
refuse-exchange-done = You have exchanged: others are not done
refuse-exchange-wild = Wild cards stay with their player: give a number card
    .rule = exchange
refuse-exchange-one = Give one card at a time
    .rule = exchange
refuse-choose = First choose who leads
    .rule = bombs
refuse-twins = At this table a run holds no two identical cards
    .rule = options

## What is still missing, instead of a button

missing-exchange = Choose a card for { $to }

## For somebody new to the game

tip-exchange = You and { $to } swap a card at the same time, twice. Wild cards stay.
tip-exchange-again = The card that { $to } gave you may go back, too.
tip-choose = Whoever leads can shed cards first: you, or your partner.
tip-team-lead = Either of you out first scores for both. Every card taken: one point.
tip-team-lead-later = Going out still scores for you both. Every card taken: one point.
tip-mate = { $to } has the trick so far: if you pass, it may stay in the team.

## Options

option-team-end = Play
    .help = When the match ends: after four deals, or after the deal in which a team reaches a total. A tie plays on.
option-team-end-4rounds = Four deals
option-team-end-250 = To 250
option-team-end-350 = To 350
option-team-betBeforeExchange = Bets before the exchange
    .help = Bets may be made as soon as the cards are dealt. Without this: only after the exchange.
option-team-betBeforeExchange-off = After the exchange
option-team-betBeforeExchange-on = At once
option-team-teamBetRaise = A higher bet
    .help = Whether a bet that replaces a partner’s is on yourself being out first, or still on the partner.
option-team-teamBetRaise-own = On yourself
option-team-teamBetRaise-partner = Still on the partner
option-team-leadAfterOut = Lead after going out
    .help = Who leads when the winner of a trick has no cards left.
option-team-leadAfterOut-left = Next player to the left
option-team-leadAfterOut-partner = The partner
option-team-identicalInRuns = Identical cards in runs
    .help = A run of sets may hold the same card twice at one rank.
option-team-identicalInRuns-on = Allowed
option-team-identicalInRuns-off = Not allowed

## Temperaments of the computer's players

temperament-team-careful = Careful
    .about = Rarely bets, and saves bombs and wild cards for later.
temperament-team-bold = Bold
    .about = Bets freely, leads many cards at once and reaches for bombs.
temperament-team-greedy = Greedy
    .about = Goes after tricks with points in them, and is stingy with wild cards.

## Why the rule-based player does what it does: hints, and looking back

why-team-bet = { $value ->
    [0] Going out first is not certain enough for a bet
    [10] A fair hand: worth a baby bet
    [30] A good hand: worth a little bet
   *[60] A strong hand: worth a big bet
}
why-team-out-first = It raises the chance that somebody of this team goes out { $outs ->
    [0] first
   *[other] next
} from about { $than } % to { $percent } %
why-gift-lone = It is hardly missed here, and may find a match in { $to }’s hand
why-gift-spare = { $n ->
    [one] It can be spared: one more card of its rank stays here
   *[other] It can be spared: { $n } more cards of its rank stay here
}
why-gift-fits = It goes with the card that { $to } already has
why-lead = { $to_you ->
    [yes] The lead is worth most to you
   *[no] The lead is worth most to { $to }
}
why-mate-holds = { $seat_you ->
    [yes] The trick is yours so far
   *[no] The trick is { $seat }’s so far
}
why-helps-mate = { $seat_you ->
    [yes] You have only { $cards } { $cards ->
        [one] card
       *[other] cards
    } left and may go out on top of it
   *[no] { $seat } has only { $cards } { $cards ->
        [one] card
       *[other] cards
    } left and may go out on top of it
}

## What is said of a card that is unlike the others

own-team-about-card-fits = You can do this with it, for example:
own-team-about-J = Wild. { haggis-wild } an 11. { haggis-wild-bombs }
own-team-about-Q = Wild. { haggis-wild } a 12. { haggis-wild-bombs }
own-team-about-K = Wild. { haggis-wild } a 13. { haggis-wild-bombs }

## Figures: what is counted of each deal, and what is worth doing.

fact-team-first = Out first yourself
fact-team-tricks = Tricks won a deal
fact-team-captured = Cards your team took a deal
fact-team-left = Cards left a deal
fact-team-bombs = Bombs a deal
fact-team-given = Cards given away by bombs
fact-team-longest = Most cards in one play
fact-team-bets = Hands with your bet
fact-team-kept = Bets won
fact-team-staked = Size of a bet
fact-team-mate = Partner out first
fact-team-slam = First and second for your team

feat-team-bomb = Cheap bomb
    .about = Win a trick with a bomb when fewer than five cards lie under it.
feat-team-bet = As promised
    .about = Bet, and go out first.
feat-team-heavy = Big stake
    .about = Win a bet of 30 or more.
feat-team-slam = Both home
    .about = Go out first and second with your partner.
feat-team-handed = After you
    .about = Let your partner lead after your bomb, in a deal where they go out first.
feat-team-tidy = Tidy hand
    .about = Go out first in seven plays or fewer: combine what you hold.
feat-team-far = Far ahead
    .about = Go out first while an opponent still holds ten or more cards.
feat-team-long = In one go
    .about = Play eight or more cards at once.
feat-team-rich = Rich haul
    .about = Take 55 cards with your partner in one deal.

## The moves as they are typed in the terminal: examples, two spaces, what they do

terminal-moves-team =
    exchange 4c  give your partner a card
    7h, 7h 7s    play cards: their names, in any order
    7h 8h J      a run; J, Q and K are wild
    7h J Q =set  cards that could be two things say which: =set or =run1
    J Q          a bomb
    lead 2       after your bomb: seat 2 leads
    bet 10       bet; 1:bet 10 is the bet of another person, at seat 1, out of turn
    pass         pass
