import assert from "node:assert/strict";
import { test } from "node:test";
import { costs, excess, filesIn, filesOf, gamesIn, weights } from "../../tools/size.ts";

const MANIFEST = {
  "index.html": { file: "index.js", css: ["index.css"], imports: ["core"] },
  core: { file: "core.js" },
  table: { file: "table.js", imports: ["core", "index.html"], css: ["table.css"] },
};

test("a screen's weight includes everything that it loads, once", () => {
  assert.deepEqual(filesOf(MANIFEST, ["index.html", "table"]), [
    "index.js",
    "index.css",
    "core.js",
    "table.js",
    "table.css",
  ]);
  assert.throws(() => filesOf(MANIFEST, ["gone"]), /no part called gone/);
});

test("files named in the page itself are included, once", () => {
  const html = '<script async src="/assets/a-1.js"></script><link href="/assets/b_2.css"><link href="/assets/a-1.js">';
  assert.deepEqual(filesIn(`${html}<link href="/assets/c.woff2" as="font">`), ["assets/a-1.js", "assets/b_2.css"]);
});

test("each game with a table in the build is weighed", () => {
  const table = { file: "table.js" };
  const manifest = {
    "src/games/stew/index.tsx": table,
    "src/games/stew/rules.tsx": table,
    "src/games/a/b/index.tsx": table,
  };
  assert.deepEqual(gamesIn(manifest), ["stew"]);
});

test("files that all games share belong to the shell, others to their game", () => {
  const shell = ["src/screens/home/Home.tsx", "src/screens/table/TableScreen.tsx", "src/screens/table/Join.tsx"];
  const more = ["src/screens/table/Lobby.tsx", "src/screens/new-table/NewTable.tsx", "src/screens/result/Result.tsx"];
  const manifest: Record<string, { file: string; imports?: string[] }> = { "index.html": { file: "page" } };
  for (const part of [...shell, ...more]) manifest[part] = { file: part };
  for (const game of ["stew", "ring"]) {
    for (const part of ["new-table.tsx", "definition.ts", "result.tsx"])
      manifest[`src/games/${game}/${part}`] = { file: part };
    manifest[`src/games/${game}/index.tsx`] = { file: game, imports: ["frame", "cards"] };
  }
  manifest["src/games/lone/index.tsx"] = { file: "lone", imports: ["frame"] };
  for (const part of ["new-table.tsx", "definition.ts", "result.tsx"])
    manifest[`src/games/lone/${part}`] = { file: part };
  Object.assign(manifest, { frame: { file: "frame" }, cards: { file: "cards" } });
  const bytes: Record<string, number> = { page: 1, frame: 10, cards: 100, stew: 1000, ring: 2000, lone: 4000 };
  const all = weights(manifest, [], (file) => bytes[file] ?? 0);
  const inPlay = all.filter(({ address }) => address.includes("in play"));
  assert.deepEqual(
    inPlay.map(({ address, shell, own }) => [address, shell, own]),
    [
      ["/t/… in play, stew", 11, 1100],
      ["/t/… in play, ring", 11, 2100],
      ["/t/… in play, lone", 11, 4000],
    ],
  );
});

test("each has its limit: the game its own, the shell the rest of the total", () => {
  const weight = { address: "", shell: 28_000, own: 12_000, most: 12_000 };
  assert.equal(excess(weight), "");
  assert.match(excess({ ...weight, own: 12_001, shell: 1 }), /the game has 12000/);
  assert.match(excess({ ...weight, own: 1, shell: 28_001 }), /the shell has 28000/);
  assert.equal(excess({ address: "/", shell: 40_000, own: 0, most: 0 }), "");
});

test("another game costs a table only its name, and the home page a little more", () => {
  const at = (address: string, own: number) => ({ address, shell: 1000, own, most: 9000 });
  const before = [at("/", 0), at("/t/… in play, ring", 50), at("/t/… in play, stew", 70)];
  const after = [at("/", 301), at("/t/… in play, ring", 150), at("/t/… in play, stew", 9000)];
  assert.deepEqual(costs("stew", before, after), [
    { address: "/", more: 301, over: true },
    { address: "/t/… in play, ring", more: 100, over: false },
  ]);
  assert.equal(costs("stew", before, [after[0]!, at("/t/… in play, ring", 151)])[1]!.over, true);
});
