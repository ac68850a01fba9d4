"""The club on Chalice: each route parses, calls and presents.

What a call takes and answers stands in `chalicelib/api/contract.py`, under the name that its function has here.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from chalice.app import Chalice, CloudWatchEvent, CORSConfig, Rate

from chalicelib import actions
from chalicelib.api import client_address, days, links, paging, parsing, player_settings, problems, reply, scorecards
from chalicelib.api.contract import CALLS
from chalicelib.api.dispatch import Answerer, Routes, Verb, answer, answer_event, from_framework, proxy_answer
from chalicelib.api.lazy import Later
from chalicelib.api.reply import Reply
from chalicelib.api.request import Asked, limit, number
from chalicelib.api.service import House, follow, house, play_on
from chalicelib.aws import function_url, metrics, stream
from chalicelib.boards import boards, bots, courses, daily, players
from chalicelib.boards import course_statistics as course_figures
from chalicelib.boards import ratings as boards_of_people
from chalicelib.errors import Malformed
from chalicelib.notifications.status import record_view
from chalicelib.play import history, reading, replays
from chalicelib.players import settings, tables

if TYPE_CHECKING:
    from chalicelib.api import models
else:
    models = Later("chalicelib.api.models")  # they take longer to make than a view

if "AWS_CHALICE_CLI_MODE" in os.environ:  # set by the command `chalice`, never on Lambda
    from chalicelib.local.chalice_cli import refuse_packaging

    refuse_packaging()

DEEPEST_PATH = 6
SECONDS_OF_BOTS = 2.0
"""After so long a call for the stream gives way to the next one of its shard."""
METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"]


class ClubApp(Chalice):
    """Chalice's routes, with answerers of our own: what Chalice makes of each request took an eighth of a move's time,
    and threads overwrote each other's.
    """

    def __init__(self, app_name: str) -> None:
        super().__init__(app_name)
        self.answerers: dict[str, dict[str, Answerer]] = {}

    def answer(self, path: str, method: str, name: str, answerer: Answerer) -> None:
        """Has this answerer answer what is asked there."""
        self.route(path, methods=[method], content_types=[], name=name)(_not_called)
        self.answerers.setdefault(path, {})[method] = answerer

    def __call__(self, event: dict[str, Any], context: Any) -> dict[str, Any]:
        """The answer to a function URL's event, or to a REST API's proxy event."""
        return self._at_url(event, context) if event.get("version") == function_url.VERSION else self.answered(event, context)

    def _at_url(self, event: dict[str, Any], context: Any) -> dict[str, Any]:
        """Look who asks, find the route and answer preflights: nothing that could stands before a URL."""
        headers = function_url.headers_of(event)
        if not client_address.proven(headers):
            return function_url.NOT_THE_EDGE
        try:
            asked = function_url.proxied(event, self._paths)
        except ValueError:
            return function_url.answered(proxy_answer(headers, problems.reply(Malformed()), CORS_HEADERS))
        if asked["httpMethod"] == "OPTIONS" and asked["resource"]:
            return function_url.answered(self.preflight(asked["resource"], headers))
        return function_url.answered(self.answered(asked, context))

    @cached_property
    def _paths(self) -> Routes:
        return Routes(self.routes)

    def preflight(self, resource: str, headers: Mapping[str, str]) -> dict[str, Any]:
        """What a browser is told that asks whether another site may call this."""
        methods = ", ".join([*self.routes[resource], "OPTIONS"])
        return proxy_answer(headers, Reply(204, "", {"Access-Control-Allow-Methods": methods}), CORS_HEADERS)

    @metrics.requests
    def answered(self, event: dict[str, Any], context: Any) -> dict[str, Any]:
        """The answer to a REST API's proxy event."""
        asked = event["requestContext"]
        answerers = self.answerers.get(asked["resourcePath"], {})
        method = (
            "GET" if asked["httpMethod"] == "HEAD" else asked["httpMethod"]
        )  # whoever hands the answer on leaves the body out
        answerer = answerers.get(method) or partial(_refuse, answerers)
        return answer_event(event, answerer, CORS_HEADERS)


