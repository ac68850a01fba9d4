/** The service worker, with the browser's caches replaced by maps. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { fillIn, type Kept } from "../../tools/service-worker.ts";

const SOURCE = readFileSync(new URL("../../src/app/sw.js", import.meta.url), "utf8");
const ORIGIN = "https://club.example";

interface Fetched {
  respondWith(answer: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

const FIRST = ["/assets/a.js", "/assets/shared.js"];
const LATER = ["/assets/b.js"];
const html = (text: string) => new Response(text, { headers: { "Content-Type": "text/html" } });
const page = () => html("page /assets/a.js");
const GERMAN: Kept = {
  page: "/de.html",
  html: "Seite /assets/c.js",
  first: ["/assets/c.js", "/assets/shared.js"],
  later: ["/assets/d.js"],
};
const part = (text: string) => new Response(text, { headers: { "Content-Type": "text/javascript" } });
/** A club whose page is English by default. */
const club = async (path: string) =>
  path.startsWith("/assets/") ? part(path) : path === GERMAN.page ? html(GERMAN.html) : page();
const lost = async (): Promise<Response> => {
  throw new TypeError("offline");
};

type Stores = Map<string, Map<string, Response>>;
interface World {
  network?: (path: string) => Promise<Response>;
  /** The browser's caches, in which workers of other builds may have stored files. */
  stores?: Stores;
  first?: string[];
  later?: string[];
  page?: string;
  saveData?: boolean;
}

function worker({ network = club, stores = new Map(), first = FIRST, later = LATER, ...more }: World = {}) {
  const listeners = new Map<string, (event: unknown) => void>();
  const asked: string[] = [];
  const world = { network, skipped: false };
  const pathOf = (one: string | { url: string }) => new URL(typeof one === "string" ? one : one.url, ORIGIN).pathname;
  const fetched = (one: string | { url: string }) => {
    asked.push(pathOf(one));
    return world.network(pathOf(one));
  };
  const open = async (name: string) => {
    const kept = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, kept);
    return {
      match: async (one: string | { url: string }) => kept.get(pathOf(one))?.clone(),
      put: async (one: string | { url: string }, response: Response) => void kept.set(pathOf(one), response),
    };
  };
  const match = async (one: string | { url: string }, { cacheName }: { cacheName?: string } = {}) => {
    const searched = [...stores].filter(([name]) => name === (cacheName ?? name));
    return searched.map(([, kept]) => kept.get(pathOf(one))?.clone()).find(Boolean);
  };
  const english = { page: "/index.html", html: more.page ?? "page /assets/a.js", first, later };
  runInNewContext(fillIn(SOURCE, { en: english, de: GERMAN }), {
    self: {
      addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
      clients: { claim: async () => {} },
      location: { origin: ORIGIN },
      navigator: { connection: { saveData: more.saveData ?? false } },
      skipWaiting: async () => {
        world.skipped = true;
      },
    },
    caches: {
      open,
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      match,
    },
    fetch: fetched,
    Response,
    URL,
    Error,
    Promise,
  });
  /** Returns what the worker answers, or undefined if it leaves the request to the browser. */
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
  const arrive = async () => {
    await send("install");
    await send("activate");
  };
  return { send, request, arrive, stores, asked, world };
}

/** Returns the browser's caches after another build was installed, with all its parts. */
async function afterAnother(first = ["/assets/old.js", "/assets/shared.js"], later = ["/assets/older.js"]) {
  const html = `page ${first[0]}`;
  const { arrive, send, stores } = worker({
    first,
    later,
    page: html,
    network: async (path) =>
      path === "/" ? new Response(html, { headers: { "Content-Type": "text/html" } }) : part(path),
  });
  await arrive();
  await send("message", { data: "en" });
  return stores;
}

test("it never answers for the API, other servers, files it does not know, or uploads", async () => {
  const { request, send } = worker();
  assert.equal(await request("/api/tables/t"), undefined);
  assert.equal(await request("/api/openapi.json", "navigate"), undefined);
  assert.equal(await request("/icons/club-512.png", "navigate"), undefined);
  assert.equal(await request("/icons/club-512.png"), undefined);
  assert.equal(await request("/assets/a.js", "cors", "POST"), undefined);
  const elsewhere = { url: "https://elsewhere.example/assets/a.js", mode: "cors", method: "GET" };
  assert.equal(await send("fetch", { request: elsewhere }), undefined);
});

