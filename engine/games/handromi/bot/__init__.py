"""How the computer plays Handrömi: the policy, and what it makes of a hand."""