def _not_called(**path: str) -> None:
    """Stands in Chalice's table of routes."""


def _refuse(answerers: Mapping[str, Answerer], headers: Mapping[str, str], *asked: Any) -> Reply:
    """Nothing is here, or nothing that takes this method."""
    return from_framework(405, headers, ", ".join(answerers)) if answerers else from_framework(404, headers)


CORS = CORSConfig(allow_headers=reply.ALLOWED_HEADERS, expose_headers=reply.EXPOSED_HEADERS, max_age=reply.PREFLIGHT_SECONDS)
CORS_HEADERS: dict[str, str] = CORS.get_access_control_headers()
app = ClubApp(app_name="mulligan-club")
app.api.cors = CORS
app.api.binary_types.clear()


def route(verb: Verb) -> Verb:
    """Puts the verb where the contract has the call of its name."""
    call = CALLS[verb.__name__]
    app.answer(call.path, call.method, call.name, partial(answer, call, verb, house))
    return verb


@route
def health(house: House, asked: Asked) -> Reply:
    return reply.made({"ok": True, "build": house.build})


@route
def describe(house: House, asked: Asked) -> Reply:
    return Reply(200, house.description, {"Content-Type": "application/json"})


@route
def games(house: House, asked: Asked) -> Reply:
    offered = [parsing.offer(game) for game in house.club.games.values()]
    return paging.page(house, asked, paging.from_all(offered), "games")


@route
def all_courses(house: House, asked: Asked) -> Reply:
    name = asked.query.get("name")
    listed = "courses" if name is None else f"courses of {name}"
    return paging.page(house, asked, scorecards.scorecards(house.club.store, name), listed)


@route
def course(house: House, asked: Asked, course: str) -> Reply:
    found = courses.card(house.club.store, course)
    return reply.made(scorecards.rated_course(found)).kept_for(reply.FOR_GOOD if found.is_final else reply.OVER)


@route
def add_course(house: House, asked: Asked) -> Reply:
    return scorecards.add_course(house.club, asked.player, asked.body(models.CourseAsked), asked.whence())


@route
def season(house: House, asked: Asked) -> Reply:
    return paging.page(house, asked, paging.from_all(days.season(house.club)), "season")


@route
def challenge(house: House, asked: Asked) -> Reply:
    return days.challenge(house.club, actions.todays(house.club))


@route
def challenge_of(house: House, asked: Asked, date: str) -> Reply:
    return days.challenge(house.club, actions.challenge_of(house.club, date))


@route
def take_challenge(house: House, asked: Asked) -> Reply:
    told = asked.body(models.ChallengeTaken)
    name, nonce = parsing.tidy(told.name), parsing.nonce(told.nonce)
    taken = actions.take_challenge(house.club, asked.player, name, nonce, asked.whence())
    made = taken.made
    return reply.made({"id": made.id, "links": made.links, "view": made.view}, 200 if taken.again else 201)


@route
def challenge_board(house: House, asked: Asked, date: str) -> Reply:
    actions.challenge_of(house.club, date)
    return paging.page(house, asked, partial(daily.read, house.club.store, date), f"challenge of {date}")


@route
def challenge_me(house: House, asked: Asked, date: str) -> Reply:
    return reply.made(days.my_challenge(house.club, asked.player, date))


@route
def make_table(house: House, asked: Asked) -> Reply:
    caller, told, key = asked.caller, asked.body(models.TableAsked), asked.key_if_any()
    whole = parsing.table(told, house.club.store)
    made = actions.make_table(house.club, caller.player, caller.key, whole, key, asked.whence())
    return reply.made({"id": made.id, "links": made.links, "view": made.view}, 201)


@route
def take_seat(house: House, asked: Asked, table: str) -> Reply:
    told = asked.body(models.SeatTaken)
    seated = actions.take_seat(
        house.club, asked.player, table, parsing.tidy(told.name), told.join or "", parsing.nonce(told.nonce), told.seat
    )
    return reply.made({"seat": seated.seat, "view": seated.view}, 200 if seated.again else 201)


