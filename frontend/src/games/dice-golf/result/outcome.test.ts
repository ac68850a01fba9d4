import assert from "node:assert/strict";
import { test } from "node:test";
import { type GolfView, outcome } from "./outcome.ts";

const seats = ["Cleo", "Ben", "Ana", "Caddie"].map((name, n) => ({ name, kind: n === 3 ? "bot" : "human" }));
const place = (seat: number, at: number, score: number | string = 70) => ({ seat, place: at, score });

function finished(places: ReturnType<typeof place>[], more: object = {}): GolfView {
  const players = places.map(({ seat, score }) => ({ seat, strokes: Number(score), to_par: Number(score) - 72 }));
  return {
    you: 0,
    course: { name: "Pebble Coast" },
    seats: seats.slice(0, places.length).map((seat, n) => ({ ...seat, seat: n })),
    options: { holes: "front" },
    state: { format: "stroke", players, holes: Array(9).fill({ par: 4 }), rounds: 1 },
    result: { places },
    ...more,
  } as unknown as GolfView;
}

test("the headline of a result", () => {
  const two = [place(0, 2, 73), place(1, 1, 70)];
  const cases: [GolfView, string, string][] = [
    [finished(two), "Ben takes Pebble Coast", "You came second, three strokes behind."],
    [finished(two, { you: 1 }), "You take Pebble Coast", "By three strokes."],
    [finished(two, { you: null }), "Ben takes Pebble Coast", "By three strokes."],
    [
      finished([place(0, 1, 70), place(1, 1, 70)]),
      "You and Ben tied for first at Pebble Coast",
      "Well played, everyone.",
    ],
    [finished([place(0, 1, 75)]), "You shot 75", "+3 at Pebble Coast."],
  ];
  for (const [view, title, line] of cases) {
    const told = outcome(view);
    assert.deepEqual([told.title, told.line], [title, line]);
  }
});

test("partners win together", () => {
  const places = [place(0, 1, 5), place(1, 3, 2), place(2, 1, 5), place(3, 3, 2)];
  const view = finished(places, { state: { format: "low-total", players: [], holes: [], rounds: 1 } });
  assert.equal(outcome(view).title, "You and Ana take Pebble Coast");
  assert.deepEqual(
    outcome(view).groups.map((group) => [group.place, group.seats, group.score]),
    [
      [1, [0, 2], "5"],
      [3, [1, 3], "2"],
    ],
  );
});

test("a shared place is worded in the third person for all", () => {
  const view = finished([place(0, 2, 73), place(1, 1, 70)], { you: null });
  const { title, line, groups } = outcome(view);
  assert.doesNotMatch([title, line, ...groups.map(({ words }) => words)].join(" "), /\byou/i);
  assert.equal(outcome(finished([place(0, 1, 75)], { you: null })).title, "Cleo shot 75");
});
