"""Markup that screens and the table share: text as HTML, cards, controls, pages of rules."""
