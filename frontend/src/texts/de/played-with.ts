/** German: players you have played with and can invite again. */

export const AGAIN = "Oder für bekannte Mitspieler reservieren";
export const where = (game: string, course: string | null) => (course ? `${game}, ${course}` : game);
export const kept = (name: string) =>
  `Der Platz ist für ${name} reserviert. Die Einladung erscheint dort auf der Startseite.`;
