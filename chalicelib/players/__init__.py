"""Players: their keys, settings and tables, and how they are forgotten."""
