### The lesson of Haggis. `lesson-haggis-<step>` is what the coach says, `.whole` where one tap takes all the cards;
### `.done` follows the right move, `.trick` is about the finished trick while it lies there, `.wrong` answers any
### other move, the further attributes those that lesson.toml names: they say what the move would break.

lesson-haggis-hand = These seventeen cards are yours. Be the first to get rid of them all: that earns most of the points.
lesson-haggis-points = In a trick, whoever plays highest takes the cards. Their small numbers are points; “pts won” adds them up. The haggis, eight cards left over, goes to the first one out.
lesson-haggis-wilds = Jack, queen and king are wild cards: they can stand for lower ones. Everybody has one of each, open, so you always see which Béla still has.
lesson-haggis-bet = Before your first card you may bet on being out first. If you are, you get 15 more; if not, Béla does. You hold many high cards, three of them nines: bet 15.
    .none = That would give up fifteen points that this hand is likely to earn.
    .big = Thirty is for a hand that can hardly lose. This one is good, not certain: fifteen will do.
    .wrong = Bet first: after your first card it is too late.
lesson-haggis-lead = You lead: you may play whatever you like. Three or more in a row in one suit are a run. Get rid of low cards first: tap the 4, 5 and 6 of leaves, then the button.
    .whole = You lead: you may play whatever you like. Three or more in a row in one suit are a run. Low cards first: tap the 4 of leaves, the 5 and 6 rise with it; then the button.
    .done = Three cards gone. Béla may beat your run with a higher run of three, or pass.
    .bomb = That is a bomb, which beats every set and run: it is wasted on an empty table. Keep it for a trick that you need.
    .wrong = Low cards win nothing later, so they go first. The 4, 5 and 6 of leaves are three at once, and need no wild card.
lesson-haggis-pass = Béla played a higher run: 5, 6 and 7 of lozenges. You could beat it, but only with cards that you will need later. Nobody has to beat anything: pass.
    .trick = You passed, so Béla takes all six cards, and leads again. Both fives and the seven bring a point each.
    .bomb = That is a bomb: it beats the run, but a bomb’s trick counts for Béla. Do not spend it on three low cards.
    .wrong = It would beat the run, but a wild card is worth more to you later.
lesson-haggis-beat = Béla leads again: a pair of sixes. A higher pair beats it. Play your two eights, and you win the lead.
    .trick = Béla passes, so the trick is yours: you take all four cards. Whoever wins a trick leads the next one: now you.
    .pass = Then Béla leads again. Your eights win this trick, and with it the lead.
    .bomb = That is a bomb, which beats every set and run: too much for a pair of sixes. The eights are enough.
    .wrong = That beats them too, but it costs what you will need later. The eights are enough.
lesson-haggis-nines = Your jack can stand for a nine: lead three nines, which are hard to beat. Tap those of lozenges and suns, then the jack. Keep the nine of leaves: you need it later.
    .bomb = The nine of leaves has other work: 3-5-7-9 in four suits is a bomb. Take the nines of lozenges and suns, and the jack.
    .wrong = Three nines are hard to beat, and queen and king stay with you: lead the nines of lozenges and suns, with the jack.
lesson-haggis-ten = Béla passed, so you lead again. Play the ten by itself: of single cards only jack, queen and king beat it. Perhaps Béla will spend one of them.
    .wrong = Not yet. The ten first, alone: it may draw a wild card out of Béla.
lesson-haggis-queen = Béla’s jack beats your ten. Played alone, a jack ranks as 11, a queen as 12, a king as 13. Play your queen: it beats the jack, and your king stays for the end.
    .king = The king beats it too, but the queen is enough, and the king is needed at the end.
    .pass = You would leave Béla the lead. Your queen beats the jack, and may draw the king.
    .bomb = Not yet. First see what Béla will spend on your queen.
lesson-haggis-bomb = Béla’s king beats your queen. A bomb beats even a king: your 3, 5, 7 and 9, all of different suits, are one. Play it: you win the lead, but the cards go to Béla.
    .trick = Béla passes, and gets the fourteen points: that is a bomb’s price. Two or three wild cards are a bomb too, and 3-5-7-9 in one suit is the highest of all.
    .wrong = Then Béla leads, with ten cards in hand. If you lead, you can finish at once.
lesson-haggis-out = The lead is yours, and three cards are left. The king stands for the 3 of stars: with the 2 and the 4 it makes a run. Play all three, and you are out.
    .wrong = That leaves cards in your hand, and the lead may be lost. All three go at once, as a run.
lesson-haggis-score = You were out first. You get 5 points for every card that Béla holds, the points in your tricks and in the cards left over, and your bet. First to 250 wins the match.
lesson-haggis-three = With three players there is a fifth suit, and the second one out scores too. After a pass you may still come back, and a bomb’s winner chooses who gets the cards.
