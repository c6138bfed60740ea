### How to play Haggis, in our own words. `rules-haggis` lists the sections in their order.
### In a `.body` a paragraph is one line; `- ` begins an item; ((cards | caption)) is a picture, a comma parts plays.

rules-haggis = aim cards deal turn sets runs wilds beating bombs tricks end scoring bets match options

rules-haggis-aim = The aim
    .body =
        Get rid of all your cards before the others, and win tricks with good cards on the way. Whoever has the most points when a set total is reached wins the match.

rules-haggis-cards = The cards
    .body =
        Number cards run from 2 to 10. With two players there are four suits, with three players five, told apart by shape and colour.
        ((2r 5o 7y 9g 10b | The suits of three players; two leave one out))
        A jack, a queen and a king have no suit: they are wild cards. Everybody gets one of each, open on the table.
        ((J Q K | The wild cards))
        The small number at the foot of a card is what it is worth to whoever captures it: 3, 5, 7 and 9 count one point each, the jack 2, the queen 3, the king 5. Even numbers count nothing.

rules-haggis-deal = The deal
    .body =
        Everybody gets 14 number cards, hidden, alongside the three open wild cards: a hand of 17.
        What is left is the haggis: eight cards with two players, three with three. Nobody sees it until the deal is over.
        In the first deal the player to the left of the dealer leads. After that, whoever has the fewest points leads, or on a tie the player to the left of the dealer; the player with the most points deals, or on a tie whoever was out first in the deal just played.

rules-haggis-turn = A trick
    .body =
        The leader plays any one combination: a set, a run or a bomb. Going round clockwise, each player plays a higher one of the same kind, or passes.
        You never have to beat, even with the right cards in hand. After passing you may join in again if the turn comes back to you.
        With two players the trick ends with the first pass. With three it ends when both others have passed in a row.
        The last to play takes the trick and leads the next one. If they have no cards left, the player to their left leads instead.

rules-haggis-sets = Sets
    .body =
        A set is any number of cards of one rank. A single card is a set too.
        ((8r, 8r 8g, 8r 8y 8g | One, two and three eights))

rules-haggis-runs = Runs
    .body =
        A run is three or more cards in a row in one suit.
        ((7r 8r 9r, 4g 5g 6g 7g | Runs of three and of four))
        Sets make runs too: two or more pairs in a row, or triples, and so on, each of the same suits.
        ((7r 7y 8r 8y | A run of two pairs: lozenges and stars at both ranks))

rules-haggis-wilds = Wild cards
    .body =
        In a set or a run a wild card stands for any lower card of any suit, or for itself. There must be a number card among them.
        ((8r 8y J, 6g 7g J 9g, 9o 10o J | Three eights; a run 6 to 9; a run 9 to jack))
        Played alone, a jack is an 11, a queen a 12, a king a 13: above every ten.
        Sometimes the same cards mean two things. The leader says which; after that the table decides.
        ((2b J K | Three twos, or a run 2 to 4))

rules-haggis-beating = Beating
    .body =
        To beat, play the same kind with the same number of cards and a higher rank. A pair beats a pair, a run of three a run of three, a run of two pairs a run of two pairs.
        ((8g 9g 10g, 9r 10r J | The second run beats the first))
        No suit beats another, and an equal rank does not beat.

rules-haggis-bombs = Bombs
    .body =
        On your turn a bomb beats every set and every run. Only a higher bomb beats a bomb. From the highest to the lowest:
        ((3r 5r 7r 9r | 3-5-7-9 in one suit))
        ((J Q K | All three))
        ((Q K, J K, J Q | Two wild cards))
        ((3r 5o 7y 9g | 3-5-7-9 in four suits))
        No wild card stands in for a number in 3-5-7-9. A bomb may also be led.

rules-haggis-tricks = What a bomb costs
    .body =
        A trick won by a set or a run is yours: its points count for you.
        If you win a trick with a bomb, you lead the next, but the cards go to an opponent. With three players you choose which one.

rules-haggis-end = The end of a deal
    .body =
        With three players the deal goes on when the first is out of cards; it is over when only one player still holds any.
        The play that ends the deal cannot be beaten. It takes its trick, unless it is a bomb.
        The cards left in the last hand, and the haggis, go to whoever was out first.

rules-haggis-scoring = Scoring
    .body =
        - Going out: 5 points for each card in the largest hand of the others at that moment, open wild cards included. With three players the second one out scores too.
        - Bonus for first out with three players: 5 points more.
        - The points on all cards you captured.
        - Bets, see below.

rules-haggis-bets = Bets
    .body =
        Before you have played your first card you may bet 15 or 30 that you will be the first out. You need not wait for your turn; a bet stands. Once somebody is out, nobody else can bet.
        If you are right you get what you bet. If not, you lose nothing, but whoever was out first gets that much, and so does everybody who had not bet.

rules-haggis-match = The match
    .body =
        Deals are played until somebody reaches the agreed total: 250 for a short match, 350 for a long one. Then the most points win; on a tie for the lead, another deal is played.

rules-haggis-options = House rules
    .body =
        When you set up a table you may change the total, play without bets, leave captured points to memory, count one point for every captured card, or have the winner of a deal lead the next when the fewest points are tied.
        With three players you may also leave out the points for the first out, and let a bombed trick go to whoever played second highest; if the bomb was led, to the player on its right.
