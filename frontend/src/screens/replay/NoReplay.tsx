import type { Refused } from "../../api/http.ts";
import { NO_REPLAY } from "../../texts/en/no-replay.ts";
import { Nothing } from "../not-found/NotFound.tsx";

/** A table that has no replay, or none yet, and why. */
export default function NoReplay({ refused }: { refused: Refused }) {
  return <Nothing title={NO_REPLAY}>{refused.message}</Nothing>;
}
