/** German: those one has played with, who can be invited again. */

export const AGAIN = "Schon zusammen gespielt";
export const invite = (name: string, where: string) => `Den Platz für ${name} freihalten, zuletzt bei: ${where}`;
export const where = (game: string, course: string | null) => (course ? `${game}, ${course}` : game);
export const kept = (name: string) =>
  `Der Platz ist für ${name} freigehalten; auf dem anderen Gerät steht der Tisch unter den eigenen.`;
