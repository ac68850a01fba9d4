import assert from "node:assert/strict";
import { test } from "node:test";
import { holeWords, lies, remains, swingWords, went } from "./hole.ts";

test("a hole is described with all balls and the viewer's shot", () => {
  const balls = [
    { name: "You", own: true, left: 290 },
    { name: "Nell", left: 1 },
    { name: "Otto", left: 0, in: true },
  ];
  const picture = "Hole 3 from the side, 390 yards from the tee on the left to the flag on the right.";
  const where = "You 290 yards from the flag, Nell 1 yard from the flag and Otto in the hole.";
  assert.equal(holeWords(3, 390, balls, "15 to go"), `${picture} ${where} Your shot: 15 to go.`);
  assert.equal(holeWords(3, 390, []), picture);
});

test("the remaining distance is short of the hole, past it, at it or in it", () => {
  const shot = { left: 15, past: false, finished: false };
  assert.equal(remains(shot), "15 to go");
  assert.equal(remains({ ...shot, past: true }), "15 past");
  assert.equal(remains({ ...shot, left: 0 }), "at the hole");
  assert.equal(remains({ ...shot, finished: true }), "in the hole");
});

test("a swing is described golfer by golfer", () => {
  const shot = { moved: 150, left: 140, finished: false };
  const told = swingWords([
    { ...shot, name: "You", own: true },
    { ...shot, name: "Nell", moved: 0 },
    { ...shot, name: "Ines", finished: true },
  ]);
  assert.equal(told, "You moved 150 yards and have 140 left. Nell stays and has 140 left. Ines is in the hole.");
});

test("labels give yards, or say that the ball is in", () => {
  assert.deepEqual(
    [lies({ left: 40 }), lies({ left: 0, in: true }), went(150, false), went(0, true)],
    ["40", "in", "150", "stays"],
  );
});
