/** What is said at the table. */

import { listWords } from "../../../../ui/words.ts";
import { specialties, tokens } from "./cards.ts";

export const title = (round: number, turn: number) => `Round ${round}, turn ${turn}`;
export const SEATS = "Everybody’s money and tokens";
export const turnOf = {
  specialties: "All keep a specialty",
  opening: "All keep or replace their hands",
  plan: "All plan at once",
  exchange: "The Understudy may exchange its token",
  over: "The game is over",
};
export const order = (royal: keyof typeof tokens, cards: string, tip: number) =>
  `${tokens[royal]}: ${cards}, tip ${tip}`;
export const hand = (cards: number) => `${cards} ${cards === 1 ? "card" : "cards"}`;
export const knack = (specialty: keyof typeof specialties | null) => (specialty ? specialties[specialty] : "");
export const played = (names: (keyof typeof tokens)[]) => listWords(names.map((name) => tokens[name]));
export const pence = (money: number) => `${money}p`;

export const CHOOSE = "Choose cards and a token";
export const CHOOSE_ONE = "Choose one of these";
export const HIDDEN = "Nobody sees it until all have chosen.";
export const KEEP = "Keep the hand";
export const REPLACE = "Replace all of it";
export const STAY = "Stay with the token";
export const keep = (specialty: keyof typeof specialties) => `Keep the ${specialties[specialty]}`;
export const cookFor = (token: keyof typeof tokens) => `Play the ${tokens[token]}`;
export const CHOSEN = "You have chosen. You may still change it.";
export const waitFor = (who: string[]) => (who.length ? `Waiting for ${listWords(who)}` : turnOf.over);
