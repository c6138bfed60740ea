"""The page's side of the engine: its client, records as text."""
