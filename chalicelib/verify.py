"""Verify a finished table's replay: `python -m chalicelib.verify FILE [FILE …]`.

FILE is the answer to `GET /api/tables/{id}/replay`; for a replay in pages, give one file per page, in order. Instead of files,
give the URL `https://…/api/tables/<id>/replay`: all pages are fetched.

The game is played again from the seed, the nonces and the log, and compared with the replay: `docs/fairness.md` says what that
proves, `docs/records.md` what a replay holds. The exit status is 0 if everything fits; otherwise 1, with the first mismatch.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from datetime import datetime
from functools import partial
from itertools import chain, groupby
from pathlib import Path
from typing import Any
from urllib.parse import urlencode
from urllib.request import urlopen

from chalicelib.actions.make import HOUR_MS
from chalicelib.boards.featured_courses import CHALLENGE_GAME
from chalicelib.errors import ClubError
from chalicelib.fairness import canonical, commitment, day_name, log_digest
from chalicelib.games.interface import Game, Step
from chalicelib.games.registry import find
from chalicelib.log import challenge_day
from chalicelib.log.entries import Act, Body, Head, to_base64url, write
from chalicelib.log.entries import read as read_entry
from chalicelib.log.table import Table
from chalicelib.log.verify_acts import is_acceptable
from chalicelib.play.club import Club
from chalicelib.play.final_record import PLAYED, AppliedStep, walk_log, whole_record
from chalicelib.play.published_replay import MIN_REPLY_BYTES, UNPUBLISHED, draw_item, log_item, state_digest, view_digest
from chalicelib.store.interface import Entry
from chalicelib.store.sqlite import SqliteStore
from chalicelib.times import DAY_MS

Replay = dict[str, Any]
Rules = Callable[[str, int], Game[Any]]
Days = Callable[[str], Replay]
MEMBERS = frozenset(
    ("table", "game", "rules", "commitment", "seed", "nonces", "log", "draws", "views", "record", "result", "digest")
)
DAY = "challenge"
"""An additional member in replays of a day's challenge."""
PAGE = frozenset(("table", "log", "draws", "views", "digest", "cursor"))
"""The members of later pages of a long replay."""
ADDRESS = re.compile(r"https?://")
TABLES = re.compile(r"/tables/[^/]*/replay")
TODAYS, EARLIER = "today's", "earlier"
"""The forms of views."""
A_MOMENT = 3_600_000
"""Time (ms) after a day's end in which a request from its last moment may still be written."""
NONCE = 16
"""Length of a player's nonce in bytes."""
PATIENCE = 60
"""Timeout for a URL in seconds."""
UNREADABLE = (KeyError, TypeError, ValueError, IndexError, AttributeError, AssertionError, RecursionError)


class DoesNotFit(Exception):
    """The replay does not fit; the message is a sentence that says what."""


def main(arguments: Sequence[str]) -> int:
    """Read the files or the URL, print what was checked, and return 0 if everything fits, else 1."""
    if not arguments:
        return _say("Usage: python -m chalicelib.verify FILE [FILE …], or the address of a replay", 1)
    try:
        if ADDRESS.match(arguments[0]):
            pages = fetch(arguments[0])
            days = partial(fetch_day, arguments[0]) if TABLES.search(arguments[0]) else None
        else:
            pages, days = [read(Path(name)) for name in arguments], None
        for checked in verify(join(pages), days=days):
            _say(checked)
    except DoesNotFit as reason:
        return _say(f"Does not fit: {reason}", 1)
    except UNREADABLE:
        return _say("Does not fit: something in the replay is missing or misspelt.", 1)
    return _say("Everything fits.")


def read(file: Path) -> Replay:
    """Return the replay, or the page of one, in this file; DoesNotFit if there is none."""
    try:
        return _parse(file.read_bytes(), str(file))
    except OSError as error:
        raise DoesNotFit(f"{file} cannot be read: {error.strerror}.") from None


def fetch(address: str) -> list[Replay]:
    """Return all pages of the replay at this URL; DoesNotFit if there is none."""
    pages = [_ask(address)]
    while (cursor := pages[-1].get("cursor")) is not None:
        pages.append(_ask(f"{address}?{urlencode({'cursor': cursor})}"))
    return pages


