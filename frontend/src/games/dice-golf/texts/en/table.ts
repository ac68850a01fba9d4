/** The texts of the table. */

import { theirs, whose } from "../../../../texts/en/table.ts";
import { numberWord } from "../../../../ui/namesAndScores.ts";

export const SCENE = "The hole";
export const hole = (number: number) => `Hole ${number}`;
export const holeDetail = (round: number | null, par: number, yards: number) =>
  `${round === null ? "Par" : `Round ${round}, par`} ${par}, ${yards} yards`;
export const OWN_TEE = "You’re on the tee. Roll all dice at once.";
export const onTee = (who: string) => `${who} is on the tee.`;
/** The player's own stymied roll. */
export const itStood = (story: string) => `Stymied: this roll counts. ${story}`;
export const STANDINGS_LABEL = "Standings";
export const rollLabel = (who: string, second: boolean) => `${whose(who)} ${second ? "second" : "first"} roll`;
export const sumStymied = { title: "Stymied", detail: "no Mulligan on this hole" };
export const sumTee = (dice: number) => ({ title: "On the tee", detail: `${numberWord(dice)} dice, all at once` });

export const CHOOSE_TARGET = "Choose a player";
export const pass = (who: string) => `Stymie ${who}`;
export const REROLL_ALL = "Reroll all";
export const REROLL_ALL_COST = "all dice; the new roll counts";
export const rerollOne = (club: string) => `Reroll the ${club}`;
export const REROLL_ONE_COST = "one chip; the new roll counts";
export const COME_BACK = "Back to your dice";
export const keep = (score: number) => `Keep the ${score}`;
export const SCORE_IT = "score this roll";
export const play = (hole: number) => `Play hole ${hole}`;
export const ROLL = "Roll";

export const HOLE_MULLIGAN = "Hole Mulligan";
export const HOLE_MULLIGAN_FREE = "reroll all dice, free";
export const HOLE_MULLIGAN_NOW = "costs no chip";
export const holeMulliganLater = (stymied: boolean) => (stymied ? "not when stymied" : "after the first roll");
export const SHOT_MULLIGAN = "Shot Mulligan";
export const shotMulliganTap = (chips: number) => `tap a die, ${chips} left`;
export const NO_CHIPS = "no chips left";
export const chipsLeft = (chips: number, full: number) => `${chips} of ${full} left`;
export const COSTS_A_CHIP = "Costs one chip";
export const chipsAfter = (chips: number, full: number) => `leaves ${chips} of ${full}`;
export const NOT_COUNTED = "Doesn’t count";
export const notCountedWhy = (white: boolean) => (white ? "wood on the green" : "the iron is in");

export const SCORECARDS = "Scorecards";
export const scorecardsAt = (course: string | undefined) => (course ? `${SCORECARDS} at ${course}` : SCORECARDS);
export const lookAt = (who: string) => `Look at ${theirs(who)} hole`;

/** A die for screen readers; `words`: what it shows. */
export const dieAgain = (words: string) => `${words}. Shot Mulligan: reroll it for a chip.`;
export const dieAgainTitle = (club: string, key: number) => `Shot Mulligan: reroll the ${club} (${key})`;
export const dieOnTee = (club: string, colour: string) => `${club}, ${colour} die, not rolled yet`;
export const dieNeverAlone = (words: string) => `${words}. Can’t be rerolled alone.`;
