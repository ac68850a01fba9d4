/** "Check fairness": everything in a finished table's replay that can be worked out again, worked out again on this device. */

import { type Bytes, fromHex, type Hashing, type Mac } from "./bytes.ts";
import { commitment, number, shuffle, tableKey } from "./draw.ts";
import { hashing } from "./hashing.ts";
import { canonical, logDigest } from "./log.ts";

export interface Draw {
  n: number;
  label: string;
  kind: "number" | "shuffle";
  k: number;
  result: number | number[];
}

/** What the check reads of a replay. */
export interface Checkable {
  table?: string;
  commitment: string;
  seed: string;
  nonces: (string | null)[];
  log: readonly { seat: number | null; kind: string; move?: unknown }[];
  draws: readonly Draw[];
  digest?: string;
}

/** What this device knows by itself: its seat, the commitment as first shown, its nonce, the moves it sent, in order. */
export interface Mine {
  seat?: number;
  commitment?: string;
  nonce?: string | null;
  moves?: readonly unknown[];
}

/** What was looked at and is right, and what is not, in sentences for players. Nothing broken: the check has passed. */
export interface Report {
  checked: string[];
  broken: string[];
}

const MOST = 2 ** 32;
const LONGEST_SHUFFLE = 10_000;

/** Checks a replay against itself and against what this device knows. Never rejects. */
export async function checkFairness(replay: Checkable, mine: Mine | null, hash?: Hashing): Promise<Report> {
  const report: Report = { checked: [], broken: [] };
  try {
    await checkAll(replay, mine ?? {}, hash ?? (await hashing()), report);
  } catch {
    report.broken.push("The replay cannot be read to its end: something in it is missing or misspelt.");
  }
  return report;
}

async function checkAll(replay: Checkable, mine: Mine, hash: Hashing, report: Report): Promise<void> {
  const table = replay.table ?? "";
  const seed = fromHex(replay.seed);
  const nonces = replay.nonces.map((nonce) => fromHex(nonce ?? ""));
  checkCommitment(await commitment(hash, table, seed), replay, mine, report);
  checkNonce(replay, mine, report);
  checkMoves(replay, mine, report);
  await checkLog(replay, hash, report);
  await checkDraws(replay, await macOf(hash, table, seed, nonces), report);
}

async function macOf(hash: Hashing, table: string, seed: Bytes, nonces: Bytes[]): Promise<Mac> {
  return hash.hmac(await tableKey(hash, table, seed, nonces));
}

function say(report: Report, right: boolean, checked: string, broken: string): void {
  if (right) report.checked.push(checked);
  else report.broken.push(broken);
}

function checkCommitment(found: string, replay: Checkable, mine: Mine, report: Report): void {
  say(
    report,
    found === replay.commitment,
    "The seed is the one that the table had committed to when it was made.",
    "The seed does not fit the table's commitment: it may have been chosen later.",
  );
  if (mine.commitment === undefined) return;
  say(
    report,
    mine.commitment === replay.commitment,
    "The commitment is the one that this device was shown at the beginning.",
    "The commitment is not the one that this device was shown at the beginning.",
  );
}

function checkNonce(replay: Checkable, mine: Mine, report: Report): void {
  if (mine.seat === undefined || !mine.nonce) return;
  say(
    report,
    replay.nonces[mine.seat] === mine.nonce && nonceInLog(replay, mine.seat, mine.nonce),
    "Your own random number is part of what the draws were made from.",
    "Your own random number is not the one that this device sent.",
  );
}

/** Where the log tells nonces, this one is among those told of the seat: in its first item, or where the seat was taken. */
function nonceInLog(replay: Checkable, seat: number, nonce: string): boolean {
  const told = replay.log.flatMap((item) => noncesTold(item, seat));
  return told.length === 0 || told.includes(nonce);
}

function noncesTold(item: Checkable["log"][number], seat: number): unknown[] {
  const move = (item.move ?? {}) as { nonce?: unknown; seats?: { nonce?: unknown }[] };
  const told = item.kind === "made" ? move.seats?.[seat]?.nonce : item.seat === seat ? move.nonce : undefined;
  return told === undefined || told === null ? [] : [told];
}

/** The moves that this device sent must stand in the log, in that order; another device may have sent more for the same seat. */
function checkMoves(replay: Checkable, mine: Mine, report: Report): void {
  const moves = mine.moves ?? [];
  if (mine.seat === undefined || moves.length === 0) return;
  const logged = replay.log.filter((item) => item.kind === "move" && item.seat === mine.seat);
  const missing = firstMissing(
    moves.map(canonical),
    logged.map((item) => canonical(item.move)),
  );
  say(
    report,
    missing === null,
    `${count(moves.length, "move")} that this device sent ${moves.length === 1 ? "stands" : "stand"} in the log as sent.`,
    `Your move number ${(missing ?? 0) + 1} does not stand in the log as this device sent it.`,
  );
}

/** The place of the first text that is not found in the others in order, or null. */
function firstMissing(texts: string[], others: string[]): number | null {
  let at = 0;
  for (const [place, text] of texts.entries()) {
    at = others.indexOf(text, at) + 1;
    if (at === 0) return place;
  }
  return null;
}

async function checkLog(replay: Checkable, hash: Hashing, report: Report): Promise<void> {
  if (replay.digest === undefined) return;
  say(
    report,
    (await logDigest(hash, replay.commitment, replay.log)) === replay.digest,
    `The log of ${count(replay.log.length, "item")} fits its fingerprint.`,
    "The log does not fit its fingerprint: something in it was changed.",
  );
}

async function checkDraws(replay: Checkable, mac: Mac, report: Report): Promise<void> {
  const wrong: string[] = [];
  for (const draw of replay.draws) {
    const fault = await faultOf(mac, draw);
    if (fault) wrong.push(fault);
  }
  const labels = new Set(replay.draws.map((draw) => draw.label));
  if (labels.size < replay.draws.length) wrong.push("one label was drawn twice");
  const many = replay.draws.length;
  say(
    report,
    wrong.length === 0,
    `${many === 1 ? "The one die or shuffle follows" : `All ${many} dice and shuffles follow`} from the seed and the players' random numbers.`,
    `${count(wrong.length, "draw")} of ${many} ${wrong.length === 1 ? "does" : "do"} not follow from the seed and the players' random numbers: ${wrong[0]}.`,
  );
}

/** What is wrong with a draw, in words, or null. */
async function faultOf(mac: Mac, draw: Draw): Promise<string | null> {
  const { label, result } = draw;
  if (typeof label !== "string" || label === "") return "one of them has no label";
  const found = await drawAgain(mac, draw);
  if (found === null) return `${label} is no draw that a game makes`;
  if (canonical(found) === canonical(result)) return null;
  if (typeof found !== "number") return `${label} should come out in another order`;
  return `${label} should be ${found}, ${typeof result === "number" ? `not ${result}` : "and tells no number"}`;
}

/** The draw's result, or null for a draw that no game makes. */
async function drawAgain(mac: Mac, draw: Draw): Promise<number | number[] | null> {
  const most = draw.kind === "number" ? MOST : LONGEST_SHUFFLE;
  if (!Number.isInteger(draw.k) || draw.k > most || draw.k < (draw.kind === "number" ? 1 : 0)) return null;
  if (draw.kind === "number") return number(mac, draw.label, draw.k);
  return draw.kind === "shuffle" ? shuffle(mac, draw.label, draw.k) : null;
}

function count(many: number, thing: string): string {
  return many === 1 ? `1 ${thing}` : `${many} ${thing}s`;
}
