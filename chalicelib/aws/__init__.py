"""What runs on AWS alone."""
