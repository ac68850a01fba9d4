/** German: the log, turn by turn. */

export const title = (turn: number) => `Zug\u00a0${turn}`;
