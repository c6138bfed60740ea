"""The rules of the games as a page, how to play on several phones, and what keys do."""
