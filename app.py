"""The Chalice app: its routes, the scheduled handler and the stream handler. Each route parses, calls and presents.

`chalicelib/api/routes.py` describes the call of each route under the name of its function here.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from chalice.app import Chalice, CloudWatchEvent, CORSConfig, Rate

from chalicelib import actions
from chalicelib.api import client_address, days, links, paging, parsing, player_settings, problems, reply, scorecards
from chalicelib.api.dispatch import Handler, RouteFunction, Routes, framework_refusal, handle, handle_event, proxy_response
from chalicelib.api.lazy import LazyModule
from chalicelib.api.reply import Reply
from chalicelib.api.request import Request, query_limit, query_number
from chalicelib.api.routes import CALLS
from chalicelib.api.service import Service, continue_bots, current_service, project_entry
from chalicelib.aws import function_url, metrics, stream
from chalicelib.boards import bots, course_boards, course_statistics, courses, daily, present_player, rating_board
from chalicelib.errors import Malformed
from chalicelib.notifications.status import record_view
from chalicelib.play import past_views, published_replay, table_queries
from chalicelib.players import settings, tables

if TYPE_CHECKING:
    from chalicelib.api import models
else:
    models = LazyModule("chalicelib.api.models")  # building them takes longer than building a view

if "AWS_CHALICE_CLI_MODE" in os.environ:  # set by the command `chalice`, never on Lambda
    from chalicelib.local.chalice_cli import refuse_packaging

    refuse_packaging()

DEEPEST_PATH = 6
SECONDS_OF_BOTS = 2.0
"""How long one call of the stream handler lets bots play on before the next batch of its shard gets its turn."""
METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"]


class ClubApp(Chalice):
    """Chalice's routes with our own request handling. Chalice's took an eighth of a move's time, and its threads overwrote
    each other's requests.
    """

    def __init__(self, app_name: str) -> None:
        super().__init__(app_name)
        self.handlers: dict[str, dict[str, Handler]] = {}

    def add_handler(self, path: str, method: str, name: str, handler: Handler) -> None:
        """Register the handler of a path and method, under the name of its route."""
        self.route(path, methods=[method], content_types=[], name=name)(_not_called)
        self.handlers.setdefault(path, {})[method] = handler

    def __call__(self, event: dict[str, Any], context: Any) -> dict[str, Any]:
        """Answer a function URL's event or a REST API's proxy event."""
        if event.get("version") == function_url.VERSION:
            return self._handle_function_url(event, context)
        return self.handle_proxy_event(event, context)

    def _handle_function_url(self, event: dict[str, Any], context: Any) -> dict[str, Any]:
        """Check that the edge sent the event, find its route, answer preflights: no API Gateway does this before a URL."""
        headers = function_url.headers_of(event)
        if not client_address.is_from_edge(headers):
            return function_url.NOT_THE_EDGE
        try:
            proxy_event = function_url.to_proxy_event(event, self._paths)
        except ValueError:
            return function_url.from_proxy_response(proxy_response(headers, problems.reply(Malformed()), CORS_HEADERS))
        if proxy_event["httpMethod"] == "OPTIONS" and proxy_event["resource"]:
            return function_url.from_proxy_response(self.preflight(proxy_event["resource"], headers))
        return function_url.from_proxy_response(self.handle_proxy_event(proxy_event, context))

    @cached_property
    def _paths(self) -> Routes:
        return Routes(self.routes)

    def preflight(self, resource: str, headers: Mapping[str, str]) -> dict[str, Any]:
        """Answer a browser that asks which methods another site's page may use here."""
        methods = ", ".join([*self.routes[resource], "OPTIONS"])
        return proxy_response(headers, Reply(204, "", {"Access-Control-Allow-Methods": methods}), CORS_HEADERS)

    @metrics.track_requests
    def handle_proxy_event(self, event: dict[str, Any], context: Any) -> dict[str, Any]:
        """Answer a REST API's proxy event. HEAD is answered as GET; the server in front leaves out the body."""
        request_context = event["requestContext"]
        handlers = self.handlers.get(request_context["resourcePath"], {})
        method = request_context["httpMethod"]
        handler = handlers.get("GET" if method == "HEAD" else method) or partial(_refuse, handlers)
        return handle_event(event, handler, CORS_HEADERS)


