/** ms for which the dice tumble before the ball is struck. */
export const TUMBLE = 420;
