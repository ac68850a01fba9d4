import type { Refused } from "../../api/http.ts";
import * as texts from "../../texts/en/lost.ts";
import { Nothing } from "../not-found/NotFound.tsx";

/** A table that the club does not show, and why. */
export default function Refusal({ refused }: { refused: Refused }) {
  if (refused.code === "unknown") {
    return <Nothing title={texts.NO_TABLE}>{texts.ASK_AGAIN}</Nothing>;
  }
  return <Nothing title={texts.NOT_SHOWN}>{refused.message}</Nothing>;
}
