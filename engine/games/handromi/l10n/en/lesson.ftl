### The lesson of Handrömi. `lesson-handromi-<step>` is what the coach says; `.done` follows the right move, `.wrong` any
### other, the further attributes those that lesson.toml names: they say what the move would break.

lesson-handromi-hand = Your hand. Lay it all on the table in combinations, down to one card for the discard, and the deal is over. What is left in a hand costs points.
lesson-handromi-melds = Runs: three or more in a row in one suit. Groups: three or four of a rank in different suits. This button finds yours. A line is a run, dots a group: tap to choose all.
lesson-handromi-first = You begin: 15 cards, no draw. In their first turn all may swap a card for the open 7, the exchange card, if that fits better. Not in this lesson: discard the costly king.
    .swap = The 7 would lengthen your run: in a match, swap a loose card for it. This lesson goes on without: discard the king.
    .queen = Either could go. Discard the king now, the queen next time.
    .single = Nothing goes with that card, but the king costs 10: the costliest goes first.
    .wrong = That card is in a combination, or may soon be. The king of clubs has no neighbour in your hand.
    .done = Now Béla draws a card and discards one.
lesson-handromi-draw = Every turn begins with a draw. The top discard may be taken only to be laid at once; so take one from the stock.
lesson-handromi-wait = With the 3 of clubs you have a group of four. But your first combinations must count 51 in one turn, and these come to 32: wait, and discard the queen.
    .single = Nothing goes with that card either, but the queen costs 10: it goes first.
    .wrong = That card is in a combination, or may soon be. The queen fits nothing, and costs 10.
    .done = Béla draws, and lays.
lesson-handromi-opened = That was an opening: four hearts for 40 and three sevens for 21 make 61. From now on Béla may lay and lay off whatever fits.
lesson-handromi-counts = Jack, queen, king and ace count 10, an ace left in hand 11; it goes below a 2 or above a king. Only new combinations count towards the 51, not what is laid off.
lesson-handromi-four = Your turn: draw.
lesson-handromi-spades = The 4 of diamonds: now everything fits. Laying it all in one turn is going out from hand, and for that no 51 is needed. First the run of spades.
    .discard = Not yet. A discard ends your turn, and this is the turn in which everything goes.
    .short = That is only part of it. Lay all five spades, from 2 to 6.
    .wrong = That comes later. First the run of spades, from 2 to 6.
lesson-handromi-diamonds = Next, the run of diamonds: 2 to 6.
    .later = That comes later. Next is the run of diamonds, from 2 to 6.
    .wrong = That is only part of it. Lay all five diamonds, from 2 to 6.
lesson-handromi-threes = Now the group: the threes of hearts, clubs and spades. There are two decks, so the 3 of spades may be there twice.
    .wrong = That comes next. First the threes.
lesson-handromi-layoff = The 9 of hearts goes on Béla’s run. That is laying off, on your own combinations or another’s. Tap the 9, then the run.
lesson-handromi-out = One card is left, and every turn ends with a discard: put it down, and you are out.
lesson-handromi-score = You score 10 less, Béla the cards in hand, or 100 with nothing laid. A clean hand, with the table empty, scores 20 less and doubles the others’ points. Lowest total wins.
