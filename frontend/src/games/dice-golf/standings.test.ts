import assert from "node:assert/strict";
import { test } from "node:test";
import { FIXTURES } from "../../../dev/golf-fixtures.ts";
import { fraction } from "./fraction.ts";
import { standingsWords } from "./standings.ts";
import type { Match, Standings } from "./state.ts";

const NAMES = ["Ann", "Bob", "Cal", "Dot"];
const names = (you: number | null) => (seat: number) => (seat === you ? "You" : NAMES[seat]!);
const words = (standings: Standings | null, you: number | null) =>
  standingsWords({ ...FIXTURES["mock"]!().view.state, standings }, names(you), you);
const match = (seats: [number, number], lead: number, text: string, over = false): Match => ({
  seats,
  lead,
  played: 5,
  left: 4,
  over,
  text,
});

test("stroke play shows no matches", () => {
  assert.deepEqual(words(null, 0), []);
});

test("a player sees their own matches, a watcher all", () => {
  const matches = [match([0, 1], 2, "2 up"), match([0, 2], 0, "all square"), match([1, 2], -1, "1 up")];
  assert.deepEqual(words({ matches }, 2), ["All square with Ann", "1 up on Bob"]);
  assert.deepEqual(words({ matches }, 1), ["2 down to Ann", "1 down to Cal"]);
  assert.deepEqual(words({ matches }, null), ["Ann 2 up on Bob", "Ann and Cal all square", "Cal 1 up on Bob"]);
});

test("own matches with the same standing are grouped", () => {
  const matches = [
    match([0, 1], 0, "all square"),
    match([0, 2], 2, "2 up"),
    match([0, 3], 0, "all square"),
    match([1, 3], 0, "all square"),
  ];
  assert.deepEqual(words({ matches }, 0), ["All square with Bob and Dot", "2 up on Cal"]);
  const over = [match([0, 1], 3, "3 and 2", true), match([0, 2], 3, "3 and 2", true), match([0, 3], 1, "1 up", true)];
  assert.deepEqual(words({ matches: over }, 0), ["You beat Bob and Cal, 3 and 2", "You beat Dot, 1 up"]);
});

test("finished matches name the winner", () => {
  const matches = [match([0, 1], -3, "3 and 2", true), match([0, 2], 0, "halved", true)];
  assert.deepEqual(words({ matches }, 0), ["You lost to Bob, 3 and 2", "Halved with Cal"]);
  assert.deepEqual(words({ matches }, 1), ["You beat Ann, 3 and 2"]);
});

test("a watcher sees the six matches of four players as points", () => {
  const six = [
    match([0, 1], 2, "2 up"),
    match([0, 2], 0, "halved", true),
    match([1, 2], -1, "1 up"),
    match([0, 3], 0, "all square"),
  ];
  assert.deepEqual(words({ matches: six, points: ["1/2", "0", "1/2", "0"] }, null), [
    "Points: Ann ½, Bob 0, Cal ½, Dot 0",
  ]);
  assert.deepEqual(words({ matches: six.slice(1), points: [] }, null)[0], "Ann and Cal halved");
});

test("skins are exact, including carried ones", () => {
  assert.deepEqual(words({ skins: ["3/2", "1/2", "0", "2"], carried: 2 }, 1), [
    "Skins: Ann 1½, You ½, Cal 0, Dot 2",
    "2 carried over",
  ]);
  assert.deepEqual(words({ skins: ["1", "0"], carried: 0 }, null), ["Skins: Ann 1, Bob 0"]);
});

test("the player's own side is named first, and the player before the partner", () => {
  const sides = [
    { seats: [0, 2], score: 22, to_par: -1 },
    { seats: [1, 3], score: 23, to_par: 0 },
  ];
  assert.deepEqual(words({ sides }, 3), ["You & Bob 23, E", "Ann & Cal 22, −1"]);
  const points = sides.map((side, index) => ({ ...side, score: index + 1, to_par: null }));
  assert.deepEqual(words({ sides: points }, 0), ["You & Cal 1 point", "Bob & Dot 2 points"]);
});

test("fractions are written with fraction characters", () => {
  assert.deepEqual(["3/2", "1/3", "8/3", "2", "7/5", "0", "10/3"].map(fraction), [
    "1½",
    "⅓",
    "2⅔",
    "2",
    "1 2/5",
    "0",
    "3⅓",
  ]);
});
