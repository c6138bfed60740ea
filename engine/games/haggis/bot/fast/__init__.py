"""The policy in a hurry: deals played to their end for search, from what is kept of hands, odds and choices."""
