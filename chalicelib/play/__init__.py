"""A club's tables: loading one, adding an entry to its log, and what each player may see of it."""
