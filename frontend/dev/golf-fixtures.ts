/** Sample Dice Golf tables in the shape that the server sends. */

import type { Happened, Schema, Seat } from "../src/api/types.ts";
import type { GolfView } from "../src/games/dice-golf/shownHole.ts";
import type { DiceGolfState, Face, GolfPlayer, Play, Standings } from "../src/games/dice-golf/state.ts";
import { playOf } from "./golf-rolls.ts";

const PEBBLE = {
  id: "pebble-coast",
  name: "Pebble Coast",
  yards: [346, 511, 390, 326, 192, 506, 106, 427, 481, 446, 373, 201, 403, 572, 396, 401, 177, 543],
  par: [4, 5, 4, 4, 3, 5, 3, 4, 4, 4, 4, 3, 4, 5, 4, 4, 3, 5],
};

const play = (at: number, faces: Face[], more: Partial<Play> = {}): Play =>
  playOf(PEBBLE.par[at]!, faces, { at, hole: at + 1, ...more });

interface Wanted {
  names: string[];
  bots?: number[];
  scores: number[][];
  plays: (Play | null)[];
  holes?: "front" | "back" | "18" | "72";
  you?: number | null;
  turn?: number | null;
  stymie?: boolean;
  holder?: number | null;
  passesAt?: number | null;
  format?: DiceGolfState["format"];
  standings?: Standings | null;
  legal?: string[];
  shots?: boolean;
  passTo?: number[];
  waiting?: number[];
  finished?: boolean;
  happened?: Happened[];
  chips?: number[];
  unread?: number;
}

export interface Fixture {
  view: GolfView;
  happened: Happened[];
  unread: number;
  replay?: boolean;
}

function holesOf(kind: Wanted["holes"]) {
  const from = kind === "back" ? 9 : 0;
  const to = kind === "front" || kind === undefined ? 9 : 18;
  return PEBBLE.par.map((par, at) => ({ hole: at + 1, par, yards: PEBBLE.yards[at]! })).slice(from, to);
}

function playerOf(seat: number, wanted: Wanted): GolfPlayer {
  const holes = holesOf(wanted.holes);
  const flat = wanted.scores[seat] ?? [];
  const rounds = wanted.holes === "72" ? 4 : 1;
  const scores = Array.from({ length: rounds }, (_, round) =>
    holes.map((_, at) => flat[round * holes.length + at] ?? null),
  );
  const strokes = flat.reduce((sum, one) => sum + one, 0);
  const pars = flat.reduce((sum, _, at) => sum + holes[at % holes.length]!.par, 0);
  const done = flat.length === rounds * holes.length;
  const full = holes.length > 9 ? 6 : 3;
  return {
    seat,
    round: Math.min(rounds, Math.floor(flat.length / holes.length) + 1),
    at: done ? null : flat.length % holes.length,
    thru: flat.length,
    scores,
    strokes,
    to_par: strokes - pars,
    chips: wanted.chips?.[seat] ?? full,
    chips_full: full,
    stymied: wanted.holder === seat,
    passes_at: wanted.passesAt ?? null,
    play: wanted.plays[seat] ?? null,
  };
}

const object = (properties: Schema): Schema => ({ type: "object", properties, additionalProperties: false });

function legalOf(wanted: Wanted): Schema | null {
  const mine = wanted.you === null ? null : wanted.plays[wanted.you ?? 0];
  const kinds = wanted.legal ?? [];
  if (!kinds.length) return null;
  const shots = (mine?.dice ?? []).map(({ die }) => die).filter((die) => die !== "blue");
  return {
    oneOf: kinds.map((kind) => {
      if (kind === "shot-mulligan") return object({ kind: { const: kind }, die: { enum: shots } });
      if (kind === "pass-stymie") return object({ kind: { const: kind }, to: { enum: wanted.passTo } });
      return object({ kind: { const: kind } });
    }),
  };
}

function make(wanted: Wanted): Fixture {
  const you = wanted.you === undefined ? 0 : wanted.you;
  const seats = wanted.names.map(
    (name, seat): Seat => ({
      seat,
      name,
      kind: wanted.bots?.includes(seat) ? "bot" : "human",
      level: wanted.bots?.includes(seat) ? "normal" : null,
      player: null,
      played_by_bot: false,
      held_until: null,
    }),
  );
  const waiting = wanted.waiting ?? (wanted.legal?.length && you !== null ? [you] : [1]);
  const view: GolfView = {
    table: "t",
    name: null,
    game: "dice-golf",
    rules: 1,
    options: {},
    course: { id: PEBBLE.id, name: PEBBLE.name, holes: holesOf("18").map(({ par, yards }) => ({ par, yards })) },
    version: 40,
    from: 0,
    status: wanted.finished ? "finished" : "playing",
    ended: wanted.finished ? "finished" : null,
    seats,
    me: null,
    you,
    host: 0,
    links: { watch: "/t/t" },
    waiting_for: wanted.finished ? [] : waiting,
    deadline: wanted.finished ? null : new Date(Date.now() + 52 * 3_600_000).toISOString(),
    clock_hours: 72,
    pace: {
      bank: null,
      off: [],
      pause: null,
      seats: seats.map(() => ({ deadline: null, left: null, away: null, nudged: null })),
    },
    started: null,
    legal: legalOf(wanted),
    state: {
      format: wanted.format ?? "stroke",
      stymie: wanted.stymie ?? false,
      holes: holesOf(wanted.holes),
      rounds: wanted.holes === "72" ? 4 : 1,
      turn: wanted.turn ?? null,
      stymie_holder: wanted.holder ?? null,
      players: wanted.names.map((_, seat) => playerOf(seat, wanted)),
      standings: wanted.standings ?? null,
    },
    happened: wanted.happened ?? [],
    messages: [],
    result: wanted.finished
      ? { places: wanted.names.map((_, seat) => ({ seat, place: seat + 1, score: 40 + seat })) }
      : null,
    fairness: { commitment: "", nonces: [] },
    rematch: null,
    requests: [],
    may_ask: false,
    watching: true,
    last: null,
  };
  return { view, happened: wanted.happened ?? [], unread: wanted.unread ?? 0 };
}