def _not_called(**path: str) -> None:
    """Placeholder in Chalice's table of routes."""


def _refuse(handlers: Mapping[str, Handler], headers: Mapping[str, str], *_: Any) -> Reply:
    """Refuse an unknown path (404) or an unknown method of a known path (405)."""
    return framework_refusal(405, headers, ", ".join(handlers)) if handlers else framework_refusal(404, headers)


CORS = CORSConfig(allow_headers=reply.ALLOWED_HEADERS, expose_headers=reply.EXPOSED_HEADERS, max_age=reply.PREFLIGHT_SECONDS)
CORS_HEADERS: dict[str, str] = CORS.get_access_control_headers()
app = ClubApp(app_name="mulligan-club")
app.api.cors = CORS
app.api.binary_types.clear()


def route(route_function: RouteFunction) -> RouteFunction:
    """Register the function at the path and method that the contract gives the call of its name."""
    call = CALLS[route_function.__name__]
    app.add_handler(call.path, call.method, call.name, partial(handle, call, route_function, current_service))
    return route_function


@route
def health(service: Service, request: Request) -> Reply:
    return reply.json_reply({"ok": True, "build": service.build})


@route
def describe(service: Service, request: Request) -> Reply:
    return Reply(200, service.description, {"Content-Type": "application/json"})


@route
def games(service: Service, request: Request) -> Reply:
    offered = [parsing.show_game(game) for game in service.club.games.values()]
    return paging.page_reply(service, request, paging.pages_of(offered), "games")


@route
def all_courses(service: Service, request: Request) -> Reply:
    name = request.query.get("name")
    list_name = "courses" if name is None else f"courses of {name}"
    return paging.page_reply(service, request, scorecards.list_courses(service.club.store, name), list_name)


@route
def course(service: Service, request: Request, course: str) -> Reply:
    found = courses.card(service.club.store, course)
    return reply.json_reply(scorecards.show_rated_course(found)).cache_for(
        reply.FINAL_SECONDS if found.is_final else reply.OVER_SECONDS
    )


@route
def add_course(service: Service, request: Request) -> Reply:
    return scorecards.add_course(service.club, request.player, request.body(models.CourseAsked), request.client_address())


@route
def season(service: Service, request: Request) -> Reply:
    return paging.page_reply(service, request, paging.pages_of(days.show_season(service.club)), "season")


@route
def challenge(service: Service, request: Request) -> Reply:
    return days.challenge_reply(service.club, actions.todays_challenge(service.club))


@route
def challenge_of(service: Service, request: Request, date: str) -> Reply:
    return days.challenge_reply(service.club, actions.challenge_of(service.club, date))


@route
def take_challenge(service: Service, request: Request) -> Reply:
    body = request.body(models.ChallengeTaken)
    name, nonce = parsing.parse_seat_name(body.name), parsing.parse_nonce(body.nonce)
    taken = actions.take_challenge(service.club, request.player, name, nonce, request.client_address())
    made = taken.made
    return reply.json_reply({"id": made.id, "links": made.links, "view": made.view}, 200 if taken.again else 201)


@route
def challenge_board(service: Service, request: Request, date: str) -> Reply:
    actions.challenge_of(service.club, date)
    return paging.page_reply(service, request, partial(daily.read, service.club.store, date), f"challenge of {date}")


@route
def challenge_me(service: Service, request: Request, date: str) -> Reply:
    return reply.json_reply(days.show_my_round(service.club, request.player, date))


@route
def make_table(service: Service, request: Request) -> Reply:
    caller, body, key = request.caller, request.body(models.TableAsked), request.key_if_any()
    whole = parsing.parse_table(body, service.club.store)
    made = actions.make_table(service.club, caller.player, caller.key, whole, key, request.client_address())
    return reply.json_reply({"id": made.id, "links": made.links, "view": made.view}, 201)


@route
def take_seat(service: Service, request: Request, table: str) -> Reply:
    body = request.body(models.SeatTaken)
    seated = actions.take_seat(
        service.club,
        request.player,
        table,
        parsing.parse_seat_name(body.name),
        body.join or "",
        parsing.parse_nonce(body.nonce),
        body.seat,
    )
    return reply.json_reply({"seat": seated.seat, "view": seated.view}, 200 if seated.again else 201)


