/** The check passes a true replay, and says in plain words what is wrong with any other. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { fromHex } from "../../src/fairness/bytes.ts";
import { checkFairness } from "../../src/fairness/check.ts";
import { commitment, dayKey, dayName, number, shuffle, tableKey } from "../../src/fairness/draw.ts";
import { logDigest } from "../../src/fairness/logDigest.ts";
import { own } from "../../src/fairness/sha256.ts";
import type { Checkable, Draw, Mine } from "../../src/fairness/types.ts";

const TABLE = "q7bX0sPZ2mJ4kLr9TtYv1A";
const SEED = "5e".repeat(32);
const NONCES = ["0a".repeat(16), null, "0c".repeat(16)];
const ANA = { kind: "human", player: "ana", nonce: NONCES[0] };
const SEATS = [ANA, { kind: "bot", nonce: null }, { kind: "open", nonce: null }];
const ROLL = { kind: "roll" };
const SHOT = { kind: "shot-mulligan", die: "red" };

type Replay = Checkable & { table: string; log: { n: number; seat: number | null; kind: string; move: unknown }[] };

async function trueReplay(): Promise<Replay> {
  const key = await tableKey(
    own,
    TABLE,
    fromHex(SEED),
    NONCES.map((nonce) => fromHex(nonce ?? "")),
  );
  const mac = await own.hmac(key);
  const shown = await commitment(own, TABLE, fromHex(SEED));
  const log = [
    { n: 0, seat: null, kind: "made", move: { table: TABLE, seats: SEATS, maker: "ana" } },
    { n: 1, seat: 2, kind: "joined", move: { name: "Ben", player: "ben", nonce: NONCES[2] } },
    { n: 2, seat: 2, kind: "move", move: ROLL },
    { n: 3, seat: 0, kind: "move", move: ROLL },
    { n: 4, seat: 2, kind: "move", move: SHOT },
  ];
  return {
    table: TABLE,
    commitment: shown,
    seed: SEED,
    nonces: [...NONCES],
    log,
    draws: [
      { n: 2, label: "h1/s2/r1/red", kind: "number", k: 10, result: await number(mac, "h1/s2/r1/red", 10) },
      { n: 4, label: "h1/s2/r2/red", kind: "number", k: 10, result: await number(mac, "h1/s2/r2/red", 10) },
      { n: 4, label: "deal", kind: "shuffle", k: 12, result: await shuffle(mac, "deal", 12) },
    ],
    digest: await logDigest(own, shown, log),
  };
}

type Known = Required<Omit<Mine, "challenge" | "day">>;

async function mine(): Promise<Known> {
  return { seat: 2, commitment: (await trueReplay()).commitment, nonce: NONCES[2]!, moves: [ROLL, SHOT] };
}

test("an announced move need not be in the log", async () => {
  const known = await mine();
  const { broken } = await checkFairness(await trueReplay(), {
    ...known,
    moves: [{ ...(ROLL as object), next: { card: 7 } }, SHOT],
  });
  assert.deepEqual(broken, []);
});

test("a true replay passes, and names everything that was checked", async () => {
  const { checked, broken } = await checkFairness(await trueReplay(), await mine());
  assert.deepEqual(broken, []);
  assert.deepEqual(checked, [
    "The seed matches the table’s seal.",
    "The seal is the one this device was shown at the start.",
    "Random numbers came only from people who had a seat when the game started.",
    "Your own random number was used for the draws.",
    "2 moves from this device are in the log as sent.",
    "The log of 5 items matches its fingerprint.",
    "All 3 dice and shuffles follow from the seed and the players’ random numbers.",
  ]);
});

const DAY = "2026-11-27";

/** Returns the same for a round of a day's challenge, by its player. */
async function daysReplay(): Promise<Replay> {
  const mac = await own.hmac(await dayKey(own, fromHex(SEED), "dice-golf", DAY));
  const shown = await commitment(own, dayName("dice-golf", DAY), fromHex(SEED));
  const made = { table: TABLE, challenge: DAY, seats: [ANA], maker: "ana" };
  const log = [
    { n: 0, at: `${DAY}T09:30:00Z`, seat: null, kind: "made", move: made },
    { n: 1, seat: 0, kind: "move", move: ROLL },
  ];
  return {
    table: TABLE,
    game: "dice-golf",
    challenge: DAY,
    commitment: shown,
    seed: SEED,
    nonces: [NONCES[0]!],
    log,
    draws: [{ n: 1, label: "h1/s0/r1/red", kind: "number", k: 10, result: await number(mac, "h1/s0/r1/red", 10) }],
    digest: await logDigest(own, shown, log),
  };
}

test("a challenge's round is checked by the day's seed, without nonces", async () => {
  const known = { seat: 0, commitment: (await daysReplay()).commitment, nonce: "ff".repeat(16), moves: [ROLL] };
  assert.deepEqual(await checkFairness(await daysReplay(), known), {
    checked: [
      "The seed matches the seal of the day’s challenge.",
      "The seal is the one this device was shown at the start.",
      "This is a round of the day’s challenge: one person, started on that day.",
      "Random numbers came only from people who had a seat when the game started.",
      "1 move from this device is in the log as sent.",
      "The log of 2 items matches its fingerprint.",
      "The one die follows from the day’s seed, the same for everyone.",
    ],
    broken: [],
  });
});

