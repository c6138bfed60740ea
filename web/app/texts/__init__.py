"""What the page says: messages, languages, the words of each game, names and dates."""
