### Looking back at a finished deal: the slider, the steps, what is seen.

replay-title = { $title }, looking back
replay-none = There is nothing to look back at yet: no deal of this match is over.
replay-dealt = The cards are dealt.
replay-settled = The deal is scored.
replay-move = { $phase ->
    [start] At the start
    [turn] Turn { $part }
   *[trick] Trick { $part }
}{ $when ->
    [before] , before
    [after] , after
   *[at] ,
} { $you ->
    [yes] your
   *[no] { $name }’s
} { $n ->
    [0] move
    [1] 1st move
    [2] 2nd move
    [3] 3rd move
    [21] 21st move
    [22] 22nd move
    [23] 23rd move
   *[other] { $n }th move
}
card-next = { $card }, in the next move
card-better = { $card }, in the better move
replay-seen = { $you ->
    [yes] As you saw it
   *[no] As { $name } saw it
}
replay-seen-open = { $you ->
    [yes] All hands, your seat
   *[no] All hands, { $name }’s seat
}
replay-seat = Next seat: see it from there
    .short = Next seat
replay-open = All hands open
    .short = All hands
replay-try = Try it from here
    .short = Try it
replay-send = Send
replay-slider = Point in the deal
replay-steps = Steps
replay-deal-before = Previous deal
replay-trick-before = { $layout ->
    [rummy] Back to the end of a turn
   *[other] Back to the end of a trick
}
replay-move-before = One move back
replay-play = Autoplay
replay-stop = Stop
replay-move-after = One move on
replay-trick-after = { $layout ->
    [rummy] On to the end of a turn
   *[other] On to the end of a trick
}
replay-deal-after = Next deal
replay-first = The start
replay-last = The scoring
replay-speed = Speed
replay-speed-slow = 1×
replay-speed-normal = 2×
replay-speed-fast = 3×

## The review: decisions weighed again by what their player could know.

replay-review = Review
review-whose = Whose decisions
review-of = { $you ->
    [yes] Your decisions
   *[no] Decisions of { $name }
}
review-working = Weighing decision { $n } of { $all } …
review-left = Stopped at decision { $n } of { $all }.
review-stop = Stop
review-go = Go on
review-nothing = There was nothing to decide: each play was the only one.
review-fine = { $sure ->
    [yes] No decision cost much.
   *[no] No decision cost anything, as far as can be told.
}
review-forced = { $n } without a choice
review-unweighed = { $n } not weighed
review-missed = There was not enough time for some of these decisions.
review-again = Weigh them now
review-accuracy = % accuracy
review-costs = What cost most
review-move = { $place }:
review-told = “{ $played }” was chosen; “{ $best }” is worth { $loss ->
    [1] 1 point
   *[other] { $loss } points
} more.
review-told-open = “{ $played }” was chosen. With all cards open, “{ $best }” would have ended { $loss ->
    [1] 1 point
   *[other] { $loss } points
} further ahead.
review-told-close = “{ $played }” was chosen: as good as “{ $best }”, as far as can be told.
review-told-best = “{ $played }” was chosen: nothing better was found.
review-no-bet = No bet
review-why = { $told } Why? { $why }.
review-open = With open cards
    .help = What would have been best if you had seen every card. Nobody could know.
    .unknown = There is no review with open cards here: what was best depends on the order of the stock, too, which nobody sees.
review-open-best = With all cards open, { $n } of { $all } decisions were the best.
review-curve-about = Points ahead of { $against ->
    [opponent] { $name }
    [team] the opponents
   *[others] the others’ average
}. Dots: as expected along the way. Ring: as it came out.
review-curve = Expected points over the deal: { $values }
review-best = { $n } best
review-good = { $n } good
review-inaccuracy = { $n ->
    [1] 1 inaccuracy
   *[other] { $n } inaccuracies
}
review-mistake = { $n ->
    [1] 1 mistake
   *[other] { $n } mistakes
}
review-blunder = { $n ->
    [1] 1 blunder
   *[other] { $n } blunders
}
replay-keep = Add to saved games
replay-kept = Added to saved games
error-save-loose = This match was only viewed, not kept: read its file again.
