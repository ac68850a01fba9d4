import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import * as boards from "../../src/api/boards.ts";
import * as days from "../../src/api/challenges.ts";
import { Refused } from "../../src/api/http.ts";
import { pathAt, pathOfBegun, pathOfLog, pathOfMoment, viewAt } from "../../src/api/replays.ts";
import * as calls from "../../src/api/tables.ts";
import { leave, makeTable, rematch, type Shown, takeSeat } from "../../src/api/tables.ts";
import type { WantedTable } from "../../src/api/types.ts";
import { checkFairness } from "../../src/fairness/check.ts";
import type { Checkable } from "../../src/fairness/types.ts";
import { myKey } from "../../src/identity/key.ts";
import { ownSeat } from "../../src/identity/ownSeats.ts";
import { NONCE } from "../../src/texts/en/fairness-check.ts";
import { type Asked, browser, json, problem, server } from "../page.ts";

let tables = 0;
let id = "";
beforeEach(() => {
  browser();
  myKey.set("k".repeat(43));
  id = `t${++tables}`;
});

type Nonce = string | null;
const view = (nonce: Nonce) => ({ table: id, you: 1, fairness: { commitment: "c", nonces: [null, nonce] } });
const shown = (status = "open") => ({ ...view(null), status }) as unknown as Shown;
const nonceOf = (asked: Asked) => (asked.body as { nonce: string }).nonce;

/** Starts a club that answers with this status; `told` returns the nonce in its view, given the sent one. */
function club(status: number, told: (nonce: string) => Nonce): Asked[] {
  let nonce: Nonce = null;
  return server((asked) => {
    if (asked.method === "GET") return json(view(nonce));
    nonce = told(nonceOf(asked));
    return json({ id, table: id, seat: 1, view: view(nonce) }, status);
  });
}

const WAYS: [string, () => Promise<unknown>][] = [
  ["making a table", () => makeTable({} as WantedTable)],
  ["taking a seat", () => takeSeat(shown(), "Ben", "code")],
  ["the rematch", () => rematch("old")],
];

test("the nonce of a seat is noted, and a club that dropped it is detected", async () => {
  for (const [way, sit] of WAYS) {
    id = `${id}+`;
    const asked = club(201, () => null);
    await sit();
    assert.equal(ownSeat(id)?.nonce, nonceOf(asked[0]!), way);
    const replay = { table: id, commitment: "c", seed: "", nonces: [null, null], log: [], draws: [] } as Checkable;
    assert.ok((await checkFairness(replay, ownSeat(id))).broken.includes(NONCE.wrong), way);
  }
});

test("the challenge shown with a seat is noted, also if there was none", async () => {
  club(201, (nonce) => nonce);
  await makeTable({} as WantedTable);
  assert.equal(ownSeat(id)?.challenge, null);
  id = `${id}+`;
  server(() => json({ id, view: { ...view(null), challenge: "2026-11-27" } }, 201));
  await days.enterChallenge("Ben");
  assert.equal(ownSeat(id)?.challenge, "2026-11-27");
});

test("a nonce is noted even if the reply was lost", async () => {
  for (const [way, sit] of WAYS) {
    id = `${id}+`;
    const asked = club(200, (nonce) => nonce);
    await sit();
    assert.equal(ownSeat(id)?.nonce, nonceOf(asked[0]!), way);
  }
});

test("taking the same seat again keeps the first nonce, and adds none if this device sent none", async () => {
  club(200, () => "ab".repeat(16));
  await takeSeat(shown(), "Ben", "code");
  assert.equal(ownSeat(id)?.nonce, null);
  const asked = club(201, (nonce) => nonce);
  await takeSeat(shown(), "Ben", "code");
  club(200, () => nonceOf(asked[0]!));
  await takeSeat(shown(), "Ben", "code");
  assert.equal(ownSeat(id)?.nonce, nonceOf(asked[0]!));
});

test("a player who left and joined again is checked by the second nonce", async () => {
  for (const told of [(nonce: string) => nonce, () => null]) {
    const asked = club(201, told);
    await takeSeat(shown(), "Ben", "code");
    await takeSeat(shown(), "Ben", "code");
    assert.equal(ownSeat(id)?.nonce, nonceOf(asked[1]!));
  }
});

test("a seat released during the game keeps its first player's nonce, and the next player misses none", async () => {
  club(201, () => "ab".repeat(16));
  await takeSeat(shown("playing"), "Ben", "code");
  assert.deepEqual(ownSeat(id), { seat: 1, commitment: "c", challenge: null, nonce: null, moves: [] });
});

test("leaving before the game frees the seat; leaving during it keeps the seat", async () => {
  for (const you of [1, null]) {
    club(201, (nonce) => nonce);
    await takeSeat(shown(), "Ben", "code");
    server(() => json({ ...view(null), you }));
    await leave(id);
    assert.equal(ownSeat(id) === null, you === null);
  }
});

test("public data is requested without a key, everything else with it", async () => {
  const asked = server(() => json({ items: [], cursor: null }));
  const common = [calls.games, calls.courses, () => calls.course("c"), () => boards.board("dice-golf", {})];
  const paths = [pathAt(id, 3, 1), pathOfBegun(id)];
  const own = [calls.myTables, () => calls.messages(id, null)];
  const ownPaths = [pathOfMoment(id, 3), pathOfLog(id, "")];
  for (const call of [...common, () => calls.replay(id)]) await call();
  for (const path of paths) await viewAt(path, {}, () => {});
  const bare = asked.length;
  for (const call of own) await call();
  for (const path of ownPaths) await viewAt(path, {}, () => {});
  const keyed = asked.map(({ headers }) => "Authorization" in headers);
  assert.deepEqual(keyed, [...Array(bare).fill(false), ...Array(own.length + ownPaths.length).fill(true)]);
});

test("a request refused without a key is repeated with it, if there is one", async () => {
  const asked = server((_, n) => (n % 2 ? problem(409, "table-open") : json({ n })));
  await calls.replay(id);
  await viewAt(pathOfBegun(id), {}, () => {});
  const keyed = asked.map(({ headers }) => "Authorization" in headers);
  assert.deepEqual(keyed, [false, true, false, true]);
  myKey.set(null);
  server(() => problem(409, "table-open"));
  await assert.rejects(calls.replay(id), Refused);
});
