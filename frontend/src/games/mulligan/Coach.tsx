import { Coach } from "../table/Coach.tsx";
import { LESSONS, pointerOf, type Sight } from "./coachPointers.ts";

/** The coach on the first hole. */
export default function MulliganCoach(sight: Sight) {
  const { at, turn } = sight.view.state;
  const offers = at === 0 && turn === 1 && !sight.swing;
  return <Coach lessons={LESSONS} offers={offers} pointerOf={(seen, now) => pointerOf(seen, sight, now)} />;
}
