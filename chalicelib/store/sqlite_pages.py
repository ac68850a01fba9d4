"""Read a SQLite file page by page without SQLite, which gives up on a file whose structure is damaged.

Every leaf of a table is recognized by its first byte, not by the pages that point to it, so a lost page costs no other:

    page      kind 0d, number of cells, offset of each cell … cells
    cell      length, rowid, header (the type of each value), values; a long cell continues in a chain of pages

The format is described at sqlite.org/fileformat2.html. What is read here may be wrong; the caller verifies checksums.
"""

from __future__ import annotations

import mmap
import sys
from collections.abc import Iterator
from pathlib import Path
from struct import unpack
from typing import NamedTuple

PAGE = 4096
"""SQLite's default since 2016; our files never have another."""
HEADER = 100
"""Bytes before the content of page 1."""
LEAF, KEY_LEAF, KEY_NODE = 0x0D, 0x0A, 0x02
MACOS_RESERVED = 12
"""Bytes at the end of each page that macOS's SQLite reserves; others reserve none."""
LONGEST = 1 << 20
"""No item of ours is even half as large."""
NUMBERS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
"""The bytes of integers, by serial type."""
WAL_HEADER, FRAME_HEADER = 32, 24
FRAME = FRAME_HEADER + PAGE
WAL_MAGIC = (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83")
"""How a write-ahead log begins; the last bit is the byte order of its checksums."""
WORD = 0xFFFFFFFF

Value = int | bytes | None
Values = tuple[Value, ...]


class Frame(NamedTuple):
    """A page in a write-ahead log."""

    page: int
    at: int
    """The offset of its content in the log."""
    sound: bool
    """Whether its checksum is right."""


class Wal(NamedTuple):
    """A write-ahead log, up to its last commit."""

    frames: list[Frame]
    intact: bool
    """Whether all transactions except the last are sound. SQLite silently drops an unsound one and all later ones."""
    unfinished: bool
    """Whether the last transaction is not sound, as after a power cut during its commit. SQLite drops it."""


class Pages:
    """The pages of a file, each in its newest sound version; and damaged newer versions, in which single rows may be sound."""

    def __init__(self, path: Path, wal: bytes) -> None:
        with path.open("rb") as file:
            self._file = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        log = read_wal(wal)
        self.wal_intact = log.intact
        self._newer: dict[int, bytes] = {}
        self._damaged: dict[int, bytes] = {}
        for number, at, sound in log.frames:
            if sound:
                self._damaged.pop(number, None)
            (self._newer if sound else self._damaged)[number] = wal[at : at + PAGE]
        self._room = PAGE - (MACOS_RESERVED if self._file[20:21] == bytes((MACOS_RESERVED,)) else 0)

    @property
    def missing(self) -> int:
        """How many of the pages that its header counts the file lacks."""
        return max(0, int.from_bytes(self._file[28:32], "big") - len(self._file) // PAGE)

    def table_rows(self) -> Iterator[tuple[int, Values]]:
        """Yield the rowid and the values of each readable row of any table."""
        most = self._room - 35
        for page, at in self._cells(LEAF, 8):
            try:
                size, at = varint(page, at)
                rowid, at = varint(page, at)
                found = rowid, values(self._payload(page, at, size, most))
            except (IndexError, ValueError):
                continue
            yield found

    def index_keys(self) -> Iterator[Values]:
        """Yield the values of each readable key of any index; the rowid is the last one."""
        most = (self._room - 12) * 64 // 255 - 23
        for kind, header, below in ((KEY_LEAF, 8, 0), (KEY_NODE, 12, 4)):
            for page, at in self._cells(kind, header):
                try:
                    size, start = varint(page, at + below)
                    found = values(self._payload(page, start, size, most))
                except (IndexError, ValueError):
                    continue
                yield found

    def _cells(self, kind: int, header: int) -> Iterator[tuple[bytes, int]]:
        """Yield each cell of all pages of that kind: its page and its offset there."""
        for number, page in self._versions():
            start = HEADER if number == 1 else 0
            if page[start] != kind:
                continue
            count = min(int.from_bytes(page[start + 3 : start + 5], "big"), PAGE // 4)
            for place in range(start + header, start + header + 2 * count, 2):
                yield page, int.from_bytes(page[place : place + 2], "big")

    def _versions(self) -> Iterator[tuple[int, bytes]]:
        """Yield each version of each page, with its number: damaged ones first, because sound rows in them are newer."""
        yield from self._damaged.items()
        for number in sorted({*range(1, len(self._file) // PAGE + 1), *self._newer}):
            yield number, self._page(number)

    def _page(self, number: int) -> bytes:
        page = self._newer.get(number) or self._file[(number - 1) * PAGE : number * PAGE]
        if len(page) < PAGE:
            raise ValueError(number)
        return page

    def _payload(self, page: bytes, at: int, size: int, most: int) -> bytes:
        """Return the `size` bytes at an offset; if they are more than `most`, the rest is read from a chain of pages."""
        if size > LONGEST:
            raise ValueError(size)
        least = (self._room - 12) * 32 // 255 - 23
        here = size if size <= most else least + (size - least) % (self._room - 4)
        here = here if here <= most else least
        data = page[at : at + here]
        following = int.from_bytes(page[at + here : at + here + 4], "big")
        while len(data) < size:
            page = self._page(following)
            data += page[4 : min(self._room, 4 + size - len(data))]
            following = int.from_bytes(page[:4], "big")
        return data


def varint(data: bytes, at: int) -> tuple[int, int]:
    """Return the varint at that offset, and the offset after it."""
    number = 0
    for place in range(at, at + 8):
        number = number << 7 | data[place] & 0x7F
        if data[place] < 0x80:
            return number, place + 1
    return number << 8 | data[at + 8], at + 9


def values(record: bytes) -> Values:
    """Return the values of a record. Raises ValueError or IndexError if it is malformed."""
    start, at = varint(record, 0)
    found: list[Value] = []
    for_types = start
    while at < for_types:
        kind, at = varint(record, at)
        if kind in (0, 8, 9):
            found.append(None if kind == 0 else kind - 8)
            continue
        size = NUMBERS[kind] if kind in NUMBERS else (kind - 12) // 2
        data = record[start : start + size]
        if size < 0 or len(data) < size:
            raise ValueError(kind)
        found.append(int.from_bytes(data, "big", signed=True) if kind in NUMBERS else data)
        start += size
    return tuple(found)


def read_wal(wal: bytes) -> Wal:
    """Read a write-ahead log.

    A frame's checksum continues the one before it. Each is checked from the one that is stored there, so that damage in one
    frame says nothing of those after it. Frames of an earlier round, which lie behind those of this one, have other salts than
    the log's header.

    What a power cut leaves of a commit looks like damage in the last transaction, so there it is not called damage: nobody had
    been told that this transaction was saved. SQLite drops it. A commit that follows shows that all before it was on the disk.
    """
    places = range(WAL_HEADER, len(wal) - FRAME + 1, FRAME)
    if not places:
        return Wal([], True, False)
    heads = [unpack(">IIIIII", wal[at : at + FRAME_HEADER]) for at in places]
    order = ">" if wal[3] & 1 else "<"
    stored, sums = unpack(">II", wal[24:32]), _sums(wal[:24], (0, 0), order)
    sound_header = wal[:4] in WAL_MAGIC and stored == sums
    if sound_header:
        salts = unpack(">II", wal[16:24])
    else:
        salts = next((head[2:4] for head in heads if any(head[2:4])), (0, 0))
        order = ">" if sys.byteorder == "big" else "<"
    ours = [place for place, head in enumerate(heads) if head[2] == salts[0] or head[3] == salts[1]]
    sound = list[bool]()
    before = [stored, sums]
    for place in range(ours[-1] + 1 if ours else 0):
        at, stored = places[place], heads[place][4:]
        data = wal[at : at + 8] + wal[at + FRAME_HEADER : at + FRAME]
        after = [_sums(data, start, order) for start in before]
        sound.append(heads[place][2:4] == salts and stored in after)
        before = [stored] if sound[-1] else [stored, after[0]]
    broken = [*sound, False].index(False) if sound_header else 0
    commits = [place for place in ours if heads[place][1]]
    kept = [place for place in commits if place < broken]
    dropped = commits[len(kept) :]
    damaged = any(sound[place] for place in dropped[1:]) if sound_header else bool(dropped)
    if damaged:
        kept = [place for place in commits if sound[place]]
    found = range(kept[-1] + 1 if kept else 0)
    frames = [Frame(heads[place][0], places[place] + FRAME_HEADER, sound[place]) for place in found]
    return Wal(frames, not damaged, bool(dropped) and not damaged)


def _sums(data: bytes, before: tuple[int, int], order: str) -> tuple[int, int]:
    """Return SQLite's checksum of a part of the log, which continues the one before it."""
    one, other = before
    words = iter(unpack(f"{order}{len(data) // 4}I", data))
    for first, second in zip(words, words, strict=True):
        one = one + first + other & WORD
        other = other + second + one & WORD
    return one, other
