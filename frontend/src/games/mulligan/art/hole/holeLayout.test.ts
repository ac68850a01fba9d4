import assert from "node:assert/strict";
import { test } from "node:test";
import { arcOf, type Ball, dotOf, labelsOf, layoutOf, tagOf } from "./holeLayout.ts";
import { sideOf } from "./sideView.ts";
import { lanesOf, onWay } from "./swingLanes.ts";
import { placed } from "./useFrame.ts";

const look = { course: "pebble-coast", hole: 3, par: 4, yards: 390 };
const FRAMES = [
  { w: 360, h: 238 },
  { w: 360, h: 176 },
  { w: 320, h: 144 },
  { w: 640, h: 420 },
];
const ball = (golfer: number, left: number, more: Partial<Ball> = {}): Ball => ({
  golfer,
  seat: golfer,
  name: "Nell",
  left,
  ...more,
});
const ALL = [ball(0, 290), ball(1, 40), ball(2, 165), ball(3, 10, { past: true })];

test("from bottom to top: ladder, labels, land, sky, without overlap", () => {
  for (const frame of FRAMES)
    for (const text of [1, 1.6]) {
      const { rungs, labels, foot, middle, horizon } = layoutOf(frame, 390, 48, text);
      assert.ok(rungs.y + rungs.high < frame.h);
      assert.ok(labels.y + labels.high < rungs.y);
      assert.ok(foot < labels.y && middle < foot && horizon < middle);
    }
});

test("every ball is in the picture at its yards, and no two golfers' share a spot except in the hole", () => {
  for (const frame of FRAMES) {
    const layout = layoutOf(frame, 390, 48, 1);
    const { levelAt } = sideOf(look, frame, layout, layout.ladder);
    const tee = [0, 1, 2, 3].map((golfer) => dotOf(layout, levelAt, ball(golfer, 390), 4));
    assert.deepEqual(new Set(tee.map(({ x }) => x)), new Set([layout.ladder.tee]));
    assert.equal(new Set(tee.map(({ y }) => y)).size, 4);
    for (const { x } of ALL.map((one) => dotOf(layout, levelAt, one, 4))) assert.ok(x > 0 && x < frame.w);
    const holed = dotOf(layout, levelAt, ball(3, 0, { in: true }), 4);
    assert.deepEqual(holed, { x: layout.ladder.flag, y: levelAt(layout.ladder.flag) });
  }
});

for (const rem of [16, 32])
  test(`labels of four balls stand within the narrowest picture, yards whole, with a rem of ${rem} px`, () => {
    const { frame, text } = placed(320, 144, rem);
    const layout = layoutOf(frame, 390, 48, text);
    const measure = (words: string) => words.length * 0.57 * layout.print;
    const labels = labelsOf(layout, 320, ALL, ({ left }) => String(left + 200), measure);
    assert.deepEqual(
      labels.map(({ left }) => left),
      ["490", "240", "365", "210"],
    );
    const edges = labels.map(({ x, width }) => [x, x + width]).sort((a, b) => a[0]! - b[0]!);
    assert.ok(edges[0]![0]! >= 8 - 1e-9 && edges.at(-1)![1]! <= 312 + 1e-9);
    for (const [at, [left]] of edges.slice(1).entries()) assert.ok(left! >= edges[at]![1]!);
  });

for (const w of [320, 360])
  for (const rem of [16, 32])
    test(`so do those with numbers, in smaller print if need be, at ${w} px with a rem of ${rem} px`, () => {
      const { frame, text } = placed(w, 144, rem);
      const layout = layoutOf(frame, 390, 48, text);
      const measure = (words: string) => words.length * 0.57 * layout.print;
      const balls = ALL.map((one, at) => ({ ...one, left: 350, name: "Nell 1", nth: 1 + (at >> 1) }));
      const labels = labelsOf(layout, w, balls, ({ left }) => String(left), measure);
      assert.deepEqual(
        labels.map(({ left }) => left),
        ["1 · 350", "1 · 350", "2 · 350", "2 · 350"],
      );
      const edges = labels.map(({ x, width }) => [x, x + width]).sort((a, b) => a[0]! - b[0]!);
      assert.ok(edges[0]![0]! >= 8 - 1e-9 && edges.at(-1)![1]! <= w - 8 + 1e-9);
      for (const { print, left, width } of labels) {
        assert.ok(width > 16 + left.length * 0.57 * print);
        assert.ok(print > 11);
      }
    });

test("a hole always looks the same, and differs from others", () => {
  const drawn = (hole: number) => {
    const layout = layoutOf(FRAMES[0]!, 390, 48, 1);
    const { levelAt, ...rest } = sideOf({ ...look, hole }, FRAMES[0]!, layout, layout.ladder);
    return JSON.stringify(rest);
  };
  assert.equal(drawn(3), drawn(3));
  assert.notEqual(drawn(3), drawn(4));
});

test("no painted path is broken", () => {
  for (const course of ["pebble-coast", "st-andres", "augustine", "tall-pines", "glen-ridge"])
    for (const frame of FRAMES)
      for (const par of [3, 4, 5]) {
        const layout = layoutOf(frame, 390, 48, 1);
        const side = sideOf({ ...look, course, par }, frame, layout, layout.ladder);
        const all =
          [...side.behind, ...side.near, ...side.lit].map(([, d]) => d).join("") + side.fairway + side.dusk.join("");
        assert.doesNotMatch(all, /NaN|undefined|Infinity|e-/);
      }
});