def fetch_day(address: str, date: str) -> Replay:
    """Return the club's public data of that day's challenge, by the replay's URL; DoesNotFit if there is none."""
    return _ask(f"{TABLES.split(address, maxsplit=1)[0]}/challenges/{date}", "the challenge of that day")


def join(pages: Sequence[Replay]) -> Replay:
    """Join the pages of a replay; DoesNotFit if one is malformed or missing."""
    first, *others = pages
    _expect(first.keys() - {"cursor", DAY} == MEMBERS, "this is not a replay: it has not the members of one.")
    for page in others:
        fits = page.keys() == PAGE and page["table"] == first["table"]
        _expect(fits, "what follows on the first page of the replay is not the next page of it.")
    whole = {name: first[name] for name in first if name != "cursor"}
    if others:
        whole |= {name: [*chain.from_iterable(page[name] or () for page in pages)] for name in ("log", "draws", "views")}
    if pages[-1].get("cursor") is not None:
        raise DoesNotFit(f"the log goes on after entry {whole['log'][-1]['n']}: its other pages are missing.")
    return {**whole, "digest": pages[-1]["digest"]}


def verify(replay: Replay, rules: Rules = find, days: Days | None = None) -> Iterator[str]:
    """Yield a sentence for each check that passed; raise DoesNotFit at the first that fails.

    `days` returns the club's public data of a day's challenge; None if there is no club to ask.
    """
    with closing(SqliteStore()) as nothing:
        try:
            yield _check_commitment(replay)
            yield from _check_day(replay, days)
            yield _check_digest(replay)
            _check_nonces(replay)
            yield from _play_again(replay, rebuild(replay), Club(nothing, rules=rules))
        except UNREADABLE:
            raise DoesNotFit("something in the replay is missing or misspelt.") from None


def rebuild(replay: Replay) -> list[Entry]:
    """Return the log's entries as stored, without idempotency keys and heads, which do not affect the game."""
    entries: list[Entry] = []
    for n, group in groupby(replay["log"], key=lambda item: item["n"]):
        _expect(n == len(entries), f"entry {len(entries)} is missing from the log.")
        items = list(group)
        acts = [Act(item["kind"], item["seat"], _content(item, replay["seed"])) for item in items]
        entries.append(Entry(n, write(Body(_time(items[0]), acts, Head()))))
    return entries


def _ask(address: str, what: str = "a replay") -> Replay:
    try:
        with urlopen(address, timeout=PATIENCE) as answer:  # an address of the web: `main` looked
            return _parse(answer.read(), address)
    except OSError as error:
        raise DoesNotFit(f"{address} does not answer with {what}: {error}.") from None


def _parse(text: bytes, named: str) -> Replay:
    try:
        found = json.loads(text, parse_constant=_refuse)
    except (ValueError, RecursionError):
        raise DoesNotFit(f"{named} is not JSON.") from None
    if type(found) is not dict:
        raise DoesNotFit(f"{named} is not a replay: it has not the members of one.")
    return found


def _check_commitment(replay: Replay) -> str:
    _expect(bool(replay["log"]), "the log is empty.")
    date, first = replay.get(DAY), replay["log"][0]["move"]
    same = first[DAY] == date is not None if DAY in first else date is None
    _expect(same, "the log is not of the day's challenge that the replay says it is of.")
    name = replay["table"] if date is None else day_name(replay["game"], date)
    if commitment(name, _bytes(replay["seed"])) != replay["commitment"]:
        raise DoesNotFit(f"the commitment is not that of this {'table' if date is None else 'day'} and seed.")
    return f"The seed is the one that the {'table' if date is None else 'day’s challenge'} had committed to."


def _check_day(replay: Replay, days: Days | None) -> Iterator[str]:
    """Check that a replay of a day's challenge is one. Its dice do not depend on nonces, so no other table may claim to be one:
    it has one player, was started on its day, and has the seed that the day had committed to.
    """
    date = replay.get(DAY)
    if date is None:
        return
    made = replay["log"][0]
    seats, first = made["move"]["seats"], made["move"]
    _expect(len(seats) == 1 and seats[0]["kind"] == "human", "a day's challenge is played by one person, alone.")
    _expect(replay["game"] == CHALLENGE_GAME, f"{replay['game']} is not the game of the day's challenge.")
    _expect(first["carried"] is None and first["rematch_of"] is None, "a day's challenge is no rematch.")
    _expect(challenge_day.is_day(date), f"{date!r} is no day.")
    _expect(0 <= _time(made) - challenge_day.opens_at(date) < DAY_MS + A_MOMENT, f"entry 0 was not made on {date}.")
    if days is None:
        return
    challenge = days(date)
    fits = (challenge["game"], challenge["commitment"]) == (replay["game"], replay["commitment"])
    _expect(fits, f"the commitment is not the one that the club shows for the challenge of {date}.")
    yield f"The commitment is the one that the club shows for the challenge of {date}."


