### How to play Handrömi, in our own words. `rules-handromi` lists the sections in their order.
### In a `.body` a paragraph is one line; `- ` begins an item; ((cards | caption)) is a picture, a comma parts plays,
### `=11` gives a card other points.

rules-handromi = aim cards deal runs groups turn exchange opening discard layoff out hand scoring match options

rules-handromi-aim = The aim
    .body =
        Lay the cards in your hand on the table in combinations and discard the last one. Whoever does that first ends the deal; the others pay for what they still hold.
        You can lay in stages, or keep everything and go out in a single turn: that is going out from hand. If nobody has laid anything before, it counts double.

rules-handromi-cards = The cards
    .body =
        Two decks of 52 cards without jokers: there are two of every card.
        Number cards count what they show, jacks, queens, kings and aces count 10.
        ((7s, 10h, Jd, Qc, Kh, As | 7, and five times 10))

rules-handromi-deal = The deal
    .body =
        The player to the right of the dealer gets 15 cards, everybody else 14. The bottom card of the deck lies face up beside the stock: the exchange card.
        Everything goes round to the right, anticlockwise: turns and dealer alike.

rules-handromi-runs = Runs
    .body =
        A run is three or more cards in a row in one suit. The ace stands below the 2 or above the king, never in the middle.
        ((4s 5s 6s, 9h 10h Jh Qh Kh | Runs))
        ((Ad 2d 3d, Qd Kd Ad | The ace low and high))

rules-handromi-groups = Groups
    .body =
        A group is three or four cards of one rank, all of different suits.
        ((8h 8s 8c, Ad Ah As Ac | Groups))
        No combination holds the same card twice.

rules-handromi-turn = A turn
    .body =
        The player with 15 cards begins without drawing, may lay cards at once, and discards one. After that a turn goes like this:
        - Draw a card from the stock, or take the top discard if you may.
        - Lay combinations and lay off cards, as many as you like, or none.
        - Discard one card.
        Until you discard you can take back everything but the card drawn from the stock. One card must always be left to discard.
        When the stock is used up, all discards but the top one are shuffled into a new one. The sixth time, the deal is void.

rules-handromi-exchange = The exchange card
    .body =
        In your first turn of the deal, before you draw or lay, you may swap any card in your hand for the exchange card. Yours then lies there for the next player.
        Later, with nothing laid, you may take it in place of a draw, if you go out from hand that very turn.

rules-handromi-opening = The opening
    .body =
        The first time you lay in a deal, your new combinations that turn must count 51 or more together.
        ((9h 10h Jh Qh Kh | 49: not enough))
        ((9h 10h Jh Qh Kh, 2s 3s 4s | 58: enough))
        Cards laid off do not count towards it, and an ace counts 10 wherever it stands. Going out from hand needs no 51.

rules-handromi-discard = Taking the discard
    .body =
        Only the top discard can be taken, and it has to be laid in the same turn. It covers the others; “What happened” still names the latest of them. You may take it
        - if you have already opened, to use it in a new combination or to lay it off, with one card left to discard;
        - if you open with it now, with 51 or more;
        - if you go out with it.

rules-handromi-layoff = Laying off
    .body =
        Once you have opened you may add cards to any combination on the table, your own or another’s: at either end of a run, or the missing suit of a group.
        Combinations are never split, moved or joined.

rules-handromi-out = Going out
    .body =
        Lay everything but one card, and discard that one. The deal is over at once.

rules-handromi-hand = Going out from hand
    .body =
        If you have laid nothing before and lay everything in one turn, you go out from hand. New combinations and cards laid off may be mixed, and no 51 is needed.
        It is clean if nobody had laid anything before that turn.

rules-handromi-scoring = Scoring
    .body =
        Points are bad.
        - Whoever goes out: 10 less.
        - Everybody else: the cards in hand, and an ace costs 11 now.
        - Whoever has laid nothing in the deal: 100 instead.
        - After a clean hand: 20 less for the winner, and the others pay double.
        ((As=11 Kd 5c | Left in hand: 11 + 10 + 5 = 26))

rules-handromi-match = The match
    .body =
        A match has 5 deals, unless you choose 1, 3 or 7 before it begins. The lowest total wins. Equal totals share the place, unless you choose that an extra deal decides who is first.

rules-handromi-options = House rules
    .body =
        Before a match you can choose the number of deals, who may swap the exchange card, whether cards may be laid in the very first turn, what a low ace counts for the opening, what a clean hand is, whether the 100 points come on top of the cards, what happens after a tie, and how freely discards may be taken.
