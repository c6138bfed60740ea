### The lesson of Handrömi. `lesson-handromi-<step>` is what the coach says; `.done` follows the right move, `.wrong` any
### other, the further attributes those that lesson.toml names: they say what the move would break.

lesson-handromi-hand = These 15 cards are yours. Lay them on the table in combinations, discard the last one, and the deal is over. Cards left in a hand cost points, and the lowest total wins.
lesson-handromi-melds = Runs: three or more in a row in one suit. Groups: three or four of a rank in different suits. This button finds yours. A line is a run, dots a group: tap to choose all.
lesson-handromi-swap = The open jack of spades is the exchange card. In your first turn you may swap one of your cards for it, if that helps. It goes with nothing that you hold: leave it there.
lesson-handromi-first = You begin, without drawing, as you have one card more than Béla. Cards count their number, pictures 10. Discard the king of clubs: nothing that you hold goes with it.
    .swap = The jack goes with nothing that you hold, either. No swap this time: discard the king.
    .queen = Either could go. Discard the king now, the queen next time.
    .single = Nothing goes with that card, but the king costs 10: the costliest goes first.
    .wrong = That card is in a combination, or may soon be. The king of clubs has no neighbour in your hand.
    .done = Now Béla draws a card and discards one.
lesson-handromi-draw = From now on you first take a card: from the stock, or the top discard if you can lay it at once. Béla’s 9 of clubs you cannot lay, so tap the stock.
lesson-handromi-wait = You drew the 3 of clubs: four threes are a group. But the first combinations you lay must count 51 in one turn, and yours count 32. Wait, and discard the queen.
    .single = Nothing goes with that card either, but the queen costs 10: it goes first.
    .wrong = That card is in a combination, or may soon be. The queen fits nothing, and costs 10.
    .done = Béla draws, and lays.
lesson-handromi-opened = Béla laid a run of four hearts, which counts 40, and three sevens, which count 21. Together that is 61, enough for the 51: Béla has opened, and may now lay what fits.
lesson-handromi-counts = An ace counts 10 too, below a 2 or above a king. The exchange card may now be taken only to lay your whole hand at once. Your turn again: draw a card from the stock.
lesson-handromi-spades = You drew the 4 of diamonds: now everything fits. To lay it all in one turn is going out from hand, and needs no 51. First lay the run of spades, from 2 to 6.
    .discard = Not yet. A discard ends your turn, and this is the turn in which everything goes.
    .short = That is only part of it. Lay all five spades, from 2 to 6.
    .wrong = That comes later. First the run of spades, from 2 to 6.
lesson-handromi-diamonds = Next, lay the run of diamonds, from 2 to 6.
    .later = That comes later. Next is the run of diamonds, from 2 to 6.
    .wrong = That is only part of it. Lay all five diamonds, from 2 to 6.
lesson-handromi-threes = Now the group: lay the threes of hearts, clubs and spades. There are two decks, so you have the 3 of spades once more.
    .wrong = That comes next. First the threes.
lesson-handromi-layoff = The 9 of hearts fits Béla’s run, below the 10. To add a card to a combination on the table, yours or another’s, is laying off. Tap the 9, then the run.
lesson-handromi-out = One card is left, and every turn ends with a discard. Discard the 8 of clubs, and you are out.
lesson-handromi-score = You went out: 10 points less for you. Béla pays for the cards left in hand; whoever has laid nothing pays 100. Had nobody laid anything before, all would count double.
