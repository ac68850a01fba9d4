/** The Stymie explains itself. */

export const STYMIE = "The Stymie";
export const stymie = [
  "Finish a hole two over par or worse while the block lies free, and you must pass it to somebody with a roll to come, never to your partner.",
  "Their next roll stands as it falls, with no Mulligan of either kind. Then the block is free again.",
];
export const PASS_IT = "Pass the Stymie: whose next roll shall stand?";
