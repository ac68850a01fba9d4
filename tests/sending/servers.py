"""Machines of strangers, for tests: a certificate authority, recording TLS servers, and names that resolve to them."""

from __future__ import annotations

import ssl
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from chalicelib.sending.public_address_client import PublicAddressClient

HOST = "push.club.example"
HERE = "127.0.0.1"


@dataclass(frozen=True)
class Got:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Server:
    """Answers each request with the next of `statuses`, the last one repeatedly, with `location` in each."""

    statuses: Sequence[int] = (201,)
    location: str = ""
    slow: float = 0.0
    got: list[Got] = field(default_factory=list)
    port: int = 0

    @property
    def url(self) -> str:
        return f"https://{HOST}:{self.port}/send/abc?x=1"

    def next_status(self) -> int:
        return self.statuses[min(len(self.got), len(self.statuses)) - 1]


@cache
def authority(host: str) -> tuple[ssl.SSLContext, bytes]:
    """Return a server's TLS context with a certificate for that name, and the certificate for tests to trust."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, host)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(
            name, name, key.public_key(), x509.random_serial_number(), now - timedelta(1), now + timedelta(9)
        )
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    with TemporaryDirectory() as folder:
        both = Path(folder) / "both.pem"
        certificate = made.public_bytes(Encoding.PEM)
        both.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()) + certificate)
        context.load_cert_chain(both)
    return context, certificate


def trusting(host: str = HOST) -> ssl.SSLContext:
    return ssl.create_default_context(cadata=authority(host)[1].decode())


@contextmanager
def running(server: Server, host: str = HOST) -> Iterator[Server]:
    """Run the server with a certificate for that name."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            server.got.append(Got(self.path, {name.lower(): args for name, args in self.headers.items()}, body))
            if server.slow:
                self._trickle()
                return
            self.send_response(server.next_status())
            if server.location:
                self.send_header("Location", server.location)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def _trickle(self) -> None:
            """Send a valid head byte by byte, slowly."""
            head = f"HTTP/1.1 {server.next_status()} X\r\nX: {'x' * 150}\r\nContent-Length: 0\r\n\r\n"
            try:
                for byte in head.encode():
                    self.wfile.write(bytes([byte]))
                    self.wfile.flush()
                    time.sleep(server.slow)
            except OSError:
                return

        def log_message(self, *args: Any) -> None:
            """Log nothing."""

    class Quiet(ThreadingHTTPServer):
        def handle_error(self, *args: Any) -> None:
            """Ignore clients that close the connection."""

    with Quiet((HERE, 0), Handler) as listening:
        listening.socket = authority(host)[0].wrap_socket(listening.socket, server_side=True, do_handshake_on_connect=False)
        server.port = int(listening.server_address[1])
        thread = threading.Thread(target=listening.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
        thread.start()
        try:
            yield server
        finally:
            listening.shutdown()
            thread.join()


def client_to(server: Server, *, address: str = HERE, trusts: str = HOST) -> PublicAddressClient:
    """Return a client for which every name is this server's, and this machine's address is allowed."""
    return PublicAddressClient(
        resolve=lambda host, port: [address],
        allows=lambda found: found == HERE,
        trust=lambda: trusting(trusts),
        ports=frozenset({server.port}),
    )
