### The table's own words. What a game says of itself stands in its own file.
### $seat is a name, and $seat_you "yes" where it is the one person who plays here.

## Cards

card-points = { $points ->
    [one] { $card }, 1 point
   *[other] { $card }, { $points } points
}
card-given = { $card }, to be given away
card-received = { $card }, just received
card-drawn = { $card }, just drawn
card-stands = { $card }, as { $rank }
card-no-join = { $card }, does not fit
card-r = { $rank } of lozenges
card-o = { $rank } of suns
card-y = { $rank } of stars
card-g = { $rank } of leaves
card-b = { $rank } of drops
card-s = { $rank } of spades
card-h = { $rank } of hearts
card-d = { $rank } of diamonds
card-c = { $rank } of clubs
rank-J = Jack
rank-Q = Queen
rank-K = King
rank-A = Ace

## The table

table-setting = Laying out the cards
table-older = The newest save of this match could not be read: this is the one before it
table-menu = Menu
table-score = Score
table-score-label = Score: { $scores }
table-players = The other players
table-hand = { $n ->
    [one] Your hand, 1 card
   *[other] Your hand, { $n } cards
}
table-trick = The trick
table-tricks = Tricks
table-tricks-none = Nothing has been played yet
table-last = Last trick
table-guide = Player’s aid
table-log = What happened
table-sort-rank = Sorted by rank: sort by suit
table-sort-suit = Sorted by suit: sort by rank
table-sort-own = Sorted by hand: sort by rank
table-sort-melds = In combinations: sort by rank
table-melds-best = Group into the best combinations
table-melds = Combinations on the table
table-melds-none = Nothing laid yet
table-stock = Stock
table-aim = { $where }: { $what }
table-no-drop = That card does not go there
table-drop-what = First choose what should go there
hand-found = Choose { $what }
hand-found-none = No combination yet
hand-moved = { $card }: place { $n } of { $all }
table-practice = { $title } · practice
table-of-day = { $game } · { $free ->
    [yes] free try of
   *[no] deal of
} { DATETIME($day, day: "numeric", month: "short") }
table-undo = Take back
    .when = Your last move, as long as nothing new has become known since
    .short = Take back
table-undone = Taken back
table-undo-of = { $name } takes back
table-hint = Hint
table-hint-why = { $move }. { $why }
table-hint-move = { $move }
table-hint-bet = { $waits ->
    [yes] The bet can wait
   *[no] Better without a bet
}
table-automatic = Played for you, your only move: { $cards }
table-automatic-move = Your only move, made for you: { $move }
table-automatic-pass = Nothing you hold beats it: you pass
table-hint-weighs = Thinking it over…
table-hint-others = Otherwise: { $moves }
table-hint-other =
    “{ $move }” ({ $loss ->
        [0] a little worse
        [0.5] about half a point worse
        [1] about a point worse
        [1.5] about one and a half points worse
       *[other] about { $loss } points worse
    })
table-hint-next = “{ $move }”
table-hint-close = Perhaps as good: { $moves }
table-hint-as-good = As good: { $moves }
table-clear = Clear the selection
table-other = Choose other cards
table-rule = See the rule
table-complete = Combinations with the selected cards
table-only = Only this card
table-moment = One moment
table-no-join = That card does not fit here
table-rush = Skip to the result
table-thinking = { $name } is thinking
table-reveal = { $name }’s cards
token-moved = { $chip }, moved by the last trick
token-beats = beats { $chips }
token-lowest = the lowest
trick-earlier = Earlier plays lie underneath
trick-number = Trick { $n }
seat-turn = to play
seat-leads = on lead
seat-top = highest so far
seat-dealer = dealer
seat-dealer-about = The dealer’s sign: dealt these cards
seat-about = About { $name }
seat-told = { $name }: { $what }
seat-cards = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}{ $open ->
    [0] {""}
   *[other] {", "}{ $open } of them open
}
seat-partner = partner
seat-against = opponent
seat-out = { $n ->
    [1] out first
    [2] out second
    [3] out third
   *[other] out
}

## Bets

