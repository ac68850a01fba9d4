"""The local gateway: finds the route, makes the proxy event, calls the Chalice app; other paths go to the page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any
from urllib.parse import unquote

from chalice.app import Chalice, CORSConfig

from chalicelib.api import languages, links, problems
from chalicelib.api.dispatch import Routes, proxy_event
from chalicelib.api.link_pictures import FOLDER
from chalicelib.api.reply import Reply, cache_headers
from chalicelib.errors import ClubError, ForeignOrigin, Malformed, ReadOnly, TryAgain, Unknown
from chalicelib.local.http import HttpRequest, HttpResponse
from chalicelib.local.origins import ALL, Hosts, Origins
from chalicelib.local.page import Page
from chalicelib.local.pictures import no_pictures

BAD_PATH = Malformed("There’s no such address on this server.")
WRONG_HOST = Malformed("This server doesn’t have that name. Open the address that it printed when it started.")
DISK_FULL = ReadOnly("The club’s computer can’t save anything right now. Its disk may be full. Nothing was lost.")
SAFE_METHODS = frozenset(("GET", "HEAD", "OPTIONS"))
CORS_PREFIX = "Access-Control-"


class Gateway:
    """`site` is the public address of this server; without one, links use the Host header."""

    def __init__(
        self,
        app: Chalice,
        page: Page,
        hosts: Hosts,
        origins: Origins,
        pictures: Callable[[str, str], HttpResponse] = no_pictures,
        site: str = "",
    ) -> None:
        self._app, self._page, self._pictures, self._site = app, page, pictures, site
        self._hosts, self._origins = hosts, origins
        self._routes = Routes(app.routes)
        cors = app.api.cors
        assert isinstance(cors, CORSConfig)
        self._cors: dict[str, str] = cors.get_access_control_headers()

    def answer(self, request: HttpRequest) -> HttpResponse:
        """Answer a request. Never raises: errors become responses."""
        if request.error is not None:
            return self._refuse(request, request.error)
        host, (path, _, query) = request.host, request.path_and_query.partition("?")
        if not path.startswith("/"):
            return self._refuse(request, BAD_PATH)
        if not self._hosts.is_ours(host, request.local):
            return self._refuse(request, WRONG_HOST)
        if request.method not in SAFE_METHODS and not self._origin_allowed(request, host):
            return self._refuse(request, ForeignOrigin())
        if path.startswith("/api/") or path == "/api":
            return self._call(request, path, query)
        if path.startswith(FOLDER):
            return self._pictures(request.method, path)
        page = languages.with_query_language(request.headers, query)
        if path.startswith("/t/") and request.method in ("GET", "HEAD") and self._routes.find(path):
            headers = {**page, links.SITE: self._site or f"http://{host}"}
            return self._call(replace(request, headers=headers), path, "")
        return self._page.answer(request.method, unquote(path), page)

    def unavailable(self, request: HttpRequest, *, full: bool = False) -> HttpResponse:
        """Return the response to a request whose batch could not be stored. If the disk is full, writes need not be retried
        soon; reads may only have shared a batch with writes.
        """
        return self._refuse(request, DISK_FULL if full and request.method not in SAFE_METHODS else TryAgain())

    def _call(self, request: HttpRequest, path: str, query: str) -> HttpResponse:
        found = self._routes.find(path)
        if found is None:
            return self._refuse(request, Unknown())
        resource, names = found
        if request.method == "OPTIONS":
            methods = {"Access-Control-Allow-Methods": ", ".join([*self._app.routes[resource], "OPTIONS"])}
            return HttpResponse(
                204, self._with_cors(request, {**self._cors, **methods, **cache_headers(request.headers, Reply(204))})
            )
        method = "GET" if request.method == "HEAD" else request.method
        try:
            response = self._app(make_event(request, method, path, query, resource, names), None)
        except ValueError:
            return self._refuse(request, Malformed())
        return HttpResponse(
            response["statusCode"], self._with_cors(request, response["headers"]), response["body"].encode("utf-8")
        )

    def _refuse(self, request: HttpRequest, error: ClubError) -> HttpResponse:
        reply: Reply = problems.reply(error, languages.preferred(request.headers))
        headers = {**reply.headers, **self._cors, **cache_headers(request.headers, reply)}
        return HttpResponse(reply.status, self._with_cors(request, headers), reply.body.encode("utf-8"))

    def _origin_allowed(self, request: HttpRequest, host: str | None) -> bool:
        """Whether the request's origin, if it has one, may use this server."""
        return self._origins.allows(request.headers, host, request.local, request.port)

    def _with_cors(self, request: HttpRequest, headers: Mapping[str, str]) -> dict[str, str]:
        """Return the headers with CORS for the page that sent the request, or without any if it may not read the answer."""
        if ALL in self._origins.allowed:
            return dict(headers)
        origin = request.headers.get("origin")
        with_cors = {**headers, "Vary": f"{headers['Vary']}, Origin"}
        host = request.host
        if origin is None or not self._hosts.is_ours(host, request.local) or not self._origin_allowed(request, host):
            return {name: value for name, value in with_cors.items() if not name.startswith(CORS_PREFIX)}
        return {**with_cors, f"{CORS_PREFIX}Allow-Origin": origin}


def make_event(
    request: HttpRequest, method: str, path: str, query: str, resource: str, names: dict[str, str]
) -> dict[str, Any]:
    """Return a REST API's proxy event; its body stays bytes, as in `chalice local`. ValueError for too many query fields."""
    return proxy_event(
        method,
        path,
        query,
        resource,
        names,
        headers=request.headers,
        requestContext={
            "resourcePath": resource,
            "httpMethod": method,
            "path": path,
            "stage": "local",
            "identity": {"sourceIp": request.remote},
        },
        body=request.body,
        isBase64Encoded=False,
    )
