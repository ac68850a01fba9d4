import assert from "node:assert/strict";
import { test } from "node:test";
import { readScorecard } from "../../src/screens/courses/readScorecard.ts";
import { cellsOf } from "../../src/screens/courses/scorecard/cells.ts";
import { courseWords, suitsDiceGolf, writeScorecard } from "../../src/ui/course.ts";
import { PASTED } from "./scorecards.ts";

const THREE = [
  { par: 4, yards: 346 },
  { par: 5, yards: 511 },
  { par: 3, yards: 192 },
];

const read = (text: string) => {
  const { holes, faults } = readScorecard(text);
  return { holes, faults };
};

test("a scorecard is read in any layout", () => {
  const texts = [
    "1 4 346\n2 5 511\n3 3 192",
    "4 346\n5 511\n3 192",
    "346, 4\n511, 5\n192, 3",
    "1) par 4, 346 yards\n2) par 5, 511 yards\n3) par 3, 192 yards",
    "Hole\tPar\tYards\n1\t4\t346\n2\t5\t511\n3\t3\t192\nOut\t12\t1049",
    "Hole 1 2 3\nPar 4 5 3 12\nYards 346 511 192 1,049",
    "HOLE | 1 | 2 | 3 | OUT\nPAR | 4 | 5 | 3 | 12\nYDS | 346 | 511 | 192 |",
    "Hole,Par,Yards\n1,4,346\n2,5,511\n3,3,192",
    "Par,Yards\n4,346\n5,511\n3,192",
    "Hole,1,2,3,Out\nPar,4,5,3,12\nYards,346,511,192,1049",
    "Par 4 5 3\nYards 346 511 192 1’049",
    "par 4 346 yards\npar 5 511 yards\npar 3 192 yards",
    "Par 4, 346\nPar 5, 511\nPar 3, 192\nOut 12 1049",
    "par 4 346 yards index 7\npar 5 511 yards index 1\npar 3 192 yards index 9",
    "\n\n 1 4 346 \r\n2 5 511\r\n3 3 192\r\n",
    "Loch 1 2 3\nPar 4 5 3 12\nGelb 346 511 192 1049",
    "Bahn\tPar\tLänge\n1\t4\t346\n2\t5\t511\n3\t3\t192\nGesamt\t12\t1049",
    "Par 4 5 3\nWeiß 346 511 192",
    "1 4 346\n2 5 511\n3 3 192\nSumme 12 1049",
    "Hole,Name,Par,SI,Yards\n1,Road,4,15,346\n2,Long 9,5,1,511\n3,Short,3,17,192\nOut,,12,,1049",
    '"Loch";"Länge";"Par"\r\n"1";"346";"4"\r\n"2";"511";"5"\r\n"3";"192";"3"\r\n',
    "Par;Yards\n4;346\n5;511\n3;192",
  ];
  for (const text of texts) assert.deepEqual(read(text), { holes: THREE, faults: [] }, text);
});

test("a par that is also a hole's number is its par if numbers are missing", () => {
  const lines = [
    "par 4 400 yards index 9",
    "par 4 400 yards index 2",
    "par 4 400 yards index 3",
    "par 4 400 yards index 5",
  ];
  assert.deepEqual(read(lines.join("\n")), { holes: Array(4).fill({ par: 4, yards: 400 }), faults: [] });
});

test("a card with holes not numbered 1, 2, 3 and so on says so", () => {
  const cases: [string, number[] | null][] = [
    ["1 4 346\n2 5 511\n3 3 192", null],
    ["4 346\n5 511\n3 192", null],
    ["Hole,Par,Yards\n3,3,192\n1,4,346\n2,5,511", null],
    ["Hole,Par,Yards\n1,4,346\n3,5,511\n4,3,192", [1, 3, 4]],
    ["Hole 10 11 12\nPar 4 5 3\nYards 346 511 192", [10, 11, 12]],
  ];
  for (const [text, numbers] of cases) assert.deepEqual(readScorecard(text).numbers, numbers, text);
});

