"""All matches of this device as one text, and such a text taken in again."""
