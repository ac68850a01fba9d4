import assert from "node:assert/strict";
import { test } from "node:test";
import { everyRoll, playOf, rollOf } from "../../../../../dev/golf-rolls.ts";
import { dieWords, faceWords, pictureWords, scoreName, scoreWords, storyOf, sumWords } from "./words.ts";

test("a score and what it is against par", () => {
  const cases: [number, number, string][] = [
    [6, 1, "Six, one over"],
    [4, 0, "Four, par"],
    [3, -2, "Eagle! 3"],
    [12, 7, "Twelve, seven over"],
    [1, -2, "Hole in one! 1"],
  ];
  for (const [score, toPar, words] of cases) assert.equal(scoreWords(score, toPar), words);
});

test("scores have golf names as far as there are any", () => {
  assert.deepEqual(
    [-3, -2, -1, 0, 1, 2, 3].map((toPar) => scoreName(5 + toPar, toPar)),
    ["an albatross", "an eagle", "a birdie", "a par", "a bogey", "a double bogey", "a triple bogey"],
  );
  assert.equal(scoreName(9, 5), "nine");
  assert.equal(scoreName(1, -2), "a hole in one");
});

test("the total leaves out what does not count, and says so", () => {
  const cases: [number, (string | number)[], string][] = [
    [5, ["Hazard", "Green", "Bunker", 3, "Sun"], "3 + 1 + 3 − 1, no iron"],
    [4, ["Fairway", "Tap In", 2, "Blank"], "1 + 2, no putter"],
    [5, ["Fairway", "Green", "Tap In", 2, "Wind"], "1 + 1 + 2 + 1, no iron"],
    [3, ["Green", 1, "Blank"], "1 + 1"],
  ];
  for (const [par, faces, words] of cases) assert.equal(sumWords(rollOf(par, ...faces)), words);
});

test("the figures of the total add up to the score", () => {
  for (const par of [3, 4, 5]) {
    for (const dice of everyRoll(par)) {
      const figures = sumWords(dice).split(",")[0]!.replace(/ /g, "").replace(/−/g, "-");
      const sum = figures.match(/[+-]?\d+/g)!.reduce((total, figure) => total + Number(figure), 0);
      assert.equal(
        sum,
        dice.reduce((total, { counts, strokes }) => total + (counts ? strokes : 0), 0),
      );
    }
  }
});

test("a hole is told as a story", () => {
  const cases: [number, (string | number)[], string][] = [
    [5, ["Hazard", "Green", "Bunker", 3, "Blank"], "In the pond, then a wood to the green."],
    [4, ["Fairway", "Green", 2, "Sun"], "Down the fairway, then an iron to the green, with the sun."],
    [3, ["Green", 1, "Wind"], "On the green, against the wind."],
    [
      5,
      ["Fairway", "Rough", "Chip", 1, "Wind"],
      "Down the fairway, a wood to the rough, then an iron short and a chip.",
    ],
  ];
  for (const [par, faces, story] of cases) assert.equal(storyOf(rollOf(par, ...faces)), story);
});

test("every roll can be described", () => {
  for (const par of [3, 4, 5]) {
    for (const dice of everyRoll(par)) assert.doesNotMatch(storyOf(dice) + dice.map(dieWords), /undefined|:\s*[A-Z]/);
  }
});

test("a die names its face, its value and its colour", () => {
  const [black, , white, green, blue] = rollOf(5, "Hazard", "Green", "Bunker", 3, "Sun");
  assert.equal(dieWords(black!), "Hazard 3, black die");
  assert.equal(dieWords(white!), "Bunker 2, white die, not counted: the wood is on the green");
  assert.equal(dieWords(green!), "3 putts 3, green die");
  assert.equal(dieWords(blue!), "Sun, blue die, the weather: one stroke less");
  const [, , putter] = rollOf(4, "Fairway", "Tap In", 2, "Blank");
  assert.equal(dieWords(putter!), "2 putts 2, green die, not counted: the iron is a tap in");
});

test("putts are singular or plural", () => {
  assert.deepEqual([1, 2, "Tap In"].map(faceWords), ["1 putt", "2 putts", "Tap In"]);
});

test("the picture's description includes all its dice", () => {
  assert.equal(pictureWords(7, null), "Hole 7, seen from the tee to the green.");
  assert.equal(
    pictureWords(7, playOf(3, ["Green", 1, "Blank"])),
    "Hole 7 from the tee to the green. Green 1, yellow die. 1 putt 1, green die. Blank, blue die, the weather: changes nothing. Birdie! 2.",
  );
});
