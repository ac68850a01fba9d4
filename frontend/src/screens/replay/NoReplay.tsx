import type { Refused } from "../../api/http.ts";
import { NO_REPLAY } from "../../texts/en/no-replay.ts";
import { NotFound } from "../not-found/NotFound.tsx";

/** Explains why a table has no replay, or none yet. */
export default function NoReplay({ refused }: { refused: Refused }) {
  return <NotFound title={NO_REPLAY}>{refused.message}</NotFound>;
}
