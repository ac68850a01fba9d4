import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import data from "#data/stew/cards.json";
import { faceOf } from "../cards.ts";
import { COINS } from "../coins.ts";
import { ingredients, specialties, tokens } from "../texts/en/cards.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const sprite = read("./stew.svg");
const court = read("../../../art/playing-cards/pictures.svg");
const draws = (svg: string, name: string) => svg.includes(`<symbol id="${name}"`);
const royals = data.royals.map(({ name }) => name);

test("cards are the engine's, in its order (S-01, S-02)", () => {
  const all = data.cards.flatMap((card) => Array<(typeof data.cards)[0]>(card.copies).fill(card));
  assert.equal(all.length, 80);
  for (const [card, { icons, coins }] of all.entries()) assert.deepEqual(faceOf(card), { icons, coins });
});

test("everything that the engine names has a name", () => {
  assert.deepEqual(Object.keys(ingredients), data.ingredients);
  assert.deepEqual(Object.keys(tokens), [...royals, "mulligan"]);
  assert.deepEqual(Object.keys(specialties), Object.keys(data.specialties));
});

test("ingredients, royals, tokens, coins and the pot are drawn", () => {
  const own = [...data.ingredients, ...royals.map((name) => `t-${name}`), ...COINS.map((coin) => `p${coin}`)];
  for (const name of [...own, "pot", "dishwasher", "r-princess"]) assert.ok(draws(sprite, `stew-${name}`), name);
  for (const name of ["royal-queen", "royal-king", "token-mulligan"]) assert.ok(draws(court, name), name);
});

test("the sprite defines everything it refers to", () => {
  const drawn = [...sprite.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map(([, one, two]) => one ?? two);
  assert.ok(drawn.length >= royals.length);
  for (const id of drawn) assert.ok(sprite.includes(`id="${id}"`), id);
});

test("every colour of the sprite is defined", () => {
  const sheets = [
    "./paints.css",
    "./card.css",
    "../table.css",
    "../../../art/playing-cards/pictures.css",
    "../../../art/playing-cards/cards.css",
  ];
  const mixed = [...sheets, "../../../styles/tokens.css"].map(read).join("");
  const used = [...sprite.matchAll(/var\((--[\w-]+)(,)?/g)].filter(([, , otherwise]) => !otherwise);
  assert.ok(used.length > 15);
  for (const [, name] of used) assert.ok(mixed.includes(`${name}:`), name);
});
