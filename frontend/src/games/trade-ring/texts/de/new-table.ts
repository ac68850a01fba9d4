/** German: extras, and how many players the game is for. */

import { capital, numberWord, plural } from "../../../../texts/de/words.ts";

export const EXTRAS = "Extras";
export const chips = (count: number) => ({
  label: "Chips",
  words: `${capital(numberWord(count))} für alle, um einen Tausch zu versüßen. Wer gewinnt, bekommt den Topf.`,
});
export const secretOffers = {
  label: "Geheime Gebote",
  words: "Gebote bleiben verdeckt; wer versteigert, wählt blind. Nur ein Mulligan deckt sie vor dem Ende auf.",
};
export const openHands = {
  label: "Offene Hände",
  words: "Alle sehen jede Hand; Gebote sind verdeckt, bis alle da sind.",
};
/** `most`: the most players allowed, if the table has more. */
export const highRisk = (cards: number, most: number | null) => ({
  label: "Hohes Risiko",
  words: most
    ? `Für höchstens ${numberWord(most)}: Dem Stapel fehlen ${numberWord(cards)} Karten.`
    : `${capital(numberWord(cards))} Karten sind draußen, und niemand weiß, welche.`,
});
export const best = (least: number, most: number) => `Am besten mit ${numberWord(least)} bis ${numberWord(most)}.`;
export const spent = (players: number, mulligans: number) =>
  `Mit ${numberWord(players)} ist der Stapel nach ${plural(mulligans, "einem Mulligan", "Mulligans")} leer.`;
