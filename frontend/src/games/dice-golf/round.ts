/** What of a course is played, and how it is scored, in words. */

export const FORMATS: Record<string, { name: string; meaning: string; players: [number, number] }> = {
  stroke: { name: "Stroke", meaning: "Fewest strokes wins.", players: [1, 9] },
  match: { name: "Match", meaning: "Each hole is won, lost or halved.", players: [2, 9] },
  skins: { name: "Skins", meaning: "Lowest alone takes the hole; ties carry over.", players: [2, 9] },
  "best-ball": { name: "Best ball", meaning: "Two against two; the better ball counts.", players: [4, 4] },
  "low-total": { name: "Low total", meaning: "Two against two; low ball and low total.", players: [4, 4] },
  "high-low": { name: "High-low", meaning: "Two against two; low ball and high ball.", players: [4, 4] },
};

/** "18 holes", "Front nine": what of the course is played. */
export function roundWords(holes: unknown, count = 18): string {
  if (holes === "front") return "Front nine";
  if (holes === "back") return "Back nine";
  if (holes === "72") return "72 holes";
  return holes === "all" ? `${count} ${count === 1 ? "hole" : "holes"}` : "18 holes";
}