@route
def knock(service: Service, request: Request, table: str) -> Reply:
    body = request.body(models.Knocked)
    return reply.json_reply(actions.knock(service.club, request.player, table, body.join or "")._asdict())


@route
def make_code(service: Service, request: Request, table: str) -> Reply:
    request.body(models.NothingAsked)
    made = actions.make_code(service.club, request.player, table)
    return reply.json_reply(made.shown, 200 if made.again else 201)


@route
def open_code(service: Service, request: Request) -> Reply:
    body = request.body(models.CodeSaid)
    led = actions.open_code(service.club, request.client_address(), body.code)
    return reply.json_reply({"table": led.table, "links": led.links})


@route
def ask_for_seat(service: Service, request: Request, table: str) -> Reply:
    body = request.body(models.SeatWished)
    name, nonce = parsing.parse_seat_name(body.name), parsing.parse_nonce(body.nonce)
    view = actions.ask_for_seat(service.club, request.player, request.client_address(), table, name, nonce)
    return reply.view_reply(view, service.build)


@route
def seat_asker(service: Service, http_request: Request, table: str, request: str) -> Reply:
    body = http_request.body(models.AskerSeated)
    view = actions.accept_request(service.club, http_request.player, table, int(request), body.seat)
    return reply.view_reply(view, service.build)


@route
def decline(service: Service, http_request: Request, table: str, request: str) -> Reply:
    http_request.body(models.NothingAsked)
    view = actions.decline_request(service.club, http_request.player, table, int(request))
    return reply.view_reply(view, service.build)


@route
def start(service: Service, request: Request, table: str) -> Reply:
    request.body(models.NothingAsked)
    view = actions.start(service.club, request.player, table)
    return reply.view_reply(view, service.build)


@route
def look(service: Service, request: Request, table: str) -> Reply:
    since, held = query_number(request.query, "since"), request.headers.get("if-none-match")
    seen = table_queries.look(
        service.club, request.player_if_any, table, since, reply.newest_held(held, service.build), record_view
    )
    return reply.look_reply(seen, since, held, service.build)


@route
def play(service: Service, request: Request, table: str) -> Reply:
    body, key = request.body(models.MoveAsked), request.key()
    played = actions.play(service.club, request.player, table, body.move, body.seen, key)
    if played.waited is not None:
        metrics.record(Waited=played.waited)
    return reply.view_reply(played.view, service.build, replayed=played.replayed)


@route
def say(service: Service, request: Request, table: str) -> Reply:
    body, key = request.body(models.MessageAsked), request.key()
    said = actions.send_message(service.club, request.player, table, body.text, key)
    return reply.json_reply(said.message, 201, replayed=said.again)


@route
def messages(service: Service, request: Request, table: str) -> Reply:
    read = partial(actions.list_messages, service.club, request.player_if_any, table)
    return paging.page_reply(service, request, read, f"messages {table}")


@route
def log(service: Service, request: Request, table: str) -> Reply:
    who, at = (service.club, request.player_if_any, table), query_number(request.query, "at")
    if at is not None:
        return reply.json_reply(past_views.view_at(*who, at))
    return paging.page_reply(service, request, partial(past_views.log_page, *who), f"log {table}")


@route
def leave(service: Service, request: Request, table: str) -> Reply:
    request.body(models.NothingAsked)
    view = actions.leave(service.club, request.player, table)
    return reply.view_reply(view, service.build)


@route
def pause(service: Service, request: Request, table: str) -> Reply:
    request.body(models.NothingAsked)
    return reply.view_reply(actions.pause(service.club, request.player, table), service.build)


@route
def resume(service: Service, request: Request, table: str) -> Reply:
    request.body(models.NothingAsked)
    return reply.view_reply(actions.resume(service.club, request.player, table), service.build)


@route
def nudge(service: Service, request: Request, table: str) -> Reply:
    body = request.body(models.NudgeAsked)
    return reply.view_reply(actions.nudge(service.club, request.player, table, body.seat), service.build)


@route
def release(service: Service, request: Request, table: str, seat: str) -> Reply:
    request.body(models.NothingAsked)
    links = actions.release(service.club, request.player, table, int(seat))
    return reply.json_reply({"links": links})


