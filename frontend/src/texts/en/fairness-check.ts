/** What the check of a finished game found, in sentences for players. */

const count = (many: number, thing: string) => (many === 1 ? `1 ${thing}` : `${many} ${thing}s`);

export const UNREADABLE = "The replay cannot be read to its end: something in it is missing or misspelt.";

export const SEED = {
  right: "The seed is the one that the table had committed to when it was made.",
  wrong: "The seed does not fit the table's commitment: it may have been chosen later.",
};
export const DAY_SEED = {
  right: "The seed is the one that the day’s challenge had committed to when it opened.",
  wrong: "The seed does not fit the commitment of the day’s challenge: it may have been chosen later.",
};
export const DAY_ALONE = {
  right: "This is a round of the day’s challenge: one person, begun on that day.",
  wrong: "This is no round of a day’s challenge, so everybody’s random numbers should have counted.",
};
export const DAY_SHOWN = {
  right: "This device was shown the same day’s challenge when it sat down.",
  wrong: "This device was not shown this day’s challenge when it sat down.",
};
export const DAY_TOLD = {
  right: "The commitment is the one that everybody is shown for that day’s challenge.",
  wrong: "The commitment is not the one that everybody is shown for that day’s challenge.",
};
export const COMMITMENT = {
  right: "The commitment is the one that this device was shown at the beginning.",
  wrong: "The commitment is not the one that this device was shown at the beginning.",
};
export const NONCES = {
  right: "Random numbers came only from people who sat here when the game began.",
  wrong: "A random number does not come from a person who sat here when the game began.",
};
export const NONCE = {
  right: "Your own random number is part of what the draws were made from.",
  wrong: "Your own random number is not the one that this device sent.",
};
/** `missing`: the number of the first move that is not in the log. */
export const moves = (many: number, missing: number) => ({
  right: `${count(many, "move")} that this device sent ${many === 1 ? "stands" : "stand"} in the log as sent.`,
  wrong: `Your move number ${missing} does not stand in the log as this device sent it.`,
});
export const log = (items: number) => ({
  right: `The log of ${count(items, "item")} fits its fingerprint.`,
  wrong: "The log does not fit its fingerprint: something in it was changed.",
});
/** `faults`: what is wrong with some of the draws. */
export const draws = (many: number, faults: string[]) => ({
  right: `${many === 1 ? "The one die or shuffle follows" : `All ${many} dice and shuffles follow`} from the seed and the players’ random numbers.`,
  wrong: `${count(faults.length, "draw")} of ${many} ${faults.length === 1 ? "does" : "do"} not follow from the seed and the players’ random numbers: ${faults[0]}.`,
});
/** The same of a day's challenge. */
export const dayDraws = (many: number, faults: string[]) => ({
  right: `${many === 1 ? "The one die follows" : `All ${many} dice follow`} from the day’s seed, the same for everybody.`,
  wrong: `${count(faults.length, "draw")} of ${many} ${faults.length === 1 ? "does" : "do"} not follow from the day’s seed: ${faults[0]}.`,
});

export const TWICE = "one label was drawn twice";
export const NO_LABEL = "one of them has no label";
export const noDraw = (label: string) => `${label} is no draw that a game makes`;
export const otherOrder = (label: string) => `${label} should come out in another order`;
/** `told`: null where the replay tells no number. */
export const otherNumber = (label: string, found: number, told: number | null) =>
  `${label} should be ${found}, ${told === null ? "and tells no number" : `not ${told}`}`;
