"""AWS without the cloud: two emulators of DynamoDB for the tests of storage, and one of all that is deployed."""
