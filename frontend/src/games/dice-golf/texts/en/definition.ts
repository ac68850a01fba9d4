/** Texts about a round for new table, lobby and leaderboards. */

export const ROUND = "Round";
export const FORMAT = "Format";
export const HOLES = "Holes";
export const PACE = "Pace";

/** The ways to score (D-30 to D-35). */
export const formats: Record<string, { name: string; meaning: string }> = {
  stroke: { name: "Stroke", meaning: "Fewest strokes wins." },
  match: { name: "Match", meaning: "The lower score wins the hole. A match won is 1, a halved one ½." },
  skins: { name: "Skins", meaning: "Sole lowest score wins the skin; ties carry over." },
  "best-ball": { name: "Best ball", meaning: "Two against two; the better ball counts." },
  "low-total": { name: "Low total", meaning: "Two against two; points for low ball and low total." },
  "high-low": { name: "High-low", meaning: "Two against two; points for low ball and high ball." },
};
export const PARTNERS = "First and third seat play second and fourth.";

/** "18 holes", "Front nine": the part of the course that is played. */
export function round(holes: unknown, count = 18): string {
  if (holes === "front") return "Front nine";
  if (holes === "back") return "Back nine";
  if (holes === "72") return "72 holes";
  return holes === "all" ? `${count} ${count === 1 ? "hole" : "holes"}` : "18 holes";
}
export const holes = { front: "Front 9", back: "Back 9", 18: "All 18", 72: "72" };
export const FOUR_ROUNDS = "72, four rounds";
export const allHoles = (count: number) => (count === 1 ? "The one" : `All ${count}`);

export const IN_TURN = "In turn";
export const OWN_PACE = "Own pace";
export const IN_TURN_NOTE = "In turn, with the Stymie in play.";
export const OWN_PACE_NOTE = "Everyone at their own pace.";
export const IN_TURN_MEANS = "One player at a time, with the Stymie.";
export const ownPaceMeans = (seats: number) =>
  `Everyone plays when they like, without the Stymie.${seats === 2 ? " Two players need to play in turn to use it." : ""}`;