def _check_digest(replay: Replay) -> str:
    if replay["digest"] not in [log_digest(replay["commitment"], replay["log"], form) for form in (2, 1)]:
        raise DoesNotFit("the log's digest is not that of its items: one of them was changed, or the digest.")
    return f"The log is whole: its {len(replay['log'])} items have the digest that is given."


def _check_nonces(replay: Replay) -> None:
    """Check that only people have nonces, who joined one by one. A club that could add one could choose the dice."""
    first = replay["log"][0]["move"]
    for number, seat in enumerate(first["seats"]):
        _expect(seat["kind"] == "human" or seat["nonce"] is None, f"seat {number} has a nonce, and no person sits there.")
    people = [seat["player"] for seat in first["seats"] if seat["kind"] == "human"]
    _expect(people == [first["maker"]], "more people than the table's maker sit there from the beginning.")


def _play_again(replay: Replay, log: Sequence[Entry], club: Club) -> Iterator[str]:
    draws, views, steps = iter(replay["draws"]), _Views(replay["views"]), list[Step]()
    for item, step in _walk(replay, log, club):
        table = step.table
        _check_draws(step, draws)
        views.check(step, item)
        if item["kind"] in PLAYED:
            steps.append(Step(item["seat"], item["move"], step.done.events))
    _expect(next(draws, None) is None, "more draws are listed than were made.")
    seen = views.end()
    yield f"Played again by the rules of {replay['game']}, version {replay['rules']}, each entry is accepted."
    nonces = [seat.nonce.hex() or None for seat in table.seats]
    _expect(nonces == replay["nonces"], "the nonces are not those in the log.")
    sources = "the seed, the nonces" if replay.get(DAY) is None else f"the seed of {replay[DAY]}"
    yield f"All {len(replay['draws'])} draws follow from {sources} and their labels."
    yield f"All {len(replay['views'])} views come out the same{seen}."
    yield _check_end(replay, table, steps)


def _walk(replay: Replay, log: Sequence[Entry], club: Club) -> Iterator[tuple[Any, AppliedStep]]:
    """Yield each item of the log with the step of playing it again. Raises DoesNotFit if it cannot be played or differs."""
    done, at = walk_log(club, replay["table"], log), 0
    table: Table | None = None
    acts = (act for found in log for act in read_entry(found).acts)
    for item, act in zip(replay["log"], acts, strict=True):
        try:
            accepted = act.kind == "made" if table is None else is_acceptable(table, _time(item), act)
            step = next(done)
            same = canonical(log_item(step)) == canonical(_untold(item))
        except ClubError as refusal:
            raise DoesNotFit(f"{_name(item)} cannot be played again: {refusal}") from None
        except UNREADABLE:
            raise DoesNotFit(f"{_name(item)} cannot be read.") from None
        _expect(same, f"{_name(item)} is not told as it is played.")
        _expect(accepted, f"{_name(item)} is nothing that the club accepts there and then.")
        _expect(step.at >= at, f"{_name(item)} is from before the one that it follows.")
        at, table = step.at, step.table
        yield item, step


def _check_draws(step: AppliedStep, listed: Iterator[Any]) -> None:
    for draw in step.draws:
        drawn, listed_draw = draw_item(step.n, draw), next(listed, None)
        fits = listed_draw is not None and canonical(drawn) == canonical(listed_draw)
        _expect(fits, f"the draw {draw.label} of entry {step.n} gave {drawn['result']}, and the replay lists {listed_draw}.")


