### The lesson of Handrömi. `lesson-handromi-<step>` is what the coach says; `.done` follows the right move, `.wrong` any
### other, the further attributes those that lesson.toml names: they say what the move would break.

lesson-handromi-hand = Your hand. Lay all of it on the table in melds, down to one card for the discard, and the deal is over. What is left in a hand costs points.
lesson-handromi-melds = A meld is a run of three or more in one suit, or three or four of one rank in different suits. This button finds the ones you hold.
lesson-handromi-first = You have fifteen cards, so you begin by discarding one. High cards cost most when somebody else goes out: away with the king.
    .swap = A card may be given for the open one in your first turn. The 7 of spades would lead to more, but today go without: discard the king.
    .queen = Either could go. Take the king now, the queen next time.
    .wrong = That card belongs to a meld, or may soon. The king of clubs has no neighbour in your hand.
    .done = Now it is Béla’s turn: draw a card, discard a card.
lesson-handromi-draw = Every turn begins with a draw. The top discard may be taken only to be laid at once; so take one from the stock.
lesson-handromi-wait = A third 3. But the first time you lay, your new melds must count 51 together, and yours come to 32. Wait, and discard the queen.
    .done = Béla draws, and lays.
    .wrong = That would cost you a meld. The queen fits nothing, and costs 10.
lesson-handromi-opened = That was an opening: four hearts for 40 and three sevens for 21 make 61. From now on Béla may lay and lay off whatever fits.
lesson-handromi-four = Your turn: draw.
lesson-handromi-spades = The 4 of diamonds: now everything fits. Who lays all in one turn goes out from hand, and needs no 51. First the run of spades.
    .discard = Not yet. A discard ends your turn, and this is the turn in which everything goes.
    .wrong = All in good time. First the whole run of spades, from 2 to 6: a shorter one leaves cards over.
lesson-handromi-diamonds = Next, the run of diamonds: 2 to 6.
    .wrong = All in good time. First the whole run of diamonds, from 2 to 6: a shorter one leaves cards over.
lesson-handromi-threes = The threes of hearts, clubs and spades. There are two decks, so the 3 of spades may lie there a second time.
    .wrong = That comes next. First the threes.
lesson-handromi-layoff = The 9 of hearts joins Béla’s run: laying off, to your own melds or another’s. Tap the 9, then the run.
lesson-handromi-out = One card is left, and every turn ends with a discard: put it down, and you are out.
lesson-handromi-score = You write 10 less, Béla what is left in hand. Had the table been empty, it would be 20 less, and double for Béla. The lowest total wins.
