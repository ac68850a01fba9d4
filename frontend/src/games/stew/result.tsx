/** Who won, and what the last round's pots were worth. */

import { later } from "../../ui/lazy.tsx";
import type { StewFinished } from "./state.ts";

const Pictures = later(() => import("./art/Pictures.tsx"));
const LastRound = later(() => import("./LastRound.tsx"));

export { outcome } from "./outcome.ts";

export default function Result({ view }: { view: StewFinished }) {
  return (
    <>
      <Pictures />
      <LastRound view={view} />
    </>
  );
}