@route
def rematch(service: Service, request: Request, table: str) -> Reply:
    body = request.body(models.RematchAsked)
    found = actions.rematch(service.club, request.player, table, parsing.parse_nonce(body.nonce), request.client_address())
    return reply.json_reply({"table": found.table, "links": found.links}, 200 if found.again else 201)


@route
def replay(service: Service, request: Request, table: str) -> Reply:
    at, begin, seat = (query_number(request.query, name) for name in ("at", "begin", "seat"))
    who = service.club, request.player_if_any, table
    if at is not None:
        found = past_views.replay_at(*who, at, seat)
    else:
        found = past_views.replay_start(*who, seat) if begin else _replay(service, request, table)
    return reply.json_reply(found).cache_for(reply.REPLAY_SECONDS)


def _replay(service: Service, request: Request, table: str) -> dict[str, Any]:
    """Return the replay, or one page of a long one."""
    list_name, count = f"replay {table}", query_limit(request.query) if "limit" in request.query else None
    start = paging.read_cursor(service, list_name, request.query.get("cursor"))
    found = published_replay.replay(service.club, request.player_if_any, table, count, start)
    return found | {"cursor": paging.make_cursor(service, list_name, found["cursor"])} if "cursor" in found else found


@route
def board(service: Service, request: Request, game: str) -> Reply:
    which = parsing.parse_board(request.query, service.club.games, game, service.club.clock())

    def read(count: int, start: str | None) -> paging.Page[Any]:
        return course_boards.read(service.club.store, game, **which, count=count, cursor=start)

    return paging.page_reply(service, request, read, course_boards.list_pk(game, **which))


@route
def board_me(service: Service, request: Request, game: str) -> Reply:
    which = parsing.parse_board(request.query, service.club.games, game, service.club.clock())
    return reply.json_reply(course_boards.position(service.club.store, game, request.player, **which))


@route
def ratings(service: Service, request: Request, game: str) -> Reply:
    def read(count: int, start: str | None) -> paging.Page[Any]:
        return rating_board.read(service.club.store, game, count=count, cursor=start)

    return paging.page_reply(service, request, read, f"ratings {game}")


@route
def my_rating(service: Service, request: Request, game: str) -> Reply:
    return reply.json_reply(present_player.my_rating(service.club.store, request.player, game))


@route
def bot_ratings(service: Service, request: Request, game: str) -> Reply:
    return paging.page_reply(service, request, paging.pages_of(bots.read(game)), f"bots of {game}")


@route
def player(service: Service, request: Request, player: str) -> Reply:
    return reply.json_reply(present_player.player(service.club.store, player))


@route
def rounds(service: Service, request: Request, player: str) -> Reply:
    game = request.query.get("game")

    def read(count: int, start: str | None) -> paging.Page[Any]:
        return present_player.rounds(service.club.store, player, game, count=count, cursor=start)

    return paging.page_reply(service, request, read, f"rounds of {player} in {game}")


@route
def against(service: Service, request: Request, player: str) -> Reply:
    return reply.json_reply(present_player.against(service.club.store, request.player, player))


@route
def figures(service: Service, request: Request, course: str) -> Reply:
    return reply.json_reply(course_statistics.read(service.club.store, course, request.query.get("game")))


@route
def my_tables(service: Service, request: Request) -> Reply:
    read = partial(tables.my_tables, service.club, request.player)
    return paging.page_reply(service, request, read, f"my tables of {request.player}", player=request.player)


@route
def my_settings(service: Service, request: Request) -> Reply:
    return reply.json_reply(player_settings.show_settings(service.club, request.player))


@route
def my_hours(service: Service, request: Request) -> Reply:
    body = request.body(models.HoursSaid)
    apply = partial(settings.set_hours, service.club, request.player, parsing.parse_hours(body.hours))
    return player_settings.apply_setting(service, request.player, apply, f"hours of {request.player}", body.cursor)


@route
def my_absence(service: Service, request: Request) -> Reply:
    body = request.body(models.AwaySaid)
    apply = partial(settings.set_away, service.club, request.player, parsing.parse_time(body.until))
    return player_settings.apply_setting(service, request.player, apply, f"absence of {request.player}", body.cursor)


