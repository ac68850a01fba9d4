/** What the Stymie is. */

export const STYMIE = "The Stymie";
export const stymie = [
  "If you finish a hole two over par or worse while the block is free, you must pass it to someone with a roll to come, but never to your partner.",
  "Their next roll counts as it falls, with no Mulligan of either kind. Then the block is free again.",
];
export const PASS_IT = "Pass the Stymie: whose next roll must count?";
