import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import type { Message, View } from "../../src/api/types.ts";
import { keyChanged, myKey } from "../../src/identity/key.ts";
import { hasUnsentMove, switchToNextKey } from "../../src/identity/keyChange.ts";
import { saveSeat } from "../../src/identity/ownSeats.ts";
import { adoptKey } from "../../src/identity/switchPlayer.ts";
import { startPolling } from "../../src/sync/polling.ts";
import { followTable, isAcceptable, mergeMessages, newsSince, type TableClient } from "../../src/sync/tableClient.ts";
import { toasts } from "../../src/ui/toast.ts";
import { SECONDS } from "../../src/ui/undoWindow.ts";
import { type Asked, browser, json, problem, server, settle } from "../page.ts";

let phone: ReturnType<typeof browser>;
let client: TableClient;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "Date"], now: Date.parse("2026-11-20") });
  phone = browser();
  myKey.set(null);
});
afterEach(() => client?.close());

function view(version: number, more: Partial<View> = {}): View {
  return {
    table: "t",
    version,
    from: version,
    status: "playing",
    you: 0,
    seats: [0, 1].map((seat) => ({ seat, kind: "human", player: `p${seat}`, played_by_bot: false })),
    waiting_for: [1],
    last: null,
    pace: { seats: [] },
    requests: [],
    happened: [],
    messages: [],
    ...more,
  } as unknown as View;
}

const happened = (...numbers: number[]) => numbers.map((n) => ({ n, seat: 0, kind: "rolled" }));
const moves = (asked: Asked[]) => asked.filter((one) => one.method === "POST");

async function pass(ms: number): Promise<void> {
  await settle();
  mock.timers.tick(ms);
  await settle();
}

test("a view replaces an older one, or any if the table was restored", () => {
  const cases: [View | null, View, boolean][] = [
    [null, view(3), true],
    [view(3), view(4), true],
    [view(3), view(3), false],
    [view(3), view(2), false],
    [view(3), view(2, { rewound: true }), true],
    [view(3, { you: null }), view(3), true],
    [view(3, { you: null }), view(3, { you: null, requests: [{ n: 2, name: "Cat", at: "" }] }), true],
    [view(3), view(2, { you: null }), false],
  ];
  for (const [shown, next, taken] of cases) assert.equal(isAcceptable(shown, next), taken);
});

test("news follow the shown view, and there are none after a gap", () => {
  assert.deepEqual(newsSince(view(3), view(5, { from: 3, happened: happened(4, 5) })), happened(4, 5));
  assert.deepEqual(newsSince(view(4), view(5, { from: 3, happened: happened(4, 5) })), happened(5));
  assert.deepEqual(newsSince(view(3), view(70, { from: 6, happened: happened(7) })), []);
  assert.deepEqual(newsSince(null, view(5, { from: 3, happened: happened(4) })), []);
  assert.deepEqual(newsSince(view(9), view(5, { rewound: true, from: 5 })), []);
});

test("messages appear once each, in order", () => {
  const said = (n: number) => ({ n, seat: 0, text: `${n}`, at: "" }) as Message;
  assert.deepEqual(
    mergeMessages([said(3), said(7)], [said(7), said(5)]).map((one) => one.n),
    [3, 5, 7],
  );
});

test("without replies it waits longer each time, up to twenty seconds", async () => {
  const asked = server(() => "lost");
  client = followTable("t");
  await pass(0);
  for (const [at, ms] of [1000, 2000, 4000, 8000, 16_000, 20_000, 20_000].entries()) {
    await pass(ms - 1);
    assert.equal(asked.length, at + 1);
    await pass(1);
    assert.equal(asked.length, at + 2);
  }
});

test("after the first view only news are requested", async () => {
  const asked = server((_, n) =>
    n === 1 ? json(view(3), 200, { ETag: '"3.0.b"' }) : new Response(null, { status: 304 }),
  );
  client = followTable("t");
  await pass(4000);
  assert.deepEqual(
    asked.map((one) => one.path),
    ["/api/tables/t", "/api/tables/t?since=3"],
  );
  assert.equal(asked[1]!.headers["If-None-Match"], '"3.0.b"');
});

test("a hidden page does not poll, and polls at once when it is shown", async () => {
  const asked = server(() => json(view(3)));
  client = followTable("t");
  await settle();
  phone.hide();
  await pass(60_000);
  const before = asked.length;
  await pass(600_000);
  assert.equal(asked.length, before);
  phone.show();
  await settle();
  assert.equal(asked.length, before + 1);
});

