"""What the list of matches has besides its rows: search and filters, the sheet of one match, its name and tags."""
