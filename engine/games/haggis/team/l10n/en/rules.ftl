### How to play Haggis Team, in our own words. `rules-team` lists the sections in their order.
### In a `.body` a paragraph is one line; `- ` begins an item; ((cards | caption)) is a picture, a comma parts plays.

rules-team = aim cards deal exchange turn sets runs wilds beating bombs out slam scoring bets match options

rules-team-aim = The aim
    .body =
        Two play against two. Partners sit opposite each other and stay together for the whole match. Get rid of your cards before the other team does, and help your partner to do the same. The team with more points wins.
        Partners do not tell each other what they hold or what they want to be played.

rules-team-cards = The cards
    .body =
        Number cards run from 2 to 10 in four suits, and there are two of each: 72 in all.
        ((7s 7s, 7h, 7d, 7c | The sevens; each suit has two of every rank))
        A jack, a queen and a king are wild cards without a suit. Everybody has one of each, open on the table.
        ((J Q K | The wild cards))

rules-team-deal = The deal
    .body =
        Everybody gets 18 number cards, hidden, alongside the three open wild cards: a hand of 21. Nothing is left over.
        The player to the left of the dealer leads to the first trick.

rules-team-exchange = The exchange
    .body =
        Before the first trick partners exchange cards. Each chooses one number card, and neither sees the other’s before both have chosen. Then they do it again, having seen what they got.
        A card just received may go back. Wild cards stay where they are. Only the two partners know what they exchanged.

rules-team-turn = A trick
    .body =
        The leader plays any one combination: a set, a run or a bomb. Going round clockwise, each player plays a higher one of the same kind, or passes.
        You never have to beat, and you may beat your own partner. After passing you may join in again while the trick goes on.
        When all the others who hold cards have passed in a row, the last to play takes the trick for the team and leads the next one. If they have no cards left, the next player to their left leads instead.

rules-team-sets = Sets
    .body =
        A set is any number of cards of one rank, identical cards among them. A single card is a set too.
        ((5h, 5h 5s, 9h 9d 9s, 5s 5s | One, two and three of a rank; identical cards))

rules-team-runs = Runs
    .body =
        A run is three or more cards in a row in one suit.
        ((2s 3s 4s, 8h 9h 10h | Runs of three))
        Sets make runs too: two or more pairs in a row, or triples, and so on. Each set shows the same suits.
        ((5h 5s 6h 6s 7h 7s | A run of three pairs: hearts and spades at every rank))
        Identical cards count separately: two spades at one rank must be two spades at every rank.
        ((5s 5s 6s 6s | A run of two pairs, spades twice at both ranks))

rules-team-wilds = Wild cards
    .body =
        In a set or a run a wild card stands for any lower card of any suit, or for itself. There must be a number card among them.
        ((8h 8d J, 6s 7s J 9s, 9d 10d J | Three eights; a run 6 to 9; a run 9 to jack))
        Played alone, a jack is an 11, a queen a 12, a king a 13: above every ten.
        Sometimes the same cards mean two things. The leader says which; after that the table decides.
        ((2c J K | Three twos, or a run 2 to 4))

rules-team-beating = Beating
    .body =
        To beat, play the same kind with the same number of cards and a higher rank. A pair beats a pair, a run of three a run of three, a run of two pairs a run of two pairs.
        No suit beats another, and an equal rank does not beat.

rules-team-bombs = Bombs
    .body =
        On your turn a bomb beats every set and every run. Only a higher bomb beats a bomb. From the highest to the lowest:
        ((3s 5s 7s 9s | 3-5-7-9 in one suit))
        ((J Q K | All three))
        ((Q K, J K, J Q | Two wild cards))
        ((3s 5h 7d 9c | 3-5-7-9 in four suits))
        A bomb may also be led. The cards of a trick won by a bomb go to the other team; but whoever won it leads the next trick or lets the partner lead.

rules-team-out = Going out
    .body =
        Whoever plays the last card of a hand is out, and the others play on. The deal is over as soon as only one team holds cards: when three players are out, or two partners.
        The play that ends the deal cannot be beaten. It takes its trick, unless it is a bomb.

rules-team-slam = The slam
    .body =
        When partners are out first and second the deal is over at once. The second one scores as much for going out as the first one did.

rules-team-scoring = Scoring
    .body =
        Points belong to the team.
        - Going out: 5 points for each card in the larger hand of the other team at that moment, open wild cards included. Everyone who goes out scores it.
        - Cards left over go to the team that was out first.
        - Every card taken, or left over, is worth 1 point, whatever it is: 84 in all.
        - Bets, see below.

rules-team-bets = Bets
    .body =
        Before you have played your first card you may bet that you will be the first out: 10, 30 or 60, the baby, the little and the big bet. You may do so once the exchange is over, as long as nobody is out; you need not wait for your turn.
        If you are right your team gets what you bet. If not, your team loses nothing, but the other one gets half of it, even when it is your partner who was out first.
        A team has one bet at a time. When your partner has bet 10 or 30 you may put a higher bet on yourself in its place, even after a bet of your own that your partner has replaced. A bet that was replaced no longer counts. You cannot change a bet that stands on you.

rules-team-match = The match
    .body =
        A match has four deals. Or play to an agreed total: 250 for a short match, 350 for a long one. As long as the teams are level, another deal is played.
        A member of the leading team deals next: whichever of the two comes first to the left of the last dealer. If the teams are level, it is a member of the team that led first in the deal just played.

rules-team-options = House rules
    .body =
        When you set up a table you may choose when the match ends, let bets be made before the exchange, let a raised bet stay with the partner who made it, give the lead of a player who is out to the partner, and allow no identical cards in runs.