test("without a network any address opens the cached page", async () => {
  const { arrive, request, world } = worker();
  await arrive();
  world.network = lost;
  assert.equal(await (await request("/t/abc", "navigate"))!.text(), "page /assets/a.js");
});

test("a part is fetched once, and prefetching fetches all parts", async () => {
  const { arrive, send, request, asked } = worker();
  await arrive();
  await send("message", { data: "en" });
  assert.equal(await (await request("/assets/b.js"))!.text(), "/assets/b.js");
  await request("/assets/a.js");
  assert.deepEqual(asked, ["/", ...FIRST, ...LATER]);
});

test("a missing part is cached when a page needs it, but not one of another build", async () => {
  const { arrive, request, asked } = worker();
  await arrive();
  for (const path of ["/assets/b.js", "/assets/b.js", "/assets/old.js", "/assets/old.js"]) await request(path);
  assert.deepEqual(asked.slice(3), ["/assets/b.js", "/assets/old.js", "/assets/old.js"]);
});

test("a page sent in place of a missing part is not cached", async () => {
  const { request, stores } = worker({ network: async () => page() });
  await request("/assets/b.js");
  assert.ok([...stores.values()].every((kept) => !kept.has("/assets/b.js")));
});

test("pages open from the cached build while the network has a newer one", async () => {
  const { arrive, request, world } = worker();
  await arrive();
  world.network = async () => html("newer /assets/new.js");
  assert.equal(await (await request("/", "navigate"))!.text(), "page /assets/a.js");
});

test("a worker is not installed with another build's page, or without a part", async () => {
  const foreign = worker({
    network: async (path) => (path === "/" ? html("page /assets/old.js") : part(path)),
  });
  await assert.rejects(foreign.send("install"), /another build/);
  const missing = worker({ network: async () => page() });
  await assert.rejects(missing.send("install"), /gone/);
  for (const { stores, world } of [foreign, missing]) {
    assert.ok([...stores.values()].every((kept) => !kept.has("/")));
    assert.equal(world.skipped, false);
  }
});

test("a newer build takes over at once, with all its parts, and fetches only what changed", async () => {
  const { arrive, request, asked, stores, world } = worker({ stores: await afterAnother() });
  await arrive();
  assert.deepEqual(asked, ["/", "/assets/a.js", "/assets/b.js"]);
  const own = [...stores.values()].at(-1)!;
  for (const file of [...FIRST, ...LATER]) assert.ok(own.has(file), `${file} would go with the build before`);
  assert.equal(world.skipped, true);
  world.network = lost;
  assert.equal(await (await request("/", "navigate"))!.text(), "page /assets/a.js");
  for (const file of [...FIRST, ...LATER]) assert.equal(await (await request(file))!.text(), file);
});

test("with data saving, a newer build fetches only its first load", async () => {
  const { arrive, asked } = worker({ stores: await afterAnother(), saveData: true });
  await arrive();
  assert.deepEqual(asked, ["/", "/assets/a.js"]);
});

test("pages of the previous build find their parts, also without a network", async () => {
  const { arrive, request, world } = worker({ stores: await afterAnother() });
  await arrive();
  world.network = lost;
  assert.equal(await (await request("/assets/older.js"))!.text(), "/assets/older.js");
});

test("caches of older builds, and of failed installations, are deleted", async () => {
  const stores = await afterAnother(["/assets/oldest.js"], []);
  const [oldest] = stores.keys();
  stores.set("club-half", new Map([["/assets/half.js", part("half")]]));
  const before = worker({ stores, first: ["/assets/old.js"], later: [], page: "page /assets/old.js" });
  before.world.network = async (path) => (path === "/" ? html("page /assets/old.js") : part(path));
  await before.arrive();
  assert.ok(stores.has(oldest!), "the build before is kept");
  stores.set("club-broken", new Map());
  await worker({ stores }).arrive();
  const names = [...stores.keys()];
  assert.equal(names.length, 2);
  assert.ok(!names.includes(oldest!) && !names.includes("club-broken") && !names.includes("club-half"));
});

