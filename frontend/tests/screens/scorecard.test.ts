import assert from "node:assert/strict";
import { test } from "node:test";
import { courseWords } from "../../src/screens/courses/course.ts";
import { readScorecard, suitsDiceGolf, writeScorecard } from "../../src/screens/courses/scorecard.ts";

const THREE = [
  { par: 4, yards: 346 },
  { par: 5, yards: 511 },
  { par: 3, yards: 192 },
];

test("a scorecard is read however it is written", () => {
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
  for (const text of texts) assert.deepEqual(readScorecard(text), { holes: THREE, faults: [] }, text);
});

test("a par that is a hole's number too is still its par where no number stands", () => {
  const lines = [
    "par 4 400 yards index 9",
    "par 4 400 yards index 2",
    "par 4 400 yards index 3",
    "par 4 400 yards index 5",
  ];
  assert.deepEqual(readScorecard(lines.join("\n")), { holes: Array(4).fill({ par: 4, yards: 400 }), faults: [] });
});

test("what is wrong is said, all of it, with the hole", () => {
  const cases: [string, RegExp[]][] = [
    ["hello", [/“hello” is no hole/]],
    ["1 4 346\n2 8 511\n3 3 20", [/Hole 2: par is 3 to 6, not 8/, /Hole 3: a hole is 50 to 700 yards long, not 20/]],
    ["4 346\nwhat", [/“what” is no hole/]],
    ["par 4 346 yards\npar 8 511 yards", [/Hole 2: par is 3 to 6, not 8/]],
    ["par 4 346 yards\npar 5", [/“par 5” is no hole/]],
    ["Par 4 4 4", [/no row that begins with “Yards”/]],
    ["Par 4 4 4\nYards 300 301", [/3 pars, but 2 lengths/]],
    [
      "Hole,Par,Index,Yards\n1,4,3,346\n2,,1,511\n3,9,17,192",
      [/“2,,1,511” is no hole/, /Hole 2: par is 3 to 6, not 9/],
    ],
    [Array(19).fill("4 400").join("\n"), [/18 holes at most, and this one has 19/]],
  ];
  for (const [text, faults] of cases) {
    const found = readScorecard(text).faults;
    assert.equal(found.length, faults.length, found.join());
    for (const [n, fault] of found.entries()) assert.match(fault, faults[n]!);
  }
});

test("nothing typed is no fault yet", () => {
  assert.deepEqual(readScorecard(" \n "), { holes: [], faults: [] });
});

test("what is longer than any scorecard is not read, and said to be", () => {
  assert.deepEqual(readScorecard("4 346\n".repeat(200_000)), {
    holes: [],
    faults: ["This is too long for a scorecard."],
  });
  assert.equal(readScorecard(`${" ".repeat(9_000)}4 346`).faults.length, 0);
});

test("a card that is written is read again", () => {
  assert.deepEqual(readScorecard(writeScorecard(THREE)).holes, THREE);
});

test("a course in words, and whether dice golf has dice for it", () => {
  assert.equal(courseWords({ holes: THREE }), "3 holes, par 12");
  assert.equal(courseWords({ holes: THREE.slice(0, 1) }), "1 hole, par 4");
  assert.ok(suitsDiceGolf(THREE));
  assert.ok(!suitsDiceGolf([{ par: 6, yards: 650 }]));
});
