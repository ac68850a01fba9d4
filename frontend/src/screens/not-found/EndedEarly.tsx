import type { View } from "../../api/types.ts";
import * as texts from "../../texts/en/ended-early.ts";
import { NotFound } from "./NotFound.tsx";

/** A table that ended without a result. */
export default function EndedEarly({ view }: { view: View }) {
  if (view.ended === "closed")
    return <NotFound title={texts.CLOSED}>{view.started ? texts.RULES_CHANGED : texts.CLOSED_MORE}</NotFound>;
  return <NotFound title={texts.LEFT}>{texts.LEFT_MORE}</NotFound>;
}
