"""A second, plain and slow implementation of the random draws, which shares no code with the club's.

`python -m tests.fairness.plain` prints `vectors.json`, which Python's and the page's draws must both reproduce.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterator
from typing import Any

TABLE = "q7bX0sPZ2mJ4kLr9TtYv1A"
SEEDS = (bytes(32), bytes(range(32)), hashlib.sha256(b"a seed").digest())
NONCES = [hashlib.sha256(f"nonce {seat}".encode()).digest()[:16] for seat in range(4)]


def commitment(table: str, seed: bytes) -> str:
    return hashlib.sha256(b"".join([b"mulligan.1", bytes(table, "ascii"), seed])).hexdigest()


def key(table: str, seed: bytes, nonces: list[bytes]) -> bytes:
    text = bytearray()
    for part in [table.encode(), *nonces]:
        text.append(len(part))
        text.extend(part)
    return hmac.new(seed, bytes(text), hashlib.sha256).digest()


def day_key(game: str, date: str, seed: bytes) -> bytes:
    return hmac.new(seed, game.encode() + date.encode(), hashlib.sha256).digest()


def word(key: bytes, label: str, at: int) -> int:
    """Return word `at` of a label: eight per block, big-endian."""
    block = hmac.new(key, label.encode() + b"\x00" + bytes([0, 0, at // 8 >> 8, at // 8 & 255]), hashlib.sha256).hexdigest()
    return int(block[at % 8 * 8 : at % 8 * 8 + 8], 16)


def below(k: int, words: Iterator[int]) -> int:
    while True:
        drawn = next(words)
        if drawn < 2**32 // k * k:
            return drawn % k


def words(key: bytes, label: str) -> Iterator[int]:
    return (word(key, label, at) for at in range(8 * 65536))


def number(key: bytes, label: str, k: int) -> int:
    return below(k, words(key, label))


def shuffle(key: bytes, label: str, k: int) -> list[int]:
    drawn, left = words(key, label), list(range(k))
    for last in reversed(range(1, k)):
        chosen = below(last + 1, drawn)
        left[last], left[chosen] = left[chosen], left[last]
    return left


def skipped(key: bytes, label: str, k: int) -> int:
    """Return how many words are skipped before the number is drawn."""
    return next(at for at in range(8 * 65536) if word(key, label, at) < 2**32 // k * k)


def without_words(value: Any) -> Any:
    """Return the item without names and messages, which are not part of a log's digest."""
    if isinstance(value, list):
        return [without_words(one) for one in value]
    if not isinstance(value, dict):
        return value
    return {key: without_words(value[key]) for key in value if key not in ("name", "text")}


def digest(committed: str, items: list[Any]) -> str:
    chain = hashlib.sha256(f"mulligan.log.2{committed}".encode()).hexdigest()
    for item in items:
        text = json.dumps(without_words(item), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        chain = hashlib.sha256((chain + text).encode("utf-8")).hexdigest()
    return chain


def long_wait(key: bytes, k: int, least: int) -> str:
    """Return a label whose number below k needs at least `least` skipped words."""
    return next(label for n in range(100_000) if skipped(key, label := f"wait/{n}", k) >= least)


def asked_numbers(key: bytes) -> list[tuple[str, int]]:
    """Yield numbers to draw: each die, the ends of the range, a k that skips half of the words, and edges of skipping."""
    dice = [(f"h{hole}/s{hole % 4}/r{1 + hole % 2}/{die}", 10 + 2 * (die in ("green", "blue")))
            for hole, die in enumerate(("black", "red", "yellow", "white", "green", "blue"), 1)]  # fmt: skip
    ends = [("one", 1), ("two", 2), ("most", 2**31), ("all", 2**32), ("d4/h18/s3/r2/blue", 12)]
    half = [(f"half/{n}", 2**31 + 1) for n in range(8)] + [(long_wait(key, 2**31 + 1, least), 2**31 + 1) for least in (8, 16)]
    return dice + ends + half + edges(key)


def edges(key: bytes) -> list[tuple[str, int]]:
    """Yield edge cases for k above 2^31, where words below k count: the last one that counts and the first that does not."""
    found = []
    for at in (0, 1):
        labels = (f"edge{at}/{n}" for n in range(999))
        label = next(
            label for label in labels if all(word(key, label, i) >= word(key, label, at) > 2**31 for i in range(at + 1))
        )
        found += [(label, word(key, label, at) + 1), (label, word(key, label, at))]
    return found


def asked_shuffles() -> list[tuple[str, int]]:
    return [
        ("deal/0", 0),
        ("deal/1", 1),
        ("deal/2", 2),
        ("r3/deal", 9),
        ("deal/10", 10),
        ("deal/52", 52),
        ("h4/t2/reshuffle1", 130),
    ]


def logs() -> list[list[Any]]:
    made = {
        "n": 0,
        "at": 1795214602000,
        "seat": None,
        "kind": "made",
        "move": {"table": TABLE, "clock_hours": 0.5, "seats": []},
    }
    said = {
        "kind": "said",
        "seat": 1,
        "n": 1,
        "at": 1795214603000,
        "move": {"label": '"Fore"\n\t\\ \u007f\u2028 à côté 🏌️', "a": [True], "b": [{"text": "Fore", "c": None}]},
    }
    joined = {"kind": "joined", "seat": 1, "n": 2, "at": 1795214604000, "move": {"name": "Ana", "player": "p"}}
    return [[], [made], [made, said], [made, said, joined]]


def vectors() -> dict[str, list[dict[str, Any]]]:
    seated = [NONCES[:count] for count in range(5)] + [[b"", NONCES[1], b""], [b""] * 4, [NONCES[1], NONCES[0]]]
    drawing = [key(TABLE, seed, NONCES[:2]) for seed in SEEDS[1:]]
    committed = [commitment(TABLE, seed) for seed in SEEDS]
    return {
        "commitments": [{"table": TABLE, "seed": s.hex(), "commitment": c} for s, c in zip(SEEDS, committed, strict=True)],
        "keys": [
            {"table": TABLE, "seed": s.hex(), "nonces": [n.hex() for n in nonces], "key": key(TABLE, s, nonces).hex()}
            for s in SEEDS[:2]
            for nonces in seated
        ],
        "days": [
            {
                "game": game,
                "date": date,
                "seed": s.hex(),
                "commitment": commitment(f"challenge|{game}|{date}", s),
                "key": day_key(game, date, s).hex(),
            }
            for s in SEEDS
            for game, date in (("dice-golf", "2026-11-27"), ("dice-golf", "2026-11-28"), ("mulligan", "2026-11-27"))
        ],
        "numbers": [
            {"key": k.hex(), "label": label, "k": n, "skipped": skipped(k, label, n), "result": number(k, label, n)}
            for k in drawing
            for label, n in asked_numbers(k)
        ],
        "shuffles": [
            {"key": k.hex(), "label": label, "k": n, "result": shuffle(k, label, n)}
            for k in drawing
            for label, n in asked_shuffles()
        ],
        "logs": [{"commitment": committed[1], "items": items, "digest": digest(committed[1], items)} for items in logs()],
    }


def spelled(groups: dict[str, list[dict[str, Any]]]) -> str:
    """Return JSON with one vector per line."""
    lines = [
        f"{json.dumps(name)}: [\n" + ",\n".join("  " + json.dumps(vector) for vector in group) + "\n]"
        for name, group in groups.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    print(spelled(vectors()), end="")  # noqa: T201
