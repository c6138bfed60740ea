### Links: what is sent, and what arrives.

## Sending

send-what = What to send
send-deal = The same cards: { $deal }
    .help = To be played from the start, at any seat.
send-deal-beat = To be played from the start, with your { $points } to beat.
send-position = This position: { $deal }, after move { $n }
    .help = To be played on from here.
send-match = The whole match
    .help = To be looked back at, deal by deal.
send-problem = { $game }, problem { $n }
    .help = The link only says which problem it is: whoever opens it gets the same position, and none of your answer.
send-names = With the players’ names
    .help = Otherwise the link says nothing of who played.
send-long = This link is so long that some messengers cut it: a file is safer.
send-file = Save as a file
send-qr = QR code
send-copy = Copy the link
send-copied = The link is copied
send-no-qr = This link is too long for a QR code: copy it, or save it as a file.
send-said-beat = { $game }, the same cards as mine: { $points } to beat.
send-said-deal = { $game }, the same cards as mine.
send-said-position = { $game }: how would you play on from here?
send-said-match = { $game }: a match to look back at.
send-said-problem = { $game }: one move decides. Can you find it?
qr = QR code
qr-label = The link as a QR code
qr-line = Point the camera of another device at it. Everything is in the code itself: nothing is uploaded.

## Arriving

link-title = A link
link-opening = Opening the link …
link-deal = { $points } to beat
    .help = The same cards are dealt once more, and the computer plays the other seats. It goes to your saved games and counts in no statistics.
    .yes = Play it
    .seat = Your seat, and what was made there
    .title = From a link: { $points } to beat
link-position = Play on from here
    .help = A match for practice begins at this moment, and the computer plays the other seats. It goes to your saved games and counts in no statistics.
    .yes = Play it
    .seat = Your seat
    .title = A position from a link
link-match = A whole match
    .help = It goes to your saved games, beside your own.
    .yes = Look at it
link-problem = A problem to solve
    .help = One move decides. What is kept is whether you have solved it, among your other problems.
    .yes = Look at it
    .number = Problem { $n }, { $level }
    .solved = You have solved this one already.
link-from = From { $name }
link-from-somebody = From somebody who has left the names out
link-game = Game
link-moment = What
link-players = Players
link-size = Size of the link
link-letters = { $n } characters
link-at = { $deal }, after { $n ->
    [1] 1 move
   *[other] { $n } moves
}
link-over = Over in { $deal }
link-sender = The sender
link-low = In this game fewer points are better.
link-seat = { $name }: { $points }
link-not-now = Not now
link-home = Home
link-untouched = Nothing was begun, and nothing of yours has changed.
link-fault-nothing = No deal of this match is over yet: there is nothing to send.
link-fault-damaged = This link is not whole: on the way a part of it was lost or changed. Ask for it once more, or for the file.
link-fault-newer = A newer Talon has made this link. Reload the page to get that version, then open the link again.
link-fault-large = This link holds more than Talon can open.
link-fault-game = This link is about a game that this Talon does not know.
link-fault-problem = This problem is not among those of this Talon: a newer one may have it. Reload the page to get that version, then open the link again.
link-fault-away = What reads links is not on this device yet: connect to the network, then try again.
link-fault-engine = The rules did not load, so the link cannot be read. Reload and try again.
