/** A second language has every text of the first: nothing is missing or left in English, and all of it fits. */

import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import ts from "typescript";
import { cataloguesIn, inLanguage, SRC } from "../../tools/catalogues.ts";
import { gaps, type Pair, pairs, parsed, partsIn } from "./twins.ts";

/** Correct although equal in both languages: names, golf terms, and words that both languages have. */
const MEANT = new Set([
  "Mulligan Club",
  "python -m chalicelib.verify",
  "/api/tables/…\u200b/replay",
  "Grandpa Beck’s Golf",
  "Beck’s Golf",
  "Mulligan",
  "Birdie",
  "Bogey",
  "Eagle",
  "Caddie",
  "Champion",
  "Pro",
  "Bot",
  "Bots",
  "min",
  "minus",
  "Coach",
  "Chat",
  "Link",
  "Par",
  "Skins",
  "Out",
  "In",
  "Yards",
  "Mulligan Stew",
  "Wolf",
  "Handicap",
  "Driver",
  "Hybrid",
  "Pitching Wedge",
  "Lob Wedge",
  "Putt",
  "Rough",
  "Slice",
  "Hook",
  "Chips",
  "Extras",
  "Auto",
  "Saucier",
  "Normal",
  "Rating",
  "Slope",
  "Index",
]);

const importOf = (file: string) => import(join(SRC, file)) as Promise<Record<string, unknown>>;
const german = cataloguesIn("de");
/** Each German catalogue with the English one. */
const twins = await Promise.all(
  german.map(async (file) => {
    const english = inLanguage(file, "en");
    const [first, second] = await Promise.all([importOf(english), importOf(file)]);
    return { file, first, second, english: parsed(join(SRC, english)), source: parsed(join(SRC, file)) };
  }),
);
const said = twins.flatMap(({ file, first, second, english }) =>
  pairs(first, second, english).map((pair) => ({ ...pair, path: `${file} ${pair.path}` })),
);
/** Names of games, in any language. */
const names = new Set(said.filter(({ path }) => /name\.ts (name|short)$/.test(path)).map(({ first }) => first));
const told = ({ path, first, second }: Pair) => `${path}: “${first}” is “${second}”`;

test("each catalogue exists in both languages", () => {
  const english = cataloguesIn("en");
  assert.ok(english.length > 50, `only ${english.length} catalogues were found`);
  assert.deepEqual(
    english.map((file) => inLanguage(file, "de")),
    german,
  );
});

test("both have the same texts with the same parameters", () => {
  assert.deepEqual(
    twins.flatMap(({ file, first, second }) => gaps(first, second).map((gap) => `${file}: ${gap}`)),
    [],
  );
});

test("everything is translated except what is meant to stay English", () => {
  const left = twins.flatMap(({ file, english, source }) => {
    const first = partsIn(english);
    const alike = [...partsIn(source)].filter((part) => /\p{L}{2}/u.test(part) && first.has(part));
    return alike.map((part) => ({ file, part: part.replace(/^[^\p{L}/]+|[^\p{L}]+$/gu, "") }));
  });
  assert.deepEqual(
    left.filter(({ part }) => !MEANT.has(part) && !names.has(part)),
    [],
  );
  assert.deepEqual(
    [...MEANT].filter((meant) => !left.some(({ part }) => part === meant)),
    [],
  );
  assert.deepEqual(said.filter(({ second }) => /\b(the|and|of|with|you|your|are)\b/i.test(second)).map(told), []);
});

/** English texts of at most this many letters are labels, with little room. */
const LABEL = 24;

test("labels are not much longer than the English ones", () => {
  const labels = said.filter(({ first }) => first && first.length <= LABEL);
  assert.ok(labels.length > 400, `only ${labels.length} labels were found`);
  // A unit's forms are separated by slashes, and one of them is shown.
  const longest = (text: string) => Math.max(...text.split("/").map((form) => form.length));
  assert.deepEqual(labels.filter(({ first, second }) => longest(second) > 1.6 * first.length + 6).map(told), []);
});

/** Five tiles fit side by side on the narrowest phone, with this many letters per line. */
const ON_TILE = "Mulligan".length;

