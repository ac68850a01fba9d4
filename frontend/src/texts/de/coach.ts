/** German: what the coach says at a first table, in any game. */

export const COACH = "Coach";
export const of = (number: number, all: number) => `${number} von ${all}`;
export const GOT_IT = "Verstanden";
export const NO_COACH = "Ohne Coach";
/** The replies to its offer. */
export const YES = "Ja, gern";
export const NO_THANKS = "Nein, danke";
/** Above the field for players without a name. */
export const YOUR_NAME = "Dein Name";