@route
def forget_me(service: Service, request: Request) -> Reply:
    from chalicelib.notifications.forget import forget_player  # rarely needed

    body = request.body(models.ForgetAsked)
    done = forget_player(service.club, request.player, request.client_address(), body.asking)
    return reply.json_reply({"tables": done.tables, "left": done.left})


@route
def my_nudges(service: Service, request: Request) -> Reply:
    body = request.body(models.NudgesSaid)
    settings.set_nudges(service.club, request.player, body.on)
    return reply.json_reply(player_settings.show_settings(service.club, request.player))


@route
def change_key(service: Service, request: Request) -> Reply:
    from chalicelib.api.keys import change_key  # rarely needed

    body = request.body(models.KeyChange)
    return reply.json_reply({"player": change_key(service.club, request, body.key)})


# Few requests are about notifications, so their module is loaded with the first one.


@route
def my_notifications(service: Service, request: Request) -> Reply:
    from chalicelib.api.notification_settings import show_settings

    return show_settings(service.club, request.player)


@route
def change_notifications(service: Service, request: Request) -> Reply:
    from chalicelib.api.notification_settings import change_settings

    return change_settings(service.club, request.player, request.body(models.NotificationChanges), request.language)


@route
def add_browser(service: Service, request: Request) -> Reply:
    from chalicelib.api.notification_settings import add_browser

    return add_browser(service.club, request.player, request.body(models.BrowserAsked), request.language)


@route
def remove_browser(service: Service, request: Request) -> Reply:
    from chalicelib.api.notification_settings import remove_browser

    return remove_browser(service.club, request.player, request.body(models.BrowserGone))


@route
def table_webhook(service: Service, request: Request, table: str) -> Reply:
    from chalicelib.api.notification_settings import show_table_webhook

    return show_table_webhook(service.club, request.player, table)


@route
def hook_table(service: Service, request: Request, table: str) -> Reply:
    from chalicelib.api.notification_settings import set_table_webhook

    return set_table_webhook(service.club, request.player, table, request.body(models.WebhookAsked), request.language)


app.add_handler("/t/{table}", "GET", "table_page", partial(links.table_page, current_service))
app.add_handler("/t/{table}/{part}", "GET", "page_below", links.page_below)

# Any other path under /api.
for depth in range(1, DEEPEST_PATH):
    nowhere = "/api/" + "/".join(f"{{step{n}}}" for n in range(depth))
    app.route(nowhere, methods=METHODS, content_types=[], name=f"nowhere{depth}")(_not_called)


def seconds_left_of(context: Any) -> Callable[[], float]:
    """Return a function that gives the seconds left of this invocation."""
    return lambda: float(context.get_remaining_time_in_millis() / 1000)


@metrics.track_work("wake")
@app.schedule(Rate(1, unit=Rate.MINUTES))
def wake(event: CloudWatchEvent) -> int:
    """Each minute: apply time-outs that are due, let bots play on, and notify players whose turn it is."""
    from chalicelib.aws.concurrent_wake import wake_concurrently
    from chalicelib.notifications.notify import notify_due  # needed by no request

    result = wake_concurrently(current_service().club, seconds_left_of(event.context), notify_due)
    metrics.record(Tables=result.tables, Lateness=result.late)
    return result.tables


@metrics.track_work("close")
@app.lambda_function()
def close(event: dict[str, Any], context: Any) -> int:
    """Handle the budget's alarm: make the club read-only until `make open`. Returns since when it is closed (ms)."""
    from chalicelib.play.maintenance import close  # needed by nothing else

    club = current_service().club
    return close(club.store, club.clock()).since


@metrics.track_work("project")
@app.lambda_function()
def project(event: dict[str, Any], context: Any) -> stream.BatchResponse:
    """Project the log entries that the table's stream brings, then let bots play on for a short while: the entries that they
    write come through the stream too.
    """
    service, seconds_left = current_service(), seconds_left_of(context)
    answer = stream.project(event, partial(project_entry, service), seconds_left)
    until = seconds_left() - SECONDS_OF_BOTS
    while service.unfinished_bots and seconds_left() > until:
        continue_bots(service)
    service.unfinished_bots.clear()
    return answer


if metrics.METRICS:  # on Lambda: opened before the first request, which need not wait for it
    current_service()
