### The page of a game’s rules.

rules-back = Vissza az asztalhoz
