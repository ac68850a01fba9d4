"""Reads SQLite's file page by page without SQLite, which gives up on a file whose structure is damaged.

Every leaf of a table is found by its first byte, whatever points to it, so that no page takes another along:

    page      kind 0d, number of cells, place of each cell … cells
    cell      length, rowid, header (the type of each value), values; what has no room goes on in a chain of pages

The format is SQLite's own (sqlite.org/fileformat2.html). Nothing here is sure: checksums say what is as it was written.
"""

from __future__ import annotations

import mmap
from collections.abc import Iterator
from pathlib import Path
from struct import unpack

PAGE = 4096
"""SQLite's own choice since 2016, and never another one for our files."""
HEADER = 100
"""Bytes before the content of page 1."""
LEAF, KEY_LEAF, KEY_NODE = 0x0D, 0x0A, 0x02
APPLES = 12
"""So many bytes of each page are left free by the SQLite of macOS; by others none."""
LONGEST = 1 << 20
"""No item of ours is half as large."""
NUMBERS = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
"""The bytes of whole numbers, by type."""
WAL_HEADER, FRAME_HEADER = 32, 24
WORD = 0xFFFFFFFF

Value = int | bytes | None
Values = tuple[Value, ...]


class Pages:
    """The pages of a file, each as its write-ahead log has it last."""

    def __init__(self, path: Path, wal: bytes) -> None:
        with path.open("rb") as file:
            self._file = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        found, self.whole = frames(wal)
        """Of its write-ahead log, whether all is as it was written."""
        self._newer = {number: wal[at : at + PAGE] for number, at in found if number > 0}
        self._room = PAGE - (APPLES if self._file[20:21] == bytes((APPLES,)) else 0)

    @property
    def missing(self) -> int:
        """How many pages the file is short of what its header says."""
        return max(0, int.from_bytes(self._file[28:32], "big") - len(self._file) // PAGE)

    def table_rows(self) -> Iterator[tuple[int, Values]]:
        """The rowid and the values of each row of any table that can be read."""
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
        """What each key of any index says that can be read; the rowid comes last."""
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
        """Each cell of all pages of that kind: its page, and its place there."""
        for number in sorted({*range(1, len(self._file) // PAGE + 1), *self._newer}):
            page, start = self._page(number), HEADER if number == 1 else 0
            if page[start] != kind:
                continue
            count = min(int.from_bytes(page[start + 3 : start + 5], "big"), PAGE // 4)
            for place in range(start + header, start + header + 2 * count, 2):
                yield page, int.from_bytes(page[place : place + 2], "big")

    def _page(self, number: int) -> bytes:
        page = self._newer.get(number) or self._file[(number - 1) * PAGE : number * PAGE]
        if len(page) < PAGE:
            raise ValueError(number)
        return page

    def _payload(self, page: bytes, at: int, size: int, most: int) -> bytes:
        """So many bytes from there on; if they are more than `most`, those that go on in a chain of pages too."""
        if size > LONGEST:
            raise ValueError(size)
        least = (self._room - 12) * 32 // 255 - 23
        here = size if size <= most else least + (size - least) % (self._room - 4)
        here = here if here <= most else least
        told = page[at : at + here]
        following = int.from_bytes(page[at + here : at + here + 4], "big")
        while len(told) < size:
            page = self._page(following)
            told += page[4 : min(self._room, 4 + size - len(told))]
            following = int.from_bytes(page[:4], "big")
        return told


def varint(told: bytes, at: int) -> tuple[int, int]:
    """The number of variable length at that place, and the place behind it."""
    number = 0
    for place in range(at, at + 8):
        number = number << 7 | told[place] & 0x7F
        if told[place] < 0x80:
            return number, place + 1
    return number << 8 | told[at + 8], at + 9


def values(record: bytes) -> Values:
    """The values of a record; ValueError or IndexError where it does not fit together."""
    start, at = varint(record, 0)
    found: list[Value] = []
    for_types = start
    while at < for_types:
        kind, at = varint(record, at)
        if kind in (0, 8, 9):
            found.append(None if kind == 0 else kind - 8)
            continue
        size = NUMBERS[kind] if kind in NUMBERS else (kind - 12) // 2
        told = record[start : start + size]
        if size < 0 or len(told) < size:
            raise ValueError(kind)
        found.append(int.from_bytes(told, "big", signed=True) if kind in NUMBERS else told)
        start += size
    return tuple(found)


def frames(wal: bytes) -> tuple[list[tuple[int, int]], bool]:
    """The pages that this write-ahead log has, each with its place, up to the last commit; and whether all of it is as it was
    written. SQLite takes what comes before the first damage, and says nothing of the rest.

    Frames of an earlier round, which lie behind those of this one, bear other marks than the log's header. One with other marks
    among those of this round is damaged.
    """
    if len(wal) < WAL_HEADER + FRAME_HEADER + PAGE:
        return [], True
    order = ">" if wal[3] & 1 else "<"
    sums = _sums(wal[:24], (0, 0), order)
    whole = sums == unpack(">II", wal[24:32])
    marks = unpack(">II", wal[16:24] if whole else wal[40:48])
    places = range(WAL_HEADER, len(wal) - FRAME_HEADER - PAGE + 1, FRAME_HEADER + PAGE)
    heads = [unpack(">IIIIII", wal[at : at + FRAME_HEADER]) for at in places]
    ours = [place for place, head in enumerate(heads) if head[2] == marks[0] or head[3] == marks[1]]
    for place in range(ours[-1] + 1 if ours and whole else 0):
        at = places[place]
        sums = _sums(wal[at : at + 8] + wal[at + FRAME_HEADER : at + FRAME_HEADER + PAGE], sums, order)
        if heads[place][2:] != (*marks, *sums):
            whole = False
            break
    committed = max((place + 1 for place in ours if heads[place][1]), default=0)
    return [(heads[place][0], places[place] + FRAME_HEADER) for place in range(committed)], whole


def _sums(told: bytes, before: tuple[int, int], order: str) -> tuple[int, int]:
    """SQLite's checksum of a part of the log, which goes on from the one before it."""
    one, other = before
    words = iter(unpack(f"{order}{len(told) // 4}I", told))
    for first, second in zip(words, words, strict=True):
        one = one + first + other & WORD
        other = other + second + one & WORD
    return one, other