test("a long shot flies high, a putt stays on the ground, and neither passes the top", () => {
  const from = { x: 108, y: 155 };
  const long = arcOf(from, { x: 313, y: 137 }, 60);
  const putt = arcOf(from, { x: 126, y: 153 }, 60);
  assert.ok(Math.abs(long.top.y - (137 - 4 - 205 * 0.36)) < 10 && long.top.y > 59, `${long.top.y}`);
  assert.ok(putt.top.y > 138 && putt.top.y < 153, `${putt.top.y}`);
  assert.ok(arcOf(from, { x: 340, y: 137 }, 100).top.y > 99);
});

test("during a swing each golfer has a lane, with the same scale in all", () => {
  const shot = { name: "Nell", duffed: false, finished: false };
  const shots = [
    { ...shot, golfer: 0, seat: 0, from: { left: 290 }, moved: 150 },
    { ...shot, golfer: 1, seat: 1, from: { left: 140 }, moved: 0, duffed: true },
    { ...shot, golfer: 2, seat: 2, from: { left: 90 }, moved: 100, finished: true },
    { ...shot, golfer: 3, seat: 3, from: { left: 40 }, moved: 100 },
  ];
  const { lanes, flag, rungs } = lanesOf(shots, 390, { w: 360, h: 252 }, 48);
  assert.deepEqual(
    lanes.map(({ left, width }) => [left, width]),
    [
      [0, 90],
      [90, 90],
      [180, 90],
      [270, 90],
    ],
  );
  assert.equal(lanes[0]!.to.y, lanes[1]!.from.y);
  assert.deepEqual([lanes[1]!.d, lanes[1]!.from], ["", lanes[1]!.to]);
  assert.deepEqual(lanes[2]!.to, { x: flag.x, y: flag.y });
  const half = onWay(lanes[2]!, 0.5);
  assert.ok(half.x > flag.x && half.x < lanes[2]!.from.x && half.y < flag.y);
  assert.deepEqual(onWay(lanes[0]!, 0.5), { x: 45, y: (lanes[0]!.from.y + lanes[0]!.to.y) / 2 });
  assert.ok(lanes[3]!.to.y < flag.y && lanes[3]!.to.y > 48);
  for (const { from, to } of lanes) assert.ok(from.y < 252 - 30 && to.y > 48);
  assert.deepEqual(
    rungs.map(({ yards }) => yards),
    [100, 200, 300].filter((yards) => rungs.some((rung) => rung.yards === yards)),
  );
  assert.equal(rungs.find(({ yards }) => yards === 100)!.y, lanes[0]!.from.y);
});

test("balls in the hole are side by side", () => {
  const shot = { name: "Nell", duffed: false, finished: true, moved: 50, from: { left: 40 } };
  const { lanes, flag } = lanesOf(
    [0, 1].map((golfer) => ({ ...shot, golfer, seat: golfer })),
    390,
    { w: 360, h: 252 },
    48,
  );
  assert.deepEqual(
    lanes.map(({ to }) => to.x - flag.x),
    [-5, 5],
  );
});

test("on wide screens a picture is drawn larger, and its height goes in steps", () => {
  assert.deepEqual(placed(360, 239, 16), { frame: { w: 360, h: 232 }, text: 1, top: 0 });
  assert.deepEqual(placed(1280, 800, 16), { frame: { w: 640, h: 400 }, text: 1, top: 0 });
  assert.equal(placed(640, 239, 32).text, 1.6);
  assert.ok(placed(320, 239, 32).text < placed(360, 239, 32).text);
});

test("text in the picture is below a headline of any height", () => {
  for (const [width, height, rem, head] of [
    [360, 232, 16, 60],
    [360, 300, 32, 107],
    [320, 224, 32, 107],
    [1280, 800, 16, 60],
  ] as const) {
    const { frame, text, top } = placed(width, height, rem, head);
    const layout = layoutOf(frame, 390, top, text);
    const scale = width / frame.w;
    assert.ok(tagOf(layout, { x: 100, y: 0 }, "181 to go").y * scale > head * 0.89, `${width}x${height}`);
  }
});

test("the remaining distance is below the headline, and does not cover the flag", () => {
  for (const frame of FRAMES)
    for (const middle of [
      { x: 10, y: 10 },
      { x: 200, y: 90 },
      { x: frame.w, y: 60 },
    ]) {
      const layout = layoutOf(frame, 390, 48, 1);
      const { x, y, width } = tagOf(layout, middle, "15 to go");
      assert.ok(x >= 6 && x + width < layout.ladder.flag && y >= 50);
    }
});

test("two balls of a seat keep their numbers when their names are cut", () => {
  const layout = layoutOf({ w: 360, h: 238 }, 400, 48, 1);
  const twins = [1, 2].map((nth) => ball(nth, 390, { seat: 0, nth, name: `Bartholomew ${nth}` }));
  const labels = labelsOf(
    layout,
    170,
    twins,
    ({ left }) => String(left),
    (text) => text.length * 7,
  );
  assert.deepEqual(
    labels.map(({ left }) => left),
    ["1 · 390", "2 · 390"],
  );
  assert.ok(labels.every(({ name }) => name.length < "Bartholomew".length && !/\d/.test(name)));
});
