"""The table: draws a game's view model and turns taps into moves; it knows no game and no rule."""
