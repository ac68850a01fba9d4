/** How the page loads its parts, with a head that records them. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { settle } from "../page.ts";

type Link = { rel: string; as: string; href: string; onload?(): void; onerror?(): void };
type Preload = typeof import("../../src/app/preload.ts");

let pages = 0;

/** Opens a page in a browser that supports these ways to preload; returns what was added to its head. */
async function opened(
  known: string[] = ["modulepreload"],
): Promise<{ fetchPart: Preload["__vitePreload"]; head: Link[] }> {
  const head: Link[] = [];
  const relList = { supports: (rel: string) => known.includes(rel) };
  const document = { createElement: () => ({ relList }), head: { append: (link: Link) => head.push(link) } };
  Object.assign(globalThis, { document });
  const { __vitePreload }: Preload = await import(`../../src/app/preload.ts?${pages++}`);
  return { fetchPart: __vitePreload, head };
}

const told = (head: Link[]) => head.map(({ rel, href }) => `${rel} ${href}`);

test("scripts are requested at once, and the part is ready once its style sheets are", async () => {
  const { fetchPart, head } = await opened();
  let came = "";
  const part = fetchPart(async () => (came = "part"), ["assets/a.js", "assets/a.css", "assets/b.css"]);
  assert.deepEqual(told(head), ["modulepreload /assets/a.js", "stylesheet /assets/a.css", "stylesheet /assets/b.css"]);
  head[1]!.onload!();
  await settle();
  assert.equal(came, "");
  head[2]!.onload!();
  assert.equal(await part, "part");
});

test("a file is requested once, and all parts that need its style sheet wait for it", async () => {
  const { fetchPart, head } = await opened();
  const came: string[] = [];
  for (const one of ["first", "second"]) void fetchPart(async () => came.push(one), ["assets/a.js", "assets/a.css"]);
  await settle();
  assert.equal(head.length, 2);
  assert.equal(came.length, 0);
  head[1]!.onload!();
  await settle();
  await fetchPart(async () => came.push("third"), ["assets/a.css"]);
  assert.equal(head.length, 2);
  assert.deepEqual(came, ["first", "second", "third"]);
});

test("without its style sheet a part fails, and the next time the sheet is requested again", async () => {
  const { fetchPart, head } = await opened();
  let loads = 0;
  const load = async () => ++loads;
  const lost = assert.rejects(fetchPart(load, ["assets/a.css"]));
  head[0]!.onerror!();
  await lost;
  assert.equal(loads, 0);
  const again = fetchPart(load, ["assets/a.css"]);
  assert.equal(head.length, 2);
  head[1]!.onload!();
  assert.equal(await again, 1);
});

test("without modulepreload they are requested as scripts, and a part may need nothing", async () => {
  const { fetchPart, head } = await opened([]);
  assert.equal(await fetchPart(async () => 1, []), 1);
  assert.equal(await fetchPart(async () => 2, ["assets/a.js"]), 2);
  assert.deepEqual(
    head.map(({ rel, as }) => [rel, as]),
    [["preload", "script"]],
  );
});
