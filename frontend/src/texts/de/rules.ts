/** German: the rules screens; each game has its rules in its own catalogue. */

export const TITLE = "Regeln";
export const EACH = "Alle Spiele kurz erklärt";
export const inAMinute = (game: string) => `${game} kurz erklärt`;
export const WHOSE =
  "Die Spiele gehören ihren Machern: Mulligan Dice Golf ist von Kinmax LLC, Grandpa Beck’s Golf von Grandpa " +
  "Beck, der Tauschring, im Original Mulligan, von KaitlynEthylia, MULLIGAN von Jake Van Slooten und Cory Meyer, Mulligan " +
  "Stew von Jon Gill. Der Club hat mit ihnen nichts zu tun: Gefällt dir ein Spiel, dann kauf das Original.";
export const NEW_TABLE = "Neuer Tisch";
