/** "Check fairness": recomputes everything in a finished table's replay that can be recomputed. */

import * as texts from "../texts/en/fairness-check.ts";
import { fromHex, type Hashing, type Mac } from "./bytes.ts";
import { checkDay } from "./checkDay.ts";
import { commitment, dayKey, dayName, number, shuffle, tableKey } from "./draw.ts";
import { hashing } from "./hashing.ts";
import { canonical, logDigest } from "./logDigest.ts";
import { noncesAtStart } from "./nonces.ts";
import type { Checkable, Draw, Mine, Report } from "./types.ts";

const MOST = 2 ** 32;
const LONGEST_SHUFFLE = 10_000;

/** Checks a replay against itself and against what this device knows. Never rejects. */
export async function checkFairness(replay: Checkable, mine: Mine | null, hash?: Hashing): Promise<Report> {
  const report: Report = { checked: [], broken: [] };
  try {
    await checkAll(replay, mine ?? {}, hash ?? (await hashing()), report);
  } catch {
    report.broken.push(texts.UNREADABLE);
  }
  return report;
}

async function checkAll(replay: Checkable, mine: Mine, hash: Hashing, report: Report): Promise<void> {
  const table = replay.table ?? "";
  const seed = fromHex(replay.seed);
  const nonces = replay.nonces.map((nonce) => fromHex(nonce ?? ""));
  const { game = "" } = replay;
  const day = replay.challenge ?? null;
  const found = await commitment(hash, day === null ? table : dayName(game, day), seed);
  checkCommitment(found, replay, mine, report);
  for (const [right, words] of checkDay(replay, mine)) say(report, right, words);
  say(report, canonical(noncesAtStart(replay.log)) === canonical(replay.nonces), texts.NONCES);
  if (day === null) checkNonce(replay, mine, report);
  checkMoves(replay, mine, report);
  await checkLog(replay, hash, report);
  const key = day === null ? await tableKey(hash, table, seed, nonces) : await dayKey(hash, seed, game, day);
  await checkDraws(replay, await hash.hmac(key), day === null ? texts.draws : texts.dayDraws, report);
}

function say(report: Report, right: boolean, words: { right: string; wrong: string }): void {
  if (right) report.checked.push(words.right);
  else report.broken.push(words.wrong);
}

function checkCommitment(found: string, replay: Checkable, mine: Mine, report: Report): void {
  say(report, found === replay.commitment, (replay.challenge ?? null) === null ? texts.SEED : texts.DAY_SEED);
  if (mine.commitment === undefined) return;
  say(report, mine.commitment === replay.commitment, texts.COMMITMENT);
}

function checkNonce(replay: Checkable, mine: Mine, report: Report): void {
  if (mine.seat === undefined || !mine.nonce) return;
  const same = replay.nonces[mine.seat] === mine.nonce && nonceInLog(replay, mine.seat, mine.nonce);
  say(report, same, texts.NONCE);
}

/** Whether the log's nonces for this seat include this one: in its first item, or where the seat was taken. True if the log has no nonces. */
function nonceInLog(replay: Checkable, seat: number, nonce: string): boolean {
  const listed = replay.log.flatMap((item) => noncesTold(item, seat));
  return listed.length === 0 || listed.includes(nonce);
}

function noncesTold(item: Checkable["log"][number], seat: number): unknown[] {
  const move = (item.move ?? {}) as { nonce?: unknown; seats?: { nonce?: unknown }[] };
  const nonce = item.kind === "made" ? move.seats?.[seat]?.nonce : item.seat === seat ? move.nonce : undefined;
  return nonce === undefined || nonce === null ? [] : [nonce];
}

/** Checks that the moves sent by this device are in the log, in that order. Another device may have sent more for the same seat. */
function checkMoves(replay: Checkable, mine: Mine, report: Report): void {
  const moves = mine.moves ?? [];
  if (mine.seat === undefined || moves.length === 0) return;
  const logged = replay.log.filter((item) => item.kind === "move" && item.seat === mine.seat);
  const missing = firstMissing(
    moves.map((move) => canonical(published(move))),
    logged.map((item) => canonical(item.move)),
  );
  say(report, missing === null, texts.moves(moves.length, (missing ?? 0) + 1));
}

/** Returns a move as the log contains it: without `next`, which announces a later one. */
function published(move: unknown): unknown {
  const { next: _, ...published } = move as { next?: unknown };
  return published;
}

/** Returns the index of the first text that does not occur in the others in this order, or null. */
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
  const right = (await logDigest(hash, replay.commitment, replay.log)) === replay.digest;
  say(report, right, texts.log(replay.log.length));
}

async function checkDraws(replay: Checkable, mac: Mac, words: typeof texts.draws, report: Report): Promise<void> {
  const wrong: string[] = [];
  for (const draw of replay.draws) {
    const fault = await faultOf(mac, draw);
    if (fault) wrong.push(fault);
  }
  const labels = new Set(replay.draws.map((draw) => draw.label));
  if (labels.size < replay.draws.length) wrong.push(texts.TWICE);
  say(report, wrong.length === 0, words(replay.draws.length, wrong));
}

/** Returns what is wrong with a draw, in words, or null. */
async function faultOf(mac: Mac, draw: Draw): Promise<string | null> {
  const { label, result } = draw;
  if (typeof label !== "string" || label === "") return texts.NO_LABEL;
  const found = await drawAgain(mac, draw);
  if (found === null) return texts.noDraw(label);
  if (canonical(found) === canonical(result)) return null;
  if (typeof found !== "number") return texts.otherOrder(label);
  return texts.otherNumber(label, found, typeof result === "number" ? result : null);
}

/** Repeats a draw; null for a kind of draw that no game uses. */
async function drawAgain(mac: Mac, draw: Draw): Promise<number | number[] | null> {
  const most = draw.kind === "number" ? MOST : LONGEST_SHUFFLE;
  if (!Number.isInteger(draw.k) || draw.k > most || draw.k < (draw.kind === "number" ? 1 : 0)) return null;
  if (draw.kind === "number") return number(mac, draw.label, draw.k);
  return draw.kind === "shuffle" ? shuffle(mac, draw.label, draw.k) : null;
}
