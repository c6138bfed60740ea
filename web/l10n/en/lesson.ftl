### Lessons: what the coach's panel says besides the steps, which are each game's own, and the offer before a first match.

lesson-step = Step { $n } of { $all }
lesson-next = Next
lesson-back = Previous step
lesson-leave = Leave
lesson-again = Once more
lesson-play = Play a game
lesson-watch = { $count ->
    [1] Good. Now watch { $name }.
   *[other] Good. Now watch the others.
}
lesson-read-first = Read on first: “Next” leads to the move.
lesson-taps = In a game, one tap lifts a card with those it most likely goes with; “Only this card” and other choices are then listed above your hand.
lesson-offer = New to { $game }?
lesson-offer-text = A lesson at the table shows you how it goes, one move at a time.
lesson-known = I know it
lesson-begin = Start lesson
lesson-resume = Resume the lesson, step { $n }
lesson-anew = From the start
