"""Care for what is kept and what comes next: it packs old matches, reminds of exporting, makes spares."""