@route
def knock(house: House, asked: Asked, table: str) -> Reply:
    told = asked.body(models.Knocked)
    return reply.made(actions.knock(house.club, asked.player, table, told.join or "")._asdict())


@route
def make_code(house: House, asked: Asked, table: str) -> Reply:
    asked.body(models.NothingAsked)
    made = actions.make_code(house.club, asked.player, table)
    return reply.made(made.shown, 200 if made.again else 201)


@route
def open_code(house: House, asked: Asked) -> Reply:
    told = asked.body(models.CodeSaid)
    led = actions.open_code(house.club, asked.whence(), told.code)
    return reply.made({"table": led.table, "links": led.links})


@route
def ask_for_seat(house: House, asked: Asked, table: str) -> Reply:
    told = asked.body(models.SeatWished)
    name, nonce = parsing.tidy(told.name), parsing.nonce(told.nonce)
    view = actions.ask_for_seat(house.club, asked.player, asked.whence(), table, name, nonce)
    return reply.view(view, house.build)


@route
def seat_asker(house: House, asked: Asked, table: str, request: str) -> Reply:
    told = asked.body(models.AskerSeated)
    view = actions.seat_asker(house.club, asked.player, table, int(request), told.seat)
    return reply.view(view, house.build)


@route
def decline(house: House, asked: Asked, table: str, request: str) -> Reply:
    asked.body(models.NothingAsked)
    view = actions.decline(house.club, asked.player, table, int(request))
    return reply.view(view, house.build)


@route
def start(house: House, asked: Asked, table: str) -> Reply:
    asked.body(models.NothingAsked)
    view = actions.start(house.club, asked.player, table)
    return reply.view(view, house.build)


@route
def look(house: House, asked: Asked, table: str) -> Reply:
    since, held = number(asked.query, "since"), asked.headers.get("if-none-match")
    seen = reading.look(house.club, asked.player_if_any, table, since, reply.known(held, house.build), record_view)
    return reply.looked(seen, since, held, house.build)


@route
def play(house: House, asked: Asked, table: str) -> Reply:
    told, key = asked.body(models.MoveAsked), asked.key()
    played = actions.play(house.club, asked.player, table, told.move, told.seen, key)
    if played.waited is not None:
        metrics.measure(Waited=played.waited)
    return reply.view(played.view, house.build, replayed=played.replayed)


@route
def say(house: House, asked: Asked, table: str) -> Reply:
    told, key = asked.body(models.MessageAsked), asked.key()
    said = actions.say(house.club, asked.player, table, told.text, key)
    return reply.made(said.message, 201, replayed=said.again)


@route
def messages(house: House, asked: Asked, table: str) -> Reply:
    read = partial(actions.messages, house.club, asked.player_if_any, table)
    return paging.page(house, asked, read, f"messages {table}")


@route
def log(house: House, asked: Asked, table: str) -> Reply:
    who, at = (house.club, asked.player_if_any, table), number(asked.query, "at")
    if at is not None:
        return reply.made(history.log_at(*who, at))
    return paging.page(house, asked, partial(history.log, *who), f"log {table}")


@route
def leave(house: House, asked: Asked, table: str) -> Reply:
    asked.body(models.NothingAsked)
    view = actions.leave(house.club, asked.player, table)
    return reply.view(view, house.build)


@route
def pause(house: House, asked: Asked, table: str) -> Reply:
    asked.body(models.NothingAsked)
    return reply.view(actions.pause(house.club, asked.player, table), house.build)


@route
def resume(house: House, asked: Asked, table: str) -> Reply:
    asked.body(models.NothingAsked)
    return reply.view(actions.resume(house.club, asked.player, table), house.build)


@route
def nudge(house: House, asked: Asked, table: str) -> Reply:
    told = asked.body(models.NudgeAsked)
    return reply.view(actions.nudge(house.club, asked.player, table, told.seat), house.build)


@route
def release(house: House, asked: Asked, table: str, seat: str) -> Reply:
    asked.body(models.NothingAsked)
    links = actions.release(house.club, asked.player, table, int(seat))
    return reply.made({"links": links})


