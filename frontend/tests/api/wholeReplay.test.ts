import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Refused } from "../../src/api/http.ts";
import { wholeReplay } from "../../src/api/wholeReplay.ts";
import { browser, json, problem, server } from "../page.ts";

beforeEach(() => void browser());

const item = (n: number) => ({ n, at: "2026-11-20T22:50:02Z", seat: 0, kind: "move", move: { kind: "roll" } });
const draw = (n: number) => ({ n, label: `h${n}`, kind: "number", k: 6, result: 1 });
const page = (n: number) => ({ table: "t", log: [item(n)], draws: [draw(n)], views: [`v${n}`], digest: `d${n}` });
const head = { game: "dice-golf", rules: 1, commitment: "c", seed: "s", nonces: [], record: {}, result: null };

test("a replay in one reply is used as it is", async () => {
  const asked = server(() => json({ ...head, ...page(0) }));
  assert.deepEqual(await wholeReplay("t"), { ...head, ...page(0) });
  assert.deepEqual(
    asked.map(({ path }) => path),
    ["/api/tables/t/replay"],
  );
});

test("the pages of a long replay are joined, with the last digest", async () => {
  const asked = server(({ path }) => {
    if (path.endsWith("=a%26b")) return json({ ...page(1), cursor: "c" });
    if (path.endsWith("=c")) return json({ ...page(2), cursor: null });
    return json({ ...head, ...page(0), cursor: "a&b" });
  });
  assert.deepEqual(await wholeReplay("t"), {
    ...head,
    table: "t",
    log: [item(0), item(1), item(2)],
    draws: [draw(0), draw(1), draw(2)],
    views: ["v0", "v1", "v2"],
    digest: "d2",
  });
  assert.equal(asked.length, 3);
});

test("a refused page is reported, and nothing is checked without it", async () => {
  server(({ path }) => (path.includes("?") ? problem(404, "unknown") : json({ ...head, ...page(0), cursor: "more" })));
  await assert.rejects(wholeReplay("t"), Refused);
});