test("a hole with an unusual length for its par is asked about", () => {
  const cases: [string, string[]][] = [
    // A par is missing, or an index: the number in the name takes its place.
    ["1 Burn 4 380\n2 Corner 3 410\n3 Short 3 150", ["Is hole 2 really a par 3 of 410 yards?"]],
    ["Hole Name Par SI Yards\n1 Burn 4 7 346\n2 Corner 3 4 410", ["Is hole 2 really a par 3 of 410 yards?"]],
    ["Hole,Par,Yards\n4,5,180\n5,4,346", ["Is hole 4 really a par 5 of 180 yards?"]],
    ["1 4 346\n2 8 511\n3 3 192", []],
  ];
  for (const [text, unlikely] of cases) assert.deepEqual(readScorecard(text).unlikely, unlikely, text);
  for (const { text } of PASTED) assert.deepEqual(readScorecard(text).unlikely, [], text);
});

test("all errors are listed, with their holes", () => {
  const cases: [string, RegExp[]][] = [
    ["hello", [/“hello” isn’t a hole/]],
    [
      "1 4 346\n2 8 511\n3 3 20",
      [/Hole 2: par must be 3 to 6, not 8/, /Hole 3: length must be 50 to 700 yards, not 20/],
    ],
    ["Hole;Par;Yards\n10;4;346\n11;8;511", [/Hole 11: par must be 3 to 6, not 8/]],
    ["4 346\nwhat", [/“what” isn’t a hole/]],
    ["par 4 346 yards\npar 8 511 yards", [/Hole 2: par must be 3 to 6, not 8/]],
    ["par 4 346 yards\npar 5", [/“par 5” isn’t a hole/]],
    ["Par 4 4 4", [/no row that starts with “Yards”/]],
    ["Par 4 4 4\nYards 300 301", [/3 pars but 2 lengths/]],
    [
      "Hole,Par,Index,Yards\n1,4,3,346\n2,,1,511\n3,9,17,192",
      [/“2,,1,511” isn’t a hole/, /Hole 3: par must be 3 to 6, not 9/],
    ],
    // If a number is missing between spaces, its column cannot be known.
    ["1 4 346 7\n2 5 511\n3 3 192 9", [/“2 5 511” isn’t a hole/]],
    [Array(19).fill("4 400").join("\n"), [/at most 18 holes, and this one has 19/]],
  ];
  for (const [text, faults] of cases) {
    const found = readScorecard(text).faults;
    assert.equal(found.length, faults.length, found.join());
    for (const [n, fault] of found.entries()) assert.match(fault, faults[n]!);
  }
});

test("an empty field is no error yet", () => {
  assert.deepEqual(read(" \n "), { holes: [], faults: [] });
});

test("text longer than any scorecard is not read, and the page says so", () => {
  assert.deepEqual(read("4 346\n".repeat(200_000)), {
    holes: [],
    faults: ["That’s too long for a scorecard."],
  });
  assert.equal(readScorecard(`${" ".repeat(9_000)}4 346`).faults.length, 0);
});

test("a written card can be read again", () => {
  assert.deepEqual(readScorecard(writeScorecard(THREE)).holes, THREE);
});

test("a course in words, and whether Dice Golf has dice for it", () => {
  assert.equal(courseWords({ holes: THREE }), "3 holes, par 12");
  assert.equal(courseWords({ holes: THREE.slice(0, 1) }), "1 hole, par 4");
  assert.ok(suitsDiceGolf(THREE));
  assert.ok(!suitsDiceGolf([{ par: 6, yards: 650 }]));
});

for (const { from, text, holes, left = [], metres = null } of PASTED) {
  test(`a pasted scorecard is read by its columns: ${from}`, () => {
    const read = readScorecard(text);
    assert.equal(read.holes.map(({ par, yards }) => `${par} ${yards}`).join(", "), holes);
    assert.deepEqual(read.faults, []);
    assert.deepEqual(read.leftOut, left);
    assert.equal(read.metres?.[0] ?? null, metres);
  });
}

