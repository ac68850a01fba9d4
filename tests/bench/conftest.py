"""Fixtures for Dynoxide, shared with the tests of the store."""

from tests.store.conftest import client_of_dynoxide, dynoxide_client, session

__all__ = ["client_of_dynoxide", "dynoxide_client", "session"]
