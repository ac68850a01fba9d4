/** The log, turn by turn. */

export const title = (turn: number) => `Turn ${turn}`;
