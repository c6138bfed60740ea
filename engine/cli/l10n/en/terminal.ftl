### What the terminal says of itself; what a game says stands in its own files. What is typed is English in every
### language: moves as each game writes them, `hint` and the others that the help lists.

terminal-next = Press Enter for { $deal }
terminal-turn = { $name }, it is your turn: press Enter for your hand
terminal-ask = { $name } (help, or a move)
terminal-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
terminal-total = total { $total }
terminal-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
terminal-place = place { $place }
terminal-less = { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } points less, give or take { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-as-good = as good
terminal-help =
    ?        all your moves        hint   what a bot would do      undo   take back to your last decision
    log      what happened         guide  what to know             concede  give up the match
    quit     leave

## Refusals, by their codes

terminal-move-notation = That is not a move: “?” lists yours
terminal-move-illegal = That move is not possible now: “?” lists yours
terminal-seat-turn = It is not this player’s turn
terminal-match-over = The match is over
terminal-undo-nothing = There is nothing to take back
terminal-undo-off = Take-backs are switched off at this table
terminal-undo-late = That cannot be taken back any more: a card has been shown since, or a bet made

## Looking back, and checking the cards

terminal-seat = seat { $seat }
terminal-decision = deal { $deal }, move { $move }, { $name }:
terminal-best = best
terminal-good = good
terminal-inaccuracy = inaccuracy
terminal-mistake = mistake
terminal-blunder = blunder
terminal-behind = { NUMBER($loss, minimumFractionDigits: 1, maximumFractionDigits: 1) } ±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } points behind { $best }
terminal-open = with open cards { $best }
terminal-accuracy-deal = deal { $deal }, { $name }: accuracy { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } over { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}
terminal-accuracy = { $name }: accuracy { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } over { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}
terminal-verified = deal { $deal }, { $part ->
    [deck] deck
   *[shuffle] shuffle { $number }
}: { $word ->
    [seed] as the seed gives it
    [shares] as everybody's shares give it
    [set] given with the match, not shuffled from a seed
    [unlike] NOT what the shares give
   *[other] NOT what the seed gives
}
terminal-commitment = deal { $deal }, the host's commitment: { $commitment }

## What a command cannot do

terminal-refused-read = { $path } cannot be read
terminal-refused-text = { $path } cannot be read: it is not UTF-8 text
terminal-refused-broken = { $path } is no Talon record: it does not say which game, or its first deal cannot be dealt
terminal-refused-newer = { $path } was written by a newer Talon: update first
terminal-refused-unknown = { $path } is a record of a game that this Talon does not know
terminal-refused-other = { $path } is a record of another game: { $game }
terminal-refused-lost = { $path } does not count from line { $line } on: { $why }
terminal-refused-over = { $path } does not count from line { $line } on: { $why }. Save elsewhere, or those lines are lost
terminal-refused-write = { $path } cannot be written. The record is below: keep it by hand
terminal-refused-folder = { $path } is not a folder: make it first, or save elsewhere
terminal-refused-game = Which game? There are { $names }
terminal-refused-seats = { $game } is for { $counts } players, not { $seats }
terminal-refused-option = An option is written NAME=VALUE, not “{ $wish }”; there are { $names }
terminal-refused-seat = There is no seat { $seat }: they are 0 to { $most }
terminal-refused-deal = { $path } has no finished deal to review
