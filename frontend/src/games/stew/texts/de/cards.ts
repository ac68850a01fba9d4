/** German: ingredients, royals, tokens and specialties by name, and how many there are.
 *
 * One word per thing in all German texts of this game:
 *
 * - royals Hoheiten, order Bestellung, tip Trinkgeld, wages Lohn, pot Topf, penny Penny, pence Pence, money Geld
 * - match Treffer, token Plättchen, specialty Spezialität, ingredient Zutat, a double Doppel
 * - round Runde, turn Zug, choose wählen, hand Hand, draw ziehen, discard abwerfen, discard pile Ablage, deck Stapel
 * - swap tauschen, face down verdeckt, reveal aufdecken, dishwasher Spüldienst
 */

import { capital, listWords, plural } from "../../../../texts/de/words.ts";

export const ingredients = {
  chicken: "Huhn",
  cheese: "Käse",
  honey: "Honig",
  wine: "Wein",
  carrot: "Karotte",
};
export type Ingredient = keyof typeof ingredients;

export const tokens = { queen: "Königin", king: "König", princess: "Prinzessin", mulligan: "Mulligan" };

/** All of one gender: "der Bäcker", "den Bäcker". */
export const specialties = {
  baker: "Bäcker",
  butcher: "Metzger",
  forager: "Sammler",
  gardener: "Gärtner",
  "larder-keeper": "Vorratsmeister",
  quartermaster: "Zahlmeister",
  saucier: "Saucier",
  "spice-trader": "Gewürzhändler",
  taster: "Vorkoster",
  understudy: "Ersatzkoch",
};

/** "ein Penny", "zwei Karten", "drei Treffer": nominative. */
export const pence = (count: number) => plural(count, "ein Penny", "Pence");
export const cards = (count: number) => plural(count, "eine Karte", "Karten");
export const matches = (count: number) => plural(count, "ein Treffer", "Treffer");

export const card = (icons: Ingredient[]) =>
  new Set(icons).size === 1
    ? `Zweimal ${ingredients[icons[0]!]}`
    : capital(listWords(icons.map((icon) => ingredients[icon])));

// Royals and tokens in their cases, also with prepositions that merge with the article.
type Token = keyof typeof tokens;
const woman = (name: string) => ({
  the: `die ${name}`,
  accusative: `die ${name}`,
  of: `der ${name}`,
  by: `bei der ${name}`,
  to: `zur ${name}`,
  from: `von der ${name}`,
});
const man = (name: string, of: string) => ({
  the: `der ${name}`,
  accusative: `den ${name}`,
  of: `des ${of}`,
  by: `beim ${name}`,
  to: `zum ${name}`,
  from: `vom ${name}`,
});
const cases: Record<Token, ReturnType<typeof woman>> = {
  queen: woman(tokens.queen),
  king: man(tokens.king, "Königs"),
  princess: woman(tokens.princess),
  mulligan: man(tokens.mulligan, "Mulligans"),
};
/** "die Königin", "den König", "des Königs", "beim König", "zum König", "vom König". */
export const cased = (token: Token) => cases[token];
