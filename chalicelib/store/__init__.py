"""Storage in DynamoDB or SQLite, behind one narrow interface. Knows nothing of games or players."""
