### Links: what is sent, and what arrives.

## Sending

send-what = What to send
send-deal = The same cards: { $deal }
    .help = To play from the start, in any seat.
send-deal-beat = To play from the start, with your { $points } to beat.
send-position = This position: { $deal }, after move { $n }
    .help = To play on from here.
send-match = The whole match
    .help = To look back at, deal by deal.
send-problem = { $game }, problem { $n }
    .help = The link holds the position: anyone who opens it gets the same one, and nothing of your answer.
send-names = With the players’ names
    .help = Otherwise the link does not say who played.
send-long = Some messengers may cut off a link this long: a file is safer.
send-file = Save as a file
send-qr = QR code
send-copy = Copy the link
send-copied = Link copied
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
    .help = The same cards are dealt again, and the computer plays the other seats. It goes into your saved games but not your statistics.
    .yes = Play it
    .seat = Your seat, and what it scored
    .title = From a link: { $points } to beat
link-position = Play on from here
    .help = A practice match starts from here, and the computer plays the other seats. It goes into your saved games but not your statistics.
    .yes = Play it
    .seat = Your seat
    .title = A position from a link
link-match = A whole match
    .help = It goes into your saved games, alongside your own.
    .yes = Look at it
link-problem = A problem to solve
    .help = One move decides. Whether you solve it is kept with your other problems.
    .yes = Look at it
    .number = Problem { $n }, { $level }
    .solved = You have solved this one already.
link-problem-sent =
    .help = One move decides. This Talon does not have this problem: it can be solved, and is counted nowhere.
    .yes = Look at it
link-from = From { $name }
link-from-somebody = From somebody who left the names out
link-game = Game
link-moment = Contents
link-players = Players
link-size = Size of the link
link-letters = { $n } characters
link-at = { $deal }, after { $n ->
    [1] 1 move
   *[other] { $n } moves
}
link-over = Finished in { $deal }
link-sender = The sender
link-low = In this game fewer points are better.
link-seat = { $name }: { $points }
link-not-now = Not now
link-home = Home
link-untouched = Nothing was started, and nothing of yours has changed.
link-fault-nothing = No deal of this match is over yet: there is nothing to send.
link-fault-damaged = This link is damaged: part of it was lost or changed on the way. Ask for it again, or for the file.
link-fault-newer = This link was made by a newer Talon. Reload the page to get that version, then open the link again.
link-fault-large = This link holds more than Talon can open.
link-fault-game = This link is for a game that this Talon does not know.
link-fault-game-away = { $offline ->
    [yes] This link is for a game that is not on this device yet: go online, then open the link again.
   *[no] This link is for a game that is not on this device yet and could not be fetched: open the link again.
}
link-fault-away = The part that reads links is not on this device yet: go online, then try again.
link-fault-engine = The rules did not load, so the link cannot be read. Reload and try again.
