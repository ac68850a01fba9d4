import assert from "node:assert/strict";
import { test } from "node:test";
import type { View } from "../../src/api/types.ts";
import { namesOf, shortNames } from "../../src/games/seatNames.ts";
import { nameWithFigure, seatName } from "../../src/ui/namesAndScores.ts";

const called = (name: string) => seatName({ name, kind: "human" });

test("a name with right-to-left letters is isolated, so that it does not change the text around it", () => {
  for (const name of ["דנה", "Dan א", "كامل", "𞤀"]) assert.equal(called(name), `\u2066${name}\u2069`);
});

test("any other name is unchanged", () => {
  for (const name of ["Ruth", "Zoë", "Νίκος", "अनु", "林", "Olga 2", "😀"]) assert.equal(called(name), name);
});

test("the isolation of a cut name is closed", () => {
  const view = { you: null, seats: [{ name: "אבגדהוזחטיכלמנ", kind: "human", seat: 0 }] } as unknown as View;
  assert.match(shortNames(namesOf(view))(0), /^\u2066.{9,11}…\u2069$/);
});

test("isolation characters do not count for a name's length", () => {
  const short = (name: string) =>
    shortNames(namesOf({ you: null, seats: [{ name, kind: "human", seat: 0 }] } as unknown as View))(0);
  assert.equal(short("אבגדהוזחטיכל"), "\u2066אבגדהוזחטיכל\u2069");
  assert.equal(short("אבגדהוזחטיכלמ"), "\u2066אבגדהוזחטיכ…\u2069");
  assert.equal(short("Twelve chars"), "Twelve chars");
  assert.equal(short("Thirteen char"), "Thirteen ch…");
});

test("a number is separated from a name that ends in a digit", () => {
  assert.equal(nameWithFigure("Nell", 4), "Nell 4");
  assert.equal(nameWithFigure("Nell", -4), "Nell −4");
  assert.equal(nameWithFigure("Nell 2", 4), "Nell 2: 4");
  assert.equal(nameWithFigure("\u2066דניאל 2\u2069", 4), "\u2066דניאל 2\u2069: 4");
});
