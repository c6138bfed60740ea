### Looking back at a finished deal: the slider, the steps, what is seen.

replay-title = { $title }, looking back
replay-none = There is nothing to look back at yet: no deal of this match is over.
replay-dealt = The cards are dealt.
replay-settled = The deal is settled.
replay-move = Move { $n } of { $all }
replay-seen = As { $name } saw it
replay-seat = See it from the next seat
replay-open = All hands open
replay-try = Try it from here
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
replay-speed = Speed
replay-speed-slow = 1×
replay-speed-normal = 2×
replay-speed-fast = 3×
