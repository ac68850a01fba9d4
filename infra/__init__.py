"""What takes the club to AWS: its template, its package, its deployment."""
