/** German: texts about a round for new table, lobby and leaderboards. */

export const ROUND = "Runde";
export const FORMAT = "Spiel\u00adform";
export const HOLES = "Löcher";
export const PACE = "Tempo";

/** The ways to score (D-30 to D-35). */
export const formats: Record<string, { name: string; meaning: string }> = {
  stroke: { name: "Zählspiel", meaning: "Die wenigsten Schläge gewinnen." },
  match: {
    name: "Lochspiel",
    meaning: "Wer weniger hat, gewinnt das Loch. Ein Sieg zählt 1, geteilt ½.",
  },
  skins: { name: "Skins", meaning: "Wer allein am wenigsten hat, holt den Skin; sonst bleibt er im Topf." },
  "best-ball": { name: "Bestball", meaning: "Zwei gegen zwei; der bessere Ball zählt." },
  "low-total": { name: "Ball und Summe", meaning: "Zwei gegen zwei; Punkte für besseren Ball und Summe." },
  "high-low": { name: "High-Low", meaning: "Zwei gegen zwei; Punkte für besseren und schlechteren Ball." },
};
export const PARTNERS = "Erster und dritter Platz spielen gegen zweiten und vierten.";

/** "18 Löcher", "Erste Neun": the part of the course that is played. */
export function round(holes: unknown, count = 18): string {
  if (holes === "front") return "Erste Neun";
  if (holes === "back") return "Zweite Neun";
  if (holes === "72") return "72\u00a0Löcher";
  return holes === "all" ? `${count}\u00a0${count === 1 ? "Loch" : "Löcher"}` : "18\u00a0Löcher";
}
export const holes = { front: "Erste 9", back: "Zweite 9", 18: "Alle 18", 72: "72" };
export const FOUR_ROUNDS = "72, vier Runden";
export const allHoles = (count: number) => (count === 1 ? "Das eine" : `Alle ${count}`);

export const IN_TURN = "Reihum";
export const OWN_PACE = "Eigenes Tempo";
export const IN_TURN_NOTE = "Reihum, mit dem Stymie im Spiel.";
export const OWN_PACE_NOTE = "Alle im eigenen Tempo.";
export const IN_TURN_MEANS = "Der Reihe nach, mit dem Stymie.";
export const ownPaceMeans = (seats: number) =>
  `Alle spielen, wann sie wollen, ohne den Stymie.${seats === 2 ? " Zu zweit gibt es ihn nur reihum." : ""}`;
