"""Play histories again, by their seeds, and print the requests of each.

python -m tests.faults [--home] 118 119 …
"""

from __future__ import annotations

import sys

from tests.faults.check_history import check
from tests.faults.histories import play
from tests.faults.history_setup import Asked


def tell(asked: Asked) -> str:
    """Return a line about a request: who, what, when, and the answer."""
    came = f"refused with {asked.refused.code}" if asked.refused else "answered" if asked.answered else "no answer"
    what = "" if asked.what is None else f" {asked.what}"
    when = f"seen {asked.seen}, from {asked.before} to {asked.after}"
    return f"{asked.sent:5} {asked.by} {asked.kind}{what} [{asked.key}] {when}: {came}"


if __name__ == "__main__":
    for seed in (int(seed) for seed in sys.argv[1:] if seed != "--home"):
        scene = play(seed, at_home="--home" in sys.argv)
        sys.stdout.write(f"{scene.plan}\n" + "".join(f"{tell(asked)}\n" for asked in scene.asked))
        sys.stdout.writelines(f"{entry.n:5} {entry.body[:160]}\n" for entry in scene.log())
        check(scene)
        sys.stdout.write("Nothing was wrong.\n")
