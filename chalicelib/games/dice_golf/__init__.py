"""Mulligan Dice Golf."""
