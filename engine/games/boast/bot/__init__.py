"""How the computer plays Boast or Nothing: the policy, and what it makes of a hand."""
