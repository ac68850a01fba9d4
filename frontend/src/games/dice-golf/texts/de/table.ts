/** German: the texts of the table. */

import { belonging } from "../../../../texts/de/table.ts";
import { numberWord } from "../../../../texts/de/words.ts";
import { colouredDie } from "./words.ts";

export const SCENE = "Das Loch";
export const hole = (number: number) => `Loch\u00a0${number}`;
export const holeDetail = (round: number | null, par: number, yards: number) =>
  `${round === null ? "Par" : `Runde\u00a0${round}, Par`}\u00a0${par}, ${yards}\u00a0Yards`;
export const OWN_TEE = "Du stehst am Abschlag. Wirf alle Würfel auf einmal.";
export const onTee = (who: string) => `${who} steht am Abschlag.`;
/** The player's own stymied roll. */
export const itStood = (story: string) => `Im Stymie: Dieser Wurf gilt. ${story}`;
export const STANDINGS_LABEL = "Spielstand";
export const rollLabel = (who: string, second: boolean) =>
  second ? belonging(who, "Dein zweiter Wurf", "Zweiter Wurf") : belonging(who, "Dein erster Wurf", "Erster Wurf");
export const sumStymied = { title: "Im Stymie", detail: "kein Mulligan an diesem Loch" };
export const sumTee = (dice: number) => ({
  title: "Am Abschlag",
  detail: `${numberWord(dice)} Würfel, alle auf einmal`,
});

export const CHOOSE_TARGET = "Wen soll er treffen?";
export const pass = (who: string) => `Stymie an ${who}`;
export const REROLL_ALL = "Alle noch einmal";
export const REROLL_ALL_COST = "alle Würfel; der neue Wurf gilt";
export const rerollOne = (club: string) => `${club} noch einmal`;
export const REROLL_ONE_COST = "ein Chip; der neue Wurf gilt";
export const COME_BACK = "Zu deinen Würfeln";
export const keep = (score: number) => `Die ${score} behalten`;
export const SCORE_IT = "diesen Wurf werten";
export const play = (hole: number) => `Loch\u00a0${hole} spielen`;
export const ROLL = "Würfeln";

export const HOLE_MULLIGAN = "Loch-Mulligan";
export const HOLE_MULLIGAN_FREE = "alle Würfel neu, gratis";
export const HOLE_MULLIGAN_NOW = "kostet keinen Chip";
export const holeMulliganLater = (stymied: boolean) => (stymied ? "nicht im Stymie" : "nach dem ersten Wurf");
export const SHOT_MULLIGAN = "Schlag-Mulligan";
export const shotMulliganTap = (chips: number) => `Würfel antippen, noch\u00a0${chips}`;
export const NO_CHIPS = "keine Chips mehr";
export const chipsLeft = (chips: number, full: number) => `noch ${chips} von\u00a0${full}`;
export const COSTS_A_CHIP = "Kostet einen Chip";
export const chipsAfter = (chips: number, full: number) => `danach ${chipsLeft(chips, full)}`;
export const NOT_COUNTED = "Zählt nicht";
export const notCountedWhy = (white: boolean) => (white ? "Holz auf dem Grün" : "Eisen ist drin");

export const SCORECARDS = "Scorekarten";
export const scorecardsAt = (course: string | undefined) => (course ? `${SCORECARDS} auf ${course}` : SCORECARDS);
export const lookAt = (who: string) => `${belonging(who, "Dein Loch", "Loch")} ansehen`;

/** A die for screen readers; `words`: what it shows. */
export const dieAgain = (words: string) => `${words}. Schlag-Mulligan: für einen Chip noch einmal.`;
export const dieAgainTitle = (club: string, key: number) => `Schlag-Mulligan: ${club} noch einmal (${key})`;
export const dieOnTee = (club: string, colour: string) => `${club}, ${colouredDie(colour)}, noch nicht geworfen`;
export const dieNeverAlone = (words: string) => `${words}. Kann nicht allein noch einmal geworfen werden.`;
