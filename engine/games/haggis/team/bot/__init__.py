"""How the computer plays Haggis Team: the policy, and what it makes of a hand."""
