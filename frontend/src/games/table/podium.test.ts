import assert from "node:assert/strict";
import { test } from "node:test";
import type { Finished } from "../types.ts";
import { groupsOf } from "./podium.ts";

const NAMES = ["Ana", "Ruth", "Hal"];
const finished = (places: [seat: number, place: number][], you: number | null = null) =>
  ({
    you,
    seats: NAMES.map((name, seat) => ({ seat, name, kind: "human" })),
    result: { places: places.map(([seat, place]) => ({ seat, place, score: 70 + place })) },
  }) as unknown as Finished;
const said = (...all: Parameters<typeof finished>) =>
  groupsOf(finished(...all), (who, _, { score }) => ({ score: String(score), words: who }));

test("the best comes first, whatever order the places have", () => {
  assert.deepEqual(
    said([
      [0, 3],
      [1, 1],
      [2, 2],
    ]).map(({ place, words, score }) => [place, words, score]),
    [
      [1, "Ruth", "71"],
      [2, "Hal", "72"],
      [3, "Ana", "73"],
    ],
  );
});

test("tied players are grouped, with the viewer first", () => {
  const shared: [number, number][] = [
    [0, 1],
    [1, 1],
    [2, 3],
  ];
  assert.deepEqual(
    said(shared, 1).map(({ seats, words }) => [seats, words]),
    [
      [[1, 0], "You and Ana"],
      [[2], "Hal"],
    ],
  );
  assert.equal(said(shared)[0]!.words, "Ana and Ruth");
});
