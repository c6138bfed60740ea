"""A small complete game, to test core independently of the real games and as an example of how a game is written.

It has what most of the protocol is about: moves by all seats at once, in turn and out of turn, with cards and
without; hidden moves; shuffles at the start and within a deal; a deck that depends on the number of players; every
kind of option; a carry; a determinizer. Of the table it has hands, fans, a stock, a pile and open cards, one action
per move, the log and a settlement. It has no partners, tricks, melds, groups, bets, tips, temperaments, weaknesses or
search, no series of moves, and no files of texts: for these see the real games.

Two or three players hold four cards each from a deck with two copies of every card (with two players suit c is
left out, a gap in the layout). First all players at once give a card to the left, face down. Then each in turn draws
and drops a card or a pair of one rank face up, or burns one card face down. Before their first drop a player may
knock, even out of turn. When the stock is used up, all dropped cards but the last are shuffled into a new one. The
hand ends when somebody has no cards left, when there is nothing to shuffle, or after eight turns each. With the
option `mixed` the stock is shuffled before anybody may act.
"""

from tests.core.toy.game import Toy

__all__ = ["GAME"]

GAME = Toy()
