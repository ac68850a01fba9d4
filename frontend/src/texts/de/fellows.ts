/** German: those one has played with, who can be invited again. */

export const AGAIN = "Oder für jemanden von früher freihalten";
export const where = (game: string, course: string | null) => (course ? `${game}, ${course}` : game);
export const kept = (name: string) =>
  `Der Platz ist für ${name} freigehalten; auf dem anderen Gerät steht der Tisch unter den eigenen.`;
