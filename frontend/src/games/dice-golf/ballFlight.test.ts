import assert from "node:assert/strict";
import { test } from "node:test";
import { everyRoll, rollOf } from "../../../dev/golf-rolls.ts";
import { landOf } from "../../art/hole/land.ts";
import { last } from "../lists.ts";
import { dotsOf, runsOf, type Way, wayOf, weatherOf } from "./ballFlight.ts";

const FRAMES = [
  { w: 360, h: 192 },
  { w: 390, h: 326 },
  { w: 512, h: 520 },
];
const landFor = (par: number, hole: number, frame = FRAMES[1]!) =>
  landOf({ par, yards: par * 100, course: ["pebble-coast", "augustine", "glen-ridge"][hole % 3]!, hole }, frame);

const said = (way: Way) => way.legs.map(({ die, kind, splash }) => `${die} ${kind}${splash ? " splash" : ""}`);

test("each face moves the ball in its own way", () => {
  const cases: [number, (string | number)[], string[]][] = [
    [4, ["Fairway", "Green", 1, "Blank"], ["black fly", "white fly", "green putt"]],
    [4, ["Rough", "Chip", 1, "Blank"], ["black fly", "black hop", "white fly", "white hop", "green putt"]],
    [4, ["Fairway", "Tap In", 3, "Blank"], ["black fly", "white fly", "white putt"]],
    [5, ["Fairway", "Green", "Bunker", 2, "Wind"], ["black fly", "red fly", "green putt", "green putt"]],
    [
      5,
      ["Hazard", "Rough", "Bunker", 1, "Sun"],
      ["black fly splash", "black drop", "red fly", "red hop", "white fly", "white hop", "green putt"],
    ],
    [3, ["Hazard", 2, "Blank"], ["yellow fly splash", "yellow drop", "yellow hop", "green putt", "green putt"]],
    [3, ["Chip", 1, "Blank"], ["yellow fly", "yellow hop", "green putt"]],
    [3, ["Bunker", 1, "Blank"], ["yellow fly", "yellow hop", "green putt"]],
  ];
  for (const [par, faces, way] of cases) assert.deepEqual(said(wayOf(rollOf(par, ...faces), landFor(par, 1))), way);
});

for (const par of [3, 4, 5]) {
  test(`par ${par}: every roll leads from the tee into the hole without a gap`, () => {
    const land = landFor(par, 2);
    for (const dice of everyRoll(par)) {
      const { legs } = wayOf(dice, land);
      assert.deepEqual(legs[0]!.from, land.anchors.tee);
      legs.slice(1).forEach((leg, index) => {
        assert.deepEqual(leg.from, legs[index]!.to);
      });
      assert.deepEqual(last(legs)!.to, land.anchors.hole);
    }
  });

  test(`par ${par}: every counting die has its badge, the others none`, () => {
    const land = landFor(par, 2);
    for (const dice of everyRoll(par)) {
      const wanted = dice.filter(({ die, counts, strokes }) => counts && !(die === "blue" && strokes === 0));
      assert.deepEqual(
        wayOf(dice, land).badges.map(({ die }) => die),
        wanted.map(({ die }) => die),
      );
    }
  });

  test(`par ${par}: badges lie in the picture and never on each other`, () => {
    for (const frame of FRAMES) {
      for (const hole of [1, 2, 3, 6, 11, 16]) {
        const land = landFor(par, hole, frame);
        for (const dice of everyRoll(par)) {
          const { badges } = wayOf(dice, land);
          const where = `${JSON.stringify(frame)} hole ${hole}: ${dice.map(({ face }) => face)}`;
          badges.forEach(({ at }, index) => {
            assert.ok(at.x >= 16 && at.x <= frame.w - 16 && at.y >= 16 && at.y <= frame.h - 16, where);
            assert.ok(at.x > 205 || at.y > 97, `in the title: ${where}`);
            for (const other of badges.slice(index + 1)) {
              assert.ok(Math.hypot(at.x - other.at.x, at.y - other.at.y) > 25, where);
            }
          });
        }
      }
    }
  });
}

