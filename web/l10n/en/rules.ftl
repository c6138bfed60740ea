### The page of a game’s rules, how to play on several phones, and what keys do.
### In a `.body` a paragraph is one line; `- ` begins an item.

rules-of = How to play { $game }
rules-back = Back to the table
rules-contents = Contents

together-need = What you need
    .body =
        - A phone for everybody who does not sit at yours. A tablet or a computer will do as well. There is no account and no server.
        - One network for all of them: the Wi-Fi at home, or the hotspot of one of the phones. Nothing goes over the internet. Networks of cafés and hotels often keep their guests apart: then use a hotspot.
        - Talon on each of them, opened once with the internet and left open until “{ settings }” says “Ready” under “{ offline }”. From then on it needs none.

together-steps = Who does what
    .body =
        One phone deals: its owner is the host, the others are guests.
        1. The host goes to “{ new-game }”, chooses “{ kind-remote }” for each guest and presses “{ deal }”. The table then lists the phones that are missing; later they are in its menu, as “Phones at this table”.
        2. The host presses “Invite” beside a guest’s name. A code appears.
        3. The guest opens “{ join }” on the first screen, presses “Scan” and points the phone at that code. The camera app reads it too, or the host sends the link.
        4. Now the guest’s phone shows a code. The host presses “Scan” and points the phone at it. Where the camera app reads it, it opens in a second tab, which hands it to the table.
        5. The table opens at the guest’s phone. Then it is the next guest’s turn to be invited.
        Two people can share a guest’s phone. As soon as one of them is at the table, the host presses “Also at …’s phone” beside the other one’s name; from then on that phone is passed from one to the other, and neither sees the other’s cards.

together-middle = A table in the middle
    .body =
        - A tablet or laptop can be the table itself: the host adds it at “Phones at this table”, and two codes connect it as they do a phone. It has no seat, and nobody waits for it.
        - It shows, large, what everybody may see: what lies on the table, the scores, whose turn it is, and the code for the phone that is being invited. The sounds come from it.
        - The phones then show their own hand and what can be done with it. The eye above it brings the whole table back.

together-away = When a phone is locked, reloaded or put away
    .body =
        - A guest who locks the phone or looks at something else may be out of reach after a while. Whoever is back within a minute goes on without a code. If it takes longer, or if the page was reloaded or closed, the host invites them again: with two new codes they are back at their seat. No move is lost.
        - Meanwhile the match waits, or the computer plays on for them if the host says so.
        - The host’s table has to stay open on the screen. While it is closed or the phone is locked, the others wait. If the page was reloaded or closed, the match is kept, and all guests are invited again.
        - A host who has to leave hands the table over: “Hand over the table” beside a guest’s name, under “Phones at this table”. All guests are asked, for that guest’s phone then holds all the cards. If everybody agrees, the match goes there, and all join it by a code at that phone.

together-know = Who sees what
    .body =
        - The host’s phone deals, and so it holds all the cards. It shows them to nobody: the host sees their own hand and what lies on the table. Whoever takes the page apart on that phone could find them, so let somebody deal whom you would trust with the pack.
        - A guest’s phone is sent what their own seat may see, and nothing more.
        - Nobody else learns anything: the phones talk only to each other, and what they say is encrypted.

together-limits = What is not possible
    .body =
        - To play from different networks, or over the internet.
        - To go on while the host’s phone is away: until its end the match is kept there alone. A host who leaves can hand the table over before that.
        - To take back a move at a guest’s phone.

## Keys

keys = Keys
cap-space = Space
cap-ctrl = Ctrl
cap-enter = Enter
cap-shift = Shift
cap-esc = Esc
cap-pgup = PgUp
cap-pgdn = PgDn
cap-home = Home
cap-end = End
key-cards = Go from card to card
key-choose = Choose a card
key-play = Play the chosen cards
key-pass = Pass
key-clear = Clear the selection
key-sort = Sort by rank or by suit
key-melds = Group into the best combinations
key-shift = Move a card within the hand
key-undo = Take back
key-hint = Hint
key-about = About the card
key-log = What happened
key-tricks = Look back at the tricks
key-guide = Player’s aid
key-score = Score
key-menu = Menu
key-keys = This help
