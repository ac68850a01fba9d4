/** The game in three steps, and its rules. */

export const steps = [
  { title: "Pick in secret", text: "All pick a number at once." },
  { title: "Think again", text: "Until the last pick is in you may change yours." },
  { title: "Be highest", text: "Then all lie open. The highest number wins, and equals share the place." },
];
export const numbers = (least: number, most: number) => `Everybody picks *a number from ${least} to ${most}*.`;
