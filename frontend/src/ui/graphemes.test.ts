import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { kinds } from "../../../chalicelib/names.json";
import { firstGraphemes, graphemes, longest, points } from "./graphemes.ts";

/** The club's tests count by the same list (`tests/api/test_names.py`). */
const COUNTED = JSON.parse(readFileSync(new URL("../../../tests/names.json", import.meta.url), "utf8")) as [
  name: string,
  count: number,
][];
const browsers = new Intl.Segmenter();
const segments = (text: string) => [...browsers.segment(text)].map(({ segment }) => segment);

test("names in all scripts are counted as by people, by the club and by current browsers", () => {
  for (const [name, count] of COUNTED) {
    assert.equal(graphemes(name).length, count, name);
    assert.deepEqual(graphemes(name), segments(name), name);
  }
});

test("letters of all kinds, in any order, are counted as by current browsers", () => {
  const letters: string[] = ["x", "漢"];
  let point = 0;
  for (const [, gap, , count] of kinds.matchAll(/(\w+)([A-Z])(\w+)/g)) {
    point += Number.parseInt(gap!, 36);
    letters.push(String.fromCodePoint(point));
    point += Number.parseInt(count!, 36);
    letters.push(String.fromCodePoint(point - 1));
  }
  const known = letters.filter((letter) => /\P{Cn}/u.test(letter));
  let seed = 7;
  const drawn = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return known[seed % known.length]!;
  };
  for (let n = 0; n < 3000; n++) {
    const text = Array.from({ length: 1 + (n % 6) }, drawn).join("");
    assert.deepEqual(graphemes(text), segments(text), JSON.stringify(text));
  }
});

test("a name is cut after a whole character", () => {
  const family = "👨\u200d👩\u200d👧\u200d👦";
  assert.equal(firstGraphemes(`Anna ${family}${family}`, 6, points), `Anna ${family}`);
  assert.equal(firstGraphemes(family.repeat(15), longest.name, points), family.repeat(14));
  assert.equal(firstGraphemes("Ann  ", 4, points), "Ann");
});
