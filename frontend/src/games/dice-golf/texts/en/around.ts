/** What the screens around the table say of a round: new table, lobby, boards. */

export const ROUND = "Round";
export const FORMAT = "Format";
export const HOLES = "Holes";
export const PACE = "Pace";

/** The ways to score (D-30 to D-35): what they are called, and what decides. */
export const formats: Record<string, { name: string; meaning: string }> = {
  stroke: { name: "Stroke", meaning: "Fewest strokes wins." },
  match: { name: "Match", meaning: "A hole goes to the lower score. A match won is 1, one halved ½." },
  skins: { name: "Skins", meaning: "Lowest alone takes the hole; ties carry over." },
  "best-ball": { name: "Best ball", meaning: "Two against two; the better ball counts." },
  "low-total": { name: "Low total", meaning: "Two against two; low ball and low total." },
  "high-low": { name: "High-low", meaning: "Two against two; low ball and high ball." },
};
export const PARTNERS = "Partners sit across: first and third seat against second and fourth.";

/** "18 holes", "Front nine": what of the course is played. */
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
export const OWN_PACE_NOTE = "Everybody at their own pace.";
export const IN_TURN_MEANS = "One after the other, with the Stymie.";
export const ownPaceMeans = (seats: number) =>
  `Everybody plays on when they like, without the Stymie${seats === 2 ? ": it is off for two, unless you play in turn" : ""}.`;
