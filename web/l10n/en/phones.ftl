### Several phones at one table.

## At the host's table

phones = Phones at this table
phones-help = All phones have to be in the same network, or in the hotspot of one of them. Nothing goes over the internet. This phone deals, and so it holds all the cards; it shows them to nobody. The others play only while its table is open.
phones-here = is here
phones-invited = not here yet
phones-away = { $n ->
    [0] out of reach
    [1] out of reach for 1 minute
   *[other] out of reach for { $n } minutes
}
phones-invite = Invite
phones-beside = Also at { $name }’s phone
phones-is-beside = at { $name }’s phone
phones-apart = At another phone
phones-handover = Hand over the table
handover-host = Hand the table over to { $name }?
    .text = Then { $name }’s phone deals in place of this one: it holds all the cards from then on, and whoever takes the page apart there could find out what everybody has. All the others are asked whether they agree. If they do, everybody joins by a code at that phone, you too; until it has confirmed that the match is saved there, this phone keeps the table.
    .yes = Ask the others
handover-asking = The others are being asked.
phones-making = Making a code …
phones-code-label = The code as a QR code
phones-link-text = The link as text
phones-step-offer = 1. Let { $name } point their phone’s camera at this code, or send them the link.
phones-step-answer = 2. Their phone then shows a code as well: scan it, or paste it here.
phones-answer = The other phone’s code
phones-take = Connect
phones-joined = { $name } is at the table.
phones-lost = { $name } is out of reach.
phones-copied = Link copied
phones-copy-link = Copy the link
phones-dealt = Everybody is here: dealt anew, by all of you.
phones-without = Dealt without the numbers of { $names }: no answer.
phones-check = Check the deals
phones-seal-open = { $text } Only deals that have been played to the end can be checked.
phones-seal-all = Dealt by all of you: checked
    .text = Before each deal every phone added random numbers of its own, sealed before it knew those of the others. This phone has shuffled them again: the cards were the ones that follow from them, so nobody chose any.
phones-seal-some = Not dealt by all of you every time
    .text = A phone was missing, or was asked for its numbers twice: { $deals }. Whatever else this phone could check is right.
phones-seal-wrong = The check of the deals has failed
    .text = These cards do not follow from the numbers that the phones gave: { $deals }. Somebody may have chosen them.

## At a guest's phone

join-help = The phone that set up the table shows a code for you: scan it, or paste it here.
join-code = The code of the table
join-scan = Point the camera at the code on the phone that set up the table
join-answer = Now let the phone that invited you scan this code, or send the link there
join-wait = As soon as it has been taken there, the table opens. Leave this page open until then.
join-back = Back to the table
answer = Joining a table
answer-passed = The code has been passed on to the tab with the table: go back to it.
answer-lost = This browser passes nothing on between tabs. Copy this page’s address, and paste it at the table.
guest-seats = At this phone now: { $names }.
guest-lost = The other phone is out of reach. The table goes on when it is back; otherwise ask for a new code there.
guest-ended = The phone that deals has deleted this match.
guest-without = This deal was made without this phone, which was not heard in time.
guest-kept = The match is among your saved games.
guest-later = Once the match is over, you can look back at all of it.
handover-ask = Shall { $name } have the table?
    .text = The phone that deals wants to hand the table over. Then { $name }’s phone deals: it holds all the cards from then on, and whoever takes the page apart there could find out what you have. Only if everybody agrees does the table go there; you then join by a code at that phone.
handover-mine = Will you take the table?
    .text = The phone that deals wants to hand the table over to this one. Then this phone deals and holds all the cards; it shows them to nobody, and the others play only while its table is open. Only if everybody agrees does the table come here; the others then join by a code at this phone.
handover-yes = Agree
handover-no = No
handover-refused = The table stays where it is: not everybody has agreed.
handover-withdrawn = The table stays here.
handover-lost = The table stays where it is: the match has not arrived at the other phone.
handover-gone = { $name } has the table now: scan the code at that phone.
handover-here = This phone has the table now. Let the others scan its codes.
handover-unsure = The connection has broken off. If the other phone still has the table, go on there; if not, the match is among your saved games here.
handover-doubt = Is the table still at the other phone?
    .text = The connection broke off while the table was handed over, so this phone does not know. If the table is still there, join it again: opened here too, the same match would go on at two tables. Open it here only if it is gone there.
    .yes = Open it here

## A table in the middle

middle = A table in the middle
middle-help = A tablet or laptop that shows the table to everybody. It holds no cards.
middle-add = Add
middle-remove = Remove
middle-step-offer = 1. Point the camera of the tablet or laptop at this code, or send the link there.
middle-step-answer = 2. It then shows a code as well: scan it, or paste it here.
middle-joined = The table in the middle is here.
middle-lost = The table in the middle is out of reach.
middle-whole = Show the table here too
middle-join = { $name }, scan this code to join.
middle-later = This table keeps nothing: look back at the match on one of the phones.
middle-dismissed = The phone that deals has removed this table.

## The camera

scan = Scan
scan-end = Camera off
scan-view = What the camera sees

## What can go wrong

error-phones-damaged = This is not a whole code: part of it was lost or changed on the way. Copy it again.
error-phones-version = That code comes from another version of Talon. Reload both pages, then try again.
error-phones-kind = That is the other kind of code: one phone shows an invitation, the other answers it.
error-phones-other = That code answers another invitation. Show the present one again.
error-phones-gone = That invitation is no longer open. Make a new one.
error-phones-taken = That invitation has been answered already.
error-phones-unsupported = This browser cannot connect to other phones.
error-phones-network = This phone is in no network. Join one, or turn on its hotspot, then try again.
error-phones-unreachable = The phones do not reach each other. Are both in the same network? In some, guests are kept apart: then use the hotspot of one of the phones.
error-phones-lost = The connection has broken off.
error-phones-failed = The connection could not be made. Try again with a new code.
error-phones-large = The other phone has sent too much, and was disconnected.
error-phones-message = The other phone has sent what no Talon sends, and was disconnected.
error-phones-late = Somebody else was faster: look again.
error-phones-rate = Too many messages at once: wait a moment.
error-phones-paused = The table on the other phone is closed at the moment.
error-phones-host = Only the phone that set up the table can do that.
error-phones-nowhere = This phone has been invited to no table. Ask for a code.
error-phones-away = The other phone is out of reach.
error-scan-refused = This page may not use the camera. Allow it in the browser’s settings, or paste the code.
error-scan-none = There is no camera here that this page can use. Paste the code instead.
error-scan-busy = The camera does not start: another app may be using it. Try again, or paste the code.
error-scan-away = The scanner has not been fetched yet, and there is no network to do it now. Paste the code instead.
error-scan-foreign = That is not a code for a table. Point the camera at the one on the other phone.
error-phones-early = The match is not over yet.
error-phones-record = The other phone has not sent this match as it was played, so it is not saved.
