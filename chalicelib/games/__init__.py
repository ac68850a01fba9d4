"""The rules engines: pure code without I/O, a clock or its own randomness. They know nothing of tables."""