test("a game's name fits its tile", () => {
  const games = twins.filter(({ file }) => file.endsWith("/name.ts")).flatMap(({ first, second }) => [first, second]);
  const lines = games.flatMap((names) => String(names.tile ?? names.short).split(/[\s\u00ad]/));
  assert.ok(lines.length > 2 * 5, `only ${lines}`);
  assert.deepEqual(
    lines.filter((line) => line.length > ON_TILE),
    [],
  );
  // These are not audible in a sentence.
  assert.deepEqual(
    games.filter(({ name, short }) => `${name}${short}`.includes("\u00ad")),
    [],
  );
});

test("quotation marks are German ones, and names are unchanged", () => {
  const marks = (text: string) => text.replace(/„[^„“]*“/g, "");
  assert.deepEqual(said.filter(({ second }) => /["„“”]/.test(marks(second))).map(told), []);
  assert.deepEqual(said.filter(({ second }) => /\b(Ruth|Hal)(’|s\b)/.test(second)).map(told), []);
});

/** Texts in narrow columns, where the word goes below its figure. */
const IN_COLUMNS = /^games\/mulligan\/texts\/de\/reveal\.ts (strokes|more)\(/;

test("a number stays on the same line as its unit", () => {
  const parted = /\d (Loch|Löcher|Yards|Schläge?|Punkte?|Runden?|Plätze?|min|h|Tage?|Skins?)\b/;
  const beside = said.filter(({ path, second }) => parted.test(second) && !IN_COLUMNS.test(path));
  assert.deepEqual(beside.map(told), []);
});

/** From two on as cardinal words; from three on also as ordinals. */
const ENGLISH = "two|twice three|third four|fourth five|fifth six seven eight nine ten eleven twelve thirteen";
const GERMAN =
  "zwei|zweit|zweimal drei|dritte?[rns]?|dritt (sonntags)?vier(er|te?[rns]?)? fünf sechs sieben acht neun zehn elf zwölf dreizehn";
const patterns = (words: string) => words.split(" ").map((word) => new RegExp(`^(${word})$`));

/** Returns all figures of a text in order of size, including those written as words. */
function figures(text: string, words: readonly RegExp[]): number[] {
  const found = text.toLowerCase().match(/\d+|\p{L}+/gu) ?? [];
  const numbers = found.map((part) =>
    /\d/.test(part) ? Number(part) : 2 + words.findIndex((word) => word.test(part)),
  );
  return numbers.filter((n) => n !== 1).sort((one, other) => one - other);
}

test("both have the same figures", () => {
  const [english, german] = [ENGLISH, GERMAN].map(patterns) as [RegExp[], RegExp[]];
  const other = said.filter(({ first, second }) => `${figures(first, english)}` !== `${figures(second, german)}`);
  assert.deepEqual(other.map(told), []);
});

const planted = (text: string) => ts.createSourceFile("planted.ts", text, ts.ScriptTarget.Latest, true);

test("missing, extra and different texts are found", () => {
  const first = { A: "a", b: (n: number) => `${n}`, c: { D: "d", E: "e" }, f: ["g", "h"] };
  const second = { b: () => "", c: { D: 1 }, f: ["g"], I: "i", j: () => "" };
  assert.deepEqual(gaps(first, second), [
    "A is missing",
    "I is no text of the first",
    "b takes 0, not 1",
    "c.E is missing",
    "c.D is number, not string",
    "f.1 is missing",
  ]);
});

test("functions are checked with their parameters", () => {
  const source = planted("export const a = { b: (n: number, on: boolean) => `` }; export const c = (x: Odd) => ``;");
  const first = { a: { b: (n: number, on: boolean) => `${n} ${on}` }, c: () => "odd" };
  const second = { a: { b: (n: number) => `${n}!` }, c: () => "" };
  assert.deepEqual(
    pairs(first, second, source).map((pair) => [pair.path, pair.first, pair.second]),
    [
      ["a.b(1,true)", "1 true", "1!"],
      ["a.b(1,false)", "1 false", "1!"],
      ["a.b(3,true)", "3 true", "3!"],
      ["a.b(3,false)", "3 false", "3!"],
    ],
  );
});

test("texts are found between code", () => {
  const source = planted(
    [
      'import x from "one";',
      'export const a = { "two": x === "three" ? "four" : x["five"].replace("six", "seven") };',
      `export const b = () => \`eight \${x} nine\`;`,
    ].join("\n"),
  );
  assert.deepEqual([...partsIn(source)], ["four", "eight", "nine"]);
});
