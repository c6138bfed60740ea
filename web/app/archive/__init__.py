"""Exporting matches as text, one or all of this device, and importing them again."""
