import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { forgetMe } from "../../src/api/forgetPlayer.ts";
import { keepKey } from "../../src/identity/key.ts";
import { noteSeatRequest } from "../../src/identity/seatRequests.ts";
import { memory } from "../../src/identity/storage.ts";
import { browser, json, server } from "../page.ts";

beforeEach(() => {
  browser();
  memory.clear();
  keepKey("k".repeat(43));
});

test("tables with only a request are named until they are done", async () => {
  for (const table of ["u", "v"]) noteSeatRequest(table, { commitment: "c", nonce: "n" });
  const done = [["u"], ["a"], ["v", "b"]];
  const asked = server((_, n) => json({ tables: done[n - 1], left: [3, 2, 0][n - 1] }));
  const seen: number[] = [];
  assert.equal(await forgetMe((left) => seen.push(left)), 0);
  assert.deepEqual(seen, [3, 2]);
  assert.deepEqual(
    asked.map(({ body }) => body),
    [["u", "v"], ["v"], ["v"]].map((asking) => ({ sure: "yes", asking })),
  );
});

test("a request that the club cannot read is not repeated", async () => {
  const asked = server((_, n) => json(n === 1 ? { tables: ["a"], left: 1 } : { tables: [], left: 1 }));
  assert.equal(await forgetMe(() => {}), 1);
  assert.equal(asked.length, 2);
});
