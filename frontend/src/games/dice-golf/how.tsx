/** Dice golf for beginners. */

import { Die } from "../../art/dice/Die.tsx";
import Faces from "../../art/dice/Faces.tsx";

export { steps } from "./texts/en/how.ts";

const DICE = [
  { die: "black", face: "Fairway" },
  { die: "green", face: 3 },
  { die: "white", face: "Tap In" },
] as const;

export function Picture({ step }: { step: number }) {
  return (
    <>
      <Faces />
      <Die {...DICE[step]!} />
    </>
  );
}
