### The page of a game’s rules.

rules-back = Zurück zum Tisch
