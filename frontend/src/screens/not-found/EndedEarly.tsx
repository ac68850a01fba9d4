import type { View } from "../../api/types.ts";
import * as texts from "../../texts/en/over.ts";
import { Nothing } from "./NotFound.tsx";

/** A table that ended without places. */
export default function Over({ view }: { view: View }) {
  if (view.ended === "closed")
    return <Nothing title={texts.CLOSED}>{view.started ? texts.RULES_CHANGED : texts.CLOSED_MORE}</Nothing>;
  return <Nothing title={texts.LEFT}>{texts.LEFT_MORE}</Nothing>;
}
