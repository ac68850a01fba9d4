"""`make keep` (`tests/keep_game.py`) finds outdated files of a game, and writes only those."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from chalicelib.fairness import Chance
from chalicelib.games.dice_golf import holes
from chalicelib.games.dice_golf import state as setup
from chalicelib.games.dice_golf.dice import FACES, Face
from chalicelib.games.dice_golf.engine import DiceGolf
from chalicelib.games.dice_golf.state import Tee
from chalicelib.games.registry import GAMES, OLDER
from tests import keep_game, playthroughs
from tests.games.fingerprints import fingerprint
from tests.keep_game import main
from tests.laws.setup import Setup
from tests.laws.walk import forget
from tests.logs.frozen import FILES
from tests.logs.stories import STORIES
from tests.logs.teller import Teller
from tests.playthroughs import firsts

TOLD = ("open", "closed", "stroke-stymie", "bots")
"""Stories that are short."""
GAME = GAMES["dice-golf"]


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with what is kept of the tiny game, and of dice golf for one and two players with a few stories; there it is
    looked for and written.
    """
    monkeypatch.setattr(keep_game, "PRINTS", prints_in(tmp_path))
    monkeypatch.setattr(keep_game, "FILES", tmp_path)
    monkeypatch.setitem(STORIES, "dice-golf", {name: STORIES["dice-golf"][name] for name in TOLD})
    for folder in ("tiny", "games/dice_golf"):
        shutil.copytree(playthroughs.HERE / folder / "playthroughs", tmp_path / folder / "playthroughs")
    for name in TOLD:
        shutil.copy(log_of(FILES, name), tmp_path)
    shutil.copy(playthroughs.HERE / "games/fingerprints.json", tmp_path)
    monkeypatch.setattr(playthroughs, "HERE", tmp_path)
    monkeypatch.setattr(playthroughs, "SEEDS", range(2))
    for module in (keep_game, playthroughs):
        monkeypatch.setattr(module, "firsts", few)
    yield tmp_path
    forget()


def few(game: str) -> dict[Path, Setup]:
    setups = firsts(game)
    return {path: setups[path] for path in list(setups)[:2]} if game == GAME.id else setups


def log_of(files: Path, name: str, rules: int = GAME.rules) -> Path:
    return files / f"dice-golf-{rules}-{name}.json.gz"


def prints_in(folder: Path) -> Path:
    return folder / "fingerprints.json"


def complaints_about(game: str) -> dict[str, str]:
    return {one.path.name: one.why.partition("\n")[0] for one in keep_game.complaints(game)}


def bytes_in(folder: Path, pattern: str = "*") -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob(pattern) if path.is_file()}


def frozen_in(folder: Path) -> dict[Path, bytes]:
    return {**bytes_in(folder, "*.gz"), **bytes_in(folder, "*.json")}


@pytest.mark.parametrize("game", ["tiny", "dice-golf"])
def test_nothing_is_written_if_everything_is_up_to_date(game: str, kept: Path) -> None:
    before = bytes_in(kept)
    assert not complaints_about(game)
    assert main([game]) == 0
    assert main([game, "--again"]) == 0
    assert bytes_in(kept) == before


