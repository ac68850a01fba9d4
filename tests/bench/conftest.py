"""The running Dynoxide of the storage tests serves here too."""

from tests.store.conftest import client_of_dynoxide, dynoxide_client, session

__all__ = ["client_of_dynoxide", "dynoxide_client", "session"]
