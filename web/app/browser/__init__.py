"""What the browser offers: its page, storage, history, languages, and files that are fetched late."""
