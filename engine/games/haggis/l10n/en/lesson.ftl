### The lesson of Haggis. `lesson-haggis-<step>` is what the coach says; `.done` follows the right move, `.wrong` any
### other, the further attributes those that lesson.toml names: they say what the move would break.

lesson-haggis-hand = These seventeen cards are yours. Be the first to get rid of them all: that earns most of the points.
lesson-haggis-wilds = Jack, queen and king are wild. Everybody has one of each, open on the table, so you always know which Béla still has.
lesson-haggis-bet = Before your first card you may bet on being out first. This hand goes well together: bet 15.
    .none = That would give away fifteen points that this hand is likely to earn.
    .big = Thirty is for a hand that can hardly lose. This one is good, not certain: fifteen will do.
    .wrong = First the bet: after your first card it is too late for one.
lesson-haggis-lead = You lead. Begin with low cards, several at once: the 4, 5 and 6 of leaves are a run. Tap them, then play.
    .done = Three cards gone. Béla may beat your run with a higher run of three, or pass.
    .bomb = A bomb beats everything, so it is wasted on an empty table. Keep it for a trick that you need.
    .wrong = That keeps the low run for later, when it wins nothing, or breaks it up. Send the 4, 5 and 6 off first.
lesson-haggis-pass = Béla’s run is higher. You could only beat it with a wild card, and those are worth more later. Nobody has to beat: pass.
    .bomb = A bomb wins the trick, but its cards then count for Béla. Not for three low cards.
    .wrong = It would win, and cost you a wild card for a trick with hardly a point in it.
lesson-haggis-beat = Béla leads a pair of sixes. A higher pair beats it, of any suits: play your eights.
    .pass = Then Béla leads again. Your eights win this trick, and with it the lead.
    .bomb = A bomb for a pair of sixes? The eights are enough.
    .wrong = That wins as well, but spends cards with work to do later. The eights have none.
lesson-haggis-nines = Yours: who wins the trick leads the next. A wild card stands for any lower card. Two nines and the jack make three nines.
    .bomb = The nine of leaves has other work: 3-5-7-9 in four suits is a bomb. Take the nines of lozenges and suns, and the jack.
    .wrong = That would leave the nines without each other. Lead three nines: lozenges, suns and the jack.
lesson-haggis-ten = Three at once, and the lead is still yours. Now the ten: alone it is beaten by wild cards only.
    .wrong = Keep that for later. The ten first: it may draw a wild card out of Béla.
lesson-haggis-queen = It did. Alone, a jack counts 11, a queen 12, a king 13. Beat the jack with your queen.
    .king = The king wins too, but the queen is enough, and the king is needed at the end.
    .pass = You would leave Béla the lead, and the queen wins here.
    .bomb = Not yet. First see what Béla will spend on your queen.
lesson-haggis-bomb = Béla’s king is on top, and only a bomb beats it: 3, 5, 7 and 9 in four suits. The cards of the trick will go to Béla, the lead to you.
    .done = Fourteen points go to Béla. The lead is worth more.
    .wrong = Then Béla leads with ten cards in hand. With the lead in yours you can finish now.
lesson-haggis-out = Three cards left: the 2 and the 4 of stars, and the king between them as a 3. That is a run: play it, and you are out.
    .wrong = That leaves cards in your hand, and the lead may be lost. All three go at once, as a run.
lesson-haggis-score = Out first: 5 points for every card that Béla holds, the points in your tricks and in what is left over, and your bet. First to 250 wins the match.
