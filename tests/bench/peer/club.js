// A table of the club: HTTP/1.1 over two plain sockets.
import { createHash, randomInt } from "node:crypto";
import { connect } from "node:net";

const TABLE = {
  game: "dice-golf",
  options: { holes: "18", stymie: false },
  course: "pebble-coast",
  seats: [{ kind: "me", name: "One" }, { kind: "open" }],
};

export async function open(port, number) {
  const players = [new Player(port, `${number} one`), new Player(port, `${number} two`)];
  const made = await players[0].post("/api/tables", TABLE, "");
  const join = new URL(made.links.join, "http://localhost").searchParams.get("join");
  const seated = await players[1].post(`/api/tables/${made.id}/seats`, { name: "Two", join }, "");
  return new Table(made.id, players, seated.view.version);
}

class Table {
  constructor(id, players, version) {
    this.path = `/api/tables/${id}`;
    this.players = players;
    this.version = version;
  }

  async move(seat, kind) {
    const seen = this.version;
    const key = `Idempotency-Key: move-${String(seen).padStart(8, "0")}\r\n`;
    const view = await this.players[seat].post(`${this.path}/moves`, { move: { kind }, seen }, key);
    if (view.version !== seen + 1) throw new Error(`Version ${view.version} after ${seen}.`);
    this.version = view.version;
  }

  async look(seat) {
    const view = await this.players[seat].get(`${this.path}?since=${this.version - 1}`);
    if (view.version !== this.version) throw new Error(`Version ${view.version}, not ${this.version}.`);
  }
}

/** One of this machine's own addresses: one makes only so many tables a day. */
const somewhere = () => `127.${randomInt(1, 255)}.${randomInt(255)}.${randomInt(1, 255)}`;

class Player {
  constructor(port, name) {
    const key = createHash("sha256").update(name).digest("base64url");
    this.head = `Host: localhost\r\nAuthorization: Bearer ${key}\r\nAccept: application/json\r\nContent-Type: application/json\r\n`;
    this.read = "";
    this.socket = connect({ port, host: "127.0.0.1", localAddress: somewhere() }).setNoDelay().setEncoding("latin1");
    this.socket.on("data", (data) => this.take(data));
  }

  post(path, told, more) {
    const body = JSON.stringify(told);
    return this.ask(`POST ${path} HTTP/1.1\r\n${this.head}Content-Length: ${body.length}\r\n${more}\r\n${body}`);
  }

  get(path) {
    return this.ask(`GET ${path} HTTP/1.1\r\n${this.head}\r\n`);
  }

  ask(request) {
    this.socket.write(request);
    return new Promise((done, failed) => {
      this.done = done;
      this.failed = failed;
    });
  }

  take(data) {
    this.read += data;
    const end = this.read.indexOf("\r\n\r\n");
    if (end < 0) return;
    const length = Number(/\r\nContent-Length: (\d+)/.exec(this.read)[1]);
    if (this.read.length < end + 4 + length) return;
    const body = this.read.slice(end + 4);
    const status = this.read.slice(9, 12);
    this.read = "";
    if (status === "200" || status === "201") this.done(JSON.parse(body));
    else this.failed(new Error(`${status} ${body}`));
  }
}
