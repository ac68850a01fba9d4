/** Grandpa Beck's Golf for beginners. */

import CardPictures from "./CardPictures.tsx";
import { type Face, symbolOf } from "./state.ts";

export { steps } from "./texts/en/how.ts";

const SHOWN: Face[][] = [
  [null, 7, null],
  [6, "M", 6],
  [-1, -4, "H"],
];

/** Three cards side by side. */
export function Picture({ step }: { step: number }) {
  return (
    <>
      <CardPictures />
      <svg viewBox="0 0 324 324" aria-hidden="true">
        {SHOWN[step]!.map((face, at) => (
          <use key={at} href={`#${symbolOf(face)}`} x={at * 112} y="92" width="100" height="140" />
        ))}
      </svg>
    </>
  );
}
