import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { ask, builds, persist, Refused, requestAhead, Unanswered, unanswered } from "../../src/api/http.ts";
import { keyChanged, myKey } from "../../src/identity/key.ts";
import { browser, json, problem, server, settle } from "../page.ts";

beforeEach(() => {
  mock.timers.reset();
  browser();
  myKey.set(null);
});

test("a reply's body and tag are given", async () => {
  server(() => json({ ok: true }, 200, { ETag: '"7.0.abc"' }));
  assert.deepEqual(await ask("/health"), { status: 200, body: { ok: true }, etag: '"7.0.abc"' });
});

test("an unchanged view keeps its tag and has no body", async () => {
  const asked = server(() => new Response(null, { status: 304 }));
  assert.deepEqual(await ask("/tables/t", { etag: '"7.0.abc"' }), { status: 304, body: null, etag: '"7.0.abc"' });
  assert.equal(asked[0]!.headers["If-None-Match"], '"7.0.abc"');
});

test("a problem is a refusal with its code and sentence", async () => {
  server(() => problem(409, "not-your-turn"));
  await assert.rejects(ask("/x"), (error: Refused) => {
    assert.ok(error instanceof Refused);
    return error.code === "not-your-turn" && error.message === "It is not-your-turn.";
  });
});

test("what is no answer: a lost connection, a busy club, a gateway's own page", async () => {
  const cases = [
    "lost" as const,
    problem(503, "try-again"),
    problem(429, "slow-down"),
    new Response("<h1>Bad gateway", { status: 502 }),
  ];
  for (const reply of cases) {
    server(() => reply);
    await assert.rejects(ask("/x"), Unanswered);
  }
});

test("a table that has seen all its messages is a refusal, not a reason to wait", async () => {
  server(() => problem(429, "too-many"));
  await assert.rejects(ask("/x"), Refused);
});

test("what helps only after a day is a refusal too", async () => {
  server(() => problem(429, "slow-down", { "Retry-After": "80000" }));
  await assert.rejects(ask("/me/hours"), Refused);
});

test("a club that is closed is a refusal in its own words, not a reason to wait", async () => {
  server(() => problem(503, "read-only", { "Retry-After": "600" }));
  await assert.rejects(persist("/x", {}), (error: Refused) => error instanceof Refused && error.code === "read-only");
});

test("a request is repeated with the same key until it is answered", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const asked = server((_, n) => (n < 4 ? "lost" : json({ done: true })));
  const waits: number[] = [];
  const done = persist("/tables/t/moves", { method: "POST", body: { a: 1 }, once: "k".repeat(32) }, (tries) =>
    waits.push(tries),
  );
  for (let i = 0; i < 6; i++) {
    await settle();
    mock.timers.tick(20_000);
  }
  assert.deepEqual(await done, { done: true });
  assert.deepEqual(waits, [1, 2, 3]);
  assert.deepEqual(new Set(asked.map((one) => one.headers["Idempotency-Key"])), new Set(["k".repeat(32)]));
});

const [ONE, OTHER] = ["1", "2"].map((sign) => sign.repeat(43)) as [string, string];

test("what one player asked is answered to no other", async () => {
  myKey.set(ONE);
  server(async () => {
    myKey.set(OTHER);
    return json({ items: ["one's own"] });
  });
  await assert.rejects(ask("/me/tables"), Unanswered);
});

test("who has only just become somebody has the answer", async () => {
  myKey.set(null);
  server(async () => {
    myKey.set(ONE);
    return json({ watched: true });
  });
  assert.deepEqual((await ask("/tables/t")).body, { watched: true });
});

test("that the key was changed elsewhere is noted in the club's words", async () => {
  keyChanged.set("");
  server(() => problem(401, "key-changed"));
  await assert.rejects(ask("/me/tables"), Refused);
  assert.equal(keyChanged.get(), "It is key-changed.");
  keyChanged.set("");
});

test("what was asked ahead for one player is asked anew for another", async () => {
  const told = server(({ headers }) => json(headers["Authorization"]));
  myKey.set(ONE);
  requestAhead("/tables/t");
  myKey.set(OTHER);
  assert.equal((await ask("/tables/t")).body, `Bearer ${OTHER}`);
  assert.equal(told.length, 2);
});

test("nothing is repeated in another player's name", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  myKey.set(ONE);
  const told = server(() => "lost");
  const left = assert.rejects(persist("/tables/t/leave", { method: "POST", body: {} }), Unanswered);
  await settle();
  myKey.set(OTHER);
  mock.timers.tick(20_000);
  await left;
  assert.deepEqual(
    told.map(({ headers }) => headers["Authorization"]),
    [`Bearer ${ONE}`],
  );
  assert.equal(unanswered.get(), 0);
});

test("the server's own time to wait is kept to", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const asked = server((_, n) => (n === 1 ? problem(429, "slow-down", { "Retry-After": "7" }) : json(1)));
  const done = persist("/x", { method: "POST" });
  await settle();
  mock.timers.tick(6900);
  await settle();
  assert.equal(asked.length, 1);
  mock.timers.tick(200);
  assert.equal(await done, 1);
});

test("back on the network, nothing waits any longer", async () => {
  const phone = browser();
  mock.timers.enable({ apis: ["setTimeout"] });
  server((_, n) => (n === 1 ? "lost" : json(1)));
  const done = persist("/x", { method: "POST" });
  await settle();
  phone.tell("online");
  assert.equal(await done, 1);
});

test("a newer build is noticed from a view's tag", async () => {
  server((_, n) => json({}, 200, { ETag: `"${n}.w.build${n}"` }));
  builds.set({ ours: null, theirs: null });
  await ask("/a");
  assert.deepEqual(builds.get(), { ours: "build1", theirs: "build1" });
  await ask("/b");
  assert.deepEqual(builds.get(), { ours: "build1", theirs: "build2" });
});

test("what is given up is not sent again", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const given = new AbortController();
  const asked = server(() => "lost");
  const done = persist("/x", { method: "POST", signal: given.signal });
  await settle();
  given.abort();
  await assert.rejects(done, Unanswered);
  assert.equal(asked.length, 1);
});

test("what is asked again is counted until it is answered, unless its asker tells of it", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  server((_, n) => (n < 4 ? "lost" : json({})));
  const quiet = persist("/x", {}, () => {});
  await settle();
  assert.equal(unanswered.get(), 0);
  const done = persist("/x", {});
  await settle();
  assert.equal(unanswered.get(), 1);
  for (let i = 0; i < 6; i++) {
    mock.timers.tick(20_000);
    await settle();
  }
  await Promise.all([done, quiet]);
  assert.equal(unanswered.get(), 0);
});

test("what was asked for ahead answers the first to ask, and nobody else", async () => {
  const asked = server((_, n) => (n === 1 ? json({ n }) : json({ n }, 200, { ETag: '"8.0.abc"' })));
  requestAhead("/tables/t");
  assert.equal(asked.length, 1);
  assert.deepEqual((await ask("/tables/u")).body, { n: 2 });
  assert.deepEqual((await ask("/tables/t")).body, { n: 1 });
  assert.deepEqual((await ask("/tables/t")).body, { n: 3 });
});

test("no answer to what was asked for ahead is told to whoever asks, and they may ask again", async () => {
  server((_, n) => (n === 1 ? "lost" : json({ n })));
  requestAhead("/tables/t");
  await settle();
  await assert.rejects(ask("/tables/t"), Unanswered);
  assert.deepEqual((await ask("/tables/t")).body, { n: 2 });
});