table-bet = Your bet
table-bet-sure = By the rules a bet cannot be taken back.
table-bet-practice = Bet? At this table it can be taken back.
table-bet-never = No bet this deal? You cannot bet later.
table-bet-later = Later
table-bet-lapses = Bet now or never
table-bet-lapses-said = Your first card ends the betting. Play without a bet?
table-bet-back = Back
table-bet-without = Play without a bet
table-bet-someone = Someone wants to bet
table-bet-who = Who wants to bet?
table-bet-of = { $name }’s bet
table-bet-none = Nobody here may bet now

## After a deal

table-settlement = Points this deal
table-next = Next deal
table-home = Home
table-daily = Back to today’s deals
table-replay = Look back at this deal
    .short = Look back
score-look-back = { $n }: look back at it
table-review = Review this deal
    .short = Review
table-same = Same cards again
table-rematch = Rematch
table-won = { $you ->
    [yes] You win the match
   *[no] { $name } wins the match
}
table-won-together = { $names } win the match
table-shared = { $names } share first place
table-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
summary-nothing = No points
summary-aim = { $result ->
    [better] { $aim } to beat: you have { $points }, and are ahead.
    [same] { $aim } to beat: you have just as many.
   *[worse] { $aim } to beat: you have { $points }.
}
summary-total = { $points } in all
summary-said = { $names }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $total } in all
summary-ahead = Ahead: { $names }
summary-hands = All hands
curve-label = Scores from deal to deal: { $scores }
about-card-worth = { $n ->
    [0] Counts nothing
    [one] Counts one point
   *[other] Counts { $n } points
}
about-card-fits = What you can do with it:
about-card-not = It cannot be played now
score-bet = {" "}({ $lost ->
    [yes] bet of { $value } lost
   *[no] bet of { $value }
})
    .short = bet { $value }
score-deal = Deal
score-total = Total

## Between two people

curtain-turn = { $name }, it is your turn
curtain-turn-to = { $name }
curtain-show = I am { $name }: show my cards
curtain-agree = { $wants } would like to take back the last decision. Do you agree?
curtain-agree-yes = Yes, take it back
curtain-agree-no = No, play on
unkept = Not saving this match
unkept-full = There is no room left on this device. You can play on, but the match is lost when this page closes. Saving resumes as soon as there is room.
unkept-off = This browser saves nothing for this page. You can play on, but the match is lost when the page closes: export it to continue it later.
unkept-again = Saving this match again
unkept-delete = { $n ->
    [one] Delete one finished match
   *[other] Delete { $n } finished matches
}
unkept-delete-title = Make room
unkept-delete-text = { $n ->
    [one] One finished match is deleted from this device. This cannot be undone.
   *[other] { $n } finished matches are deleted from this device. This cannot be undone.
}
curtain-taken = This match is open elsewhere
curtain-taken-text = Another tab or window of this browser is playing this match. Only one can save it.
curtain-taken-here = Play here

## Menu

table-menu-guide = Player’s aid
table-menu-tricks = Look back at the tricks
table-menu-log = What happened
table-menu-score = Score
table-menu-bets = Someone wants to bet
table-menu-reopen-bets = Bet
table-menu-phones = Phones at this table
table-menu-players = Who plays
table-menu-replay = Look back at the last deal
table-menu-review = Review of the last deal
table-menu-branch = Back to where this was tried from
table-menu-rules = How to play
table-menu-settings = Settings
table-menu-keys = Keys
table-menu-export = Export this match
table-menu-leave = Leave the table
    .help = The match is kept, and waits for you
table-menu-concede = Give up the match
    .help = You lose it, and it stays with the finished ones
table-menu-abandon = Delete this match
    .help = As if it had never been played
players-to-bot = Computer plays on
concede-title = Give up the match?
concede-text = It counts as lost, and stays with the finished games.
concede-text-of = { $name } gives up, and it ends for everyone. It stays with the finished games.
concede-yes = Give up
abandon-title = Delete this match?
abandon-text = It is deleted with everything played so far.
abandon-yes = Delete
abandon-done = Match deleted
abandon-undo = Bring it back

mend-title = Part of this match cannot be read
mend-text = It can continue from move { $ply } of { $deal }, as a new match. This one stays as it is.
mend-yes = Go on from there
