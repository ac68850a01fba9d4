// boardgame.io's own server with a game as near to a round of dice golf as it has no more of: eighteen holes, on each of which
// both players roll and keep. PEER: the folder it is installed in; FILES: the folder of its file store (none: memory).
import { createRequire } from "node:module";

const require = createRequire(`${process.env.PEER}/`);
const { INVALID_MOVE } = require("boardgame.io/core");
const { FlatFile, Server } = require("boardgame.io/server");

const HOLES = 18;
const FACES = 6;
const DICE = 5;

const round = {
  name: "round",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cards: [[], []], dice: null }),
  moves: { roll, keep },
  endIf: ({ G }) => (G.cards.every((card) => card.length === HOLES) ? { strokes: G.cards.map(sum) } : undefined),
};

function roll({ G, random }) {
  if (G.dice) return INVALID_MOVE;
  G.dice = random.Die(FACES, DICE);
}

function keep({ G, playerID, events }) {
  if (!G.dice) return INVALID_MOVE;
  G.cards[playerID].push(sum(G.dice));
  G.dice = null;
  events.endTurn();
}

function sum(numbers) {
  return numbers.reduce((all, one) => all + one, 0);
}

const { FILES } = process.env;
const server = Server({ games: [round], origins: [], ...(FILES && { db: new FlatFile({ dir: FILES }) }) });
const { appServer } = await server.run(0);
console.log(`http://127.0.0.1:${appServer.address().port}/`);
