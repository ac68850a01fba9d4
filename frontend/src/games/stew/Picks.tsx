/** One of several things to choose: a specialty, the hand one opens with, or an Understudy's token. */

import * as say from "./texts/en/picks.ts";
import type { Play } from "./usePlay.ts";
import "./picks.css";

export default function Picks({ play: { may, draft, acts, busy } }: { play: Play }) {
  const chosen = JSON.stringify(draft?.pick);
  return (
    <div class="stew-picks">
      {may.picks.map((pick) => (
        <button
          key={JSON.stringify(pick)}
          type="button"
          aria-pressed={JSON.stringify(pick) === chosen}
          aria-disabled={busy}
          onClick={() => acts.pick(pick)}
        >
          <b>{say.nameOf(pick)}</b>
          {pick.kind !== "open" && <small>{say.means(pick)}</small>}
        </button>
      ))}
    </div>
  );
}
