"""Limits on connections: how many there may be, and which one is closed when there are too many.

    silent   sent no whole request yet, or does not read answers    the oldest is closed first
    idle     was answered, may send another request                 the one that has been idle the longest is closed first
    busy     waits for an answer                                    never closed

The connection to close is one of the address that has the most: a client that floods the server drives out its own. It is taken
from the silent or the idle ones of that address, whichever are more, so that neither kind fills the server. An address may have
MAX_PER_ADDRESS connections. This machine's own address has no such limit: behind a local proxy all people come from it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from ipaddress import ip_address
from typing import Literal, Protocol

from chalicelib.play.rate_limiter import network_of

MAX_CONNECTIONS = 1000
"""Most connections at once. Each takes a file of the system."""
MAX_PER_ADDRESS = 250
"""Most connections of one address."""
THIS_MACHINE = "this machine"

State = Literal["silent", "idle", "busy"]


class LimitedConnection(Protocol):
    """A connection from the address `remote`, which expires at `deadline` (loop time)."""

    remote: str
    deadline: float

    def abort(self) -> None:
        """Close at once, even if answers are owed."""

    def expire(self) -> None:
        """Handle the passed deadline."""

    def shut_down(self) -> None:
        """Close after the answers that are owed."""


class _AddressConnections:
    """The connections of one address by state, the oldest first."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.silent: dict[LimitedConnection, None] = {}
        self.idle: dict[LimitedConnection, None] = {}
        self.busy: dict[LimitedConnection, None] = {}

    @property
    def count(self) -> int:
        return len(self.silent) + len(self.idle) + len(self.busy)

    @property
    def removable(self) -> int:
        return len(self.silent) + len(self.idle)


class ConnectionLimits:
    """All connections."""

    def __init__(self) -> None:
        self._addresses: dict[str, _AddressConnections] = {}
        self._places: dict[LimitedConnection, tuple[_AddressConnections, dict[LimitedConnection, None]]] = {}

    def __len__(self) -> int:
        return len(self._places)

    def __iter__(self) -> Iterator[LimitedConnection]:
        return iter([*self._places])

    def add(self, connection: LimitedConnection) -> bool:
        """Add a connection as silent, closing another one if there are too many. False if all others that could make room are
        busy.
        """
        name = address_group(connection.remote)
        address = self._addresses.get(name) or _AddressConnections(name)
        if name != THIS_MACHINE and address.count >= MAX_PER_ADDRESS:
            if not self._take_from(address):
                return False
        elif len(self._places) >= MAX_CONNECTIONS and not self.make_room():
            return False
        self._addresses[name] = address
        address.silent[connection] = None
        self._places[connection] = address, address.silent
        return True

    def set_state(self, connection: LimitedConnection, state: State) -> None:
        """Set the state of a connection, unless it was removed."""
        found = self._places.get(connection)
        if found is None:
            return
        address, place = found
        other: dict[LimitedConnection, None] = getattr(address, state)
        if other is not place:
            del place[connection]
            other[connection] = None
            self._places[connection] = address, other

    def remove(self, connection: LimitedConnection) -> None:
        """Remove a connection, if it is there."""
        found = self._places.pop(connection, None)
        if found is None:
            return
        address, place = found
        del place[connection]
        if not address.count:
            del self._addresses[address.name]

    def make_room(self) -> bool:
        """Close a connection of the address with the most that are not busy; False if there is none."""
        address = max(self._addresses.values(), key=lambda address: address.removable, default=None)
        return address is not None and self._take_from(address)

    def _take_from(self, address: _AddressConnections) -> bool:
        if not address.removable:
            return False
        oldest = next(iter(address.silent if len(address.silent) >= len(address.idle) else address.idle))
        self.remove(oldest)
        oldest.abort()
        return True


@lru_cache(maxsize=MAX_CONNECTIONS)
def address_group(address: str) -> str:
    """Return the group under which connections of this address are counted."""
    try:
        here = ip_address(address).is_loopback
    except ValueError:
        here = True  # a connection without an address does not come from the network
    return THIS_MACHINE if here else network_of(address)
