"""DynamoDB without the cloud: two emulators for the tests of storage."""
