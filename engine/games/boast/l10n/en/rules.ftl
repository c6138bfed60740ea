### How to play Boast or Nothing, in our own words. `rules-boast` lists the sections in their order.
### In a `.body` a paragraph is one line; `- ` begins an item; ((cards | caption)) is a picture, a comma parts plays.

rules-boast = aim cards deal trick tower escapes chips needed scoring match options

rules-boast-aim = The aim
    .body =
        Take exactly as many tricks as you need, or take none at all: that is harder, and counts double. Hence the name: either you can boast of the right number, or you take nothing. Meanwhile keep the others from doing the same. The first to reach five points wins the match.

rules-boast-cards = The cards
    .body =
        There are three colours, red, blue and yellow, each numbered from 1 upwards; and there are escapes, which have no colour.
        ((1r 4r 7r, 2b 5b, 3y 6y, x | Red, blue, yellow, and an escape))
        - Three players: 1 to 7, two escapes.
        - Four players: 1 to 9, three escapes.
        - Five players: 1 to 11, four escapes.

rules-boast-deal = The deal
    .body =
        Everybody gets seven cards. The two left over lie face up in the middle: nobody plays them, but everybody knows about them.
        Three chips, one of each colour, are stacked at random into a tower.
        ((Cy Cr Cb | A tower: yellow is the strongest colour, blue the weakest))
        In the first round the player to the left of the dealer leads. In every later round it is whoever won the last trick of the round before, and the player to the right of the leader deals.

rules-boast-trick = A trick
    .body =
        The leader plays one card, and the others follow clockwise with one card each. If you hold the colour that was led, you must play that colour, or an escape. If you do not hold it, play any card.
        If all coloured cards of a trick are of one colour, the highest number wins.
        ((3r 7r 5r | Red 7 takes the trick))
        The winner leads the next trick.

rules-boast-tower = The tower
    .body =
        If a trick holds more than one colour, the tower decides: the colour whose chip is higher wins, whatever the numbers are. Among several cards of that colour the highest number wins.
        ((Cb Cr Cy, 7r 3r 1b | An example: the blue chip is above the red one, so blue 1 takes the trick))
        The colour that was led is worth no more than any other. Here a red lead loses to any blue card, and beats every yellow one.

rules-boast-escapes = Escapes
    .body =
        An escape never wins. You may play it at any time, even if you could follow.
        If a trick begins with an escape, the first coloured card after it is the one to follow.
        ((x x 1b | Two escapes and blue 1: blue takes the trick))

rules-boast-chips = How the tower changes
    .body =
        When the tower has decided a trick, the chip of the winning colour goes to the bottom, and those below it move up by one. The colour that won becomes the weakest.
        ((Cb Cr Cy, Cr Cy Cb | Blue has won by the tower: its chip goes to the bottom))
        When all coloured cards of a trick are of one colour, the tower stays as it is.

rules-boast-needed = How many tricks you need
    .body =
        - Three players: three tricks, or none.
        - Four players: two tricks, or none.
        - Five players: one trick, or none.

rules-boast-scoring = Scoring
    .body =
        A round ends when all seven tricks are played.
        - Exactly the number needed: 1 point.
        - No tricks: 2 points.
        - Any other number: nothing.

rules-boast-match = The match
    .body =
        The match ends with the round in which somebody reaches five points. Whoever gets there stands at five, not above it: with 4 points and 2 more you stand at 5.
        If several players are level at the top, everyone plays another round. Whoever has five already goes beyond five with its points; anybody else still stops at five. This goes on until one player is alone in front.

rules-boast-options = House rules
    .body =
        When you set up a game, you may choose other rules:
        - The winning colour’s chip goes to the bottom of the tower after every trick, as the published rules have it, and not only when colours met.
        - The two cards left over lie face down.
        - The first lead of a round goes round the table, whoever won the last trick.
        - A new round begins with the tower as it was, and not with one stacked anew.
        - Whoever are level at the top share the win, without another round.
        - Points beyond five count: with 4 points and 2 more you stand at 6.
