"""Care for what is kept and what comes next: old matches are packed, export is called to mind, spares are made."""