test("it says which build a page would have", async () => {
  const { send } = worker();
  const told: unknown[] = [];
  await send("message", { data: "which build", source: { postMessage: (data: unknown) => told.push(data) } });
  assert.deepEqual(JSON.parse(JSON.stringify(told)), [["/assets/a.js", "/assets/c.js"]]);
});

const first = async (page: Promise<Response | undefined>) => (await (await page)!.text()).split(" ")[0];

test("a language requested by the address is stored, and then opens everywhere", async () => {
  const { arrive, request, asked, world, stores } = worker();
  const opened = (path: string) => first(request(path, "navigate"));
  await arrive();
  assert.equal(await opened("/me"), "page");
  assert.equal(await opened("/me?language=de"), "Seite");
  asked.length = 0;
  assert.equal(await opened("/t/abc"), "Seite");
  assert.deepEqual(asked, []);
  world.network = lost;
  assert.equal(await opened("/"), "Seite");
  for (const none of ["xx", "toString", ""]) assert.equal(await opened(`/me?language=${none}`), "Seite");
  assert.equal(await opened("/me?language=en"), "page");
  assert.equal(await opened("/"), "page");
  assert.ok([...stores.keys()].includes("club-language"));
});

test("a choice is kept by newer builds, which come in that language", async () => {
  const stores = await afterAnother();
  const before = worker({ stores, first: ["/assets/old.js"], later: [], page: "page /assets/old.js" });
  await before.request("/me?language=de", "navigate");
  const { arrive, request, asked, world } = worker({ stores });
  await arrive();
  assert.equal(asked[0], GERMAN.page);
  assert.ok(asked.includes("/assets/d.js") && !asked.includes("/assets/b.js"));
  world.network = lost;
  assert.equal(await first(request("/", "navigate")), "Seite");
});

test("if the chosen page is missing, the other one opens", async () => {
  const { arrive, request, world } = worker();
  await arrive();
  world.network = lost;
  assert.equal(await first(request("/me?language=de", "navigate")), "page");
  assert.equal(await first(request("/", "navigate")), "page");
  world.network = club;
  assert.equal(await first(request("/", "navigate")), "Seite");
});

test("prefetching fetches the page's language, which then opens", async () => {
  const { arrive, send, request, asked, world } = worker();
  await arrive();
  asked.length = 0;
  await send("message", { data: "de" });
  assert.deepEqual(asked, [GERMAN.page, "/assets/c.js", "/assets/d.js"]);
  await send("message", { data: "fr" });
  await request("/assets/d.js");
  assert.equal(asked.length, 3);
  world.network = lost;
  assert.equal(await first(request("/", "navigate")), "Seite");
});

test("a page of another build is opened, but never cached with this one's parts", async () => {
  const { arrive, send, request, stores, world } = worker();
  await arrive();
  world.network = async (path) => (path.startsWith("/assets/") ? part(path) : html("newer /assets/new.js"));
  assert.equal(await first(request("/me?language=de", "navigate")), "newer");
  await send("message", { data: "de" });
  assert.ok([...stores.values()].every((kept) => !kept.has(GERMAN.page) && !kept.has("/assets/c.js")));
  assert.equal(await first(request("/me?language=en", "navigate")), "page");
});

test("each build has its own cache, even if only the page differs", () => {
  const nameIn = (pages: Record<string, Kept>) => /"club-\w{10}"/.exec(fillIn(SOURCE, pages))![0];
  const name = nameIn({ de: GERMAN });
  assert.notEqual(name, nameIn({ de: { ...GERMAN, first: ["/assets/c.js"] } }));
  assert.notEqual(name, nameIn({ de: { ...GERMAN, html: "Eine andere /assets/c.js" } }));
  assert.throws(() => fillIn("const CACHE = /* something else */ 1;", { de: GERMAN }), /no place/);
  assert.throws(() => fillIn(SOURCE, { de: { ...GERMAN, html: "without" } }), /names no script/);
});
