### The shell: home, new game, saved games, settings, messages. A code of the program is the name of a message.

app-name = Talon
app-line = A pocket card room
window-title = { $title } · Talon

## Common words

back = Back
close = Close
cancel = Cancel
save = Save
undo = Undo
reset = Reset
copy = Copy
share = Share
copied = Copied
copy-failed = Copying did not work here: mark the text and copy it by hand
reload = Reload
list-more = { $before }, { $item }
list-last = { $before } and { $item }
list-sentence = { $before }. { $item }
menu = Menu
contents = Contents
scores = Scores

## Home

home-continue = Continue
home-running = Other matches under way
home-all = All matches
home-state = { $state }, { $turn }
home-play = Play
home-play-game = Play { $game } against the computer
home-learn = Learn
home-learn-game = Learn { $game }
home-set-up = Set up
home-set-up-game = Set up a table of { $game }
home-waiting = The rules are on their way. One moment.
home-daily = Today’s deals
home-daily-played = { $n } played
home-daily-row = { $n } days in a row
home-promise = Plays without a network. No account: everything stays on this device.
home-lesson = Go on learning { $game }, step { $n }
new-game = New game
saved-games = Saved games
problems = Problems to solve
figures = Figures
rules = How to play
settings = Settings
count = { $n }
laying = Shuffling: one moment
match-deal = { $game }, { $deal }
match-practice = { $state }, practice
match-daily = { $state }, { $free ->
    [yes] free try of the deal
   *[no] deal
} of { $day }
match-turn = { $you ->
    [yes] your turn
    [next] the next deal waits
   *[no] { $names } to play
}
match-over = { $game }, finished after { $deals }
install-line = Keep Talon on the home screen: it opens like an app.
install-now = Install
install-ios = To keep Talon on the home screen: Share, then Add to Home Screen.

## New game

which-game = Game
other-game = Another game
players = Players
how-many = How many
who-plays = Who plays
preset-solo = With the computer
preset-people = People only
seat-n = Seat { $n }
teams = { $before } against { $side }
name-of = Name of player { $n }
name-you = You
player-n = Player { $n }
bot-n = Computer { $n }
bot-names = Béla, Zsófi, Otto, Hanako, Jutka, Kenji, Greta, Imre, Ada, Milo, Nora, Ivo
kind-human = Person
kind-bot = Computer
level = Strength of the computer
level-novice = Novice
    .about = Learned the game yesterday: forgets what was played and does not look ahead.
level-casual = Casual
    .about = Plays for fun: remembers only what was played last and sees the plain chances.
level-club = Club
    .about = Counts every card and plans the whole hand.
level-expert = Expert
    .about = Thinks through what the others may hold before each move.
temperaments = Choose temperaments
    .about = Otherwise each of the computer’s players gets one by lot. All play equally well, each in another way.
temperament-of = Temperament of { $name }
pass-and-play = The phone goes round: between two people the table hides until the next one is ready.
bots-only = Nobody plays: the computer shows how it is done.
who-deals = Who deals first
dealer-random = By lot
options = House rules
options-standard = None changed: played as “How to play” says
options-changed = { $n ->
    [one] One changed
   *[other] { $n } changed
}
options-reset = Undo these changes
option-undo = Taking back
    .help = A player may go back to their own last decision, unless it was a bet or a card has been shown since.
option-practice = Practice
    .help = Bets and what has been seen can be taken back, too. A match for practice is counted nowhere.
option-on = On
option-off = Off
other-number = Other
number-range = A whole number from { $low } to { $high }
deal = Deal

## Saved games

saved-none = No game yet. A match is kept from its first card on.
saved-running = Still running
saved-over = Finished
saved-unknown = Unknown match
saved-broken = Cannot be read
    .help = What lies here is damaged and cannot be read. Nothing has been overwritten: keep it as a file, or delete it.
saved-newer = From a newer Talon
    .help = A newer Talon has written this match. Reload the page to get that version; until then it stays as it is.
more-for = More for { $title }
day = { DATETIME($at, day: "numeric", month: "short") }
room-coming = Just a moment …
star-for = Favourite: { $title }
saved-further = Show { $n } more, { $all } are left
export = Export
send = Send a link
delete = Delete
deleted = Match deleted
stats = On this device
stats-line = { $deals }, { $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $won } won against the computer

## Export and import

import = Import
everything-title = All of them
everything = Take everything along
everything-used = { $n ->
    [1] One match; it and all else that is kept take
   *[other] { $n } matches; they and all else that is kept take
} { $size } KB of some 5,000 on this device.

## Settings

