import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { helpOf } from "../texts/en/card-help.ts";
import { nameOf, printOf, spokenCard } from "../texts/en/cards.ts";
import { clubOf, HALVES, type Half, halfOf, idOf, shadedOf, symbolOf } from "./cardFaces.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const all = Array.from({ length: 100 }, (_, card) => card);

/** M-01 to M-03 in the engine's data. */
interface Told {
  name: string;
  copies: number;
  yards?: number;
  half?: number | boolean | null;
  finishes?: boolean;
  strokes?: number;
}
const DATA = "../../../../../chalicelib/games/mulligan/cards.json";
const { clubs, actions, anytime, personal, pairing, duffed } = JSON.parse(read(DATA)) as {
  clubs: Told[];
  actions: Told[];
  anytime: Told[];
  personal: { club: Told; action: Told };
  pairing: number;
  duffed: number;
};
const writtenOut = (halves: Told[]) => halves.flatMap((half) => Array<Told>(half.copies).fill(half));

/** Compares a half with the engine's data. */
function same(half: Half, told: Told): void {
  assert.equal(half.id, idOf(told.name));
  assert.equal(nameOf(half), told.name);
  if (half.kind === "anytime") return;
  assert.equal(half.yards, told.yards ?? 0, told.name);
  assert.equal(half.half, half.kind === "club" ? told.half : (told.half ?? false), told.name);
  if (half.kind === "club") assert.equal(half.finishes, told.finishes, told.name);
  const strokes = half.kind === "club" ? 1 : half.id === "duff-shot" ? duffed : 0;
  assert.equal(half.strokes, told.strokes ?? strokes, told.name);
}

test("the hundred cards are the engine's, half by half (M-01 to M-04)", () => {
  const [light, shaded] = [writtenOut(clubs), writtenOut([...actions, ...anytime])];
  for (const card of all) {
    same(clubOf(card), light[card]!);
    same(shadedOf(card), shaded[(pairing * card) % 100]!);
  }
});

test("every golfer's own card has the same two halves", () => {
  for (const card of [100, 101, 102, 103]) {
    same(halfOf(card, "club"), personal.club);
    same(halfOf(card, "shaded"), personal.action);
  }
});

test("all halves are listed once, drawn, and have their own explanation", () => {
  const sprite = read("./cards.svg");
  const names = [...clubs, personal.club, ...actions, personal.action, ...anytime].map(({ name }) => name);
  assert.deepEqual(HALVES.map(nameOf), names);
  for (const half of HALVES) assert.ok(sprite.includes(`<symbol id="${symbolOf(half)}"`), half.id);
  assert.ok(sprite.includes('<symbol id="mu-back"'));
  assert.equal(new Set(HALVES.map(helpOf)).size, HALVES.length);
  for (const half of HALVES) assert.match(helpOf(half), /^\S.{20,140}\.$/, half.id);
});

test("each mode has its picture (M-40 to M-45)", () => {
  const sprite = read("./modes.svg");
  for (const mode of ["heavy_bag", "interesting", "wolf", "best_ball", "handicap", "course"])
    assert.ok(sprite.includes(`<symbol id="mu-mode-${mode}"`), mode);
});

test("the sprites define everything they refer to", () => {
  const sprite = read("./cards.svg") + read("./modes.svg");
  const drawn = [...sprite.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map(([, one, two]) => one ?? two);
  assert.ok(drawn.length > 20);
  for (const id of drawn) assert.ok(sprite.includes(`id="${id}"`), id);
});

test("help gives the card's yards", () => {
  for (const half of HALVES) {
    if (half.kind === "anytime") continue;
    if (half.yards) assert.match(helpOf(half), new RegExp(`\\b${Math.abs(half.yards)} yards`), half.id);
    if (half.kind === "club" && half.half)
      assert.match(helpOf(half), new RegExp(`\\b${half.half} when halved`), half.id);
  }
});

test("the large print of a card", () => {
  const print = Object.fromEntries(HALVES.map((half) => [nameOf(half), printOf(half)]));
  const wanted = { Driver: "300", "2-Putt": "25", Rough: "−50", Hook: "+25", "Sand Trap": "½", Water: "½" };
  for (const [name, text] of Object.entries(wanted)) assert.equal(print[name], text, name);
  assert.deepEqual([print["Out of Bounds"], print["Duff Shot"], print["Mulligan"]], ["", "stays", ""]);
});

test("a card is described with its upper half first", () => {
  assert.equal(spokenCard(9, "club"), "Fairway Wood, 250 yards; below, Hook");
  assert.equal(spokenCard(9, "shaded"), "Hook; below, Fairway Wood");
  assert.equal(spokenCard(70, "shaded"), "Rangefinder, play at any time; below, Lob Wedge");
});

test("every colour of the sprites is defined", () => {
  const mixed = ["./paints.css", "./modes.css", "../../../art/paint.css", "../../../styles/tokens.css"]
    .map(read)
    .join("");
  const used = [...(read("./cards.svg") + read("./modes.svg")).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!);
  assert.ok(new Set(used).size > 15);
  for (const name of used) assert.ok(mixed.includes(`${name}:`), name);
});
