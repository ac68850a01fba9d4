/** The service worker, run with a browser's caches played by maps. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { fillIn, type Kept } from "../../tools/service-worker.ts";

const SOURCE = readFileSync(new URL("../../src/app/sw.js", import.meta.url), "utf8");
const ORIGIN = "https://club.example";

const PAGES: Record<string, Kept> = {
  en: { page: "/index.html", entry: "/assets/a.js", first: ["/assets/a.js"], later: ["/assets/b.js"] },
  de: { page: "/de.html", entry: "/assets/c.js", first: ["/assets/c.js"], later: ["/assets/d.js"] },
};

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
  runInNewContext(fillIn(SOURCE, PAGES), {
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
    Response,
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

const html = (text: string) => new Response(text, { headers: { "Content-Type": "text/html" } });
const page = () => html("page /assets/a.js");
/** A club whose page is English for who says nothing. */
const answering = async (path: string) =>
  path.startsWith("/assets/") ? part(path) : path === "/de.html" ? html("Seite /assets/c.js") : page();
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
  assert.equal(await (await request("/t/abc", "navigate"))!.text(), "page /assets/a.js");
});

test("a language that an address asks for is kept, and then opens everywhere", async () => {
  let online = true;
  const asked: string[] = [];
  const { send, request } = worker(async (path) => {
    if (!online) throw new TypeError("offline");
    asked.push(path);
    return answering(path);
  });
  const opened = async (path: string) => (await (await request(path, "navigate"))!.text()).split(" ")[0];
  await send("install");
  assert.equal(await opened("/me"), "page");
  assert.equal(await opened("/me?language=de"), "Seite");
  asked.length = 0;
  assert.equal(await opened("/t/abc"), "Seite");
  assert.deepEqual(asked, ["/de.html"]);
  online = false;
  assert.equal(await opened("/"), "Seite");
  assert.equal(await opened("/me?language=xx"), "Seite");
  online = true;
  await send("activate");
  assert.equal(await opened("/new"), "Seite");
  assert.equal(await opened("/me?language=en"), "page");
  assert.equal(await opened("/"), "page");
});

test("all parts are fetched of the language that the page is in", async () => {
  const asked: string[] = [];
  const { send, request } = worker(async (path) => {
    asked.push(path);
    return answering(path);
  });
  await send("install");
  await send("message", { data: "de" });
  assert.deepEqual(asked.slice(2), ["/de.html", "/assets/c.js", "/assets/d.js"]);
  await send("message", { data: "fr" });
  await request("/assets/d.js");
  assert.equal(asked.length, 5);
});

test("a page of another build is opened, but never kept beside this one's parts", async () => {
  let newer = false;
  const { send, request, stores } = worker(async (path) =>
    newer && !path.startsWith("/assets/") ? html("page /assets/new.js") : answering(path),
  );
  await send("install");
  newer = true;
  assert.match(await (await request("/me?language=de", "navigate"))!.text(), /new/);
  await send("message", { data: "de" });
  const kept = [...stores.values()].flatMap((store) => [...store.keys()]);
  assert.ok(!kept.includes("/assets/c.js"));
  const first = [...stores.entries()].find(([name]) => name !== "club-language")![1].get("/")!;
  assert.equal(await first.clone().text(), "page /assets/a.js");
  await assert.rejects(worker(async () => html("page /assets/new.js")).send("install"));
});

test("a part is fetched once, and all parts after being asked to", async () => {
  const asked: string[] = [];
  const { send, request } = worker(async (path) => {
    asked.push(path);
    return path === "/" ? page() : part(path);
  });
  await send("install");
  await send("message", { data: "en" });
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
  const { send, stores } = worker(answering);
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
  const nameIn = (pages: Record<string, Kept>) => /"club-\w+"/.exec(fillIn(SOURCE, pages))![0];
  assert.notEqual(nameIn(PAGES), nameIn({ en: PAGES["en"]! }));
  assert.throws(() => fillIn("const CACHE = /* something else */ 1;", PAGES));
});
