/** Every hole of every course, in a frame of any shape, is a picture over which a ball can be played. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { landOf } from "./land.ts";
import { LANDSCAPES, landscapeOf } from "./plan.ts";

const COURSES = ["pebble-coast", "st-andres", "augustine", "tall-pines", "glen-ridge", "c7f0a1b2"];
const YARDS: Record<number, number[]> = { 3: [90, 165, 260], 4: [250, 380, 500], 5: [440, 540, 640] };
const FRAMES = [
  { w: 320, h: 176 },
  { w: 360, h: 208 },
  { w: 390, h: 326 },
  { w: 430, h: 480 },
  { w: 512, h: 512 },
  { w: 700, h: 300 },
];

function* holes() {
  for (const course of COURSES)
    for (const par of [3, 4, 5])
      for (const yards of YARDS[par]!)
        for (const hole of [1, 7, 12]) for (const frame of FRAMES) yield { look: { par, yards, course, hole }, frame };
}

const nameOf = (look: object, frame: object) => JSON.stringify({ look, frame });

test("all named spots are inside the picture", () => {
  for (const { look, frame } of holes()) {
    const { anchors } = landOf(look, frame);
    for (const [name, { x, y }] of Object.entries(anchors)) {
      assert.ok(x > 0 && x < frame.w && y > 0 && y < frame.h, `${name} at ${x}, ${y}: ${nameOf(look, frame)}`);
    }
  }
});

test("the hole leads from the tee up to the green", () => {
  for (const { look, frame } of holes()) {
    const { anchors, horizon } = landOf(look, frame);
    const up = [anchors.tee, anchors.landing, anchors.green].map(({ y }) => y);
    if (look.par > 3)
      assert.deepEqual(
        [...up].sort((a, b) => b - a),
        up,
        nameOf(look, frame),
      );
    assert.ok(anchors.tee.y > anchors.green.y && anchors.green.y > horizon, nameOf(look, frame));
  }
});

test("the flag is in the sky, right of the title or below it", () => {
  for (const { look, frame } of holes()) {
    const { flag } = landOf(look, frame);
    const top = flag.y - flag.pole;
    assert.ok(flag.pole >= 36 && top > 4, nameOf(look, frame));
    assert.ok(flag.x > 245 || top >= 88 || flag.pole === 36, `flag at ${flag.x}, ${top}: ${nameOf(look, frame)}`);
  }
});

test("the sun does not overlap the title", () => {
  for (const { look, frame } of holes()) {
    const { sun } = landOf(look, frame);
    const beside = sun.x - sun.r > 260 || sun.x + sun.r > frame.w - 13;
    assert.ok(beside || sun.y - sun.r >= 116, `sun at ${sun.x}, ${sun.y}: ${nameOf(look, frame)}`);
    assert.ok(sun.x + sun.r < frame.w, nameOf(look, frame));
  }
});

test("outlines contain only numbers", () => {
  for (const { look, frame } of holes()) {
    const land = landOf(look, frame);
    const pieces = [land.stripes, ...land.far, ...land.ground, ...land.near, ...land.lit];
    const drawn = [...pieces.map(([, d]) => d), land.rays, land.fairway, land.dusk].join("");
    assert.doesNotMatch(drawn, /NaN|undefined|Infinity|e-/, nameOf(look, frame));
  }
});

test("a hole always looks the same", () => {
  const look = { par: 5, yards: 506, course: "pebble-coast", hole: 6 };
  assert.deepEqual(landOf(look, FRAMES[2]!), landOf(look, FRAMES[2]!));
});

test("no two holes of a course look alike", () => {
  const drawn = Array.from({ length: 18 }, (_, index) => {
    const { far, near, fairway } = landOf({ par: 4, yards: 400, course: "augustine", hole: index + 1 }, FRAMES[2]!);
    return JSON.stringify([far, near, fairway]);
  });
  assert.equal(new Set(drawn).size, 18);
});

test("a longer hole has its green further up", () => {
  for (const par of [3, 4, 5]) {
    const [near, , far] = YARDS[par]!.map((yards) => landOf({ par, yards, course: "links", hole: 1 }, FRAMES[2]!));
    assert.ok(near!.anchors.green.y > far!.anchors.green.y, `par ${par}`);
  }
});

test("a course's landscape follows from words in its name, otherwise from a hash", () => {
  assert.equal(landscapeOf("pebble-coast"), "coast");
  assert.equal(landscapeOf("Tall Pines"), "woods");
  assert.ok(LANDSCAPES.includes(landscapeOf("c7f0a1b2")));
  assert.equal(landscapeOf("c7f0a1b2"), landscapeOf("c7f0a1b2"));
});
