// A match of boardgame.io: its lobby's calls to sit down, then what its client sends over socket.io, in two plain WebSockets.
import { createRequire } from "node:module";

const { WebSocket } = createRequire(`${process.env.PEER}/`)("ws");
const GAME = "round";
const NAMESPACE = `/${GAME}`;
// engine.io's and socket.io's kinds of packets, as they begin.
const OPENED = "0";
const PING = "2";
const PONG = "3";
const JOINED = `40${NAMESPACE}`;
const EVENT = `42${NAMESPACE},`;

export async function open(port, _number) {
  const { matchID } = await lobby(port, "create", { numPlayers: 2 });
  const players = [];
  for (const playerID of ["0", "1"]) {
    const { playerCredentials } = await lobby(port, `${matchID}/join`, { playerID, playerName: playerID });
    const player = new Player(matchID, playerID, playerCredentials);
    await player.connect(port);
    players.push(player);
  }
  return new Match(players);
}

async function lobby(port, what, body) {
  const headers = { "Content-Type": "application/json" };
  const asked = { method: "POST", headers, body: JSON.stringify(body) };
  const answer = await fetch(`http://127.0.0.1:${port}/games/${GAME}/${what}`, asked);
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}

class Match {
  constructor(players) {
    this.players = players;
    this.version = 0;
  }

  async move(seat, kind) {
    this.version = await this.players[seat].move(kind, this.version);
  }
}

class Player {
  constructor(matchID, playerID, credentials) {
    Object.assign(this, { matchID, playerID, credentials, version: -1 });
  }

  connect(port) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
    });
    this.socket.on("message", (data) => this.take(data.toString()));
    return new Promise((done, failed) => {
      this.done = done;
      this.socket.on("error", failed);
    });
  }

  move(type, version) {
    const { playerID, credentials } = this;
    const action = { type: "MAKE_MOVE", payload: { type, args: [], playerID, credentials } };
    this.emit("update", action, version, this.matchID, playerID);
    return new Promise((done) => {
      this.done = done;
      this.version = version;
    });
  }

  emit(...event) {
    this.socket.send(EVENT + JSON.stringify(event));
  }

  take(packet) {
    if (packet === PING) this.socket.send(PONG);
    else if (packet.startsWith(OPENED)) this.socket.send(`${JOINED},`);
    else if (packet.startsWith(JOINED)) this.emit("sync", this.matchID, this.playerID, this.credentials, 2);
    else if (packet.startsWith(EVENT)) this.hear(...JSON.parse(packet.slice(EVENT.length)));
  }

  // Both players hear of each move; whoever made it waits for the state that came of it.
  hear(kind, _matchID, told) {
    if (kind === "sync") this.done(told.state._stateID);
    else if (kind === "update" && told._stateID > this.version) this.done(told._stateID);
  }
}