test("a move without a reply is sent again with its key, and the table is busy until then", async () => {
  const asked = server((one, n) =>
    one.method === "GET" ? json(view(3)) : n < 4 ? "lost" : json(view(4, { from: 3 })),
  );
  client = followTable("t");
  await settle();
  const sent = client.send({ kind: "roll" });
  await settle();
  assert.equal(client.state.get().busy, true);
  for (let i = 0; i < 8; i++) await pass(20_000);
  await sent;
  const keys = moves(asked).map((one) => one.headers["Idempotency-Key"]);
  assert.ok(keys.length > 1 && new Set(keys).size === 1);
  assert.deepEqual(moves(asked)[0]!.body, { move: { kind: "roll" }, seen: 3 });
  assert.deepEqual([client.state.get().busy, client.state.get().view?.version], [false, 4]);
});

test("a stored move is shown as such until it is sent, even while the club answers polls", async () => {
  let lost = true;
  server((one) => (one.method === "GET" ? json(view(3)) : lost ? "lost" : json(view(4, { from: 3 }))));
  client = followTable("t");
  await settle();
  void client.send({ kind: "roll" });
  for (let i = 0; i < 4; i++) {
    await pass(1600);
    assert.equal(client.state.get().lost, true);
  }
  lost = false;
  await pass(20_000);
  assert.deepEqual([client.state.get().lost, client.state.get().view?.version], [false, 4]);
});

test("a reloaded page sends the unanswered move again, with the same key", async () => {
  const first = server((one) => (one.method === "GET" ? json(view(3)) : "lost"));
  client = followTable("t");
  await settle();
  void client.send({ kind: "roll" });
  await settle();
  client.close();
  const second = server((one) => (one.method === "GET" ? json(view(3)) : json(view(4, { from: 3 }))));
  client = followTable("t");
  await settle();
  assert.equal(moves(second)[0]?.headers["Idempotency-Key"], moves(first)[0]!.headers["Idempotency-Key"]);
  client.close();
  const third = server(() => json(view(4)));
  client = followTable("t");
  await settle();
  assert.deepEqual(moves(third), []);
});

test("an unanswered move is never sent for another player, in this tab or another", async () => {
  for (const adopt of [adoptKey, (key: string) => myKey.set(key)]) {
    myKey.set("k".repeat(43));
    server((one) => (one.method === "GET" ? json(view(3)) : "lost"));
    client = followTable("t");
    await settle();
    void client.send({ kind: "roll" });
    await settle();
    client.close();
    adopt("l".repeat(43));
    const asked = server((one) => (one.method === "GET" ? json(view(3)) : json(view(4, { from: 3 }))));
    client = followTable("t");
    await settle();
    client.close();
    assert.deepEqual(moves(asked), []);
    assert.equal(phone.stored.has("club.pending.t"), false);
  }
});

/** A club where this key was replaced: it is refused, and without it the table can be watched. */
const changed = ({ headers }: Asked) =>
  headers["Authorization"] ? problem(401, "key-changed") : json(view(3, { you: null }));

test("a player whose key was changed on another phone watches without it, and is told once", async () => {
  adoptKey("c".repeat(43));
  const asked = server(changed);
  inRhythm();
  await pass(30_000);
  assert.deepEqual(keyed(asked), [true, false, false]);
  assert.deepEqual([client.state.get().refused, client.state.get().view?.you], [null, null]);
  assert.equal(keyChanged.get(), "It is key-changed.");
});

test("a move refused for a changed key waits for the new key", async () => {
  adoptKey("d".repeat(43));
  const refused = server((one) => (one.method === "GET" ? json(view(3)) : changed(one)));
  client = followTable("t");
  await settle();
  await client.send({ kind: "roll" });
  assert.deepEqual([client.state.get().busy, hasUnsentMove()], [false, true]);
  client.close();
  const [move] = moves(refused);
  for (const come of [() => {}, () => switchToNextKey("e".repeat(43), "cleo")]) {
    come();
    const asked = server((one) => (one.method === "GET" ? json(view(3)) : changed(one)));
    client = followTable("t");
    await settle();
    client.close();
    assert.equal(moves(asked)[0]?.headers["Idempotency-Key"], move!.headers["Idempotency-Key"]);
  }
  adoptKey("f".repeat(43));
  assert.deepEqual([keyChanged.get(), hasUnsentMove()], ["", false]);
});

