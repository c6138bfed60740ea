### The lesson of Haggis Team. `lesson-team-<step>` is what the coach says; `.done` follows the right move, `.trick` is
### about the finished trick while it lies there, `.wrong` answers any other move, the further attributes those that
### lesson.toml names: they say what the move would break.

lesson-team-partner = You and Cili, opposite, are partners: when one of you is out of cards, you get 5 points for each card in the other team’s larger hand. Jack, queen and king are wild.
lesson-team-give = First, partners give each other a card, unseen. Wild cards stay: they can stand for any lower card. Give the 5 of clubs: it goes with no other, as runs keep to one suit.
    .eight = The 8 of clubs goes next. First the 5 of clubs.
    .wrong = Keep what goes together, of one rank or in a row. The 5 of clubs does not.
lesson-team-again = Cili gave you the 9 of hearts: now you have three nines, and cards of one rank go together. Give the 8 of clubs, too: the other 8 goes with the 7, 9 and 10 of diamonds.
    .nine = It may go back, but you need your three nines.
    .seven = That is loose, too, but Cili can do more with an 8.
    .wrong = You will need that. The 8 of clubs would be left over at the end.
lesson-team-bet = Another nine. Before your first card you may bet 10, 30 or 60 that you, not Cili, will be out first; if not, the others get half of it. These cards go together: bet 10.
    .more = If it fails, the others get half. Start small: 10.
    .wrong = Bet first: after your first card it is too late.
lesson-team-lead = You lead. It pays to lead low cards first, many at once: the 2s, 3s and 4s of hearts and spades are a run of three pairs, since every pair has the same two suits.
    .trick = Nobody beats that: your team takes its six cards, a point each, and you lead again.
    .bomb = A bomb beats everything: do not waste it on an empty table.
    .wrong = Low cards win nothing later: lead all six 2s, 3s and 4s, no wild card.
lesson-team-single = Now the 7 of hearts by itself: a single card, which any higher one beats. Every number card is there twice, but an equal rank does not beat: no other 7 beats yours.
    .bomb = A bomb beats everything: do not waste it on an empty table.
    .wrong = That has work to do later. The 7 of hearts, alone, has none.
lesson-team-leave = Bori beat your 7, and Cili beats Bori with a jack, which alone is an 11. Cili’s trick is yours too: save your cards, and pass. You may still come back in.
    .trick = Nobody beats Cili’s jack: your team takes the trick, and Cili leads the next one.
    .bomb = A bomb would give your partner’s trick to the others.
    .wrong = That beats your own partner, and costs a wild card.
lesson-team-tens = Cili led fours, and Laci wants the trick with sevens. Help out: beat the pair with the tens of spades and hearts. The ten of diamonds has a use later.
    .trick = Nobody beats your tens: your team takes the trick, and you lead the next one.
    .pass = Then Laci may lead. Your tens win the trick for you both.
    .bomb = A bomb would give the cards to the others.
    .wrong = That beats it too, but the tens of spades and hearts have no other use.
lesson-team-run = Now four at once. Three or more in a row in one suit are a run, too: the diamonds from 7 to 10.
    .trick = Nobody beats your run: four more points for your team, and you lead again.
    .bomb = A bomb beats everything: do not waste it on an empty table.
    .wrong = The run is hard to beat, and leaves you nines and every wild card.
lesson-team-sixes = Eight cards left. First the low ones: the pair of sixes. Two identical cards would be a pair, too.
    .bomb = Keep your bomb for a trick that others are about to win.
    .wrong = Nines and wild cards can win later. Now just the two sixes.
lesson-team-bomb = Bori beats the sixes with tens. A bomb beats every set and run: two or three wild cards, or 3, 5, 7 and 9 in one suit or in four, none of them wild. Play jack and queen.
    .trick = Nobody beats your bomb. Its trick goes to the others: six points for them, a bomb’s price.
    .pass = Then Bori leads. With a bomb you do, and you can finish.
    .wrong = That wins too, but keep the king. Jack and queen are enough.
lesson-team-choose = It is your bomb, so choose who leads: you do, as you can go out. Lowest bomb: 3, 5, 7, 9 in four suits; then wild cards; highest: 3, 5, 7, 9 in one suit.
    .partner = Cili would be glad, but your next play can be your last.
lesson-team-out = Three nines, and the king stands for a fourth. Play all of them as four nines, and you are out.
    .done = You are out first. If nobody beats your nines, Bori, on your left, leads. Cili plays on: watch Cili’s king win the lead back. A tap on the cloth hurries them along.
    .wrong = That leaves you with cards. All four go at once, as four nines.
lesson-team-score = Cili is second, a slam: deal over. Whoever goes out scores 5 for each card in the other team’s larger hand; leftover cards go to the first team out. A match is 4 deals.
