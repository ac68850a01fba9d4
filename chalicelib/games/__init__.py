"""The rules engines: pure, without input, output, clock or chance of their own. They know nothing of tables."""
