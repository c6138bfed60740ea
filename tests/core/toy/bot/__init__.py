"""How the computer plays the toy game: by a policy alone."""
