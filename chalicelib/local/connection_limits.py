"""Who is connected, and who must go where more come than there is room for.

    silent   sent no whole request yet, or takes no answers    the first to come is the first to go
    idle     was answered, and may ask again                   who has not asked for the longest goes first
    busy     waits for an answer                               nobody takes its place

A place is taken from the address that holds the most of them: whoever floods the server drives out themselves. Of its silent
and its idle connections one of those goes that are more: so neither who opens many and says nothing, nor who keeps many that
were answered once, leaves no room for somebody who has only just come. An address has so many places at most, even where there
are more; this machine's own has as many as there are, for behind a proxy of its own all people come by that one.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from ipaddress import ip_address
from typing import Literal, Protocol

from chalicelib.play.rate_limits import network_of

MOST = 1000
"""So many at once, of which each takes a file of the system's."""
MOST_OF_ONE = 250
"""So many of one address."""
HERE = "this machine"

Kind = Literal["silent", "idle", "busy"]


class Member(Protocol):
    """A connection from the address `remote`. `deadline` (loop time) is when its patience ends."""

    remote: str
    deadline: float

    def cut(self) -> None:
        """Hangs up at once, whatever is owed."""

    def expire(self) -> None:
        """Its deadline has passed."""

    def retire(self) -> None:
        """The server closes."""


class _Home:
    """The connections of one address, the first of each kind the oldest."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.silent: dict[Member, None] = {}
        self.idle: dict[Member, None] = {}
        self.busy: dict[Member, None] = {}

    @property
    def count(self) -> int:
        return len(self.silent) + len(self.idle) + len(self.busy)

    @property
    def waiting(self) -> int:
        return len(self.silent) + len(self.idle)


class Crowd:
    """All connections."""

    def __init__(self) -> None:
        self._homes: dict[str, _Home] = {}
        self._places: dict[Member, tuple[_Home, dict[Member, None]]] = {}

    def __len__(self) -> int:
        return len(self._places)

    def __iter__(self) -> Iterator[Member]:
        return iter([*self._places])

    def come(self, member: Member) -> bool:
        """Gives the member a place, silent as yet; False if there is none and everybody else waits for an answer, or all of its
        address do, which has as many as it may.
        """
        name = home_of(member.remote)
        home = self._homes.get(name) or _Home(name)
        if name != HERE and home.count >= MOST_OF_ONE:
            if not self._take_from(home):
                return False
        elif len(self._places) >= MOST and not self.make_room():
            return False
        self._homes[name] = home
        home.silent[member] = None
        self._places[member] = home, home.silent
        return True

    def put(self, member: Member, kind: Kind) -> None:
        """The member is of this kind now. Whoever has gone stays so."""
        found = self._places.get(member)
        if found is None:
            return
        home, place = found
        other: dict[Member, None] = getattr(home, kind)
        if other is not place:
            del place[member]
            other[member] = None
            self._places[member] = home, other

    def leave(self, member: Member) -> None:
        """The member has gone."""
        found = self._places.pop(member, None)
        if found is None:
            return
        home, place = found
        del place[member]
        if not home.count:
            del self._homes[home.name]

    def make_room(self) -> bool:
        """Cuts one off, of the address that has the most who wait for no answer; False if there is none."""
        home = max(self._homes.values(), key=lambda home: home.waiting, default=None)
        return home is not None and self._take_from(home)

    def _take_from(self, home: _Home) -> bool:
        if not home.waiting:
            return False
        oldest = next(iter(home.silent if len(home.silent) >= len(home.idle) else home.idle))
        self.leave(oldest)
        oldest.cut()
        return True


@lru_cache(maxsize=MOST)
def home_of(address: str) -> str:
    """By what the connections from an address are counted."""
    try:
        here = ip_address(address).is_loopback
    except ValueError:
        here = True  # a connection that has no address is none of the network's
    return HERE if here else network_of(address)