const SPOILT_DAYS: [string, (replay: Replay) => void, RegExp][] = [
  ["another day", (replay) => (replay.challenge = "2026-11-28"), /doesn’t match the seal of the day/],
  ["another game", (replay) => (replay.game = "mulligan"), /doesn’t match the seal of the day/],
  ["no day any more", (replay) => (replay.challenge = null), /doesn’t match the table’s seal/],
  ["a log of an ordinary table", (replay) => (replay.log[0]!.move = {}), /isn’t a round of a day’s challenge/],
  ["an instant for a day", (replay) => (replay.challenge = `${DAY}T00:00`), /isn’t a round of a day’s challenge/],
  ["no name of its day", (replay) => (replay.challenge = ""), /isn’t a round of a day’s challenge/],
  ["another die", (replay) => (replay.draws[0]!.result = 11), /doesn’t follow from the day’s seed/],
];
for (const [what, spoil, found] of SPOILT_DAYS)
  test(`a round of a day's challenge with ${what} is found out`, async () => {
    const replay = await daysReplay();
    spoil(replay);
    assert.match((await checkFairness(replay, null)).broken.join("\n"), found);
  });

test("it passes without WebCrypto too", async () => {
  assert.deepEqual((await checkFairness(await trueReplay(), await mine(), own)).broken, []);
});

test("a watcher's device checks everything that it can", async () => {
  const { checked, broken } = await checkFairness(await trueReplay(), null);
  assert.deepEqual(broken, []);
  assert.equal(checked.length, 4);
});

const SPOILT: [string, (replay: Replay, own: Known) => void, RegExp][] = [
  ["another seed", (replay) => (replay.seed = `5f${SEED.slice(2)}`), /seed doesn’t match/],
  ["a seed in capitals", (replay) => (replay.seed = SEED.toUpperCase()), /can’t be read/],
  ["another table's id", (replay) => (replay.table = `r${TABLE.slice(1)}`), /seed doesn’t match/],
  ["another commitment", (_, known) => (known.commitment = "00"), /isn’t the one this device was shown/],
  ["somebody else's nonce", (replay) => (replay.nonces[0] = "0b".repeat(16)), /\d of 3 draws .*n’t follow/],
  ["a nonce taken away", (replay) => (replay.nonces[0] = null), /n’t follow/],
  ["nonces in another order", (replay) => replay.nonces.reverse(), /n’t follow/],
  ["my nonce", (_, known) => (known.nonce = "0d".repeat(16)), /Your own random number/],
  ["my nonce in the list", (replay) => (replay.nonces[2] = "0d".repeat(16)), /Your own random number/],
  ["my nonce in the log", (replay) => (replay.log[1]!.move = { nonce: "0d".repeat(16) }), /Your own random number/],
  ["a move I did not make", (_, known) => (known.moves = [ROLL, ROLL]), /move number 2/],
  ["my moves in another order", (_, known) => (known.moves = [SHOT, ROLL]), /move number 2/],
  ["a move of another seat", (replay) => (replay.log[3]!.move = SHOT), /fingerprint/],
  ["a log item taken away", (replay) => replay.log.splice(3, 1), /fingerprint/],
  [
    "a number",
    (replay) => (replay.draws[0]!.result = (Number(replay.draws[0]!.result) + 1) % 10),
    /1 of 3 draws .*r1\/red/,
  ],
  ["a label taken away", (replay) => delete (replay.draws[0] as Partial<Draw>).label, /: one of them has no label\.$/],
  [
    "a label that is none",
    (replay) => (replay.draws[0]!.label = 7 as unknown as string),
    /: one of them has no label\.$/,
  ],
  [
    "a result taken away",
    (replay) => delete (replay.draws[0] as Partial<Draw>).result,
    /: h1\/s2\/r1\/red should be \d, but no number is given\.$/,
  ],
  [
    "a result that is none",
    (replay) => (replay.draws[0]!.result = { seven: 7 } as unknown as number),
    /r1\/red should be \d, but no number is given\.$/,
  ],
  ["a label", (replay) => (replay.draws[1]!.label = "h1/s2/r3/red"), /h1\/s2\/r3\/red should be/],
  ["a shuffle", (replay) => (replay.draws[2]!.result as number[]).reverse(), /deal should give a different order\.$/],
  ["a number told as a shuffle", (replay) => (replay.draws[0]!.kind = "shuffle"), /1 of 3 draws/],
  ["a kind that is none", (replay) => (replay.draws[0]!.kind = "guess" as "number"), /1 of 3 draws/],
  ["fewer faces", (replay) => (replay.draws[2]!.k = 11), /deal should give a different order/],
  [
    "more faces than there are numbers",
    (replay) => (replay.draws[0]!.k = 2 ** 33),
    /: h1\/s2\/r1\/red isn’t a draw that any game makes\.$/,
  ],
  ["no faces at all", (replay) => (replay.draws[0]!.k = 0), /: h1\/s2\/r1\/red isn’t a draw that any game makes\.$/],
  ["half a face", (replay) => (replay.draws[0]!.k = 9.5), /: h1\/s2\/r1\/red isn’t a draw that any game makes\.$/],
  ["an endless shuffle", (replay) => (replay.draws[2]!.k = 1e9), /: deal isn’t a draw that any game makes\.$/],
  ["a draw listed twice", (replay) => (replay.draws = [...replay.draws, replay.draws[0]!]), /drawn twice/],
  ["no list of draws", (replay) => delete (replay as Partial<Replay>).draws, /can’t be read/],
  ["no log", (replay) => delete (replay as Partial<Replay>).log, /can’t be read/],
];

for (const [name, spoil, words] of SPOILT)
  test(`${name} is found`, async () => {
    const [replay, known] = [await trueReplay(), await mine()];
    spoil(replay, known);
    const told = (await checkFairness(replay, known)).broken.join(" ");
    assert.match(told, words);
    assert.doesNotMatch(told, /undefined|null|NaN|\[object/);
  });
