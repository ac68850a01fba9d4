/** The findings of a fairness check, as sentences for players. */

const count = (many: number, thing: string) => (many === 1 ? `1 ${thing}` : `${many} ${thing}s`);

export const UNREADABLE = "This replay can’t be read: part of it is missing or damaged.";

export const SEED = {
  right: "The seed matches the table’s seal.",
  wrong: "The seed doesn’t match the table’s seal: it may have been chosen later.",
};
export const DAY_SEED = {
  right: "The seed matches the seal of the day’s challenge.",
  wrong: "The seed doesn’t match the seal of the day’s challenge: it may have been chosen later.",
};
export const DAY_ALONE = {
  right: "This is a round of the day’s challenge: one person, started on that day.",
  wrong: "This isn’t a round of a day’s challenge, so everyone’s random numbers should have counted.",
};
export const DAY_SHOWN = {
  right: "This device was shown the same challenge when it joined.",
  wrong: "This device wasn’t shown this challenge when it joined.",
};
export const DAY_TOLD = {
  right: "The seal is the one everyone is shown for that challenge.",
  wrong: "The seal isn’t the one everyone is shown for that challenge.",
};
export const COMMITMENT = {
  right: "The seal is the one this device was shown at the start.",
  wrong: "The seal isn’t the one this device was shown at the start.",
};
export const NONCES = {
  right: "Random numbers came only from people who had a seat when the game started.",
  wrong: "A random number didn’t come from a person who had a seat when the game started.",
};
export const NONCE = {
  right: "Your own random number was used for the draws.",
  wrong: "Your own random number isn’t the one this device sent.",
};
/** `missing`: the number of the first move that is missing from the log. */
export const moves = (many: number, missing: number) => ({
  right: `${count(many, "move")} from this device ${many === 1 ? "is" : "are"} in the log as sent.`,
  wrong: `Your move number ${missing} isn’t in the log as this device sent it.`,
});
export const log = (items: number) => ({
  right: `The log of ${count(items, "item")} matches its fingerprint.`,
  wrong: "The log doesn’t match its fingerprint: something in it was changed.",
});
/** `faults`: what is wrong with some of the draws. */
export const draws = (many: number, faults: string[]) => ({
  right: `${many === 1 ? "The one die or shuffle follows" : `All ${many} dice and shuffles follow`} from the seed and the players’ random numbers.`,
  wrong: `${faults.length} of ${count(many, "draw")} ${faults.length === 1 ? "doesn’t" : "don’t"} follow from the seed and the players’ random numbers: ${faults[0]}.`,
});
/** The same for a day's challenge. */
export const dayDraws = (many: number, faults: string[]) => ({
  right: `${many === 1 ? "The one die follows" : `All ${many} dice follow`} from the day’s seed, the same for everyone.`,
  wrong: `${faults.length} of ${count(many, "draw")} ${faults.length === 1 ? "doesn’t" : "don’t"} follow from the day’s seed: ${faults[0]}.`,
});

export const TWICE = "one label was drawn twice";
export const NO_LABEL = "one of them has no label";
export const noDraw = (label: string) => `${label} isn’t a draw that any game makes`;
export const otherOrder = (label: string) => `${label} should give a different order`;
/** `told`: null if the replay gives no number. */
export const otherNumber = (label: string, found: number, told: number | null) =>
  `${label} should be ${found}, ${told === null ? "but no number is given" : `not ${told}`}`;
