"""The fast form of the policy: plays deals to their end for the search, and caches hands, odds and choices."""
