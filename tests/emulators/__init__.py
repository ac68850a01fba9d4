"""Emulators of AWS: two of DynamoDB for tests of storage, and one for deployments."""
