"""Figures: the finished deals of this device summed up in numbers, curves and feats."""
