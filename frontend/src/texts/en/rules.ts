/** The rules' own screens; what they say stands with each game. */

export const TITLE = "Rules";
export const EACH = "Each game in a minute";
export const inAMinute = (game: string) => `${game} in a minute`;
export const WHOSE =
  "The games are their makers’: Mulligan Dice Golf is by Kinmax LLC, Grandpa Beck’s Golf by Grandpa Beck, the trading " +
  "game, which its maker calls Mulligan, by KaitlynEthylia, MULLIGAN by Jake Van Slooten and Cory Meyer, Mulligan Stew by Jon Gill. " +
  "The club has no connection with them: if you like a game, buy its box.";
export const NEW_TABLE = "New table";
