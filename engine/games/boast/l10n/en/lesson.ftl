### The lesson of Boast or Nothing. `lesson-boast-<step>` is what the coach says; `.done` follows the right move,
### `.wrong` any other, the further attributes those that lesson.toml names: they say what the move would break.

lesson-boast-hand = Seven cards, so seven tricks: in each, everybody plays one card, and the best wins them all. The two left over are nobody’s; D marks the dealer.
lesson-boast-goal = With three players you want exactly three tricks, for 1 point, or none at all, for 2. The rings by each name count them: now 0 of 3.
lesson-boast-tower = The tower ranks the colours, blue above red above yellow. Where a trick has several colours, the highest one wins, whatever the numbers.
lesson-boast-lead = You lead. Anyone with the colour must follow it, or play a grey escape. Within one colour the highest number wins. Lead your red 7.
    .escape = An escape never wins. It will be your way out once you have three tricks: keep it.
    .blue = A good lead too: only the blue 7 beats it. Begin with the red 7 all the same, and keep the 6 for a trick that others lead in blue.
    .wrong = That may well be beaten. No red beats the 7, and a blue can only come from somebody without red.
lesson-boast-yellow = All red, so the 7 won: one trick. Now lead the yellow 5, and see what the tower does.
    .escape = An escape never wins. It will be your way out once you have three tricks: keep it.
    .blue = Blue is on top of the tower now, so the 6 is strong: keep it for a trick that you want.
    .two = A 2 is for a trick that you want to lose: keep it. Lead the yellow 5.
    .wrong = A low red wins little now, but more once red is on top of the tower: keep it. Lead the yellow 5.
lesson-boast-chip = Cili had no yellow and played a blue 1. Blue stood above yellow, so it won; and because the tower decided, its chip went to the bottom.
lesson-boast-follow = Cili leads blue. Anyone with blue plays blue, or an escape. Your 6 beats the 4: play it.
    .wrong = The escape never wins, and you want this trick: it would be your second.
lesson-boast-low = All blue, so the tower stays. Two tricks; one more will do. Let somebody else have this one: lead the yellow 2.
    .escape = The escape loses for certain, so it is worth most at the very end. The yellow 2 hardly ever wins.
    .wrong = Red is on top of the tower: your red cards can still win the one trick that you need. Lead the yellow 2.
lesson-boast-escape = Cili’s grey card is an escape: it goes on anything, and never wins. If one is led, the next coloured card must be followed. The yellow 7 won.
lesson-boast-red = Blue is led, and you have none: any card may be played. Red is on top of the tower, so even your 2 beats their blue cards.
    .one = The 1 would win as well, but keep it: red sinks to the bottom then, where a 1 loses to everything.
    .escape = An escape would let this trick go, and it is the third one you need. Red takes it.
lesson-boast-exact = Three tricks: exactly what you want, and now not one more. Red is lowest in the tower, so any other colour beats red 1, and so does any red: lead it.
    .wrong = The escape is safe whenever you play it, so save it for the very last. Red 1 is safe now: every card still out beats it.
lesson-boast-last = Béla’s yellow 1 beat your red 1: yellow was on top. Now the escape: it never wins, so three tricks it is. In a match, a card that is the only choice is played for you.
lesson-boast-score = Exactly three: 1 point. Béla and Cili have two each: nothing. With weak cards, try for no trick: 2 points. Five points win. For four or five players see “How to play”.
