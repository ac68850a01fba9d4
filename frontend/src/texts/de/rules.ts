/** German: the rules' own screens; what they say stands with each game. */

export const TITLE = "Regeln";
export const EACH = "Jedes Spiel in einer Minute";
export const inAMinute = (game: string) => `${game} in einer Minute`;
export const WHOSE =
  "Die Spiele gehören denen, die sie gemacht haben: Mulligan Dice Golf ist von Kinmax LLC, Grandpa Beck’s Golf von Grandpa " +
  "Beck, das Tauschspiel, im Original Mulligan, von KaitlynEthylia, MULLIGAN von Jake Van Slooten und Cory Meyer, Mulligan " +
  "Stew von Jon Gill. Der Club hat mit ihnen nichts zu tun: Gefällt dir ein Spiel, dann kauf das Original.";
export const NEW_TABLE = "Neuer Tisch";
