import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { askForSeat, takeBack } from "../../src/api/seatRequests.ts";
import type { View } from "../../src/api/types.ts";
import { noteGrantedSeat } from "../../src/identity/grantedSeat.ts";
import { myKey } from "../../src/identity/key.ts";
import { ownSeat, saveSeat } from "../../src/identity/ownSeats.ts";
import { hasSeatRequest } from "../../src/identity/seatRequests.ts";
import { browser, json, server } from "../page.ts";

const SHOWN = { table: "t", fairness: { commitment: "c0ffee", nonces: [null, null] } } as Pick<
  View,
  "table" | "fairness"
>;
let sent: { path: string; body: { name?: string; nonce?: string } }[];

beforeEach(() => {
  browser();
  myKey.set(null);
  sent = [];
  server((asked) => {
    sent.push({ path: asked.path, body: asked.body as object });
    return json({ table: "t" });
  });
});

test("a request has its own nonce, by which the seat is checked", async () => {
  await askForSeat(SHOWN, "Cat");
  const { nonce } = sent[0]!.body;
  assert.match(nonce!, /^[0-9a-f]{32}$/);
  assert.ok(hasSeatRequest("t"));
  noteGrantedSeat({ table: "t", you: null });
  assert.equal(ownSeat("t"), null);
  noteGrantedSeat({ table: "t", you: 1 });
  assert.deepEqual(ownSeat("t"), { seat: 1, commitment: "c0ffee", nonce, moves: [] });
  assert.ok(!hasSeatRequest("t"));
});

test("a repeated request sends the same nonce, as the first one counts", async () => {
  await askForSeat(SHOWN, "Cat");
  await askForSeat(SHOWN, "Cat");
  assert.equal(sent[0]!.body.nonce, sent[1]!.body.nonce);
});

test("a seat taken by the link keeps its notes", async () => {
  await askForSeat(SHOWN, "Cat");
  saveSeat("t", { seat: 1, commitment: "c0ffee", nonce: "by-link", moves: [] });
  noteGrantedSeat({ table: "t", you: 1 });
  assert.equal(ownSeat("t")?.nonce, "by-link");
});

test("a withdrawn request is forgotten", async () => {
  await askForSeat(SHOWN, "Cat");
  await takeBack("t", 3);
  assert.equal(sent[1]!.path, "/api/tables/t/requests/3/decline");
  assert.ok(!hasSeatRequest("t"));
});
