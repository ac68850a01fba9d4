"""Who plays: which player a key leads to."""
