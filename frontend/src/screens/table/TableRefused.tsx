import type { Refused } from "../../api/http.ts";
import * as texts from "../../texts/en/lost.ts";
import { NotFound } from "../not-found/NotFound.tsx";

/** A table that the club does not show, and why. */
export default function TableRefused({ refused }: { refused: Refused }) {
  if (refused.code === "unknown") {
    return <NotFound title={texts.NO_TABLE}>{texts.ASK_AGAIN}</NotFound>;
  }
  return <NotFound title={texts.NOT_SHOWN}>{refused.message}</NotFound>;
}
