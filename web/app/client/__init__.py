"""The page's side of the engine: its client, the words of the table view, records as text."""
