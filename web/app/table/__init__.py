"""The table: draws a table view and turns taps into moves; it knows no game and no rule."""
