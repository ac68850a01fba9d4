/** German: what a coach at a first table says, whatever the game. */

export const COACH = "Coach";
export const of = (number: number, all: number) => `${number} von ${all}`;
export const GOT_IT = "Verstanden";
export const NO_COACH = "Ohne Coach";
export const YES = "Mit Coach";
/** To who has no name yet. */
export const YOUR_NAME = "Dein Name";