@route
def rematch(house: House, asked: Asked, table: str) -> Reply:
    told = asked.body(models.RematchAsked)
    found = actions.rematch(house.club, asked.player, table, parsing.nonce(told.nonce), asked.whence())
    return reply.made({"table": found.table, "links": found.links}, 200 if found.again else 201)


@route
def replay(house: House, asked: Asked, table: str) -> Reply:
    at, begin, seat = (number(asked.query, name) for name in ("at", "begin", "seat"))
    who = house.club, asked.player_if_any, table
    if at is not None:
        told = history.replay_at(*who, at, seat)
    else:
        told = history.replay_begun(*who, seat) if begin else _replay(house, asked, table)
    return reply.made(told).kept_for(reply.REPLAYED)


def _replay(house: House, asked: Asked, table: str) -> dict[str, Any]:
    """It is no list, but a long one comes in pages like one."""
    listed, count = f"replay {table}", limit(asked.query) if "limit" in asked.query else None
    start = paging.start(house, listed, asked.query.get("cursor"))
    told = replays.replay(house.club, asked.player_if_any, table, count, start)
    return told | {"cursor": paging.cursor(house, listed, told["cursor"])} if "cursor" in told else told


@route
def board(house: House, asked: Asked, game: str) -> Reply:
    which = parsing.board(asked.query, house.club.games, game, house.club.clock())

    def read(count: int, start: str | None) -> paging.Page[Any]:
        return boards.read(house.club.store, game, **which, count=count, cursor=start)

    return paging.page(house, asked, read, boards.listed(game, **which))


@route
def board_me(house: House, asked: Asked, game: str) -> Reply:
    which = parsing.board(asked.query, house.club.games, game, house.club.clock())
    return reply.made(boards.mine(house.club.store, game, asked.player, **which))


@route
def ratings(house: House, asked: Asked, game: str) -> Reply:
    def read(count: int, start: str | None) -> paging.Page[Any]:
        return boards_of_people.read(house.club.store, game, count=count, cursor=start)

    return paging.page(house, asked, read, f"ratings {game}")


@route
def my_rating(house: House, asked: Asked, game: str) -> Reply:
    return reply.made(players.my_rating(house.club.store, asked.player, game))


@route
def bot_ratings(house: House, asked: Asked, game: str) -> Reply:
    return paging.page(house, asked, paging.from_all(bots.read(game)), f"bots of {game}")


@route
def player(house: House, asked: Asked, player: str) -> Reply:
    return reply.made(players.player(house.club.store, player))


@route
def rounds(house: House, asked: Asked, player: str) -> Reply:
    game = asked.query.get("game")

    def read(count: int, start: str | None) -> paging.Page[Any]:
        return players.rounds(house.club.store, player, game, count=count, cursor=start)

    return paging.page(house, asked, read, f"rounds of {player} in {game}")


@route
def against(house: House, asked: Asked, player: str) -> Reply:
    return reply.made(players.against(house.club.store, asked.player, player))


@route
def figures(house: House, asked: Asked, course: str) -> Reply:
    return reply.made(course_figures.read(house.club.store, course, asked.query.get("game")))


@route
def my_tables(house: House, asked: Asked) -> Reply:
    read = partial(tables.my_tables, house.club, asked.player)
    return paging.page(house, asked, read, f"my tables of {asked.player}", player=asked.player)


@route
def my_settings(house: House, asked: Asked) -> Reply:
    return reply.made(player_settings.settings(house.club, asked.player))


@route
def my_hours(house: House, asked: Asked) -> Reply:
    said = asked.body(models.HoursSaid)
    told = partial(settings.say_hours, house.club, asked.player, parsing.hours(said.hours))
    return player_settings.spread(house, asked.player, told, f"hours of {asked.player}", said.cursor)


@route
def my_absence(house: House, asked: Asked) -> Reply:
    said = asked.body(models.AwaySaid)
    told = partial(settings.say_away, house.club, asked.player, parsing.time(said.until))
    return player_settings.spread(house, asked.player, told, f"absence of {asked.player}", said.cursor)