/** Returns a seeded generator of numbers between 0 and 1. */
function chancesOf(seed: number): () => number {
  let state = (seed * 2_654_435_761) % 2 ** 32;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const NAMES = [
  "Home",
  "Way Out",
  "Homeward In",
  "Total Eclipse",
  "The 5th",
  "Out",
  "In",
  "Route 66",
  "Amen Corner 2",
  "Corner 3",
  "Studio 540",
  "3 Sisters",
  "Par for Her",
  "L’aller",
];
const HEADINGS = [
  { hole: "Hole", name: "Name", par: "Par", length: "Yards", index: "S.I.", other: "Red", sum: "Out" },
  { hole: "Loch", name: "Name", par: "Par", length: "Länge", index: "HCP", other: "Rot", sum: "Gesamt" },
  { hole: "Trou", name: "Nom", par: "Par", length: "Distance", index: "Index", other: "Rouges", sum: "Aller" },
  { hole: "Hoyo", name: "Nombre", par: "Par", length: "Yardas", index: "Hándicap", other: "Rojas", sum: "Total" },
];

/** Returns a random card in the style of a club's, and its holes; `gap`: something is missing in one of them. */
function cardOf(chance: () => number, gap = false) {
  const pick = <T>(all: T[]): T => all[Math.floor(chance() * all.length)]!;
  const count = pick(gap ? [9, 18] : [3, 9, 18]);
  const holes = Array.from({ length: count }, () => {
    const par = pick([3, 4, 4, 4, 5]);
    return { par, yards: Math.round(par * 110 - 180 + chance() * 120) };
  });
  const says = pick(HEADINGS);
  // If a number is missing behind such a name, the next one's column cannot be known.
  const names = NAMES.filter((name) => !gap || !/\d$/.test(name)).sort(() => chance() - 0.5);
  const sums = { par: 0, yards: 0 };
  for (const { par, yards } of holes) {
    sums.par += par;
    sums.yards += yards;
  }
  const columns: Record<string, (string | number)[]> = {
    [says.hole]: [...holes.map((_, n) => n + 1), says.sum],
    [says.name]: [...holes.map((_, n) => names[n % names.length]!), ""],
    [says.par]: [...holes.map(({ par }) => par), sums.par],
    [says.length]: [...holes.map(({ yards }) => yards), sums.yards],
    [says.index]: [...holes.map((_, n) => ((n * 5 + 2) % count) + 1), ""],
    [says.other]: [...holes.map(({ yards }) => yards - 20), sums.yards - 20 * count],
  };
  if (gap) columns[pick([says.par, says.length])]![Math.floor(chance() * count)] = "";
  const heading = chance() < 0.7;
  const optional = heading ? [says.name, says.index, says.other] : [says.name, says.index];
  const kept = Object.keys(columns).filter((name) =>
    optional.includes(name) ? chance() < 0.5 : heading || name !== says.other,
  );
  const order = chance() < 0.5 ? kept : [kept[0]!, ...kept.slice(1).sort(() => chance() - 0.5)];
  const summed = chance() < 0.7 ? count + 1 : count;
  const separator = pick([",", ";", "\t", " | ", " "]);
  const quoted = (cell: string | number) => (separator === "," && chance() < 0.3 ? `"${cell}"` : `${cell}`);
  const line = (row: (string | number)[]) =>
    separator === " " ? row.filter((cell) => cell !== "").join(" ") : row.map(quoted).join(separator);
  const table = Array.from({ length: summed }, (_, n) => order.map((name) => columns[name]![n]!));
  const across = order.map((name) => [name, ...columns[name]!.slice(0, summed)]);
  const lines = (!heading ? table : chance() < 0.5 ? [order, ...table] : across).map(line);
  return { text: pick(["", "Old Links\n\n", "Old Links, 2026\n"]) + lines.join(pick(["\n", "\r\n"])), holes };
}

test("all holes of any card are read", () => {
  for (let seed = 0; seed < 300; seed++) {
    const { text, holes } = cardOf(chancesOf(seed));
    assert.deepEqual(read(text), { holes, faults: [] }, `seed ${seed}\n${text}`);
  }
});

test("an incomplete hole of any card is reported", () => {
  for (let seed = 0; seed < 300; seed++) {
    const { text } = cardOf(chancesOf(seed), true);
    assert.notDeepEqual(read(text).faults, [], `seed ${seed}\n${text}`);
  }
});

test("a par is a whole number", () => {
  for (const card of ["1 4.5 346\n2 5 511", "Hole,Par,Yards\n1,4.5,346\n2,5,511"]) {
    assert.notDeepEqual(readScorecard(card).faults, [], card);
  }
});

test("thousands of characters in a row do not block a phone", () => {
  for (const sign of ["!", ".", "-", "'", '"', "(", " ", "\u0301", "|"]) {
    const text = `${sign === "|" ? "sep=;\n" : ""}1${sign.repeat(19_000)}1`;
    for (const cell of cellsOf(text).rows.flat()) assert.ok(cell.length < 50, sign);
    assert.ok(readScorecard(text).faults.length > 0, sign);
  }
});