class _Views:
    """Compares the views listed in a replay with those after each act. All have the same form, today's or the earlier one."""

    def __init__(self, listed: list[str]) -> None:
        self.listed = listed
        self.found = {TODAYS: 0, EARLIER: 0}
        """The number of equal views, for each form in which all views so far are equal."""

    def check(self, step: AppliedStep, item: Any) -> None:
        """Raise DoesNotFit if the view after this act is not the listed one."""
        for form, at in list(self.found.items()):
            if form == EARLIER and step.table.state is None:
                continue
            digest = view_digest(step, item) if form == TODAYS else state_digest(step.table)
            if [digest] == self.listed[at : at + 1]:
                self.found[form] += 1
            else:
                del self.found[form]
        _expect(bool(self.found), f"what there was to see after entry {step.n} is not what is listed.")

    def end(self) -> str:
        """Return what to add to the report about the form. Raises DoesNotFit if more views are listed."""
        _expect(len(self.listed) in self.found.values(), "more views are listed than there were.")
        return "" if TODAYS in self.found else ", but this replay is from before they told of seats and clocks"


def _check_end(replay: Replay, table: Table, steps: list[Step]) -> str:
    """Check result and record. An abandoned game has neither; a record that is too long for a reply may be left out."""
    _expect(table.ended in ("finished", "abandoned"), "the log ends before the game does.")
    finished = table.ended == "finished"
    found = {
        "game": table.game.id,
        "rules": table.game.rules,
        "result": table.game.result(table.state) if finished else None,
        "record": whole_record(table, steps),
    }
    left_out = replay["record"] is None and len(canonical(found["record"])) > MIN_REPLY_BYTES
    if left_out:
        del found["record"]
    for name, value in found.items():
        _expect(canonical(value) == canonical(replay[name]), f"the {name} is not the one that follows from the log.")
    if left_out:
        return "The result is that of the game that was played. The record is left out: it is too long."
    return "Result and record are those of the game that was played."


def _untold(item: Any) -> Any:
    """Return the item as replays list it today. Older replays include messages and the rematch's table."""
    return {**item, "move": None} if item["kind"] in UNPUBLISHED else item


def _content(item: Any, seed: str) -> Any:
    """Return the content of the entry in the store for a listed item."""
    content = item["move"]
    match item["kind"]:
        case "made":
            return _made(content, seed)
        case "joined":
            return {**content, "nonce": _nonce(content["nonce"])}
        case "rematch":
            return {"table": "", "code": ""}
        case "released":
            return content and (_ms(content["until"]) or 0)
        case "away":
            return _ms(content["until"])
    return content


def _made(content: Any, seed: str) -> dict[str, Any]:
    course, hours = content["course"], content["clock_hours"]
    return {
        **content,
        "course": course and {**course, "holes": [[hole["par"], hole["yards"]] for hole in course["holes"]]},
        "seats": [{**seat, "nonce": _nonce(seat["nonce"])} for seat in content["seats"]],
        "clock": None if hours is None else round(hours * HOUR_MS),
        "pace": _pace(content),
        "seed": to_base64url(_bytes(seed)),
        **({DAY: {"date": content[DAY], "seed": to_base64url(_bytes(seed))}} if DAY in content else {}),
    }


def _pace(content: Any) -> dict[str, Any]:
    bank = content.get("bank")
    kept = [] if bank is None else [round(bank[part] * HOUR_MS) for part in ("hours", "back")]
    return {"off": content.get("off", []), **({"bank": kept} if kept else {})}


def _time(item: Any) -> int:
    return round(datetime.fromisoformat(item["at"]).timestamp() * 1000)


def _ms(time: str | None) -> int | None:
    return None if time is None else round(datetime.fromisoformat(time).timestamp() * 1000)


def _nonce(sent: str | None) -> str:
    nonce = b"" if sent is None else _bytes(sent)
    _expect(len(nonce) in (0, NONCE), f"a nonce has {NONCE} bytes, not {len(nonce)}.")
    return to_base64url(nonce)


def _bytes(text: str) -> bytes:
    """Return the bytes of a seed or nonce in lower-case hex."""
    if not re.fullmatch(r"([0-9a-f]{2})+", text):
        raise ValueError(text)
    return bytes.fromhex(text)


def _name(item: Any) -> str:
    whose = "" if item["seat"] is None else f" of seat {item['seat']}"
    return f"entry {item['n']} ({item['kind']}{whose})"


def _expect(fits: bool, otherwise: str) -> None:
    if not fits:
        raise DoesNotFit(otherwise)


def _refuse(constant: str) -> None:
    raise ValueError(constant)


def _say(sentence: str, code: int = 0) -> int:
    sys.stdout.write(f"{sentence}\n")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
