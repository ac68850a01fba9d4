/** What the coach says at a first table, in any game. */

export const COACH = "Coach";
export const of = (number: number, all: number) => `${number} of ${all}`;
export const GOT_IT = "Got it";
export const NO_COACH = "No coach";
/** The replies to its offer. */
export const YES = "Yes please";
export const NO_THANKS = "No thanks";
/** Above the field for players without a name. */
export const YOUR_NAME = "Your name";
