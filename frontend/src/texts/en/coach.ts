/** What a coach at a first table says, whatever the game. */

export const COACH = "Coach";
export const of = (number: number, all: number) => `${number} of ${all}`;
export const GOT_IT = "Got it";
export const NO_COACH = "No coach";
export const YES = "With a coach";
/** To who has no name yet. */
export const YOUR_NAME = "Your name";
