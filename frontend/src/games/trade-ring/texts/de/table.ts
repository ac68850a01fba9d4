/** German: the table in play. `who` is a name, or "Du". */

import { belonging, verb } from "../../../../texts/de/who.ts";
import { chipWords, OVER, someChips } from "./words.ts";

export const TITLE = "Der Tauschring";
export const RING = "Der Tauschring";
export const SEATS = "Der Ring";

// Over the picture.
export const turnWords = {
  over: OVER,
  turn: (who: string, left: string) => `${verb(who, "bist", "ist")} am Zug${left && `. ${left}`}`,
  auction: (who: string, left: string) => `${belonging(who, "Deine Auktion", "Auktion")}${left && `. ${left}`}`,
};
export const turnsLeft = (turns: number) => (turns === 1 ? "Letzter Zug" : `Noch ${turns} Züge`);
export const skipsLeft = (skips: number) => `Noch ${skips}-mal Passen beendet es`;
export const POT = "Topf";
export const inPot = (chips: number) => `${chipWords(chips)} im Topf`;

// The middle of the ring.
export const MULLIGAN = "Mulligan";
export const MULLIGAN_WORDS = "Mulligan: Alle Karten im Ring werden abgeworfen, und alle ziehen eine";
export const SKIP = "Passen";
export const FOLD = "Raus";

// The player's hand.
export const HAND = "Deine Hand";
export const CHOOSE = "Wähle eine Karte";
export const NEW = "neu";
export const NOW = "Jetzt";
export const HANDS = "Was schlägt was";
export const youHave = (chips: number) => `Du hast ${someChips(chips)}`;
export const held = (card: string, counts: boolean, drawn: boolean) =>
  `${card}${counts ? ", zählt" : ""}${drawn ? ", neu" : ""}`;
export const of = (most: number) => `von ${most}`;
export const chipsOf = (chips: number, most: number) => ({
  less: "Ein Chip weniger",
  more: "Ein Chip mehr",
  now: `${chipWords(chips)} ${of(most)}`,
});
export const WITHOUT = ", ohne sie: ";
export const IF_TAKEN = ", wenn sie genommen wird: ";
export const ON_THE_RING = "im Ring";

// The main action, or the hint in its place.
export const main = {
  choose: { auction: "Was versteigerst du?", offer: "Was bietest du?" },
  auction: (rank: string) => `${rank} versteigern`,
  offer: (rank: string) => `${rank} verdeckt bieten`,
  lies: (rank: string) => `Geboten: ${rank}`,
  chips: "Chips ändern",
  instead: (rank: string) => `Lieber ${rank} bieten`,
  chooseTake: "Gebot oder Mulligan?",
  mulligan: "Mulligan: alles abwerfen",
  // `who` is never "Du".
  unseen: (who: string) => `Karte von ${who} blind nehmen`,
  swap: (mine: string, theirs: string) => `${mine} gegen ${theirs} tauschen`,
  skip: "Diesen Zug passen",
  fold: "Endgültig aussteigen",
};
export const BACK = "Doch nicht";
export const WATCHING = "Du schaust zu. Hände bleiben bis zum Ende verdeckt.";
