### Looking back at a finished deal: the slider, the steps, what is seen.

replay-title = { $title }, looking back
replay-none = There is nothing to look back at yet: no deal of this match is over.
replay-dealt = The cards are dealt.
replay-settled = The deal is settled.
replay-move = Move { $n } of { $all }
replay-seen = { $you ->
    [yes] As you saw it
   *[no] As { $name } saw it
}
replay-seat = Next seat: see it from there
    .short = Next seat
replay-open = All hands open
    .short = All hands
replay-try = Try it from here
    .short = Try it
replay-send = Send
replay-slider = Moment of the deal
replay-steps = Steps
replay-deal-before = The deal before
replay-trick-before = Back to the end of a trick
replay-move-before = One move back
replay-play = Play by itself
replay-stop = Stop
replay-move-after = One move on
replay-trick-after = On to the end of a trick
replay-deal-after = The next deal
replay-first = The first moment
replay-last = The settlement
replay-speed = Speed
replay-speed-slow = 1×
replay-speed-normal = 2×
replay-speed-fast = 3×

## The review: decisions weighed again by what their player could know.

replay-review = Review
review-whose = Whose decisions
review-working = Weighing decision { $n } of { $all } …
review-left = Stopped at decision { $n } of { $all }.
review-stop = Stop
review-go = Go on
review-nothing = None of these decisions was in doubt: what was played was plainly best, or all there was.
review-fine = No decision cost anything to speak of.
review-forced = { $n } without doubt
review-unweighed = { $n } not weighed
review-missed = There was too little time for some of these decisions.
review-again = Weigh them now
review-accuracy = % accuracy
review-costs = What cost most
review-move = Move { $n }:
review-told = “{ $played }” was chosen, “{ $best }” is worth { $loss ->
    [1] 1 point
   *[other] { $loss } points
} more.
review-told-open = “{ $played }” was chosen. With all cards open, “{ $best }” is worth { $loss ->
    [1] 1 point
   *[other] { $loss } points
} more.
review-told-best = “{ $played }” was chosen: nothing better was found.
review-why = { $told } The reason: { $why }.
review-open = With open cards
    .help = What would have been best if you had seen every card. Nobody could know.
review-curve-about = How many points more than the others were to be expected, from the first decision to the last
review-curve = The points to be expected over the deal: { $values }
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
error-save-guest = This match was only looked at and is not kept: read its file again.
