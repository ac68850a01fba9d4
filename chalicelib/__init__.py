"""Mulligan Club: five tabletop games, played by friends who are not online together."""
