/** How a game of trading ended: who holds the best hand; all hands come below it. */

import { later } from "../../app/lazy.tsx";
import type { Finished } from "../types.ts";
import type { RingState } from "./state.ts";

export { outcome } from "./outcome.ts";

const AllHands = later(() => import("./AllHands.tsx"));

export default function Result({ view }: { view: Finished<RingState> }) {
  return <AllHands view={view} />;
}
