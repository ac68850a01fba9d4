/** German: making a table. */

export const TITLE = "Neuer Tisch";
export const GAME = "Spiel";
export const CLOCK = "Bedenk\u00adzeit";
export const CLOCKS: Record<string, { label: string; spoken: string }> = {
  "1": { label: "1\u00a0h", spoken: "Eine Stunde für jeden Zug" },
  "8": { label: "8\u00a0h", spoken: "Acht Stunden für jeden Zug" },
  "24": { label: "1\u00a0Tag", spoken: "Ein Tag für jeden Zug" },
  "72": { label: "3\u00a0Tage", spoken: "Drei Tage für jeden Zug" },
  none: { label: "Ohne", spoken: "Ohne Limit" },
};
/** Opens the choice of other clocks. */
export const OTHER_PACES = "Bedenkzeit und Zuschauer";
export const TABLE_NAME = "Name des Tisches";
export const TABLE_NAME_EXAMPLE = "Sonntagsvierer (optional)";
export const OPEN = "Tisch aufmachen";
export const TEE_OFF = "Abschlagen";
export const DEAL = "Karten geben";
export const NAMELESS = "Gib einen Namen ein, damit man dich erkennt.";

export const COURSE = "Golfplatz";
export const OTHERS = "Andere";

export const SEATS = "Plätze";
/** On a button that scrolls down to the seats. */
export const seats = (count: number) => `${count}\u00a0${count === 1 ? "Platz" : "Plätze"}`;
export const YOUR_NAME = "Dein Name";
export const YOU = "Du";
export const yourSeat = (name: string) => `${name || "Du"}, dein Platz`;
export const seat = (n: number, taker: string) => `Platz\u00a0${n}, ${taker}`;
export const whoTakes = (n: number) => `Wer auf Platz\u00a0${n} sitzt`;
export const addSeat = (n: number) => `Platz\u00a0${n} hinzufügen`;
export const ADD = "Dazu";
export const LINK = "Link";
export const BY_LINK = "per Link";
export const NO_ONE = "Niemand";
export const keptFor = (name: string) => `für ${name} reserviert`;
/** The character of each bot level: after its name, and as a line below the choice of a seat. */
export const BOTS = {
  visitor: "ein Bot, der wie ein Kind spielt",
  easy: "ein gemütlicher Bot",
  normal: "ein solider Bot",
  hard: "ein starker Bot",
  champion: "der beste Bot, den es gibt",
} as const;
/** Below each level's name. */
export const BOT = "Bot";
export const bot = (level: string, kind: string) => `${level}, ${kind}`;
