"""Check a history: compare all answers with the log, read from the first entry.

Each check raises `Wrong` with a sentence and the request.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import groupby
from random import Random

from chalicelib.games.interface import Step
from chalicelib.log import entries, snapshots
from chalicelib.log.apply import open_table
from chalicelib.play.club import Club
from chalicelib.play.commit import retry_projections
from chalicelib.play.load_table import apply_entries
from chalicelib.play.projections import project
from chalicelib.play.published_replay import replay
from chalicelib.play.table_queries import look
from chalicelib.store.interface import Entry, Unavailable
from tests.faults import views
from tests.faults.history_error import that
from tests.faults.history_setup import Asked, Scene, open_club, player_id, projection
from tests.faults.model import Done, Model, hashed
from tests.tables.people import until_answered

ACTS = {"play": "m", "say": "s"}
NEVER_REFUSED = ("look", "join", "rematch")


def check(scene: Scene) -> Model:
    """Raise Wrong if anything in this history is; return the model of its log."""
    log = scene.log()
    model = Model(scene.table, log, scene.clubs[0].rules)
    check_keys(scene, model)
    check_order(scene, model)
    that(model.status == "finished", "the game has not come to its end")
    for asked in scene.asked:
        if asked.refused:
            check_refusal(model, asked)
        elif asked.answered:
            views.check(model, asked)
    if model.game.id == "tiny":
        views.check_reveals(model)
    check_folds(scene, log)
    check_record(scene, model)
    check_rematch(scene, model)
    check_rows(scene, model, log)
    return model


def check_keys(scene: Scene, model: Model) -> None:
    """Every acknowledged request is in the log exactly once, as it was sent, and nothing else is."""
    sent = {hashed(asked.key): asked for asked in scene.asked if asked.kind in ACTS}
    found = Counter(done.key for done in model.done)
    for done in model.done:
        asked = sent.get(done.key)
        that(asked is not None, f"entry {done.n} was never asked for: {done}")
        that(found[done.key] == 1, f"played {found[done.key]} times", asked)
        that(asked is None or _same(model, asked, done), f"stands in the log as something else: {done}", asked)
    for asked in scene.asked:
        if asked.kind in ACTS and asked.reply:
            that(hashed(asked.key) in found, "answered, and not in the log", asked)


def _same(model: Model, asked: Asked, done: Done) -> bool:
    seat = model.seat_of(done.n, player_id(asked.by))
    return (done.seat, done.kind, done.what) == (seat, ACTS[asked.kind], asked.what)


def check_order(scene: Scene, model: Model) -> None:
    """A request answered before another was sent comes before it. Of requests with the same key, the first one played."""
    at = {done.key: done.n for done in model.done}
    acts = sorted((asked for asked in scene.asked if asked.kind in ACTS), key=lambda asked: asked.key)
    spans = []
    for _, same in groupby(acts, key=lambda asked: asked.key):
        tries = [*same]
        check_replays(tries)
        if (n := at.get(hashed(tries[0].key))) is not None:
            spans.append((min(one.sent for one in tries), 1, n))
            spans += [(one.answered, 0, n) for one in tries if one.reply]
    newest = -1
    for _, sending, n in sorted(spans):
        that(not sending or n > newest, f"entry {n} stands before {newest}, which was answered before it was sent")
        newest = newest if sending else max(newest, n)


def check_replays(tries: list[Asked]) -> None:
    """Who was not the only one may say that it came again, and must if another was answered before it was sent, unless it wrote
    the very bytes that stand there.
    """
    answers = [(one, one.reply.replayed if one.kind == "play" else one.reply.again) for one in tries if one.reply]
    for one, again in answers:
        earlier = sum(other.sent < one.answered for other in tries)
        that(not again or earlier > 1, "said to come again, and came only once", one)
        answered = any(other.answered < one.sent for other, _ in answers)
        that(again or one.twin or not answered, "said to be the first, and was answered before", one)


def check_refusal(model: Model, asked: Asked) -> None:
    """At some time between request and answer the table must have refused it, and the refusal must fit that table."""
    assert asked.refused
    code = asked.refused.code
    that(asked.kind not in NEVER_REFUSED, f"refused: {code}", asked)
    if asked.kind == "play":
        _check_refused_move(model, asked, code)
    elif asked.kind == "say":
        that(code == "slow-down", f"refused: {code}", asked)
        that(all(done.key != hashed(asked.key) or done.n > asked.before for done in model.done), "refused, and said", asked)
    else:
        that(code == "table-finished" and model.at[asked.after].status == "finished", f"refused: {code}", asked)


def _check_refused_move(model: Model, asked: Asked, code: str) -> None:
    seat = model.seat_of(asked.after, player_id(asked.by))
    assert seat is not None and asked.seen is not None and asked.refused  # noqa: PT018  # who plays has sat down
    during = range(asked.before, asked.after + 1)
    could = [n for n in during if code in model.refusals(n, seat, asked.what, asked.seen, asked.key)]
    that(bool(could), f"refused with {code}, which no table from {asked.before} to {asked.after} would have said", asked)
    n = asked.refused.extra["version"]
    that(n in could, f"refused with {code} at version {n}, which did not", asked)
    that(asked.refused.extra["legal"] == model.view(n, seat)["legal"], "told something else to be legal", asked)


def check_folds(scene: Scene, log: list[Entry]) -> None:
    """All snapshots, cached tables and views of a new instance equal those of applying the log from the start."""
    packed = _fold(scene, log)
    carried = [found.n for found in log if found.state is not None]
    for found in log:
        that(found.state in (None, packed[found.n]), f"entry {found.n} carries something else than the fold gives")
    that(
        all(b - a <= snapshots.INTERVAL for a, b in zip([0, *carried], carried, strict=False)), "a state is carried too seldom"
    )
    for club in scene.clubs:
        if kept := club.tables.take(scene.table):
            that(snapshots.pack(kept) == packed[kept.n], f"a table in memory at {kept.n} is not what the fold gives")


def _fold(scene: Scene, log: list[Entry]) -> list[bytes]:
    """Yield the packed table after each entry, from the log alone."""
    table = open_table(scene.table, entries.read(log[0]).acts[0].what, scene.clubs[0].rules)
    packed = []
    for found in log:
        apply_entries(table, [found])
        packed.append(snapshots.pack(table))
    return packed


def check_record(scene: Scene, model: Model) -> None:
    """The stored record is the one that follows from the whole game."""
    published = replay(open_club(scene.kind, Random(0)), None, scene.table)
    steps = [step for after in model.at for step in after.steps if step.kind in "mbt"]
    expected = model.game.record(model.state, [Step(step.seat or 0, step.what, step.events) for step in steps])
    that(expected.items() <= published["record"].items(), f"the record is {published['record']}, and should have {expected}")
    that(published["result"] == model.game.result(model.state), f"the result is {published['result']}")


def check_rematch(scene: Scene, model: Model) -> None:
    """There is one rematch, however many requests there were, and the old table names it."""
    made = {asked.reply.table for asked in scene.asked if asked.kind == "rematch" and asked.reply}
    that(made == set(model.rematches) and len(model.rematches) == 1, f"rematches {made}, and the log says {model.rematches}")
    (table,) = made
    that(bool(scene.kind.newest(table, 1)), "there is no such rematch")


def check_rows(scene: Scene, model: Model, log: list[Entry]) -> None:
    """The rows follow from the last entries, projected in any order and repeatedly, or as they came."""
    random = Random(scene.plan.seed)
    if scene.plan.local:
        until_answered(lambda: tell_the_rest(scene.clubs[0], scene))
    else:
        deliveries = [*log, *random.sample(log, len(log) // 2)]
        random.shuffle(deliveries)
        for found in deliveries:
            project(scene.kind, scene.table, found)
    club = open_club(scene.kind, random, clock=lambda: scene.now)
    for name in scene.plan.names:
        _check_own(scene, name)
    shown, known = look(club, None, scene.table).view, model.view(len(log) - 1, None)
    that(shown is not None and shown["state"] == known["state"], "a fresh instance shows something else")


def _check_own(scene: Scene, name: str) -> None:
    """A finished table has one card, among the finished ones."""
    running, _ = scene.kind.rows(f"PLAYER#{player_id(name)}", count=9)
    that(not any(row.sk.endswith(scene.table) for row in running), f"{name} has a card of a table that runs")
    over, _ = scene.kind.rows(f"OVER#{player_id(name)}", count=9)
    that(sum(row.sk.endswith(scene.table) for row in over) == 1, f"{name} has the cards {[row.sk for row in over]}")


def tell_the_rest(club: Club, scene: Scene) -> None:
    """Project the entries that an instance still has pending. Raises Unavailable if that fails."""
    for table in list(club.pending_projections):
        retry_projections(replace(club, store=scene.hostile, project=projection(scene.hostile)), table)
    if club.pending_projections:
        raise Unavailable
