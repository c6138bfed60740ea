"""Care for what is kept: old matches are packed, the browser is asked to keep them, and export is called to mind."""
