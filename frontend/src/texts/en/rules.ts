/** The rules screens; each game has its rules in its own catalogue. */

export const TITLE = "Rules";
export const EACH = "Each game in a minute";
export const inAMinute = (game: string) => `${game} in a minute`;
export const WHOSE =
  "The games belong to their makers: Mulligan Dice Golf is by Kinmax LLC, Grandpa Beck’s Golf by Grandpa Beck, The " +
  "Trading Ring, which its maker calls Mulligan, by KaitlynEthylia, MULLIGAN by Jake Van Slooten and Cory Meyer, " +
  "Mulligan Stew by Jon Gill. The club has no connection with them: if you like a game, buy the original.";
export const NEW_TABLE = "New table";