test("a refused move shows its reason, and the table is loaded again", async () => {
  const asked = server((one) => (one.method === "GET" ? json(view(3)) : problem(409, "timed-out")));
  client = followTable("t");
  await settle();
  await client.send({ kind: "roll" });
  assert.deepEqual(
    toasts.get().map((toast) => toast.text),
    ["It is timed-out."],
  );
  assert.equal(asked[asked.length - 1]!.method, "GET");
  assert.equal(client.state.get().busy, false);
});

test("a missing table is refused, a silent server only counts as offline", async () => {
  server(() => problem(404, "unknown"));
  client = followTable("t");
  await settle();
  assert.equal(client.state.get().refused?.code, "unknown");
  client.close();
  server(() => "lost");
  client = followTable("t");
  await settle();
  assert.deepEqual([client.state.get().lost, client.state.get().refused], [true, null]);
});

test("a stored view is shown until there is a reply, and newer events follow", async () => {
  const replies = ["lost" as const, json(view(5, { from: 3, happened: happened(4, 5) }))];
  const asked = server((_, n) => replies[n - 1] ?? new Response(null, { status: 304 }));
  client = followTable("t");
  await pass(0);
  client.remembered(view(3), "As it stood.");
  assert.deepEqual(
    [client.state.get().view?.version, client.state.get().stale, client.state.get().lost],
    [3, "As it stood.", true],
  );
  await pass(1000);
  assert.deepEqual(
    [client.state.get().view?.version, client.state.get().stale, client.state.get().lost],
    [5, null, false],
  );
  assert.deepEqual(client.state.get().happened, happened(4, 5));
  assert.equal(asked[1]!.path, "/api/tables/t?since=3");
  client.remembered(view(3), "As it stood.");
  assert.equal(client.state.get().view?.version, 5);
});

test("a stored view is removed if the table is refused", async () => {
  server((_, n) => (n === 1 ? "lost" : problem(404, "unknown")));
  client = followTable("t");
  await pass(0);
  client.remembered(view(3), "As it stood.");
  await pass(1000);
  assert.equal(client.state.get().view, null);
  assert.equal(client.state.get().refused?.code, "unknown");
});

test("an error is removed when the next move is played", async () => {
  const replies = [json(view(3)), problem(409, "not-now"), json(view(3))];
  server((_, n) => replies[n - 1] ?? json(view(4)));
  client = followTable("t");
  await pass(0);
  void client.send({ kind: "roll" });
  await pass(0);
  assert.deepEqual(
    toasts.get().map(({ text }) => text),
    ["It is not-now."],
  );
  await pass(100);
  void client.send({ kind: "roll" });
  await pass(0);
  assert.deepEqual(toasts.get(), []);
});

test("a held move is sent after its delay, with its version; the table is busy until then", async () => {
  phone.stored.set("club.hold", "1");
  const asked = server((one) => json(one.method === "POST" ? view(2) : view(1)));
  client = followTable("t");
  await pass(0);
  const sent = client.send({ kind: "roll" });
  await client.send({ kind: "keep" });
  await import("../../src/ui/undoWindow.ts");
  await pass(SECONDS * 1000 - 1);
  assert.deepEqual([client.state.get().busy, moves(asked).length], [true, 0]);
  await pass(1);
  await sent;
  assert.deepEqual(
    moves(asked).map(({ body }) => body),
    [{ move: { kind: "roll" }, seen: 1 }],
  );
  assert.equal(client.state.get().busy, false);
});

test("a held move is sent when the table is left", async () => {
  phone.stored.set("club.hold", "1");
  const asked = server((one) => json(one.method === "POST" ? view(2) : view(1)));
  client = followTable("t");
  await pass(0);
  const sent = client.send({ kind: "roll" });
  await import("../../src/ui/undoWindow.ts");
  await pass(0);
  assert.equal(moves(asked).length, 0);
  client.close();
  await sent;
  assert.equal(moves(asked).length, 1);
});

/** Follows the table with the polling rhythm that loads after the first view. */
function inRhythm(): void {
  client = followTable("t");
  startPolling("t", client);
}

test("a move's reply does not poll earlier than usual", async () => {
  const asked = server((one) => json(one.method === "POST" ? view(4, { from: 3 }) : view(3, { waiting_for: [0] })));
  inRhythm();
  await pass(0);
  await client.send({ kind: "roll" });
  await pass(3900);
  assert.equal(asked.length, 2, "the first look, and the move");
  await pass(200);
  assert.equal(asked.length, 3, "no longer the pause of one's own turn");
});

