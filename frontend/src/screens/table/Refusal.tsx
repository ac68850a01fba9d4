import type { Refused } from "../../api/http.ts";
import { Nothing } from "../lost/Nothing.tsx";

/** A table that the club does not show, and why. */
export default function Refusal({ refused }: { refused: Refused }) {
  if (refused.code === "unknown") {
    return (
      <Nothing title="No such table">
        The link may have lost its end on the way. Ask for it once more, and open it whole.
      </Nothing>
    );
  }
  return <Nothing title="This table cannot be shown">{refused.message}</Nothing>;
}
