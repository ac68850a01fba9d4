/** Ingredients, royals, tokens and specialties by name, and how many there are. */

import { capital, listWords, plural } from "../../../../ui/namesAndScores.ts";

export const ingredients = {
  chicken: "chicken",
  cheese: "cheese",
  honey: "honey",
  wine: "wine",
  carrot: "carrot",
};
export type Ingredient = keyof typeof ingredients;

export const tokens = { queen: "Queen", king: "King", princess: "Princess", mulligan: "Mulligan" };

export const specialties = {
  baker: "Baker",
  butcher: "Butcher",
  forager: "Forager",
  gardener: "Gardener",
  "larder-keeper": "Larder Keeper",
  quartermaster: "Quartermaster",
  saucier: "Saucier",
  "spice-trader": "Spice Trader",
  taster: "Taster",
  understudy: "Understudy",
};

/** "One penny", "two cards", "three matches". */
export const pence = (count: number) => plural(count, "penny", "pence");
export const cards = (count: number) => plural(count, "card");
export const matches = (count: number) => plural(count, "match", "matches");

export const card = (icons: Ingredient[]) =>
  new Set(icons).size === 1
    ? `Double ${ingredients[icons[0]!]}`
    : capital(listWords(icons.map((icon) => ingredients[icon])));
