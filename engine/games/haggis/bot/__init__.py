"""How the computer plays Haggis: the policy, and what it makes of a hand."""
