### The lesson of Haggis. `lesson-haggis-<step>` is what the coach says; `.done` follows the right move, `.wrong` any
### other, the further attributes those that lesson.toml names: they say what the move would break.

lesson-haggis-hand = These seventeen cards are yours. Be the first to get rid of them all: that earns most of the points.
lesson-haggis-points = The small number on a card is its points, for whoever wins it in a trick: “pts won” adds them up. The eight cards left over, the haggis, go to the first one out.
lesson-haggis-wilds = Jack, queen and king are wild. Everybody has one of each, open on the table, so you always know which Béla still has.
lesson-haggis-bet = Before your first card you may bet on being out first. If you are, you get 15 more; if not, Béla does. These cards go well together: bet 15.
    .none = That would give up fifteen points that this hand is likely to earn.
    .big = Thirty is for a hand that can hardly lose. This one is good, not certain: fifteen will do.
    .wrong = Bet first: after your first card it is too late.
lesson-haggis-lead = You lead. Three or more in a row in one suit make a run; so do pairs in a row, in the same two suits. Low ones first: tap the 4, 5 and 6 of leaves, then play.
    .done = Three cards gone. Béla may beat your run with a higher run of three, or pass.
    .bomb = That is a bomb, which beats every set and run: it is wasted on an empty table. Keep it for a trick that you need.
    .wrong = Low cards win nothing later, so they go first. The 4, 5 and 6 of leaves are three at once, and need no wild card.
lesson-haggis-pass = Béla’s run is higher. Only wild cards or a bomb could beat it (more of bombs soon), and both are worth more later. You never have to: pass.
    .bomb = That is a bomb: it beats the run, but a bomb’s trick counts for Béla. Do not spend it on three low cards.
    .wrong = It would beat the run, but a wild card is worth more to you later.
lesson-haggis-beat = With two players a pass ends the trick; with three you might still come back. Béla leads two sixes. Any higher pair beats them: play your eights.
    .pass = Then Béla leads again. Your eights win this trick, and with it the lead.
    .bomb = That is a bomb. For a pair of sixes? The eights are enough.
    .wrong = That beats them too, but with a card that has work to do later. The eights have none.
lesson-haggis-nines = Yours: the winner of a trick leads the next. A wild card stands for any lower card, or for itself. Lead three nines: two, and the jack; a bomb needs the nine of leaves.
    .bomb = The nine of leaves has other work: 3-5-7-9 in four suits is a bomb. Take the nines of lozenges and suns, and the jack.
    .wrong = Three nines are hard to beat, and queen and king stay with you: lead the nines of lozenges and suns, with the jack.
lesson-haggis-ten = Three at once, and the lead is still yours. Now the ten: alone, it is beaten only by wild cards.
    .wrong = Not yet. The ten first, alone: it may draw a wild card out of Béla.
lesson-haggis-queen = Béla’s jack beats it: alone, a jack ranks as 11, a queen as 12, a king as 13. Two of them together are not a pair but a bomb. Beat the jack with your queen.
    .king = The king beats it too, but the queen is enough, and the king is needed at the end.
    .pass = You would leave Béla the lead. Your queen beats the jack, and may draw the king.
    .bomb = Not yet. First see what Béla will spend on your queen.
lesson-haggis-bomb = Only a bomb beats the king: your 3-5-7-9 in four suits, without wild cards. You get the lead, Béla the trick’s cards: that is the price of every bomb.
    .done = Fourteen points go to Béla. The lead is worth more. In one suit, 3-5-7-9 would be the highest bomb of all.
    .wrong = Then Béla leads, with ten cards in hand. If you lead, you can finish at once.
lesson-haggis-out = Three cards left: the 2 and the 4 of stars, and the king between them as a 3. That is a run: play it, and you are out.
    .wrong = That leaves cards in your hand, and the lead may be lost. All three go at once, as a run.
lesson-haggis-score = Out first: 5 points for every card that Béla holds, the points in your tricks and in what is left over, and your bet. First to 250 wins the match.
lesson-haggis-three = With three there is a fifth suit, and play goes on for second place, which scores too; the largest hand left counts. A bomb’s winner chooses who gets the cards.
