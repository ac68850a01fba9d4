import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { ask, builds, prefetch, Refused, requestUntilAnswered, Unanswered, unanswered } from "../../src/api/http.ts";
import { keyChanged, myKey } from "../../src/identity/key.ts";
import { browser, json, problem, server, settle } from "../page.ts";

beforeEach(() => {
  mock.timers.reset();
  browser();
  myKey.set(null);
});

test("a reply has its body and tag", async () => {
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

test("lost connections, a busy club and a gateway's pages are no replies", async () => {
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

test("a full chat is a refusal, not a reason to retry", async () => {
  server(() => problem(429, "too-many"));
  await assert.rejects(ask("/x"), Refused);
});

test("a wait of a day is a refusal too", async () => {
  server(() => problem(429, "slow-down", { "Retry-After": "80000" }));
  await assert.rejects(ask("/me/hours"), Refused);
});

test("a closed club is a refusal with its own text, not a reason to retry", async () => {
  server(() => problem(503, "read-only", { "Retry-After": "600" }));
  await assert.rejects(
    requestUntilAnswered("/x", {}),
    (error: Refused) => error instanceof Refused && error.code === "read-only",
  );
});

test("a request is repeated with the same key until it is answered", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const asked = server((_, n) => (n < 4 ? "lost" : json({ done: true })));
  const waits: number[] = [];
  const done = requestUntilAnswered(
    "/tables/t/moves",
    { method: "POST", body: { a: 1 }, once: "k".repeat(32) },
    (tries) => waits.push(tries),
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

test("one player's reply is not used for another", async () => {
  myKey.set(ONE);
  server(async () => {
    myKey.set(OTHER);
    return json({ items: ["one's own"] });
  });
  await assert.rejects(ask("/me/tables"), Unanswered);
});

test("a player who has just got an id receives the reply", async () => {
  myKey.set(null);
  server(async () => {
    myKey.set(ONE);
    return json({ watched: true });
  });
  assert.deepEqual((await ask("/tables/t")).body, { watched: true });
});

test("the club's sentence about a key changed elsewhere is stored", async () => {
  keyChanged.set("");
  server(() => problem(401, "key-changed"));
  await assert.rejects(ask("/me/tables"), Refused);
  assert.equal(keyChanged.get(), "It is key-changed.");
  keyChanged.set("");
});

test("a prefetch for one player is repeated for another", async () => {
  const told = server(({ headers }) => json(headers["Authorization"]));
  myKey.set(ONE);
  prefetch("/tables/t");
  myKey.set(OTHER);
  assert.equal((await ask("/tables/t")).body, `Bearer ${OTHER}`);
  assert.equal(told.length, 2);
});

test("no request is repeated for another player", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  myKey.set(ONE);
  const told = server(() => "lost");
  const left = assert.rejects(requestUntilAnswered("/tables/t/leave", { method: "POST", body: {} }), Unanswered);
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

test("the server's Retry-After is respected", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const asked = server((_, n) => (n === 1 ? problem(429, "slow-down", { "Retry-After": "7" }) : json(1)));
  const done = requestUntilAnswered("/x", { method: "POST" });
  await settle();
  mock.timers.tick(6900);
  await settle();
  assert.equal(asked.length, 1);
  mock.timers.tick(200);
  assert.equal(await done, 1);
});

test("once online again, waiting requests are sent at once", async () => {
  const phone = browser();
  mock.timers.enable({ apis: ["setTimeout"] });
  server((_, n) => (n === 1 ? "lost" : json(1)));
  const done = requestUntilAnswered("/x", { method: "POST" });
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

test("an aborted request is not repeated", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const given = new AbortController();
  const asked = server(() => "lost");
  const done = requestUntilAnswered("/x", { method: "POST", signal: given.signal });
  await settle();
  given.abort();
  await assert.rejects(done, Unanswered);
  assert.equal(asked.length, 1);
});

test("repeated requests are counted until answered, unless the caller reports them", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  server((_, n) => (n < 4 ? "lost" : json({})));
  const quiet = requestUntilAnswered("/x", {}, () => {});
  await settle();
  assert.equal(unanswered.get(), 0);
  const done = requestUntilAnswered("/x", {});
  await settle();
  assert.equal(unanswered.get(), 1);
  for (let i = 0; i < 6; i++) {
    mock.timers.tick(20_000);
    await settle();
  }
  await Promise.all([done, quiet]);
  assert.equal(unanswered.get(), 0);
});

test("a prefetched reply is used once, by the first request", async () => {
  const asked = server((_, n) => (n === 1 ? json({ n }) : json({ n }, 200, { ETag: '"8.0.abc"' })));
  prefetch("/tables/t");
  assert.equal(asked.length, 1);
  assert.deepEqual((await ask("/tables/u")).body, { n: 2 });
  assert.deepEqual((await ask("/tables/t")).body, { n: 1 });
  assert.deepEqual((await ask("/tables/t")).body, { n: 3 });
});

test("a failed prefetch is not reported, and the next request is sent normally", async () => {
  server((_, n) => (n === 1 ? "lost" : json({ n })));
  prefetch("/tables/t");
  await settle();
  await assert.rejects(ask("/tables/t"), Unanswered);
  assert.deepEqual((await ask("/tables/t")).body, { n: 2 });
});