def test_missing_changed_and_outdated_playthroughs_are_written_again(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = kept / "tiny/playthroughs"
    (folder / "2.txt").unlink()
    change(folder / "3.txt", "\nwaiting 0 1 2\n", "\nwaiting 0 2\n")
    change(folder / "4.txt", '"hand":3', '"hand":2')
    whole = (folder / "5.txt").read_bytes()
    found = complaints_about("tiny")
    assert (found["2.txt"], found["4.txt"]) == ("is missing", "is of another set-up than today's")
    assert found["3.txt"].startswith("line ")
    assert main(["tiny"]) == 0
    assert capsys.readouterr().out.split() == ["2.txt", "3.txt", "4.txt"]
    assert not complaints_about("tiny")
    assert (folder / "5.txt").read_bytes() == whole


def test_a_new_version_is_stored(kept: Path) -> None:
    before = frozen_in(kept)
    prints = json.loads(prints_in(kept).read_text("utf-8"))
    prints_in(kept).write_text(json.dumps({name: one for name, one in prints.items() if name != "dice-golf 1"}), "utf-8")
    log_of(kept, "open").unlink()
    assert complaints_about("dice-golf") == {
        "fingerprints.json": "has no line for dice-golf 1",
        log_of(kept, "open").name: "is missing",
    }
    assert main(["dice-golf"]) == 0
    assert not complaints_about("dice-golf")
    assert {path for path, content in frozen_in(kept).items() if content != before[path]} <= {
        prints_in(kept),
        log_of(kept, "open"),
    }
    assert json.loads(prints_in(kept).read_text("utf-8")) == prints


def test_added_data_is_stored(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = kept / "dice.json"
    path.write_text(json.dumps({**json.loads(GAME.data[0].read_text("utf-8")), "gusts": 3}), "utf-8")
    monkeypatch.setattr(DiceGolf, "data", (path,))
    assert complaints_about("dice-golf") == {"fingerprints.json": "lacks what was added to the data of dice-golf 1"}
    assert main(["dice-golf"]) == 0
    assert json.loads(prints_in(kept).read_text("utf-8"))["dice-golf 1"] == fingerprint(GAME)
    assert not complaints_about("dice-golf")


# ── what is frozen, and comes to something else ──


def read_dice_backwards(patch: pytest.MonkeyPatch, folder: Path) -> None:
    """Map the same draws to other faces."""

    def draw(tee: Tee, seat: int, number: int, die: str, chance: Chance) -> Face:
        faces = FACES[die]
        return faces[-1 - chance.number(f"{tee.label}/s{seat}/r{number}/{die}", len(faces))]

    patch.setattr(holes, "draw", draw)


def take_the_chips_away(patch: pytest.MonkeyPatch, folder: Path) -> None:
    """Make a Shot Mulligan illegal, which costs a chip."""
    patch.setattr(setup, "CHIPS_PER_18", 0)
    patch.setattr(setup, "_prepare", setup._prepare.__wrapped__)


def change_a_view(patch: pytest.MonkeyPatch, folder: Path) -> None:
    """Rename a member of the view."""
    view = DiceGolf.view
    patch.setattr(DiceGolf, "view", staticmethod(lambda *args, **more: renamed(view(*args, **more))))


def renamed(view: dict[str, Any]) -> dict[str, Any]:
    return {("holder" if name == "stymie_holder" else name): member for name, member in view.items()}


def pack_otherwise(patch: pytest.MonkeyPatch, folder: Path) -> None:
    """Change the packed state, so that snapshots of running tables cannot be read. Views stay the same."""
    pack: Any = DiceGolf.pack
    restore: Any = DiceGolf.restore
    patch.setattr(DiceGolf, "pack", staticmethod(lambda state: {"packed": pack(state)}))
    patch.setattr(DiceGolf, "restore", staticmethod(lambda *args: restore(*args[:-1], args[-1]["packed"])))


def change_data(patch: pytest.MonkeyPatch, folder: Path) -> None:
    """Change a number that affects none of these logs."""
    data = json.loads(GAME.data[0].read_text("utf-8"))
    data["stymie_from"] += 1
    (folder / "dice.json").write_text(json.dumps(data), "utf-8")
    patch.setattr(DiceGolf, "data", (folder / "dice.json",))


CHANGES = pytest.mark.parametrize(
    "change", [read_dice_backwards, take_the_chips_away, change_a_view, pack_otherwise, change_data]
)
Change = Callable[[pytest.MonkeyPatch, Path], None]


@CHANGES
def test_frozen_files_are_written_again_only_on_demand(
    change: Change, kept: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = frozen_in(kept)
    forget()
    change(monkeypatch, kept)
    broken = {one.path for one in keep_game.complaints("dice-golf") if one.frozen}
    assert broken
    assert main(["dice-golf"]) == 1
    output = capsys.readouterr()
    assert not {path.name for path in broken} & set(output.out.split())
    assert all(path.name in output.err for path in broken)
    assert "make keep GAME=dice-golf AGAIN=1" in output.err
    assert frozen_in(kept).items() >= before.items()
    assert {one.path for one in keep_game.complaints("dice-golf")} == broken, "all else is written"

    assert main(["dice-golf", "--again"]) == 0
    assert {path.name for path in broken} == set(capsys.readouterr().out.split())
    assert not complaints_about("dice-golf")
    assert {path for path, output in frozen_in(kept).items() if output != before.get(path)} - {kept / "dice.json"} == broken


def test_a_log_without_a_story_is_removed_once_it_fails(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(STORIES["dice-golf"], "bots")
    assert main(["dice-golf", "--again"]) == 0
    assert log_of(kept, "bots").exists()
    forget()
    read_dice_backwards(monkeypatch, kept)
    assert main(["dice-golf", "--again"]) == 0
    assert not log_of(kept, "bots").exists()


@pytest.mark.parametrize("options", [[], ["--again"]])
def test_a_new_version_is_stored_beside_the_old_one(
    options: list[str], kept: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = frozen_in(kept)
    older = DiceGolf()
    monkeypatch.setattr(older, "rules", GAME.rules, raising=False)
    monkeypatch.setattr(DiceGolf, "rules", GAME.rules + 1)
    monkeypatch.setitem(OLDER, ("dice-golf", older.rules), older)
    assert main(["dice-golf", *options]) == 0
    assert not complaints_about("dice-golf")
    assert {path.name for path in frozen_in(kept).keys() - before.keys()} == {
        log_of(kept, name, GAME.rules).name for name in TOLD
    }
    assert bytes_in(kept, "*.gz").items() >= {(path, content) for path, content in before.items() if path.suffix == ".gz"}
    assert {*json.loads(prints_in(kept).read_text("utf-8"))} >= {"dice-golf 1", "dice-golf 2"}

    monkeypatch.delitem(OLDER, ("dice-golf", older.rules))
    capsys.readouterr()
    assert main(["dice-golf", *options]) == 1
    assert "version 1 of its rules is not in the registry" in capsys.readouterr().err
    assert bytes_in(kept, "*.gz").items() >= {(path, content) for path, content in before.items() if path.suffix == ".gz"}


def test_a_story_that_fails_is_named_and_everything_else_is_written(
    kept: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(teller: Teller) -> str:
        raise IndexError("list index out of range")

    monkeypatch.setitem(STORIES["dice-golf"], "bots", broken)
    forget()
    read_dice_backwards(monkeypatch, kept)
    assert main(["dice-golf", "--again"]) == 1
    output = capsys.readouterr()
    assert output.err.startswith("bots ended in IndexError list index out of range\n")
    assert "tests/logs/dice_golf.py" in output.err
    assert complaints_about("dice-golf").keys() == {log_of(kept, "bots").name}


@pytest.mark.parametrize("arguments", [[], [""], ["whist"], ["dice-golf", "--more"]])
def test_a_missing_game_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err == f"{keep_game.USAGE}\n"


def change(path: Path, what: str, into: str) -> None:
    text = path.read_text("utf-8")
    assert what in text
    path.write_text(text.replace(what, into, 1), "utf-8")
