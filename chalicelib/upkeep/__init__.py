"""What happens without anybody asking: clocks that run out, bots that play on, rules that changed."""
