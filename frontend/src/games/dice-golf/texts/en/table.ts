/** What dice golf says at its table. */

import { theirs, whose } from "../../../../texts/en/table.ts";
import { numberWord } from "../../../../ui/namesAndScores.ts";

export const SCENE = "The hole";
export const hole = (number: number) => `Hole ${number}`;
export const holeDetail = (round: number | null, par: number, yards: number) =>
  `${round === null ? "Par" : `Round ${round}, par`} ${par}, ${yards} yards`;
export const OWN_TEE = "On the tee. All dice at once.";
export const onTee = (who: string) => `${who} is on the tee.`;
/** A stymied roll, told to who made it. */
export const itStood = (story: string) => `Stymied, so it stood. ${story}`;
export const STANDINGS_LABEL = "How it stands";
export const rollLabel = (who: string, second: boolean) => `${whose(who)} ${second ? "second" : "first"} roll`;
export const sumStymied = { title: "Stymied", detail: "no Mulligan on this hole" };
export const sumTee = (dice: number) => ({ title: "On the tee", detail: `${numberWord(dice)} dice, all at once` });

export const CHOOSE_TARGET = "Choose a player";
export const pass = (who: string) => `Stymie ${who}`;
export const ROLL_ALL = "Roll all again";
export const ROLL_ALL_COST = "all dice, and the second throw stands";
export const rollOne = (club: string) => `Roll the ${club} again`;
export const ROLL_ONE_COST = "for one chip, and it stands";
export const COME_BACK = "Back to your dice";
export const keep = (score: number) => `Keep ${numberWord(score)}`;
export const AS_THEY_LIE = "as the dice lie";
export const play = (hole: number) => `Play hole ${hole}`;
export const ROLL = "Roll";

export const HOLE_MULLIGAN = "Hole Mulligan";
export const HOLE_MULLIGAN_FREE = "all dice again, free";
export const HOLE_MULLIGAN_NOW = "costs no chip";
export const holeMulliganLater = (stymied: boolean) => (stymied ? "not when stymied" : "after the first roll");
export const SHOT_MULLIGAN = "Shot Mulligan";
export const shotMulliganTap = (chips: number) => `tap a die, ${chips} left`;
export const NO_CHIPS = "no chips left";
export const chipsLeft = (chips: number, full: number) => `${chips} of ${full} left`;
export const FOR_A_CHIP = "For one chip";
export const chipsAfter = (chips: number, full: number) => `${chipsLeft(chips, full)} after it`;
export const NOT_COUNTED = "Does not count";
export const notCountedWhy = (white: boolean) => (white ? "wood on the green" : "the iron is in");

export const SCORECARDS = "Scorecards";
export const scorecardsAt = (course: string | undefined) => (course ? `${SCORECARDS} at ${course}` : SCORECARDS);
export const lookAt = (who: string) => `Look at ${theirs(who)} hole`;

/** A die for who cannot see it; `words` say what it shows. */
export const dieAgain = (words: string) => `${words}. Shot Mulligan: roll it again for a chip.`;
export const dieAgainTitle = (club: string, key: number) => `Shot Mulligan: the ${club} again (${key})`;
export const dieOnTee = (club: string, colour: string) => `${club}, ${colour} die, not rolled yet`;
export const dieNeverAlone = (words: string) => `${words}. Never rolled alone.`;
