/** German: a player's page. */

export const since = (rounds: number, month: string) =>
  `${rounds}\u00a0${rounds === 1 ? "Runde" : "Runden"} seit ${month}`;
export const TO_BOARDS = "Zurück zu den Ranglisten";

export const INDEX = "Index";
export const RATING = "Wertung";
export const moved = (what: string, by: number, figure: string, month: string) =>
  by === 0
    ? `${what}, unverändert seit ${month}`
    : `${what}, seit ${month} ${figure} ${by < 0 ? "niedriger" : "höher"}`;
export const WHEN = "Wann";
export const PART = "Was";
export const STROKES = "Schläge";
export const NO_INDEX = "Für einen Index müssen drei Runden zählen.";

export const BEST = "Beste Runden";
export const GAMES = "Nach Spielen";
export const ofGame = (rounds: number, wins: number) =>
  `${rounds}\u00a0${rounds === 1 ? "Runde" : "Runden"}, ${wins}\u00a0${wins === 1 ? "Sieg" : "Siege"}`;

export const PARTS = "Schläge pro Runde gegen den Schnitt";
export const parts: Record<string, string> = {
  putting: "Putten",
  driving: "Abschlag",
  approach: "Annäherung",
  rough: "Rough und Bunker",
  weather: "Wetter",
};
export const against = (strokes: number, figure: string) =>
  strokes === 0 ? "im Schnitt" : `${figure} ${strokes < 0 ? "besser" : "schlechter"}`;

export const duel = (name: string, rounds: number) =>
  `Du und ${name}, ${rounds}\u00a0${rounds === 1 ? "Runde" : "Runden"}`;
export const shared = (n: number) => `${n} geteilt`;

export const RECENT = "Letzte Runden";
export const ALL_ROUNDS = "Alle Runden";
export const MORE_ROUNDS = "Frühere Runden";
export const DID_NOT_COME = "Frühere Runden ließen sich nicht laden. Versuch es gleich noch einmal.";
export const SHORT_MONTH: "short" | "numeric" = "numeric";
export const place = (n: number) => `${n}.`;
export const placeOf = (n: number, of: number) => (of === 1 ? "Allein" : `${n}. von ${of}`);

export const playWith = (name: string) => `Mit ${name} spielen`;
export const NEW_TABLE = "Neuer Tisch";

export const NOBODY = "Noch keine Runden";
export const NOBODY_MORE = "Runden zählen ab zwei Menschen oder mit einem Pro.";