test("it polls at once when the worker reports the table, and when another tab has moved", async () => {
  const worker = new EventTarget();
  Object.defineProperty(navigator, "serviceWorker", { value: worker, configurable: true });
  const asked = server(() => json(view(3, { waiting_for: [0] })));
  inRhythm();
  await pass(0);
  const hears = async (told: Event, target: EventTarget | typeof globalThis) => {
    target.dispatchEvent(told);
    await settle();
    return asked.length;
  };
  const moved = (key: string) => Object.assign(new Event("storage"), { key });
  assert.equal(await hears(new MessageEvent("message", { data: "/t/other" }), worker), 1);
  assert.equal(await hears(new MessageEvent("message", { data: "/t/t" }), worker), 2);
  assert.equal(await hears(moved("club.seat.0.other"), globalThis), 2);
  assert.equal(await hears(moved("club.seat.0.t"), globalThis), 3);
  phone.hide();
  assert.equal(await hears(moved("club.seat.0.t"), globalThis), 3, "nobody looks");
  client.close();
  phone.show();
  assert.equal(await hears(moved("club.seat.0.t"), globalThis), 3);
  Object.defineProperty(navigator, "serviceWorker", { value: undefined, configurable: true });
});

const keyed = (asked: Asked[]) => asked.map((one) => "Authorization" in one.headers);

test("a watcher sends no key once the club has said so, and sends it when they join", async () => {
  myKey.set("k".repeat(43));
  let you: number | null = null;
  const asked = server(() => json(view(3, { you })));
  inRhythm();
  await pass(4000);
  await pass(4000);
  assert.deepEqual(keyed(asked), [true, false, false]);
  you = 1;
  assert.ok(!asked.some((one) => "If-None-Match" in one.headers), "what is known is said by the address alone");
  client.accept(view(3, { you }));
  await pass(30_000);
  assert.equal(keyed(asked)[3], true);
});

test("players with a seat, a reserved one or a request, or at a table closed to watchers, send the key", async () => {
  const request = { n: 2, name: "Cat", at: "" };
  for (const more of [
    { you: 0 },
    { you: null, me: "p1" },
    { you: null, requests: [request], status: "open" },
    { you: null, may_ask: false, status: "open" },
    { you: null, watching: false, status: "playing" },
  ] as Partial<View>[]) {
    myKey.set("k".repeat(43));
    const asked = server(() => json(view(3, more)));
    inRhythm();
    await pass(4000);
    assert.deepEqual(keyed(asked), [true, true], JSON.stringify(more));
    client.close();
  }
});

test("a seat taken in another tab is seen with the key", async () => {
  myKey.set("l".repeat(43));
  const asked = server(() => json(view(3, { you: null })));
  inRhythm();
  await pass(4000);
  assert.deepEqual(keyed(asked), [true, false]);
  saveSeat("t", { seat: 1, commitment: "c", nonce: null, moves: [] });
  await pass(4000);
  assert.deepEqual(keyed(asked), [true, false, true]);
});

test("a late reply for a watcher does not replace a player's view", async () => {
  myKey.set("m".repeat(43));
  let answer = (_: Response) => {};
  const late = new Promise<Response>((done) => {
    answer = done;
  });
  server((_, n) => (n === 2 ? late : json(view(3, { you: null }))));
  inRhythm();
  await pass(4000);
  client.accept(view(4, { you: 1 }));
  saveSeat("t", { seat: 1, commitment: "c", nonce: null, moves: [] });
  answer(json(view(4, { you: null })));
  await settle();
  assert.equal(client.state.get().view?.you, 1);
});

test("a report during a request makes it poll again at once", async () => {
  let answer = (_: Response) => {};
  const late = new Promise<Response>((done) => {
    answer = done;
  });
  const own = { waiting_for: [0] };
  const asked = server((_, n) => (n === 2 ? late : json(view(n < 2 ? 3 : 4, own))));
  inRhythm();
  await pass(0);
  await pass(30_000);
  globalThis.dispatchEvent(Object.assign(new Event("storage"), { key: "club.seat.0.t" }));
  answer(json(view(3, own)));
  await settle();
  assert.deepEqual([asked.length, client.state.get().view?.version], [3, 4]);
  await pass(29_000);
  assert.equal(asked.length, 3);
});
