import type { Refused } from "../../api/http.ts";
import * as texts from "../../texts/en/not-found.ts";
import { NotFound } from "../not-found/NotFound.tsx";

/** Shows why the club does not show a table. */
export default function TableRefused({ refused }: { refused: Refused }) {
  if (refused.code === "unknown") {
    return <NotFound title={texts.NO_TABLE}>{texts.ASK_AGAIN}</NotFound>;
  }
  return <NotFound title={texts.NOT_SHOWN}>{refused.message}</NotFound>;
}
