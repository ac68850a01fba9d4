import assert from "node:assert/strict";
import { test } from "node:test";
import { Seeded } from "../../../../art/seededRandom.ts";
import { fittedAll, spread, type Wish } from "./labelRow.ts";

test("labels with enough room are centred", () => {
  const wishes = [
    { at: 300, width: 60 },
    { at: 100, width: 80 },
  ];
  assert.deepEqual(spread(wishes, 8, 352, 4), [270, 60]);
});

test("labels of one spot are next to each other, in order", () => {
  const wishes = [1, 2, 3].map(() => ({ at: 180, width: 50 }));
  assert.deepEqual(spread(wishes, 8, 352, 4), [101, 155, 209]);
});

test("no label leaves the row: at the tee they start at its left edge", () => {
  const wishes = [1, 2, 3, 4].map(() => ({ at: 34, width: 60 }));
  assert.deepEqual(spread(wishes, 8, 352, 4), [8, 72, 136, 200]);
});

/** Returns four labels of random width that fit together. */
function anyWishes(chance: Seeded): Wish[] {
  return [1, 2, 3, 4].map(() => ({ at: chance.below(360), width: 30 + chance.below(50) }));
}

test("labels never overlap, and stay in order and in the row", () => {
  const chance = new Seeded("labels");
  for (let time = 0; time < 500; time++) {
    const wishes = anyWishes(chance);
    const lefts = spread(wishes, 8, 352, 4);
    const order = [0, 1, 2, 3].sort((a, b) => wishes[a]!.at - wishes[b]!.at || a - b);
    order.forEach((one, place) => {
      const right = lefts[one]! + wishes[one]!.width;
      assert.ok(lefts[one]! > 8 - 1e-9 && right < 352 + 1e-9, JSON.stringify({ wishes, lefts }));
      const next = order[place + 1];
      if (next !== undefined) assert.ok(right + 4 < lefts[next]! + 1e-9, JSON.stringify({ wishes, lefts }));
    });
  }
});

const letters = (name: string) => name.length * 7;

test("names are whole if there is room, otherwise the longest are cut first", () => {
  assert.deepEqual(fittedAll(["You", "Bartholomew"], 98, letters), ["You", "Bartholomew"]);
  assert.deepEqual(fittedAll(["You", "Bartholomew"], 70, letters), ["You", "Bartho…"]);
  assert.deepEqual(fittedAll(["Al B", "You"], 21, letters), ["", "You"]);
});

test("a cut name fits, and is empty or has at least five letters", () => {
  const names = ["Anna Maria", "Bo", "Christopher", "Dee"];
  for (let room = 0; room < 200; room += 5) {
    const cut = fittedAll(names, room, letters);
    assert.ok(cut.reduce((sum, name) => sum + letters(name), 0) <= room, `${room}: ${cut}`);
    for (const [at, name] of cut.entries())
      assert.ok(name === "" || name === names[at] || /^.{4,}…$/.test(name), `${room}: ${name}`);
  }
});

test("a family emoji is never cut", () => {
  const family = "👨\u200d👩\u200d👧\u200d👦";
  const whole = ["", `Anna${family}…`, `Anna${family.repeat(2)}`];
  const cuts = Array.from({ length: 60 }, (_, n) => fittedAll([`Anna${family.repeat(2)}`], n * 7, letters)[0]!);
  assert.deepEqual([...new Set(cuts)], whole);
});
