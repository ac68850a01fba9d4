"""Background work: clocks that run out, bots that play on, rules that changed."""
