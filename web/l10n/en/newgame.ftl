### A new game: who sits where, options, who deals first.

other-game = Another game
how-many = How many
who-plays = Who plays
preset-solo = With the computer
preset-people = People only
seat-n = Seat { $n }
teams = { $before } against { $side }
kind-human = Person
kind-bot = Computer
temperament-of = { $name }’s temperament
pass-and-play = Pass the phone round: the table stays hidden until the next person is ready.
several-phones = Other phones join over the same network, without the internet.
bots-only = Computer players only: watch how it is done.
who-deals = Who deals first
dealer-random = At random
options-standard = None changed: as in “How to play”
options-changed = { $n ->
    [one] One changed
   *[other] { $n } changed
}
options-reset = Undo these changes
other-number = Other
number-range = A whole number from { $low } to { $high }
option-undo = Take-backs
    .help = Players may take back their own last decision, as long as nothing new has become known since.
option-practice = Practice
    .help = Moves can be taken back even after something new has become known. Practice matches are counted apart.

players-help = Anyone who has to go can leave their seat to the computer, and come back later.
players-human = Person
players-bot = Computer
players-bot-temperament = Computer · { $name }
players-to-human = A person plays on