language-away = { $language } is not on this device yet, and could not be fetched. Talon speaks it as soon as it has come and the page is opened again.
setting-pace = Pace of the computer
setting-pace-slow = Slow
setting-pace-normal = Normal
setting-pace-fast = Fast
setting-pace-instant = At once
data = Your data
storage-off = This browser keeps nothing for this page: matches are gone when it closes. Allow cookies for it, or leave the private window, to change that.
about = About
about-line = Talon is a pocket card room: rules and players run in your browser. Free software under the MIT licence.
version = Version
offline = Without a network

## Letters of court cards and aces, where the language has its own; they are offered if one is unlike the English one

letter-J = J
letter-Q = Q
letter-K = K
letter-A = A

## Rules

rules-of = How to play { $game }
bring-coming = { $game } is on its way. One moment.
bring-away = { $game } is not on this device yet.

## The engine

engine-starting = The rules are getting ready
engine-loading = Loading the rules: { $done } of { $total } MB
engine-progress = Loading the rules
engine-failed = The rules did not load
engine-failed-line = The part of Talon that knows the rules could not start. No match has been touched. What may help:
engine-try-again = Try again: what was damaged is fetched anew.
engine-try-network = On the first visit a network is needed; later visits do without.
engine-try-private = Strict blockers and some private windows forbid what Talon needs: WebAssembly and workers.
engine-try-browser = An older browser may lack it: Chrome, Firefox or Safari of the last two years have it.
engine-try-memory = Close other pages: the device may be short of memory.
engine-retry = Try again
engine-detail = What went wrong, word for word
engine-slow = The rules have not answered for a while.
engine-restart = Start them again

# What happened to a file of the rules on its way here, or to the rules themselves.
cause-download-other-page = The network answered with another page: are you logged in to the wifi? Log in, then try again.
cause-download-damaged = A file of the rules came damaged, twice. Try again, or in another network.
cause-download-cut = The connection broke off in the middle of a file. Try again; what has come so far is kept.
cause-download-silent = Nothing has come for { $seconds } seconds. Check the connection and try again; what has come so far is kept.
cause-download-offline = There is no network, and the rules are not on this device yet. They load by themselves as soon as the network is back.
cause-download-unreachable = The place that Talon comes from does not answer. Check the connection and try again.
cause-download-missing = A file of the rules is not there any more: a newer Talon may just have been put in its place. Reload the page.
cause-download-refused = The place that Talon comes from has a fault of its own ({ $status }). Try again in a few minutes.
cause-engine-slow = The rules did not start within { $seconds } seconds. Close other pages, then try again.
cause-engine-dead = The rules have stopped several times. Close other pages, then try again.
cause-engine-memory = The device is out of memory for the rules. Close other pages, then try again.

## New versions

update-ready = A new version of Talon is here.
update-now = Use it now

## Refusals and failures

error-other = That did not work ({ $code })
error-unexpected = Something went wrong: { $detail }. Your match is saved; a reload may help.
error-save-full = No room left on this device. Delete finished matches, or export this one from the table’s menu.
error-save-off = This browser keeps nothing: export the match from the table’s menu to go on with it later.
error-save-taken = This match is open in another window, which keeps it now.
error-save-changed = This match has gone on in another window. Open it again to see how it stands.
error-save-gone = This match has been deleted elsewhere.
error-save-broken = This match cannot be read. Nothing has been overwritten.
error-lesson-none = There is no such lesson.
error-problem-none = There is no such problem. “Problems to solve” has all there are.
error-save-newer = A newer Talon has written this match. Reload the page to get that version.
error-engine-failed = The rules do not answer.
error-engine-silent = The rules do not answer. They are being started again.
error-cancelled = Cancelled
error-move-illegal = That move is not possible now
error-move-notation = That is no move
error-seat-turn = It is not this player’s turn
error-deal-over = The hand is over
error-deal-running = The hand is still being played
error-match-over = The match is over
error-undo-nothing = There is nothing to take back
error-undo-off = Taking back is switched off at this table
error-undo-late = A card has been shown since, or a bet made: only a table for practice takes that back
error-game-unknown = This Talon does not know that game
error-seats-count = That game is for another number of players
error-option-unknown = This Talon does not know one of these house rules
error-option-value = One of these house rules has a value that it cannot take
error-deck-invalid = These cards are not a full pack
error-level-unknown = This Talon does not know that strength
error-temperament-unknown = This Talon does not know that temperament
error-record-broken = This match cannot be read
error-record-newer = A newer Talon has written this match (version { $number })
error-record-unknown = The rules have lost the thread: try that again
error-record-mismatch = This match does not agree with its own record
