### The lesson of Boast or Nothing. `lesson-boast-<step>` is what the coach says; `.done` follows the right move,
### `.wrong` any other, the further attributes those that lesson.toml names: they say what the move would break.

lesson-boast-hand = Seven cards, so seven tricks. With three players you want exactly three of them, for 1 point, or none at all, for 2.
lesson-boast-tower = The tower ranks the colours, blue above red above yellow. Where a trick has several colours, the highest one wins, whatever the numbers.
lesson-boast-lead = You lead. Whoever holds the colour must follow, and within one colour the highest number wins. Lead your red 7.
    .wrong = That may well lose. Red 7 is the highest red there is, and now everybody still has red to follow with.
lesson-boast-yellow = All red, so the 7 won: one trick. Now lead the yellow 5, and see what the tower does.
    .escape = An escape never wins. It will be your way out once you have three tricks: keep it.
    .wrong = You will need that card later. Lead the yellow 5.
lesson-boast-chip = Cili had no yellow and played a blue 1. Blue stood above yellow, so it won; and because the tower decided, its chip went to the bottom.
lesson-boast-follow = Cili leads blue. Who holds blue plays blue, or an escape. Your 6 beats the 4: take it.
    .wrong = The escape loses, and you want this trick: you are one short of two.
lesson-boast-low = All blue, so the tower stays. Two tricks; one more will do. Let somebody else have this one: lead the yellow 2.
    .escape = The escape loses for certain, so it is worth most at the very end. The yellow 2 loses now.
    .wrong = Red is on top of the tower: your red cards can still win the third trick. Lead the yellow 2.
lesson-boast-escape = Cili’s grey card is an escape: it has no colour, goes on anything, and never wins. The yellow 7 took the trick.
lesson-boast-red = Blue is led, and you have none: any card may be played. Red is on top of the tower, so even your 2 beats their blue cards.
    .one = The 1 would win as well, but keep it: at the end you want to lose, and nothing loses like a 1.
    .escape = An escape would let your third trick go. Red takes it.
lesson-boast-exact = Three tricks: exactly what you want, and now not one more. You lead; lead the escape.
    .wrong = That might win, if nobody can follow. The escape cannot.
lesson-boast-last = Red is above yellow again, but Cili’s red 5 is above your 1. Play it: it cannot win.
lesson-boast-score = Exactly three: 1 point. Béla and Cili have two each, so nothing. Next time you may dare no trick at all. Five points win the match.
