"""Whether a view is what its seat may see of the table at its version, and shows nothing before its time."""

from __future__ import annotations

from typing import Any

from tests.faults.history_error import that
from tests.faults.history_setup import Asked, player_id
from tests.faults.model import Model, hashed

BACK = 64
MESSAGES = 20


def check(model: Model, asked: Asked) -> None:
    """Whatever was answered: the view in it, if there is one, is consistent and no older than the caller may expect."""
    reply = asked.reply
    if asked.kind == "look":
        least = asked.before if asked.seen is None else max(asked.seen, asked.what[0] if asked.what else 0)
        that(least <= reply.version <= asked.after, f"version {reply.version}, not from {least} to {asked.after}", asked)
        if reply.view is None:
            that(asked.seen == reply.version, "said to be unchanged", asked)
        else:
            check_view(model, asked, reply.view)
    elif asked.kind == "play":
        n = next(done.n for done in model.done if done.key == hashed(asked.key))
        that(reply.view["version"] >= n, f"the view is older than the move in entry {n}", asked)
        check_view(model, asked, reply.view)
    elif asked.kind == "join":
        check_view(model, asked, reply.view)
        that(reply.view["you"] == reply.seat is not None, "no seat of one's own", asked)
    elif asked.kind == "leave":
        check_view(model, asked, reply)
    elif asked.kind == "say":
        message, after = reply.message, model.at[reply.message["n"]]
        that((message["seat"], message["text"]) in after.said, "the message is not in that entry", asked)


def check_view(model: Model, asked: Asked, view: dict[str, Any]) -> None:
    n, you = view["version"], view["you"]
    that(n <= asked.after, f"version {n} of {asked.after}", asked)
    that(you == model.seat_of(n, player_id(asked.by)), f"seat {you} at version {n}", asked)
    for name, value in model.view(n, you).items():
        seen = _in_seats(view, name) if name in ("played_by_bot", "players") else view[name]
        that(seen == value, f"{name} at version {n} is {seen}, not {value}", asked)
    _check_news(model, asked, view)
    if model.game.id == "tiny":
        _check_hidden(view, asked)


def _in_seats(view: dict[str, Any], name: str) -> list[Any]:
    return [seat["player" if name == "players" else name] for seat in view["seats"]]


def _check_news(model: Model, asked: Asked, view: dict[str, Any]) -> None:
    """What happened and what was said after the version that the caller knows, each once; to guests of a table that is over
    neither what was said nor that there is a rematch.
    """
    n, since = view["version"], asked.seen if asked.kind in ("look", "play") else None
    inside = view["you"] is not None or model.at[n].status != "finished"
    said = [(after.n, *message) for after in model.at[: n + 1] for message in after.said if inside]
    first = n if since is None else max(since, n - BACK)
    if since is None:
        expected, events = said[-MESSAGES:], []
    else:
        expected, events = [message for message in said if message[0] > first], model.happened(first, n, view["you"])
        events = [event for event in events if inside or event["kind"] != "rematch"]
    that("rewound" not in view and view["from"] == first, f"rewound, or from {view['from']} and not {first}", asked)
    that(view["happened"] == events, f"happened to version {n}: {view['happened']}, not {events}", asked)
    got = [(message["n"], message["seat"], message["text"]) for message in view["messages"]]
    that(got == expected, f"messages {got}, not {expected}", asked)


def _check_hidden(view: dict[str, Any], asked: Asked) -> None:
    """Of another seat's pick nothing is seen but that it was made."""
    for event in view["happened"]:
        if event["kind"] == "chose" and event["seat"] != view["you"]:
            that(set(event) == {"n", "seat", "kind"}, f"a pick is shown: {event}", asked)
    if view["state"]:
        for player in view["state"]["players"]:
            that(player["choice"] is None and player["cards"] is None, f"a hand is shown: {player}", asked)
            that(view["state"]["phase"] != "pick" or player["lies"] is None, f"a pick is shown: {player}", asked)


def check_reveals(model: Model) -> None:
    """Each round is revealed once, with the last pick, and shows the last pick of each seat before that."""
    picked: dict[int | None, int | None] = {}
    rounds: list[int] = []
    for after in model.at:
        for step in after.steps:
            if step.kind == "t" or (step.kind in "mb" and step.what["kind"] == "pick"):
                picked[step.seat] = step.what["number"] if step.what else None
            for event in (event for event in step.events if event.kind == "revealed"):
                _check_reveal(after.n, picked, event.shown["numbers"])
                rounds.append(event.shown["round"])
                picked = {}
    that(rounds == [*range(1, model.options["rounds"] + 1)], f"the rounds revealed are {rounds}")


def _check_reveal(n: int, picked: dict[int | None, int | None], shown: list[int]) -> None:
    """`picked` has None for a seat that ran out of time."""
    that(len(picked) == len(shown), f"entry {n} reveals {shown}, and picked were {picked}")
    for seat, number in picked.items():
        honest = seat is not None and number in (None, *shown[seat : seat + 1])
        that(honest, f"entry {n} reveals {shown}, and picked were {picked}")
