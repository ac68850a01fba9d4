"""The best bots of each game before there was a Champion, unchanged: the Champion is measured against them.

Each module is named after a game and has `choose(view, seat, legal, random)`.
"""
