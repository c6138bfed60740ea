### The lesson of Boast or Nothing. `lesson-boast-<step>` is what the coach says; `.done` follows the right move,
### `.trick` is about the finished trick while it lies there, `.wrong` answers any other move, the further attributes
### those that lesson.toml names: they say what the move would break.

lesson-boast-hand = Seven cards, so seven tricks: in each, everybody plays one card, and the best wins them all. The two left over are nobody’s; the hand with a card marks the dealer.
lesson-boast-goal = The name says it: with three players, boast of exactly three tricks, for 1 point, or take none at all, for 2. The rings by each name count them: now 0 of 3.
lesson-boast-tower = The tower ranks the colours, blue above red above yellow. Where a trick has several colours, the highest one wins, whatever the numbers.
lesson-boast-lead = You lead. Anyone with the colour must follow it, or play an escape: a grey card that never wins. Within one colour the highest number wins. Lead your red 7.
    .trick = All red, so the highest number wins: your 7. That is your first trick.
    .escape = An escape never wins. It will be your way out once you have three tricks: keep it.
    .blue = A good lead too: only the blue 7 beats it. Begin with the red 7 all the same, and keep the 6 for a trick that others lead in blue.
    .wrong = That may well be beaten. No red beats the 7, and a blue can only come from somebody without red.
lesson-boast-yellow = Now lead the yellow 5, and see what the tower does.
    .trick = Cili had no yellow and played a blue 1. In the tower blue stands above yellow, so blue wins, though it is only a 1.
    .escape = An escape never wins. It will be your way out once you have three tricks: keep it.
    .blue = Blue is on top of the tower now, so the 6 is strong: keep it for a trick that you want.
    .two = A 2 is for a trick that you want to lose: keep it. Lead the yellow 5.
    .wrong = A low red wins little now, but more once red is on top of the tower: keep it. Lead the yellow 5.
lesson-boast-chip = Because the tower decided, the winner’s chip went to the bottom: blue is the weakest colour now, and red is on top.
lesson-boast-follow = Cili leads blue. Anyone with blue plays blue, or an escape. Your 6 beats the 4: play it.
    .trick = All blue, so the highest number wins: your 6. The tower was not needed and stays as it is.
    .wrong = The escape never wins, and you want this trick: it would be your second.
lesson-boast-low = You have two tricks, and want one more: your reds can take that, as red is on top. So lead the yellow 2 first: kept too long, it might take a trick too many.
    .trick = Cili’s grey card is an escape: it goes on anything, and never wins. So Béla’s yellow 7 takes the trick.
    .escape = The escape loses for certain, so it is worth most at the very end. The yellow 2 is easily beaten now.
    .wrong = Red is on top of the tower: your red cards can still win the one trick that you need. Lead the yellow 2.
lesson-boast-escape = Should somebody lead an escape, the first coloured card after it has to be followed. Now it is Béla who leads: see what he chooses.
lesson-boast-red = Blue is led, and you have none: any card may be played. Red is on top of the tower, so even your 2 beats their blue cards.
    .trick = Red stands above blue, so your 2 takes the trick: your third. Now the red chip goes to the bottom.
    .one = The 1 would win as well, but keep it: red sinks to the bottom then, where a 1 loses to everything.
    .escape = An escape would let this trick go, and it is the third one you need. Red takes it.
lesson-boast-exact = Three tricks: exactly what you want, and now not one more. Red is lowest in the tower, so any other colour beats red 1, and so does any red: lead it.
    .trick = Béla’s yellow 1 beats your red 1, because yellow is on top. So you still have three tricks, and Béla leads.
    .wrong = The escape is safe whenever you play it, so save it for the very last. Red 1 is safe now: every card still out beats it.
lesson-boast-last = Now the escape: it never wins, so three tricks it is. In a match, a card that is the only choice is played for you.
lesson-boast-score = Exactly three: 1 point. Béla and Cili have two each: nothing. With weak cards, try for no trick: 2 points. Five points win. For four or five players see “How to play”.
