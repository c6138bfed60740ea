### The page of a game’s rules.

rules-back = Back to the table