@route
def forget_me(house: House, asked: Asked) -> Reply:
    from chalicelib.notifications.forget import forget_player  # few ever want it

    said = asked.body(models.ForgetAsked)
    done = forget_player(house.club, asked.player, asked.whence(), said.asking)
    return reply.made({"tables": done.tables, "left": done.left})


@route
def my_nudges(house: House, asked: Asked) -> Reply:
    said = asked.body(models.NudgesSaid)
    settings.say_nudges(house.club, asked.player, said.on)
    return reply.made(player_settings.settings(house.club, asked.player))


@route
def change_key(house: House, asked: Asked) -> Reply:
    from chalicelib.api.keys import change_key  # few ever want it

    said = asked.body(models.KeyChange)
    return reply.made({"player": change_key(house.club, asked, said.key)})


# What these need is loaded with the first of them: few requests are about signals.


@route
def my_signals(house: House, asked: Asked) -> Reply:
    from chalicelib.api.notification_settings import settings

    return settings(house.club, asked.player)


@route
def hear_signals(house: House, asked: Asked) -> Reply:
    from chalicelib.api.notification_settings import hear

    return hear(house.club, asked.player, asked.body(models.SignalsAsked), asked.language)


@route
def add_browser(house: House, asked: Asked) -> Reply:
    from chalicelib.api.notification_settings import add_browser

    return add_browser(house.club, asked.player, asked.body(models.BrowserAsked), asked.language)


@route
def remove_browser(house: House, asked: Asked) -> Reply:
    from chalicelib.api.notification_settings import remove_browser

    return remove_browser(house.club, asked.player, asked.body(models.BrowserGone))


@route
def table_webhook(house: House, asked: Asked, table: str) -> Reply:
    from chalicelib.api.notification_settings import table_hook

    return table_hook(house.club, asked.player, table)


@route
def hook_table(house: House, asked: Asked, table: str) -> Reply:
    from chalicelib.api.notification_settings import hook_table

    return hook_table(house.club, asked.player, table, asked.body(models.WebhookAsked), asked.language)


app.answer("/t/{table}", "GET", "table_page", partial(links.table_page, house))
app.answer("/t/{table}/{part}", "GET", "page_below", links.page_below)

# Any other path under /api.
for depth in range(1, DEEPEST_PATH):
    nowhere = "/api/" + "/".join(f"{{step{n}}}" for n in range(depth))
    app.route(nowhere, methods=METHODS, content_types=[], name=f"nowhere{depth}")(_not_called)


def left(context: Any) -> Callable[[], float]:
    """Tells how many seconds this call of a function has left."""
    return lambda: float(context.get_remaining_time_in_millis() / 1000)


@metrics.work("wake")
@app.schedule(Rate(1, unit=Rate.MINUTES))
def wake(event: CloudWatchEvent) -> int:
    """Each minute: time-outs that are due, bots that have more to play, and who is to be told that a table waits for them."""
    from chalicelib.aws.concurrent_wake import wake_abreast
    from chalicelib.notifications.notify import notify_due  # needed by no request

    woke = wake_abreast(house().club, left(event.context), notify_due)
    metrics.measure(Tables=woke.tables, Lateness=woke.late)
    return woke.tables


@metrics.work("close")
@app.lambda_function()
def close(event: dict[str, Any], context: Any) -> int:
    """The budget's alarm: from now on everything can be seen and nothing is written, until somebody opens the club again. Gives
    since when it is closed (ms).
    """
    from chalicelib.play.maintenance import close  # needed by nothing else

    club = house().club
    return close(club.store, club.clock()).since


@metrics.work("project")
@app.lambda_function()
def project(event: dict[str, Any], context: Any) -> stream.Answer:
    """What follows from the entries that the table's stream brings; and bots that were cut short play on, but not for long:
    what they write last comes here too.
    """
    home, seconds_left = house(), left(context)
    answer = stream.project(event, partial(follow, home), seconds_left)
    until = seconds_left() - SECONDS_OF_BOTS
    while home.cut_short and seconds_left() > until:
        play_on(home)
    home.cut_short.clear()
    return answer


if metrics.WATCH:  # on Lambda: what is open before anybody asks keeps nobody waiting
    house()
