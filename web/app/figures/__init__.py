"""Figures: what the finished deals of this device come to, in numbers, curves and feats."""
