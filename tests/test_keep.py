"""What is kept of a game (`tests/keep.py`): what is not as it would be today is found, and that alone is written anew."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from chalicelib.games.registry import GAMES
from tests import keep, playthroughs
from tests.games.test_registry import fingerprint
from tests.logs.frozen import FILES, read, write
from tests.logs.stories import STORIES

TOLD = ("open", "closed")
"""Stories that are short."""


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with what is kept of the tiny game, and of dice golf with two stories; there it is looked for and written."""
    monkeypatch.setattr(keep, "PRINTS", tmp_path / "fingerprints.json")
    monkeypatch.setattr(keep, "FILES", tmp_path)
    monkeypatch.setitem(STORIES, "dice-golf", {name: STORIES["dice-golf"][name] for name in TOLD})
    for folder in ("tiny", "games/dice_golf"):
        shutil.copytree(playthroughs.HERE / folder / "playthroughs", tmp_path / folder / "playthroughs")
    for name in TOLD:
        shutil.copy(log_of(FILES, name), tmp_path)
    shutil.copy(playthroughs.HERE / "games/fingerprints.json", tmp_path)
    monkeypatch.setattr(playthroughs, "HERE", tmp_path)
    monkeypatch.setattr(playthroughs, "SEEDS", range(2))
    return tmp_path


def log_of(files: Path, name: str) -> Path:
    return files / f"dice-golf-{GAMES['dice-golf'].rules}-{name}.json.gz"


def told_of(game: str) -> dict[str, str]:
    return {path.name: told.partition("\n")[0] for path, told in keep.complaints(game)}


def bytes_in(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("game", ["tiny", "dice-golf"])
def test_nothing_is_written_while_all_is_as_it_would_be_today(game: str, kept: Path) -> None:
    before = bytes_in(kept)
    assert not told_of(game)
    assert not list(keep.keep(game))
    assert bytes_in(kept) == before


def test_playthroughs_that_are_missing_changed_or_of_another_set_up_are_written_anew_and_no_others(kept: Path) -> None:
    folder = kept / "tiny/playthroughs"
    (folder / "2.txt").unlink()
    change(folder / "3.txt", "\nwaiting 0 1 2\n", "\nwaiting 0 2\n")
    change(folder / "4.txt", '"hand":3', '"hand":2')
    whole = (folder / "5.txt").read_bytes()
    found = told_of("tiny")
    assert (found["2.txt"], found["4.txt"]) == ("is missing", "is of another set-up than today's")
    assert found["3.txt"].startswith("line ")
    assert [path.name for path in keep.keep("tiny")] == ["2.txt", "3.txt", "4.txt"]
    assert not told_of("tiny")
    assert (folder / "5.txt").read_bytes() == whole


def test_changed_data_and_logs_that_fold_otherwise_are_kept_anew(kept: Path) -> None:
    prints = kept / "fingerprints.json"
    known = json.loads(prints.read_text("utf-8"))
    prints.write_text(json.dumps({**known, "dice-golf 1": "0" * 64}), "utf-8")
    log_of(kept, "open").unlink()
    damage(log_of(kept, "closed"))
    names = [log_of(kept, name).name for name in TOLD]
    assert told_of("dice-golf") == {
        "fingerprints.json": "has not the fingerprint of dice-golf 1",
        names[0]: "is missing",
        names[1]: "folds to something else",
    }
    assert {path.name for path in keep.keep("dice-golf")} == {"fingerprints.json", *names}
    assert not told_of("dice-golf")
    assert json.loads(prints.read_text("utf-8")) == {**known, "dice-golf 1": fingerprint(GAMES["dice-golf"])}


def change(path: Path, what: str, into: str) -> None:
    text = path.read_text("utf-8")
    assert what in text
    path.write_text(text.replace(what, into, 1), "utf-8")


def damage(path: Path) -> None:
    """As if its entries came to something else today than when it was frozen."""
    frozen = read(path)
    path.unlink()
    write(path, replace(frozen, state="0" * 64))
