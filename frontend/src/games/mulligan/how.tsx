/** The game in three steps, with a picture of cards for each. */

import { Card } from "./art/Card.tsx";
import Pictures from "./art/Pictures.tsx";

export { steps } from "./texts/en/rules.ts";

/** Cards for each step: a Fairway Wood with Hook; a plan of two; a club that holes out. */
const SHOWN = [
  [
    [9, "club"],
    [9, "shaded"],
  ],
  [
    [20, "club"],
    [2, "shaded"],
  ],
  [
    [76, "club"],
    [84, "club"],
  ],
] as const;

export function Picture({ step }: { step: number }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <Pictures />
      {SHOWN[step]!.map(([card, up], at) => (
        <svg key={at} x={7 + at * 45} y={18} width="41" height="64" viewBox="0 0 64 100" aria-hidden="true">
          <Card card={card} up={up} words={null} />
        </svg>
      ))}
    </svg>
  );
}