test("drive and wood land in turn, each further up", () => {
  const land = landFor(5, 1);
  const flown = (second: string) =>
    wayOf(rollOf(5, "Fairway", second, "Green", 1, "Blank"), land)
      .legs.filter(({ die }) => die === "black" || die === "red")
      .map(({ to }) => to);
  const { landing, landing2, rough2 } = land.anchors;
  assert.deepEqual(flown("Fairway"), [landing, landing2]);
  assert.deepEqual(flown("Rough"), [landing, rough2, landing2]);
});

test("a splash is at the water", () => {
  const land = landFor(5, 1);
  const { legs } = wayOf(rollOf(5, "Hazard", "Fairway", "Hazard", 1, "Blank"), land);
  const wet = legs.filter(({ splash }) => splash).map(({ to }) => to);
  assert.deepEqual(wet, [land.anchors.hazard, land.anchors.water]);
});

test("putts get closer each time, as many as the die says", () => {
  const land = landFor(4, 2);
  const { legs } = wayOf(rollOf(4, "Fairway", "Green", 3, "Blank"), land);
  const left = legs
    .filter(({ kind }) => kind === "putt")
    .map(({ to }) => Math.hypot(to.x - land.anchors.hole.x, to.y - land.anchors.hole.y));
  assert.equal(left.length, 3);
  assert.ok(left[0]! > left[1]! && left[1]! > 0 && left[2] === 0);
});

test("the weather says how many strokes it adds", () => {
  const badge = (face: string) => last(wayOf(rollOf(3, "Green", 1, face), landFor(3, 1)).badges)!;
  assert.equal(badge("Sun").text, "−1");
  assert.equal(badge("Wind").text, "+1");
  assert.equal(badge("Blank").die, "green");
});

test("the sky shows the weather", () => {
  const skies = ["Sun", "Wind", "Blank"].map((face) => weatherOf(rollOf(3, "Green", 1, face)));
  assert.deepEqual([...skies, weatherOf(undefined)], ["sun", "wind", "cloud", "fair"]);
});

test("steps follow one another, none longer than 600 ms", () => {
  const { legs } = wayOf(rollOf(5, "Hazard", "Rough", "Hazard", 3, "Wind"), landFor(5, 1));
  assert.equal(legs[0]!.begins, 0);
  legs.slice(1).forEach(({ begins }, index) => {
    assert.equal(begins, legs[index]!.ends);
  });
  assert.ok(legs.every(({ begins, ends }) => ends > begins && ends - begins <= 600));
});

test("dots are evenly spaced along a flight", () => {
  const [flight] = wayOf(rollOf(4, "Fairway", "Green", 1, "Blank"), landFor(4, 2)).legs;
  const dots = dotsOf(flight!);
  const gaps = dots.slice(1).map((dot, index) => Math.hypot(dot.x - dots[index]!.x, dot.y - dots[index]!.y));
  assert.ok(dots.length > 8);
  assert.ok(
    gaps.every((gap) => gap > 5 && gap < 13),
    String(gaps),
  );
});

test("dots appear in groups, a few at a time, behind the ball", () => {
  const [, flight] = wayOf(rollOf(4, "Fairway", "Green", 1, "Blank"), landFor(4, 2)).legs;
  const runs = runsOf(flight!);
  assert.deepEqual(
    runs.flatMap(({ dots }) => dots),
    dotsOf(flight!),
  );
  assert.ok(runs.length * 2 < dotsOf(flight!).length);
  const times = runs.map(({ since }) => since);
  assert.deepEqual(
    times,
    [...times].sort((one, two) => one - two),
  );
  assert.ok(times[0] === flight!.begins && last(times)! < flight!.ends);
});
