/** The service worker, run with a browser's caches played by maps. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { fillIn } from "../../tools/service-worker.ts";

const SOURCE = readFileSync(new URL("../../src/app/sw.js", import.meta.url), "utf8");
const ORIGIN = "https://club.example";

interface Fetched {
  respondWith(answer: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

function worker(network: (path: string) => Promise<Response>) {
  const stores = new Map<string, Map<string, Response>>();
  const listeners = new Map<string, (event: unknown) => void>();
  const pathOf = (asked: string | { url: string }) =>
    new URL(typeof asked === "string" ? asked : asked.url, ORIGIN).pathname;
  const fetched = (asked: string | { url: string }) => network(pathOf(asked));
  const open = async (name: string) => {
    const kept = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, kept);
    return {
      addAll: async (paths: string[]) => {
        for (const path of paths) kept.set(path, await fetched(path));
      },
      match: async (asked: string | { url: string }) => kept.get(pathOf(asked))?.clone(),
      put: async (asked: string | { url: string }, response: Response) => void kept.set(pathOf(asked), response),
    };
  };
  runInNewContext(fillIn(SOURCE, ["/assets/a.js"], ["/assets/b.js"]), {
    self: {
      addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
      clients: { claim: async () => {} },
      location: { origin: ORIGIN },
    },
    caches: {
      open,
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      match: async (path: string, { cacheName }: { cacheName: string }) => stores.get(cacheName)?.get(path)?.clone(),
    },
    fetch: fetched,
    URL,
    setTimeout,
    Promise,
  });
  /** What the worker answers, or undefined where it leaves the request to the browser. */
  const send = async (name: string, more: object = {}): Promise<Response | undefined> => {
    let answer: Promise<Response> | undefined;
    let work: Promise<unknown> | undefined;
    const event: Fetched = { respondWith: (made) => (answer = made), waitUntil: (made) => (work = made) };
    listeners.get(name)!({ ...event, ...more });
    await work;
    return answer;
  };
  const request = (path: string, mode = "cors", method = "GET") =>
    send("fetch", { request: { url: ORIGIN + path, mode, method } });
  return { send, request, stores };
}

const page = () => new Response("page", { headers: { "Content-Type": "text/html" } });
const part = (text: string) => new Response(text, { headers: { "Content-Type": "text/javascript" } });

test("it never answers for the API, for others' servers or for what is sent", async () => {
  const { request, send } = worker(async () => part("x"));
  assert.equal(await request("/api/tables/t"), undefined);
  assert.equal(await request("/api/openapi.json", "navigate"), undefined);
  assert.equal(await request("/assets/a.js", "cors", "POST"), undefined);
  const elsewhere = { url: "https://elsewhere.example/assets/a.js", mode: "cors", method: "GET" };
  assert.equal(await send("fetch", { request: elsewhere }), undefined);
});

test("without a network any address opens the kept page", async () => {
  let online = true;
  const { send, request } = worker(async () => {
    if (!online) throw new TypeError("offline");
    return page();
  });
  await send("install");
  online = false;
  assert.equal(await (await request("/t/abc", "navigate"))!.text(), "page");
});

test("a part is fetched once, and all parts after being asked to", async () => {
  const asked: string[] = [];
  const { send, request } = worker(async (path) => {
    asked.push(path);
    return path === "/" ? page() : part(path);
  });
  await send("install");
  await send("message", { data: "fetch the rest" });
  assert.equal(await (await request("/assets/b.js"))!.text(), "/assets/b.js");
  await request("/assets/a.js");
  assert.deepEqual(asked, ["/", "/assets/a.js", "/assets/b.js"]);
});

test("the page in the place of a part that is gone is not kept for it", async () => {
  const { send, request, stores } = worker(async () => page());
  await send("activate");
  await request("/assets/gone.js");
  assert.ok([...stores.values()].every((kept) => !kept.has("/assets/gone.js")));
});

test("a new build's worker drops the caches of the old ones", async () => {
  const { send, stores } = worker(async () => page());
  stores.set("club-old", new Map());
  await send("install");
  await send("activate");
  assert.deepEqual(
    [...stores.keys()].filter((name) => name === "club-old"),
    [],
  );
  assert.equal(stores.size, 1);
});

test("each build has a cache of its own", () => {
  assert.notEqual(fillIn(SOURCE, ["/assets/a.js"], []), fillIn(SOURCE, ["/assets/b.js"], []));
  assert.throws(() => fillIn("const CACHE = /* something else */ 1;", [], []));
});