const rolled = (n: number, seat: number, one: Play): Happened => {
  const { rolls, ...rest } = one;
  return { n, seat, kind: "rolled", roll: rolls, ...rest };
};

const FOUR = ["Ruth", "Hal", "You", "Bea"];
const CARDS = [
  [4, 5, 3, 4, 3, 5],
  [5, 5, 4, 4, 4, 6],
  [4, 6, 4, 3, 3],
  [3, 5, 5, 5, 3],
];
const DECIDE = ["keep", "hole-mulligan", "shot-mulligan"];
const five = play(5, ["Hazard", "Green", "Bunker", 3, "Sun"]);
const EIGHTEEN = [4, 5, 3, 4, 3, 5, 3, 4, 4, 5, 4, 3];
const LONG = [
  "Bartholomew Featherstone",
  "Maximiliana Überschwang",
  "Wolfeschlegelsteinhausen",
  "江戸川乱歩の弟子ゴルフ部の部長",
];

export const FIXTURES: Record<string, () => Fixture> = {
  mock: () =>
    make({
      names: FOUR,
      you: 2,
      scores: CARDS,
      plays: [null, null, five, null],
      turn: 2,
      stymie: true,
      passesAt: 7,
      legal: DECIDE,
      chips: [3, 3, 2, 3],
      unread: 2,
    }),
  fresh: () => {
    const one = play(5, ["Fairway", "Rough", "Chip", 2, "Wind"]);
    return make({
      names: FOUR,
      you: 2,
      scores: CARDS,
      plays: [null, null, one, null],
      turn: 2,
      stymie: true,
      passesAt: 7,
      legal: DECIDE,
      happened: [rolled(40, 2, one)],
    });
  },
  tee: () =>
    make({
      names: ["You", "Hal"],
      scores: [[], []],
      plays: [null, null],
      turn: 0,
      stymie: true,
      passesAt: 6,
      legal: ["roll"],
    }),
  par3: () =>
    make({
      names: ["You"],
      scores: [[4, 5, 3, 4]],
      plays: [play(4, ["Hazard", 2, "Blank"])],
      legal: DECIDE,
    }),
  tapin: () =>
    make({
      names: ["You", "Hal", "Bea"],
      bots: [1, 2],
      scores: [CARDS[0]!.slice(0, 3), CARDS[1]!.slice(0, 5), CARDS[3]!.slice(0, 2)],
      plays: [play(3, ["Rough", "Tap In", 3, "Blank"]), null, null],
      waiting: [0, 2],
      legal: DECIDE,
    }),
  bunker: () =>
    make({
      names: ["You"],
      scores: [[4, 5, 3]],
      plays: [play(3, ["Hazard", "Hazard", 3, "Wind"])],
      legal: ["keep", "hole-mulligan"],
      chips: [0],
    }),
  stymied: () =>
    make({
      names: FOUR,
      you: 2,
      scores: CARDS,
      plays: [null, null, null, null],
      turn: 2,
      stymie: true,
      holder: 2,
      legal: ["roll"],
      happened: [{ n: 39, seat: 1, kind: "passed-stymie", to: 2 }],
    }),
  pass: () =>
    make({
      names: FOUR,
      you: 2,
      scores: [CARDS[0]!, CARDS[1]!, [...CARDS[2]!, 8], CARDS[3]!],
      plays: [
        null,
        null,
        play(5, ["Hazard", "Rough", "Hazard", 1, "Blank"], { rolls: 2, mulligan: "hole", final: true }),
        null,
      ],
      turn: 2,
      stymie: true,
      legal: ["pass-stymie"],
      passTo: [0, 1, 3],
    }),
  waiting: () =>
    make({
      names: FOUR,
      bots: [1],
      you: 2,
      scores: [CARDS[0]!, CARDS[1]!.slice(0, 5), CARDS[2]!, CARDS[3]!],
      plays: [
        play(5, ["Fairway", "Fairway", "Green", 2, "Blank"], { final: true }),
        play(5, ["Fairway", "Rough", "Green", 2, "Blank"]),
        play(4, ["Green", 2, "Blank"], { final: true }),
        null,
      ],
      turn: 1,
      stymie: true,
      passesAt: 7,
      waiting: [1],
    }),
  linger: () => {
    const done = play(4, ["Chip", 2, "Blank"], { rolls: 2, mulligan: "shot:yellow", final: true });
    return make({
      names: ["You", "Hal"],
      scores: [
        [4, 5, 3, 4, 4],
        [4, 5],
      ],
      plays: [done, null],
      waiting: [0, 1],
      legal: ["roll"],
      happened: [rolled(40, 0, done), { n: 40, seat: 0, kind: "holed", round: 1, at: 4, hole: 5, score: 4, to_par: 1 }],
    });
  },
  back: () =>
    make({
      names: ["Ruth", "You", "Bea"],
      you: 1,
      holes: "18",
      scores: [EIGHTEEN.slice(0, 10), EIGHTEEN, EIGHTEEN.slice(0, 11)],
      plays: [null, play(12, ["Fairway", "Bunker", 2, "Blank"]), null],
      waiting: [0, 1, 2],
      legal: DECIDE,
      chips: [6, 2, 5],
    }),
  rounds: () =>
    make({
      names: ["You", "Hal"],
      holes: "72",
      scores: [
        [...EIGHTEEN, 4, 6, 4, 3, 3, 5, ...EIGHTEEN, 4, 4, 4, 4, 4, 5, 4, 5, 2, 4],
        [...EIGHTEEN, 4, 6, 4, 3, 3, 5, ...EIGHTEEN, 4, 4, 4, 4, 4, 5],
      ],
      plays: [play(4, ["Green", 1, "Blank"], { round: 3 }), null],
      waiting: [0, 1],
      legal: DECIDE,
      chips: [4, 6],
    }),
  match: () =>
    make({
      names: ["You", "Ruth", "Hal"],
      format: "match",
      scores: [CARDS[0]!.slice(0, 5), CARDS[1]!.slice(0, 5), CARDS[2]!],
      plays: [play(5, ["Fairway", "Fairway", "Green", 1, "Blank"]), null, null],
      waiting: [0, 1, 2],
      legal: DECIDE,
      standings: {
        matches: [
          { seats: [0, 1], lead: 2, played: 5, left: 4, over: false, text: "2 up" },
          { seats: [0, 2], lead: 0, played: 5, left: 4, over: false, text: "all square" },
          { seats: [1, 2], lead: -3, played: 5, left: 2, over: true, text: "3 and 2" },
        ],
        points: ["0", "0", "1"],
      },
    }),
  skins: () =>
    make({
      names: ["You", "Ruth", "Hal"],
      format: "skins",
      scores: [CARDS[0]!.slice(0, 5), CARDS[1]!.slice(0, 5), CARDS[2]!],
      plays: [null, null, null],
      waiting: [0, 1, 2],
      legal: ["roll"],
      standings: { skins: ["3/2", "1", "0"], carried: 2 },
      happened: [{ n: 40, seat: 1, kind: "skin", round: 1, at: 4, hole: 5, skins: "1" }],
    }),
  teams: () =>
    make({
      names: LONG,
      you: 0,
      format: "best-ball",
      scores: CARDS,
      plays: [play(6, ["Bunker", 3, "Wind"]), null, null, null],
      turn: 0,
      stymie: true,
      passesAt: 5,
      legal: DECIDE,
      standings: {
        sides: [
          { seats: [0, 2], score: 22, to_par: -1 },
          { seats: [1, 3], score: 23, to_par: 1 },
        ],
      },
    }),
  watch: () =>
    make({
      names: FOUR.map((name) => (name === "You" ? "Caro" : name)),
      you: null,
      scores: CARDS,
      plays: [null, null, five, null],
      turn: 2,
      stymie: true,
      passesAt: 7,
      waiting: [2],
    }),
  done: () =>
    make({
      names: ["You", "Ruth", "Hal"],
      scores: [[...CARDS[0]!, 3, 4, 5], CARDS[1]!, CARDS[2]!],
      plays: [play(8, ["Fairway", "Green", 3, "Blank"], { final: true }), play(6, ["Green", 2, "Blank"]), null],
      waiting: [1, 2],
    }),
  finished: () =>
    make({
      names: ["You", "Ruth"],
      scores: [
        [...CARDS[0]!, 3, 4, 5],
        [...CARDS[1]!, 3, 4, 5],
      ],
      plays: [
        play(8, ["Fairway", "Green", 3, "Blank"], { final: true }),
        play(8, ["Rough", "Green", 2, "Blank"], { final: true }),
      ],
      finished: true,
    }),
  replay: () => {
    const shown = make({
      names: FOUR.map((name) => (name === "You" ? "Caro" : name)),
      you: null,
      scores: CARDS,
      plays: [null, null, five, null],
      turn: 2,
      stymie: true,
      passesAt: 7,
      waiting: [2],
    });
    return { ...shown, replay: true };
  },
};
