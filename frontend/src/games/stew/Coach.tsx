import { Coach } from "../table/Coach.tsx";
import { isFirst, LESSONS, pointerOf, type Sight } from "./coachPointers.ts";

/** The coach in the first round. */
export default function StewCoach(sight: Sight) {
  return <Coach lessons={LESSONS} offers={isFirst(sight)} pointerOf={(seen, now) => pointerOf(seen, sight, now)} />;
}
