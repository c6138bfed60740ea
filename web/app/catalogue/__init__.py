"""The list of matches beyond its rows: search and filters, the sheet of one match, its title and tags."""
