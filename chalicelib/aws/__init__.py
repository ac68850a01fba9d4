"""Code that only AWS needs."""
