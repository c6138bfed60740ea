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
copy-failed = Copying failed: select the text and copy it by hand
reload = Reload
list-more = { $before }, { $item }
list-last = { $before } and { $item }
list-sentence = { $before }. { $item }
menu = Menu
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
home-set-up-game = Set up a { $game } table
home-waiting = The rules are loading. One moment.
home-daily = Today’s deals
home-daily-played = { $n } played
home-daily-row = { $n } days in a row
home-promise = Works offline. No account: everything stays on this device.
home-lesson = Resume { $game } lesson, step { $n }
new-game = New game
saved-games = Saved games
problems = Problems to solve
figures = Statistics
rules = How to play
join = Join a table
together = How to play together
settings = Settings
count = { $n }
laying = Shuffling, one moment
match-deal = { $game }, { $deal }
match-practice = { $state }, practice
match-daily = { $state }, { $free ->
    [yes] free try of the deal
   *[no] deal
} of { DATETIME($day, day: "numeric", month: "short", year: "numeric") }
match-turn = { $you ->
    [yes] your turn
    [next] next deal ready
   *[no] { $names } to play
}
match-over = { $game }, finished after { $deals }
install-line = Add Talon to your home screen to open it like an app.
install-now = Install
install-ios = To add Talon to your home screen: Share, then Add to Home Screen.

## New game

which-game = Game
players = Players
name-of = Name of player { $n }
field-full = At most { $n } letters
name-you = You
player-n = Player { $n }
bot-n = Computer { $n }
bot-names = Béla, Zsófi, Otto, Hanako, Jutka, Kenji, Greta, Imre, Ada, Milo, Nora, Ivo
kind-remote = Person at another phone
level = Computer strength
level-novice = Novice
    .about = Learned the game yesterday: forgets what was played and does not look ahead.
level-casual = Casual
    .about = Plays for fun: remembers only the latest plays and takes the obvious chances.
level-club = Club
    .about = Counts every card and plans the whole deal.
level-expert = Expert
    .about = Thinks through what the others may hold before each move.
temperaments = Choose temperaments
    .about = Otherwise each computer player gets one at random. All play about equally well, each in their own way.
options = House rules
deal = Deal

## Matches

day = { DATETIME($at, day: "numeric", month: "short") }
room-coming = Just a moment …
export = Export
send = Send a link
    .short = Send
import = Import
everything = Export everything

## Settings

language-away = { $language } is not on this device yet and could not be downloaded. Talon will use it once it has arrived and you reopen the page.
setting-pace = Computer speed
setting-pace-slow = Slow
setting-pace-normal = Normal
setting-pace-fast = Fast
setting-pace-instant = Instant
data = Your data
storage-off = This browser saves nothing for this page: matches are lost when it closes. To change that, allow cookies for it or leave the private window.
about = About
about-line = Talon is a pocket card room: rules and players run in your browser. Free software under the MIT licence.
version = Version
offline = Offline use

## Letters of court cards and aces, where the language has its own; they are offered if one is unlike the English one

letter-J = J
letter-Q = Q
letter-K = K
letter-A = A

## Rules

bring-coming = { $game } is loading. One moment.
bring-away = { $game } is not on this device yet.

## The engine

engine-starting = Getting the rules ready
engine-loading = Loading the rules: { $done } of { $total } MB
engine-progress = Loading the rules
engine-failed = The rules did not load
engine-failed-line = The part of Talon that knows the rules could not start. No match has been touched. What may help:
engine-try-again = Try again: anything damaged is downloaded again.
engine-try-network = The first visit needs a network; later ones do not.
engine-try-private = Strict blockers and some private windows disable what Talon needs: WebAssembly and workers.
engine-try-browser = Older browsers may lack these: Chrome, Firefox or Safari from the last two years will do.
engine-try-memory = Close other pages: the device may be short of memory.
engine-retry = Try again
engine-detail = What went wrong, in detail
engine-slow = The rules have not answered for a while.
engine-restart = Start them again

# What happened to a file of the rules on its way here, or to the rules themselves.
cause-download-other-page = The network sent a different page: are you logged in to the wifi? Log in, then try again.
cause-download-damaged = A rules file arrived damaged, twice. Try again, or on another network.
cause-download-cut = The connection was lost in the middle of a file. Try again; what has arrived so far is kept.
cause-download-silent = Nothing has arrived for { $seconds } seconds. Check the connection and try again; what has arrived so far is kept.
cause-download-offline = There is no network, and the rules are not on this device yet. They will load by themselves once the network is back.
cause-download-unreachable = Talon’s server is not answering. Check the connection and try again.
cause-download-missing = A rules file is no longer there: a newer Talon may just have replaced it. Reload the page.
cause-download-refused = Talon’s server has a problem ({ $status }). Try again in a few minutes.
cause-engine-slow = The rules did not start within { $seconds } seconds. Close other pages, then try again.
cause-engine-dead = The rules have stopped several times. Close other pages, then try again.
cause-engine-memory = The device has too little memory left for the rules. Close other pages, then try again.

## New versions

update-ready = A new version of Talon is here.
update-now = Update now

## Refusals and failures

error-other = That did not work ({ $code })
error-unexpected = Something went wrong: { $detail }. Your match is saved; reloading may help.
error-save-full = No room left on this device. Delete finished matches, or export this one from the table’s menu.
error-save-off = This browser saves nothing: export the match from the table’s menu to continue it later.
error-save-taken = This match is open in another window, which now saves it.
error-save-changed = This match has moved on in another window. Reopen it to see how it stands.
error-save-gone = This match has been deleted elsewhere.
error-save-broken = This match cannot be read. Nothing has been overwritten.
error-lesson-none = There is no such lesson.
error-save-newer = This match was saved by a newer Talon. Reload the page to get that version.
error-engine-failed = The rules are not answering.
error-engine-silent = The rules are not answering. They are being restarted.
error-cancelled = Cancelled
error-move-illegal = That move is not possible now
error-move-notation = That is not a move
error-seat-turn = It is not this player’s turn
error-deal-over = The deal is over
error-deal-running = The deal is still being played
error-match-over = The match is over
error-undo-nothing = There is nothing to take back
error-undo-off = Take-backs are switched off at this table
error-undo-late = { $bet ->
    [yes] Too late: a bet has been made. Only the house rule “Practice” allows it
   *[no] Too late: cards have been shown since. Only the house rule “Practice” allows it
}
error-game-unknown = This Talon does not know that game
error-game-away = { $offline ->
    [yes] This game is not on this device yet: go online, then try again
   *[no] This game is not on this device yet and could not be fetched: try again
}
error-seats-count = That game is for another number of players
error-option-unknown = This Talon does not know one of these house rules
error-option-value = One of these house rules has an impossible value
error-deck-invalid = These cards are not a full pack
error-level-unknown = This Talon does not know that strength
error-temperament-unknown = This Talon does not know that temperament
error-record-broken = This match cannot be read
error-record-newer = This match was saved by a newer Talon (version { $number })
error-record-unknown = The rules have lost track: try that again
error-record-mismatch = This match does not agree with its own record
